//! The words of the game: systems, stations, sides, facings, squares, locks. Facts that never change; their numbers are in `data`.

use serde::{Deserialize, Serialize};
use table::names;

names! {
    /// What energy goes to (SC-5).
    System {
        /// Thrust and maneuver cards.
        Helm = "helm",
        /// Shield tiles.
        Shields = "shields",
        /// Target cards.
        Sensors = "sensors",
        /// Torpedo tubes.
        Weapons = "weapons",
        /// Pairs of tiles turned.
        Tractor = "tractor",
        /// Re-rolls and time.
        Jump = "jump",
        /// Repair cards skipped.
        Repair = "repair",
    }
}

names! {
    /// A station of the ship (SC-1).
    Station {
        /// Leads, keeps the clock, decides ties.
        Captain = "captain",
        /// Hands out energy.
        Engineering = "engineering",
        /// Flies.
        Helm = "helm",
        /// Locks, scans.
        Sensors = "sensors",
        /// Protects.
        Shields = "shields",
        /// Loads and fires.
        Weapons = "weapons",
        /// Catches.
        Tractor = "tractor",
        /// Jumps out.
        Jump = "jump",
        /// Damage control: damage, repair.
        Damage = "damage",
    }
}

names! {
    /// A side of the player ship; 1 to 4 on the die of a random side, in this order, in the built-in data.
    Side {
        /// Ahead.
        Fore = "fore",
        /// Right.
        Starboard = "starboard",
        /// Behind.
        Aft = "aft",
        /// Left.
        Port = "port",
    }
}

names! {
    /// A zone of the shield display.
    Zone {
        /// Ahead.
        Fore = "fore",
        /// Right.
        Starboard = "starboard",
        /// Behind.
        Aft = "aft",
        /// Left.
        Port = "port",
        /// Shared by all four.
        Centre = "centre",
    }
}

names! {
    /// A direction on the map; clockwise.
    Facing {
        /// Up.
        North = "N",
        /// Right.
        East = "E",
        /// Down.
        South = "S",
        /// Left.
        West = "W",
    }
}

impl Facing {
    /// The direction after so many quarter turns clockwise.
    pub fn turned(self, quarters: u8) -> Facing {
        Facing::ALL[(self.index() + usize::from(quarters)) % 4]
    }

    /// What one square in this direction adds to x and y.
    pub fn step(self) -> (i16, i16) {
        match self {
            Facing::North => (0, -1),
            Facing::East => (1, 0),
            Facing::South => (0, 1),
            Facing::West => (-1, 0),
        }
    }

    /// Where a side of a ship that faces this way looks.
    pub fn of_side(self, side: Side) -> Facing {
        self.turned(side as u8)
    }
}

impl Side {
    /// The zone of the shield display that protects it.
    pub fn zone(self) -> Zone {
        Zone::ALL[self.index()]
    }
}

impl Zone {
    /// The side it protects; none for the centre.
    pub fn side(self) -> Option<Side> {
        Side::ALL.get(self.index()).copied()
    }
}

/// A square of the map: x grows east, y grows south, (0, 0) is the top left one of the sector. Written `[x, y]`.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    arbitrary::Arbitrary,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Square(pub i16, pub i16);

impl Square {
    /// The neighbour in a direction. It may lie outside the sector.
    pub fn beside(self, facing: Facing) -> Square {
        let (x, y) = facing.step();
        Square(self.0.saturating_add(x), self.1.saturating_add(y))
    }

    /// The range between two squares: |dx| + |dy| (SC-7).
    pub fn distance(self, other: Square) -> u16 {
        let part = |from: i16, to: i16| from.abs_diff(to);
        part(self.0, other.0).saturating_add(part(self.1, other.1))
    }
}

names! {
    /// What the crew has on a target (SC-8).
    Lock {
        /// Nothing.
        None = "none",
        /// A Lock.
        Lock = "lock",
        /// A Superlock.
        Superlock = "superlock",
    }
}

names! {
    /// A target slot of the sensor display.
    Slot {
        /// First.
        A = "A",
        /// Second.
        B = "B",
        /// Third.
        C = "C",
    }
}

names! {
    /// Where a sensor target card lies.
    Column {
        /// Under the first slot.
        A = "A",
        /// Under the second slot.
        B = "B",
        /// Under the third slot.
        C = "C",
        /// Under Sector Scan.
        Scan = "scan",
        /// Under the Cloaking Device.
        Cloak = "cloak",
    }
}

impl Slot {
    /// The column of target cards under it.
    pub fn column(self) -> Column {
        Column::ALL[self.index()]
    }
}

impl Column {
    /// The slot above it; none for Sector Scan and the Cloaking Device.
    pub fn slot(self) -> Option<Slot> {
        Slot::ALL.get(self.index()).copied()
    }
}

names! {
    /// What sensor points are spent on.
    Spend {
        /// A Lock.
        Lock = "lock",
        /// A Superlock at once.
        Superlock = "superlock",
        /// From Lock to Superlock.
        Upgrade = "upgrade",
        /// The enemy loses its lock on the ship.
        Break = "break",
        /// A tile is scanned.
        Scan = "scan",
    }
}

names! {
    /// How hard the mission is.
    Difficulty {
        /// More structure cards, easier starred ships.
        Easy = "easy",
        /// As printed.
        Normal = "normal",
        /// Fewer structure cards, harder starred ships.
        Hard = "hard",
    }
}

names! {
    /// The level of an enemy ship.
    Level {
        /// Easy.
        Easy = "E",
        /// Normal.
        Normal = "N",
        /// Hard.
        Hard = "H",
    }
}

names! {
    /// What the crystal tokens of a mission stand for (SC-18).
    CrystalKind {
        /// A crystal.
        Crystal = "crystal",
        /// A point to fly over.
        PatrolPoint = "patrol_point",
        /// An Omega satellite.
        Satellite = "satellite",
        /// A cache.
        Cache = "cache",
        /// The escape pod.
        Pod = "pod",
    }
}

names! {
    /// How the clock runs (SC-21).
    TimerMode {
        /// As in the rulebook.
        Standard = "standard",
        /// Twice the time.
        Relaxed = "relaxed",
        /// No clock: everybody says when they are done.
        Calm = "calm",
    }
}

names! {
    /// What a chair can call to the others with one tap (SC-21.15).
    Call {
        /// Look here.
        Look = "look",
        /// I need help.
        Help = "help",
        /// Hurry up.
        Hurry = "hurry",
        /// Wait for me.
        Hold = "hold",
        /// More energy here.
        Energy = "energy",
        /// Guard this.
        Guard = "guard",
        /// Go there.
        Go = "go",
        /// Danger.
        Danger = "danger",
        /// Done.
        Done = "done",
        /// Thanks.
        Thanks = "thanks",
    }
}

names! {
    /// What can be practised alone (SC-22).
    Drill {
        /// Engineering's tiles.
        Engineering = "engineering",
        /// A course to a goal.
        Helm = "helm",
        /// Shapes in the bag.
        Sensors = "sensors",
        /// Pairs of tiles.
        Tractor = "tractor",
        /// Tube cards.
        Loading = "weapons-loading",
        /// Torpedoes.
        Firing = "weapons-fire",
        /// Shield tiles.
        Shields = "shields",
        /// Dice and Flux cards.
        Jump = "jump",
        /// The repair deck.
        Damage = "damage",
        /// The core's deck.
        Core = "core",
    }
}

names! {
    /// An advanced system, each on or off (SC-19).
    Advanced {
        /// Two batteries.
        Batteries = "batteries",
        /// The Evade card.
        Evade = "evade",
        /// The Cloaking Device.
        Cloak = "cloak",
        /// The IsoChromic Enhancer.
        Ice = "ice",
        /// Seeker Missiles.
        Seekers = "seekers",
        /// Three tiles at once.
        Tribeam = "tribeam",
        /// A short jump.
        Blink = "blink",
    }
}

names! {
    /// What lies in a square.
    Terrain {
        /// Nothing.
        Empty = "empty",
        /// Asteroids.
        Asteroid = "asteroid",
        /// A nebula.
        Nebula = "nebula",
        /// A rift.
        Rift = "rift",
    }
}

impl Terrain {
    /// What a letter of a map stands for.
    pub fn lettered(letter: char) -> Option<Terrain> {
        match letter {
            '.' => Some(Terrain::Empty),
            'A' => Some(Terrain::Asteroid),
            'N' => Some(Terrain::Nebula),
            'R' => Some(Terrain::Rift),
            _ => None,
        }
    }
}

names! {
    /// The colour of a shield tile.
    Colour {
        /// Dotted.
        Blue = "blue",
        /// Striped.
        Orange = "orange",
    }
}

names! {
    /// A pattern of shield tiles.
    Pattern {
        /// Two equal.
        Pair = "pair",
        /// Three in a row.
        Straight3 = "straight of 3",
        /// Twice two equal.
        TwoPair = "two pair",
        /// Four in a row.
        Straight4 = "straight of 4",
        /// Three equal.
        ThreeOfAKind = "three of a kind",
        /// Five in a row.
        Straight5 = "straight of 5",
        /// Three equal and two equal.
        FullHouse = "full house",
        /// Four equal.
        FourOfAKind = "four of a kind",
    }
}

names! {
    /// One part of the path on a maneuver card.
    PathStep {
        /// Enter the square ahead.
        Forward = "F",
        /// Turn left in place.
        Left = "L",
        /// Turn right in place.
        Right = "R",
        /// Enter the square to port without turning.
        SlipLeft = "SL",
        /// Enter the square to starboard without turning.
        SlipRight = "SR",
        /// A die says where.
        Evade = "EVADE",
    }
}

names! {
    /// Where an Evade goes.
    EvadeTo {
        /// The square ahead.
        Ahead = "ahead",
        /// The square to starboard.
        Starboard = "starboard",
        /// The square behind.
        Behind = "behind",
        /// The square to port.
        Port = "port",
        /// Nowhere.
        Stay = "stay",
    }
}

names! {
    /// What the die of a random side says.
    SideRoll {
        /// Ahead.
        Fore = "fore",
        /// Right.
        Starboard = "starboard",
        /// Behind.
        Aft = "aft",
        /// Left.
        Port = "port",
        /// The Captain chooses.
        Captain = "captain",
    }
}

impl SideRoll {
    /// The side, unless the Captain chooses.
    pub fn side(self) -> Option<Side> {
        Side::ALL.get(self.index()).copied()
    }
}

names! {
    /// A card of Experimental Equipment (SC-4).
    Equipment {
        /// One more damage for each torpedo that does any.
        X95Torpedoes = "x95_torpedoes",
        /// More time.
        TachyonCapsule = "tachyon_capsule",
        /// A Lock counts as a Superlock.
        FocusingCrystal = "focusing_crystal",
        /// Half the Core Breach cards.
        MatrixStabilizer = "matrix_stabilizer",
        /// Three more energy.
        AuxiliaryCapacitor = "auxiliary_capacitor",
        /// Special Maneuvers do no damage.
        InertialDampers = "inertial_dampers",
        /// Enemies lose their lock.
        DecoyBuoy = "decoy_buoy",
        /// A damage card goes.
        NanitePaste = "nanite_paste",
    }
}

names! {
    /// A step of the turn (SC-3). The parts of Step 3 are a number beside it.
    Step {
        /// 1: discussion and energy.
        Discussion = "discussion",
        /// 2: preparation.
        Preparation = "preparation",
        /// 3: action.
        Action = "action",
        /// 4: resolution.
        Resolution = "resolution",
        /// 5: tractor beams.
        Tractor = "tractor",
        /// 6: weapons fire.
        Fire = "fire",
        /// 7: enemies, then Nemesis.
        Enemies = "enemies",
        /// 8: jump.
        Jump = "jump",
        /// 9: repair.
        Repair = "repair",
    }
}

impl Step {
    /// Its number, 1 to 9.
    pub fn number(self) -> u8 {
        self as u8 + 1
    }
}

names! {
    /// A shape on a tractor tile; its colour goes with it.
    TractorShape {
        /// Star.
        Star = "star",
        /// Hexagon.
        Hexagon = "hexagon",
        /// Triangle.
        Triangle = "triangle",
        /// Circle.
        Circle = "circle",
    }
}

names! {
    /// What did damage to the ship.
    Source {
        /// An asteroid square.
        Asteroid = "asteroid",
        /// A rift square.
        Rift = "rift",
        /// The sector's edge.
        Edge = "edge",
        /// A Special Maneuver.
        Maneuver = "maneuver",
        /// An enemy's shot.
        Enemy = "enemy",
        /// A failed tribeam.
        Tribeam = "tribeam",
        /// A failed claim of a Flux card.
        Jump = "jump",
        /// A failed repair.
        Repair = "repair",
        /// Exploding batteries.
        Batteries = "batteries",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_side_looks_where_its_name_says() {
        assert_eq!(Facing::East.of_side(Side::Fore), Facing::East);
        assert_eq!(Facing::East.of_side(Side::Starboard), Facing::South);
        assert_eq!(Facing::North.of_side(Side::Port), Facing::West);
    }

    #[test]
    fn every_name_reads_back() {
        assert!(Pattern::ALL.iter().all(|one| Pattern::named(one.name()) == Some(*one)));
        assert_eq!(Square(3, 4).distance(Square(1, 7)), 5);
    }
}
