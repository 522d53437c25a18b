//! A table as its log leaves it: chairs, options, the game, and what was said. Only [`TableState::apply`] changes it,
//! and only by an entry of the log, so that a restart ends exactly where it began.

mod apply;
mod plan;

pub use plan::tidy;

use crate::content::Brought;
use crate::entry::{Key, LogEntry, Op};
use crate::hosted::{GameHost, Happened, Hosted, Json};
use crate::protocol::{
    Action, Chair, ContentInfo, Fork, GameInfo, Holder, Refused, RefusedCode, StoryItem, SummaryChair,
    TableEvent, TableInfo, TablePhase, TableSummary, Told, Turn, UndoOffer, UndoRequest,
};
use crate::words;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use table::{Audience, Outcome, Phrase, Seat, SeatName, Seed, Viewer};

/// How many wishes of each chair are remembered, so that a retry is not carried out twice.
const REMEMBERED: usize = 64;
/// The longest name.
pub const NAME_LENGTH: usize = 24;
/// The longest thing to say at once.
pub const CHAT_LENGTH: usize = 500;

/// What is fixed when a table is made.
#[derive(Clone)]
pub struct Header {
    /// The short code.
    pub code: String,
    /// The long token of its link.
    pub link: String,
    /// The name of its game.
    pub game: String,
    /// The version of the game's rules then.
    pub rules: u32,
    /// The secret seed.
    pub seed: Seed,
    /// When it was made.
    pub created: u64,
    /// Who made it.
    pub host: Key,
}

/// A line of the story with whoever may hear it.
#[derive(Clone, Debug)]
pub struct Line {
    /// Who may hear it.
    pub audience: Audience,
    /// The line.
    pub item: StoryItem,
}

/// The log says something that cannot be: it was written by other rules.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("the log does not fit the rules")]
pub struct Broken;

#[derive(Clone, Debug, Default)]
struct ChairState {
    holder: HolderState,
    ready: bool,
    /// The bot that plays for a person who is away.
    away: Option<String>,
}

#[derive(Clone, Debug, Default)]
enum HolderState {
    #[default]
    Empty,
    /// A person, or a program when the key says so.
    Held {
        key: Key,
        name: String,
    },
    Bot(String),
}

/// What is known of each command of the log, to tell when it can be taken back.
#[derive(Clone, Copy, Debug)]
struct Mark {
    seat: Seat,
    round: u32,
    exposed: bool,
}

#[derive(Clone, Debug)]
struct PendingUndo {
    seat: Seat,
    to: u32,
    agreed: Vec<Seat>,
}

/// A table.
pub struct TableState {
    /// What never changes.
    pub header: Header,
    /// The place of the latest entry.
    pub revision: u64,
    /// When the latest entry was written.
    pub updated: u64,
    /// Whether the clock is stopped by somebody.
    pub paused: bool,
    /// How fast it runs.
    pub percent: u16,
    /// Whether bots move at once.
    pub fast_bots: bool,
    /// Counts whatever moved the game: commands, alarms, undo.
    pub beat: u64,
    /// Counts how often the game was taken back, so that nobody goes on from a past that is none any more.
    pub past: u64,
    /// Whether a rule failed here.
    pub stopped: bool,
    /// The next table with the same chairs.
    pub rematch: Option<String>,
    /// The chosen options.
    pub options: BTreeMap<String, String>,
    /// Content in place of the built-in one.
    pub content: Option<Brought>,
    host: Key,
    kind: Arc<dyn GameHost>,
    info: GameInfo,
    chairs: Vec<ChairState>,
    game: Option<Box<dyn Hosted>>,
    marks: Vec<Mark>,
    undo: Option<PendingUndo>,
    fork: Option<Fork>,
    problem: Option<Phrase>,
    told_over: bool,
    wishes: BTreeMap<Key, VecDeque<(String, u64)>>,
}

impl TableState {
    /// A table with an empty log.
    pub fn new(header: Header, kind: Arc<dyn GameHost>) -> TableState {
        let info = kind.info();
        TableState {
            host: header.host.clone(),
            // Another version of the rules would read the log differently; better nobody moves.
            stopped: info.rules != header.rules,
            updated: header.created,
            header,
            revision: 0,
            paused: false,
            percent: 100,
            fast_bots: false,
            beat: 0,
            past: 0,
            rematch: None,
            options: BTreeMap::new(),
            content: None,
            kind,
            info,
            chairs: Vec::new(),
            game: None,
            marks: Vec::new(),
            undo: None,
            fork: None,
            problem: None,
            told_over: false,
            wishes: BTreeMap::new(),
        }
    }

    /// The game, once it has begun.
    pub fn game(&self) -> Option<&dyn Hosted> {
        self.game.as_deref()
    }

    /// The game, for bots that think. Nothing else may change it.
    pub fn game_mut(&mut self) -> Option<&mut (dyn Hosted + 'static)> {
        self.game.as_deref_mut()
    }

    /// Where the table is in its life.
    pub fn phase(&self) -> TablePhase {
        match &self.game {
            _ if self.stopped => TablePhase::Stopped,
            None => TablePhase::Waiting,
            Some(game) if game.outcome().is_some() => TablePhase::Over,
            Some(_) => TablePhase::Playing,
        }
    }

    /// Whether game time passes.
    pub fn running(&self) -> bool {
        self.phase() == TablePhase::Playing && !self.paused
    }

    /// How many chairs there are.
    pub fn seats(&self) -> u8 {
        self.chairs.len() as u8
    }

    /// The chair that belongs to somebody.
    pub fn chair_of(&self, key: &Key) -> Option<Seat> {
        let held = self.chairs.iter().position(
            |chair| matches!(&chair.holder, HolderState::Held { key: holder, .. } if holder == key),
        )?;
        Some(Seat(held as u8))
    }

    /// Whether a bot plays on somebody's chair.
    pub fn is_away(&self, seat: Seat) -> bool {
        self.chairs.get(seat.index()).is_some_and(|chair| chair.away.is_some())
    }

    /// Whether somebody has the host's rights.
    pub fn is_host(&self, key: &Key) -> bool {
        self.host == *key
    }

    /// The host.
    pub fn host(&self) -> &Key {
        &self.host
    }

    /// Who holds a chair: a person or a program.
    pub fn holder(&self, seat: Seat) -> Option<&Key> {
        match &self.chairs.get(seat.index())?.holder {
            HolderState::Held { key, .. } => Some(key),
            _ => None,
        }
    }

    /// The name on a chair.
    pub fn name_of(&self, seat: Seat) -> &str {
        match self.chairs.get(seat.index()).map(|chair| &chair.holder) {
            Some(HolderState::Held { name, .. } | HolderState::Bot(name)) => name,
            _ => "",
        }
    }

    /// The kind of bot that moves for a chair.
    pub fn bot_of(&self, seat: Seat) -> Option<&str> {
        let chair = self.chairs.get(seat.index())?;
        match &chair.holder {
            HolderState::Bot(kind) => Some(kind),
            _ => chair.away.as_deref(),
        }
    }

    /// The kind of bot that plays for people who are away: the strongest.
    pub fn substitute(&self) -> Option<&str> {
        self.info.bots.last().map(String::as_str)
    }

    /// The revision of a wish that was carried out already.
    pub fn carried_out(&self, key: &Key, id: &str) -> Option<u64> {
        let wishes = self.wishes.get(key)?;
        wishes.iter().find(|(known, _)| known == id).map(|(_, revision)| *revision)
    }

    /// How it ended.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.as_ref().and_then(|game| game.outcome())
    }

    /// Who sits where, for the record.
    pub fn seat_names(&self) -> Vec<SeatName> {
        let name = |chair: &ChairState| match &chair.holder {
            HolderState::Empty => SeatName { name: String::new(), bot: None },
            HolderState::Held { name, .. } => SeatName { name: name.clone(), bot: None },
            HolderState::Bot(kind) => SeatName { name: kind.clone(), bot: Some(kind.clone()) },
        };
        self.chairs.iter().map(name).collect()
    }

    /// The table as everybody may know it.
    pub fn table_info(&self, connected: impl Fn(Seat) -> bool, onlookers: u32) -> TableInfo {
        let phase = self.phase();
        let chairs = self.chairs.iter().enumerate().map(|(index, chair)| {
            let seat = Seat(index as u8);
            Chair {
                seat,
                holder: chair.holder.public(),
                name: self.name_of(seat).to_owned(),
                bot: self.bot_of(seat).map(str::to_owned),
                connected: connected(seat),
                ready: chair.ready,
                host: matches!(&chair.holder, HolderState::Held { key, .. } if *key == self.host),
            }
        });
        TableInfo {
            code: self.header.code.clone(),
            game: self.header.game.clone(),
            phase,
            options: self.options.clone(),
            content: self.content.as_ref().map(Brought::info),
            chairs: chairs.collect(),
            onlookers,
            paused: self.paused,
            fast_bots: self.fast_bots,
            undo: self.undo.as_ref().map(|undo| UndoRequest {
                seat: undo.seat,
                to: undo.to,
                commands: self.marks.len() as u32 - undo.to,
                agreed: undo.agreed.clone(),
                waiting: self.undo_waits_for(),
            }),
            commitment: self.header.seed.commitment(),
            seed: (phase == TablePhase::Over).then(|| self.header.seed.to_hex()),
            outcome: self.outcome(),
            rematch: self.rematch.clone(),
            fork: self.fork.clone(),
            problem: if phase == TablePhase::Waiting { self.problem.clone() } else { None },
            created: self.header.created,
        }
    }

    /// The table in a list, before it is known who looks at the list.
    pub fn digest(&self) -> Digest {
        let chair = |(index, chair): (usize, &ChairState)| DigestChair {
            shown: SummaryChair {
                holder: chair.holder.public(),
                name: self.name_of(Seat(index as u8)).to_owned(),
            },
            key: self.holder(Seat(index as u8)).cloned(),
        };
        Digest {
            code: self.header.code.clone(),
            game: self.header.game.clone(),
            phase: self.phase(),
            options: self.options.clone(),
            content: self.content.as_ref().map(Brought::info),
            chairs: self.chairs.iter().enumerate().map(chair).collect(),
            awaited: self.game.as_ref().map(|game| game.awaited().iter().collect()).unwrap_or_default(),
            steps: self.marks.len() as u32,
            outcome: self.outcome(),
            created: self.header.created,
            updated: self.updated,
        }
    }

    /// Whose move it is, and what a viewer can take back.
    pub fn turn(&self, viewer: Viewer) -> Option<Turn> {
        let game = self.game.as_ref()?;
        let seat = match viewer {
            Viewer::Seat(seat) if self.phase() == TablePhase::Playing => Some(seat),
            _ => None,
        };
        Some(Turn {
            awaited: game.awaited().iter().collect(),
            round: game.round(),
            step: self.marks.len() as u32,
            undo: seat.and_then(|seat| self.undo_target(seat)).map(|to| self.offer(to)),
            restart: seat.and_then(|seat| self.restart_target(seat)).map(|to| self.offer(to)),
        })
    }

    fn undo_target(&self, seat: Seat) -> Option<usize> {
        self.marks.iter().rposition(|mark| mark.seat == seat)
    }

    /// The first command of the present turn, as long as nobody else acted since: the unbroken run of this chair's
    /// commands in one round at the end of the log.
    fn restart_target(&self, seat: Seat) -> Option<usize> {
        let last = self.marks.last().filter(|mark| mark.seat == seat)?;
        let run = self.marks.iter().rev().take_while(|mark| mark.seat == seat && mark.round == last.round);
        Some(self.marks.len() - run.count())
    }

    /// Free exactly when nothing came to light, no die was rolled and nobody else acted.
    fn is_free(&self, to: usize) -> bool {
        let Some(first) = self.marks.get(to) else { return false };
        self.marks[to..].iter().all(|mark| mark.seat == first.seat && !mark.exposed)
    }

    fn offer(&self, to: usize) -> UndoOffer {
        UndoOffer { free: self.is_free(to), commands: (self.marks.len() - to) as u32 }
    }

    /// The people who have yet to agree: everybody with a chair who is not away.
    fn undo_waits_for(&self) -> Vec<Seat> {
        let Some(undo) = &self.undo else { return Vec::new() };
        Seat::all(self.seats())
            .filter(|seat| *seat != undo.seat && !undo.agreed.contains(seat) && !self.is_away(*seat))
            .filter(|seat| self.holder(*seat).is_some_and(|key| !key.is_program()))
            .collect()
    }

    /// The entry that carries out a wish to take back once everybody has agreed.
    pub fn agreed_undo(&self) -> Option<Op> {
        let undo = self.undo.as_ref()?;
        if self.phase() != TablePhase::Playing || !self.undo_waits_for().is_empty() {
            return None;
        }
        Some(Op::Undo { seat: undo.seat, to: undo.to, free: false, agreed: undo.agreed.clone() })
    }
}

/// A table in a list, as it is stored. It holds keys, so only [`Digest::shown_to`] leaves the server.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Digest {
    code: String,
    game: String,
    phase: TablePhase,
    options: BTreeMap<String, String>,
    #[serde(default)]
    content: Option<ContentInfo>,
    chairs: Vec<DigestChair>,
    awaited: Vec<Seat>,
    steps: u32,
    outcome: Option<Outcome>,
    created: u64,
    updated: u64,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
struct DigestChair {
    shown: SummaryChair,
    key: Option<Key>,
}

impl Digest {
    /// The table in somebody's list.
    pub fn shown_to(&self, key: &Key) -> TableSummary {
        let own = self.chairs.iter().position(|chair| chair.key.as_ref() == Some(key));
        let seat = own.map(|index| Seat(index as u8));
        TableSummary {
            code: self.code.clone(),
            game: self.game.clone(),
            phase: self.phase,
            options: self.options.clone(),
            content: self.content.clone(),
            chairs: self.chairs.iter().map(|chair| chair.shown.clone()).collect(),
            seat,
            your_move: seat.is_some_and(|seat| self.awaited.contains(&seat)),
            steps: self.steps,
            outcome: self.outcome.clone(),
            created: self.created,
            updated: self.updated,
        }
    }

    /// Where the table is in its life.
    pub fn phase(&self) -> TablePhase {
        self.phase
    }
}

impl HolderState {
    fn public(&self) -> Holder {
        match self {
            HolderState::Empty => Holder::Empty,
            HolderState::Held { key, .. } if key.is_program() => Holder::Program,
            HolderState::Held { .. } => Holder::Person,
            HolderState::Bot(_) => Holder::Bot,
        }
    }
}
