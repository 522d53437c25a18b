//! Enemies: every walk and every shortest path, one by one.

use crate::fate::Answers;
use crate::sector::{Place, STEPS, Sector, onward, place, range, square};
use crate::{chance, one_of, percent};
use space_cadets::content::Content;
use space_cadets::enemies::{Action, Heading, Scene, Way, lock_needs, ways};
use space_cadets::map::blocked;
use space_cadets::{Facing, Side};

/// SC-16.4: all walks of at most so many steps over scanned squares that stop where they must.
fn walks(sector: &Sector, start: Place, steps: u8, stops: &dyn Fn(Place) -> bool) -> Vec<Vec<Place>> {
    let mut all = vec![vec![start]];
    let mut last = all.clone();
    for _ in 0..steps {
        let mut longer = Vec::new();
        for walk in last {
            let at = *walk.last().unwrap();
            if stops(at) {
                continue;
            }
            for direction in 0..4 {
                let next = onward(at, direction);
                if sector.scanned(next) {
                    let mut walk = walk.clone();
                    walk.push(next);
                    longer.push(walk);
                }
            }
        }
        all.extend(longer.iter().cloned());
        last = longer;
    }
    all
}

/// SC-16.5.
pub fn harm(sector: &Sector, walk: &[Place]) -> usize {
    walk[1..].iter().filter(|at| sector.is(**at, "AR")).count()
}

/// SC-16.4: the walks that are left after nearest, fewest steps and least damage.
pub fn best_walks(sector: &Sector, start: Place, target: Place, pod: bool, steps: u8) -> Vec<Vec<Place>> {
    let far = |at: Place| if pod { range(at, target).max(1) } else { range(at, target) };
    let stops = |at: Place| range(at, target) <= i32::from(pod);
    let mut left = walks(sector, start, steps, &stops);
    let keep = |left: &mut Vec<Vec<Place>>, rank: &dyn Fn(&[Place]) -> i32| {
        let least = left.iter().map(|walk| rank(walk)).min().unwrap();
        left.retain(|walk| rank(walk) == least);
    };
    keep(&mut left, &|walk| far(*walk.last().unwrap()));
    keep(&mut left, &|walk| walk.len() as i32);
    keep(&mut left, &|walk| harm(sector, walk) as i32);
    left
}

/// What the Captain chooses among: ends, and for the ship's own square the side it is entered from.
fn choices(walks: &[Vec<Place>], ship: Option<Place>) -> Vec<Way> {
    let mut choices: Vec<Way> = walks
        .iter()
        .map(|walk| {
            let end = *walk.last().unwrap();
            let entered = ship == Some(end) && walk.len() > 1;
            Way { to: square(end), from: entered.then(|| square(walk[walk.len() - 2])) }
        })
        .collect();
    let order = |way: &Way| (way.to.1, way.to.0, way.from.map(|from| (from.1, from.0)));
    choices.sort_by_key(order);
    choices.dedup();
    choices
}

/// SC-16.4, SC-16.5, SC-16.12, SC-18.12: the ends that brute force leaves, towards the ship and towards the pod
#[test]
fn enemies_go_where_the_page_says() {
    let mut dice = chance(16);
    let (mut several, mut hurt, mut stayed) = (0, 0, 0);
    for case in 0..2_500 {
        let sector = Sector::random(&mut dice, 8, 2);
        let open = sector.open();
        if open.is_empty() {
            continue;
        }
        let (start, target) = (one_of(&mut dice, &open), one_of(&mut dice, &open));
        let steps = one_of(&mut dice, &[0, 1, 2, 3, 3, 4, 5]);
        let pod = percent(&mut dice, 30);
        let literal = best_walks(&sector, start, target, pod, steps);
        let heading = if pod { Heading::Pod(square(target)) } else { Heading::Ship(square(target)) };
        let map = sector.map();
        let program = ways(&map, square(start), heading, steps);
        let about = format!("case {case}: {start:?} to {target:?} ({pod}), {steps} steps on {sector:?}");
        let mut options = program.options.clone();
        options.sort_by_key(|way| (way.to.1, way.to.0, way.from.map(|from| (from.1, from.0))));
        assert_eq!(options, choices(&literal, (!pod).then_some(target)), "{about}");
        let (length, damage) = (literal[0].len() - 1, harm(&sector, &literal[0]));
        assert_eq!((usize::from(program.steps), usize::from(program.damage)), (length, damage), "{about}");
        // The walk to each end is one of those.
        for way in &program.options {
            let mut walk = vec![start];
            for (at, cost) in program.walk(&map, *way) {
                walk.push(place(at));
                assert_eq!(cost == 1, sector.is(place(at), "AR"), "{about}");
            }
            assert!(literal.contains(&walk) && *walk.last().unwrap() == place(way.to), "{about}: {walk:?}");
            assert!(way.from.is_none_or(|from| walk[walk.len() - 2] == place(from)), "{about}: {walk:?}");
        }
        several += u32::from(options.len() > 1);
        hurt += u32::from(damage > 0);
        stayed += u32::from(length == 0);
    }
    assert!(several > 300 && hurt > 200 && stayed > 200, "{several} {hurt} {stayed}");
}

/// SC-7.3: whether some shortest path is free; every one is followed square by square.
pub fn free(sector: &Sector, at: Place, to: Place) -> bool {
    at == to
        || STEPS.iter().any(|step| {
            let next = (at.0 + step.0, at.1 + step.1);
            let nearer = range(next, to) < range(at, to);
            nearer && (next == to || sector.inside(next) && !sector.is(next, "R")) && free(sector, next, to)
        })
}

/// SC-7.2, SC-7.3: blocked paths
#[test]
fn paths_are_blocked_when_the_page_says() {
    let mut dice = chance(73);
    let (mut barred, mut open_paths) = (0, 0);
    for case in 0..300 {
        let sector = Sector::random(&mut dice, 8, 2);
        let map = sector.map();
        let all: Vec<Place> = sector.letters.keys().copied().collect();
        for _ in 0..40 {
            let (from, to) = (one_of(&mut dice, &all), one_of(&mut dice, &all));
            let literal = !free(&sector, from, to);
            assert_eq!(
                blocked(&map, square(from), square(to)),
                literal,
                "case {case}: {from:?} {to:?} {sector:?}"
            );
            assert_eq!(i32::from(square(from).distance(square(to))), range(from, to));
            if literal {
                barred += 1;
            } else {
                open_paths += 1;
            }
        }
    }
    assert!(barred > 300 && open_paths > 3_000, "{barred} {open_paths}");
}

/// SC-13.1: the sides that look at an enemy there.
pub fn sides(ship: Place, facing: usize, enemy: Place) -> Vec<Side> {
    let (x, y) = (i32::from(enemy.0 - ship.0), i32::from(enemy.1 - ship.1));
    let mut directions = Vec::new();
    if y.abs() >= x.abs() && y != 0 {
        directions.push(if y < 0 { 0 } else { 2 });
    }
    if x.abs() >= y.abs() && x != 0 {
        directions.push(if x > 0 { 1 } else { 3 });
    }
    // Fore looks ahead, starboard a quarter turn further, and so on.
    [Side::Fore, Side::Starboard, Side::Aft, Side::Port]
        .into_iter()
        .enumerate()
        .filter(|(quarters, _)| directions.contains(&((facing + quarters) % 4)))
        .map(|(_, side)| side)
        .collect()
}

/// SC-13.1, SC-13.2, SC-13.19, SC-16.2, SC-16.3, SC-16.4, SC-16.5, SC-16.6, SC-16.7, SC-16.8, SC-16.9, SC-16.10, SC-18.7, SC-19.3: a whole action of
/// every ship of the box
#[test]
fn enemies_act_as_the_page_says() {
    let content = Content::standard();
    let mut dice = chance(17);
    // Move, range, dice, modifier, hull; then what is added to the lock roll, for each marker, and whether firing destroys it.
    let box_ships: [(&str, [i32; 8]); 14] = [
        ("raider", [2, 3, 1, 0, 4, 0, 0, 0]),
        ("scout", [3, 2, 1, -1, 3, 1, 0, 0]),
        ("mine", [4, 0, 2, 0, 2, 0, 0, 1]),
        ("picket", [1, 5, 1, -1, 3, 0, 0, 0]),
        ("escort", [2, 3, 1, -1, 4, 0, 0, 0]),
        ("cruiser", [2, 4, 1, 0, 6, 0, 0, 0]),
        ("vengeance", [3, 4, 1, 0, 6, 0, 1, 0]),
        ("destroyer", [3, 3, 1, 1, 5, 0, 0, 0]),
        ("jammer", [2, 3, 1, -1, 5, 0, 0, 0]),
        ("lancer", [1, 6, 1, 1, 5, 0, 0, 0]),
        ("hades", [2, 5, 2, 0, 8, 0, 0, 0]),
        ("carrier", [1, 4, 2, -1, 8, 0, 0, 0]),
        ("phantom", [3, 3, 2, -2, 6, 0, 0, 0]),
        ("dreadnought", [1, 5, 2, 0, 9, 0, 0, 0]),
    ];
    let (mut fired, mut gone, mut random_sides) = (0, 0, 0);
    for case in 0..5_000 {
        let sector = Sector::random(&mut dice, 8, 2);
        let open = sector.open();
        if open.is_empty() {
            continue;
        }
        let (name, numbers) = one_of(&mut dice, &box_ships);
        let [reach, gun, fire_dice, modifier, hull, bonus, per_marker, dies] = numbers;
        let profile = content.ships.iter().find(|ship| ship.id.contains(name)).unwrap();
        let start = one_of(&mut dice, &open);
        let near: Vec<Place> = open.iter().copied().filter(|at| range(*at, start) <= 4).collect();
        let ship = if percent(&mut dice, 60) { one_of(&mut dice, &near) } else { one_of(&mut dice, &open) };
        let facing = dice.below(4) as usize;
        let had_lock = percent(&mut dice, 50);
        let markers = dice.below(hull as u32) as u8;
        let speed_modifier = one_of(&mut dice, &[3, 2, 1, 0, -1, -2, -3]);
        let (cloak, hold) = (percent(&mut dice, 20), percent(&mut dice, 20));
        let before = [0; 4].map(|_: u8| dice.below(4) as u8);
        let map = sector.map();
        let scene = Scene {
            content,
            map: &map,
            ship: square(ship),
            facing: Facing::ALL[facing],
            modifier: speed_modifier as i8,
            cloak,
            locks_hold: hold,
            pod: None,
        };
        let mut fate = Answers::random(&mut dice);
        let given = fate.clone();
        let mut shields = before;
        let mut action = Action::new(profile, square(start), had_lock, markers);
        action.advance(&scene, profile, &mut shields, &mut fate).unwrap();
        let about = format!(
            "case {case}: {name} from {start:?}, ship {ship:?} {facing}, lock {had_lock}, cloak {cloak}, {markers} markers, \
             {given:?}: {action:?} on {sector:?}"
        );

        // Lock.
        let needed = range(start, ship) + if cloak { 2 } else { 0 } - bonus;
        let penalty = if cloak { 2 } else { 0 };
        assert_eq!(lock_needs(profile, range(start, ship) as u16, penalty), needed, "{about}");
        let rolled = needed <= 1 || needed <= 6 && i32::from(given.lock[0]) >= needed;
        let mut locked = had_lock || rolled;
        assert_eq!(action.launches, locked && name == "carrier", "{about}");
        // Move.
        let mut at = start;
        let mut wounds = i32::from(markers);
        let mut came_from = None;
        if locked {
            let best = best_walks(&sector, start, ship, false, reach as u8);
            let mut walk = vec![start];
            walk.extend(action.path.iter().map(|at| place(*at)));
            let alive_for = |walk: &[Place]| i32::from(markers) + (harm(&sector, walk) as i32) < hull;
            let ends_early = !alive_for(&walk);
            // A ship that dies on the way may be taken off in that square.
            let on_a_best = best.iter().any(|one| one == &walk || ends_early && one.starts_with(&walk));
            assert!(on_a_best, "{about}");
            wounds += harm(&sector, &walk) as i32;
            at = *walk.last().unwrap();
            came_from = walk.len().checked_sub(2).map(|last| walk[last]);
        } else {
            assert!(action.path.is_empty(), "{about}");
        }
        assert_eq!(place(action.at), at, "{about}");
        if wounds >= hull {
            assert!(action.destroyed && !action.fired && shields == before, "{about}");
            gone += 1;
            continue;
        }
        if range(at, ship) > 6 && !hold {
            locked = false;
        }
        assert_eq!(action.locked, locked, "{about}");
        // Fire.
        let fires = locked && range(at, ship) <= gun && free(&sector, at, ship);
        assert_eq!(action.fired, fires, "{about}");
        assert_eq!(action.destroyed, fires && dies == 1, "{about}");
        assert_eq!(action.jams, fires && name == "jammer", "{about}");
        if !fires {
            assert!(action.hit.is_none() && shields == before, "{about}");
            continue;
        }
        fired += 1;
        let thrown: i32 = given.fire[..fire_dice as usize].iter().map(|die| i32::from(*die)).sum();
        let amount = (thrown + modifier + per_marker * wounds + speed_modifier).max(0);
        let offered = match (at == ship, came_from) {
            (false, _) => sides(ship, facing, at),
            (true, Some(from)) => sides(ship, facing, from),
            (true, None) => {
                random_sides += 1;
                given.random_side().into_iter().collect()
            }
        };
        let Some(hit) = action.hit else {
            assert!(amount == 0 && shields == before, "{about}");
            continue;
        };
        assert_eq!(i32::from(hit.amount), amount, "{about}");
        let chosen = if offered.len() == 2 { given.chosen(&offered) } else { offered[0] };
        assert_eq!(hit.side, chosen, "{about}");
        let stopped = amount.min(i32::from(before[chosen as usize]));
        assert_eq!((i32::from(hit.absorbed), i32::from(hit.through)), (stopped, amount - stopped), "{about}");
        let mut after = before;
        after[chosen as usize] -= stopped as u8;
        assert_eq!(shields, after, "{about}");
    }
    assert!(fired > 800 && gone > 100 && random_sides > 50, "{fired} {gone} {random_sides}");
}
