//! What a person may ask for: small placements, gestures and choices, never results (SC-21.1).

use crate::{Call, Column, Equipment, Facing, Side, Slot, Spend, Square, Station, System, Zone};
use arbitrary::Arbitrary;
use serde::{Deserialize, Serialize};
use table::Seat;

/// Something on the map that can be a target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Arbitrary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Object {
    /// The enemy with this ship card, by its place in the content.
    Enemy(u8),
    /// A crystal, or what crystals are in this mission.
    Crystal(u8),
    /// Nemesis.
    Nemesis,
}

/// What a call is about (SC-21.15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Arbitrary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum About {
    /// A station.
    Station(Station),
    /// A side of the ship.
    Side(Side),
    /// A square of the sector.
    Square(Square),
}

/// A card for a slot of the helm display.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Arbitrary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PlotCard {
    /// A drawn card, by its place among the drawn ones.
    Drawn(u8),
    /// A Special card, by its place in the content.
    Special(u8),
}

/// What the hand did on the track.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Arbitrary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Gesture {
    /// A swipe: milliseconds since it began, and where the finger was in tenths of a millimetre of the track.
    Swipe(Vec<(u16, i16, i16)>),
    /// A meter stopped by two taps: force and angle, each from 0 to 1000.
    Meter {
        /// How far the bar was.
        force: u16,
        /// Where the needle was; 500 is straight ahead.
        angle: u16,
    },
}

/// Everything a person may ask for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Arbitrary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// This chair is ready, or done with what runs now.
    Ready,
    /// Not yet after all.
    Wait,
    /// The Captain starts what waits; at a Calm table she also closes what runs.
    Start,
    /// The answer to what the game asks this chair, by its place among the offered ones.
    Choose {
        /// Which one.
        pick: u8,
    },

    /// Step 1: this chair takes a station.
    Take {
        /// Which one.
        station: Station,
    },
    /// First Step 1: a card of equipment is chosen or put back.
    Equip {
        /// Which one.
        card: Equipment,
        /// Chosen or put back.
        take: bool,
    },
    /// First Step 1: where the ship starts.
    Deploy {
        /// The square.
        at: Square,
        /// Where it looks.
        facing: Facing,
    },
    /// The Captain plays a card of equipment.
    Play {
        /// Which one.
        card: Equipment,
        /// The Lock that the Focusing Crystal strengthens.
        slot: Option<Slot>,
        /// The damage card that Nanite Paste discards, by its place in the content.
        damage: Option<u8>,
    },
    /// The Captain marks a side to guard.
    Guard {
        /// Which one, or none.
        side: Option<Side>,
    },
    /// The Captain marks a target.
    MarkTarget {
        /// Which one, or none.
        target: Option<Object>,
    },
    /// The Captain marks where to go.
    MarkGoal {
        /// Where, or nowhere.
        goal: Option<Square>,
    },
    /// This chair calls something to everybody.
    Call {
        /// What is called.
        call: Call,
        /// About what, if about anything.
        about: Option<About>,
    },
    /// Shift Change: this chair volunteers, or not.
    Volunteer {
        /// Whether it does.
        yes: bool,
    },
    /// Shift Change: the Captain's new seats; for each chair the chair whose stations it takes.
    Reseat {
        /// One entry per chair.
        seats: Vec<Seat>,
    },

    /// First turn: how the energy is distributed, in the order of the systems.
    Assign {
        /// Energy of each system.
        energy: [u8; 7],
    },
    /// Two energy of one type for one of another.
    Trade {
        /// What is given.
        give: System,
        /// What is wanted.
        want: System,
    },
    /// The last trade is taken back.
    Untrade,
    /// A battery is put to a system, or all are taken back this turn.
    Battery {
        /// Where to; none takes back.
        system: Option<System>,
    },
    /// An energy of the Auxiliary Capacitor is put to a system, or all are taken back.
    Capacitor {
        /// Where to; none takes back.
        system: Option<System>,
    },
    /// An Engineering tile is laid, moved or turned.
    Lay {
        /// Its place among the drawn ones.
        tile: u8,
        /// Column and row of the board.
        at: (i8, i8),
        /// Quarter turns clockwise.
        turn: u8,
    },
    /// An Engineering tile is taken up again.
    Lift {
        /// Its place among the drawn ones.
        tile: u8,
    },

    /// How thrust changes the speed; the rest of the energy is for maneuvers.
    Thrust {
        /// By how much.
        change: i8,
    },
    /// A card into a slot, or none.
    Plot {
        /// The slot, from 0.
        slot: u8,
        /// The card.
        card: Option<PlotCard>,
    },

    /// A target for a slot, or none.
    Target {
        /// The slot.
        slot: Slot,
        /// The object.
        object: Option<Object>,
    },
    /// A drawn target card is laid under a column, or taken back.
    LayTarget {
        /// Its place among the drawn ones.
        card: u8,
        /// The column.
        column: Option<Column>,
    },
    /// The finger moves through the bag: where it felt, in hundredths of a cell.
    Feel {
        /// One to three places.
        path: Vec<(u16, u16)>,
    },
    /// A lump is pulled out of the bag.
    Pull {
        /// Which one.
        lump: u8,
    },
    /// The pulled tile that matches nothing covers this target card.
    Block {
        /// Its place among the drawn ones.
        card: u8,
    },
    /// Sensor points are spent on a slot's target.
    SpendPoints {
        /// The slot.
        slot: Slot,
        /// On what.
        on: Spend,
    },
    /// A sensor point scans a tile.
    Scan {
        /// Column and row of the tile.
        tile: (u8, u8),
    },

    /// A tube is laid out for a Seeker Missile, or for a torpedo.
    Tube {
        /// Which one.
        tube: u8,
        /// Whether for a Seeker.
        seeker: bool,
    },
    /// A piece is laid on a tube card.
    Load {
        /// The card, counted over all tubes.
        card: u8,
        /// The kind of piece, by its place in the content.
        piece: u8,
        /// The cells it covers.
        cells: Vec<(i8, i8)>,
    },
    /// A piece is taken off a tube card.
    Unload {
        /// The card.
        card: u8,
        /// Its place among the card's pieces.
        piece: u8,
    },
    /// A torpedo is flicked.
    Fire {
        /// The tube.
        tube: u8,
        /// At what.
        target: Object,
        /// Where the disc lies, in tenths of a millimetre.
        disc: (i16, i16),
        /// The gesture.
        gesture: Gesture,
    },
    /// The second flick of a Seeker Missile, or its renunciation.
    FireAgain {
        /// The gesture; none declines.
        gesture: Option<Gesture>,
    },

    /// A shield tile into a zone, or back.
    Put {
        /// Its place among the drawn ones.
        tile: u8,
        /// The zone.
        zone: Option<Zone>,
    },
    /// The ICE token into an outer zone, or back.
    Ice {
        /// The side.
        side: Option<Side>,
    },

    /// A tractor attempt begins; without a target it is practice.
    Aim {
        /// At what.
        target: Option<Object>,
    },
    /// Tiles are turned: two, or three for a tribeam.
    Flip {
        /// Their places.
        tiles: Vec<u8>,
    },
    /// The attempt is given up.
    Stop,
    /// The tractor display is Reset.
    Reset,

    /// The drive is activated.
    Activate,
    /// Dice are rolled again for one energy.
    Reroll {
        /// Which ones.
        dice: Vec<u8>,
    },
    /// Thirty seconds for one energy.
    Extend,
    /// A Flux card is used.
    Flux {
        /// Which one, by its place in the content.
        card: u8,
        /// On which dice.
        dice: Vec<u8>,
        /// Their new numbers; none for a re-roll.
        to: Vec<u8>,
    },
    /// The last use of a card is taken back.
    TakeBack,
    /// A Flux card is claimed, or none.
    Claim {
        /// Which one.
        card: Option<u8>,
    },
    /// The ship jumps out.
    JumpOut,
    /// The ship blinks.
    Blink {
        /// The Flux card that is given up.
        card: u8,
        /// Where to.
        to: Square,
        /// Where it looks then.
        facing: Facing,
    },

    /// A repair card is drawn.
    Draw,
    /// The drawn card is cancelled with an energy.
    Skip,
    /// The die of a Random card is rolled.
    Roll,

    /// The Captain deals Breach cards: how many to each chair.
    Deal {
        /// One entry per chair.
        cards: Vec<u8>,
    },
    /// The next card of the core's Repair deck, or the one before.
    Leaf {
        /// Backwards.
        back: bool,
    },
    /// The card that is looked at matches.
    Match,
    /// The deck is passed on.
    Pass {
        /// To whom.
        to: Seat,
    },
}
