//! SC-21.16, SC-21.17: what helps, at a table that wants it. Everything here could be worked out by somebody who sees the table.

use crate::content::RepairKind;
use crate::fate::{Chooser, DieFor, Fate};
use crate::stations::engineering;
use crate::stations::helm::{Flight, Hazards, Pose};
use crate::stations::jump::{Attempt, each_change, five_of_a_kind, one_card};
use crate::view::HintsView;
use crate::{Side, SpaceCadets, Square, Step};
use std::collections::BTreeSet;

/// So many positions of the dice are looked at; with up to six cards there are fewer.
const LOOKED_AT: usize = 4_000;

/// Nobody knows what the dice will show.
struct Unknown;

impl Fate for Unknown {
    fn die(&mut self, _: DieFor) -> Option<u8> {
        None
    }

    fn side(&mut self, _: Chooser, _: &[Side]) -> Option<Side> {
        None
    }
}

impl SpaceCadets {
    /// The hints of this moment; none at a table without them.
    pub(crate) fn hints(&self) -> Option<HintsView> {
        self.setup.hints.then(|| HintsView {
            path: self.ghost_path(),
            strength: self.strengths_now(),
            matches: self.matches_open(),
            repair: self.repair_kinds(),
            finger: self.finger(),
            five: self.five_within_reach(),
        })
    }

    /// The plan flown over what is known, up to its first gap and the first die.
    fn ghost_path(&self) -> Vec<Square> {
        if self.step != Step::Action {
            return Vec::new();
        }
        let content = self.content();
        let planned = self.helm.plan.iter().map_while(|card| card.and_then(|card| self.card_number(card)));
        let plan: Vec<_> = planned.filter_map(|number| content.helm.cards.get(usize::from(number))).collect();
        let pose = Pose { at: self.ship.at, facing: self.ship.facing, speed: self.ship.speed };
        let mut flight = Flight::new(pose, [0; 4]);
        // Where it stops for an answer the hint ends.
        let _ = flight.advance(content, &self.map(), &plan, Hazards::of(&self.effects(), true), &mut Unknown);
        flight.path_flown().collect()
    }

    /// Places beside laid tiles where a tile in the hand would match.
    fn matches_open(&self) -> Vec<(u8, (i8, i8), u8)> {
        if self.step != Step::Action {
            return Vec::new();
        }
        let laid = self.laid_tiles();
        let taken: Vec<(i64, i64)> = laid.iter().filter_map(|tile| tile.at).collect();
        let beside = |(x, y): &(i64, i64)| [(*x, y - 1), (x + 1, *y), (*x, y + 1), (x - 1, *y)];
        let mut places: Vec<(i64, i64)> = taken.iter().flat_map(beside).collect();
        places.sort_unstable();
        places.dedup();
        let board = &self.content().engineering;
        places.retain(|place| engineering::on_board(board, *place) && !taken.contains(place));
        let mut matches = Vec::new();
        for (number, tile) in (0u8..).zip(&laid).filter(|(_, tile)| tile.at.is_none()) {
            for at in &places {
                for turn in 0..4 {
                    let tried = engineering::Laid { at: Some(*at), turn, ..*tile };
                    if laid.iter().any(|other| tried.joined(other).is_some()) {
                        matches.push((number, (at.0 as i8, at.1 as i8), turn));
                    }
                }
            }
        }
        matches
    }

    /// SC-21.17: whether Flux cards make five of a kind of the dice without a roll. Dice are alike in any order, so positions are told apart by
    /// how often each number is there and by what is used.
    fn five_within_reach(&self) -> Option<bool> {
        let attempt = self.jump_attempt().filter(|_| !self.jump.settled && !self.jump.claiming)?;
        let rules = self.jump_rules();
        let active = self.active_flux();
        let mut seen: BTreeSet<(u32, [u8; 5])> = BTreeSet::new();
        let mut open = vec![attempt];
        while let Some(attempt) = open.pop() {
            if five_of_a_kind(&attempt.dice) {
                return Some(true);
            }
            for card in self.jump.active.iter().filter(|card| attempt.check_card(active, **card).is_ok()) {
                let Some(flux) = rules.card(*card) else { continue };
                each_change(flux, rules.reading, &attempt.dice, |change| {
                    let Some(dice) = change.applied(&attempt.dice).filter(|_| seen.len() < LOOKED_AT) else {
                        return;
                    };
                    let after = Attempt { dice, used: attempt.used | one_card(*card), ..attempt };
                    let mut numbers = dice;
                    numbers.sort_unstable();
                    if seen.insert((after.used, numbers)) {
                        open.push(after);
                    }
                });
            }
        }
        Some(false)
    }

    /// Cards left in the repair deck that succeed, fail and roll.
    fn repair_kinds(&self) -> [u8; 3] {
        let deck = self.repair.attempt.as_ref().map_or(&self.repair.deck, |attempt| &attempt.deck);
        let mut kinds = [0u8; 3];
        for (card, count) in self.content().repair.iter().zip(deck) {
            let kind = match card.kind {
                RepairKind::AutoSuccess => 0,
                RepairKind::AutoFailure => 1,
                RepairKind::Random => 2,
            };
            kinds[kind] += count;
        }
        kinds
    }
}
