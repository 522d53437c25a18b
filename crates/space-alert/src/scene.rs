//! A table as only tests see and arrange it: what is hidden, and positions that would take long to reach.

pub use crate::state::{
    ActionRound, Between, BetweenStep, Drawn, Flying, Member, Person, Planned, Resolution, Stage,
};

use crate::card_side::Side;
use crate::cards::CardId;
use crate::command::Slip;
use crate::content::{Content, ThreatCard};
use crate::crew::{CrewId, Roles};
use crate::event::{Event, Final};
use crate::mission::{Announcement, Report};
use crate::refusal::Refusal;
use crate::rules::scoring::LogLine;
use crate::ship::{Boards, Score, Ship};
use crate::state::{SpaceAlert, ThreatCardId};
use crate::threat_kind::{Kind, Severity};
use table::{Seat, Story};

impl SpaceAlert {
    /// Everything that there is to see, hidden or not.
    pub fn look(&self) -> Look<'_> {
        Look {
            stage: &self.stage,
            flight: &self.flight,
            roles: &self.roles,
            order: &self.order,
            people: &self.people,
            crew: &self.crew,
            threat_bag: &self.threat_bag,
            log: &self.log,
            flown: self.flown.iter().map(Option::is_some).collect(),
            game: self,
        }
    }

    /// The same, to be changed by hand.
    pub fn arrange(&mut self) -> Arrange<'_> {
        Arrange { game: self }
    }
}

/// A table with everything open.
pub struct Look<'a> {
    /// Where the game stands.
    pub stage: &'a Stage,
    /// The mission being flown or about to be.
    pub flight: &'a Flying,
    /// Who holds which office.
    pub roles: &'a Roles,
    /// In which order the crew acts.
    pub order: &'a [CrewId],
    /// People, by chair.
    pub people: &'a [Person],
    /// Everybody with a figure.
    pub crew: &'a [Member],
    /// Threat cards that have not been drawn.
    pub threat_bag: &'a [ThreatCardId],
    /// The missions flown.
    pub log: &'a [LogLine],
    /// For each of them, whether a plan file can say it.
    pub flown: Vec<bool>,
    game: &'a SpaceAlert,
}

impl<'a> Look<'a> {
    /// The cards, boards and numbers.
    pub fn content(&self) -> &'a Content {
        self.game.content()
    }

    /// The resolution round, if it is under way.
    pub fn resolution(&self) -> Result<&'a Resolution, Refusal> {
        self.game.resolution()
    }

    /// The card on a space of a board.
    pub fn planned(&self, member: CrewId, turn: u8) -> Option<&'a Planned> {
        self.game.planned(member, turn)
    }

    /// What a planned card says.
    pub fn says(&self, planned: &Planned) -> Side {
        self.game.says(planned)
    }

    /// What somebody meant who made this slip.
    pub fn meant(&self, planned: &Planned, slip: Slip) -> Option<Side> {
        self.game.meant(planned, slip)
    }

    /// Everybody's boards, as far as somebody sees them.
    pub fn boards(&self, see: impl Fn(CrewId, &Planned) -> bool) -> Boards {
        self.game.boards(see)
    }

    /// Whether a card is heroic.
    pub fn is_heroic(&self, card: CardId) -> bool {
        self.game.is_heroic(card)
    }

    /// A threat card of the content.
    pub fn threat_card(&self, card: ThreatCardId) -> Option<&'a ThreatCard> {
        self.game.threat_card(card)
    }

    /// Whether a threat card belongs to this deck.
    pub fn of_deck(&self, card: ThreatCardId, kind: Kind, severity: Severity) -> bool {
        self.game.of_deck(card, kind, severity)
    }

    /// Who sees such threats first.
    pub fn officer(&self, kind: Kind) -> Seat {
        self.game.officer(kind)
    }

    /// What the computer has said so far.
    pub fn spoken(&self) -> impl Iterator<Item = Announcement> + use<'a> {
        self.game.spoken()
    }

    /// Where a member stands in the order of play.
    pub fn place_of(&self, member: CrewId) -> Option<usize> {
        self.game.place_of(member)
    }

    /// Whether a crew member is an android.
    pub fn is_android(&self, member: CrewId) -> bool {
        self.game.is_android(member)
    }

    /// Who decides for a crew member.
    pub fn answers_for(&self, member: CrewId) -> Seat {
        self.game.answers_for(member)
    }

    /// Whose turn to repair it is.
    pub fn repairer(&self) -> Option<CrewId> {
        self.game.repairer()
    }

    /// How the game ended.
    pub fn result(&self) -> Option<Final> {
        self.game.result()
    }
}

/// A table whose pieces can be moved by hand.
pub struct Arrange<'a> {
    game: &'a mut SpaceAlert,
}

impl<'a> Arrange<'a> {
    /// Where the game stands.
    pub fn stage(self) -> &'a mut Stage {
        &mut self.game.stage
    }

    /// The mission being flown or about to be.
    pub fn flight(self) -> &'a mut Flying {
        &mut self.game.flight
    }

    /// In which order the crew acts.
    pub fn order(self) -> &'a mut Vec<CrewId> {
        &mut self.game.order
    }

    /// People, by chair.
    pub fn people(self) -> &'a mut [Person] {
        &mut self.game.people
    }

    /// Everybody with a figure.
    pub fn crew(self) -> &'a mut [Member] {
        &mut self.game.crew
    }

    /// Threat cards that have not been drawn.
    pub fn threat_bag(self) -> &'a mut Vec<ThreatCardId> {
        &mut self.game.threat_bag
    }

    /// The missions flown.
    pub fn log(self) -> &'a mut Vec<LogLine> {
        &mut self.game.log
    }

    /// What each of them came to.
    pub fn scores(self) -> &'a mut Vec<Score> {
        &mut self.game.scores
    }

    /// Draws the threat of an announcement, with the card beside it.
    pub fn take_threat(self, report: &Report) -> Option<(ThreatCardId, Option<ThreatCardId>)> {
        self.game.take_threat(report)
    }

    /// Ends a mission of a campaign with the ship in this state.
    pub fn begin_between(self, ship: Ship) {
        self.game.begin_between(ship);
    }

    /// Ends the game.
    pub fn end_game(self, story: &mut Story<Event>) {
        self.game.end_game(story);
    }
}
