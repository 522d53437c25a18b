//! Chapter 10, second half, and chapter 11: the final scoring.

use crate::cards::CardSet;
use crate::content::{Family, GoalId, Item, LocationId, Needs, ThreatType, VariantId, VariantRule};
use crate::state::{Mode, Player, Rocketmen};
use serde::{Deserialize, Serialize};
use table::Seat;

/// Where a player's points come from.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Score {
    /// Points on the victory track.
    pub track: u16,
    /// Points for Threats (RM-10.7).
    pub threats: u16,
    /// Points for the Moon and Mars tokens (RM-10.8).
    pub tokens: u16,
    /// The goals, with what each task pays; the better one counts.
    pub goals: Vec<GoalScore>,
    /// Points for the better goal (RM-10.9).
    pub goal: u16,
    /// Points for each Variant card that scores.
    pub variants: Vec<(VariantId, u16)>,
    /// All together.
    pub total: u16,
}

/// What a goal would pay.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GoalScore {
    /// Which goal.
    pub goal: GoalId,
    /// What each of its two tasks pays; nothing for a task not met.
    pub tasks: [u8; 2],
    /// Whether all its tasks are met, as Solitaire wants it (RM-13.3).
    pub met: bool,
    /// Whether it is the one that pays (RM-10.9).
    pub counts: bool,
}

/// How far a player is with a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Progress {
    /// What there is of it.
    pub have: u8,
    /// What it takes.
    pub need: u8,
    /// Whether that is reached.
    pub met: bool,
}

/// Points on the victory track with their reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TrackPart {
    /// The place that was reached; nothing for Threats that score at once (RM-13.15).
    pub location: Option<LocationId>,
    /// The points.
    pub vp: u8,
    /// Whether nobody had been there before.
    pub first: bool,
}

impl Score {
    /// The points for one Variant card.
    pub fn of_variant(&self, variant: VariantId) -> u16 {
        self.variants.iter().find(|(one, _)| *one == variant).map_or(0, |(_, vp)| *vp)
    }
}

/// What decided among players with the same points (RM-10.24, RM-10.25).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TieBreak {
    /// The winner's best location.
    Location(LocationId),
    /// The number of missions that the winner fulfilled.
    Missions(u8),
    /// Nothing: they share the victory.
    Shared,
}

impl Rocketmen {
    /// How far a player is with what a task asks for.
    pub(crate) fn progress(&self, seat: Seat, needs: &Needs) -> Progress {
        let player = self.player(seat);
        let at = |wanted: &dyn Fn(&crate::content::LocationSource) -> bool| -> usize {
            let places = self.content.locations().iter().enumerate();
            places.filter(|(index, place)| player.locations & (1 << index) != 0 && wanted(place)).count()
        };
        let (have, need) = match needs {
            Needs::Location(destination, kind) => {
                (at(&|place| place.destination == *destination && place.r#type == *kind), 1)
            }
            Needs::Type(kind, count) => (at(&|place| place.r#type == *kind), *count),
            Needs::Destination(destination, count) => {
                (at(&|place| place.destination == *destination), *count)
            }
            Needs::Missions(count) => (usize::from(player.missions()), *count),
            Needs::Threats(count) => (self.threats_of(player).len(), *count),
            Needs::ThreatTypes(count) => {
                let threats = self.threats_of(player);
                let types = ThreatType::ALL.iter().filter(|wanted| {
                    threats.iter().any(|card| self.content.face(card).family == Family::Threat(**wanted))
                });
                (types.count(), *count)
            }
            Needs::Tokens(count) => {
                let held = [self.moon_token, self.mars_token];
                (held.iter().filter(|token| **token == Some(seat)).count(), *count)
            }
            Needs::All(needs) => {
                (needs.iter().filter(|needs| self.meets(seat, needs)).count(), needs.len() as u8)
            }
        };
        Progress { have: have as u8, need, met: have >= usize::from(need) }
    }

    /// Whether a player has what a task asks for.
    pub(crate) fn meets(&self, seat: Seat, needs: &Needs) -> bool {
        self.progress(seat, needs).met
    }

    fn threats_of(&self, player: &Player) -> CardSet {
        player.owned() & self.content.threats()
    }

    /// How far a player is with the two tasks of a goal.
    pub(crate) fn tasks(&self, seat: Seat, goal: GoalId) -> [Progress; 2] {
        let mut far = [Progress { have: 0, need: 0, met: true }; 2];
        if let Some(source) = self.content.source().goals.get(usize::from(goal.0)) {
            for (far, task) in far.iter_mut().zip(&source.tasks) {
                *far = self.progress(seat, &task.needs);
            }
        }
        far
    }

    /// What a goal pays a player now.
    pub(crate) fn goal_score(&self, seat: Seat, goal: GoalId) -> GoalScore {
        let mut tasks = [0; 2];
        let mut met = false;
        if let Some(source) = self.content.source().goals.get(usize::from(goal.0)) {
            met = true;
            for (paid, task) in tasks.iter_mut().zip(&source.tasks) {
                if self.meets(seat, &task.needs) {
                    *paid = task.vp;
                } else {
                    met = false;
                }
            }
        }
        GoalScore { goal, tasks, met, counts: false }
    }

    /// How much of what a scoring Variant counts a player has (RM-11.2 to RM-11.7).
    pub(crate) fn amount(&self, player: &Player, rule: VariantRule) -> Option<u16> {
        let sum = |count: &dyn Fn(&crate::content::Printed) -> u8| -> u16 {
            player.owned().iter().map(|card| u16::from(count(&self.content.face(card).prints))).sum()
        };
        Some(match rule {
            VariantRule::MostItems { item: Item::Computer } => sum(&|prints| prints.computer),
            VariantRule::MostItems { item: Item::Composite } => sum(&|prints| prints.composite),
            VariantRule::MostItems { item: Item::Biotech } => sum(&|prints| prints.biotech),
            VariantRule::MostRocketPoints => {
                sum(&|prints| prints.rocket) + u16::from(player.achievements.rocket)
            }
            VariantRule::MostThreats => self.threats_of(player).len() as u16,
            _ => return None,
        })
    }

    /// Where a player's points on the victory track came from.
    pub(crate) fn track_parts(&self, seat: Seat) -> Vec<TrackPart> {
        let player = self.player(seat);
        let places = (0u8..).zip(self.content.locations());
        let reached = places.filter(|(index, _)| player.is_at(LocationId(*index)));
        let mut parts: Vec<TrackPart> = reached
            .map(|(index, place)| {
                let first = player.firsts & (1 << index) != 0;
                let vp = if first { place.first } else { place.later };
                TrackPart { location: Some(LocationId(index)), vp, first }
            })
            .collect();
        let rest = player.vp.saturating_sub(parts.iter().map(|part| part.vp).sum());
        if rest > 0 {
            parts.push(TrackPart { location: None, vp: rest, first: false });
        }
        parts
    }

    /// The Variant cards in use that pay points.
    pub(crate) fn scoring_variants(&self) -> Vec<VariantId> {
        let pays = |variant: &VariantId| {
            self.content.source().variants.get(usize::from(variant.0)).is_some_and(|source| source.vp > 0)
        };
        self.house.variants.iter().flatten().copied().filter(pays).collect()
    }

    /// Every player's points as they stand.
    pub(crate) fn scores(&self) -> Vec<Score> {
        let mut scores: Vec<Score> = Seat::all(self.seats).map(|seat| self.own_score(seat)).collect();
        for variant in self.house.variants.iter().flatten() {
            let Some(source) = self.content.source().variants.get(usize::from(variant.0)) else { continue };
            let amounts: Vec<Option<u16>> =
                Seat::all(self.seats).map(|seat| self.amount(self.player(seat), source.rule)).collect();
            let Some(most) = amounts.iter().copied().flatten().max().filter(|most| *most > 0) else {
                continue;
            };
            for (score, amount) in scores.iter_mut().zip(amounts) {
                if amount == Some(most) {
                    score.variants.push((*variant, u16::from(source.vp)));
                }
            }
        }
        for score in &mut scores {
            let variants: u16 = score.variants.iter().map(|(_, vp)| vp).sum();
            score.total = score.track + score.threats + score.tokens + score.goal + variants;
        }
        scores
    }

    /// A player's points without the Variant cards.
    fn own_score(&self, seat: Seat) -> Score {
        let player = self.player(seat);
        let solitaire = self.is_solitaire();
        let threats: u16 = self.threats_of(player).iter().map(|card| self.threat_vp(card)).sum::<u16>()
            * u16::from(!solitaire);
        let held = [self.moon_token, self.mars_token].iter().filter(|token| **token == Some(seat)).count();
        let mut goals: Vec<GoalScore> =
            player.goals.iter().flatten().map(|goal| self.goal_score(seat, *goal)).collect();
        let worth = |goal: &GoalScore| u16::from(goal.tasks[0]) + u16::from(goal.tasks[1]);
        let best = if solitaire { 0 } else { goals.iter().map(worth).max().unwrap_or(0) };
        if let Some(goal) = goals.iter_mut().find(|goal| best > 0 && worth(goal) == best) {
            goal.counts = true;
        }
        Score {
            track: u16::from(player.vp),
            threats,
            tokens: held as u16 * u16::from(self.content.constants().token_vp),
            goals,
            goal: best,
            ..Score::default()
        }
    }

    pub(crate) fn threat_vp(&self, card: crate::cards::CardId) -> u16 {
        u16::from(self.content.kind(self.content.face(card).kind).vp)
    }

    /// A player's best location, and its rank; a player without any ranks last.
    fn best_location(&self, seat: Seat) -> (u8, Option<LocationId>) {
        let places = self.content.locations().iter().enumerate();
        let mine = places.filter(|(index, _)| self.player(seat).locations & (1 << index) != 0);
        mine.map(|(index, place)| (place.rank, Some(LocationId(index as u8))))
            .min()
            .unwrap_or((u8::MAX, None))
    }

    /// What decided among those with the most points, if there were several.
    pub(crate) fn tie_break(&self) -> Option<TieBreak> {
        let scores = self.scores();
        let most = scores.iter().map(|score| score.total).max()?;
        let tied = || Seat::all(self.seats).filter(|seat| scores[seat.index()].total == most);
        if tied().count() < 2 {
            return None;
        }
        let &[winner] = self.winners().as_slice() else { return Some(TieBreak::Shared) };
        let (rank, location) = self.best_location(winner);
        let as_far = tied().any(|seat| seat != winner && self.best_location(seat).0 == rank);
        match location {
            Some(location) if !as_far => Some(TieBreak::Location(location)),
            _ => Some(TieBreak::Missions(self.player(winner).missions())),
        }
    }

    /// Who wins: points, then the best location, then the number of missions, then together (RM-10.23 to RM-10.25).
    pub(crate) fn winners(&self) -> Vec<Seat> {
        if let (Mode::Solitaire(_), Some(ai)) = (self.mode, &self.ai) {
            let won = self.players[0].vp > ai.vp && self.solo_goal_met();
            return if won { vec![Seat(0)] } else { Vec::new() };
        }
        let scores = self.scores();
        let standing = |seat: Seat| {
            let missions = self.player(seat).missions();
            (scores[seat.index()].total, u8::MAX - self.best_location(seat).0, missions)
        };
        let best = Seat::all(self.seats).map(standing).max();
        Seat::all(self.seats).filter(|seat| Some(standing(*seat)) == best).collect()
    }

    /// Solitaire: whether both tasks of the goal are met (RM-13.3).
    pub(crate) fn solo_goal_met(&self) -> bool {
        let goals = self.players[0].goals;
        goals.iter().flatten().all(|goal| self.goal_score(Seat(0), *goal).met)
    }
}
