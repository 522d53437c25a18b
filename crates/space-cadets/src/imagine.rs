//! Dealing anew what a viewer cannot see: the shapes in the bag and the track's friction. Everything else that lies face down is
//! drawn only when it is turned over.

use crate::SpaceCadets;
use crate::Station;
use table::{Dice, Seed, Viewer};

/// The lumps that a finger's place reaches, by number.
fn reached(game: &SpaceCadets, place: (u16, u16)) -> Vec<usize> {
    let sensors = &game.content().sensors;
    let (pitch, row) = (i32::from(sensors.pitch), i32::from(sensors.row));
    let reach = i32::from(game.finger());
    let (x, y) = (i32::from(place.0), i32::from(place.1));
    (0..game.sensors.bag.len())
        .filter(|lump| {
            let lump = *lump as i32;
            let (left, top) = ((lump % row) * pitch, (lump / row) * pitch);
            (left - reach..left + 500 + reach).contains(&x) && (top - reach..top + 500 + reach).contains(&y)
        })
        .collect()
}

/// The same game with everything hidden from this viewer dealt anew.
pub(crate) fn redeal(game: &SpaceCadets, viewer: Viewer, dice: &mut Dice) -> SpaceCadets {
    let mut other = game.clone();
    deal_anew(game, viewer, dice, &mut other);
    other
}

/// A state that looks the same to this viewer, with a future of its own, laid out over another.
pub(crate) fn imagine_over(game: &SpaceCadets, viewer: Viewer, seed: Seed, over: &mut SpaceCadets) {
    over.clone_from(game);
    let mut dice = Dice::new(seed);
    deal_anew(game, viewer, &mut dice, over);
    over.dice = dice;
}

fn deal_anew(game: &SpaceCadets, viewer: Viewer, dice: &mut Dice, other: &mut SpaceCadets) {
    let officer = viewer == Viewer::Seat(game.officer(Station::Sensors));
    let mut known = vec![false; game.sensors.bag.len()];
    if officer {
        let places = game.sensors.touches.iter();
        places.flat_map(|place| reached(game, *place)).for_each(|lump| known[lump] = true);
    }
    // What was pulled lies open, and what the officer feels now she feels in any deal.
    let hidden: Vec<usize> =
        (0..known.len()).filter(|lump| !known[*lump] && !game.sensors.bag[*lump].pulled).collect();
    let mut shapes: Vec<u8> = hidden.iter().map(|lump| game.sensors.bag[*lump].shape).collect();
    dice.shuffle(&mut shapes);
    for (lump, shape) in hidden.into_iter().zip(shapes) {
        other.sensors.bag[lump].shape = shape;
        other.sensors.bag[lump].turn = dice.below(4) as u8;
    }
    if other.weapons.friction > 0 {
        other.weapons.friction = game.content().weapons.any_friction(dice);
    }
}

impl crate::content::WeaponsData {
    /// A friction of the track, in per mille.
    pub(crate) fn any_friction(&self, dice: &mut Dice) -> u16 {
        let [least, most] = self.track.friction_permille;
        let spread = u32::try_from(most - least).unwrap_or(0);
        u16::try_from(least).unwrap_or(1000) + dice.below(spread + 1) as u16
    }
}
