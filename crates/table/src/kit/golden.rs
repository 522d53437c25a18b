//! Golden playthroughs: one whole random game per setup, kept as text and compared line by line.

use super::walk::{Case, Walk};
use crate::{Closing, Game, GameTime, Record, Seat, SeatName, Story, Viewer};
use std::fmt::Write as _;
use std::path::Path;

/// Compares each case's playthrough with its file in `folder`. With `COSMODROME_BLESS` set, writes the files instead.
pub fn golden<G: Game>(cases: &[Case<G>], folder: &Path, bound: usize) {
    let bless = std::env::var_os("COSMODROME_BLESS").is_some();
    for case in cases {
        let played = playthrough(case, bound);
        let file = folder.join(format!("{}.txt", case.name));
        if bless {
            let written = std::fs::create_dir_all(folder).and_then(|()| std::fs::write(&file, &played));
            assert!(written.is_ok(), "{} cannot be written", file.display());
            continue;
        }
        let Ok(kept) = std::fs::read_to_string(&file) else {
            panic!("{} is missing: run `cargo xtask golden` and look at what it writes", file.display())
        };
        for (number, (kept, played)) in kept.lines().zip(played.lines()).enumerate() {
            assert_eq!(kept, played, "{}:{}: the game went another way", file.display(), number + 1);
        }
        assert_eq!(kept.lines().count(), played.lines().count(), "{}: another length", file.display());
    }
}

fn playthrough<G: Game>(case: &Case<G>, bound: usize) -> String {
    let mut walk = Walk::start(case, 2026);
    let mut text = String::new();
    let mut story = Story::new();
    let mut shown = GameTime::ZERO;
    let mut steps = 0;
    while let Some((seat, command)) = walk.next(&mut story) {
        assert!(steps < bound, "the game is not over after {bound} commands");
        steps += 1;
        shown = clock(&mut text, &walk, shown, &mut story);
        walk.give(seat, command.clone(), &mut story);
        let _ = writeln!(text, "{} {}", seat.0, json(&command));
        told(&mut text, &mut story);
    }
    clock(&mut text, &walk, shown, &mut story);
    for viewer in Viewer::all(walk.session.game().seats()) {
        let _ = writeln!(text, "view {} {}", json(&viewer), json(&walk.session.game().view(viewer)));
    }
    let seats = Seat::all(walk.session.game().seats())
        .map(|seat| SeatName { name: format!("seat {}", seat.0), bot: None })
        .collect();
    // Every command stands above; how many they are says nothing more.
    let closing = Closing { entries: None, ..Record::of(&walk.session, seats).closing };
    let _ = writeln!(text, "{}", json(&closing));
    text
}

/// That time passed since the moment shown last, and what happened meanwhile.
fn clock<G: Game>(
    text: &mut String,
    walk: &Walk<G>,
    shown: GameTime,
    story: &mut Story<G::Event>,
) -> GameTime {
    let now = walk.session.now();
    if now != shown || !story.tellings().is_empty() {
        let _ = writeln!(text, "clock {}", now.0);
        told(text, story);
    }
    now
}

fn told<E: serde::Serialize>(text: &mut String, story: &mut Story<E>) {
    for telling in story.take() {
        let _ = writeln!(text, "    {} {}", json(&telling.audience), json(&telling.event));
    }
}

fn json<T: serde::Serialize>(value: &T) -> String {
    match serde_json::to_string(value) {
        Ok(text) => text,
        Err(error) => panic!("not serialisable: {error}"),
    }
}
