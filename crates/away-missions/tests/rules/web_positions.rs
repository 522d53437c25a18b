//! The positions that the client's own tests look at: made by the rules, kept as JSON beside those tests.

use away_missions::{AwayMissions, Phase, Setup, View};
use std::path::Path;
use table::{Dice, Game, GameSetup, GameTime, Options, Seat, Seed, Story, Viewer};

/// Plays at random until a view is wanted: the first game, counted by its seed, that comes to one.
fn played(wanted: impl Fn(&View) -> bool) -> AwayMissions {
    (1..200).find_map(|seed| played_from(seed, &wanted)).unwrap()
}

fn played_from(seed: u64, wanted: &impl Fn(&View) -> bool) -> Option<AwayMissions> {
    let options = Options::from([("order".to_owned(), "first-come".to_owned())]);
    let setup = Setup::configure(2, &options, None).unwrap();
    let mut game = AwayMissions::start(setup, Seed::from_number(seed)).unwrap();
    let mut dice = Dice::new(Seed::from_number(seed + 1_000));
    for _ in 0..5_000 {
        if wanted(&game.view(Viewer::Seat(Seat(0)))) {
            return Some(game);
        }
        let seat = game.awaited().iter().next();
        match seat.and_then(|seat| Some((seat, game.any_option(seat, &mut dice)?))) {
            Some((seat, command)) => game.apply(GameTime::ZERO, seat, command, &mut Story::silent()).unwrap(),
            None => game.ring(game.alarm()?, &mut Story::silent()),
        }
    }
    None
}

fn keep(name: &str, game: &AwayMissions) {
    let mut options = Vec::new();
    game.options(Seat(0), &mut options);
    let position = serde_json::json!({ "view": game.view(Viewer::Seat(Seat(0))), "options": options });
    write(name, &serde_json::to_string(&position).unwrap());
}

fn write(name: &str, made: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/tests/away-missions/fixtures");
    let kept = folder.join(format!("{name}.json"));
    let made = format!("{made}\n");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(&kept, &made).unwrap();
    }
    assert_eq!(std::fs::read_to_string(&kept).unwrap_or_default(), made, "run with UPDATE=1");
}

#[test]
fn the_positions_of_the_web_tests_are_fresh() {
    let mine = |view: &View| view.pending.as_ref().is_some_and(|pending| pending.seats.contains(&Seat(0)));
    let packing = played(|view| view.phase == Phase::SetUp && mine(view));
    write("catalogue", &serde_json::to_string(&packing.catalogue()).unwrap());
    keep("packing", &packing);
    keep("scan", &played(|view| view.phase == Phase::Scanning && mine(view)));
    keep(
        "turn",
        &played(|view| {
            view.phase == Phase::Actions
                && mine(view)
                && view.roll.is_none()
                && view.aliens.len() >= 3
                && view.turn >= 2
        }),
    );
    keep("roll", &played(|view| mine(view) && view.roll.as_ref().is_some_and(|roll| roll.overkills > 0)));
    keep("over", &played(|view| view.phase == Phase::Over));
}
