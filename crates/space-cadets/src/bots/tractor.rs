//! Tractor beam: what was seen is remembered for a while (SC-9).

use super::captain::Need;
use super::crewmate::Wish;
use super::skill::{Skill, percent};
use crate::command::{Command, Object};
use crate::{Advanced, SpaceCadets, System};
use table::Dice;

/// With fewer tiles than this left the display is laid out anew.
const FEW: usize = 6;

/// The faces that the officer remembers.
#[derive(Default)]
pub(super) struct Memory {
    turn: u16,
    known: Vec<Option<u8>>,
    gone: Vec<bool>,
}

impl Memory {
    /// Looks at the display.
    pub(super) fn observe(&mut self, game: &SpaceCadets, skill: Skill, dice: &mut Dice) {
        let tiles = &game.tractor.tiles;
        for _ in self.turn..game.turn {
            for known in &mut self.known {
                if known.is_some() && !percent(dice, skill.memory) {
                    *known = None;
                }
            }
        }
        self.turn = game.turn;
        let reset = tiles.len() != self.known.len()
            || tiles.iter().zip(&self.gone).any(|(tile, gone)| *gone && !tile.gone);
        if reset {
            self.known = vec![None; tiles.len()];
        }
        self.gone.clear();
        self.gone.extend(tiles.iter().map(|tile| tile.gone));
        for (known, tile) in self.known.iter_mut().zip(tiles) {
            *known = if tile.gone { None } else { tile.face.filter(|_| tile.up).or(*known) };
        }
    }

    /// The best known pair, or the best look at something new.
    fn pair(&self, game: &SpaceCadets, missing: Option<u8>) -> Option<[u8; 2]> {
        // What was matched in this attempt stays up and cannot be turned again.
        let matched = game.tractor.attempt.as_ref().map_or(&[][..], |one| one.matched.as_slice());
        let down: Vec<u8> = (0u8..)
            .zip(&game.tractor.tiles)
            .filter(|(place, tile)| !tile.gone && !matched.contains(place))
            .map(|(place, _)| place)
            .collect();
        let faces = &game.content().tractor.faces;
        let points = |face: u8| faces.get(usize::from(face)).map_or(0, |face| face.number);
        let mut best: Option<(i16, [u8; 2])> = None;
        for (index, one) in down.iter().enumerate() {
            for other in &down[index + 1..] {
                let face = self.known[usize::from(*one)];
                let Some(face) = face.filter(|face| self.known[usize::from(*other)] == Some(*face)) else {
                    continue;
                };
                // The smallest that is enough, otherwise the largest.
                let worth = match missing {
                    Some(missing) if points(face) >= missing => 100 - i16::from(points(face)),
                    _ => i16::from(points(face)),
                };
                if best.is_none_or(|(than, _)| worth > than) {
                    best = Some((worth, [*one, *other]));
                }
            }
        }
        if missing.is_some()
            && let Some((_, pair)) = best
        {
            return Some(pair);
        }
        let (unknown, known): (Vec<u8>, Vec<u8>) =
            down.into_iter().partition(|tile| self.known[usize::from(*tile)].is_none());
        match (unknown.as_slice(), known.as_slice()) {
            ([one, other, ..], _) => Some([*one, *other]),
            ([one], [other, ..]) => Some([*one, *other]),
            ([], [one, other, ..]) if missing.is_some() => Some([*one, *other]),
            _ => None,
        }
    }

    /// Three remembered tiles for the tribeam (SC-19.6), when a pair alone would not do: a pair and another one of its shape.
    fn three(&self, game: &SpaceCadets, missing: u8) -> Option<Vec<u8>> {
        if !game.setup.uses(Advanced::Tribeam) {
            return None;
        }
        let pair = self.pair(game, Some(missing))?;
        let faces = &game.content().tractor.faces;
        let face = |tile: u8| faces.get(usize::from(self.known[usize::from(tile)]?));
        let (first, second) = (face(pair[0])?, face(pair[1])?);
        if first != second || first.number >= missing {
            return None;
        }
        let matched = game.tractor.attempt.as_ref().map_or(&[][..], |one| one.matched.as_slice());
        let third = (0..self.known.len() as u8).find(|tile| {
            !pair.contains(tile)
                && !matched.contains(tile)
                && face(*tile).is_some_and(|face| face.shape == first.shape)
        })?;
        Some(vec![pair[0], pair[1], third])
    }

    /// What the officer does next.
    pub(super) fn next(&mut self, game: &SpaceCadets, skill: Skill) -> Wish {
        if game.energy(System::Tractor) == 0 {
            return Wish::Done;
        }
        let Some(attempt) = &game.tractor.attempt else {
            let need = Need::of(game);
            let crystals = game.objects().into_iter().filter(|one| matches!(one, Object::Crystal(_)));
            let crystal = crystals
                .filter(|_| need.capture)
                .filter_map(|one| Some((game.check_beam(one).ok()?, one)))
                .min();
            let foe = need
                .foes
                .iter()
                .map(|(object, _)| *object)
                .find(|object| !matches!(object, Object::Crystal(_)) && game.check_beam(*object).is_ok());
            let free = match foe {
                Some(Object::Enemy(ship)) => game.enemy(ship).is_some_and(|enemy| !enemy.held),
                Some(_) => !game.nemesis.held,
                None => false,
            };
            let target = crystal.map(|(_, one)| one).or(foe.filter(|_| free));
            let left = game.tractor.tiles.iter().filter(|tile| !tile.gone).count();
            if target.is_some() && left < FEW {
                return Wish::Do(Command::Reset, skill.gap / 2);
            }
            if target.is_none() && self.pair(game, None).is_none() {
                return Wish::Done;
            }
            return Wish::Do(Command::Aim { target }, skill.gap / 2);
        };
        let missing = attempt.target.map(|_| attempt.needed.saturating_sub(attempt.points));
        if let Some(tiles) = missing.and_then(|missing| self.three(game, missing)) {
            return Wish::Do(Command::Flip { tiles }, skill.gap);
        }
        match self.pair(game, missing) {
            Some(tiles) => Wish::Do(Command::Flip { tiles: tiles.to_vec() }, skill.gap),
            None => Wish::Done,
        }
    }
}
