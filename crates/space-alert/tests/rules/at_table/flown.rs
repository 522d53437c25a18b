//! Chapter 16: a mission that is over as a plan file.

use super::bots::play_at;
use super::*;
use space_alert::plan::{PlanFile, ResolutionFile, Trace, Verdict, resolve};
use space_alert::ship::{Action, Loss, Slot, StoredSquad, Tile, Tiles};
use space_alert::{Flight, Slip, Speed};
use table::Viewer;

/// What the resolver says about a file, after it went through JSON.
fn resolved(file: &PlanFile) -> ResolutionFile {
    let read = PlanFile::from_json(&file.to_json()).unwrap();
    assert_eq!(&read, file);
    resolve(&read, Trace::Left).unwrap()
}

/// Checks every mission of a game against its plan file. Returns how many have one.
fn check(game: &SpaceAlert) -> usize {
    let view = game.view(Viewer::Spectator);
    assert_eq!(view.flown.len(), view.log.len());
    let mut offered = 0;
    for (line, file) in view.log.iter().zip(&view.flown) {
        let Some(file) = file else { continue };
        offered += 1;
        let end = resolved(file).end;
        assert_eq!(end.outcome == Some(Verdict::Lost), line.loss.is_some());
        if let Some(points) = line.points {
            assert_eq!(end.threat_points, points.survived + points.destroyed);
            assert_eq!(end.visual_points, points.visual);
        }
        if !view.mission.campaign {
            assert_eq!(end.score, Some(line.total));
        }
        let zone = line.loss.and_then(|loss| match loss {
            Loss::Zone { zone, .. } => Some(zone),
            Loss::Doom { .. } => None,
        });
        assert_eq!(end.lost_zone, zone);
    }
    let last = view.flown.last().cloned().flatten();
    if let Some(end) = last.map(|file| resolved(&file).end) {
        let score = view.score.unwrap();
        let damage = [end.damage.red, end.damage.white, end.damage.blue].map(u16::from);
        assert_eq!(damage.iter().sum::<u16>(), score.damage);
        assert_eq!(damage.into_iter().max().unwrap(), score.worst_zone);
        assert_eq!(2 * end.knocked_out.len() as u16, score.knocked_out);
        let tiles: Vec<u8> = view.ship.zones.iter().map(|zone| zone.tiles.len()).collect();
        assert_eq!(tiles, [end.damage.red, end.damage.white, end.damage.blue]);
        let now: Vec<_> = view.threats.iter().map(|threat| (threat.status, threat.damage)).collect();
        let told: Vec<_> = end.threats.values().map(|threat| (threat.status, threat.damage)).collect();
        assert!(now.iter().all(|threat| told.contains(threat)));
    }
    offered
}

/// SA-16.13: the plan file of a mission ends as the mission did, and nobody sees one before the end
#[test]
fn a_plan_file_ends_as_the_table_did() {
    for flight in Flight::ALL {
        let mut offered = 0;
        for (seats, kind, seeds) in [(1, "random", 3), (2, "random", 3), (5, "random", 3), (4, "cadet", 1)] {
            for seed in 0..seeds {
                let table = TestTable::seeded(Setup::mission(seats).flight(flight), seed);
                let game = play_at(table, kind, |game| {
                    assert!(game.look().flown.is_empty() || matches!(game.look().stage, Stage::Over));
                    false
                });
                let has = check(&game);
                assert!(has == 1 || flight != Flight::Mission, "every mission can be said");
                offered += has;
            }
        }
        assert!(offered >= 3, "{flight:?}: only {offered} of 10 games");
    }
}

/// SA-16.13: every mission of a campaign, unless a storage was without its squad
#[test]
fn campaigns_have_a_file_for_each_mission() {
    let mut later = 0;
    for seed in 0..8 {
        let game = play_at(TestTable::seeded(Setup::mission(3).campaign(), seed), "officer", |_| false);
        check(&game);
        assert!(game.look().flown[0]);
        later += game.look().flown.iter().skip(1).filter(|told| **told).count();
    }
    assert!(later > 0, "no campaign came to a second mission that can be said");
}

/// SA-16.13: tiles of an earlier mission lie in the file; a missing squad cannot be said
#[test]
fn what_a_campaign_left_behind_is_said_or_not_offered() {
    let carried = |tiles: [Tiles; 3], squads| {
        let mut table = TestTable::alert(Setup::mission(4).campaign());
        table.game.arrange().flight().carried = space_alert::ship::CarriedOver { tiles, squads };
        table.until_end();
        table.game
    };
    let tiles = [Tiles::from_iter([Tile::Shield, Tile::Structure]), Tiles::NONE, Tiles::NONE];
    let game = carried(tiles, [StoredSquad::Ready; 2]);
    let file = game.view(Viewer::Spectator).flown[0].clone().unwrap();
    assert_eq!(file.overrides.pre_damage[&space_alert::Zone::Red], [Tile::Shield, Tile::Structure]);
    check(&game);
    let game = carried(tiles, [StoredSquad::Taken, StoredSquad::Ready]);
    assert_eq!(game.view(Viewer::Spectator).flown, [None]);
}

/// SA-16.13, SA-5.2: what somebody meant who tripped is in the file, and so is the delay
#[test]
fn whoever_tripped_is_in_the_file_as_it_went() {
    let mut table = TestTable::mission(4);
    let deck = table.game.look().content().action_deck();
    let red = |card: &CardId| table.game.look().content().face(*card).movement == Side::One(Action::Red);
    let card = deck.iter().find(red).unwrap();
    table.game.arrange().people()[0].hand.add(card);
    table.plan(0, 1, card).unwrap();
    table.give(0, Command::Move { member: CrewId(0), from: 1, to: 1, up: Half::Movement }).unwrap();
    let second = table.plain(0);
    table.plan(0, 2, second).unwrap();
    table.until_resolution();
    while table.game.look().resolution().unwrap().revealed == 0 {
        table.ring();
    }
    table.give(0, Command::Trip { member: CrewId(0), slip: Slip::OtherArrow }).unwrap();
    table.until_end();
    check(&table.game);
    let file = table.view(1).flown[0].clone().unwrap();
    let board = &file.players[0];
    let meant = table.game.look().content().face(second).action;
    assert_eq!(board[..3], [Slot::One(Action::Blue), Slot::Empty, Slot::from(meant)]);
}

/// SA-19.10, SA-19.12: a film of the mission starts with the ship as the campaign left it
#[test]
fn a_view_tells_how_the_ship_began() {
    let mut table = TestTable::alert(Setup::mission(4).campaign());
    assert_eq!(table.view(0).start, None);
    let tiles = [Tiles::from_iter([Tile::Shield]), Tiles::NONE, Tiles::NONE];
    let squads = [StoredSquad::Taken, StoredSquad::Ready];
    table.game.arrange().flight().carried = space_alert::ship::CarriedOver { tiles, squads };
    let planning = table.view(0).ship;
    table.until_end();
    let start = table.view(0).start.unwrap();
    assert_eq!((start.ship.stored, start.ship.zones[0].shield), (squads, 0));
    assert_eq!(start.ship, planning);
}

/// SA-16.13: cards that were never reached lie open in the end
#[test]
fn everything_lies_open_in_the_end() {
    let mut table = TestTable::mission(4);
    let card = table.plain(0);
    table.plan(0, 3, card).unwrap();
    table.until_end();
    assert!(
        table.view(1).crew.iter().flat_map(|member| member.board.iter().flatten()).all(|card| card.face_up)
    );
}

/// SA-4.2: however fast the computer speaks, the resolution leaves time to read
#[test]
fn the_resolution_is_as_slow_at_every_speed() {
    let pause = |speed| {
        let mut table = TestTable::alert(Setup { speed, ..Setup::mission(4) });
        table.until_resolution();
        table.ring();
        table.game.alarm().unwrap().0 - table.now.0
    };
    assert_eq!(pause(Speed::Rush), pause(Speed::Normal));
    assert!(pause(Speed::Quick) >= 2_000);
}
