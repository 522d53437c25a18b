//! What every game promises apart from secrecy.

use super::walk::{Case, Walk, bytes};
use crate::{Arg, Dice, Game, Phrase, Record, RecordError, Refusal, Seat, SeatName, Seed, Story, Viewer};
use std::collections::HashSet;

/// At every step the state survives its serialised form, and both copies go on to the same bytes.
pub fn states_resume<G: Game>(cases: &[Case<G>], games: u64, bound: usize) {
    for case in cases {
        for number in 0..games {
            Walk::start(case, number).each(bound, |walk, seat, command| {
                let before = bytes(walk.session.game());
                let mut resumed: G = match serde_json::from_slice(&before) {
                    Ok(game) => game,
                    Err(error) => panic!("{}: cannot be read back: {error}", case.name),
                };
                assert_eq!(bytes(&resumed), before, "{}: changed by being saved", case.name);
                let mut original = walk.session.game().clone();
                go_on(case, &original, &resumed, "the clock", |game, story| {
                    if let Some(alarm) = game.alarm() {
                        game.ring(alarm, story);
                    }
                });
                let now = walk.session.now();
                go_on(case, &original, &resumed, "a command", |game, story| {
                    let _ = game.apply(now, seat, command.clone(), story);
                });
                // The dice come last: what they show next is part of the state as well.
                let rolls = |game: &mut G| (0..3).map(|_| game.dice_mut().below(1000)).collect::<Vec<_>>();
                assert_eq!(rolls(&mut resumed), rolls(&mut original), "{}: rolled on differently", case.name);
            });
        }
    }
}

/// A saved game and its original see the same step the same way.
fn go_on<G: Game>(
    case: &Case<G>,
    original: &G,
    resumed: &G,
    by: &str,
    step: impl Fn(&mut G, &mut Story<G::Event>),
) {
    let after = |game: &G| {
        let (mut game, mut story) = (game.clone(), Story::new());
        step(&mut game, &mut story);
        let views: Vec<_> = Viewer::all(game.seats()).map(|viewer| bytes(&game.view(viewer))).collect();
        let mut options = Vec::new();
        Seat::all(game.seats()).for_each(|seat| game.options(seat, &mut options));
        (bytes(&game), bytes(&story.tellings()), views, options, game.alarm(), game.awaited(), game.outcome())
    };
    assert!(after(original) == after(resumed), "{}: saved and resumed, {by} led elsewhere", case.name);
}

/// Commands out of the blue, yesterday's commands and other people's commands are either legal or refused with a
/// rule, and a refusal changes nothing and tells nothing.
pub fn refusals_change_nothing<G: Game>(cases: &[Case<G>], games: u64, bound: usize) {
    let vocabulary: HashSet<String> = G::vocabulary().into_iter().collect();
    let mut refused = 0;
    for case in cases {
        for number in 0..games {
            let mut stale: Vec<G::Command> = Vec::new();
            Walk::start(case, number).each(bound, |walk, seat, command| {
                let mut tries: Vec<(Seat, G::Command)> = vec![(random_seat(walk), command.clone())];
                for _ in 0..3 {
                    tries.push((seat, walk.fuzzed()));
                    if !stale.is_empty() {
                        let old = walk.dice.below(stale.len() as u32) as usize;
                        tries.push((seat, stale[old].clone()));
                    }
                }
                let before = bytes(walk.session.game());
                for (seat, command) in tries {
                    let mut game = walk.session.game().clone();
                    let mut story = Story::new();
                    if let Err(refusal) = game.apply(walk.session.now(), seat, command.clone(), &mut story) {
                        refused += 1;
                        assert_eq!(
                            bytes(&game),
                            before,
                            "{}: {command:?} was refused but did something",
                            case.name
                        );
                        assert!(
                            story.tellings().is_empty(),
                            "{}: {command:?} was refused but told",
                            case.name
                        );
                        assert!(!refusal.rule().is_empty(), "{}: {refusal:?} names no rule", case.name);
                        assert_known(&vocabulary, &game.explain(&refusal));
                    }
                    let _ = walk.session.game().preview(seat, &command);
                }
                stale.push(command.clone());
            });
        }
    }
    assert!(refused > 0, "no fuzzed command was ever refused: the check checks nothing");
}

fn random_seat<G: Game>(walk: &mut Walk<G>) -> Seat {
    // One chair more than there is: a seat that does not exist is refused too.
    let chairs = u32::from(walk.session.game().seats()) + 1;
    Seat(walk.dice.below(chairs) as u8)
}

/// Every message that a phrase asks for is one that the locales hold.
fn assert_known(vocabulary: &HashSet<String>, phrase: &Phrase) {
    let named = phrase.args.iter().flat_map(|(_, arg)| match arg {
        Arg::Key(key) => std::slice::from_ref(key),
        Arg::Keys(keys) => keys,
        Arg::Number(_) | Arg::Seat(_) | Arg::Text(_) => &[],
    });
    for key in named.chain([&phrase.key]) {
        assert!(vocabulary.contains(key), "{key} is not in the vocabulary");
    }
}

/// Whatever is offered is legal, tells only what the vocabulary knows, and nothing is offered twice or to strangers.
pub fn options_are_accepted<G: Game>(cases: &[Case<G>], games: u64, bound: usize) {
    let vocabulary: HashSet<String> = G::vocabulary().into_iter().collect();
    for case in cases {
        for number in 0..games {
            Walk::start(case, number).each(bound, |walk, _, _| {
                let game = walk.session.game();
                for seat in Seat::all(game.seats()) {
                    let mut options = Vec::new();
                    game.options(seat, &mut options);
                    for (index, option) in options.iter().enumerate() {
                        assert!(
                            !options[..index].contains(option),
                            "{}: offered twice: {option:?}",
                            case.name
                        );
                        let mut game = game.clone();
                        let mut story = Story::new();
                        if let Err(refusal) = game.apply(walk.session.now(), seat, option.clone(), &mut story)
                        {
                            panic!("{}: offered and refused: {option:?} by {seat:?}: {refusal:?}", case.name);
                        }
                        for telling in story.tellings() {
                            assert_known(&vocabulary, &game.tell(&telling.event));
                        }
                    }
                }
                draws_as_it_lists(case, game, walk.dice.clone());
                strangers_have_no_part(case, game);
                let roles = Seat::all(game.seats()).flat_map(|seat| game.roles(seat));
                roles.for_each(|role| {
                    assert_known(&vocabulary, &Phrase::new(format!("{}-role-{role}", G::ID)))
                });
                if let Some(alarm) = game.alarm() {
                    let (mut game, mut story) = (game.clone(), Story::new());
                    game.ring(alarm, &mut story);
                    for telling in story.tellings() {
                        assert_known(&vocabulary, &game.tell(&telling.event));
                    }
                }
            });
        }
    }
}

/// An option drawn without making up the list is the one that the same dice take from the list.
fn draws_as_it_lists<G: Game>(case: &Case<G>, game: &G, dice: Dice) {
    for seat in Seat::all(game.seats()) {
        let mut options = Vec::new();
        game.options(seat, &mut options);
        let (mut one, mut other) = (dice.clone(), dice.clone());
        let drawn = game.any_option(seat, &mut one);
        let listed = match options.len() {
            0 => None,
            count => Some(options.swap_remove(other.below(count as u32) as usize)),
        };
        assert_eq!(drawn, listed, "{}: an option drawn for {seat:?} is not the one listed", case.name);
        assert_eq!(one.below(u32::MAX), other.below(u32::MAX), "{}: a draw rolls the dice once", case.name);
    }
}

/// Questions about a chair that is not there are answered, with nothing.
fn strangers_have_no_part<G: Game>(case: &Case<G>, game: &G) {
    for seat in [Seat(game.seats()), Seat(u8::MAX)] {
        let mut options = Vec::new();
        game.options(seat, &mut options);
        assert!(options.is_empty(), "{}: offered to a chair that is not there: {options:?}", case.name);
        let roles = game.roles(seat);
        assert!(roles.is_empty(), "{}: a chair that is not there plays {roles:?}", case.name);
        let _ = game.undo(seat);
        let _ = game.view(Viewer::Seat(seat));
    }
}

/// Random play reaches an end within the bound, and after the end nothing moves any more.
pub fn random_play_ends<G: Game>(cases: &[Case<G>], games: u64, bound: usize) {
    for case in cases {
        for number in 0..games {
            let mut walk = Walk::start(case, number);
            let mut last = None;
            walk.each(bound, |_, seat, command| last = Some((seat, command.clone())));
            let mut game = walk.session.game().clone();
            assert!(game.awaited().is_empty(), "{}: over, and still waiting for somebody", case.name);
            assert_eq!(game.alarm(), None, "{}: over, and the clock still runs", case.name);
            let mut options = Vec::new();
            for seat in Seat::all(game.seats()) {
                game.options(seat, &mut options);
            }
            assert!(options.is_empty(), "{}: over, and still offering {options:?}", case.name);
            if let Some((seat, command)) = last {
                let late = game.apply(walk.session.now(), seat, command, &mut Story::silent());
                assert!(late.is_err(), "{}: a command was accepted after the end", case.name);
            }
        }
    }
}

/// A record survives its file, replays to the same bytes, and a changed one is found out.
pub fn records_replay<G: Game>(cases: &[Case<G>], games: u64, bound: usize) {
    for case in cases {
        for number in 0..games {
            let mut walk = Walk::start(case, number);
            walk.each(bound, |_, _, _| {});
            let seats = Seat::all(walk.session.game().seats())
                .map(|seat| SeatName { name: format!("seat {}", seat.0), bot: None })
                .collect();
            let record = Record::of(&walk.session, seats);
            let read: Record<G> = match Record::import(&record.export()) {
                Ok(read) => read,
                Err(error) => panic!("{}: cannot be read back: {error}", case.name),
            };
            match read.verify() {
                Ok(session) => assert_eq!(bytes(session.game()), bytes(walk.session.game()), "{}", case.name),
                Err(error) => panic!("{}: does not verify: {error}", case.name),
            }
            let mut forged = record.clone();
            forged.closing.seed = Seed::from_number(number + 1_000_000);
            assert_eq!(Record::<G>::import(&forged.export()).err(), Some(RecordError::Commitment));
            forged.header.commitment = forged.closing.seed.commitment();
            assert!(forged.verify().is_err(), "{}: another seed gives the same game", case.name);
            // Even a last command that changed nothing is missed: the closing line counts them.
            let mut shorter = record.clone();
            if shorter.entries.pop().is_some() {
                let (counted, found) = (record.entries.len() as u64, shorter.entries.len() as u64);
                let missed = Some(RecordError::Count { counted, found });
                assert_eq!(Record::<G>::import(&shorter.export()).err(), missed, "{}", case.name);
            }
        }
    }
}

/// Undo takes back commands and never time: what is left is the game of that moment with the clock gone on, and play goes
/// on from there as a replay of the same commands would.
pub fn undo_returns<G: Game>(cases: &[Case<G>], games: u64, bound: usize) {
    for case in cases {
        for number in 0..games {
            let mut walk = Walk::start(case, number);
            let mut story = Story::silent();
            walk.each(bound, |_, _, _| {});
            let log = walk.session.log().to_vec();
            let now = walk.session.now();
            let mut length = log.len();
            while length > 0 {
                let back = 1 + walk.dice.below(length.min(40) as u32) as usize;
                length -= back;
                assert!(walk.session.undo_to(length, &mut story).is_ok());
                assert_eq!(walk.session.now(), now, "{}: undo to {length} turned back the clock", case.name);
                let mut fresh = Walk::start(case, number).session;
                for entry in &log[..length] {
                    let again = fresh.apply(entry.at, entry.seat, entry.command.clone(), &mut story);
                    assert!(again.is_ok(), "{}: a command was accepted once and refused later", case.name);
                }
                fresh.advance(now, &mut story);
                assert!(
                    bytes(walk.session.game()) == bytes(fresh.game()),
                    "{}: undo to {length} led elsewhere",
                    case.name
                );
            }
            let ahead = walk.session.undo_to(1, &mut story);
            assert!(ahead.is_err(), "{}: undo into a future that is not there", case.name);
        }
    }
}
