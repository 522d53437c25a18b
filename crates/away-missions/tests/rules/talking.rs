//! AM-30: requests, answers, and what somebody is about to do.

use crate::missions::{begun, pass_game_turn, reach_actions, setup};
use crate::support::{Play, Scene};
use away_missions::bots::ROSTER;
use away_missions::{
    Action, AlienType, Command, Deed, Event, Favour, Intention, Item, OrderRule, Reason, Saying, Setup, Who,
};
use table::{Chair, Game, GameTime, Refusal as _, Seat, Seed, Viewer};

fn ask(who: Who, favour: Favour) -> Command {
    Command::Ask { who, favour }
}

fn say(who: Who, saying: Saying) -> Command {
    Command::Say { who, saying }
}

fn refusal(play: &mut Play, seat: u8, command: Command) -> &'static str {
    table::kit::refused(&mut play.game, GameTime::ZERO, Seat(seat), command).rule()
}

/// Two chairs with a Rocketeer each, in the Captain's Actions Phase.
fn two() -> Play {
    let mut scene = Scene::of(&[Who::Captain, Who::Doctor]).with_chairs();
    let [a, b, ..] = scene.row::<4>();
    scene.put(Who::Captain, a);
    scene.put(Who::Doctor, b);
    scene.turn(Who::Captain)
}

/// AM-30.1, AM-30.2: others are asked, at any time in a mission; the last request counts until Cleanup
#[test]
fn somebody_is_asked() {
    let mut play = two();
    let tile = play.of(Who::Captain).at;
    play.does_from(Seat(0), ask(Who::Doctor, Favour::Come { to: tile }));
    assert_eq!(play.told, [Event::AskedToCome { seat: Seat(0), who: Who::Doctor, tile }]);
    play.does_from(Seat(0), ask(Who::Doctor, Favour::Heal { patient: Who::Captain }));
    let view = play.game.view(Viewer::Spectator);
    assert_eq!(view.requests.len(), 1);
    assert_eq!(view.requests[0].favour, Favour::Heal { patient: Who::Captain });
    assert_eq!((view.requests[0].from, view.requests[0].answer), (Seat(0), None));
    assert!(play.acts(Who::Captain), "nothing else has changed");
    for (favour, event) in [
        (
            Favour::Cover { whom: Who::Doctor },
            Event::AskedToCover { seat: Seat(1), who: Who::Captain, whom: Who::Doctor },
        ),
        (Favour::Wait, Event::AskedToWait { seat: Seat(1), who: Who::Captain }),
    ] {
        play.does_from(Seat(1), ask(Who::Captain, favour));
        assert_eq!(play.told, [event]);
    }
    assert_eq!(refusal(&mut play, 0, ask(Who::Captain, Favour::Wait)), "AM-30.1");
    assert_eq!(refusal(&mut play, 0, ask(Who::Chief, Favour::Wait)), "AM-1.1");
    assert_eq!(refusal(&mut play, 0, ask(Who::Doctor, Favour::Cover { whom: Who::Chief })), "AM-1.1");
    let nowhere = Favour::Come { to: away_missions::field::TileId(99) };
    assert_eq!(refusal(&mut play, 0, ask(Who::Doctor, nowhere)), "AM-5.1");

    let mut mission = begun(Setup { order: OrderRule::HitPoints, ..setup(1, 2) });
    let crew: Vec<Who> = mission.field().rocketeers.iter().map(|one| one.who).collect();
    mission.does_from(Seat(0), ask(crew[1], Favour::Wait));
    mission.does_from(Seat(1), say(crew[1], Saying::Yes));
    pass_game_turn(&mut mission);
    assert!(mission.game.view(Viewer::Spectator).requests.is_empty());
}

/// AM-30.1: nobody is asked before a mission
#[test]
fn not_before_the_mission() {
    let mut play = crate::missions::packing(setup(1, 2));
    let who = play.game.view(Viewer::Spectator).packing.unwrap().crew[1].who;
    assert_eq!(refusal(&mut play, 0, ask(who, Favour::Wait)), "AM-30.1");
}

/// AM-30.3: an answer goes to all open requests, and only to requests
#[test]
fn an_answer() {
    let mut play = two();
    assert_eq!(refusal(&mut play, 1, say(Who::Doctor, Saying::Yes)), "AM-30.3");
    play.does_from(Seat(0), ask(Who::Doctor, Favour::Wait));
    assert_eq!(refusal(&mut play, 0, say(Who::Doctor, Saying::Yes)), "AM-1.2");
    play.does_from(Seat(1), say(Who::Doctor, Saying::No));
    assert_eq!(play.told, [Event::Refuses { who: Who::Doctor }]);
    assert_eq!(play.game.view(Viewer::Spectator).requests[0].answer, Some(false));
    assert_eq!(refusal(&mut play, 1, say(Who::Doctor, Saying::Yes)), "AM-30.3");
    play.does_from(Seat(0), ask(Who::Doctor, Favour::Wait));
    play.does_from(Seat(1), say(Who::Doctor, Saying::Yes));
    assert_eq!(play.told, [Event::Consents { who: Who::Doctor }]);
}

/// AM-30.4: what somebody is about to do stands until he says otherwise
#[test]
fn an_intention() {
    let mut play = two();
    let tile = play.of(Who::Doctor).at;
    let first = Intention { deed: Deed::Go, tile: Some(tile), why: Reason::Orders };
    play.does_from(Seat(0), say(Who::Captain, Saying::Intend(first)));
    assert_eq!(
        play.told,
        [Event::IntendsThere { who: Who::Captain, deed: Deed::Go, tile, why: Reason::Orders }]
    );
    let second = Intention { deed: Deed::Wait, tile: None, why: Reason::Nothing };
    play.does_from(Seat(0), say(Who::Captain, Saying::Intend(second)));
    assert_eq!(play.told, [Event::Intends { who: Who::Captain, deed: Deed::Wait, why: Reason::Nothing }]);
    assert_eq!(play.game.view(Viewer::Spectator).intentions, [(Who::Captain, second)]);
    let nowhere = Intention { tile: Some(away_missions::field::TileId(99)), ..first };
    assert_eq!(refusal(&mut play, 0, say(Who::Captain, Saying::Intend(nowhere))), "AM-5.1");
}

/// What a bot of this kind does next for this chair.
fn bot(play: &Play, name: &str, seat: u8) -> Option<Command> {
    let kind = ROSTER.iter().find(|kind| kind.name == name).unwrap();
    let mut bot = (kind.seat)(Seed::from_number(1));
    bot.choose(&Chair::new(&play.game, Seat(seat), GameTime::ZERO)).command()
}

/// AM-30.5: a bot answers, says what it is about to do before the first Action of its turn, and keeps its word
#[test]
fn a_bot_talks() {
    for name in ["steady", "strong"] {
        let mut play = two();
        play.does_from(Seat(1), ask(Who::Captain, Favour::Wait));
        assert_eq!(bot(&play, name, 0), Some(say(Who::Captain, Saying::Yes)));
        play.does_from(Seat(0), say(Who::Captain, Saying::Yes));
        let Some(Command::Say { who: Who::Captain, saying: Saying::Intend(told) }) = bot(&play, name, 0)
        else {
            panic!("{name} says nothing")
        };
        assert_eq!(told.why, Reason::Asked);
        play.does_from(Seat(0), say(Who::Captain, Saying::Intend(told)));
        for _ in 0..12 {
            let Some(command) = bot(&play, name, 0) else { break };
            let leaves = matches!(
                command,
                Command::Act { action: Action::Move { .. } | Action::OpenHatch { .. }, .. }
            );
            assert!(!leaves, "{name} leaves although it agreed to wait");
            let ends = matches!(command, Command::EndTurn { .. });
            play.does_from(Seat(0), command);
            if ends {
                break;
            }
        }
    }
}

/// AM-30.5: a bot goes where it is called, treats whom it is to treat, and refuses what makes no sense
#[test]
fn a_bot_does_what_it_agreed_to() {
    let mut scene = Scene::of(&[Who::Captain, Who::Doctor]).with_chairs();
    let tiles = scene.row::<5>();
    scene.put(Who::Captain, tiles[0]);
    scene.put(Who::Doctor, tiles[3]);
    scene.give(Who::Captain, Item::RayGun);
    scene.alien(AlienType::Thrall, tiles[0]);
    let mut play = scene.turn(Who::Captain);
    assert!(!play.allows(&say(Who::Captain, Saying::Yes)));
    play.does_from(Seat(1), ask(Who::Captain, Favour::Heal { patient: Who::Doctor }));
    assert_eq!(bot(&play, "steady", 0), Some(say(Who::Captain, Saying::No)), "she is healthy");
    play.does_from(Seat(0), say(Who::Captain, Saying::No));
    play.does_from(Seat(1), ask(Who::Captain, Favour::Come { to: tiles[3] }));
    for _ in 0..12 {
        let Some(command) = bot(&play, "steady", 0) else { break };
        let ends = matches!(command, Command::EndTurn { .. });
        play.does_from(Seat(0), command);
        if ends {
            break;
        }
    }
    assert_eq!(play.of(Who::Captain).at, tiles[3]);

    let mut frail = two();
    crate::missions::edit(&mut frail, |state| state["field"]["rocketeers"][0]["hp"] = 1.into());
    frail.does_from(Seat(1), ask(Who::Captain, Favour::Cover { whom: Who::Doctor }));
    assert_eq!(bot(&frail, "steady", 0), Some(say(Who::Captain, Saying::No)));
}

/// AM-30.5: a bot speaks once in a turn
#[test]
fn a_bot_speaks_once_in_a_turn() {
    let mut play = begun(Setup { order: OrderRule::HitPoints, ..setup(1, 1) });
    reach_actions(&mut play, Who::Captain);
    let mut lines = 0;
    for _ in 0..60 {
        if !play.acts(Who::Captain) {
            break;
        }
        let Some(command) = bot(&play, "steady", 0) else { break };
        lines += usize::from(matches!(command, Command::Say { .. }));
        play.does_from(Seat(0), command);
    }
    assert!(lines <= 1, "{lines} lines in one turn");
}
