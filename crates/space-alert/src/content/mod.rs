//! The cards, the boards and the numbers of the game, read from TOML and checked.

mod card;
mod check;
mod deed;
mod source;

pub use card::{Calls, Code, Deeds, OnBoard, ShipNumbers, ThreatCard};
pub(crate) use check::FAULTS;
pub use deed::{Deed, Doom, Place, Reach, Way, Whom};
pub use source::*;

use crate::ship::{Mark, Trajectory};
use table::{BuiltIn, ContentSource, GameContent, Phrase};

/// All content of the game, checked and indexed.
#[derive(Debug)]
pub struct Content {
    source: Source,
    threats: Vec<ThreatCard>,
    ship: ShipNumbers,
    cards: CardsSource,
}

impl Content {
    /// The built-in content.
    pub fn standard() -> &'static Content {
        &STANDARD
    }

    /// The same content with the deck for double actions instead of the ordinary one; none if it has no such deck.
    pub fn with_double_actions(&self) -> Option<Content> {
        let mut source = self.source.clone();
        if source.doubles.is_empty() {
            return None;
        }
        source.cards.as_mut()?.actions.clone_from(&source.doubles);
        // Both decks were checked when the content was read.
        Content::compile(source).ok()
    }

    /// Whether its action deck has double actions.
    pub fn has_double_actions(&self) -> bool {
        self.cards.actions.iter().any(|card| card.act.is_double() || card.r#move.is_double())
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

impl GameContent for Content {
    const GAME: &'static str = "space-alert";
    type Source = Source;

    fn built_in() -> &'static [&'static BuiltIn<Content>] {
        static BUILT_IN: [&BuiltIn<Content>; 2] = [&STANDARD, &DOUBLE_ACTIONS];
        &BUILT_IN
    }

    fn source(&self) -> &Source {
        &self.source
    }

    fn compile(source: Source) -> Result<Content, Vec<Phrase>> {
        check::check(&source)?;
        let (Some(ship), Some(cards)) = (&source.ship, &source.cards) else {
            return Err(vec![Content::fault("empty").text("part", "ship")]);
        };
        let threats = source.threats.iter().map(ThreatCard::new).collect();
        Ok(Content { threats, ship: ShipNumbers::new(ship), cards: cards.clone(), source })
    }
}

fn standard_source() -> Source {
    let mut source = Source::of_parts(&[
        include_str!("../../data/threats.toml"),
        include_str!("../../data/trajectories.toml"),
        include_str!("../../data/ship.toml"),
        include_str!("../../data/cards.toml"),
        include_str!("../../data/cards-double-actions.toml"),
    ]);
    // After the others, so that a card of the base game has the same number with and without the module.
    source.threats.extend(Source::of_parts(&[include_str!("../../data/threats-new-frontier.toml")]).threats);
    source
}

static STANDARD: BuiltIn<Content> = BuiltIn::new("standard", || match Content::compile(standard_source()) {
    Ok(content) => content,
    // The built-in data is part of the program; a test proves that it compiles.
    Err(faults) => unreachable!("the built-in data is faulty: {faults:?}"),
});

static DOUBLE_ACTIONS: BuiltIn<Content> =
    BuiltIn::new("double-actions", || match STANDARD.with_double_actions() {
        Some(content) => content,
        None => unreachable!("the built-in data has no deck for double actions"),
    });

/// The content a game is played with: built in, or a table's own.
pub type ContentHandle = table::ContentHandle<Content>;

/// What is played instead of this content with double actions; none if it has no deck for them.
pub fn double_actions(content: &ContentHandle) -> Option<ContentHandle> {
    match content {
        ContentHandle::BuiltIn(_) => Some(ContentHandle::BuiltIn(&DOUBLE_ACTIONS)),
        ContentHandle::Custom(content) => Some(ContentHandle::custom(content.with_double_actions()?)),
    }
}
