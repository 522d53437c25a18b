//! What a command would cost and change, told before it is given.

use crate::agenda::{RollStage, Task};
use crate::command::{Action, Aim, Boost, Command, Pay};
use crate::field::ItemId;
use crate::risk::Risk;
use crate::{AwayMissions, Event, Item, Refusal, Who};
use serde::Serialize;
use table::{Dice, Phrase, Seat, Seed, Story};

/// What a command promises.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Preview {
    /// Why it is refused, with the rule.
    pub refused: Option<Refused>,
    /// The roll it leads to.
    pub roll: Option<RollPreview>,
    /// What follows for sure, told like the story: of a roll with one success, of anything else at once. It ends where chance
    /// or somebody else decides.
    pub then: Vec<Phrase>,
    /// Everything that could pay for this Action, the cheapest first.
    pub payments: Vec<Pay>,
    /// What could be declared besides, each of it alone (AM-12.1).
    pub boosts: Vec<Boost>,
    /// Who could come along besides (AM-16.9).
    pub companions: Vec<Who>,
    /// What an Overkill changes in the coming Alien Turn.
    pub risk: Option<Risk>,
}

/// A refusal before the command is given.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Refused {
    /// The number of the rule.
    pub rule: &'static str,
    /// The words.
    pub why: Phrase,
}

/// The dice of an Action and what they promise.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RollPreview {
    /// Dice in all.
    pub dice: u8,
    /// Where they come from; some may take dice away.
    pub parts: Vec<DicePart>,
    /// Successes that are sure.
    pub sure: u8,
    /// How far away the target is, for attacks.
    pub range: Option<u8>,
    /// The chance of at least one success, exactly, in millionths.
    pub chance: u32,
    /// The chances of exactly 0, 1, 2 … successes, in millionths, the sure ones included.
    pub successes: Vec<u32>,
}

/// Some of the dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DicePart {
    /// The message that names what gives them.
    pub key: String,
    /// How many.
    pub dice: i8,
}

/// The chances of exactly 0, 1, 2 … successes with so many dice, in millionths: each die succeeds three times in ten.
pub(crate) fn chances(dice: u8) -> Vec<u32> {
    let dice = dice.min(18);
    // Whole numbers stay exact: of 10^n throws so many show k successes.
    let mut ways: Vec<u128> = vec![1];
    for _ in 0..dice {
        let mut next = vec![0; ways.len() + 1];
        for (count, way) in ways.iter().enumerate() {
            next[count] += way * 7;
            next[count + 1] += way * 3;
        }
        ways = next;
    }
    let total = 10u128.pow(u32::from(dice));
    ways.into_iter().map(|way| u32::try_from((way * 1_000_000 + total / 2) / total).unwrap_or(0)).collect()
}

impl RollPreview {
    /// What these dice promise.
    pub(crate) fn of(parts: Vec<DicePart>, sure: u8, range: Option<u8>) -> RollPreview {
        let sum: i32 = parts.iter().map(|part| i32::from(part.dice)).sum();
        let dice = u8::try_from(sum.clamp(0, 18)).unwrap_or_default();
        let mut successes = vec![0; usize::from(sure)];
        successes.extend(chances(dice));
        let chance = if sure > 0 { 1_000_000 } else { 1_000_000 - successes.first().copied().unwrap_or(0) };
        RollPreview { dice, parts, sure, range, chance, successes }
    }
}

impl Preview {
    /// What this command promises to this chair.
    pub(crate) fn of(game: &AwayMissions, seat: Seat, command: &Command) -> Preview {
        let refused = game.would_refuse(seat, command).map(|refusal| Refused {
            rule: table::Refusal::rule(&refusal),
            why: crate::speech::explain(&refusal),
        });
        let mut preview = Preview { refused, ..Preview::default() };
        match command {
            Command::Act { who, action, pay, with } if game.runs(seat, *who) => {
                preview.roll = game.preview_roll(*who, action, with);
                (preview.payments, preview.boosts) = game.ways_to_act(*who, action, *pay, with);
            }
            Command::Act { who, action, with, .. } => {
                preview.roll = game.preview_roll(*who, action, with);
            }
            Command::Use { who, card, aim, with } if game.runs(seat, *who) => {
                preview.boosts = game.goggles_for(*who, *card, aim, with);
                preview.companions = game.companions(*who, *card, aim, with);
            }
            _ => {}
        }
        if preview.refused.is_none() {
            let after;
            (preview.then, after) = game.consequences(seat, command, preview.roll.as_ref());
            if matches!(command, Command::Spend { .. }) {
                let after = after.map(|game| (game.map(), game));
                let after = after.as_ref().map(|(map, game)| (&game.field, &**map));
                preview.risk = Some(Risk::between((&game.field, &game.map()), after));
            }
        }
        preview
    }
}

impl AwayMissions {
    /// Why a command would be refused now. It is tried on a copy, which is told to nobody.
    fn would_refuse(&self, seat: Seat, command: &Command) -> Option<Refusal> {
        let mut copy = self.clone();
        // Nobody shall learn from an attempt what the dice will show: only the refusal leaves this function.
        copy.command(seat, command.clone(), &mut Story::silent()).err()
    }

    /// What a command brings, told from a copy with dice of its own that show one success. As soon as anything else is left to
    /// chance, or the next decision comes, the tale ends. With it comes the game as it then is, unless chance has changed it.
    fn consequences(
        &self,
        seat: Seat,
        command: &Command,
        roll: Option<&RollPreview>,
    ) -> (Vec<Phrase>, Option<AwayMissions>) {
        let mut copy = self.clone();
        copy.dice = Dice::new(Seed::from_number(0));
        if let Some(roll) = roll {
            let first = if roll.sure > 0 { FAILURE } else { SUCCESS };
            let rest = std::iter::repeat_n(FAILURE, usize::from(roll.dice).saturating_sub(1));
            copy.dice.load(std::iter::once(first).take(roll.dice.into()).chain(rest).collect());
        }
        let fresh = Dice::new(Seed::from_number(0)).position();
        let mut story = Story::new();
        if copy.command(seat, command.clone(), &mut story).is_err() || copy.dice.position() != fresh {
            return (Vec::new(), None);
        }
        let mut sure = story.tellings().len();
        loop {
            copy.test_end(&mut story);
            if copy.end.is_some() {
                sure = story.tellings().len();
                break;
            }
            match copy.agenda.last() {
                Some(Task::Roll(open)) if open.stage == RollStage::Rolled => {
                    let owner = copy.seat_of(open.who);
                    if copy.proceed(owner, &mut story).is_err() {
                        break;
                    }
                }
                // From here on others decide, or it is another turn.
                Some(Task::NextRocketeer | Task::AlienTurn | Task::GameTurn | Task::Aliens(_)) | None => {
                    break;
                }
                Some(_) if copy.is_waiting() => break,
                Some(_) => copy.step(&mut story),
            }
            if copy.dice.position() != fresh {
                break;
            }
            sure = story.tellings().len();
        }
        let told = story.tellings().iter().take(sure).map(|telling| &telling.event);
        let told = told
            .filter(|event| is_consequence(event))
            .map(|event| crate::speech::tell(&copy, event))
            .collect();
        (told, (copy.dice.position() == fresh).then_some(copy))
    }

    /// What could pay for an Action, and what could be declared for it besides what is declared.
    fn ways_to_act(&self, who: Who, action: &Action, pay: Pay, with: &[Boost]) -> (Vec<Pay>, Vec<Boost>) {
        let map = self.map();
        let allowed = |pay: Pay, with: &[Boost]| self.check_action(&map, who, action, pay, with).is_ok();
        let payments = self
            .payments(who, action, &self.purse(who))
            .into_iter()
            .filter(|pay| allowed(*pay, with))
            .collect();
        let mut more = self.usable_boosts(who, action);
        more.extend(self.reaching_boosts(&map, who, action));
        more.retain(|boost| {
            let declared = with.iter().any(|other| other.card == boost.card);
            !declared && allowed(pay, &[with, std::slice::from_ref(boost)].concat())
        });
        (payments, more)
    }

    /// X-Ray Goggles in every way that lets an item be used as it is aimed (AM-15.14).
    fn goggles_for(&self, who: Who, card: ItemId, aim: &Aim, with: &[Boost]) -> Vec<Boost> {
        if !with.is_empty() {
            return Vec::new();
        }
        let cards = self.field.rocketeer(who).into_iter().flat_map(|one| &one.items);
        let goggles = cards.filter(|held| held.item == Item::XRayGoggles).map(|held| held.id);
        let hatches = self.closed_hatches(&self.map());
        let ways = goggles.flat_map(|card| {
            hatches.iter().map(move |hatch| Boost { card, hatch: Some(*hatch), tile: None })
        });
        ways.filter(|boost| self.check_use(who, card, aim, std::slice::from_ref(boost)).is_ok()).collect()
    }

    /// Whom a Teleporter could take along besides those named.
    fn companions(&self, who: Who, card: ItemId, aim: &Aim, with: &[Boost]) -> Vec<Who> {
        let (to, others) = match aim {
            Aim::Tile(to) => (*to, Vec::new()),
            Aim::Together { to, others } => (*to, others.clone()),
            _ => return Vec::new(),
        };
        let candidates = self.field.rocketeers.iter().map(|one| one.who);
        let free = candidates.filter(|one| *one != who && !others.contains(one));
        free.filter(|one| {
            let others = others.iter().copied().chain([*one]).collect();
            self.check_use(who, card, &Aim::Together { to, others }, with).is_ok()
        })
        .collect()
    }
}

/// What a die is loaded with to show a 1, and a 10.
const SUCCESS: u32 = 0;
const FAILURE: u32 = 9;

/// Whether an event is what comes of a command, not what was paid for it or how it was rolled.
fn is_consequence(event: &Event) -> bool {
    !matches!(
        event,
        Event::Paid { .. }
            | Event::PaidCommand { .. }
            | Event::PaidOxygen { .. }
            | Event::PaidCard { .. }
            | Event::Acts { .. }
            | Event::Attacked { .. }
            | Event::Tried { .. }
            | Event::Rolled { .. }
            | Event::Failed { .. }
            | Event::LostOverkills { .. }
    )
}
