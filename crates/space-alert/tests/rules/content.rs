//! The data files and their checks, and the parts of SA-1 that are data.

use space_alert::content::{Code, ContentHandle, HeroicHalf, Module, double_actions};
use space_alert::ship::Mark::{X, Y, Z};
use space_alert::{
    Action, Catalogue, Content, Flight, Kind, Level, Setup, Severity, Side, SpaceAlert, TrackChoice,
};
use table::{Game, GameContent, Refusal as _, Seed, Viewer};

/// SA-1.6: how many threats of each kind there are
#[test]
fn the_threat_decks() {
    let base = || Content::standard().threats().iter().filter(|card| card.module == Module::Base);
    let count = |kind, severity, level| {
        base().filter(|card| (card.kind, card.severity, card.level) == (kind, severity, level)).count()
    };
    let decks = [Kind::External, Kind::Internal].map(|kind| {
        [Severity::Common, Severity::Serious]
            .map(|grave| [Level::White, Level::Yellow].map(|level| count(kind, grave, level)))
    });
    assert_eq!(decks, [[[10, 7], [8, 6]], [[7, 6], [6, 5]]]);
    assert_eq!(base().count(), 55);
}

/// Whatever sends people to a rule sends them to one that is on the page
#[test]
fn numbers_that_people_are_sent_to_exist() {
    let page = include_str!("../../../../docs/rules/space-alert.md");
    let catalogue = Catalogue::of(Content::standard());
    let rules = serde_json::to_value(catalogue.rules).unwrap();
    let explained = rules.as_object().unwrap().values().map(|rule| rule.as_str().unwrap().to_owned());
    let scored = catalogue.score.iter().map(|part| part.rule.to_owned());
    let refused = space_alert::Refusal::examples().into_iter().map(|refusal| refusal.rule().to_owned());
    for rule in explained.chain(scored).chain(refused) {
        assert!(page.contains(&format!("**{rule}**")), "{rule} is not on the page");
    }
}

/// SA-24.5: the module's threats, 16 white and yellow ones and 32 red ones
#[test]
fn the_threats_of_new_frontier() {
    let count = |kind, severity, level| {
        let cards = Content::standard().threats().iter().filter(|card| card.module == Module::NewFrontier);
        cards.filter(|card| (card.kind, card.severity, card.level) == (kind, severity, level)).count()
    };
    let decks = [Kind::External, Kind::Internal].map(|kind| {
        [Severity::Common, Severity::Serious]
            .map(|grave| [Level::White, Level::Yellow, Level::Red].map(|level| count(kind, grave, level)))
    });
    assert_eq!(decks, [[[2, 3, 9], [2, 3, 9]], [[1, 2, 7], [1, 2, 7]]]);
    let mut names: Vec<&str> =
        Content::standard().source().threats.iter().map(|card| &card.name[..]).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), 103, "every card has a name of its own");
}

/// SA-1.8: the seven trajectory boards
#[test]
fn the_trajectory_boards() {
    let content = Content::standard();
    let boards: Vec<_> =
        content.trajectory_numbers().filter_map(|number| content.trajectory(number)).collect();
    assert_eq!(boards.iter().map(|board| board.length()).collect::<Vec<_>>(), [10, 11, 12, 13, 14, 15, 16]);
    let marked = |mark| {
        let squares = boards.iter().map(|board| (1..=16).filter(|square| board.mark(*square) == Some(mark)));
        squares.map(Iterator::collect).collect::<Vec<Vec<u8>>>()
    };
    assert_eq!(marked(X), [[5], [8], [8], [9], [11], [10], [12]]);
    assert_eq!(marked(Y), [vec![], vec![], vec![3], vec![5], vec![7], vec![3, 7], vec![5, 8]]);
    assert!(marked(Z).iter().all(|squares| *squares == [1]));
}

/// SA-1.11, SA-1.12, SA-1.13: what the ship holds
#[test]
fn the_ship() {
    let ship = Content::standard().ship();
    assert_eq!((ship.shields.capacity, ship.shields.start), ([2, 3, 2], [1, 1, 1]));
    assert_eq!((ship.reactors.capacity, ship.reactors.start), ([3, 5, 3], [2, 3, 2]));
    assert_eq!((ship.fuel, ship.rockets), (3, 3));
}

/// SA-1.15, SA-1.16: the action deck and the heroic cards
#[test]
fn the_action_cards() {
    let cards = Content::standard().cards();
    for r#move in [Action::Red, Action::Blue, Action::Lift].map(Side::One) {
        let copies = |act| {
            let found = cards.actions.iter().find(|card| card.r#move == r#move && card.act == act);
            found.map_or(0, |card| card.copies)
        };
        assert_eq!([Action::A, Action::B, Action::C, Action::Bot].map(Side::One).map(copies), [10, 8, 7, 5]);
    }
    assert_eq!(cards.actions.iter().map(|card| u32::from(card.copies)).sum::<u32>(), 90);
    let heroic: Vec<_> = cards.heroics.iter().map(|card| (card.act, card.station.code())).collect();
    let (a, b, bot) = (HeroicHalf::A, HeroicHalf::B, HeroicHalf::Bot);
    assert_eq!(heroic, [(a, "LB"), (a, "LR"), (b, "UB"), (b, "UR"), (bot, "LW"), (bot, "UW")]);
}

/// SA-24.20: the deck for double actions
#[test]
fn the_double_action_cards() {
    let standard = Content::standard();
    assert!(!standard.has_double_actions());
    let content = standard.with_double_actions().unwrap();
    assert!(content.has_double_actions());
    let cards = &content.cards().actions;
    assert_eq!(cards.iter().map(|card| u32::from(card.copies)).sum::<u32>(), 90);
    assert_eq!(cards.len(), 78, "so many different ones");
    for card in cards {
        assert_ne!(card.act.is_double(), card.r#move.is_double(), "one half of each card: {card:?}");
    }
    assert_eq!(content.cards().heroics, standard.cards().heroics);
}

#[test]
fn a_deck_that_cannot_be_dealt_is_refused() {
    let double = |act: &str, r#move: &str, copies: u8| {
        faults(&format!("[[double]]\nact = {act}\nmove = {move}\ncopies = {copies}\n"))
    };
    let wrong = ["space-alert-content-cards"];
    assert_eq!(double("\"RED\"", "[\"RED\", \"A\"]", 90), wrong, "an action half that begins with an arrow");
    assert_eq!(double("[\"A\", \"B\"]", "[\"RED\", \"A\"]", 90), wrong, "two double halves");
    assert_eq!(double("[\"A\", \"A*\"]", "\"RED\"", 90), wrong, "a heroic symbol");
    assert_eq!(double("[\"A\", \"B\"]", "\"RED\"", 20), wrong, "not enough for five people");
    assert_eq!(double("[\"A\", \"B\"]", "\"RED\"", 123), wrong, "more than there are numbers");
}

/// As many boards as a mission needs, and no others.
fn four_boards() -> String {
    let board = |number| format!("[[trajectory]]\nnumber = {number}\nlength = 4\nx = [2]\n");
    format!("game = \"space-alert\"\n{}", (6..10).map(board).collect::<String>())
}

#[test]
fn a_part_can_be_replaced() {
    let text = &four_boards();
    let content = Content::from_toml(text).unwrap();
    assert_eq!(content.trajectory_numbers().collect::<Vec<_>>(), [6, 7, 8, 9]);
    assert_eq!(content.threats().len(), 103, "the rest is as built in");
    assert_eq!(Content::standard().threat_key("E1-01").as_deref(), Some("space-alert-threat-pulse-ball"));
}

#[test]
fn content_travels_with_a_record() {
    let text = &four_boards();
    let custom = ContentHandle::custom(Content::from_toml(text).unwrap());
    let doubled = double_actions(&custom).unwrap();
    let standard = ContentHandle::standard();
    let built_in = double_actions(&standard).unwrap();
    assert!(custom != doubled && standard != built_in);
    assert_eq!(serde_json::to_string(&built_in).unwrap(), "\"double-actions\"");
    for handle in [standard, built_in, custom, doubled] {
        let written = serde_json::to_string(&handle).unwrap();
        assert_eq!(serde_json::from_str::<ContentHandle>(&written).unwrap(), handle);
    }
    assert!(serde_json::from_str::<ContentHandle>("\"other\"").is_err());
    assert!(serde_json::from_str::<ContentHandle>("{}").is_err());
}

const OWN_TRACK: &str = r#"
[[track]]
id = "harbour-lights"
level = "mission"
phases = [
  { phase = 1, turns = [1, 3], start = 0, end = 225 },
  { phase = 2, turns = [4, 7], start = 225, end = 450 },
  { phase = 3, turns = [8, 12], start = 450, end = 600 },
]
events = [
  { t = 10, type = "threat", confirmed = true, turn = 2, severity = "serious", kind = "external", zone = "white" },
  { t = 250, type = "threat", confirmed = true, turn = 5, severity = "common", kind = "internal" },
]
"#;

/// SA-22.15: a table can fly a track that its content brought, and no other kind of flight takes it
#[test]
fn a_table_can_bring_its_own_tracks() {
    let content = |text: &str| Content::from_toml(&format!("game = \"space-alert\"\n{text}"));
    let own = content(OWN_TRACK).unwrap();
    assert_eq!(own.source().tracks[0].id, "harbour-lights");
    let handle = ContentHandle::custom(own);
    let setup = Setup { content: handle, ..Setup::mission(4).track(TrackChoice::Own) };
    let game = SpaceAlert::start(setup.clone(), Seed::from_number(1)).unwrap();
    assert_eq!(game.view(Viewer::Spectator).mission.track, None, "a secret until the mission is over");
    let refused = |setup: Setup| SpaceAlert::start(setup, Seed::from_number(1)).unwrap_err().0.key;
    assert_eq!(refused(setup.flight(Flight::Simulation)), "space-alert-setup-no-own-track");
    assert_eq!(refused(Setup::mission(4).track(TrackChoice::Own)), "space-alert-setup-no-own-track");
    assert_eq!(faults(&format!("{OWN_TRACK}{OWN_TRACK}")), ["space-alert-content-track-twice"]);
    let official = OWN_TRACK.replace("harbour-lights", "mission-1");
    assert_eq!(faults(&official), ["space-alert-content-track-twice"]);
    assert_eq!(faults(&OWN_TRACK.replace("end = 225", "end = 20")), ["space-alert-track-short-phase"]);
    let few = "[[threat]]\nid = \"E1-90\"\nname = \"x\"\nkind = \"external\"\nseverity = \"common\"\nlevel = \"white\"\nhp = 3\nspeed = 2\ndestroy = 4\n";
    let few = ContentHandle::custom(content(few).unwrap());
    assert_eq!(refused(Setup { content: few, ..Setup::mission(4) }), "space-alert-setup-few-threats");
}

fn faults(text: &str) -> Vec<String> {
    let faults = Content::from_toml(&format!("game = \"space-alert\"\n{text}")).unwrap_err();
    faults.into_iter().map(|fault| fault.key).collect()
}

#[test]
fn every_fault_is_named() {
    assert_eq!(Content::from_toml("game = ").unwrap_err()[0].key, "space-alert-content-not-toml");
    assert_eq!(Content::from_toml("game = \"chess\"").unwrap_err()[0].key, "space-alert-content-other-game");
    let threat = |id: &str, more: &str| {
        format!(
            "[[threat]]\nid = \"{id}\"\nname = \"x\"\nkind = \"external\"\nseverity = \"common\"\nlevel = \"white\"\n\
             hp = 3\nspeed = 2\ndestroy = 4\n{more}\n"
        )
    };
    assert_eq!(faults(&threat("E9-999999", "")), ["space-alert-content-code"]);
    assert_eq!(faults(&format!("{}{}", threat("E9", ""), threat("E9", ""))), ["space-alert-content-twice"]);
    for wrong in [
        "x = [{ do = \"move\", to = \"red\" }]",
        "x = [{ do = \"attack\", strength = 99, on = \"own\" }]",
        "x = [{ do = \"change\" }, { do = \"change\" }, { do = \"change\" }, { do = \"change\" }]",
        "intruder = { stations = [\"UR\"] }",
        "shield = 50",
        "nature = { blast = 50 }",
        "nature = { carrier = 50 }",
        "inaccessible = \"always\"",
        "x = [{ do = \"jump\", to = \"deck\" }]",
        "x = [{ do = \"attack-phased\", strength = 1, weak = 0, on = \"own\" }]",
        "x = [{ do = \"lay-mine\" }]",
        "x = [{ do = \"damage-at-host\", points = 1 }]",
        "x = [{ do = \"call-in\", kind = \"internal\" }]\ny = [{ do = \"unleash\" }]",
        "jump = [{ do = \"unleash\" }]",
    ] {
        assert_eq!(faults(&threat("E9", wrong)), ["space-alert-content-threat"], "{wrong}");
    }
    let boards = four_boards().replacen("game = \"space-alert\"\n", "", 1);
    let few = boards.replacen("[[trajectory]]\nnumber = 6\nlength = 4\nx = [2]\n", "", 1);
    assert_eq!(faults(&few), ["space-alert-content-few-trajectories"]);
    assert_eq!(faults(&boards.replacen("x = [2]", "x = [5]", 1)), ["space-alert-content-trajectory"]);
    assert_eq!(faults(&boards.replacen("length = 4", "length = 40", 1)), ["space-alert-content-trajectory"]);
}

#[test]
fn codes_are_short() {
    assert_eq!(Code::new("SE1-08").as_str(), "SE1-08");
    assert_eq!(Code::new("SE1-101").to_string(), "SE1-101");
}
