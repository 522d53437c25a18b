//! Chapter 4: the Game Turn and the order of the Rocketeers.

use crate::missions::{begun, edit, pass_game_turn, setup};
use crate::support::{Play, Scene};
use away_missions::{Command, Event, OrderRule, Setup, Who};
use serde_json::json;
use table::{Game, GameTime, Refusal as _, Seat, Story};

fn first(play: &Play) -> Option<Who> {
    play.field().rocketeers.iter().find(|one| one.order == Some(1)).map(|one| one.who)
}

/// AM-4.1, AM-4.2: everybody has a turn of order, scan and Actions, then come the Aliens and Cleanup
#[test]
fn a_game_turn_is_everybody_then_the_aliens_then_cleanup() {
    let mut play = begun(Setup { order: OrderRule::HitPoints, ..setup(1, 2) });
    let mut began = Vec::new();
    for _ in 0..20 {
        began.extend(play.told.iter().filter_map(|event| match event {
            Event::TurnBegins { who } => Some(who.name()),
            Event::AlienTurn { .. } => Some("aliens"),
            Event::Cleanup {} => Some("cleanup"),
            Event::GameTurn { turn: 2 } => Some("two"),
            _ => None,
        }));
        if let Some(two) = began.iter().position(|one| *one == "two") {
            began.truncate(two + 1);
            break;
        }
        let options = play.options();
        let end = options.iter().find(|command| matches!(command, Command::EndTurn { .. }));
        play.does(end.or(options.first()).unwrap().clone());
    }
    assert_eq!(began, ["captain", "chief", "aliens", "cleanup", "two"]);
}

/// AM-4.3, AM-4.4: who is next is settled one at a time and takes the lowest free marker
#[test]
fn whoever_is_next_takes_the_lowest_marker() {
    let mut play = begun(Setup { order: OrderRule::FirstCome, ..setup(1, 3) });
    play.does_from(Seat(1), Command::Propose { who: Who::Chief });
    assert_eq!(play.of(Who::Chief).order, Some(1));
    assert_eq!(play.of(Who::Captain).order, None);
    let scan = play.options().remove(0);
    play.does(scan);
    play.does(Command::EndTurn { who: Who::Chief });
    let again = Command::Propose { who: Who::Chief };
    assert_eq!(table::kit::refused(&mut play.game, GameTime::ZERO, Seat(1), again).rule(), "AM-4.4");
    play.does_from(Seat(0), Command::Propose { who: Who::Captain });
    assert_eq!(play.of(Who::Captain).order, Some(2));
}

/// AM-4.5: by consent of all, by one player, or by the first proposal
#[test]
fn the_order_is_settled_as_the_table_has_chosen() {
    let mut play = begun(setup(1, 3));
    play.does_from(Seat(2), Command::Propose { who: Who::Doctor });
    let twice = Command::Propose { who: Who::Doctor };
    assert_eq!(table::kit::refused(&mut play.game, GameTime::ZERO, Seat(2), twice).rule(), "AM-4.5");
    play.does_from(Seat(0), Command::Agree);
    assert_eq!(first(&play), None);
    play.does_from(Seat(1), Command::Propose { who: Who::Chief });
    for seat in [0, 2] {
        play.does_from(Seat(seat), Command::Agree);
    }
    assert_eq!(first(&play), Some(Who::Chief));

    let mut play = begun(Setup { order: OrderRule::Captain, ..setup(1, 3) });
    let own = Command::Propose { who: Who::Doctor };
    table::kit::refused(&mut play.game, GameTime::ZERO, Seat(2), own.clone());
    play.does_from(Seat(0), own);
    assert_eq!(first(&play), Some(Who::Doctor));

    let mut play = begun(Setup { order: OrderRule::FirstCome, ..setup(1, 3) });
    play.does_from(Seat(2), Command::Propose { who: Who::Doctor });
    assert_eq!(first(&play), Some(Who::Doctor));
}

/// AM-4.6: the fewest HP first, ties by rank
#[test]
fn by_hit_points_the_weakest_is_first() {
    let play = begun(Setup { order: OrderRule::HitPoints, ..setup(1, 6) });
    // Professor and First Officer have 4 HP each; the Professor comes first by rank.
    assert_eq!(first(&play), Some(Who::Professor));
}

/// AM-4.6: with the same HP the six go in the order Captain, Professor, First Officer, Doctor, Yeoman, Chief
#[test]
fn ties_of_hit_points_go_by_rank() {
    let mut scene =
        Scene::of(&[Who::Chief, Who::Yeoman, Who::Doctor, Who::FirstOfficer, Who::Professor, Who::Captain]);
    scene.row::<1>();
    scene.setup.order = OrderRule::HitPoints;
    for one in &mut scene.field.rocketeers {
        (one.hp, one.order) = (4, None);
    }
    scene.rocketeer(Who::Captain).order = Some(1);
    let mut play = scene.turn(Who::Captain);
    let mut acted = Vec::new();
    for _ in 0..5 {
        play.does(Command::EndTurn { who: serde_json::from_value(play.state()["acting"].clone()).unwrap() });
        acted.push(play.state()["acting"].as_str().unwrap().to_owned());
        if play.state()["acting"] != json!("chief") {
            let scan = play.options().remove(0);
            if matches!(scan, Command::Scan { .. }) {
                play.does(scan);
            }
        }
    }
    assert_eq!(acted, ["professor", "first_officer", "doctor", "yeoman", "chief"]);
}

/// AM-4.7: when time is up, hit points decide
#[test]
fn when_time_is_up_hit_points_decide() {
    let mut play = begun(setup(1, 3));
    assert_eq!(play.game.alarm(), None);
    play.does_from(Seat(0), Command::Propose { who: Who::Captain });
    assert_eq!(play.game.alarm(), Some(GameTime(60_000)));
    play.game.ring(GameTime(60_000), &mut Story::new());
    assert_eq!(first(&play), Some(Who::Doctor));
    let mut patient = begun(Setup { patience: 0, ..setup(1, 3) });
    patient.does_from(Seat(0), Command::Propose { who: Who::Captain });
    assert_eq!(patient.game.alarm(), None);
}

/// AM-4.8: Time Distortion gives everybody a marker, and they act in that order
#[test]
fn time_distortion_gives_everybody_a_marker() {
    let crew = [Who::Captain, Who::Chief, Who::Doctor];
    let mut scene = Scene::of(&crew);
    let a = scene.tile(0, 0);
    let b = scene.dark(0, 1);
    scene.all_on(a);
    scene.field.tiles[b.index()].tokens.alien = 1;
    scene.rocketeer(Who::Chief).order = None;
    scene.rocketeer(Who::Doctor).order = None;
    scene.scanning = true;
    let mut play = scene.turn(Who::Captain);
    // Any tile, then the token with a Leader, a Saucerman and Time Distortion: ten others are left out here.
    play.chance(&[5, 14]);
    play.does(Command::Scan { who: Who::Captain, tile: Some(b), scanner: None });
    play.does(Command::Propose { who: Who::Doctor });
    assert_eq!([Who::Captain, Who::Doctor, Who::Chief].map(|who| play.of(who).order), [1, 2, 3].map(Some));
    play.does(Command::EndTurn { who: Who::Captain });
    assert_eq!(play.state()["acting"], json!("doctor"));
}

/// AM-24.6: and the markers are collected at the end
#[test]
fn markers_are_collected() {
    let mut play = begun(Setup { order: OrderRule::HitPoints, ..setup(1, 1) });
    edit(&mut play, |state| state["field"]["aliens"] = json!([]));
    pass_game_turn(&mut play);
    assert_eq!(play.state()["turn"], json!(2));
    assert_eq!(play.of(Who::Captain).order, Some(1), "alone he takes the first marker again");
}
