//! Chapters 24 to 26 and 28: Cleanup, victory and defeat, modes, the campaign.

use crate::missions::{after, begun, crew, edit, pass_game_turn, reach_actions, rule, setup, written};
use crate::support::{Play, Scene};
use away_missions::field::ApPlace;
use away_missions::{AlienType, AwayMissions, Command, End, Event, HatchState, Item, Mode, Setup, Slot, Who};
use serde_json::{Value, json};
use table::{Game, GameSetup, Options, Seat};

/// AM-24.1, AM-24.2: Stunned Aliens recover, Staggers go, open and locked hatches close
#[test]
fn aliens_recover_and_hatches_close() {
    let who = Who::Captain;
    let mut scene = Scene::of(&[who]);
    let [a, b, c, d, e] = scene.row();
    for (from, to, state) in [
        (a, b, HatchState::Open),
        (b, c, HatchState::Locked),
        (c, d, HatchState::Sealed),
        (d, e, HatchState::Destroyed),
    ] {
        scene.hatch(from, to, state);
    }
    let sentinel = scene.alien(AlienType::Sentinel, e);
    scene.field.alien_mut(sentinel).unwrap().stunned = true;
    scene.field.alien_mut(sentinel).unwrap().staggered = 2;
    let mut play = scene.turn(who);
    play.does(Command::EndTurn { who });
    let alien = play.alien(sentinel).unwrap();
    assert!(!alien.stunned && alien.staggered == 0);
    assert_eq!(play.hatch(a, b), Some(HatchState::Closed));
    assert_eq!(play.hatch(b, c), Some(HatchState::Closed));
    assert_eq!(play.hatch(c, d), Some(HatchState::Sealed));
    assert_eq!(play.hatch(d, e), Some(HatchState::Destroyed));
}

/// AM-24.3, AM-24.4, AM-24.5, AM-24.6, AM-24.7: AP, Command AP, Order markers, and what is counted per Game Turn
#[test]
fn markers_return_in_their_order() {
    let who = Who::Captain;
    let mut scene = Scene::of(&[who]);
    let a = scene.tile(0, 0);
    scene.put(who, a);
    let card = scene.give(who, Item::StunPellet);
    {
        let one = scene.rocketeer(who);
        one.ap[0].place = ApPlace::Spent;
        one.ap[1].place = ApPlace::MindControl;
        one.command.spent = true;
        one.command.available = true;
        one.turn.panicked = true;
        one.turn.talent = true;
        one.turn.commanded = true;
        one.turn.coffee = true;
        one.items[0].used_by = Some(who);
    }
    scene.field.power_out = true;
    let mut play = scene.turn(who);
    edit(&mut play, |state| state["supply"]["command"] = json!(8));
    play.does(Command::EndTurn { who });
    let one = play.of(who);
    assert_eq!(one.ap.map(|ap| ap.place), [ApPlace::Available, ApPlace::Spent, ApPlace::Available]);
    assert!(one.command.available && !one.command.spent);
    assert_eq!(play.state()["supply"]["command"], json!(9));
    assert!(!one.turn.panicked && !one.turn.talent && !one.turn.commanded && !one.turn.coffee);
    assert_eq!(one.card(card).unwrap().used_by, None);
    assert!(!play.field().power_out);
    // Once more: what Mind Control took comes back.
    play.does(Command::Scan { who, tile: None, scanner: None });
    play.does(Command::EndTurn { who });
    assert!(play.of(who).ap.iter().all(|ap| ap.place == ApPlace::Available));
    assert_eq!(play.available(who, Slot::Standard), 3);
}

/// AM-24.8: then the scenario's Cleanup rules, and the next Game Turn
#[test]
fn cleanup_rules_come_last() {
    let mut play = begun(written(|scenario| {
        scenario["counters"] = json!({ "ticks": 0 });
        scenario["rules"] = json!([rule("cleanup", json!([{ "counter": { "name": "ticks", "add": 1 } }]))]);
    }));
    edit(&mut play, |state| state["field"]["aliens"] = json!([]));
    pass_game_turn(&mut play);
    let told: Vec<&str> = play
        .told
        .iter()
        .filter_map(|event| match event {
            Event::Cleanup {} => Some("cleanup"),
            Event::Counter { .. } => Some("rule"),
            Event::GameTurn { .. } => Some("turn"),
            _ => None,
        })
        .collect();
    assert_eq!(told, ["cleanup", "rule", "turn"]);
}

fn end(play: &Play) -> Option<End> {
    serde_json::from_value(play.state()["end"].clone()).unwrap()
}

/// AM-25.1, AM-25.2, AM-25.3: a Rocketeer without HP or O2 loses the game for all
#[test]
fn one_death_loses_for_all() {
    let who = Who::Captain;
    for (hp, o2, lost) in [(0, 3, End::Killed(who)), (3, 0, End::Suffocated(who))] {
        let mut play = begun(setup(1, 2));
        edit(&mut play, |state| {
            state["field"]["rocketeers"][0]["hp"] = json!(hp);
            state["field"]["rocketeers"][0]["o2"] = json!(o2);
        });
        let proposal = Command::Propose { who };
        play.does_from(Seat(0), proposal);
        assert_eq!(end(&play), Some(lost));
        let outcome = play.game.outcome().unwrap();
        assert!(outcome.winners.is_empty());
        assert!(play.game.awaited().is_empty());
    }
}

/// AM-25.1, AM-25.5: everybody wins together, in the Rocketeer Turn
#[test]
fn everybody_wins_together() {
    let mut play = begun(Setup { order: away_missions::OrderRule::HitPoints, ..setup(1, 2) });
    assert_eq!(end(&play), None, "all stand on the Airlock, but the warning is not sent");
    edit(&mut play, |state| state["book"]["flags"] = json!(["warning_sent"]));
    let scan = play.options().remove(0);
    play.does(scan);
    assert_eq!(end(&play), Some(End::Won));
    assert_eq!(play.game.outcome().unwrap().winners, [Seat(0), Seat(1)]);
}

/// AM-25.5: never in the Alien Turn or in Cleanup, but at the beginning of the next Game Turn
#[test]
fn nobody_wins_in_the_alien_turn() {
    for on in ["alien_turn_start", "alien_turn_end", "cleanup"] {
        let mut play = begun(written(|scenario| {
            scenario["victory"] = json!({ "flag": "done" });
            let raise = json!([{ "flag": { "name": "done", "value": true } }]);
            scenario["rules"] = json!([rule(on, raise)]);
        }));
        edit(&mut play, |state| state["field"]["aliens"] = json!([]));
        pass_game_turn(&mut play);
        assert_eq!(end(&play), Some(End::Won), "{on}");
        assert_eq!(play.state()["turn"], json!(2), "{on}");
    }
}

/// AM-25.4, AM-25.6: a defeat condition loses at once, also when the victory condition holds
#[test]
fn defeat_comes_first() {
    let play = begun(written(|scenario| {
        scenario["victory"] = json!({ "flag": "done" });
        let text = json!({ "en": "Lost.", "fr": "Perdu." });
        scenario["defeat"] = json!([{ "if": { "flag": "done" }, "text": text }]);
        scenario["rules"] =
            json!([rule("game_turn_start", json!([{ "flag": { "name": "done", "value": true } }]))]);
    }));
    assert_eq!(end(&play), Some(End::Defeat(0)));
}

/// AM-27.43: the scenario can say that it is won or lost
#[test]
fn a_rule_may_win_or_lose() {
    let won = begun(crate::missions::with_rule("game_turn_start", json!([{ "win": true }])));
    assert_eq!(end(&won), Some(End::Won));
    let lost = after(json!([{ "lose": { "en": "Lost.", "fr": "Perdu." } }]));
    assert_eq!(end(&lost), Some(End::Failed));
}

/// AM-26.1, AM-26.2: in Space Cadet mode the third Alien of a token stays away, its Event does not
#[test]
fn space_cadets_meet_fewer_aliens() {
    for (mode, aliens) in [(Mode::Standard, 3), (Mode::SpaceCadet, 2)] {
        let mut scene = Scene::of(&[Who::Captain]);
        let a = scene.tile(0, 0);
        let b = scene.dark(0, 1);
        scene.put(Who::Captain, a);
        scene.setup.mode = mode;
        scene.field.tiles[b.index()].tokens.alien = 1;
        scene.scanning = true;
        let mut play = scene.turn(Who::Captain);
        play.chance(&[0, 0]);
        play.does(Command::Scan { who: Who::Captain, tile: Some(b), scanner: None });
        assert_eq!(play.field().aliens.len(), aliens);
        assert_eq!(play.of(Who::Captain).o2, 5, "Unreasonable Fear");
    }
}

/// AM-26.3, AM-26.4, AM-26.5: Saucermen arrive where Discovery tokens lie, before the scenario's own rules
#[test]
fn commodores_meet_saucermen() {
    for (mode, arrive) in
        [(Mode::Standard, 0), (Mode::Commodore, 1), (Mode::Admiral, 1), (Mode::GalacticOverlord, 1)]
    {
        let mut scene = Scene::of(&[Who::Captain]);
        let [a, _, c] = scene.row();
        scene.put(Who::Captain, a);
        scene.setup.mode = mode;
        scene.lay(c, away_missions::field::Lying::Mysterium);
        let mut play = scene.turn(Who::Captain);
        play.does(Command::EndTurn { who: Who::Captain });
        assert_eq!(play.field().aliens_on(c).count(), arrive, "{mode}");
        assert_eq!(play.of(Who::Captain).hp, 6, "they do not act in that turn");
    }
}

/// AM-26.3, AM-26.4: ascending inventory numbers while figures last, on scanned tiles with Discovery tokens only, before the
/// scenario's own rules; not in a game just lost
#[test]
fn where_and_when_saucermen_arrive() {
    let who = Who::Captain;
    let scene = |hp: u8| {
        let mut scene = Scene::of(&[who]);
        let [a, b, c, d] = scene.row();
        let dark = scene.dark(9, 9);
        scene.put(who, a);
        scene.rocketeer(who).hp = hp;
        scene.setup.mode = Mode::Commodore;
        scene.field.tiles[dark.index()].tokens.discovery = 1;
        scene.lay(d, away_missions::field::Lying::Mysterium);
        scene.lay(b, away_missions::field::Lying::ThrallOxygenTank);
        scene.drop(c, Item::RayGun);
        for _ in 0..27 {
            let one = scene.alien(AlienType::Saucerman, d);
            scene.field.alien_mut(one).unwrap().stunned = true;
        }
        scene.alien(AlienType::Thrall, a);
        (scene.turn(who), [b, c, d, dark])
    };
    let (mut play, tiles) = scene(6);
    play.dice(&[9]).does(Command::EndTurn { who });
    let there =
        tiles.map(|tile| play.field().aliens_on(tile).filter(|one| one.kind == AlienType::Saucerman).count());
    assert_eq!(there, [1, 0, 27, 0], "the lowest number takes the last figure; no token, no Saucerman");
    let (mut lost, [b, ..]) = scene(1);
    lost.dice(&[1]).does(Command::EndTurn { who });
    assert_eq!((end(&lost), lost.field().aliens_on(b).count()), (Some(End::Killed(who)), 0));
    let mut play = begun(Setup {
        mode: Mode::Commodore,
        ..written(|scenario| {
            let spawn = json!([{ "spawn": { "type": "thrall", "n": 1, "where": { "at": [0, -2] } } }]);
            scenario["rules"] = json!([rule("alien_turn_end", spawn)]);
            for tile in scenario["tiles"].as_array_mut().unwrap() {
                tile["tokens"] = json!({});
            }
        })
    });
    edit(&mut play, |state| {
        let at = state["field"]["rocketeers"][0]["at"].as_u64().unwrap() as usize;
        state["field"]["tiles"][at]["lying"] = json!(["mysterium"]);
    });
    pass_game_turn(&mut play);
    let kinds: Vec<AlienType> = play.field().aliens.iter().map(|alien| alien.kind).collect();
    assert_eq!(kinds, [AlienType::Saucerman, AlienType::Thrall], "Commodore's come first");
}

/// AM-26.6, AM-26.7: in Admiral mode whoever enters a tile with an Alien is held, and stays held in the next Game Turn
#[test]
fn admirals_are_held() {
    for (mode, held) in [(Mode::Commodore, false), (Mode::Admiral, true)] {
        let who = Who::Captain;
        let mut scene = Scene::of(&[who]);
        let [a, b, c] = scene.row();
        scene.put(who, a);
        scene.setup.mode = mode;
        let brain = scene.alien(AlienType::BrainInAJar, b);
        let mut play = scene.turn(who);
        play.does(crate::support::step(who, b, away_missions::Pay::Standard));
        assert_eq!(play.of(who).turn.held, held);
        assert_eq!(play.allows(&crate::support::step(who, c, away_missions::Pay::Standard)), !held);
        play.does(Command::EndTurn { who });
        while play.alien(brain).is_some() && !play.acts(who) {
            let first = play.options().remove(0);
            play.does(first);
        }
        assert_eq!(play.of(who).turn.held, held);
    }
}

/// AM-28.1, AM-28.2, AM-28.3, AM-28.4: a mission that is won opens the next, afresh; each result is kept
#[test]
fn a_campaign_goes_from_mission_to_mission() {
    let mut play = begun(Setup { campaign: true, ..crew(1, 2) });
    edit(&mut play, |state| state["book"]["flags"] = json!(["warning_sent"]));
    let who = play.field().rocketeers[0].who;
    play.does(Command::Propose { who });
    assert_eq!(end(&play), Some(End::Won));
    assert_eq!(play.game.outcome(), None);
    play.does(Command::Ready);
    let view = play.game.view(table::Viewer::Spectator);
    assert_eq!((view.number, view.flown.len(), view.turn), (Some(2), 1, 0));
    assert!(view.packing.is_some() && view.end.is_none() && view.aliens.is_empty());
    play.does(Command::Ready);
    edit(&mut play, |state| state["field"]["rocketeers"][0]["hp"] = json!(0));
    play.does(Command::Propose { who });
    let again = play.options();
    assert_eq!(again, [Command::Ready, Command::Pass]);
    play.does(Command::Ready);
    assert_eq!(play.game.view(table::Viewer::Spectator).number, Some(2), "a lost mission is played again");
    let flown = play.game.view(table::Viewer::Spectator).flown;
    assert_eq!(
        flown.iter().map(|one| (one.scenario, one.end.is_won())).collect::<Vec<_>>(),
        [(1, true), (2, false)]
    );
    assert!(flown.iter().all(|one| one.crew.len() == 2 && one.mode == Mode::Standard && one.turns == 1));
    let record = play.game.view(table::Viewer::Spectator).record;
    let lines: Vec<_> = record.iter().map(|line| (line.scenario, line.played, line.won)).collect();
    assert_eq!(lines, [(1, 1, 1), (2, 1, 0)]);
    assert_eq!((record[0].best.as_ref(), record[1].best.as_ref()), (flown.first(), None));
}

/// AM-28.4, AM-28.6: a campaign goes on with a record that was brought, and keeps the best victory of each scenario
#[test]
fn a_service_record_is_brought_along() {
    let flown = |scenario: u8, end: &str, mode: &str, turns: u16| json!({ "scenario": scenario, "end": end, "mode": mode, "crew": ["captain"], "turns": turns });
    let file =
        |flown: Value| json!({ "format": "away-missions-service-record/1", "flown": flown }).to_string();
    let kept = file(json!([
        flown(1, "won", "standard", 9),
        flown(1, "won", "commodore", 12),
        flown(1, "won", "commodore", 10),
        flown(1, "won", "standard", 5),
        flown(2, "failed", "standard", 4),
    ]));
    let options = |campaign: &str| Options::from([("campaign".to_owned(), campaign.to_owned())]);
    let setup = Setup::configure(1, &options("yes"), Some(&kept)).unwrap();
    let game = AwayMissions::start(setup, table::Seed::from_number(1)).unwrap();
    let view = game.view(table::Viewer::Spectator);
    assert_eq!((view.number, view.flown.len()), (Some(2), 5), "the first that was never won");
    let best = view.record[0].best.as_ref().unwrap();
    assert_eq!((best.mode, best.turns, view.record[0].won), (Mode::Commodore, 10, 4));
    assert_eq!(AwayMissions::check_content(&kept).unwrap().key, "away-missions-record-holds");
    assert!(Setup::configure(1, &options("no"), Some(&kept)).is_err());
    for wrong in [file(json!([flown(21, "won", "standard", 3)])), file(json!([{ "scenario": 1 }]))] {
        assert!(Setup::configure(1, &options("yes"), Some(&wrong)).is_err());
        assert!(AwayMissions::check_content(&wrong).is_err());
    }
}

/// AM-28.2, AM-28.5: the crew may stop, and after the twentieth victory the campaign is complete
#[test]
fn a_campaign_ends() {
    let mut play = begun(Setup { campaign: true, ..crew(20, 2) });
    edit(&mut play, |state| state["book"]["flags"] = json!(["overmind_dead"]));
    let who = play.field().rocketeers[0].who;
    play.does(Command::Propose { who });
    assert_eq!(play.game.outcome().unwrap().winners, [Seat(0)]);
    let mut play = begun(Setup { campaign: true, ..crew(3, 2) });
    edit(&mut play, |state| state["field"]["rocketeers"][0]["hp"] = json!(0));
    play.does(Command::Propose { who });
    play.does(Command::Pass);
    assert!(play.game.outcome().unwrap().winners.is_empty());
}

/// AM-6.2: and a turn may end with AP left
#[test]
fn a_turn_may_end_at_once() {
    let mut play = begun(crew(1, 1));
    reach_actions(&mut play, Who::Captain);
    play.does(Command::EndTurn { who: Who::Captain });
    assert!(play.told.iter().any(|event| matches!(event, Event::TurnEnds { who: Who::Captain })));
}
