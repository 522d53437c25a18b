//! The bots: legal moves, games that end, the same game from the same seed, and no peeking.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests report by failing")]

use rocketmen::bots::ROSTER;
use rocketmen::{Command, Difficulty, Rocketmen, Setup, VariantChoice};
use table::{Bot, BotKind, Chair, Decision, Dice, Game, GameTime, Seat, Seed, Story, Viewer};

/// A bot that needs more commands than this for a game is not getting anywhere.
const BOUND: usize = 20_000;

fn modes() -> Vec<(&'static str, Setup)> {
    let chosen = |one: &str, two: &str| VariantChoice::Chosen(one.to_owned(), two.to_owned());
    vec![
        ("two players", Setup::standard(2)),
        ("three players", Setup::standard(3).with_variants(VariantChoice::Random)),
        ("four players", Setup::standard(4)),
        ("soft abort", Setup::standard(2).with_variants(chosen("soft-abort", "insurance"))),
        ("closing window", Setup::standard(2).with_variants(chosen("cheap-access", "closing-window"))),
        ("battle for two", Setup::battle(2).with_variants(chosen("big-staff", "planetary-defence"))),
        ("battle for four", Setup::battle(4)),
        ("easy", Setup::solitaire(Difficulty::Easy)),
        ("normal", Setup::solitaire(Difficulty::Normal)),
        ("hard", Setup::solitaire(Difficulty::Hard)),
    ]
}

fn kind(name: &str) -> &'static BotKind<Rocketmen> {
    ROSTER.iter().find(|kind| kind.name == name).expect(name)
}

/// How many games a test can afford with this kind of bot on every chair.
fn games(kind: &BotKind<Rocketmen>) -> u64 {
    if kind.name == "strong" { 1 } else { 40 }
}

/// Plays a game with bots of these kinds, showing every position to `watch` before the move, and gives all moves.
fn play(
    setup: Setup,
    number: u64,
    kinds: &[&BotKind<Rocketmen>],
    mut watch: impl FnMut(&Rocketmen, Seat),
) -> (Rocketmen, Vec<Command>) {
    let seed = Seed::from_number(number);
    let mut game = Rocketmen::start(setup, seed).expect("a game");
    let mut bots: Vec<Box<dyn Bot<Rocketmen>>> = Seat::all(game.seats())
        .map(|seat| (kinds[seat.index() % kinds.len()].seat)(seed.derive(u64::from(seat.0) + 1)))
        .collect();
    let mut moves = Vec::new();
    while game.outcome().is_none() {
        assert!(moves.len() < BOUND, "game {number} does not end: {:?}", moves.last());
        let seat = game.awaited().iter().next().expect("somebody to move");
        watch(&game, seat);
        let command =
            bots[seat.index()].choose(&Chair::new(&game, seat, GameTime::ZERO)).command().expect("a move");
        let done = game.apply(GameTime::ZERO, seat, command, &mut Story::silent());
        assert!(done.is_ok(), "game {number}: {command:?} refused: {done:?}");
        moves.push(command);
    }
    (game, moves)
}

#[test]
fn the_roster_goes_from_weak_to_strong() {
    let names: Vec<&str> = ROSTER.iter().map(|kind| kind.name).collect();
    assert_eq!(names, ["random", "steady", "strong"]);
}

#[test]
fn every_bot_plays_every_mode_to_its_end_with_legal_moves_only() {
    for kind in ROSTER {
        for (_, setup) in modes() {
            for number in 0..games(kind) {
                play(setup.clone(), number, &[kind], |_, _| {});
            }
        }
    }
}

#[test]
fn different_bots_play_together() {
    for number in 0..4 {
        let kinds = [kind("steady"), kind("random"), kind("strong"), kind("random")];
        play(Setup::standard(3), number, &kinds, |_, _| {});
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    for kind in ROSTER {
        let once = play(Setup::standard(2), 7, &[kind], |_, _| {}).1;
        let again = play(Setup::standard(2), 7, &[kind], |_, _| {}).1;
        assert_eq!(once, again, "{}", kind.name);
    }
}

/// Deals anew what a chair cannot see: the bot on it must not notice.
#[test]
fn no_bot_looks_at_hidden_things() {
    let mut dice = Dice::new(Seed::from_number(3));
    for name in ["steady", "strong"] {
        let kind = kind(name);
        let every = if name == "strong" { 23 } else { 1 };
        let mut seen = 0;
        for (_, setup) in [modes().swap_remove(0), modes().swap_remove(2)] {
            play(setup, 11, &[kind], |game, seat| {
                seen += 1;
                if seen % every != 0 {
                    return;
                }
                let seed = Seed::from_number(seen);
                let choice =
                    |game: &Rocketmen| (kind.seat)(seed).choose(&Chair::new(game, seat, GameTime::ZERO));
                let other = game.redeal(Viewer::Seat(seat), &mut dice);
                assert_eq!(choice(game), choice(&other), "{name}, move {seen}");
            });
        }
    }
}

#[test]
fn a_bot_waits_while_others_move_and_when_the_game_is_over() {
    let game = Rocketmen::start(Setup::standard(2), Seed::from_number(1)).unwrap();
    let waiting = Seat(1 - game.awaited().iter().next().unwrap().0);
    let (over, _) = play(Setup::battle(2), 1, &[kind("steady")], |_, _| {});
    for name in ["steady", "strong"] {
        let mut bot = (kind(name).seat)(Seed::from_number(1));
        assert_eq!(bot.choose(&Chair::new(&game, waiting, GameTime::ZERO)), Decision::Wait, "{name}");
        assert_eq!(bot.choose(&Chair::new(&over, Seat(0), GameTime::ZERO)), Decision::Wait, "{name}");
    }
}

/// A small sample of what `docs/bots.md` measures over thousands of games.
#[test]
fn steady_beats_random_nearly_always() {
    let mut wins = 0;
    for number in 0..60 {
        let kinds = [kind("steady"), kind("random")];
        let mine = (number % 2) as usize;
        let (game, _) = play(Setup::standard(2), number, &[kinds[mine], kinds[1 - mine]], |_, _| {});
        let winners = game.outcome().unwrap().winners;
        wins += usize::from(winners == [Seat(mine as u8)]);
    }
    assert!(wins >= 57, "{wins} of 60");
}
