//! Content that is built in or brought: read, completed, refused with all its faults, and kept in records.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests report by failing")]

use serde::{Deserialize, Serialize};
use table::{BuiltIn, ContentHandle, ContentSource, GameContent, Phrase, list_or};

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Source {
    game: Option<String>,
    suits: Vec<String>,
    highest: Option<u8>,
}

impl ContentSource for Source {
    fn game(&self) -> Option<&str> {
        self.game.as_deref()
    }

    fn completed_by(self, other: Source) -> Source {
        Source {
            game: self.game.or(other.game),
            suits: list_or(self.suits, other.suits),
            highest: self.highest.or(other.highest),
        }
    }
}

#[derive(Debug)]
struct Deck {
    source: Source,
    cards: usize,
}

static STANDARD: BuiltIn<Deck> = BuiltIn::new("standard", || {
    Deck::compile(Source::of_parts(&["suits = ['sun', 'moon']", "highest = 5"])).unwrap()
});
static LONG: BuiltIn<Deck> =
    BuiltIn::new("long", || Deck::compile(Source { highest: Some(9), ..STANDARD.source().clone() }).unwrap());

impl GameContent for Deck {
    const GAME: &'static str = "toy";
    type Source = Source;

    fn built_in() -> &'static [&'static BuiltIn<Deck>] {
        static ALL: [&BuiltIn<Deck>; 2] = [&STANDARD, &LONG];
        &ALL
    }

    fn compile(source: Source) -> Result<Deck, Vec<Phrase>> {
        let mut faults = Vec::new();
        if source.suits.iter().any(String::is_empty) {
            faults.push(Deck::fault("suit"));
        }
        let highest = source.highest.unwrap_or(0);
        if highest == 0 {
            faults.push(Deck::fault("highest").number("highest", highest));
        }
        let cards = source.suits.len() * usize::from(highest);
        if faults.is_empty() { Ok(Deck { source, cards }) } else { Err(faults) }
    }

    fn source(&self) -> &Source {
        &self.source
    }
}

type Handle = ContentHandle<Deck>;

fn keys(text: &str) -> Vec<String> {
    Deck::from_toml(text).unwrap_err().into_iter().map(|fault| fault.key).collect()
}

#[test]
fn a_file_replaces_what_it_names_and_leaves_the_rest() {
    assert_eq!(Handle::standard().cards, 10);
    assert_eq!(Handle::read(None).unwrap(), Handle::standard());
    assert_eq!(Handle::read(Some("game = 'toy'\nhighest = 3")).unwrap().cards, 6);
}

#[test]
fn every_fault_is_told_and_the_place_of_what_is_no_toml() {
    assert_eq!(keys("game = 'toy'\nhighest = 0\nsuits = ['']"), ["toy-content-suit", "toy-content-highest"]);
    assert_eq!(keys("game = 'chess'"), ["toy-content-other-game"]);
    assert_eq!(keys("highest = 3"), ["toy-content-other-game"]);
    let broken = Deck::from_toml("game = 'toy'\n\nhighest = = 3").unwrap_err();
    assert_eq!(broken[0].key, "toy-content-not-toml");
    assert!(format!("{broken:?}").contains("line 3"), "{broken:?}");
    assert_eq!(keys("game = 'toy'\nwarp = 1"), ["toy-content-not-toml"]);
    let refused = Handle::read(Some("game = 'toy'\nhighest = 0\nsuits = ['']")).unwrap_err();
    assert_eq!(refused.0.key, "toy-content-suit", "the first of them is enough to refuse it");
}

#[test]
fn a_record_holds_a_name_or_everything() {
    let own = Handle::read(Some("game = 'toy'\nhighest = 3")).unwrap();
    for (handle, written) in [
        (Handle::standard(), "\"standard\""),
        (Handle::BuiltIn(&LONG), "\"long\""),
        (own, r#"{"game":"toy","suits":["sun","moon"],"highest":3}"#),
    ] {
        assert_eq!(serde_json::to_string(&handle).unwrap(), written);
        assert_eq!(serde_json::from_str::<Handle>(written).unwrap(), handle);
    }
    let refused = |text: &str| serde_json::from_str::<Handle>(text).unwrap_err().to_string();
    assert!(refused("\"vanilla\"").contains("vanilla"));
    assert!(refused(r#"{"suits":["sun"],"highest":0}"#).contains("toy-content-highest"));
    assert!(refused("7").contains("did not match"));
}
