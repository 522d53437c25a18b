//! The positions that the web client's tests look at are as this game makes them. `UPDATE=1` writes them anew.

use crate::common::{
    BLUE, RED, WHITE, YELLOW, buy, launch, names, pay, scene_with_variants, shown, story, view,
};
use crate::flight::drawing;
use rocketmen::bots::ROSTER;
use rocketmen::content::Destination::{self, Earth, Moon};
use rocketmen::content::MissionType;
use rocketmen::scene::{Scene, Zone};
use rocketmen::{Achievements, Command, Difficulty, Event, Rocketmen, Setup, VariantChoice};
use serde_json::{Value, json};
use std::path::Path;
use table::{Chair, Game as _, GameTime, Refusal as _, Seat, Seed, Story, Viewer};

/// Compares a position with the one that is kept, or keeps it.
pub fn compare(name: &str, position: &Value) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/tests/rocketmen/fixtures");
    let path = folder.join(format!("{name}.json"));
    let text = serde_json::to_string(position).unwrap() + "\n";
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &text).unwrap();
    }
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(written == text, "{} is stale: UPDATE=1 cargo test -p rocketmen web_", path.display());
}

/// A position as Red sees it.
fn position(game: &Rocketmen) -> Value {
    let mut options = Vec::new();
    game.options(RED, &mut options);
    json!({ "view": view(game, RED), "options": options })
}

/// What the server answers to somebody who asks what a command would do.
fn asked(game: &Rocketmen, command: Command) -> Value {
    let mut tried = game.clone();
    let refusal = tried.apply(GameTime::ZERO, RED, command, &mut Story::silent()).err().map(
        |refusal| json!({ "phrase": game.explain(&refusal), "refusal": refusal, "rule": refusal.rule() }),
    );
    json!({ "command": command, "answer": { "preview": game.preview(RED, &command), "refusal": refusal } })
}

/// What Red heard, as lines of the table's story.
fn lines(game: &Rocketmen, heard: &[Event]) -> Vec<Value> {
    let line = |(id, event): (usize, &Event)| json!({ "id": id, "revision": id, "event": event, "phrase": game.tell(event) });
    (1..).zip(heard).map(line).collect()
}

/// The ninth round of a game for four: Red has three tokens and a Spaceship that can fly to the Moon.
fn ninth_round() -> Scene {
    let tokens = |money, rocket, science, hand| Achievements {
        money,
        rocket,
        science,
        hand,
        ..Achievements::default()
    };
    let hand =
        ["satellite-2", "spaceship-2", "space-hotel-2", "space-station-1", "asteroid-mining-1", "base-1"];
    let display = [
        "global-internet",
        "nanotechnology",
        "storage-batteries",
        "pandemic",
        "super-capacitors",
        "detailed-planning",
    ];
    scene_with_variants(4, "soft-abort", "propulsion-lead")
        .round(9)
        .display(&display)
        .goals(RED, &["test-pilot", "lunar-pioneer"])
        .vp(RED, 7)
        .at(RED, Earth, MissionType::Satellite)
        .at(RED, Earth, MissionType::Spaceship)
        .at(RED, Earth, MissionType::SpaceHotel)
        .achievements(RED, Achievements { money_spent: 1, ..tokens(1, 1, 1, 0) })
        .hand(RED, &hand)
        .plan(RED, "spaceship-1")
        .pad(RED, &["solar-energy", "backup-systems", "liquid-fuel-engine"])
        .put(RED, Zone::Played, &["small-rocket-boosters"])
        .put(RED, Zone::Warehouse, &["base-2", "big-data"])
        .put(RED, Zone::Junkyard, &["satellite-1", "space-hotel-1"])
        .vp(BLUE, 3)
        .at(BLUE, Earth, MissionType::OrbitalShipyard)
        .achievements(BLUE, tokens(0, 2, 0, 0))
        .put(BLUE, Zone::Warehouse, &["solar-energy", "depot"])
        .vp(WHITE, 5)
        .at(WHITE, Earth, MissionType::Satellite)
        .at(WHITE, Earth, MissionType::SpaceStation)
        .achievements(WHITE, tokens(0, 0, 1, 1))
        .plan(WHITE, "orbital-shipyard-1")
        .pad(WHITE, &["liquid-fuel-engine"])
        .vp(YELLOW, 6)
        .at(YELLOW, Earth, MissionType::Spaceship)
        .at(YELLOW, Moon, MissionType::Satellite)
        .moon_token(YELLOW)
        .achievements(YELLOW, tokens(0, 1, 1, 0))
        .plan(YELLOW, "space-hotel-2")
        .pad(YELLOW, &["small-rocket-boosters"])
        .put(YELLOW, Zone::Warehouse, &["asteroid-laser-ablation"])
}

#[test]
fn web_catalogue_is_fresh() {
    compare("catalogue", &serde_json::to_value(ninth_round().build().catalogue()).unwrap());
}

#[test]
fn web_table_is_fresh() {
    let game = ninth_round().build();
    let internet = shown(&game, "global-internet");
    let nothing = buy(&[internet], None, pay(&[]));
    let cheapest = game.preview(RED, &nothing).quote.and_then(|quote| quote.cheapest).unwrap();
    let mut kept = position(&game);
    kept["previews"] = json!({
        "empty": asked(&game, nothing),
        "cheapest": asked(&game, buy(&[internet], None, cheapest)),
    });
    for destination in Destination::ALL {
        kept["previews"][destination.name()] = asked(&game, launch(destination));
    }
    assert_eq!(names(&game, game.zone(RED, Zone::Pad)).len(), 3);
    compare("table", &kept);
}

#[test]
fn web_launch_is_fresh() {
    let mut game = drawing(ninth_round(), &[1, 0]);
    let mut heard = Vec::new();
    let mut told = |story: Story<Event>| heard.extend(story.heard_by(Viewer::Seat(RED)).cloned());
    told(story(&mut game, RED, launch(Moon)));
    told(story(&mut game, RED, Command::Draw));
    told(story(&mut game, RED, Command::Draw));
    let mut kept = position(&game);
    kept["story"] = json!(lines(&game, &heard));
    compare("launch", &kept);
}

#[test]
fn web_solo_is_fresh() {
    let setup = Setup::solitaire(Difficulty::Normal);
    compare("solo", &position(&Rocketmen::start(setup, Seed::from_number(7)).unwrap()));
}

#[test]
fn web_battle_is_fresh() {
    compare("battle", &position(&Rocketmen::start(Setup::battle(3), Seed::from_number(7)).unwrap()));
}

/// How many lines of the story are kept of a whole game.
const LATEST: usize = 40;

/// A whole game for three: the first one in which somebody met two goals, of which one counts, and the Propulsion Lead
/// scored.
#[test]
fn web_end_is_fresh() {
    let variants = VariantChoice::Chosen("propulsion-lead".to_owned(), "big-staff".to_owned());
    let setup = Setup::standard(3).with_variants(variants);
    let steady = ROSTER.iter().find(|kind| kind.name == "steady").unwrap();
    for seed in 1..500 {
        let mut game = Rocketmen::start(setup.clone(), Seed::from_number(seed)).unwrap();
        let mut bots: Vec<_> = Seat::all(3).map(|_| (steady.seat)(Seed::from_number(1))).collect();
        let mut heard = Vec::new();
        while let Some(seat) = game.awaited().iter().next() {
            let chair = Chair::new(&game, seat, GameTime::ZERO);
            let command = bots[seat.index()].choose(&chair).command().unwrap();
            heard.extend(story(&mut game, seat, command).heard_by(Viewer::Seat(RED)).cloned());
        }
        let end = view(&game, RED);
        let scores = end.scores.as_ref().unwrap();
        let winner = end.winners.as_ref().unwrap().iter().next().unwrap();
        let left_out = |seat: Seat| scores[seat.index()].goals.iter().any(|goal| goal.met && !goal.counts);
        if Seat::all(3).any(left_out) && !scores[winner.index()].variants.is_empty() {
            let mut kept = position(&game);
            kept["story"] = json!(lines(&game, &heard[heard.len().saturating_sub(LATEST)..]));
            return compare("over", &kept);
        }
    }
    panic!("no game ends like this");
}
