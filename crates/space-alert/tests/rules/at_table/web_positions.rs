//! The positions that the web client's tests look at are as this game makes them. `UPDATE=1` writes them anew.

use super::TestTable;
use serde::Serialize;
use serde_json::{Value, json};
use space_alert::content::Content;
use space_alert::mission::Call;
use space_alert::scene::{BetweenStep, Stage};
use space_alert::{
    Action, Catalogue, Command, CrewId, Difficulty, Flight, Proposal, Setup, Spot, Station, Token,
    TrackChoice,
};
use std::path::Path;
use table::{Game, Seat};

fn compare(name: &str, kept: &impl Serialize) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/tests/space-alert/fixtures");
    let path = folder.join(format!("{name}.json"));
    // Through a value, so that the order of fields in the code does not matter.
    let text = serde_json::to_string(&serde_json::to_value(kept).unwrap()).unwrap() + "\n";
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &text).unwrap();
    }
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(written == text, "{} is stale: UPDATE=1 cargo test -p space-alert web_positions", path.display());
}

/// How many previews are kept with a position.
const PREVIEWS: usize = 12;

fn position(table: &TestTable, me: u8) -> Value {
    let mut options = Vec::new();
    table.game.options(Seat(me), &mut options);
    let planning = options.iter().filter(|option| matches!(option, Command::Plan { .. }));
    let previews: Vec<Value> = planning
        .take(PREVIEWS)
        .map(|command| {
            let preview = table.game.preview(Seat(me), command);
            json!({"command": command, "answer": {"refusal": null, "preview": preview}})
        })
        .collect();
    json!({"now": table.now, "me": me, "view": table.view(me), "options": options, "previews": previews})
}

/// Everybody plans on the spaces that are open, up to this turn.
fn plan_until(table: &mut TestTable, last: u8) {
    for seat in Seat::all(table.game.seats()) {
        loop {
            let mut options = Vec::new();
            table.game.options(seat, &mut options);
            options.retain(|option| matches!(option, Command::Plan { turn, .. } if *turn <= last));
            let choice = options.get((options.len() * 3 / 7 + usize::from(seat.0)) % options.len().max(1));
            let Some(choice) = choice.cloned() else { break };
            table.give(seat.0, choice).unwrap();
        }
    }
}

fn ready(setup: Setup, seed: u64) -> TestTable {
    let mut table = TestTable::seeded(setup, seed);
    for seat in Seat::all(table.game.seats()) {
        table.give(seat.0, Command::Ready).unwrap();
    }
    table
}

/// Five people on the third official track, in phase two, with a request and a piece of the planning board.
fn five() -> TestTable {
    let mut table = ready(Setup::mission(5).track(TrackChoice::Official(3)), 11);
    plan_until(&mut table, 3);
    table.until_phase(2);
    plan_until(&mut table, 6);
    table.give(1, Command::Ask { member: CrewId(0), turn: 6, action: Action::C }).unwrap();
    let station = Station::LowerBlue;
    table.give(2, Command::Place { token: Token::Crew(CrewId(2)), spot: Spot::Station(station) }).unwrap();
    table
}

#[test]
fn the_catalogue_is_kept() {
    compare("catalogue", &Catalogue::of(Content::standard()));
}

#[test]
fn briefings_are_kept() {
    compare("briefing", &position(&TestTable::new(Setup::mission(5)), 1));
    compare("test-briefing", &position(&TestTable::new(Setup::mission(3).flight(Flight::TestRun1)), 0));
}

#[test]
fn plans_are_kept() {
    let mut table = ready(Setup::mission(3).flight(Flight::TestRun1), 5);
    table.until(|call| matches!(call, Call::Threat(_)));
    compare("test-run", &position(&table, 0));

    let mut table = five();
    table.until(|call| *call == Call::DataTransfer);
    compare("transfer", &position(&table, 0));
    table.until(|call| matches!(call, Call::CommsDown { .. }));
    compare("silence", &position(&table, 0));

    let mut table = ready(Setup::mission(1), 5);
    plan_until(&mut table, 2);
    table.until_phase(2);
    compare("solo", &position(&table, 0));
}

#[test]
fn films_and_results_are_kept() {
    let mut table = five();
    table.until_phase(3);
    plan_until(&mut table, 10);
    compare("phase3", &position(&table, 0));
    table.until_resolution();
    while table.game.look().resolution().unwrap().turn < 5 {
        table.ring();
    }
    compare("resolution5", &position(&table, 0));
    table.until_end();
    compare("over", &position(&table, 0));
}

#[test]
fn a_campaign_is_kept() {
    let setup = || Setup::mission(2).campaign();
    let mut table = ready(setup(), 3);
    plan_until(&mut table, 3);
    table.until_resolution();
    compare("two", &position(&table, 0));

    // A ship comes home damaged, with a captain who can repair it, only with luck.
    let mut home = (0..500).map(|seed| {
        let mut table = ready(setup(), seed);
        while matches!(table.game.look().stage, Stage::Action(_)) {
            plan_until(&mut table, 12);
            table.ring();
        }
        table.until_end();
        table
    });
    let damaged = |table: &TestTable| match &table.game.look().stage {
        Stage::Between(between) => {
            between.tiles.iter().any(|tiles| !tiles.is_empty()) && !between.knocked_out[0]
        }
        _ => false,
    };
    let mut table = home.find(damaged).unwrap();
    compare("between", &position(&table, 0));
    let (common, serious) = (Difficulty::White, Difficulty::White);
    for seat in 0..2 {
        table.give(seat, Command::Propose { proposal: Proposal::FlyOn { common, serious } }).unwrap();
    }
    let Stage::Between(between) = &table.game.look().stage else { panic!("between") };
    assert!(matches!(between.step, BetweenStep::Repairs { .. }));
    compare("repairs", &position(&table, 0));
}
