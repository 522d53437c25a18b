//! The whole state of a game: plain data. Everything hidden is drawn from a bag when it is turned over, so the dice are
//! the only secret.

use crate::agenda::Task;
use crate::aliens::Happening;
use crate::content::ScenarioHandle;
use crate::field::{Field, Geometry, ItemCard, ItemId, MapMemory, TileId};
use crate::scenario::Bilingual;
use crate::setup::Setup;
use crate::talk::Talk;
use crate::{AlienType, Item, Mode, Room, Who};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use table::{Bag, Dice, GameTime, Seat, Seats};

/// A game of Away Missions.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct AwayMissions {
    pub(crate) setup: Setup,
    /// The scenario being played.
    pub(crate) mission: ScenarioHandle,
    /// The missions that are over, in a campaign.
    pub(crate) flown: Vec<Flown>,
    /// What is chosen before a mission.
    pub(crate) packing: Packing,
    pub(crate) field: Field,
    pub(crate) supply: Supply,
    pub(crate) book: LogBook,
    /// The Game Turn, counted from one; none before the first.
    pub(crate) turn: u16,
    /// Whose turn it is.
    pub(crate) acting: Option<Who>,
    /// It is the Rocketeers' part of the Game Turn, in which the mission can be won.
    pub(crate) rocketeer_turn: bool,
    pub(crate) red_alert: bool,
    /// What is not finished, the next one last.
    pub(crate) agenda: Vec<Task>,
    /// The last Alien Turn, step by step.
    pub(crate) film: Arc<Vec<Happening>>,
    /// The map, worked out once.
    #[serde(skip)]
    pub(crate) memory: MapMemory,
    /// What was said in this Game Turn.
    #[serde(default, skip_serializing_if = "Talk::is_empty")]
    pub(crate) talk: Talk,
    /// How the mission ended.
    pub(crate) end: Option<End>,
    /// The whole game is over.
    pub(crate) over: bool,
    pub(crate) now: GameTime,
    pub(crate) dice: Dice,
}

/// How a mission ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// The orders are carried out (AM-25.5).
    Won,
    /// A Rocketeer has no HP left (AM-25.2).
    Killed(Who),
    /// A Rocketeer has no O2 left (AM-25.3).
    Suffocated(Who),
    /// A defeat condition of the scenario, by its number (AM-25.4).
    Defeat(u8),
    /// The scenario says so (AM-27.43).
    Failed,
}

impl End {
    /// Whether the crew has won.
    pub fn is_won(self) -> bool {
        self == End::Won
    }
}

/// A mission of a campaign that is over (AM-28.4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Flown {
    /// The scenario's number.
    pub scenario: u8,
    /// How it ended.
    pub end: End,
    /// How hard it was.
    pub mode: Mode,
    /// Who took part.
    pub crew: Vec<Who>,
    /// How many Game Turns it took.
    pub turns: u16,
}

/// A scenario in the service record (AM-28.4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ServiceLine {
    /// The scenario's number.
    pub scenario: u8,
    /// How often it was played.
    pub played: u16,
    /// How often it was won.
    pub won: u16,
    /// The best victory: the highest mode, then the fewest Game Turns.
    pub best: Option<Flown>,
}

impl ServiceLine {
    /// The service record of the missions flown, by scenario.
    pub(crate) fn of(flown: &[Flown]) -> Vec<ServiceLine> {
        let mut lines: Vec<ServiceLine> = Vec::new();
        for mission in flown {
            let place = lines.partition_point(|line| line.scenario < mission.scenario);
            if lines.get(place).is_none_or(|line| line.scenario != mission.scenario) {
                let line = ServiceLine { scenario: mission.scenario, played: 0, won: 0, best: None };
                lines.insert(place, line);
            }
            let line = &mut lines[place];
            line.played = line.played.saturating_add(1);
            if mission.end.is_won() {
                line.won = line.won.saturating_add(1);
                let rank = |one: &Flown| (one.mode as u8, u16::MAX - one.turns);
                if line.best.as_ref().is_none_or(|best| rank(mission) > rank(best)) {
                    line.best = Some(mission.clone());
                }
            }
        }
        lines
    }
}

/// What is chosen before a mission (AM-3).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Packing {
    /// Who plays whom, and with what.
    pub crew: Vec<Packed>,
    /// Where the arrows point.
    pub arrow: u8,
    /// Which of the places for the Shuttlecraft.
    pub landing: u8,
    /// The chairs that are content.
    pub ready: Seats,
}

/// One Rocketeer before a mission.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Packed {
    pub who: Who,
    pub seat: Seat,
    pub items: Vec<Item>,
    /// The one that is not lost.
    pub keep: Option<Item>,
}

/// What lies beside the map.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Supply {
    /// Standard tiles by number.
    pub tiles: Bag<u8>,
    /// Alien tokens by their place in the content.
    pub aliens: Bag<u8>,
    pub aliens_used: Bag<u8>,
    /// Alert tokens by their place in the content.
    pub alerts: Bag<u8>,
    pub alerts_used: Bag<u8>,
    /// Discovery tokens by their place in the content.
    pub discoveries: Bag<u8>,
    /// Of the face-down Discovery tokens on the map so many must still turn out to be of these kinds.
    pub promised: [u8; 3],
    /// What lies in the lockers.
    pub lockers: Bag<Item>,
    /// Hidden markers of each pool; nothing for a Decoy.
    pub pools: Vec<Bag<Option<Room>>>,
    /// Rescued Thralls that nobody has.
    pub thralls: Bag<Item>,
    /// Dominated Brain cards left.
    pub brains: u8,
    /// Rocketeer items that nobody has taken in this game, one entry per card.
    pub unused: Bag<Item>,
    /// Command AP markers left.
    pub command: u8,
    /// The number that the next card gets.
    pub next_card: u16,
}

impl Supply {
    /// The number of a card that comes into play.
    pub fn new_card(&mut self) -> ItemId {
        let id = ItemId(self.next_card);
        self.next_card = self.next_card.saturating_add(1);
        id
    }
}

/// What a scenario counts and remembers (AM-27).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct LogBook {
    /// Counters, in the order of the scenario's list of counters.
    pub counters: Vec<i16>,
    /// What the game counts by itself.
    pub tallies: [u16; Tally::COUNT],
    /// Flags that are raised.
    pub flags: Vec<String>,
    /// How often each rule has happened, in the order of all rules.
    pub rules: Vec<Used>,
    /// How often each Action was taken, in the order of all Actions.
    pub actions: Vec<Used>,
    /// Sets already used by `next_of`, by their place among the scenario's sets.
    pub used_sets: u64,
    /// Turns taken by `alternate` places of the Muster.
    pub musters: u8,
    /// Cargo: who holds it.
    pub cargo: Vec<Option<Who>>,
    /// Items for whoever acts first.
    pub for_the_first: Vec<Item>,
    /// Somebody has acted in this game.
    pub begun: bool,
    /// The scenario says that it is won (AM-27.43).
    pub won: bool,
    /// Why the scenario says that it is lost (AM-27.43).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lost_to: Option<Bilingual>,
}

/// What the game counts by itself (AM-27.52).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tally {
    ThrallsSubdued,
    ThrallsRescued,
    BrainsSubdued,
    BrainsDominated,
    SchematicsAssembled,
    Kills(AlienType),
    Specimen(AlienType),
}

impl Tally {
    pub const COUNT: usize = 5 + 2 * 8;

    /// All of them, each at its place.
    pub fn all() -> impl Iterator<Item = Tally> {
        let plain = [
            Tally::ThrallsSubdued,
            Tally::ThrallsRescued,
            Tally::BrainsSubdued,
            Tally::BrainsDominated,
            Tally::SchematicsAssembled,
        ];
        let kills = AlienType::ALL.iter().map(|kind| Tally::Kills(*kind));
        let specimens = AlienType::ALL.iter().map(|kind| Tally::Specimen(*kind));
        plain.into_iter().chain(kills).chain(specimens)
    }

    /// Its place in an array.
    pub fn index(self) -> usize {
        match self {
            Tally::ThrallsSubdued => 0,
            Tally::ThrallsRescued => 1,
            Tally::BrainsSubdued => 2,
            Tally::BrainsDominated => 3,
            Tally::SchematicsAssembled => 4,
            Tally::Kills(kind) => 5 + kind as usize,
            Tally::Specimen(kind) => 13 + kind as usize,
        }
    }

    /// Its name in scenarios.
    pub fn name(self) -> String {
        match self {
            Tally::ThrallsSubdued => "thralls_subdued".to_owned(),
            Tally::ThrallsRescued => "thralls_rescued".to_owned(),
            Tally::BrainsSubdued => "brains_subdued".to_owned(),
            Tally::BrainsDominated => "brains_dominated".to_owned(),
            Tally::SchematicsAssembled => "schematics_assembled".to_owned(),
            Tally::Kills(kind) => format!("kills.{kind}"),
            Tally::Specimen(kind) => format!("specimen.{kind}"),
        }
    }
}

/// How often something has happened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Used {
    /// In this game.
    pub game: u16,
    /// In this Game Turn.
    pub turn: u16,
    /// The trigger came while the condition held, for `every`.
    pub came: u16,
    /// By which Rocketeers, as a set of their places in the table's order.
    pub by: u8,
}

impl AwayMissions {
    /// The map as a graph, as it is now.
    pub(crate) fn map(&self) -> Arc<Geometry> {
        self.memory.map(&self.field)
    }

    /// The Rocketeers of a chair.
    pub(crate) fn runs(&self, seat: Seat, who: Who) -> bool {
        self.field.rocketeer(who).is_some_and(|rocketeer| rocketeer.seat == seat)
    }

    /// The chair that decides for a Rocketeer.
    pub(crate) fn seat_of(&self, who: Who) -> Seat {
        self.field.rocketeer(who).map_or(Seat(0), |rocketeer| rocketeer.seat)
    }

    /// The place of a Rocketeer in the order of the table.
    pub(crate) fn place_of(&self, who: Who) -> usize {
        self.field.rocketeers.iter().position(|rocketeer| rocketeer.who == who).unwrap_or_default()
    }

    /// How many Rocketeers take part.
    pub(crate) fn crew(&self) -> usize {
        self.field.rocketeers.len()
    }

    /// The tile on which a Rocketeer stands.
    pub(crate) fn tile_of(&self, who: Who) -> TileId {
        self.field.rocketeer(who).map_or(TileId(0), |rocketeer| rocketeer.at)
    }

    /// A card that somebody holds.
    pub(crate) fn card_of(&self, who: Who, card: ItemId) -> Option<&ItemCard> {
        self.field.rocketeer(who)?.card(card)
    }

    /// A die.
    pub(crate) fn roll_die(&mut self) -> u8 {
        self.dice.below(10) as u8 + 1
    }

    /// Something to be done next, before everything else on the agenda.
    pub(crate) fn push(&mut self, task: Task) {
        self.agenda.push(task);
    }
}
