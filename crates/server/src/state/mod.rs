//! A table as its log leaves it: chairs, options, the game, and what was said. Only [`TableState::apply`] changes it,
//! and only by an entry of the log, so that a restart ends exactly where it began.

mod apply;
mod chairs;
mod digest;
mod plan;
mod requests;
mod undo;
mod voices;

pub use chairs::Chairs;
pub use digest::Digest;
pub use plan::{Planned, When};

use crate::content::Brought;
use crate::entry::{Change, Key};
use crate::hosted::{GameHost, Hosted, Json, json};
use crate::protocol::{
    Chair, Fork, GameInfo, StoryItem, TableInfo, TablePhase, Turn, UndoOffer, UndoRequest,
};
use requests::Requests;
use std::collections::BTreeMap;
use std::sync::Arc;
use table::{Audience, Outcome, Phrase, Seat, Seed, Undo, Viewer};
use undo::TakingBack;
use voices::Voices;

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

/// How many rounds are remembered: enough for a log of missions, and not too much to be sent.
const MOST_ROUNDS: usize = 32;

/// A line of the story with whoever may hear it.
#[derive(Clone, Debug)]
pub struct Line {
    /// Who may hear it.
    pub audience: Audience,
    /// The entry of the log that it belongs to.
    pub revision: u64,
    /// The line as it is sent: written once, for everybody who hears it now or later.
    pub item: Json,
}

impl Line {
    /// A line that these may hear.
    pub fn new(audience: Audience, item: &StoryItem) -> Line {
        Line { audience, revision: item.revision, item: json(item) }
    }
}

/// The log says something that cannot be: it was written by other rules.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("the log does not fit the rules")]
pub struct Broken;

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
    /// Counts whatever moved the game: commands, alarms, undo. A decision made at another beat is out of date.
    pub beat: u64,
    /// Whether a rule failed here.
    pub stopped: bool,
    /// Whether whoever runs the server closed it.
    pub closed: bool,
    /// The next table with the same chairs.
    pub rematch: Option<String>,
    /// The chosen options.
    pub options: BTreeMap<String, String>,
    /// Content in place of the built-in one.
    pub content: Option<Brought>,
    /// Who sits where.
    pub chairs: Chairs,
    kind: Arc<dyn GameHost>,
    info: GameInfo,
    game: Option<Box<dyn Hosted>>,
    undo: TakingBack,
    requests: Requests,
    fork: Option<Fork>,
    problem: Option<Phrase>,
    told_over: bool,
    rounds: Vec<u64>,
    voices: Voices,
}

impl TableState {
    /// A table with an empty log.
    pub fn new(header: Header, kind: Arc<dyn GameHost>) -> TableState {
        let info = kind.info();
        TableState {
            chairs: Chairs::new(header.host.clone()),
            stopped: false,
            closed: false,
            updated: header.created,
            header,
            revision: 0,
            paused: false,
            percent: 100,
            fast_bots: false,
            beat: 0,
            rematch: None,
            options: BTreeMap::new(),
            content: None,
            kind,
            info,
            game: None,
            undo: TakingBack::default(),
            requests: Requests::default(),
            fork: None,
            problem: None,
            told_over: false,
            rounds: Vec::new(),
            voices: Voices::default(),
        }
    }

    /// Whether the host does not let somebody speak.
    pub fn is_muted(&self, key: &Key) -> bool {
        self.voices.is_muted(key)
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
            Some(game) if game.outcome().is_some() => TablePhase::Over,
            _ if self.closed => TablePhase::Stopped,
            None => TablePhase::Waiting,
            Some(_) => TablePhase::Playing,
        }
    }

    /// Whether game time passes.
    pub fn running(&self) -> bool {
        self.phase() == TablePhase::Playing && !self.paused
    }

    /// When the game itself moves next, while game time passes.
    pub fn alarm(&self) -> Option<u64> {
        self.game().filter(|_| self.running())?.alarm()
    }

    /// The kind of bot that plays for people who are away: the strongest.
    pub fn substitute(&self) -> Option<&str> {
        self.info.bots.last().map(String::as_str)
    }

    /// The revision of a request that was carried out already.
    pub fn carried_out(&self, key: &Key, id: &str) -> Option<u64> {
        self.requests.find(key, id)
    }

    /// How it ended.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.as_ref().and_then(|game| game.outcome())
    }

    /// The table as everybody may know it.
    pub fn table_info(&self, connected: impl Fn(Seat) -> bool, onlookers: u32) -> TableInfo {
        let phase = self.phase();
        let roles = |seat: Seat| match &self.game {
            Some(game) if phase == TablePhase::Playing => game.roles(seat),
            _ => Vec::new(),
        };
        let chairs = self.chairs.iter().map(|(seat, chair)| Chair {
            seat,
            holder: chair.holder.public(),
            name: self.chairs.name(seat).to_owned(),
            bot: self.chairs.bot(seat).map(str::to_owned),
            connected: connected(seat),
            away: None,
            offered: chair.offered,
            colour: chair.colour,
            ready: chair.ready,
            host: self.chairs.holder(seat) == Some(self.chairs.host()),
            roles: roles(seat).into_iter().map(str::to_owned).collect(),
        });
        TableInfo {
            code: self.header.code.clone(),
            game: self.header.game.clone(),
            phase,
            options: self.options.clone(),
            content: self.content.as_ref().map(Brought::info),
            chairs: chairs.collect(),
            onlookers,
            muted: self.voices.list(|key| self.chairs.of(key)),
            paused: self.paused,
            fast_bots: self.fast_bots,
            undo: self.undo.asked.as_ref().map(|asked| UndoRequest {
                seat: asked.seat,
                to: asked.to,
                commands: self.undo.steps() as u32 - asked.to,
                agreed: asked.agreed.clone(),
                waiting: self.undo_waits_for(),
                deadline: asked.until,
            }),
            commitment: self.header.seed.commitment(),
            seed: (phase == TablePhase::Over).then(|| self.header.seed.to_hex()),
            watching: Vec::new(),
            outcome: self.outcome(),
            rematch: self.rematch.clone(),
            fork: self.fork.clone(),
            closed: self.closed,
            drain: None,
            problem: if phase == TablePhase::Waiting { self.problem.clone() } else { None },
            created: self.header.created,
            rounds: self.rounds.clone(),
        }
    }

    /// Remembers when the round that is played now began. Taking back may lead into an earlier one.
    fn note_round(&mut self, when: u64) {
        let round = self.game().map_or(0, |game| game.round() as usize).min(MOST_ROUNDS);
        self.rounds.resize(round, when);
    }

    /// Whose move it is, and what a viewer can take back.
    pub fn turn(&self, viewer: Viewer) -> Option<Turn> {
        let game = self.game.as_ref()?;
        let seat = match viewer {
            Viewer::Seat(seat) if self.phase() == TablePhase::Playing => Some(seat),
            _ => None,
        };
        let offer = |target: fn(&TakingBack, Seat) -> Option<usize>| {
            let to = target(&self.undo, seat?)?;
            let free = match self.judge_undo(seat?, to, 0) {
                Undo::Free => true,
                Undo::Ask => false,
                Undo::Never => return None,
            };
            Some(UndoOffer { free, commands: (self.undo.steps() - to) as u32 })
        };
        Some(Turn {
            awaited: game.awaited().iter().collect(),
            round: game.round(),
            step: self.undo.steps() as u32,
            undo: offer(TakingBack::latest_of),
            restart: offer(TakingBack::turn_of),
        })
    }

    /// Whether a chair may take back all but the first `to` commands: what the game says now, and what it said about
    /// each of them.
    fn judge_undo(&self, seat: Seat, to: usize, at: u64) -> Undo {
        self.game().map_or(Undo::Never, |game| game.undo(at, seat).max(self.undo.judge(to)))
    }

    /// The people who have yet to agree. Whoever left their chair to a bot is asked when something done from that chair
    /// would be taken back.
    fn undo_waits_for(&self) -> Vec<Seat> {
        let Some(asked) = &self.undo.asked else { return Vec::new() };
        let to = asked.to as usize;
        let people = self.chairs.seats().filter(|seat| self.chairs.is_persons(*seat));
        people
            .filter(|seat| *seat != asked.seat && !asked.agreed.contains(seat))
            .filter(|seat| !self.chairs.is_away(*seat) || self.undo.concerns(to, *seat))
            .collect()
    }

    /// Until when people who are not there are waited for, while somebody asks to take back.
    pub fn undo_deadline(&self) -> Option<u64> {
        self.undo.asked.as_ref().map(|asked| asked.until)
    }

    /// The entry that carries out a request to take back, once everybody has agreed who is there or was waited for long
    /// enough. `now` is real time, `at` game time.
    pub fn agreed_undo(&self, now: u64, at: u64, present: impl Fn(Seat) -> bool) -> Option<Change> {
        let asked = self.undo.asked.as_ref().filter(|_| self.phase() == TablePhase::Playing)?;
        let passed_over = |seat: &Seat| now >= asked.until && (self.chairs.is_away(*seat) || !present(*seat));
        if !self.undo_waits_for().iter().all(passed_over) {
            return None;
        }
        let (seat, to, agreed) = (asked.seat, asked.to, asked.agreed.clone());
        Some(Change::Undo { seat, to, free: false, agreed, at: Some(at) })
    }
}
