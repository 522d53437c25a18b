//! Simulations of High Card, the toy of the table crate: a game with a clock.

use super::*;
use crate::seated_bots::{Next, SeatedBot, SeatedBots};
use crate::toy::{Command, HighCard, Setup};
use std::env;
use std::process;
use table::{Bot, Chair, Decision, GameTime, Record, Seat, Story};

/// How long a round of High Card lasts unless everybody has played.
const ROUND: u64 = 10_000;
/// How long the punctual bot lets a round last.
const THINKS: u64 = 3_000;

static ROSTER: [BotKind<HighCard>; 4] = [
    BotKind { name: "punctual", seat: |_| Box::new(Punctual) },
    BotKind { name: "asleep", seat: |_| Box::new(Answers(Decision::Wait)) },
    BotKind { name: "restless", seat: |_| Box::new(Answers(Decision::WakeAt(GameTime::ZERO))) },
    BotKind { name: "wrong", seat: |_| Box::new(Answers(Decision::Do(Command::Play { card: 99 }))) },
];

/// Plays its first card three seconds after the round began.
struct Punctual;

impl Bot<HighCard> for Punctual {
    fn choose(&mut self, chair: &Chair<'_, HighCard>) -> Decision<Command> {
        let view = chair.view();
        let mine = view.until.map_or(0, |until| until.0 - ROUND) + THINKS;
        if chair.now() < GameTime(mine) {
            return Decision::WakeAt(GameTime(mine));
        }
        assert_eq!(chair.now(), GameTime(mine), "woken late");
        Decision::from(view.hand.first().map(|card| Command::Play { card: *card }))
    }
}

/// Always answers the same.
struct Answers(Decision<Command>);

impl Bot<HighCard> for Answers {
    fn choose(&mut self, _: &Chair<'_, HighCard>) -> Decision<Command> {
        self.0.clone()
    }
}

fn plan(seats: &[&str], games: u64) -> Plan {
    Plan {
        seats: seats.iter().map(|bot| (*bot).to_owned()).collect(),
        games,
        seed: Seed::from_number(1),
        options: Options::new(),
        content: None,
        threads: 1,
        records: None,
        detail: Detail::Games,
    }
}

fn play(plan: &Plan) -> Result<Tally, Failure> {
    run(&ROSTER, plan, &Watch::default())
}

/// A directory of its own that is gone afterwards.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Scratch {
        Scratch(env::temp_dir().join(format!("cosmodrome-terminal-{name}-{}", process::id())))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn bots_are_woken_at_the_moment_they_asked_for() {
    let scratch = Scratch::new("woken");
    let plan = Plan { records: Some(scratch.0.clone()), ..plan(&["punctual", "punctual"], 1) };
    assert_eq!(play(&plan).unwrap().commands, 6);
    let text = fs::read_to_string(scratch.0.join("high-card-000000.jsonl")).unwrap();
    let record: Record<HighCard> = Record::import(&text).unwrap();
    let moments: Vec<u64> = record.entries.iter().map(|entry| entry.at.0).collect();
    assert_eq!(moments, [THINKS, THINKS, 2 * THINKS, 2 * THINKS, 3 * THINKS, 3 * THINKS]);
}

#[test]
fn the_clock_plays_on_for_bots_that_do_nothing() {
    let tally = play(&plan(&["asleep", "asleep"], 2)).unwrap();
    assert_eq!((tally.commands, tally.games.len()), (0, 2));
}

/// Time goes on even for a bot that wants to be asked again at once, for ever.
#[test]
fn a_restless_bot_does_not_stop_time() {
    assert_eq!(play(&plan(&["restless", "punctual"], 1)).unwrap().commands, 3);
}

#[test]
fn a_bot_that_breaks_a_rule_is_named_with_the_rule() {
    let Err(Failure::Fault(phrase)) = play(&plan(&["asleep", "wrong"], 1)) else { panic!("no fault") };
    assert_eq!(phrase.key, "cli-error-bot-refused");
}

#[test]
fn neither_threads_nor_records_change_a_game() {
    let scratch = Scratch::new("same");
    let seats = ["punctual", "asleep", "restless"];
    let alone = play(&plan(&seats, 6)).unwrap();
    assert_eq!(play(&Plan { threads: 3, ..plan(&seats, 6) }).unwrap(), alone);
    assert_eq!(play(&Plan { records: Some(scratch.0.clone()), ..plan(&seats, 6) }).unwrap(), alone);
}

fn table_of(bots: [&'static str; 2]) -> (HighCard, SeatedBots<HighCard>) {
    let game = HighCard::start(Setup::of(2), Seed::from_number(1)).unwrap();
    let kind = |name| ROSTER.iter().find(|kind| kind.name == name).unwrap();
    let seat = |name| Some(SeatedBot::new(kind(name), Seed::from_number(2)));
    (game, SeatedBots::new(bots.map(seat).into()))
}

#[test]
fn the_earliest_of_wakes_and_alarm_comes_next() {
    let (game, mut bots) = table_of(["asleep", "punctual"]);
    assert_eq!(bots.next(&game, GameTime::ZERO), Next::Moment(GameTime(THINKS)));
    let (game, mut bots) = table_of(["asleep", "asleep"]);
    assert_eq!(bots.next(&game, GameTime::ZERO), Next::Moment(GameTime(ROUND)));
    // What is due rings before anybody moves.
    let (game, mut bots) = table_of(["wrong", "wrong"]);
    assert_eq!(bots.next(&game, GameTime(ROUND)), Next::Moment(GameTime(ROUND)));
}

#[test]
fn a_bot_that_waits_is_asked_again_only_when_something_changed() {
    struct Once(bool);
    impl Bot<HighCard> for Once {
        fn choose(&mut self, chair: &Chair<'_, HighCard>) -> Decision<Command> {
            if std::mem::replace(&mut self.0, true) {
                return Decision::from(chair.view().hand.first().map(|card| Command::Play { card: *card }));
            }
            Decision::Wait
        }
    }
    let kind = BotKind { name: "once", seat: |_| Box::new(Once(false)) };
    let game = HighCard::start(Setup::of(2), Seed::from_number(1)).unwrap();
    let mut bots = SeatedBots::new(vec![Some(SeatedBot::new(&kind, Seed::from_number(2))), None]);
    for now in [0, 1, 5_000] {
        assert_eq!(bots.next(&game, GameTime(now)), Next::Moment(GameTime(ROUND)));
    }
    bots.notice_change();
    assert!(matches!(bots.next(&game, GameTime(5_000)), Next::Command(Seat(0), _)));
}

#[test]
fn nothing_comes_next_when_it_is_over() {
    let (mut game, mut bots) = table_of(["restless", "punctual"]);
    while let Some(alarm) = game.alarm() {
        game.ring(alarm, &mut Story::silent());
    }
    bots.notice_change();
    assert_eq!(bots.next(&game, GameTime(3 * ROUND)), Next::Nothing);
}
