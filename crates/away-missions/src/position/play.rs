//! One whole Alien Turn of a position (AM-29.10 to AM-29.12, AM-29.15, AM-29.16).

use super::dice::Cup;
use super::fault::{PositionFault, PositionWrong};
use super::steps::{Scribe, StepOnFile};
use super::write::PositionFile;
use super::{Moment, Position, Reactions};
use crate::aliens::{AlienTurn, Answer, Ask, Happening, Pause, Question, Stage, Strike, Trouble};
use crate::field::{Field, Geometry, ItemId};
use crate::hex::Direction;
use crate::{Item, Mode, Who};
use serde::Serialize;

/// What `aliens` prints.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AlienTurnFile {
    /// `away-missions-alien-turn/1`.
    pub format: &'static str,
    /// `going_on` or `lost`.
    pub outcome: &'static str,
    /// Who died.
    pub dead: Vec<Who>,
    /// Every step, if they are wanted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub steps: Option<Vec<StepOnFile>>,
    /// How many dice were rolled.
    pub dice_used: usize,
    /// The position after it.
    pub position: PositionFile,
}

/// Something that happened, and in which step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// The number of the step, from 0.
    pub step: usize,
    /// What happened.
    pub happening: Happening,
}

/// Plays the Alien Turn. Returns the file with all steps, the position after it, and everything that happened.
pub fn play(before: &Position) -> Result<(AlienTurnFile, Position, Vec<Told>), PositionFault> {
    if before.field.rocketeers.is_empty() {
        return Err(PositionFault::new("rocketeers", PositionWrong::NoRocketeer));
    }
    let mut after = before.clone();
    let mut field = before.field.clone();
    let geometry = Geometry::of(&field);
    let mut cup = Cup::of(&before.dice);
    let mut scribe = Scribe::new(&mut after);
    let mut turn = AlienTurn::whole(&field);
    turn.ask_everything();
    plan_vanishing(before, &mut turn);
    let mut fled = vec![0usize; before.terror.len()];
    let outcome = loop {
        let mut stage = Stage::new(&mut field, &geometry, &mut cup, Some(&mut scribe));
        let pause = turn.run(&mut stage).map_err(|trouble| fault(before, trouble))?;
        check_reactions(before, &scribe)?;
        match (pause, turn.question()) {
            (Pause::Lost, _) => break "lost",
            (Pause::Over, _) | (_, None) => break "going_on",
            (Pause::Question, Some(question)) => {
                let answer = answer(before, question, &field, &scribe, &mut fled)?;
                let mut stage = Stage::new(&mut field, &geometry, &mut cup, Some(&mut scribe));
                turn.answer(answer, &mut stage);
            }
        }
    };
    if outcome == "going_on" && matches!(field.mode, Mode::Commodore | Mode::Admiral | Mode::GalacticOverlord)
    {
        scribe.commodore();
    }
    let (steps, told) = (scribe.steps, scribe.told);
    let dead = field
        .rocketeers
        .iter()
        .filter(|rocketeer| rocketeer.is_dead())
        .map(|rocketeer| rocketeer.who)
        .collect();
    let dice_used = cup.used;
    after.field = field;
    after.dice = cup.rest();
    for ((_, directions), used) in after.terror.iter_mut().zip(fled) {
        directions.drain(..used.min(directions.len()));
    }
    if matches!(after.reactions, Reactions::List(_)) {
        // They were for this Alien Turn.
        after.reactions = Reactions::List(Vec::new());
    }
    let file = AlienTurnFile {
        format: "away-missions-alien-turn/1",
        outcome,
        dead,
        steps: Some(steps),
        dice_used,
        position: after.to_file(),
    };
    let told = told.into_iter().map(|(step, happening)| Told { step, happening }).collect();
    Ok((file, after, told))
}

fn plan_vanishing(position: &Position, turn: &mut AlienTurn) {
    let Reactions::List(list) = &position.reactions else { return };
    for reaction in list {
        if let Moment::Before(before) = reaction.when {
            let device = |rocketeer: &crate::field::Rocketeer| {
                rocketeer.items.iter().find(|card| card.item == reaction.item).map(|card| card.id)
            };
            let card = position.field.rocketeer(reaction.who).and_then(device);
            // A card that nobody holds cannot be used when the moment comes.
            turn.plan_vanishing(reaction.who, card.unwrap_or(ItemId(0)), before);
        }
    }
}

fn fault(position: &Position, trouble: Trouble) -> PositionFault {
    match (trouble, &position.reactions) {
        (Trouble::OutOfDice, _) => {
            let count = match &position.dice {
                super::DiceOnFile::List(list) => list.len(),
                super::DiceOnFile::Seed(_) => 0,
            };
            PositionFault::new("dice", PositionWrong::TooFewDice { count })
        }
        (Trouble::CannotVanish { who }, reactions) => {
            let place = match reactions {
                Reactions::List(list) => list
                    .iter()
                    .rfind(|each| each.who == who && matches!(each.when, Moment::Before(_)))
                    .map(|each| each.place.clone()),
                _ => None,
            };
            PositionFault::new(place.unwrap_or_else(|| "reactions".to_owned()), PositionWrong::CannotReact)
        }
    }
}

/// A reaction whose moment has come must have been carried out.
fn check_reactions(position: &Position, scribe: &Scribe) -> Result<(), PositionFault> {
    let Reactions::List(list) = &position.reactions else { return Ok(()) };
    for reaction in list {
        let Moment::Against(strike, nth) = reaction.when else { continue };
        let struck = scribe.strikes.iter().filter(|(who, what, _)| *who == reaction.who && *what == strike);
        if let Some((_, _, item)) = struck.clone().nth(usize::from(nth) - 1)
            && *item != Some(reaction.item)
        {
            return Err(PositionFault::new(reaction.place.clone(), PositionWrong::CannotReact));
        }
    }
    Ok(())
}

fn answer(
    position: &Position,
    question: &Question,
    field: &Field,
    scribe: &Scribe,
    fled: &mut [usize],
) -> Result<Answer, PositionFault> {
    match &question.ask {
        Ask::Protect { strike, with, .. } => protect(position, question.who, *strike, with, scribe),
        Ask::Direction { .. } => direction(position, question, field, fled),
        // The restricted marker comes first.
        Ask::Ap { among, .. } => Ok(among.first().map_or(Answer::Decline, |slot| Answer::Ap(*slot))),
        Ask::Vanish { targeted: false, .. } => Ok(Answer::DeclineUntilTargeted),
        Ask::Vanish { targeted: true, .. } | Ask::Firecrackers { .. } => Ok(Answer::Decline),
    }
}

fn protect(
    position: &Position,
    who: Who,
    strike: Strike,
    with: &[(ItemId, Item)],
    scribe: &Scribe,
) -> Result<Answer, PositionFault> {
    match &position.reactions {
        Reactions::None => Ok(Answer::Decline),
        Reactions::Auto => Ok(with.first().map_or(Answer::Decline, |(card, _)| Answer::Use(*card))),
        Reactions::List(list) => {
            let struck =
                scribe.strikes.iter().filter(|(each, what, _)| *each == who && *what == strike).count();
            let due = list.iter().find(|reaction| {
                let nth = usize::from(match reaction.when {
                    Moment::Against(against, nth) if against == strike => nth,
                    _ => return false,
                });
                reaction.who == who && nth == struck + 1
            });
            let Some(reaction) = due else { return Ok(Answer::Decline) };
            match with.iter().find(|(_, item)| *item == reaction.item) {
                Some((card, _)) => Ok(Answer::Use(*card)),
                None => Err(PositionFault::new(reaction.place.clone(), PositionWrong::CannotReact)),
            }
        }
    }
}

fn direction(
    position: &Position,
    question: &Question,
    field: &Field,
    fled: &mut [usize],
) -> Result<Answer, PositionFault> {
    let Ask::Direction { legal, .. } = &question.ask else { return Ok(Answer::Decline) };
    if let Some(place) = position.terror.iter().position(|(who, _)| *who == question.who)
        && let Some(direction) = position.terror[place].1.get(fled[place])
    {
        if !legal.has(*direction) {
            let place = format!("terror.{}[{}]", question.who, fled[place]);
            return Err(PositionFault::new(place, PositionWrong::IllegalDirection));
        }
        fled[place] += 1;
        return Ok(Answer::Direction(*direction));
    }
    let tile = field.rocketeer(question.who).and_then(|rocketeer| field.tile(rocketeer.at));
    let arrow = tile.and_then(|tile| tile.face).map_or(field.arrow, |face| face.rotation);
    let clockwise = (0..6).map(|turn| arrow.turned(turn));
    let first: Option<Direction> = clockwise.into_iter().find(|direction| legal.has(*direction));
    Ok(first.map_or(Answer::Decline, Answer::Direction))
}
