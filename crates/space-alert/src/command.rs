//! What a person may ask for.

use crate::card_side::Side;
use crate::cards::{CardId, Half};
use crate::crew::{CrewId, Role};
use crate::setup::Difficulty;
use crate::ship::{Action, Tile};
use crate::{Kind, Station, Zone};
use arbitrary::Arbitrary;
use serde::{Deserialize, Serialize};
use table::Seat;

/// A short word to everybody, understood in every language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Arbitrary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "say", rename_all = "snake_case", deny_unknown_fields)]
pub enum Signal {
    /// I do this on that turn, there.
    Intend {
        /// On which turn it is to be done.
        turn: u8,
        /// What is to be done.
        action: Action,
        /// Where, if it matters.
        station: Option<Station>,
    },
    /// Somebody should do this on that turn, there.
    Want {
        /// On which turn it is wanted.
        turn: u8,
        /// What is wanted.
        action: Action,
        /// Where, if it matters.
        station: Option<Station>,
    },
    /// I can give away such a card.
    Offer {
        /// What is on it.
        action: Action,
    },
    /// I need such a card.
    Need {
        /// What is on it.
        action: Action,
    },
    /// I take care of this threat.
    Threat {
        /// The turn in which it appears.
        turn: u8,
    },
    /// Yes.
    Yes,
    /// No.
    No,
    /// Wait for me.
    Wait,
    /// My plan for this phase is complete.
    Done,
}

/// What somebody is going to do on a turn, as far as they told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Arbitrary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Intention {
    /// The turn it is about.
    pub turn: u8,
    /// What the upper half of the card says.
    pub action: Side,
}

/// A piece on the shared planning board. It shows what somebody means and has no effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, Arbitrary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Token {
    /// A crew member's figure.
    Crew(CrewId),
    /// A threat that was announced.
    Threat {
        /// The turn in which it appears.
        turn: u8,
        /// From outside or on board.
        kind: Kind,
        /// Counts those of one kind and turn in the order in which they were announced, from 0.
        number: u8,
    },
    /// A battlebot squad, from 0.
    Squad(u8),
    /// A rocket, from 0.
    Rocket(u8),
    /// A block of energy, from 0.
    Energy(u8),
    /// A fuel capsule, from 0.
    Fuel(u8),
}

/// Where a piece of the planning board stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Arbitrary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Spot {
    /// In a station.
    Station(Station),
    /// Outside, with the interceptors.
    Space,
    /// On a square of a trajectory, counted from the ship.
    Square {
        /// The zone, or nothing for the internal trajectory.
        zone: Option<Zone>,
        /// The square.
        square: u8,
    },
    /// Back where the real game has it.
    Home,
}

/// Which mistake somebody made with a card (SA-5.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, Arbitrary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Slip {
    /// It lies upside down.
    UpsideDown,
    /// Red and blue were mixed up.
    OtherArrow,
}

table::names! {
    /// How fast the resolution goes on by itself.
    Pace {
        /// Only when everybody, or the captain, says so.
        Hold = "hold",
        /// Time to read everything.
        Slow = "slow",
        /// Time to follow.
        Normal = "normal",
        /// For those who know the game.
        Fast = "fast",
    }
}

/// What somebody wants after a mission of a campaign (SA-19.2, SA-19.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Arbitrary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Proposal {
    /// Go home with what there is.
    GoHome,
    /// Fly another mission.
    FlyOn {
        /// The common threats.
        common: Difficulty,
        /// The serious threats.
        serious: Difficulty,
    },
}

/// What a crew member does with the time between two missions (SA-19.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Arbitrary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Repair {
    /// Takes one damage tile off the ship.
    Tile {
        /// Its zone.
        zone: Zone,
        /// The tile that goes back into its stack.
        tile: Tile,
    },
    /// Repairs a disabled battlebot squad.
    Squad,
    /// Nothing.
    Nothing,
}

/// Everything a person may ask for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Arbitrary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Before the alert: take an office.
    TakeRole {
        /// The office one takes, from whoever holds it.
        role: Role,
    },
    /// Before the alert, the captain: in which order the crew acts, the captain first.
    SetOrder {
        /// Everybody once.
        order: Vec<CrewId>,
    },
    /// Before the alert: begin as far as I am concerned.
    Ready,

    /// Put a card from the hand on a board. A card that lies there and may be changed goes back to the hand.
    Plan {
        /// Whose board: one's own or an android's.
        member: CrewId,
        /// The turn whose space it goes on.
        turn: u8,
        /// A card of one's own hand, or the android's own heroic one.
        card: CardId,
        /// The half on top.
        up: Half,
    },
    /// Move a planned card to another turn of the same board, or turn it over where it lies. A card that lies there
    /// goes to where the first one was.
    Move {
        /// Whose board.
        member: CrewId,
        /// The turn on which the card lies.
        from: u8,
        /// The turn on which it is to lie; the same one to turn it over.
        to: u8,
        /// The half on top.
        up: Half,
    },
    /// Take a planned card back.
    TakeBack {
        /// From whose board.
        member: CrewId,
        /// The turn on which the card lies.
        turn: u8,
    },
    /// End one's own phase and pick up the cards of the next.
    EndPhase,
    /// Draw the card that incoming data allows.
    DrawData,
    /// Hand over a card in a data transfer.
    Give {
        /// A card of one's own hand.
        card: CardId,
        /// To whom.
        to: Seat,
    },
    /// As an officer: show everybody the threat that was drawn.
    Confirm {
        /// The turn in which it appears.
        turn: u8,
    },
    /// Say something short to everybody.
    Signal {
        /// The word.
        signal: Signal,
    },
    /// Tell everybody what one is going to do, instead of what one told before. Bots plan with it.
    Share {
        /// What, turn by turn.
        plan: Vec<Intention>,
    },
    /// Ask somebody to do something. Bots do it if they can.
    Ask {
        /// The person who is asked.
        member: CrewId,
        /// The turn on which it should be done.
        turn: u8,
        /// What they are asked to do.
        action: Action,
    },
    /// Move a piece of the shared planning board.
    Place {
        /// The piece that is moved.
        token: Token,
        /// Where it stands from now on.
        spot: Spot,
    },
    /// Say that the action round may end now, or not.
    AgreeToEnd {
        /// Whether one agrees, or takes it back.
        agree: bool,
    },

    /// In the resolution: "I tripped", before the card is carried out.
    Trip {
        /// Whose card.
        member: CrewId,
        /// What was wrong with it.
        slip: Slip,
    },
    /// In the resolution: go on. The captain's word is enough, otherwise it takes everybody who does not follow.
    Next,
    /// In the resolution: leave its pace to the others from now on.
    Follow,
    /// In the resolution, the captain: how fast it goes on by itself.
    SetPace {
        /// How fast.
        pace: Pace,
    },

    /// Between missions: whether and how to go on.
    Propose {
        /// What one wants.
        proposal: Proposal,
    },
    /// Between missions: what a crew member repairs.
    Repair {
        /// The crew member whose turn it is to repair.
        member: CrewId,
        /// What is repaired.
        repair: Repair,
    },
    /// Between missions, the captain: where the only squad left is stored.
    StoreSquad {
        /// The station.
        station: Station,
    },
}
