//! Filling in a view.

use super::*;
use crate::AwayMissions;
use crate::agenda::{Question, Roll, Task};
use crate::field::Way;
use crate::rules::scenario::{Context, Playbook};
use crate::scenario::{ItemsMode, StartMode, TileKind};
use table::{Seats, Viewer};

impl View {
    /// What this viewer sees.
    pub(crate) fn of(game: &AwayMissions, viewer: Viewer) -> View {
        let you = match viewer {
            Viewer::Seat(seat) if seat.0 < game.setup.seats => Some(seat),
            _ => None,
        };
        View {
            you,
            seats: game.setup.seats,
            scenario: game.mission.id.clone(),
            briefing: Briefing {
                name: game.mission.name.clone(),
                intro: game.mission.intro.clone(),
                goal: game.mission.goal.clone(),
            },
            number: game.mission.number,
            mode: game.field.mode,
            order: game.setup.order,
            campaign: game.setup.campaign,
            flown: game.flown.clone(),
            phase: game.phase(),
            acting: game.acting,
            pending: game.pending(),
            roll: game.roll_view(),
            turn: game.turn,
            red_alert: game.red_alert,
            power_out: game.field.power_out,
            sight_limit: game.field.sight_limit,
            arrow: game.field.arrow,
            packing: matches!(game.agenda.last(), Some(Task::SetUp)).then(|| game.packing_view()),
            tiles: game.tile_views(),
            hatches: game.hatch_views(),
            rocketeers: game.rocketeer_views(),
            aliens: game.field.aliens.clone(),
            bosses: game.field.bosses.clone(),
            supply: SupplyView {
                face_down: game.face_down().count(),
                unused: game.supply.unused.iter().copied().collect(),
                thralls: game.supply.thralls.len(),
                brains: game.supply.brains,
                command: game.supply.command,
                figures: game.field.figures,
            },
            goals: game.goals(&game.mission.victory),
            dangers: game.mission.defeat.iter().map(|defeat| game.goals(&defeat.condition)).collect(),
            counters: (game.mission.counters.keys().zip(&game.book.counters))
                .map(|(name, value)| CounterView { name: name.clone(), value: *value })
                .collect(),
            flags: game.book.flags.clone(),
            actions: game.action_views(),
            film: Arc::clone(&game.film),
            requests: game.talk.requests.clone(),
            intentions: game.talk.intentions.clone(),
            record: ServiceLine::of(&game.flown),
            end: game.end,
            verdict: game.verdict(),
        }
    }
}

fn listed(seats: Seats) -> Vec<Seat> {
    seats.iter().collect()
}

impl AwayMissions {
    fn phase(&self) -> Phase {
        if self.over {
            return Phase::Over;
        }
        for task in self.agenda.iter().rev() {
            match task {
                Task::SetUp => return Phase::SetUp,
                Task::Debrief => return Phase::Debrief,
                Task::Order(_) => return Phase::Order,
                Task::Scan(_) => return Phase::Scanning,
                Task::Turn(_) => return Phase::Actions,
                Task::AliensBegin | Task::AlienTurnEnds | Task::Cleanup => return Phase::Aliens,
                _ => {}
            }
        }
        Phase::Aliens
    }

    /// What the scenario says about the defeat that has come (AM-25.4, AM-27.43).
    fn verdict(&self) -> Option<Bilingual> {
        match self.end? {
            End::Defeat(number) => {
                self.mission.defeat.get(usize::from(number)).map(|defeat| defeat.text.clone())
            }
            End::Failed => self.book.lost_to.clone(),
            End::Won | End::Killed(_) | End::Suffocated(_) => None,
        }
    }

    fn pending(&self) -> Option<Pending> {
        let seats = self.waits_for();
        if seats.is_empty() {
            return None;
        }
        let what = match self.agenda.last()? {
            Task::SetUp => Decision::SetUp { ready: listed(self.packing.ready) },
            Task::Debrief => Decision::Debrief { ready: listed(self.packing.ready) },
            Task::Order(vote) => Decision::Order {
                proposal: vote.proposal,
                agree: listed(vote.agree),
                until: vote.until,
                everybody: vote.everybody,
            },
            Task::Scan(_) => Decision::Scan,
            Task::Turn(_) => Decision::Act,
            Task::Granted(grant) => Decision::Granted { who: grant.who.clone(), what: grant.what },
            Task::Roll(_) => Decision::Roll,
            Task::Aliens(turn) => Decision::Aliens(turn.question()?.clone()),
            Task::Ask(question) => self.asked_view(question),
            _ => return None,
        };
        Some(Pending { seats: listed(seats), who: self.decides(), what })
    }

    fn asked_view(&self, question: &Question) -> Decision {
        match question {
            Question::Trade { from, give, take, .. } => {
                Decision::Trade { from: *from, give: give.clone(), take: take.clone() }
            }
            Question::Moved { by, item, path, .. } => {
                Decision::Moved { by: *by, item: *item, path: path.clone() }
            }
            Question::Component { .. } => Decision::Component,
            Question::OneOf { branches, .. } => {
                let mission = self.mission();
                let book = Playbook(&mission);
                let effects = branches.iter().filter_map(|branch| book.effect(branch)).cloned();
                Decision::OneOf { effects: effects.collect() }
            }
            Question::FromTheBox { .. } => Decision::FromTheBox,
            Question::FillUp { .. } => Decision::FillUp,
        }
    }

    fn roll_view(&self) -> Option<RollView> {
        let roll = self.agenda.iter().rev().find_map(|task| match task {
            Task::Roll(roll) => Some(roll),
            _ => None,
        })?;
        Some(RollView {
            who: roll.who,
            what: roll.what.clone(),
            dice: roll.dice.clone(),
            inverted: roll.inverted,
            successes: roll.successes(),
            stage: roll.stage,
            overkills: roll.overkills,
            spent: roll.spent.clone(),
            borrowed: roll.borrowed,
            kind: match &roll.what {
                RollFor::Attack(attack) => Some(attack.kind),
                RollFor::Subdue { kind, .. } => Some(*kind),
                _ => None,
            },
        })
    }

    fn tile_views(&self) -> Vec<TileView> {
        let view = |id: TileId| {
            let tile = self.field.tile(id)?;
            let shown = tile.shown();
            Some(TileView {
                id,
                at: tile.at,
                scanned: tile.scanned,
                faded: tile.faded,
                number: tile.number(),
                rotation: shown.map(|face| face.rotation),
                room: tile.room(),
                vent: tile.shows_vent(),
                shows: shown.map_or(Edges::NONE, |face| face.hatches_on_map()),
                tokens: tile.tokens,
                hidden_marker: tile.pool.is_some(),
                lying: tile.lying.clone(),
                control: tile.control,
            })
        };
        self.field.tile_ids().filter_map(view).collect()
    }

    fn hatch_views(&self) -> Vec<HatchView> {
        let geometry = self.map();
        let links = || self.field.links.iter().map(|link| link.between);
        let mut hatches = Vec::new();
        for from in self.field.tile_ids() {
            for to in geometry.steps(Way::Tiles, from).filter(|to| from < *to) {
                if let Some(state) = self.field.hatch(from, to) {
                    let link = links().any(|between| between == (from, to));
                    hatches.push(HatchView { between: (from, to), state, link });
                }
            }
        }
        hatches
    }

    fn rocketeer_views(&self) -> Vec<RocketeerView> {
        let view = |one: &crate::field::Rocketeer| RocketeerView {
            who: one.who,
            seat: one.seat,
            at: one.at,
            hp: one.hp,
            full_hp: one.full_hp,
            iq: self.iq(one.who),
            o2: one.o2,
            order: one.order,
            ap: one.ap,
            command: one.command,
            components: one.components,
            items: one.items.clone(),
            cargo: (0u8..)
                .zip(&self.book.cargo)
                .filter(|(_, holder)| **holder == Some(one.who))
                .map(|(number, _)| number)
                .collect(),
            grappled_by: one.grappled_by.clone(),
            done: one.turn.done,
            panicked: one.turn.panicked,
            invisible: one.turn.invisible,
            o2_action: one.turn.o2_action,
            talent: one.turn.talent,
            held: one.turn.held,
        };
        self.field.rocketeers.iter().map(view).collect()
    }

    fn action_views(&self) -> Vec<ActionView> {
        let mission = self.mission();
        let book = Playbook(&mission);
        let view = |(number, (room, action)): (u8, (Option<Room>, &crate::scenario::Action))| {
            let context = self.at_home(Context::default(), room);
            if room.is_some() && context.tile.is_none() {
                return None;
            }
            Some(ActionView {
                action: number,
                id: action.id.clone(),
                room,
                tiles: self.places(&action.place, &context),
                taken: self.book.actions.get(usize::from(number)).map_or(0, |used| used.game),
            })
        };
        (0u8..).zip(book.actions()).filter_map(view).collect()
    }

    fn packing_view(&self) -> PackingView {
        let rules = &self.mission.starting_items;
        let choose = self.mission.start.mode == StartMode::PlayersChoose;
        PackingView {
            crew: (self.packing.crew.iter())
                .map(|packed| PackedView {
                    who: packed.who,
                    seat: packed.seat,
                    items: packed.items.clone(),
                    keep: packed.keep,
                })
                .collect(),
            landings: if choose { self.mission.start.candidates.clone() } else { Vec::new() },
            landing: self.landing_place(),
            map: (self.mission.tiles.iter())
                .map(|tile| PlannedTile {
                    at: tile.at(),
                    room: match tile.kind {
                        TileKind::Start => Some(tile.tile.unwrap_or(self.mission.start.tile)),
                        TileKind::Fixed => tile.tile,
                        TileKind::Standard | TileKind::Pool => None,
                    },
                    tokens: Tokens {
                        alien: tile.tokens.alien,
                        alert: tile.tokens.alert,
                        discovery: tile.tokens.discovery,
                        rocketeer: tile.tokens.rocketeer,
                    },
                    hidden_marker: tile.pool.is_some(),
                    number: tile.number,
                    turn: tile.turn.unwrap_or_default(),
                })
                .collect(),
            quotas: Seat::all(self.setup.seats).map(|seat| self.quota(seat)).collect(),
            items: rules.per_rocketeer,
            large: rules.max_large,
            lose: rules.mode == ItemsMode::ChooseThenLose,
        }
    }

    /// The parts that a chair plays now.
    pub(crate) fn roles_of(&self, seat: Seat) -> Vec<&'static str> {
        if self.over || seat.0 >= self.setup.seats {
            return Vec::new();
        }
        let mut roles = Vec::new();
        let waited = self.waits_for().has(seat);
        if self.acting.is_some_and(|who| self.runs(seat, who)) {
            roles.push("acting");
        }
        match self.agenda.last() {
            Some(Task::Order(_)) if waited => roles.push("voting"),
            Some(Task::Ask(_) | Task::Aliens(_) | Task::Granted(_)) if waited => {
                roles.push("asked");
            }
            _ => {}
        }
        if roles.is_empty() {
            roles.push("waiting");
        }
        roles
    }

    /// When patience ends.
    pub(crate) fn patience_ends(&self) -> Option<GameTime> {
        match self.agenda.last() {
            Some(Task::Order(vote)) if !self.over => vote.until,
            _ => None,
        }
    }
}

impl Roll {
    /// Successes, with those that no die shows (AM-8.1, AM-16.6).
    pub(crate) fn successes(&self) -> u8 {
        let good = |face: u8| if self.inverted { face >= 8 } else { face <= 3 };
        let shown = self.dice.iter().filter(|face| good(**face)).count();
        u8::try_from(shown).unwrap_or(u8::MAX).saturating_add(self.sure)
    }
}
