//! The data files and their checks, and the parts of SA-1 that are data.

use space_alert::content::{ActHalf, Code, ContentHandle, HeroicHalf, Module, MoveHalf};
use space_alert::ship::Mark::{X, Y, Z};
use space_alert::{Content, Kind, Level, Severity};

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
    for r#move in [MoveHalf::Red, MoveHalf::Blue, MoveHalf::Lift] {
        let copies = |act| {
            let found = cards.actions.iter().find(|card| card.r#move == r#move && card.act == act);
            found.map_or(0, |card| card.copies)
        };
        assert_eq!([ActHalf::A, ActHalf::B, ActHalf::C, ActHalf::Bot].map(copies), [10, 8, 7, 5]);
    }
    assert_eq!(cards.actions.iter().map(|card| u32::from(card.copies)).sum::<u32>(), 90);
    let heroic: Vec<_> = cards.heroics.iter().map(|card| (card.act, card.station.code())).collect();
    let (a, b, bot) = (HeroicHalf::A, HeroicHalf::B, HeroicHalf::Bot);
    assert_eq!(heroic, [(a, "LB"), (a, "LR"), (b, "UB"), (b, "UR"), (bot, "LW"), (bot, "UW")]);
}

#[test]
fn a_part_can_be_replaced() {
    let text = "game = \"space-alert\"\n[[trajectory]]\nnumber = 9\nlength = 4\nx = [2]\n";
    let content = Content::from_toml(text).unwrap();
    assert_eq!(content.trajectory_numbers().collect::<Vec<_>>(), [9]);
    assert_eq!(content.threats().len(), 103, "the rest is as built in");
    assert_eq!(Content::standard().threat_key("E1-01").as_deref(), Some("space-alert-threat-pulse-ball"));
}

#[test]
fn content_travels_with_a_record() {
    let text = "game = \"space-alert\"\n[[trajectory]]\nnumber = 9\nlength = 4\nx = [2]\n";
    let custom = ContentHandle::Custom(std::sync::Arc::new(Content::from_toml(text).unwrap()));
    for handle in [ContentHandle::Standard, custom] {
        let written = serde_json::to_string(&handle).unwrap();
        assert_eq!(serde_json::from_str::<ContentHandle>(&written).unwrap(), handle);
    }
    assert!(serde_json::from_str::<ContentHandle>("\"other\"").is_err());
    assert!(serde_json::from_str::<ContentHandle>("{}").is_err());
}

fn faults(text: &str) -> Vec<String> {
    let faults = Content::from_toml(&format!("game = \"space-alert\"\n{text}")).unwrap_err();
    faults.into_iter().map(|fault| fault.0.key).collect()
}

#[test]
fn every_fault_is_named() {
    assert_eq!(Content::from_toml("game = ").unwrap_err()[0].0.key, "space-alert-content-not-toml");
    assert_eq!(
        Content::from_toml("game = \"chess\"").unwrap_err()[0].0.key,
        "space-alert-content-other-game"
    );
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
    let board = "[[trajectory]]\nnumber = 1\nlength = 4\nx = [5]\n";
    assert_eq!(faults(board), ["space-alert-content-trajectory"]);
    assert_eq!(
        faults("[[trajectory]]\nnumber = 1\nlength = 40\nx = [5]\n"),
        ["space-alert-content-trajectory"]
    );
}

#[test]
fn codes_are_short() {
    assert_eq!(Code::new("SE1-08").as_str(), "SE1-08");
    assert_eq!(Code::new("SE1-101").to_string(), "SE1-101");
}
