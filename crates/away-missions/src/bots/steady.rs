//! A bot that keeps the crew alive, does what the orders ask for and goes home.

use super::appraisal::{AP, Appraiser, Weights};
use super::atlas::Atlas;
use super::outlook::{FAR, Outlook};
use super::{packing, talk, trades};
use crate::agenda::{Roll, RollStage, Task};
use crate::aliens::{Ask, Question, Strike};
use crate::command::{Action, Aim, Answer, Boost, Command, Overkill, Pay, Target};
use crate::content::Content;
use crate::field::{ItemId, Lying};
use crate::{AlienType, AwayMissions, Item, Slot, Who};
use table::{Bot, Chair, Decision, Game, GameTime, Seat, Seed, Story};

/// So many commands in one turn are enough: whatever is left then is not worth the wait.
const ENOUGH: u32 = 40;
/// An item is used if it brings at least this much.
const USE: i32 = 250;
/// What an O2 must bring.
const OXYGEN: i32 = 350;

/// Plays by rule of thumb.
#[derive(Clone)]
pub struct Steady {
    seed: Seed,
    weights: Weights,
    /// The Game Turn and the Rocketeer whose turn it is, and how many commands were given in it.
    turn: Option<(u16, Who)>,
    given: u32,
    /// Exchanges offered in this turn: nobody is asked twice.
    offered: Vec<Command>,
    atlas: Atlas,
}

impl Steady {
    /// A bot that imagines dice from this seed; the true ones it never sees.
    pub fn new(seed: Seed) -> Steady {
        Steady::with(seed, Weights::USUAL)
    }

    /// The same with other weights.
    pub fn with(seed: Seed, weights: Weights) -> Steady {
        Steady::with_atlas(seed, weights, Atlas::default())
    }

    /// The same with what is known about maps.
    pub(super) fn with_atlas(seed: Seed, weights: Weights, atlas: Atlas) -> Steady {
        Steady { seed, weights, turn: None, given: 0, offered: Vec::new(), atlas }
    }
}

impl Bot<AwayMissions> for Steady {
    fn choose(&mut self, chair: &Chair<'_, AwayMissions>) -> Decision<Command> {
        let (game, seat) = (chair.imagine(self.seed), chair.seat());
        if let Some(answer) = talk::reply(&game, seat) {
            return Decision::Do(answer);
        }
        if !game.awaited().has(seat) {
            return Decision::Wait;
        }
        let mut options = Vec::new();
        chair.options(&mut options);
        let Some(last) = options.last().cloned() else { return Decision::Wait };
        let best = self.best(&game, seat, options).unwrap_or(last);
        let outlook = || Outlook::of(&game);
        let speaks = matches!(game.agenda.last(), Some(Task::Turn(_)));
        let said = if speaks { talk::announce(&game, seat, &outlook(), &best) } else { None };
        Decision::Do(said.unwrap_or(best))
    }
}

impl Steady {
    /// What it does; nothing where it has no opinion.
    pub(super) fn best(&mut self, game: &AwayMissions, seat: Seat, options: Vec<Command>) -> Option<Command> {
        match game.agenda.last()? {
            Task::SetUp => packing::repack(game, seat).or_else(|| pack(game, options)),
            Task::Debrief => {
                // A lost mission would be flown again for ever.
                let won = game.flown.last().is_some_and(|flown| flown.end.is_won());
                Some(if won { Command::Ready } else { Command::Pass })
            }
            Task::Order(_) => {
                let agree = options.into_iter().find(|option| *option == Command::Agree);
                agree.or_else(|| game.by_hit_points().map(|who| Command::Propose { who }))
            }
            task => {
                let thinking = Thinking { game, seat, eye: Appraiser::new(game, self.weights, &self.atlas) };
                match task {
                    Task::Turn(who) => {
                        let ranked = self.ranked_by(&thinking, *who, options);
                        ranked.into_iter().next().or(Some(Command::EndTurn { who: *who }))
                    }
                    Task::Roll(roll) => {
                        thinking.best(options.into_iter().filter(|option| changes(roll, option)))
                    }
                    Task::Aliens(turn) => match turn.question() {
                        Some(question) => {
                            options.into_iter().rev().max_by_key(|option| thinking.reaction(question, option))
                        }
                        None => None,
                    },
                    _ => thinking.best(options.into_iter()),
                }
            }
        }
    }
}

impl Steady {
    /// What could be done now, the best first. In a turn nothing that is worth less than doing nothing.
    pub(super) fn candidates(
        &mut self,
        game: &AwayMissions,
        seat: Seat,
        who: Who,
        options: Vec<Command>,
    ) -> Vec<Command> {
        let thinking = Thinking { game, seat, eye: Appraiser::new(game, self.weights, &self.atlas) };
        match game.agenda.last() {
            Some(Task::Turn(_)) => self.ranked_by(&thinking, who, options),
            Some(Task::Roll(roll)) => {
                thinking.ranked(options.into_iter().filter(|option| changes(roll, option)))
            }
            _ => thinking.ranked(options.into_iter()),
        }
    }

    fn ranked_by(&mut self, thinking: &Thinking<'_>, who: Who, options: Vec<Command>) -> Vec<Command> {
        let game = thinking.game;
        let turn = Some((game.turn, who));
        if self.turn != turn {
            (self.turn, self.given) = (turn, 0);
            self.offered.clear();
        }
        self.given += 1;
        if self.given > ENOUGH {
            return vec![Command::EndTurn { who }];
        }
        let trades = trades::worth_offering(game, who);
        if let Some(trade) = trades.into_iter().find(|trade| !self.offered.contains(trade)) {
            self.offered.push(trade.clone());
            return vec![trade];
        }
        let stays = talk::waits(game, who);
        let leaves = |option: &Command| {
            let moves =
                matches!(option, Command::Act { action: Action::Move { .. } | Action::OpenHatch { .. }, .. });
            let ends = matches!(option, Command::EndTurn { .. });
            stays && moves || thinking.eye.outlook.resigned && !moves && !ends
        };
        let own = options.into_iter().filter(|option| option.rocketeer() == Some(who) && !leaves(option));
        thinking.ranked_from(0, own)
    }
}

/// What is missing before the mission: a gun, what the scenario recommends, anything.
fn pack(game: &AwayMissions, options: Vec<Command>) -> Option<Command> {
    let recommended = &game.mission.starting_items.recommended;
    let rank = |option: &Command| match option {
        Command::Ready => 0,
        Command::Take { item: Item::RayGun | Item::AtomicRifle, .. } => 1,
        Command::Take { item, .. } if recommended.contains(item) => 2,
        _ => 3,
    };
    options.into_iter().min_by_key(rank)
}

/// Whether an option has to do with the roll: a failed one may be changed, a successful one stays as it is.
fn changes(roll: &Roll, option: &Command) -> bool {
    match option {
        Command::Use { .. } => {
            let failed = |die: &u8| !crate::rules::succeeds(*die, roll.inverted);
            roll.stage == RollStage::Rolled && roll.sure == 0 && roll.dice.iter().all(failed)
        }
        Command::PickUp { .. } => false,
        _ => true,
    }
}

/// One decision.
struct Thinking<'g> {
    game: &'g AwayMissions,
    seat: Seat,
    eye: Appraiser<'g>,
}

impl Thinking<'_> {
    /// The option worth most; among equals the first.
    fn best(&self, options: impl Iterator<Item = Command>) -> Option<Command> {
        let mut best: Option<(i32, Command)> = None;
        for option in options {
            let Some(value) = self.value(&option) else { continue };
            if best.as_ref().is_none_or(|(most, _)| value > *most) {
                best = Some((value, option));
            }
        }
        best.map(|(_, option)| option)
    }

    /// Those that are not out of the question, the best first; among equals the first.
    fn ranked(&self, options: impl Iterator<Item = Command>) -> Vec<Command> {
        self.ranked_from(i32::MIN, options)
    }

    /// The same without those that are worth less.
    fn ranked_from(&self, least: i32, options: impl Iterator<Item = Command>) -> Vec<Command> {
        let valued = options.filter_map(|option| Some((self.value(&option)?, option)));
        let mut ranked: Vec<(i32, Command)> = valued.filter(|(value, _)| *value >= least).collect();
        ranked.sort_by_key(|(value, _)| std::cmp::Reverse(*value));
        ranked.into_iter().map(|(_, option)| option).collect()
    }

    /// What a command promises; nothing for those that are out of the question. Doing nothing is worth 0.
    fn value(&self, option: &Command) -> Option<i32> {
        match option {
            Command::EndTurn { .. } | Command::Pass | Command::Proceed => Some(0),
            Command::Scan { who, tile, scanner } => {
                let Some(tile) = tile.and_then(|id| Some((id, self.game.field.tile(id)?))) else {
                    return Some(0);
                };
                let (id, tile) = tile;
                // In Red Alert nobody has to scan, but a tile that lies on the way must be seen before it is entered.
                let here = self.eye.distance(self.game.tile_of(*who));
                let way = 500 * i32::from(self.game.red_alert && self.eye.distance(id) < here);
                let marker = 300 * i32::from(tile.pool.is_some());
                let dangers = 200 * i32::from(tile.tokens.alien) + 100 * i32::from(tile.tokens.alert);
                let far = 30 * self.eye.distance(id) + 150 * i32::from(scanner.is_some());
                Some(way + marker + 60 * i32::from(tile.tokens.discovery) - dangers - far)
            }
            Command::Act { who, action, pay, with } => self.act(option, *who, action, *pay, with),
            Command::PickUp { who, what } => {
                let here = self.game.field.tile(self.game.tile_of(*who))?;
                // A mine that was laid stays there.
                let mine =
                    |lying: &&Lying| matches!(lying, Lying::Mine(_)) && crate::Thing::from(*lying) == *what;
                here.lying.iter().find(mine).is_none().then_some(2000)
            }
            Command::Use { who, card, aim, .. } => {
                let item = self.item(*card)?;
                if matches!(self.game.agenda.last(), Some(Task::Roll(_))) {
                    let helps =
                        matches!(item, Item::TimeWarp | Item::LuckyRabbitsFoot | Item::RealityInverter);
                    return helps.then_some(50);
                }
                if matches!(aim, Aim::Hatch { seal: true, .. }) && self.walls_in(*who, option) {
                    return None;
                }
                self.gain(option).filter(|gain| *gain >= USE)
            }
            Command::Recharge { card, .. } => {
                let empty = self.game.field.rocketeers.iter().find_map(|one| one.card(*card))?.charges == 0;
                empty.then_some(60)
            }
            Command::Spend { on } => Some(self.gain(option)? + self.overkill(on)),
            Command::Answer { answer } => self.answer(option, answer),
            _ => None,
        }
    }

    /// How much better the position is afterwards, with imagined dice.
    fn gain(&self, command: &Command) -> Option<i32> {
        let mut copy = self.game.clone();
        copy.apply(GameTime::ZERO, self.seat, command.clone(), &mut Story::silent()).ok()?;
        Some(self.eye.worth(&copy) - self.eye.worth_now)
    }

    /// Whether a part of the map cannot be reached any more afterwards: a sealed hatch stays so for the rest of the game.
    fn walls_in(&self, who: Who, command: &Command) -> bool {
        let mut copy = self.game.clone();
        let done = copy.apply(GameTime::ZERO, self.seat, command.clone(), &mut Story::silent());
        let reached = |game: &AwayMissions| {
            let from = [(game.tile_of(who), 0)];
            Outlook::distances_to(&from, game).into_iter().filter(|steps| *steps < FAR).count()
        };
        done.is_ok() && reached(&copy) < reached(self.game)
    }

    fn item(&self, card: ItemId) -> Option<Item> {
        self.game.field.rocketeers.iter().find_map(|one| one.card(card)).map(|card| card.item)
    }

    /// What a charge of a card is worth.
    fn charge(&self, card: ItemId) -> i32 {
        let charged = |item| Content::standard().item(item).charges.is_some();
        if self.item(card).is_some_and(charged) { 100 } else { 5 }
    }

    fn act(&self, option: &Command, who: Who, action: &Action, pay: Pay, with: &[Boost]) -> Option<i32> {
        if pay == Pay::Oxygen && i32::from(self.game.field.rocketeer(who)?.o2) < self.eye.weights.spare_oxygen
        {
            return None;
        }
        let Some(roll) = self.game.preview_roll(who, action, with) else {
            let spent = match pay {
                Pay::Standard | Pay::Combat | Pay::NonCombat | Pay::Command => AP,
                _ => 0,
            };
            let wanted = match action {
                Action::Mission { action, .. } if self.eye.outlook.actions.contains(action) => 400,
                _ => 0,
            };
            return Some(self.gain(option)? + spent + wanted);
        };
        let chance =
            |worth: i32| i32::try_from(i64::from(worth) * i64::from(roll.chance) / 1_000_000).unwrap_or(0);
        let surplus: u64 = (0u64..)
            .zip(&roll.successes)
            .map(|(number, part)| number.saturating_sub(1) * u64::from(*part))
            .sum();
        let surplus = i32::try_from(surplus / 10_000).unwrap_or(0);
        let outlook = &self.eye.outlook;
        // An Overkill is worth something by itself, more where it rescues or dominates somebody the orders ask for.
        let (success, overkill) = match action {
            Action::Attack { weapon, target } => {
                let leech = matches!(target, Target::Alien(id)
                    if self.game.field.alien(*id).is_some_and(|alien| alien.kind == AlienType::SpaceLeech));
                let blood = if outlook.blood && leech && roll.range == Some(0) { 600 } else { 0 };
                (self.eye.hit(*target) + blood - self.charge(*weapon) + 5, 60)
            }
            Action::Heal { patient } => (self.eye.healing(*patient), 20),
            Action::Analyze { .. } => (if outlook.finds { 900 } else { 250 }, 40),
            Action::Subdue { target } => {
                let kind = match target {
                    Target::Alien(id) => self.game.field.alien(*id).map(|alien| alien.kind),
                    Target::Boss(_) => None,
                };
                let wanted = match kind {
                    Some(AlienType::Thrall | AlienType::WarThrall) => outlook.thralls,
                    Some(AlienType::BrainInAJar) => outlook.brains,
                    _ => false,
                };
                let asked = if wanted { 900 } else { 0 };
                (self.eye.without(*target) + 60 + asked, 60 + asked / 2)
            }
            Action::Mission { action, .. } if outlook.actions.contains(action) => (1500, 60),
            _ => (120, 0),
        };
        let boosts: i32 = with.iter().map(|boost| self.charge(boost.card)).sum();
        let oxygen = if pay == Pay::Oxygen { OXYGEN } else { 0 };
        Some(chance(success) + surplus * overkill / 100 - boosts - oxygen)
    }

    /// What an Overkill brings besides what the position shows at once.
    fn overkill(&self, on: &Overkill) -> i32 {
        let outlook = &self.eye.outlook;
        match on {
            Overkill::Rescue => 300 + 900 * i32::from(outlook.thralls),
            Overkill::Dominate => 300 + 900 * i32::from(outlook.brains),
            Overkill::Mission => 500,
            Overkill::Extract | Overkill::Slash { target: None } => 500 * i32::from(outlook.blood),
            Overkill::MoveOut { .. } => 90,
            Overkill::Revulsion { .. } => 100,
            Overkill::Terror { .. } => 50,
            Overkill::Record { .. } => 30,
            _ => 0,
        }
    }

    /// Questions of the crew and of the scenario.
    fn answer(&self, option: &Command, answer: &Answer) -> Option<i32> {
        match answer {
            // What costs nothing vital is agreed to.
            Answer::Yes => Some(self.gain(option)? + 300),
            Answer::No | Answer::Later => Some(0),
            Answer::Item(item) => Some(match item {
                Item::MedPack => 5,
                Item::AtomicRifle => 4,
                Item::OxygenTank => 3,
                Item::StunPellet => 2,
                Item::RayGun => 1,
                _ => 0,
            }),
            _ => self.gain(option),
        }
    }

    /// What is done when something strikes.
    fn reaction(&self, question: &Question, option: &Command) -> i32 {
        let Command::Answer { answer } = option else { return 0 };
        let Some(one) = self.game.field.rocketeer(question.who) else { return 0 };
        let weak = one.hp <= 3 && !self.eye.outlook.resigned;
        let (card, helps) = match &question.ask {
            Ask::Direction { .. } => return self.gain(option).unwrap_or(i32::MIN),
            Ask::Ap { .. } => {
                return match answer {
                    Answer::Slot(Slot::NonCombat) => 2,
                    Answer::Slot(Slot::Combat) => 1,
                    _ => 0,
                };
            }
            Ask::Protect { strike, with, .. } => {
                let needed = match strike {
                    Strike::Hit => weak,
                    Strike::Panic => one.o2 <= 2,
                    Strike::MindControl => false,
                };
                (with.first().map(|(card, _)| *card), needed)
            }
            Ask::Vanish { with, targeted, .. } => (Some(*with), weak && *targeted),
            Ask::Firecrackers { with } => (Some(*with), weak),
        };
        let free =
            card.is_some_and(|card| self.charge(card) < 100) && matches!(question.ask, Ask::Protect { .. });
        match answer {
            Answer::Card(_) | Answer::Yes => i32::from(helps || free) * 2,
            Answer::Later => 1,
            _ => i32::from(!helps && !free),
        }
    }
}
