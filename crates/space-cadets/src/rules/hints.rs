//! SC-21.16: what helps, at a table that wants it. Everything here could be worked out by somebody who sees the table.

use crate::content::RepairKind;
use crate::fate::{Chooser, DieFor, Fate};
use crate::stations::engineering;
use crate::stations::helm::{Flight, Hazards, Pose};
use crate::view::HintsView;
use crate::{Side, SpaceCadets, Square, Step};

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
