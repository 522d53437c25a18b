//! What players are told about a launch before they decide, and how its chance got where it is.

use crate::common::{BLUE, RED, act, buy, launch, pay_with, place, scene, view};
use crate::flight::{flight, success, trigger};
use rocketmen::content::Destination;
use rocketmen::scene::Zone;
use rocketmen::{Achievements, Command, FlightStep, LaunchPreview, Payment, PhaseView, Preview, Rocketmen};
use table::{Game as _, Viewer};

const ALL: [&str; 3] = ["multi-purpose-space-suit", "radiation-shielding", "afterburner"];

fn ready(pad: &[&str], science: u8) -> Rocketmen {
    let achievements = Achievements { rocket: 6, science, ..Achievements::default() };
    scene(2).plan(RED, "spaceship-3").pad(RED, pad).achievements(RED, achievements).build()
}

fn figures(preview: &Preview, destination: Destination) -> &LaunchPreview {
    preview.launches.iter().find(|launch| launch.destination == destination).expect("such a launch")
}

/// The steps and chances that a viewer sees.
fn history(game: &Rocketmen, viewer: Viewer) -> Vec<(FlightStep, f64)> {
    match game.view(viewer).phase {
        PhaseView::Launching { history, .. } => history.iter().map(|past| (past.step, past.chance)).collect(),
        other => panic!("no launch is under way: {other:?}"),
    }
}

/// RM-5.1, RM-8.9: the preview of a placement tells how the launch would stand after it.
#[test]
fn a_placement_tells_the_launch_it_leads_to() {
    let achievements = Achievements { rocket: 6, money: 2, ..Achievements::default() };
    let mut game = scene(2)
        .plan(RED, "spaceship-3")
        .hand(RED, &["multi-purpose-space-suit"])
        .achievements(RED, achievements)
        .build();
    let suit = game.find(RED, Zone::Hand, "multi-purpose-space-suit").unwrap();
    let before = game.preview(RED, &launch(Destination::Earth)).launch.unwrap();
    let unpaid = game.preview(RED, &place(None, &[suit], Payment::default()));
    let command = place(None, &[suit], Payment { money_tokens: 1, ..Payment::default() });
    let told = game.preview(RED, &command);
    assert_eq!(
        figures(&told, Destination::Earth),
        figures(&unpaid, Destination::Earth),
        "payment changes no odds"
    );
    assert!(figures(&told, Destination::Earth).chance > before.chance);
    act(&mut game, RED, command);
    let after = game.preview(RED, &launch(Destination::Earth)).launch.unwrap();
    assert_eq!(*figures(&told, Destination::Earth), after);
}

/// RM-8.3, RM-8.5: a placement that allows no launch tells of none, and one that plans the mission tells of its launches.
#[test]
fn a_planned_mission_tells_its_launches() {
    let achievements = Achievements { rocket: 2, money: 2, ..Achievements::default() };
    let game = scene(2).hand(RED, &["spaceship-3", "base-1"]).achievements(RED, achievements).build();
    let [ship, base] = ["spaceship-3", "base-1"].map(|name| game.find(RED, Zone::Hand, name).unwrap());
    let pay = Payment { money_tokens: 1, ..Payment::default() };
    let told = game.preview(RED, &place(Some(ship), &[], pay));
    let flights: Vec<Destination> = told.launches.iter().map(|launch| launch.destination).collect();
    assert!(told.launches.iter().all(|launch| launch.rocket >= launch.needed));
    let mut after = game.clone();
    act(&mut after, RED, place(Some(ship), &[], pay));
    let mut options = Vec::new();
    after.options(RED, &mut options);
    for destination in Destination::ALL {
        assert_eq!(flights.contains(&destination), options.contains(&launch(destination)), "{destination:?}");
    }
    assert_eq!(game.preview(RED, &place(Some(base), &[base], pay)).launches, [], "one card in two places");
}

/// RM-8.10: paying with a Science token takes it from the boost, and the preview of the purchase says so.
#[test]
fn a_purchase_tells_the_launch_it_leaves() {
    let game = ready(&[], 3);
    let buy = |science_tokens| buy(&[], Some(0), pay_with(&[], 0, science_tokens));
    let chance = |science| figures(&game.preview(RED, &buy(science)), Destination::Earth).chance;
    assert_eq!(chance(0), game.preview(RED, &launch(Destination::Earth)).launch.unwrap().chance);
    assert!(chance(1) < chance(0));
    assert_eq!(chance(200), chance(3), "nobody pays more tokens than there are");
    assert_eq!(game.preview(BLUE, &buy(0)), Preview::default(), "only the active player plans");
}

/// RM-8.12, RM-8.15, RM-7.21: every step of a launch and the chance after it are there for whoever comes later.
#[test]
fn the_chance_is_remembered_step_by_step() {
    let mut game = ready(&ALL, 0);
    let mut told = Vec::new();
    act(&mut game, RED, launch(Destination::Mars));
    told.push((FlightStep::LiftOff, flight(&game).figures.chance));
    game.dice_mut().load(success(&[0, 1, 2]));
    act(&mut game, RED, Command::Draw);
    told.push((FlightStep::Drew { value: 0 }, flight(&game).figures.chance));
    let suit = game.find(RED, Zone::Pad, "multi-purpose-space-suit").unwrap();
    act(&mut game, RED, trigger(suit));
    told.push((FlightStep::Drew { value: 1 }, flight(&game).figures.chance));
    let burner = game.find(RED, Zone::Pad, "afterburner").unwrap();
    act(&mut game, RED, trigger(burner));
    told.push((FlightStep::Used { card: burner }, flight(&game).figures.chance));
    act(&mut game, RED, Command::Draw);
    told.push((FlightStep::Drew { value: 2 }, flight(&game).figures.chance));
    let figures = flight(&game).figures;
    for card in &figures.next {
        assert_eq!(card.arrives, figures.position + card.value >= figures.target, "{card:?}");
    }
    for viewer in Viewer::all(2) {
        assert_eq!(history(&game, viewer), told);
    }
}

/// RM-8.15: keeping a card is a step of its own only if something better could have been made of it.
#[test]
fn keeping_a_card_is_told_when_it_costs_something() {
    let drawn = |value: u8| {
        let mut game = ready(&["multi-purpose-space-suit"], 3);
        act(&mut game, RED, launch(Destination::Earth));
        game.dice_mut().load(success(&[value]));
        act(&mut game, RED, Command::Draw);
        let before = history(&game, Viewer::Seat(RED));
        act(&mut game, RED, Command::Keep);
        (before, history(&game, Viewer::Seat(RED)))
    };
    let (before, after) = drawn(3);
    assert_eq!(before, after, "a 3 is as good as it gets");
    let (before, after) = drawn(0);
    assert_eq!(after.len(), before.len() + 1);
    assert_eq!(after.last().unwrap().0, FlightStep::Kept);
    assert!(after.last().unwrap().1 < before.last().unwrap().1);
}

/// RM-8.12: a long launch keeps its latest steps.
#[test]
fn a_long_launch_keeps_its_latest_steps() {
    let pad = ["multi-purpose-space-suit", "radiation-shielding", "afterburner", "detailed-planning"];
    let mut game = ready(&pad, 0);
    act(&mut game, RED, launch(Destination::Mars));
    game.dice_mut().load(success(&[0, 0, 1, 1, 1, 1, 1]));
    let mut steps = 1;
    while matches!(view(&game, RED).phase, PhaseView::Launching { .. }) {
        let mut options = Vec::new();
        game.options(RED, &mut options);
        let wanted = options
            .iter()
            .find(|option| matches!(option, Command::Trigger { .. } | Command::Pick { .. } | Command::Keep))
            .or_else(|| options.iter().find(|option| matches!(option, Command::Draw | Command::Accept)));
        act(&mut game, RED, *wanted.unwrap());
        if matches!(view(&game, RED).phase, PhaseView::Launching { .. }) {
            steps += 1;
            let seen = history(&game, Viewer::Spectator);
            assert!(seen.len() <= 7 && seen.len() <= steps);
            assert_eq!(seen.last().unwrap().1, flight(&game).figures.chance);
        }
    }
    assert!(steps > 7, "{steps} steps are not many");
}
