//! What would come from the Aliens if their turn came now: for whoever weighs one Overkill against another.

use crate::aliens::{
    Actor, AlienTurn, Answer, Ask, Happening, MindControlResult, PanicResult, Pause, Roll, Stage,
};
use crate::field::{Field, Geometry};
use crate::preview::chances;
use crate::{AlienType, Who};
use serde::Serialize;

/// The coming Alien Turn before and after a command, as if every die of the Aliens failed on the way: what their Overkills
/// might change is left out, and nobody uses a protection.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Risk {
    /// All attacks, in the order in which they would come.
    pub attacks: Vec<RiskLine>,
    /// What is to be expected as things are.
    pub now: Toll,
    /// What is to be expected after the command; nothing where chance decides first.
    pub then: Option<Toll>,
}

/// One attacker, before and after.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RiskLine {
    /// Who attacks.
    pub by: Actor,
    /// Its type; none for a boss.
    pub kind: Option<AlienType>,
    /// The attack as things are.
    pub now: Option<Aimed>,
    /// The attack after the command.
    pub then: Option<Aimed>,
}

/// An attack that would be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Aimed {
    /// On whom.
    pub target: Who,
    /// With so many dice; of a Swarm one for each Bug.
    pub dice: u8,
    /// The chance of at least one hit, in millionths.
    pub chance: u32,
}

/// What a whole Alien Turn is expected to take.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Toll {
    /// Hits on the whole crew, on average, in thousandths.
    pub hits: u32,
    /// Who would suffer Panic for sure.
    pub panic: Vec<Who>,
    /// Who would suffer Mind Control for sure.
    pub mind_control: Vec<Who>,
}

/// Dice that always fail. They differ, so that a choice among un-scanned tiles (AM-20.13) comes to an end.
struct Failing(u8);

impl Roll for Failing {
    fn d10(&mut self) -> Option<u8> {
        self.0 = if self.0 <= 4 { 10 } else { self.0 - 1 };
        Some(self.0)
    }
}

/// The attacks and the toll of an Alien Turn on this map.
fn foreseen(field: &Field, geometry: &Geometry) -> (Vec<(Actor, Aimed)>, Toll) {
    let mut field = field.clone();
    // Nobody dies of a Panic on the way, or the others would not be seen to come.
    field.rocketeers.iter_mut().for_each(|one| one.o2 = u8::MAX);
    let mut turn = AlienTurn::whole(&field);
    let mut dice = Failing(4);
    let mut seen: Vec<Happening> = Vec::new();
    loop {
        let mut stage = Stage::new(&mut field, geometry, &mut dice, Some(&mut seen));
        if turn.run(&mut stage) != Ok(Pause::Question) {
            break;
        }
        let Some(question) = turn.question() else { break };
        let none = match question.ask {
            Ask::Protect { .. } | Ask::Vanish { .. } | Ask::Firecrackers { .. } => Some(Answer::Decline),
            Ask::Direction { .. } | Ask::Ap { .. } => question.answers().first().copied(),
        };
        let Some(answer) = none else { break };
        turn.answer(answer, &mut stage);
    }
    let mut attacks: Vec<(Actor, Aimed)> = Vec::new();
    let mut toll = Toll::default();
    for one in seen {
        match one {
            Happening::Rolls { by, target, dice, .. } => {
                let dice = u8::try_from(dice.len()).unwrap_or(u8::MAX);
                let same = |(actor, aimed): &&mut (Actor, Aimed)| *actor == by && aimed.target == target;
                match attacks.iter_mut().find(same) {
                    // The Bugs of a Swarm attack one by one.
                    Some((_, aimed)) => aimed.dice = aimed.dice.saturating_add(dice),
                    None => attacks.push((by, Aimed { target, dice, chance: 0 })),
                }
            }
            Happening::Panic { who, result: PanicResult::O2 { .. }, .. } => toll.panic.push(who),
            Happening::MindControl { who, result: MindControlResult::Ap { .. }, .. } => {
                toll.mind_control.push(who);
            }
            _ => {}
        }
    }
    for (by, aimed) in &mut attacks {
        aimed.chance = 1_000_000 - chances(aimed.dice).first().copied().unwrap_or(1_000_000);
        toll.hits += match by {
            Actor::Swarm { .. } => u32::from(aimed.dice) * 300,
            _ => (aimed.chance + 500) / 1000,
        };
    }
    (attacks, toll)
}

impl Risk {
    /// Compares two maps; the second is missing where chance decides what it looks like.
    pub(crate) fn between(now: (&Field, &Geometry), then: Option<(&Field, &Geometry)>) -> Risk {
        let (before, toll) = foreseen(now.0, now.1);
        let after = then.map(|(field, geometry)| foreseen(field, geometry));
        let kind = |by: Actor| match by {
            Actor::Alien { kind, .. } => Some(kind),
            Actor::Swarm { .. } => Some(AlienType::Bug),
            Actor::Boss { .. } | Actor::Elsewhere => None,
        };
        let mut left = after.as_ref().map_or_else(Vec::new, |(attacks, _)| attacks.clone());
        let mut attacks: Vec<RiskLine> = Vec::new();
        for (by, now) in before {
            // A boss attacks several; everybody else has one target, which may change.
            let same = |(actor, then): &(Actor, Aimed)| {
                *actor == by && (then.target == now.target || !matches!(by, Actor::Boss { .. }))
            };
            let then = left.iter().position(same).map(|place| left.remove(place).1);
            attacks.push(RiskLine { by, kind: kind(by), now: Some(now), then });
        }
        let new = |(by, then)| RiskLine { by, kind: kind(by), now: None, then: Some(then) };
        attacks.extend(left.into_iter().map(new));
        Risk { attacks, now: toll, then: after.map(|(_, toll)| toll) }
    }
}
