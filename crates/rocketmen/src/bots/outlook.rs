//! What a player has to expect: how long the game lasts and what locations, goals and cards are worth until then.

use super::goals::Goals;
use super::rig::{Targets, targets};
use super::taste::Taste;
use crate::cards::{CardId, CardSet};
use crate::content::{Content, Destination, Effect, Face, Family, Gain, LocationId, Needs};
use crate::state::{Mode, Player, Rocketmen};
use std::cell::{Cell, OnceCell};
use table::Seat;

/// A game seen by one player who counts cards. Reads what that player may know and nothing else: the own cards, HQ
/// included since it is known by elimination, and what lies open.
pub(super) struct Outlook<'a> {
    /// The game, as imagined by the player.
    pub game: &'a Rocketmen,
    /// The player.
    pub seat: Seat,
    /// The player's cards and progress.
    pub me: &'a Player,
    /// The cards and the board.
    pub content: &'a Content,
    /// How things are weighed.
    pub taste: &'a Taste,
    /// How many more turns the player will probably have after this one.
    pub turns: f64,
    /// How often a card of the deck will probably be drawn until the end.
    pub uses: f64,
    /// Rocket points on cards in the deck and of achievements.
    pub rocket_owned: f64,
    /// What a token at each location is worth, once it was asked for; not a number before.
    places: [Cell<f64>; MOST_LOCATIONS],
    /// The goals, once they were asked about.
    goals: OnceCell<Goals>,
    /// The targets of each kind of Mission, once they were asked for.
    targets: [OnceCell<Targets>; MOST_MISSIONS],
}

/// A player's locations are the bits of one small number.
const MOST_LOCATIONS: usize = 16;
/// Missions are the first kinds of cards; more of them than this are worked out each time.
const MOST_MISSIONS: usize = 16;

/// A turn count that stands for "long enough to matter fully".
const LONG: f64 = 12.0;

impl<'a> Outlook<'a> {
    /// The game as this player sees it.
    pub fn new(game: &'a Rocketmen, seat: Seat, taste: &'a Taste) -> Outlook<'a> {
        let me = game.player(seat);
        let content: &Content = game.content();
        let turns = turns_left(game, taste);
        let deck = in_the_cycle(me);
        let rocket: u16 =
            (deck | me.pad).iter().map(|card| u16::from(content.face(card).prints.rocket)).sum();
        Outlook {
            game,
            seat,
            me,
            content,
            taste,
            turns,
            uses: turns * game.hand_limit(seat) as f64 / (deck.len() + 1).max(1) as f64,
            rocket_owned: f64::from(rocket) + f64::from(me.achievements.rocket),
            places: [const { Cell::new(f64::NAN) }; MOST_LOCATIONS],
            goals: OnceCell::new(),
            targets: [const { OnceCell::new() }; MOST_MISSIONS],
        }
    }

    /// Whether this is the player's last turn.
    pub fn is_last_turn(&self) -> bool {
        self.turns <= 0.0
    }

    /// How much of the game is left, from nothing to one.
    pub fn horizon(&self) -> f64 {
        (self.turns / LONG).min(1.0)
    }

    /// How many missions the player may fulfil at all (RM-8.4, RM-12.3).
    pub fn tokens(&self) -> u8 {
        let constants = self.content.constants();
        if self.game.mode == Mode::BattleForEarth { constants.battle_missions } else { constants.tokens }
    }

    /// What a success of this Mission at this location is worth.
    pub fn success_worth(&self, mission: CardId, location: LocationId) -> f64 {
        let gain = self.content.kind(self.content.face(mission).kind).gain;
        let lasting = gain.map_or(0.0, |gain| self.gain_worth(gain) * self.turns);
        let Some(known) = self.places.get(location.index()) else {
            return self.place_worth(location) + lasting;
        };
        if known.get().is_nan() {
            known.set(self.place_worth(location));
        }
        known.get() + lasting
    }

    /// What a token at this location is worth.
    fn place_worth(&self, location: LocationId) -> f64 {
        let place = &self.content.locations()[location.index()];
        let first = self.game.is_untouched(location);
        let mut worth = f64::from(if first { place.first } else { place.later });
        if self.game.mode == Mode::Standard && self.token_is_free(place.destination) {
            worth += f64::from(self.content.constants().token_vp);
        }
        worth += self.goal_worth(self.me.locations | 1 << location.0) - self.goal_worth(self.me.locations);
        // The last tokens had better go where they score a lot.
        let spent = f64::from(self.me.missions() + 1) / f64::from(self.tokens().max(1));
        worth - self.taste.token * spent * self.horizon().min(0.5) * 2.0
    }

    fn token_is_free(&self, destination: Destination) -> bool {
        match destination {
            Destination::Earth => false,
            Destination::Moon => self.game.moon_token.is_none(),
            Destination::Mars => self.game.mars_token.is_none(),
        }
    }

    /// What an achievement is worth each turn.
    pub fn gain_worth(&self, gain: Gain) -> f64 {
        match gain {
            Gain::Money(money) => f64::from(money) / 20.0 * self.taste.gain_money,
            Gain::Science(science) => f64::from(science) * self.taste.gain_science,
            Gain::Rocket(points) => f64::from(points) * self.taste.gain_rocket,
            Gain::Hand(cards) => f64::from(cards) * self.taste.gain_hand,
        }
    }

    /// What the personal goals are worth with tokens at these locations.
    pub fn goal_worth(&self, locations: u16) -> f64 {
        self.goals.get_or_init(|| Goals::of(self.game, self.seat, self.taste)).worth(locations)
    }

    /// Where this Mission could fly and what that would be worth; worked out once.
    pub fn targets(&self, mission: CardId) -> Targets {
        let kind = usize::from(self.content.face(mission).kind.0);
        match self.targets.get(kind) {
            Some(known) => *known.get_or_init(|| targets(self, mission)),
            None => targets(self, mission),
        }
    }

    /// What a card shows is worth each time it is drawn, Rocket points apart.
    pub fn draw_worth(&self, face: &Face) -> f64 {
        let (taste, prints) = (self.taste, &face.prints);
        let mut money = f64::from(prints.money);
        if let Effect::MoneyPerMission { money: each } = face.effect {
            money += f64::from(each) * (f64::from(self.me.missions()) + self.horizon());
        }
        let printed = money / 10.0 * taste.money
            + f64::from(prints.computer) * taste.items[0]
            + f64::from(prints.composite) * taste.items[1]
            + f64::from(prints.biotech) * taste.items[2]
            + f64::from(prints.science) * taste.science;
        let effect = match face.effect {
            Effect::PayDraw { cards } | Effect::Draw { cards } => f64::from(cards) * taste.draw,
            Effect::PayPlaceFree => taste.draw,
            Effect::PayJunk { .. } | Effect::JunkThenDraw { .. } => taste.thinning,
            Effect::SwapHand { .. } | Effect::CycleDisplayThenDraw { .. } => taste.draw * 0.5,
            Effect::FetchFromWarehouse { .. } => taste.draw * 0.3,
            Effect::Boost { spaces } | Effect::Advance { spaces } => f64::from(spaces) * taste.launch_effect,
            Effect::PlanFirstDraw { .. } | Effect::Redraw | Effect::ZeroCountsAs { .. } => {
                taste.launch_effect
            }
            Effect::KeepEngine { .. } | Effect::Store { .. } => taste.launch_effect * 0.5,
            Effect::Copy => taste.draw * 2.0,
            Effect::None | Effect::TakeThreat { .. } | Effect::MoneyPerMission { .. } => 0.0,
        };
        printed + effect
    }

    /// What Rocket points in the deck are worth when there would be so many.
    pub fn rocket_worth(&self, points: f64) -> f64 {
        self.taste.rocket * (1.0 - (-points / self.taste.rocket_scale).exp()) * self.horizon()
    }

    /// What it is worth to own one more card like this.
    pub fn card_worth(&self, card: CardId) -> f64 {
        let face = self.content.face(card);
        if let Family::Threat(_) = face.family {
            return self.threat_worth(card);
        }
        let mut worth = self.uses * (self.draw_worth(face) - self.taste.dilution);
        if face.prints.rocket > 0 {
            let points = f64::from(face.prints.rocket);
            worth += self.rocket_worth(self.rocket_owned + points) - self.rocket_worth(self.rocket_owned);
            if face.permanent {
                worth += self.taste.permanent * points * self.horizon();
            }
        }
        if let Effect::TakeThreat { .. } = face.effect {
            worth += self.taste.threat_tool * self.horizon().max(f64::from(u8::from(self.turns > 2.0)) * 0.5);
        }
        worth
    }

    /// What a Threat is worth: its points (RM-10.7), a Guardian's task, and the room it takes in the deck.
    pub fn threat_worth(&self, card: CardId) -> f64 {
        let mut worth = self.game.threat_vp(card) as f64 - self.uses * self.taste.dilution;
        let family = self.content.face(card).family;
        let threats = self.me.owned() & self.content.threats();
        let new_type = threats.iter().all(|owned| self.content.face(owned).family != family);
        let solo = matches!(self.game.mode, Mode::Solitaire(_));
        for goal in self.me.goals.iter().flatten() {
            let Some(goal) = self.content.source().goals.get(usize::from(goal.0)) else { continue };
            for task in &goal.tasks {
                let helps = match task.needs {
                    Needs::Threats(count) => threats.len() < usize::from(count),
                    Needs::ThreatTypes(_) => new_type && !self.game.meets(self.seat, &task.needs),
                    _ => false,
                };
                if helps {
                    worth += f64::from(task.vp) * if solo { 2.5 } else { self.taste.goal };
                }
            }
        }
        worth
    }
}

/// The cards that come round again: everything but plan, pad, Depot and Junkyard.
pub(super) fn in_the_cycle(player: &Player) -> CardSet {
    player.hq | player.hand | player.warehouse | player.played
}

/// How many more turns there will probably be after this one; nothing once the end is triggered (RM-10.5).
fn turns_left(game: &Rocketmen, taste: &Taste) -> f64 {
    let constants = game.content().constants();
    if game.ending.is_some() || game.round >= constants.rounds {
        return 0.0;
    }
    let players = &game.players[..usize::from(game.seats)];
    let missions = players.iter().map(|player| player.missions()).max().unwrap_or(0);
    let turns = match game.mode {
        Mode::Standard => {
            let threshold = constants.thresholds[usize::from(game.seats.clamp(2, 4)) - 2];
            let lead = players.iter().map(|player| player.vp).max().unwrap_or(0);
            let by_points = f64::from(threshold.saturating_sub(lead)) / taste.pace;
            by_points.min(f64::from(constants.tokens.saturating_sub(missions)) * taste.mission_turns)
        }
        Mode::BattleForEarth => {
            f64::from(constants.battle_missions.saturating_sub(missions)) * taste.mission_turns
        }
        Mode::Solitaire(_) => {
            let theirs = game.ai.as_ref().map_or(0, |ai| ai.missions());
            let market = &game.market;
            let cards = market.teal.len() + market.pink.len() + market.under.len() + game.displayed().len();
            let by_tokens =
                f64::from(constants.tokens.saturating_sub(missions.max(theirs))) * taste.mission_turns;
            by_tokens.min(cards as f64 / 1.3)
        }
    };
    turns.clamp(1.0, 20.0)
}
