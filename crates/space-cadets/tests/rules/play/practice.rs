//! SC-22: one station alone.

use super::Table;
use space_cadets::{
    Advanced, Command, Drill, End, Event, Gesture, Object, PlotCard, Setup, SpaceCadets, Station, Step,
    System, TimerMode, Zone,
};
use table::{Game, GameSetup, Seed};

fn practice(drill: Drill) -> Table {
    Table::new(Setup::practice(drill))
}

/// Begins the round that waits.
fn begins(table: &mut Table) {
    assert!(table.view().wait.is_some() && table.view().clock.is_none());
    table.does(Station::Captain, Command::Ready);
    assert!(table.view().clock.is_some());
}

/// Ends the round that runs; its points.
fn ends(table: &mut Table) -> u16 {
    let events = table.does(Station::Captain, Command::Ready);
    let points = events.iter().find_map(|event| match event {
        Event::RoundScored { points, .. } => Some(*points),
        _ => None,
    });
    points.unwrap()
}

/// SC-22.1, SC-22.2, SC-22.13: two rounds that wait for whoever practises, by any clock; then their sum is the score, and no mission was flown
#[test]
fn a_practice() {
    let mut table = practice(Drill::Engineering);
    let view = table.view();
    assert_eq!((view.step, view.stations.clone()), (Step::Action, vec![Station::Engineering]));
    assert!(view.enemies.is_empty() && view.map.iter().all(|place| place.face.is_some()));
    table.passes(3_600_000);
    begins(&mut table);
    let clock = table.view().clock.unwrap();
    assert_eq!(clock.ends[0], Some(clock.started + 30_000));
    table.passes(30_250);
    let practice = table.view().practice.unwrap();
    assert_eq!((practice.round, practice.rounds, practice.scores.len()), (2, 2, 1));
    assert_eq!(table.game.outcome(), None);
    begins(&mut table);
    ends(&mut table);
    let view = table.view();
    let practice = view.practice.unwrap();
    assert_eq!((view.end, practice.total), (Some(End::Practised), practice.scores.iter().sum()));
    let outcome = table.game.outcome().unwrap();
    assert_eq!(outcome.scores, [i32::from(practice.total)]);
    assert_eq!(table.refuses(Station::Captain, Command::Ready), "SC-18.3");

    let mut calm = Table::new(Setup::practice(Drill::Shields).timer(TimerMode::Calm));
    begins(&mut calm);
    assert_eq!((calm.game.alarm(), calm.view().clock.unwrap().ends[0]), (None, None));
    let two = Setup { seats: 2, paces: vec![2; 2], ..Setup::practice(Drill::Helm) };
    assert!(SpaceCadets::start(two, Seed::from_number(1)).is_err());
}

/// SC-22.1, SC-2.8: only a single chair practises; what belongs to missions then means nothing
#[test]
fn options_of_a_practice() {
    let options = [("practice", "weapons-fire"), ("mission", "4"), ("blink", "yes"), ("tribeam", "yes")];
    let options = options.into_iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
    let alone = Setup::configure(1, &options, None).unwrap();
    assert_eq!(
        (alone.practice, alone.mission, alone.advanced),
        (Some(Drill::Firing), 1, vec![Advanced::Tribeam])
    );
    let crew = Setup::configure(3, &options, None).unwrap();
    assert_eq!(
        (crew.practice, crew.mission, crew.advanced),
        (None, 4, vec![Advanced::Tribeam, Advanced::Blink])
    );
}

/// SC-22.3: a point for each energy of the layout
#[test]
fn engineering() {
    let mut table = practice(Drill::Engineering);
    begins(&mut table);
    assert_eq!(table.view().engineering.tiles.len(), 7);
    table.does(Station::Engineering, Command::Lay { tile: 0, at: (4, 4), turn: 0 });
    let icons: u8 = table.view().engineering.icons.iter().sum();
    assert_eq!(ends(&mut table), u16::from(icons));
}

/// SC-22.4: the goal can be reached with the drawn cards; five points there, two fewer for each square beside it
#[test]
fn helm() {
    let mut reached = 0;
    for round in 0..2 {
        let mut table = practice(Drill::Helm);
        if round == 1 {
            begins(&mut table);
            ends(&mut table);
        }
        begins(&mut table);
        let view = table.view();
        let goal = view.practice.unwrap().goal.unwrap();
        assert_eq!((view.ship.speed, view.helm.drawn.len(), view.captain.goal), (3, 5, Some(goal)));
        let drawn = view.helm.drawn.len() as u8;
        let (mut best, mut worst) = (0, 5);
        let orders =
            (0..drawn).flat_map(|a| (0..drawn).flat_map(move |b| (0..drawn).map(move |c| [a, b, c])));
        for order in orders.filter(|[a, b, c]| a != b && b != c && a != c) {
            let mut tried = Table { game: table.game.clone(), now: table.now };
            for (slot, card) in (0..).zip(order) {
                tried.does(Station::Helm, Command::Plot { slot, card: Some(PlotCard::Drawn(card)) });
            }
            let points = ends(&mut tried);
            if round == 1 {
                // After the last round the ship stays where it ended.
                let off = tried.view().ship.at.distance(goal);
                assert_eq!(points, 5u16.saturating_sub(2 * off));
            }
            best = best.max(points);
            worst = worst.min(points);
        }
        reached += u16::from(best == 5 && worst < 5);
    }
    assert_eq!(reached, 2);
}

/// SC-22.5: four target cards, a point for each shape that is found
#[test]
fn sensors() {
    let mut table = practice(Drill::Sensors);
    assert_eq!(table.view().sensors.cards.len(), 4);
    begins(&mut table);
    let state = serde_json::to_value(&table.game).unwrap();
    let shape = table.view().sensors.cards[0].shape;
    let bag = state["sensors"]["bag"].as_array().unwrap();
    let lump = bag.iter().position(|lump| lump["shape"] == shape).unwrap() as u8;
    table.does(Station::Sensors, Command::Pull { lump });
    assert_eq!(ends(&mut table), 1);
}

/// SC-22.6: three tubes, a point for each full card
#[test]
fn loading() {
    let mut table = practice(Drill::Loading);
    begins(&mut table);
    assert_eq!(table.view().weapons.cards.len(), 3);
    // The offers that fit, taken back where they lead nowhere.
    for _ in 0..400 {
        if table.view().weapons.cards[0].full {
            break;
        }
        let mut options = Vec::new();
        table.game.options(table.officer(Station::Weapons), &mut options);
        options.retain(|option| matches!(option, Command::Load { .. }));
        match options.into_iter().next() {
            Some(load) => drop(table.does(Station::Weapons, load)),
            None => break,
        }
    }
    let full = table.view().weapons.cards.iter().filter(|card| card.full).count() as u16;
    assert_eq!(ends(&mut table), full);
}

/// SC-22.7: three torpedoes at a target in range with a Lock; the points are their damage, and nobody fires back
#[test]
fn firing() {
    let mut table = practice(Drill::Firing);
    begins(&mut table);
    let view = table.view();
    let range = view.ship.at.distance(view.nemesis.at.unwrap());
    assert!((1..=6).contains(&range));
    let mut damage = 0;
    for _ in 0..3 {
        let mut options = Vec::new();
        table.game.options(table.officer(Station::Weapons), &mut options);
        let fire = options.into_iter().find(|option| {
            matches!(
                option,
                Command::Fire { target: Object::Nemesis, gesture: Gesture::Meter { force: 600, .. }, .. }
            )
        });
        table.does(Station::Weapons, fire.unwrap());
        damage += u16::from(table.view().weapons.shots.last().unwrap().damage);
    }
    assert_eq!(ends(&mut table), damage);
    assert_eq!((table.view().step, table.view().damage.ongoing.len()), (Step::Fire, 0));
}

/// SC-22.8: the tiles of three energy; the points are the strengths of all sides
#[test]
fn shields() {
    let mut table = practice(Drill::Shields);
    begins(&mut table);
    let tiles = table.view().shields.tiles.len();
    assert_eq!(tiles, usize::from(space_cadets::content::Content::standard().shields.draw[3]));
    for tile in 0..3 {
        table.does(Station::Shields, Command::Put { tile, zone: Some(Zone::Fore) });
    }
    let points = ends(&mut table);
    assert_eq!(points, table.view().shields.strength.iter().map(|one| u16::from(*one)).sum::<u16>());
}

/// SC-22.9: four pairs a round; a match counts its points once and leaves the display, which the next round goes on with
#[test]
fn tractor() {
    let mut table = practice(Drill::Tractor);
    begins(&mut table);
    assert_eq!(table.view().engineering.energy[System::Tractor.index()], 4);
    table.does(Station::Tractor, Command::Aim { target: None });
    table.game.dice_mut().load(vec![0, 0]);
    table.does(Station::Tractor, Command::Flip { tiles: vec![0, 1] });
    let points = u16::from(table.view().tractor.attempt.unwrap().points);
    assert!(points > 0);
    table.does(Station::Tractor, Command::Stop);
    assert_eq!(ends(&mut table), points);
    begins(&mut table);
    table.does(Station::Tractor, Command::Aim { target: None });
    assert_eq!(table.refuses(Station::Tractor, Command::Flip { tiles: vec![0, 1] }), "SC-9.6");
}

/// SC-22.10: as many points as dice alike, and two more for a claimed card; the ship never jumps out
#[test]
fn jump() {
    let mut table = practice(Drill::Jump);
    assert_eq!(table.view().jump.active.len(), 4);
    begins(&mut table);
    table.game.dice_mut().load(vec![0, 0, 0, 0, 0]);
    table.does(Station::Jump, Command::Activate);
    assert_eq!(table.refuses(Station::Jump, Command::JumpOut), "SC-15.4");
    let claim = table.view().jump.claimable.first().copied();
    let events = table.does(Station::Jump, Command::Claim { card: claim });
    assert!(claim.is_some() && events.contains(&Event::RoundScored { round: 1, points: 7 }));
    begins(&mut table);
    table.game.dice_mut().load(vec![0, 0, 2, 4, 5]);
    table.does(Station::Jump, Command::Activate);
    table.passes(30_250);
    let practice = table.view().practice.unwrap();
    assert_eq!((practice.scores, table.view().damage.ongoing.len()), (vec![7, 2], 0));
}

/// SC-22.11: a full deck and two energy; successes less failures
#[test]
fn damage() {
    let mut table = practice(Drill::Damage);
    begins(&mut table);
    assert_eq!((table.view().damage.repair_deck, table.view().engineering.energy[6]), (11, 2));
    // The first four of the deck are Automatic Successes, then come failures.
    table.game.dice_mut().load(vec![0, 0]);
    table.does(Station::Damage, Command::Draw);
    table.does(Station::Damage, Command::Draw);
    assert_eq!(ends(&mut table), 2);
    begins(&mut table);
    assert_eq!(table.view().damage.repair_deck, 11);
    table.game.dice_mut().load(vec![4]);
    table.does(Station::Damage, Command::Draw);
    assert_eq!(ends(&mut table), 0);
    assert!(table.view().damage.ongoing.is_empty());
}

/// SC-22.12: four Breach cards, a point for each that is found; nothing explodes
#[test]
fn core() {
    let mut table = practice(Drill::Core);
    begins(&mut table);
    let mut found = 0;
    for _ in 0..12 {
        let view = table.view();
        if view.core.card.is_some() && view.core.card == view.core.turned[0] {
            table.does(Station::Captain, Command::Match);
            found += 1;
            break;
        }
        table.passes(125);
        table.does(Station::Captain, Command::Leaf { back: false });
    }
    table.passes(30_250);
    let view = table.view();
    assert_eq!((found, view.practice.unwrap().scores, view.end), (1, vec![1], None));
}
