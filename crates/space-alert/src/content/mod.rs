//! The cards, the boards and the numbers of the game, read from TOML and checked.

mod card;
mod check;
mod deed;
mod source;

pub use card::{Calls, Code, Deeds, OnBoard, ShipNumbers, ThreatCard};
pub use check::ContentFault;
pub(crate) use check::FAULTS;
pub use deed::{Deed, Doom, Place, Reach, Way, Whom};
pub use source::*;

use crate::ship::{Mark, Trajectory};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::sync::{Arc, LazyLock};

/// All content of the game, checked and indexed.
#[derive(Debug)]
pub struct Content {
    source: Source,
    threats: Vec<ThreatCard>,
    ship: ShipNumbers,
    cards: CardsSource,
}

impl Content {
    /// Reads a replacement file: what it leaves out is taken from the standard content.
    pub fn from_toml(text: &str) -> Result<Content, Vec<ContentFault>> {
        let source: Source = toml::from_str(text).map_err(|error| {
            vec![ContentFault::new("content-not-toml").text("reason", error.to_string().trim_end())]
        })?;
        if source.game.as_deref() != Some("space-alert") {
            return Err(vec![ContentFault::new("content-other-game")]);
        }
        Content::compile(source.completed_by(standard_source()))
    }

    /// Checks a complete source and builds the tables.
    pub(crate) fn compile(source: Source) -> Result<Content, Vec<ContentFault>> {
        check::check(&source)?;
        let (Some(ship), Some(cards)) = (&source.ship, &source.cards) else {
            return Err(vec![ContentFault::new("content-empty").text("part", "ship")]);
        };
        let threats = source.threats.iter().map(ThreatCard::new).collect();
        Ok(Content { threats, ship: ShipNumbers::new(ship), cards: cards.clone(), source })
    }

    /// The built-in content.
    pub fn standard() -> &'static Content {
        &STANDARD
    }

    /// What the files said.
    pub fn source(&self) -> &Source {
        &self.source
    }

    /// Every threat card.
    pub fn threats(&self) -> &[ThreatCard] {
        &self.threats
    }

    /// The threat card with this code.
    pub fn threat(&self, code: &str) -> Option<&ThreatCard> {
        self.threats.iter().find(|card| card.code.as_str() == code)
    }

    /// What the file says about the threat card with this code.
    pub fn threat_source(&self, code: &str) -> Option<&ThreatSource> {
        self.source.threats.iter().find(|card| card.id == code)
    }

    /// The message key of a threat's name.
    pub fn threat_key(&self, code: &str) -> Option<String> {
        self.threat_source(code).map(|card| format!("space-alert-threat-{}", card.name))
    }

    /// The numbers of all trajectory boards.
    pub fn trajectory_numbers(&self) -> impl Iterator<Item = u8> {
        self.source.trajectories.iter().map(|board| board.number)
    }

    /// The trajectory board with this number.
    pub fn trajectory(&self, number: u8) -> Option<Trajectory> {
        let board = self.source.trajectories.iter().find(|board| board.number == number)?;
        let mut track = Trajectory::new(board.length).marked(1, Mark::Z);
        for (squares, mark) in [(&board.x, Mark::X), (&board.y, Mark::Y)] {
            for square in squares {
                track = track.marked(*square, mark);
            }
        }
        Some(track)
    }

    /// The ship's numbers.
    pub fn ship(&self) -> &ShipNumbers {
        &self.ship
    }

    /// The action cards and how they are dealt.
    pub fn cards(&self) -> &CardsSource {
        &self.cards
    }
}

fn standard_source() -> Source {
    let part = |text: &str| -> Source { toml::from_str(text).unwrap_or_default() };
    let mut source = [
        include_str!("../../data/threats.toml"),
        include_str!("../../data/trajectories.toml"),
        include_str!("../../data/ship.toml"),
        include_str!("../../data/cards.toml"),
    ]
    .into_iter()
    .map(part)
    .fold(Source::default(), Source::completed_by);
    // After the others, so that a card of the base game has the same number with and without the module.
    source.threats.extend(part(include_str!("../../data/threats-new-frontier.toml")).threats);
    source
}

static STANDARD: LazyLock<Content> = LazyLock::new(|| match Content::compile(standard_source()) {
    Ok(content) => content,
    // The built-in data is part of the program; a test proves that it compiles.
    Err(faults) => unreachable!("the built-in data is faulty: {faults:?}"),
});

/// The content a game is played with: the built-in one, or a table's own.
#[derive(Clone, Debug, Default)]
pub enum ContentHandle {
    /// The built-in content.
    #[default]
    Standard,
    /// Content that the table brought.
    Custom(Arc<Content>),
}

impl std::ops::Deref for ContentHandle {
    type Target = Content;

    fn deref(&self) -> &Content {
        match self {
            ContentHandle::Standard => &STANDARD,
            ContentHandle::Custom(content) => content,
        }
    }
}

impl PartialEq for ContentHandle {
    fn eq(&self, other: &ContentHandle) -> bool {
        match (self, other) {
            (ContentHandle::Standard, ContentHandle::Standard) => true,
            (ContentHandle::Custom(mine), ContentHandle::Custom(theirs)) => mine.source == theirs.source,
            _ => false,
        }
    }
}

/// Custom content travels with the record, so that a record never needs another file. The standard content is a word.
impl Serialize for ContentHandle {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            ContentHandle::Standard => serializer.serialize_str("standard"),
            ContentHandle::Custom(content) => content.source.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for ContentHandle {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ContentHandle, D::Error> {
        use serde::de::Error;
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum OnPaper {
            Named(String),
            Whole(Box<Source>),
        }
        match OnPaper::deserialize(deserializer)? {
            OnPaper::Named(name) if name == "standard" => Ok(ContentHandle::Standard),
            OnPaper::Named(name) => Err(Error::custom(format!("there is no content named {name}"))),
            OnPaper::Whole(source) => match Content::compile(*source) {
                Ok(content) => Ok(ContentHandle::Custom(Arc::new(content))),
                Err(faults) => {
                    let keys: Vec<&str> = faults.iter().map(|fault| fault.0.key.as_str()).collect();
                    Err(Error::custom(format!("the content is faulty: {}", keys.join(", "))))
                }
            },
        }
    }
}
