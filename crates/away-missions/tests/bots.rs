//! The bots: their games end, and steady is worth its name.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot run fails")]

use away_missions::bots::ROSTER;
use away_missions::{AwayMissions, Setup};
use table::{Bot, Chair, Game, GameTime, Seat, Seed, Story};

/// More commands than any of these games needs.
const MOST: usize = 20_000;

/// Plays a game with the same bot on every chair; every command must be carried out, and the game must end.
fn play(name: &str, setup: Setup, seed: u64) -> (AwayMissions, usize) {
    let kind = ROSTER.iter().find(|kind| kind.name == name).unwrap();
    let seed = Seed::from_number(seed);
    let mut game = AwayMissions::start(setup, seed).unwrap();
    let mut bots: Vec<Box<dyn Bot<AwayMissions>>> =
        Seat::all(game.seats()).map(|seat| (kind.seat)(seed.derive(u64::from(seat.0) + 1))).collect();
    for given in 0..MOST {
        let Some(seat) = game.awaited().iter().next() else {
            assert!(game.outcome().is_some(), "{name} waits for nobody");
            return (game, given);
        };
        let choice = bots[seat.index()].choose(&Chair::new(&game, seat, GameTime::ZERO));
        let command = choice.command().unwrap_or_else(|| panic!("{name} keeps the table waiting"));
        if let Err(refusal) = game.apply(GameTime::ZERO, seat, command.clone(), &mut Story::silent()) {
            panic!("{command:?} was refused: {refusal:?}");
        }
    }
    panic!("{name} does not come to an end");
}

fn wins(name: &str, games: u64) -> usize {
    let won = |seed: &u64| {
        let (game, _) = play(name, Setup::standard(1, 4).unwrap(), *seed);
        game.outcome().is_some_and(|outcome| !outcome.winners.is_empty())
    };
    (1..=games).filter(won).count()
}

#[test]
fn steady_wins_first_contact_far_more_often_than_random() {
    let (steady, random) = (wins("steady", 30), wins("random", 30));
    assert!(steady >= random + 12, "steady won {steady} of 30, random {random}");
}

#[test]
fn steady_ends_every_scenario() {
    for scenario in 1..=20 {
        play("steady", Setup::standard(scenario, 3).unwrap(), u64::from(scenario));
    }
}

#[test]
fn steady_plays_a_whole_crew_from_one_chair_and_crews_of_six() {
    play("steady", Setup { rocketeers: 4, ..Setup::standard(1, 1).unwrap() }, 3);
    play("steady", Setup::standard(2, 6).unwrap(), 3);
}

/// In these two games a crew of six sat behind a hatch for more than three hundred Game Turns, outside all Aliens of the box, and was
/// not done after 20,000 commands. In the first all tiles are scanned, two of the eight Discoveries are used up, and six Rocketeers shoot
/// whatever an Alert brings: such a mission is given up.
#[test]
fn steady_does_not_hide_for_ever() {
    for (scenario, seed) in [(18, 1015), (19, 1009)] {
        let (game, _) = play("steady", Setup::standard(scenario, 6).unwrap(), seed);
        assert!(game.round() < 120, "scenario {scenario} ends in turn {}", game.round());
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let setup = || Setup::standard(2, 2).unwrap();
    let (one, other) = (play("steady", setup(), 5), play("steady", setup(), 5));
    assert_eq!(one.1, other.1);
    assert_eq!(serde_json::to_string(&one.0).unwrap(), serde_json::to_string(&other.0).unwrap());
}
