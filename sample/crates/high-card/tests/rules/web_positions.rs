//! The position that the client's own tests look at: made by the rules, kept as JSON beside those tests.

use super::dealt;
use high_card::Command;
use std::path::Path;
use table::kit::carried_out;
use table::{Game, GameTime, Seat, Story, Viewer};

#[test]
fn the_position_of_the_web_tests_is_fresh() {
    let mut game = dealt(2);
    game.ring(GameTime::ZERO, &mut Story::default());
    let card = game.hand(Seat(1))[0];
    carried_out(&mut game, GameTime(1_000), Seat(1), Command::Play { card });
    let mut options = Vec::new();
    game.options(Seat(0), &mut options);
    let position = serde_json::json!({ "view": game.view(Viewer::Seat(Seat(0))), "options": options });
    let made = format!("{}\n", serde_json::to_string_pretty(&position).unwrap());
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/tests/high-card/fixtures/round.json");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&kept, &made).unwrap();
    }
    assert_eq!(std::fs::read_to_string(&kept).unwrap_or_default(), made, "run with UPDATE=1");
}
