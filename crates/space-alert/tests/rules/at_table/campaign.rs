//! Chapter 19: campaigns.

use super::*;
use space_alert::rules::scoring::{LogLine, LogPoints};
use space_alert::scene::BetweenStep;
use space_alert::ship::{Boards, Mission, Ship, Squad, StoredSquad, Tile, Tiles};
use space_alert::{Difficulty, Proposal, Repair, Station, Zone};

/// After a first mission that left this much damage, these figures knocked out, and so many squads.
fn after(tiles: [&[Tile]; 3], out: &[usize], squads: u8) -> TestTable {
    let mut table = TestTable::alert(Setup::mission(4).campaign());
    table.until_resolution();
    let plan = table.game.look().resolution().unwrap().plan().clone();
    let mission = Mission::new(table.game.look().content(), &plan).unwrap();
    table.game.arrange().begin_between(Ship::new(&mission, &Boards::new(4)));
    let Stage::Between(between) = table.game.arrange().stage() else { panic!("between") };
    between.tiles = tiles.map(|tiles| tiles.iter().copied().collect::<Tiles>());
    out.iter().for_each(|member| between.knocked_out[*member] = true);
    between.squads = squads;
    table
}

fn fly_on(common: Difficulty, serious: Difficulty) -> Command {
    Command::Propose { proposal: Proposal::FlyOn { common, serious } }
}

fn all_fly_on(table: &mut TestTable) {
    for seat in 0..4 {
        table.give(seat, fly_on(Difficulty::White, Difficulty::White)).unwrap();
    }
}

fn nothing(seat: u8) -> Command {
    Command::Repair { member: CrewId(seat), repair: Repair::Nothing }
}

/// Everybody is ready, and the ship flies a mission in which nothing comes.
fn fly_safely(table: &mut TestTable) {
    for seat in 0..4 {
        table.give(seat, Command::Ready).unwrap();
    }
    while let Stage::Action(_) = table.game.look().stage {
        table.game.arrange().flight().threats.clear();
        table.ring();
    }
    let Stage::Resolution(resolution) = table.game.arrange().stage() else { panic!("resolution") };
    resolution.plan_mut().threats.clear();
    table.game.arrange().flight().threats.clear();
    while matches!(table.game.look().stage, Stage::Resolution(_)) {
        table.ring();
    }
}

/// SA-19.1: the same crew and ship fly three missions at most, however well it goes
#[test]
fn a_campaign_has_three_missions() {
    let mut table = TestTable::new(Setup::mission(4).campaign());
    for number in 1..=3 {
        assert_eq!(table.game.look().flight.number, number);
        fly_safely(&mut table);
        assert_eq!(table.game.look().log.len(), usize::from(number));
        assert_eq!(matches!(table.game.look().stage, Stage::Over), number == 3);
        if number < 3 {
            all_fly_on(&mut table);
        }
    }
    assert!(table.game.look().result().unwrap().won);
}

/// SA-19.1: a campaign is lost with the first lost mission, and the missions before it do not save it
#[test]
fn a_campaign_is_lost_with_one_mission() {
    for before in 0..3 {
        let mut table = TestTable::new(Setup::mission(4).campaign());
        for _ in 0..before {
            fly_safely(&mut table);
            all_fly_on(&mut table);
        }
        for seat in 0..4 {
            table.give(seat, Command::Ready).unwrap();
        }
        // Nobody plans anything, and the ship falls apart.
        table.until_end();
        assert!(table.game.look().log[before].loss.is_some(), "mission {} is lost", before + 1);
        assert!(matches!(table.game.look().stage, Stage::Over), "nobody is asked whether to fly on");
        assert_eq!(table.game.look().result().map(|result| (result.won, result.score)), Some((false, 0)));
        assert!(table.game.outcome().unwrap().winners.is_empty());
        assert!(table.view(0).log.iter().all(|line| line.total.is_none()), "no score is written down");
    }
}

/// SA-19.5, SA-19.6, SA-19.12: what is left of a crew is what the ship at the end says, in order of play
#[test]
fn what_is_left_comes_from_the_ship() {
    let mut table = TestTable::alert(Setup::mission(4).campaign());
    table.until_resolution();
    *table.game.arrange().order() = [2, 3, 0, 1].map(CrewId).to_vec();
    let mut plan = table.game.look().resolution().unwrap().plan().clone();
    plan.threats.clear();
    plan.start.squads[0] = Squad::Disabled;
    plan.carried.squads = [StoredSquad::Taken, StoredSquad::Ready];
    plan.carried.tiles[2] = [Tile::Shield].into_iter().collect();
    let mission = Mission::new(table.game.look().content(), &plan).unwrap();
    table.game.arrange().begin_between(Ship::new(&mission, &Boards::new(4)));
    let Stage::Between(between) = &table.game.look().stage else { panic!("between") };
    assert_eq!(between.squads, 1, "one is disabled");
    assert_eq!(between.tiles.map(|tiles| tiles.len()), [0, 0, 1]);
    assert!(between.knocked_out.iter().all(|out| !out));
}

/// SA-19.2: the easiest proposal for each level holds
#[test]
fn the_most_careful_levels_hold() {
    let mut table = after([&[], &[], &[]], &[], 2);
    table.give(0, fly_on(Difficulty::Yellow, Difficulty::Mixed)).unwrap();
    assert_eq!(table.give(0, fly_on(Difficulty::White, Difficulty::White)), Err(Refusal::AlreadyProposed));
    table.give(1, fly_on(Difficulty::Mixed, Difficulty::Yellow)).unwrap();
    table.give(2, fly_on(Difficulty::Yellow, Difficulty::Yellow)).unwrap();
    table.give(3, fly_on(Difficulty::Yellow, Difficulty::Yellow)).unwrap();
    assert_eq!(
        (table.game.look().flight.common, table.game.look().flight.serious),
        (Difficulty::Mixed, Difficulty::Mixed)
    );
}

/// SA-19.15: nobody proposes a level whose decks are too small for what may be announced
#[test]
fn a_level_needs_its_decks() {
    use space_alert::content::{Content, ContentHandle};
    use space_alert::{Level, Severity};
    use table::GameContent;
    let mut source = Content::standard().source().clone();
    source.threats.retain(|card| (card.severity, card.level) != (Severity::Serious, Level::Yellow));
    let content = ContentHandle::custom(Content::compile(source).unwrap());
    let mut table = TestTable::new(Setup { content, ..Setup::mission(4).campaign() });
    fly_safely(&mut table);
    let few = fly_on(Difficulty::White, Difficulty::Yellow);
    assert_eq!(table.give(0, few.clone()), Err(Refusal::TooFewThreats));
    let mut options = Vec::new();
    table.game.options(Seat(0), &mut options);
    assert!(!options.contains(&few), "nor is it offered");
    for (seat, common) in (0..).zip([Difficulty::Yellow, Difficulty::Mixed, Difficulty::White]) {
        let enough = fly_on(common, Difficulty::Mixed);
        assert!(options.contains(&enough));
        table.give(seat, enough).unwrap();
    }
}

/// SA-19.3, SA-19.13: one who wants home ends the campaign, and then nothing is repaired
#[test]
fn one_who_wants_home_ends_it() {
    let mut table = after([&[Tile::Shield], &[], &[]], &[], 2);
    for seat in 0..3 {
        table.give(seat, fly_on(Difficulty::White, Difficulty::White)).unwrap();
    }
    table.give(3, Command::Propose { proposal: Proposal::GoHome }).unwrap();
    assert!(matches!(table.game.look().stage, Stage::Over));
    assert_eq!(table.give(0, nothing(0)), Err(Refusal::GameOver));
}

/// SA-19.4: each mission has a track chosen by chance
#[test]
fn every_mission_has_a_track_by_chance() {
    let fixed = Setup::mission(4).track(TrackChoice::Official(1)).campaign();
    assert!(SpaceAlert::start(fixed, Seed::from_number(1)).is_err());
    let mut flown = std::collections::BTreeSet::new();
    for seed in 0..12 {
        let game = SpaceAlert::start(Setup::mission(4).campaign(), Seed::from_number(seed)).unwrap();
        flown.insert(game.look().flight.track.id.clone());
    }
    assert!(flown.len() > 3 && flown.iter().all(|id| id.starts_with("mission-")), "{flown:?}");
    let mut table = after([&[], &[], &[]], &[], 2);
    all_fly_on(&mut table);
    assert!(table.game.look().flight.track.id.starts_with("mission-"));
}

/// SA-19.5: whoever was knocked out is back, and no malfunction is left
#[test]
fn everybody_is_back_for_the_next_mission() {
    let mut table = after([&[], &[], &[]], &[0, 1, 2, 3], 2);
    all_fly_on(&mut table);
    let view = table.view(0);
    assert!(view.crew.iter().all(|member| !member.figure.knocked_out));
    assert!(view.threats.is_empty());
}

/// SA-19.6, SA-19.7: everybody who was not knocked out repairs one thing, from the captain on
#[test]
fn repairs_are_made_in_order_of_play() {
    let mut table = after([&[Tile::Shield, Tile::Reactor], &[Tile::Structure], &[]], &[1], 1);
    all_fly_on(&mut table);
    assert_eq!(table.give(2, nothing(2)), Err(Refusal::NotYourRepair));
    assert_eq!(table.give(1, nothing(1)), Err(Refusal::KnockedOut));
    let tile =
        |member, zone, tile| Command::Repair { member: CrewId(member), repair: Repair::Tile { zone, tile } };
    assert_eq!(table.give(0, tile(0, Zone::Blue, Tile::Shield)), Err(Refusal::NoSuchDamage));
    table.give(0, tile(0, Zone::White, Tile::Structure)).unwrap();
    assert_eq!(table.game.look().repairer(), Some(CrewId(2)), "the second was knocked out");
    table.give(2, Command::Repair { member: CrewId(2), repair: Repair::Squad }).unwrap();
    let again = table.give(3, Command::Repair { member: CrewId(3), repair: Repair::Squad });
    assert_eq!(again, Err(Refusal::NoDisabledSquad));
    table.give(3, nothing(3)).unwrap();
    let carried = table.game.look().flight.carried;
    assert_eq!(carried.tiles.map(|tiles| tiles.len()), [2, 0, 0]);
    assert_eq!(carried.squads, [StoredSquad::Ready; 2]);
}

/// SA-19.6, SA-19.12: androids repair too, and without any squad there is nothing to place
#[test]
fn androids_repair_as_well() {
    let mut table = TestTable::alert(Setup::mission(3).campaign());
    table.until_resolution();
    let plan = table.game.look().resolution().unwrap().plan().clone();
    let mission = Mission::new(table.game.look().content(), &plan).unwrap();
    table.game.arrange().begin_between(Ship::new(&mission, &Boards::new(4)));
    let Stage::Between(between) = table.game.arrange().stage() else { panic!("between") };
    between.tiles[0] = Tile::ALL.into_iter().collect();
    between.tiles[1] = Tile::ALL.into_iter().collect();
    between.squads = 0;
    for seat in 0..3 {
        table.give(seat, fly_on(Difficulty::White, Difficulty::White)).unwrap();
    }
    for seat in 0..3 {
        table.give(seat, nothing(seat)).unwrap();
    }
    let android = CrewId(3);
    assert_eq!(table.game.look().repairer(), Some(android));
    let repair = Repair::Tile { zone: Zone::White, tile: Tile::Shield };
    let answer = table.game.look().answers_for(android);
    table.give(answer.0, Command::Repair { member: android, repair }).unwrap();
    assert!(matches!(table.game.look().stage, Stage::Briefing), "nothing is placed");
    assert_eq!(table.game.look().flight.carried.squads, [StoredSquad::Taken; 2]);
    assert_eq!(table.game.look().flight.carried.tiles.map(|tiles| tiles.len()), [6, 5, 0]);
}

/// SA-19.8: no more than two tiles of a zone are repaired
#[test]
fn two_tiles_per_zone_are_repaired() {
    let mut table = after([&[Tile::Shield, Tile::Reactor, Tile::Gravolift], &[], &[]], &[], 2);
    all_fly_on(&mut table);
    let red = |member, tile| Command::Repair {
        member: CrewId(member),
        repair: Repair::Tile { zone: Zone::Red, tile },
    };
    table.give(0, red(0, Tile::Shield)).unwrap();
    assert_eq!(table.give(1, red(1, Tile::Shield)), Err(Refusal::NoSuchDamage));
    table.give(1, red(1, Tile::Reactor)).unwrap();
    assert_eq!(table.game.look().flight.number, 2, "nothing else can be repaired");
    assert_eq!(table.game.look().flight.carried.tiles[0].iter().collect::<Vec<_>>(), [Tile::Gravolift]);
}

/// SA-19.9, SA-19.10: tiles that stay weaken the ship of the next mission
#[test]
fn damage_that_stays_weakens_the_next_ship() {
    let mut table = after([&[Tile::Shield], &[], &[Tile::Reactor]], &[], 2);
    all_fly_on(&mut table);
    for seat in 0..4 {
        table.give(seat, nothing(seat)).unwrap();
    }
    let view = table.view(0);
    let (red, blue) = (&view.ship.zones[0], &view.ship.zones[2]);
    assert_eq!((red.shield, red.shield_capacity, red.tiles.len()), (0, 1, 1));
    assert_eq!((blue.reactor, blue.reactor_capacity), (1, 2));
}

/// SA-19.12: the captain chooses where the only squad left is stored
#[test]
fn the_captain_places_the_only_squad() {
    let mut table = after([&[], &[], &[]], &[], 1);
    all_fly_on(&mut table);
    for seat in 0..4 {
        table.give(seat, nothing(seat)).unwrap();
    }
    let Stage::Between(between) = &table.game.look().stage else { panic!("between") };
    assert_eq!(between.step, BetweenStep::Squad);
    let store = |station| Command::StoreSquad { station };
    assert_eq!(table.give(1, store(Station::UpperBlue)), Err(Refusal::NotCaptain));
    assert_eq!(table.give(0, store(Station::UpperRed)), Err(Refusal::NotAStore));
    table.give(0, store(Station::UpperBlue)).unwrap();
    assert_eq!(table.view(0).ship.stored, [StoredSquad::Taken, StoredSquad::Ready]);
    assert!(table.view(0).crew.iter().all(|member| member.figure.squad == Squad::None));
}

/// A table whose crew has come home from a last mission with this score, after others with theirs.
fn flown(scores: &[space_alert::ship::Score]) -> TestTable {
    let mut table = TestTable::new(Setup::mission(4).campaign());
    fly_safely(&mut table);
    let first = table.game.look().log[0].clone();
    *table.game.arrange().scores() = scores.to_vec();
    *table.game.arrange().log() = (1..)
        .zip(scores)
        .map(|(number, score)| LogLine { number, points: Some(LogPoints::of(score)), ..first.clone() })
        .collect();
    table
}

fn score(destroyed: u16, visual: u16, damage: u16) -> space_alert::ship::Score {
    space_alert::ship::Score { destroyed, visual, damage, ..Default::default() }
}

/// SA-19.14: threats of all missions, penalties of the last, and the mean of the looks out of the window
#[test]
fn the_score_of_a_campaign_adds_up() {
    let mut table = flown(&[score(10, 1, 8), score(6, 4, 3)]);
    table.game.arrange().end_game(&mut Story::silent());
    assert_eq!(table.game.look().result().unwrap().score, 10 + 6 - 3 + 2);
}

/// SA-19.16: penalties and the total are written into the last line, when the campaign is over
#[test]
fn only_the_last_line_of_a_campaign_has_penalties_and_the_total() {
    let mut table = TestTable::new(Setup::mission(4).campaign());
    fly_safely(&mut table);
    let line = table.view(0).log[0].clone();
    assert!(line.points.is_some());
    assert_eq!((line.penalties, line.total), (None, None), "the campaign may go on");

    let mut table = flown(&[score(10, 1, 8), score(6, 4, 3)]);
    for seat in 0..4 {
        table.give(seat, Command::Propose { proposal: Proposal::GoHome }).unwrap();
    }
    let log = table.view(0).log;
    assert_eq!((log[0].penalties, log[0].total), (None, None));
    assert_eq!(log[0].points, Some(LogPoints { survived: 0, destroyed: 10, visual: 1 }));
    assert_eq!((log[1].penalties, log[1].total), (Some(3), Some(10 + 6 - 3 + 2)));
}

/// SA-1.19: between two missions a proposal or a repair may be taken back
#[test]
fn what_is_decided_between_missions_can_be_taken_back() {
    let mut table = after([&[], &[Tile::Structure], &[]], &[], 2);
    table.give(0, fly_on(Difficulty::White, Difficulty::White)).unwrap();
    assert_eq!(table.game.undo(Seat(0)), table::Undo::Free);
    for seat in 1..4 {
        table.give(seat, fly_on(Difficulty::White, Difficulty::White)).unwrap();
    }
    assert_eq!(table.game.undo(Seat(0)), table::Undo::Free);
}
