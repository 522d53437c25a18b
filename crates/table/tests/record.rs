//! The save file: what it holds, how it is read back and what is wrong with a bad one.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "what helps a test reports by failing it")]

#[path = "../../../sample/crates/high-card/src/lib.rs"]
#[allow(dead_code, unused_imports, reason = "each test uses another part of the toy")]
mod toy;

use serde_json::{Value, json};
use table::{Game, GameTime, Record, RecordError, RecordReader, Seat, SeatName, Seed, Session, Story};
use toy::{Command, HighCard, Setup};

/// A whole game of two: Ann swaps once, Bob is late once.
fn played() -> Session<HighCard> {
    let mut session: Session<HighCard> = Session::start(Setup::of(2), Seed::from_number(2026)).unwrap();
    let mut give = |at, seat: u8, swap: bool| {
        let card = {
            session.advance(GameTime(at), &mut Story::silent());
            session.game().hand(Seat(seat))[1]
        };
        let command = if swap { Command::Swap { card } } else { Command::Play { card } };
        session.apply(GameTime(at), Seat(seat), command, &mut Story::silent()).unwrap();
    };
    give(2_500, 0, true);
    give(4_000, 0, false);
    give(4_200, 1, false);
    give(9_000, 0, false);
    give(15_000, 1, false);
    give(15_700, 0, false);
    session.advance(GameTime(15_700), &mut Story::silent());
    assert!(session.game().outcome().is_some());
    session
}

fn record() -> Record<HighCard> {
    let ann = SeatName { name: "Ann".to_owned(), bot: None };
    let bob = SeatName { name: "Bob".to_owned(), bot: Some("steady".to_owned()) };
    Record::of(&played(), vec![ann, bob])
}

/// The record with one line changed as JSON; the last line is number -1.
fn with(line: isize, change: impl Fn(&mut Value)) -> String {
    let text = record().export();
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let index = line.rem_euclid(lines.len() as isize) as usize;
    let mut value: Value = serde_json::from_str(&lines[index]).unwrap();
    change(&mut value);
    lines[index] = value.to_string();
    lines.join("\n")
}

/// What reading and verifying complains about, and how it says so.
fn complaint(text: &str) -> (RecordError, String) {
    let error = match Record::<HighCard>::import(text) {
        Ok(record) => record.verify().expect_err("this record should be bad"),
        Err(error) => error,
    };
    let said = error.to_string();
    (error, said)
}

/// Reading alone complains already.
fn unreadable(text: &str) -> (RecordError, String) {
    assert!(Record::<HighCard>::import(text).is_err(), "found out too late");
    complaint(text)
}

#[test]
fn export_import_export_is_the_same_text() {
    let text = record().export();
    let read = Record::<HighCard>::import(&text).unwrap();
    assert_eq!(read.export(), text);
    assert_eq!(read.header, record().header);
    assert_eq!(read.entries, record().entries);
    assert_eq!(read.closing, record().closing);
}

#[test]
fn a_good_record_verifies_and_ends_where_the_game_ended() {
    let session = record().verify().unwrap();
    assert_eq!(session.now(), GameTime(15_700));
    assert_eq!(session.game().outcome(), played().game().outcome());
    assert_eq!(session.log(), played().log());
}

#[test]
fn a_record_is_one_json_object_per_line() {
    let text = record().export();
    let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 1 + 6 + 1);
    assert!(text.ends_with('\n'));
    assert_eq!(lines[0]["record"], 2);
    assert_eq!(lines[0]["game"], "high-card");
    assert_eq!(lines[0]["dice"], "chacha8/1");
    assert_eq!(lines[0]["seats"], json!([{"name": "Ann"}, {"name": "Bob", "bot": "steady"}]));
    assert_eq!(lines[1]["seq"], 1);
    assert_eq!(lines[7]["at"], 15_700);
    assert_eq!(lines[7]["entries"], 6);
}

#[test]
fn a_game_broken_off_is_a_record_without_an_outcome() {
    let mut session = played();
    session.undo_to(3, &mut Story::silent()).unwrap();
    let text = Record::of(&session, Vec::new()).export();
    let read = Record::<HighCard>::import(&text).unwrap();
    assert_eq!(read.closing.outcome, None);
    assert!(read.verify().is_ok());
}

#[test]
fn blank_lines_and_foreign_line_ends_do_not_matter() {
    let text = format!("\n{}\n", record().export().replace('\n', "\r\n\r\n"));
    assert_eq!(Record::<HighCard>::import(&text).unwrap().export(), record().export());
}

#[test]
fn a_replay_can_stop_anywhere() {
    let (record, session) = (record(), played());
    for length in 0..=record.entries.len() {
        let mut story = Story::new();
        let replayed = record.replay(Some(length), &mut story).unwrap();
        assert_eq!(replayed.log(), &session.log()[..length]);
        assert_eq!(story.tellings().is_empty(), length == 0);
        if length < record.entries.len() {
            assert_eq!(json!(replayed.game()), json!(session.at(length).unwrap()));
        }
    }
    let all = record.replay(Some(99), &mut Story::silent()).unwrap();
    assert_eq!(json!(all.game()), json!(session.game()));
}

#[test]
fn the_reader_tells_the_game_before_anything_else_is_read() {
    assert_eq!(RecordReader::open(&record().export()).unwrap().game, "high-card");
    let other = r#"{"record":1,"game":"tic-tac-toe","whatever":[1,2]}"#;
    assert_eq!(RecordReader::open(other).unwrap().game, "tic-tac-toe");
}

#[test]
fn an_empty_file() {
    for text in ["", "\n", "  \n\r\n\t\n"] {
        let (error, said) = unreadable(text);
        assert_eq!(error, RecordError::Missing { what: "header" });
        assert_eq!(said, "the record has no header");
        assert!(RecordReader::open(text).is_err());
    }
}

#[test]
fn a_file_that_is_not_json() {
    let (error, said) = unreadable("\nhello");
    assert!(matches!(error, RecordError::Line { line: 2, .. }), "{error:?}");
    assert_eq!(said, "line 2: expected value (column 1)");
}

#[test]
fn a_line_that_is_not_json() {
    let text = record().export();
    let broken = text.replacen("{\"seq\":3,", "{\"seq\":3 ", 1);
    let (error, said) = unreadable(&broken);
    assert!(matches!(error, RecordError::Line { line: 4, .. }), "{error:?}");
    assert_eq!(said, "line 4: expected `,` or `}` (column 10)");
}

#[test]
fn a_field_too_many_or_too_few() {
    let (_, said) = unreadable(&with(0, |header| header["colour"] = json!("red")));
    assert!(said.starts_with("line 1: unknown field `colour`"), "{said}");
    let (_, said) = unreadable(&with(2, |entry| entry["command"]["play"] = json!({})));
    assert!(said.starts_with("line 3: missing field `card`"), "{said}");
    let (_, said) = unreadable(&with(-1, |closing| closing["seed"] = json!("abc")));
    assert!(said.starts_with("line 8: a seed is 64 hexadecimal digits"), "{said}");
}

#[test]
fn another_format_version() {
    let (error, said) = unreadable(&with(0, |header| header["record"] = json!(3)));
    let (what, found, known) = ("record format", "3".to_owned(), "2".to_owned());
    assert_eq!(error, RecordError::Version { what, found, known });
    assert_eq!(said, "the record was made with record format 3; this program knows 2");
    // Whatever else a later format may look like.
    assert_eq!(unreadable("{\"record\":3,\"game\":\"high-card\"}").1, said);
    assert!(matches!(
        unreadable(&with(0, |header| header["record"] = json!(0))).0,
        RecordError::Version { .. }
    ));
}

/// A record of the format that did not count its commands.
#[test]
fn a_record_of_format_1_still_opens() {
    let text =
        record().export().replacen("{\"record\":2,", "{\"record\":1,", 1).replacen("\"entries\":6,", "", 1);
    let read = Record::<HighCard>::import(&text).unwrap();
    assert_eq!(read.closing.entries, None);
    assert_eq!(json!(read.verify().unwrap().game()), json!(played().game()));
    assert_eq!(read.export(), text, "and is written as it was");
}

#[test]
fn a_command_that_changed_nothing_is_missed() {
    // The state and the outcome are those of the shorter game, as if the last command had changed neither.
    let whole = record();
    let mut shorter = whole.clone();
    shorter.entries.pop();
    let session = shorter.replay(None, &mut Story::silent()).unwrap();
    shorter.closing = Record::of(&session, Vec::new()).closing;
    shorter.closing.entries = whole.closing.entries;
    let missed = RecordError::Count { counted: 6, found: 5 };
    assert_eq!(shorter.verify().err(), Some(missed.clone()), "nor is a record in memory believed");
    let (error, said) = unreadable(&shorter.export());
    assert_eq!(error, missed);
    assert_eq!(said, "the record has 5 commands, and its closing line counts 6");
    // With the right count it is a game that was broken off.
    shorter.closing.entries = Some(5);
    assert!(shorter.verify().is_ok());
}

#[test]
fn a_closing_line_without_its_count() {
    let (error, said) = unreadable(&with(-1, |closing| {
        closing.as_object_mut().unwrap().remove("entries");
    }));
    assert_eq!(error, RecordError::Missing { what: "count of commands" });
    assert_eq!(said, "the record has no count of commands");
}

#[test]
fn another_game() {
    let (error, said) = unreadable(&with(0, |header| header["game"] = json!("tic-tac-toe")));
    assert_eq!(error, RecordError::OtherGame { expected: "high-card", found: "tic-tac-toe".to_owned() });
    assert_eq!(said, "this is a record of tic-tac-toe, not of high-card");
}

#[test]
fn another_rules_version() {
    let (error, said) = unreadable(&with(0, |header| header["rules"] = json!(7)));
    let (what, found, known) = ("rules version", "7".to_owned(), "1".to_owned());
    assert_eq!(error, RecordError::Version { what, found, known });
    assert_eq!(said, "the record was made with rules version 7; this program knows 1");
    // Other rules may need another setup; what is wrong is the version all the same.
    let stranger = with(0, |header| {
        header["rules"] = json!(7);
        header["setup"] = json!({"players": 2});
    });
    assert_eq!(unreadable(&stranger).1, said);
}

#[test]
fn other_dice() {
    let (error, said) = unreadable(&with(0, |header| header["dice"] = json!("pcg/1")));
    let (what, found, known) = ("dice", "pcg/1".to_owned(), "chacha8/1".to_owned());
    assert_eq!(error, RecordError::Version { what, found, known });
    assert_eq!(said, "the record was made with dice pcg/1; this program knows chacha8/1");
}

#[test]
fn a_missing_closing_line() {
    let text = record().export();
    let missing = RecordError::Missing { what: "closing line" };
    for kept in 1..=7 {
        let cut: Vec<&str> = text.lines().take(kept).collect();
        let (error, said) = unreadable(&cut.join("\n"));
        assert_eq!(error, missing, "with {kept} lines");
        assert_eq!(said, "the record has no closing line");
    }
    // Cut in the middle of the last line, it is that line which is wrong.
    assert!(matches!(unreadable(&text[..text.len() - 20]).0, RecordError::Line { line: 8, .. }));
}

#[test]
fn commands_out_of_order() {
    let (error, said) = unreadable(&with(3, |entry| entry["seq"] = json!(5)));
    assert_eq!(error, RecordError::Order { seq: 5 });
    assert_eq!(said, "command 5 is out of order");
    assert_eq!(unreadable(&with(1, |entry| entry["seq"] = json!(0))).0, RecordError::Order { seq: 0 });
}

#[test]
fn time_running_backwards() {
    let (error, said) = unreadable(&with(3, |entry| entry["at"] = json!(3_999)));
    assert_eq!(error, RecordError::Order { seq: 3 });
    assert_eq!(said, "command 3 is out of order");
    // The closing moment cannot lie before the last command either.
    let early = with(-1, |closing| closing["at"] = json!(15_699));
    assert_eq!(unreadable(&early).0, RecordError::Order { seq: 6 });
}

#[test]
fn a_forged_seed() {
    let other = Seed::from_number(2027);
    let (error, said) = unreadable(&with(-1, |closing| closing["seed"] = json!(other)));
    assert_eq!(error, RecordError::Commitment);
    assert_eq!(
        said,
        "the seed does not match its commitment: the record was changed, or the dice were not fair"
    );
    // Nor is a record in memory believed.
    let mut record = record();
    record.closing.seed = other;
    assert_eq!(record.verify().err(), Some(RecordError::Commitment));
}

#[test]
fn a_forged_outcome() {
    let (error, said) = complaint(&with(-1, |closing| closing["outcome"]["scores"] = json!([9, 0])));
    assert_eq!(error, RecordError::Result { what: "outcome" });
    assert_eq!(said, "the commands lead to another outcome than the record says");
    let (error, _) = complaint(&with(-1, |closing| closing["outcome"] = Value::Null));
    assert_eq!(error, RecordError::Result { what: "outcome" });
}

#[test]
fn a_forged_state() {
    let (error, said) = complaint(&with(-1, |closing| closing["state"] = json!("0".repeat(64))));
    assert_eq!(error, RecordError::Result { what: "state" });
    assert_eq!(said, "the commands lead to another state than the record says");
}

#[test]
fn a_refused_command_in_the_log() {
    let (error, said) = complaint(&with(2, |entry| entry["command"] = json!({"play": {"card": 99}})));
    assert_eq!(error, RecordError::Refused { seq: 2, rule: "HC-2.2" });
    assert_eq!(said, "command 2 is refused by rule HC-2.2");
    let (error, _) = complaint(&with(2, |entry| entry["seat"] = json!(7)));
    assert_eq!(error, RecordError::Refused { seq: 2, rule: "HC-1.1" });
}

#[test]
fn a_setup_that_starts_no_game() {
    let (error, said) = complaint(&with(0, |header| header["setup"]["seats"] = json!(9)));
    assert!(matches!(error, RecordError::Setup(_)), "{error:?}");
    assert_eq!(said, "the setup is refused: setup-wrong-seats");
}

#[test]
fn another_command_leads_elsewhere() {
    // Bob was late for the second round, which ended at 14200. Had he not been, Ann would have drawn another card.
    let (error, _) = complaint(&with(5, |entry| entry["at"] = json!(14_100)));
    assert_eq!(error, RecordError::Refused { seq: 6, rule: "HC-2.2" });
    // Had Ann's last card come a moment earlier, the game would have ended then.
    let (error, _) = complaint(&with(6, |entry| entry["at"] = json!(15_699)));
    assert_eq!(error, RecordError::Result { what: "state" });
}

/// The record shown in the documentation is a real one.
#[test]
fn the_example_in_the_documentation_is_this_game() {
    let page = include_str!("../../../docs/record.md");
    let example = page.split("```jsonl\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    assert_eq!(example, record().export());
}

/// The figures that the documentation gives for the dice.
#[test]
fn the_rolls_in_the_documentation_are_real() {
    let page = include_str!("../../../docs/record.md");
    let mut dice = table::Dice::new(Seed([7; 32]));
    let rolls: Vec<String> = (0..8).map(|_| dice.below(6).to_string()).collect();
    assert!(page.contains(&format!("`{}`", rolls.join(" "))), "{rolls:?}");
}

proptest::proptest! {
    /// One byte changed anywhere: nothing panics, and whatever still verifies tells of the same game.
    #[test]
    fn a_damaged_record_is_found_out_or_harmless(place in 0usize..4000, byte in 32u8..127) {
        let mut text = record().export().into_bytes();
        let place = place % text.len();
        text[place] = byte;
        let text = String::from_utf8(text).unwrap();
        if let Ok(session) = Record::<HighCard>::import(&text).and_then(|record| record.verify()) {
            assert_eq!(json!(session.game()), json!(played().game()));
        }
    }

    /// Noise is no record, and no reason to panic.
    #[test]
    fn noise_is_refused(text in "(?s).{0,200}") {
        assert!(Record::<HighCard>::import(&text).is_err());
    }
}
