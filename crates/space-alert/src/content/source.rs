//! Content as a person writes it: the TOML files in `data/`, or a file that replaces parts of them.

use super::deed::Deed;
use crate::card_side::Side;
use crate::mission::Track;
use crate::{Kind, Level, Severity, Station};
use serde::{Deserialize, Serialize};

/// Everything that the data files say. In a replacement file every part may be left out.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct Source {
    /// Names the game the file is for; needed in replacement files.
    pub game: Option<String>,
    /// The threat cards.
    #[serde(rename = "threat")]
    pub threats: Vec<ThreatSource>,
    /// The trajectory boards.
    #[serde(rename = "trajectory")]
    pub trajectories: Vec<TrajectorySource>,
    /// The ship.
    pub ship: Option<ShipSource>,
    /// The action cards and how they are dealt.
    pub cards: Option<CardsSource>,
    /// Sound tracks of the table's own.
    #[serde(rename = "track")]
    pub tracks: Vec<Track>,
    /// The action deck for double actions, from the expansion.
    #[serde(rename = "double")]
    pub doubles: Vec<ActionCardSource>,
}

table::names! {
    /// The letter of a system in a station.
    Letter {
        /// The weapon.
        A = "A",
        /// Energy.
        B = "B",
        /// What is special about the station.
        C = "C",
    }
}

/// When an intruder shoots back at the squad that attacks it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ReturnsFire {
    /// Never.
    #[default]
    Never,
    /// Always.
    Always,
    /// Once it has performed its X.
    AfterX,
}

/// What rockets do about a threat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum RocketRule {
    /// Nothing special.
    #[default]
    Normal,
    /// They never aim at it.
    Ignore,
    /// They aim at it, hit it, and do nothing.
    Harmless,
    /// They aim at nothing else, however far away it is; each one makes its shield stronger.
    Attracted,
}

/// Which part of the game a card comes with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Module {
    /// The game itself.
    #[default]
    Base,
    /// The optional module "New Frontier" (SA-24).
    NewFrontier,
}

/// When the first point of attack or repair of a turn does nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Inaccessible {
    /// Never.
    #[default]
    Never,
    /// Until it has performed its X.
    UntilX,
    /// Always.
    Always,
}

/// What a malfunction does to the ship for as long as it is not repaired, its Z or no Z.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Lasting {
    /// Nothing but to block its system.
    #[default]
    None,
    /// After X the laser of white aims only if somebody looks out of the window or is in space, after Y no laser does.
    Blinds,
    /// Firing the laser of the upper white station attacks all zones with 1.
    Backfires,
    /// After X shields absorb nothing, after Y they add to the damage.
    Reverses,
    /// After X nobody gets through the doors to red, after Y neither through those to blue.
    Seals,
}

/// What makes an external threat different from a mere list of attacks. Everything may be left out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct Nature {
    /// No weapon can aim at it before its X.
    #[serde(skip_serializing_if = "is_no")]
    pub hidden: bool,
    /// No weapon can aim at it at distance 3.
    #[serde(skip_serializing_if = "is_no")]
    pub far_safe: bool,
    /// Heavy lasers overlook it.
    #[serde(skip_serializing_if = "is_no")]
    pub no_heavy_laser: bool,
    /// What rockets do about it.
    #[serde(skip_serializing_if = "is_default")]
    pub rockets: RocketRule,
    /// The first step in which it is aimed at does nothing to it.
    #[serde(skip_serializing_if = "is_no")]
    pub cryoshield: bool,
    /// The pulse cannon takes its shield away for the turn.
    #[serde(skip_serializing_if = "is_no")]
    pub pulse_opens: bool,
    /// Twice as many tiles for each point that gets past a shield.
    #[serde(skip_serializing_if = "is_no")]
    pub double_tiles: bool,
    /// The most damage that weapons can do to it in one turn; 0 is no limit.
    #[serde(skip_serializing_if = "is_zero")]
    pub most_damage: u8,
    /// What its end does to all other external threats.
    #[serde(skip_serializing_if = "is_zero")]
    pub blast: u8,
    /// The strength of its explosion for each mark it had passed.
    #[serde(skip_serializing_if = "is_zero")]
    pub explodes: u8,
    /// The strength of its attack on all zones whenever weapons hurt it.
    #[serde(skip_serializing_if = "is_zero")]
    pub retaliates: u8,
    /// How strong interceptors are against it alone; it costs the pilot.
    #[serde(skip_serializing_if = "is_zero")]
    pub duel: u8,
    /// After its X, how much stronger the attacks of the others are.
    #[serde(skip_serializing_if = "is_zero")]
    pub rouses: u8,
    /// After its X, how much stronger everybody's shield is.
    #[serde(skip_serializing_if = "is_zero")]
    pub fortifies: u8,
    /// An attack that does damage and of which the shield absorbs nothing knocks out everybody in the zone.
    #[serde(skip_serializing_if = "is_no")]
    pub plasma: bool,
    /// Its shield loses a point in each step in which it is aimed at.
    #[serde(skip_serializing_if = "is_no")]
    pub megashield: bool,
    /// How much weaker its attacks are while somebody is in space.
    #[serde(skip_serializing_if = "is_zero")]
    pub carrier: u8,
    /// All lasers together count half.
    #[serde(skip_serializing_if = "is_no")]
    pub polarized: bool,
    /// The lasers of every zone can aim at it.
    #[serde(skip_serializing_if = "is_no")]
    pub all_lasers: bool,
    /// How many squares less it moves in a turn in which weapons damaged it.
    #[serde(skip_serializing_if = "is_zero")]
    pub slows: u8,
    /// How many squares longer each of its moves is than the last.
    #[serde(skip_serializing_if = "is_zero")]
    pub hastens: u8,
}

impl Nature {
    /// Whether it has anything that the base game does not know.
    pub(crate) fn is_frontier(&self) -> bool {
        let words = [self.plasma, self.megashield, self.polarized, self.all_lasers];
        words.contains(&true) || [self.carrier, self.slows, self.hastens] != [0; 3]
    }
}

/// An intruder on board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct IntruderSource {
    /// Where its token or tokens begin.
    pub stations: Vec<Station>,
    /// When it shoots back.
    #[serde(default, skip_serializing_if = "is_default")]
    pub returns_fire: ReturnsFire,
    /// Whoever destroys it is knocked out.
    #[serde(default, skip_serializing_if = "is_no")]
    pub drags_down: bool,
    /// Its tokens hold up whoever comes in, and stay after Z.
    #[serde(default, skip_serializing_if = "is_no")]
    pub slime: bool,
    /// One attack removes the token of the station; the tokens that are left after Z knock out whoever comes in.
    #[serde(default, skip_serializing_if = "is_no")]
    pub contamination: bool,
    /// Where a hit that does not destroy it sends it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub flees_to: Option<Station>,
    /// It has no token: the first person who enters a station becomes its host.
    #[serde(default, skip_serializing_if = "is_no")]
    pub parasite: bool,
}

/// A malfunction on board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct MalfunctionSource {
    /// Which stations are affected.
    pub stations: Vec<Station>,
    /// Which system; none means that only interceptors can repair it from outside.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub letter: Option<Letter>,
    /// Extra repairs if every affected station was repaired in one turn.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub bonus: u8,
    /// How many people must repair in one turn for it to count.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub together: u8,
    /// Who is here when it is repaired is knocked out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub scalds: Vec<Station>,
    /// It has one hit point for each rocket on board.
    #[serde(default, skip_serializing_if = "is_no")]
    pub rockets: bool,
    /// After X damage to the red zone counts twice, after Y all damage.
    #[serde(default, skip_serializing_if = "is_no")]
    pub doubles_damage: bool,
    /// What it does to the ship until it is repaired.
    #[serde(default, skip_serializing_if = "is_default")]
    pub lasting: Lasting,
    /// The repair that ends it costs one energy of the reactor of its zone.
    #[serde(default, skip_serializing_if = "is_no")]
    pub costs_energy: bool,
    /// It affects only one of its two stations: the one nearer to red if it appears in an odd turn, else the other.
    #[serde(default, skip_serializing_if = "is_no")]
    pub by_turn: bool,
    /// Extra repairs if exactly one crew member repaired it in a turn.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub alone: u8,
    /// How much more a repair by the leader of an active squad counts.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub leader: u8,
    /// Each repair moves everybody on board to the other deck.
    #[serde(default, skip_serializing_if = "is_no")]
    pub flips: bool,
}

/// A threat card.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ThreatSource {
    /// The code in its corner.
    pub id: String,
    /// Its name in message keys.
    pub name: String,
    /// From outside or on board.
    pub kind: Kind,
    /// How grave.
    pub severity: Severity,
    /// How hard.
    pub level: Level,
    /// Which part of the game it comes with.
    #[serde(default, skip_serializing_if = "is_default")]
    pub module: Module,
    /// Its hit points.
    pub hp: u8,
    /// Its shield points.
    #[serde(default)]
    pub shield: i8,
    /// How many squares it moves.
    pub speed: u8,
    /// Points for surviving it; none if that is impossible.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub survive: Option<u8>,
    /// Points for destroying it.
    pub destroy: u8,
    /// What it does at X.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub x: Vec<Deed>,
    /// What it does at Y.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub y: Vec<Deed>,
    /// What it does at Z.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub z: Vec<Deed>,
    /// What it does when the ship jumps while it is on its track.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub jump: Vec<Deed>,
    /// It is phased out after every other of its moves.
    #[serde(default, skip_serializing_if = "is_no")]
    pub phasing: bool,
    /// When the first point of attack or repair of a turn does nothing.
    #[serde(default, skip_serializing_if = "is_default")]
    pub inaccessible: Inaccessible,
    /// What else is special about an external threat.
    #[serde(default, skip_serializing_if = "is_default")]
    pub nature: Nature,
    /// For an intruder.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub intruder: Option<IntruderSource>,
    /// For a malfunction.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub malfunction: Option<MalfunctionSource>,
}

/// A trajectory board. Squares count from Z, which is square 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TrajectorySource {
    /// Its number.
    pub number: u8,
    /// How many squares it has.
    pub length: u8,
    /// The squares marked X.
    pub x: Vec<u8>,
    /// The squares marked Y.
    #[serde(default)]
    pub y: Vec<u8>,
}

/// What kind of weapon a station has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum WeaponKind {
    /// Aims at the nearest threat of its zone, with energy of the zone's reactor.
    HeavyLaser,
    /// The same, with a power pack of its own.
    LightLaser,
    /// Hits everything within range in all zones.
    Pulse,
}

/// The weapon of a station.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct WeaponSource {
    /// Where it is fired.
    pub station: Station,
    /// What it is.
    pub kind: WeaponKind,
    /// How strong it is.
    pub strength: u8,
    /// How far it reaches.
    pub range: u8,
}

/// How much a store holds and how much is in it at the start, from red to blue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct StoreSource {
    /// How much it holds.
    pub capacity: [u8; 3],
    /// How much is in it at the start.
    pub start: [u8; 3],
}

/// The ship's numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ShipSource {
    /// The shields.
    pub shields: StoreSource,
    /// The reactors.
    pub reactors: StoreSource,
    /// Fuel capsules.
    pub fuel: u8,
    /// Rockets.
    pub rockets: u8,
    /// How strong a rocket is.
    pub rocket_strength: u8,
    /// How far a rocket reaches.
    pub rocket_range: u8,
    /// How strong interceptors are against one threat.
    pub interceptors_alone: u8,
    /// How strong interceptors are against each of several.
    pub interceptors_several: u8,
    /// How far interceptors reach.
    pub interceptors_range: u8,
    /// Points for one, two, three … people who look out of the window in one turn.
    pub visual: [u8; 5],
    /// The weapons, one per station.
    #[serde(rename = "weapon")]
    pub weapons: Vec<WeaponSource>,
}

/// The action half of a heroic card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum HeroicHalf {
    /// A stronger shot.
    #[serde(rename = "A*")]
    A,
    /// One more block, or a better repair.
    #[serde(rename = "B*")]
    B,
    /// Battlebots that are not disabled.
    #[serde(rename = "BOT*")]
    Bot,
}

/// Equal cards of the action deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ActionCardSource {
    /// Its movement half, which begins with an arrow or the lift.
    pub r#move: Side,
    /// Its action half, which begins with a system or the battlebots.
    pub act: Side,
    /// How many there are.
    pub copies: u8,
}

/// A heroic card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct HeroicCardSource {
    /// Where its movement half leads.
    pub station: Station,
    /// Its action half.
    pub act: HeroicHalf,
}

/// How many cards everybody gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct DealSource {
    /// With how many people.
    pub people: u8,
    /// And how many androids to make up the crew.
    pub androids: u8,
    /// Cards per person and phase, a heroic one among those of the first.
    pub phases: [u8; 3],
}

/// The action cards and how they are dealt.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct CardsSource {
    /// The action deck.
    #[serde(rename = "action")]
    pub actions: Vec<ActionCardSource>,
    /// The heroic cards.
    #[serde(rename = "heroic")]
    pub heroics: Vec<HeroicCardSource>,
    /// How they are dealt.
    #[serde(rename = "deal")]
    pub deals: Vec<DealSource>,
    /// Extra cards in the first phase for each person if one more android makes up a crew of five.
    pub fifth_crew_member: u8,
}

fn is_no(value: &bool) -> bool {
    !value
}

fn is_zero(number: &u8) -> bool {
    *number == 0
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
