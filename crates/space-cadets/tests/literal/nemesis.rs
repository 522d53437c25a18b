//! Nemesis: its marker, walk and shot, worked out by hand.

use crate::enemies::{best_walks, free, harm, sides};
use crate::fate::Answers;
use crate::sector::{Place, Sector, place, range, square};
use crate::{chance, one_of, percent};
use space_cadets::Facing;
use space_cadets::content::Content;
use space_cadets::enemies::Scene;
use space_cadets::nemesis::Nemesis;

/// SC-13.1, SC-13.19, SC-17.3, SC-17.4, SC-17.6, SC-17.7: whole actions on random sectors
#[test]
fn nemesis_acts_as_the_page_says() {
    let content = Content::standard();
    let mut dice = chance(18);
    let (mut fired, mut slowed) = (0, 0);
    for case in 0..2_000 {
        let sector = Sector::random(&mut dice, 8, 2);
        let open = sector.open();
        if open.is_empty() {
            continue;
        }
        let (start, ship) = (one_of(&mut dice, &open), one_of(&mut dice, &open));
        let marker = dice.below(6) as i32 - 2;
        let facing = dice.below(4) as usize;
        let speed_modifier = one_of(&mut dice, &[3, 0, -2, -3]);
        let cloak = percent(&mut dice, 20);
        let before = [0; 4].map(|_: u8| dice.below(4) as u8);
        let map = sector.map();
        let scene = Scene {
            content,
            map: &map,
            ship: square(ship),
            facing: Facing::ALL[facing],
            modifier: speed_modifier as i8,
            cloak,
            locks_hold: false,
            pod: None,
        };
        let given = Answers::random(&mut dice);
        let mut shields = before;
        let mut nemesis = Nemesis { marker: marker as i8, at: Some(square(start)) };
        let mut action = nemesis.action(&content.nemesis).unwrap();
        nemesis.advance(&mut action, &scene, &content.nemesis, &mut shields, &mut given.clone()).unwrap();
        let about =
            format!("case {case}: {marker} from {start:?} to {ship:?}, {given:?}: {action:?} on {sector:?}");

        let mut walk = vec![start];
        walk.extend(action.path.iter().map(|at| place(*at)));
        assert!(best_walks(&sector, start, ship, false, (3 + marker) as u8).contains(&walk), "{about}");
        let at: Place = *walk.last().unwrap();
        let lower = (marker - harm(&sector, &walk) as i32).max(-2);
        slowed += u32::from(lower < marker);
        assert_eq!(nemesis.at, Some(square(at)), "{about}");
        assert_eq!(i32::from(nemesis.marker), (lower + 1).min(3), "{about}");
        let fires = range(at, ship) <= 4 && free(&sector, at, ship);
        assert_eq!((action.fired, action.destroyed), (fires, false), "{about}");
        let thrown = i32::from(given.fire[0]) + i32::from(given.fire[1]);
        let amount = if fires { (thrown + lower + speed_modifier).max(0) } else { 0 };
        let Some(hit) = action.hit else {
            assert!(amount == 0 && shields == before, "{about}");
            continue;
        };
        fired += 1;
        let side = if at != ship {
            given.chosen(&sides(ship, facing, at))
        } else if walk.len() > 1 {
            given.chosen(&sides(ship, facing, walk[walk.len() - 2]))
        } else {
            given.random_side().unwrap()
        };
        assert_eq!((hit.side, i32::from(hit.amount)), (side, amount), "{about}");
        let mut after = before;
        after[side as usize] -= hit.absorbed;
        assert_eq!(i32::from(hit.absorbed), amount.min(before[side as usize].into()), "{about}");
        assert_eq!((shields, i32::from(hit.through)), (after, amount - i32::from(hit.absorbed)), "{about}");
    }
    assert!(fired > 600 && slowed > 150, "{fired} {slowed}");
}
