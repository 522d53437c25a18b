//! What a command would cost and change, told before it is given.

use crate::command::Command;
use crate::{AwayMissions, Refusal};
use serde::Serialize;
use table::{Phrase, Seat, Story};

/// What a command promises.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Preview {
    /// Why it is refused, with the rule.
    pub refused: Option<Refused>,
    /// The roll it leads to.
    pub roll: Option<RollPreview>,
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
        let roll = match command {
            Command::Act { who, action, with, .. } => game.preview_roll(*who, action, with),
            _ => None,
        };
        Preview { refused, roll }
    }
}

impl AwayMissions {
    /// Why a command would be refused now. It is tried on a copy, which is told to nobody.
    fn would_refuse(&self, seat: Seat, command: &Command) -> Option<Refusal> {
        let mut copy = self.clone();
        // Nobody shall learn from an attempt what the dice will show: only the refusal leaves this function.
        copy.command(seat, command.clone(), &mut Story::silent()).err()
    }
}
