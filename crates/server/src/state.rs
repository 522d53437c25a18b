//! A table as its log leaves it: chairs, options, the game, and what was said. Only [`TableState::apply`] changes it,
//! and only by an entry of the log, so that a restart ends exactly where it began.

use crate::entry::{Key, LogEntry, Op};
use crate::hosted::{GameHost, Happened, Hosted, Json};
use crate::protocol::{
    Action, Chair, Fork, GameInfo, Holder, Refused, RefusedCode, StoryItem, SummaryChair, TableEvent,
    TableInfo, TablePhase, TableSummary, Told, Turn, UndoOffer, UndoRequest,
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
    /// Whether a rule failed here.
    pub stopped: bool,
    /// The next table with the same chairs.
    pub rematch: Option<String>,
    /// The chosen options.
    pub options: BTreeMap<String, String>,
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
            rematch: None,
            options: BTreeMap::new(),
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

    // ------------------------------------------------------------------------------------------------- looking

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

    // ------------------------------------------------------------------------------------------------- wishing

    /// The entry that would carry out a wish, or why it cannot be. Changes nothing.
    pub fn plan(&self, key: &Key, name: &str, action: &Action, at: u64) -> Result<Op, Refused> {
        let no = |code: RefusedCode| Err(words::refused(code));
        let seat = self.chair_of(key);
        let chair = seat.ok_or_else(|| words::refused(RefusedCode::NoChair));
        let phase = self.phase();
        if phase == TablePhase::Stopped && !matches!(action, Action::Chat { .. }) {
            return no(RefusedCode::Stopped);
        }
        let during = |wanted: TablePhase| {
            if phase == wanted { Ok(()) } else { Err(words::refused(RefusedCode::WrongMoment)) }
        };
        let host = || if self.is_host(key) { Ok(()) } else { Err(words::refused(RefusedCode::NotHost)) };
        let exists = |seat: Seat| match self.chairs.get(seat.index()) {
            Some(chair) => Ok(chair),
            None => Err(words::refused(RefusedCode::ChairTaken)),
        };
        match action {
            Action::Command { command } => {
                let seat = chair?;
                let Some(game) = &self.game else { return no(RefusedCode::WrongMoment) };
                if self.is_away(seat) {
                    return no(RefusedCode::NoChair);
                }
                if self.paused && phase == TablePhase::Playing {
                    return no(RefusedCode::Paused);
                }
                let command = crate::hosted::json(command);
                game.check(at, seat, &command).map_err(words::refused_command)?;
                Ok(Op::Command { at, seat, command })
            }
            Action::Chat { text } => {
                let text = tidy(text, CHAT_LENGTH).ok_or_else(|| words::refused(RefusedCode::BadValue))?;
                let name = seat.map_or(name, |seat| self.name_of(seat));
                Ok(Op::Chat { seat, name: name.to_owned(), text })
            }
            Action::Sit { seat: wanted } => {
                let there = exists(*wanted)?;
                if phase == TablePhase::Playing && seat == Some(*wanted) && there.away.is_some() {
                    return Ok(Op::Return { seat: *wanted });
                }
                during(TablePhase::Waiting)?;
                if key.is_program() || !matches!(there.holder, HolderState::Empty) {
                    return no(RefusedCode::ChairTaken);
                }
                Ok(Op::Sit { seat: *wanted, key: key.clone(), name: name.to_owned() })
            }
            Action::Stand => {
                let seat = chair?;
                match phase {
                    TablePhase::Waiting => Ok(Op::Stand { seat }),
                    TablePhase::Playing if !self.is_away(seat) => match self.substitute() {
                        Some(bot) => Ok(Op::TakeOver { seat, bot: bot.to_owned() }),
                        None => no(RefusedCode::WrongMoment),
                    },
                    _ => no(RefusedCode::WrongMoment),
                }
            }
            Action::Rename { name } => {
                let name = tidy(name, NAME_LENGTH).ok_or_else(|| words::refused(RefusedCode::BadValue))?;
                Ok(Op::Rename { seat: chair?, name })
            }
            Action::AddBot { seat, bot } => {
                during(TablePhase::Waiting)?;
                host()?;
                if !matches!(exists(*seat)?.holder, HolderState::Empty | HolderState::Bot(_)) {
                    return no(RefusedCode::ChairTaken);
                }
                if !self.info.bots.contains(bot) {
                    return no(RefusedCode::BadValue);
                }
                Ok(Op::AddBot { seat: *seat, bot: bot.clone() })
            }
            Action::RemoveBot { seat } => {
                during(TablePhase::Waiting)?;
                host()?;
                match exists(*seat)?.holder {
                    HolderState::Bot(_) => Ok(Op::RemoveBot { seat: *seat }),
                    _ => no(RefusedCode::ChairTaken),
                }
            }
            Action::Dismiss { seat } => {
                during(TablePhase::Waiting)?;
                host()?;
                match exists(*seat)?.holder {
                    HolderState::Held { .. } => Ok(Op::Stand { seat: *seat }),
                    _ => no(RefusedCode::ChairTaken),
                }
            }
            Action::Ready { ready } => {
                during(TablePhase::Waiting)?;
                Ok(Op::Ready { seat: chair?, ready: *ready })
            }
            Action::Options { options, seats } => {
                during(TablePhase::Waiting)?;
                host()?;
                self.check_options(options, *seats)?;
                Ok(Op::Options { options: options.clone(), seats: *seats })
            }
            Action::Start => {
                during(TablePhase::Waiting)?;
                host()?;
                self.plan_start()
            }
            Action::Undo | Action::RestartTurn => {
                let seat = chair?;
                during(TablePhase::Playing)?;
                if self.is_away(seat) {
                    return no(RefusedCode::NoChair);
                }
                let target = match action {
                    Action::Undo => self.undo_target(seat),
                    _ => self.restart_target(seat),
                };
                let Some(to) = target else { return no(RefusedCode::NothingToUndo) };
                if self.is_free(to) {
                    return Ok(Op::Undo { seat, to: to as u32, free: true, agreed: Vec::new() });
                }
                if self.undo.is_some() {
                    return no(RefusedCode::WrongMoment);
                }
                Ok(Op::AskUndo { seat, to: to as u32 })
            }
            Action::AnswerUndo { agree } => {
                let seat = chair?;
                if !self.undo_waits_for().contains(&seat) {
                    return no(RefusedCode::WrongMoment);
                }
                Ok(if *agree { Op::AgreeUndo { seat } } else { Op::RefuseUndo { seat } })
            }
            Action::WithdrawUndo => {
                let seat = chair?;
                match &self.undo {
                    Some(undo) if undo.seat == seat => Ok(Op::WithdrawUndo { seat }),
                    _ => no(RefusedCode::WrongMoment),
                }
            }
            Action::Pause => {
                let seat = chair?;
                during(TablePhase::Playing)?;
                if self.paused { no(RefusedCode::Paused) } else { Ok(Op::Pause { seat, at }) }
            }
            Action::Resume => {
                let seat = chair?;
                during(TablePhase::Playing)?;
                if self.paused { Ok(Op::Resume { seat }) } else { no(RefusedCode::WrongMoment) }
            }
            Action::Clock { percent } => {
                let seat = chair?;
                during(TablePhase::Playing)?;
                if !(25..=200).contains(percent) {
                    return no(RefusedCode::BadValue);
                }
                Ok(Op::Clock { seat, at, percent: *percent })
            }
            Action::FastBots { fast } => {
                if !self.is_host(key) {
                    chair?;
                }
                Ok(Op::FastBots { fast: *fast })
            }
            // The next table must be made first, so the table's task plans this wish itself.
            Action::Rematch => {
                chair?;
                during(TablePhase::Over)?;
                no(RefusedCode::WrongMoment)
            }
        }
    }

    /// A chair for a program.
    pub fn plan_program(&self, key: &Key, seat: Seat, program: Key, name: String) -> Result<Op, Refused> {
        if self.phase() != TablePhase::Waiting {
            return Err(words::refused(RefusedCode::WrongMoment));
        }
        if !self.is_host(key) {
            return Err(words::refused(RefusedCode::NotHost));
        }
        match self.chairs.get(seat.index()).map(|chair| &chair.holder) {
            Some(HolderState::Empty) => Ok(Op::AddProgram { seat, key: program, name }),
            _ => Err(words::refused(RefusedCode::ChairTaken)),
        }
    }

    /// Whether these options can be chosen. Combinations that do not start a game are told as the table's problem.
    pub fn check_options(&self, options: &BTreeMap<String, String>, seats: u8) -> Result<(), Refused> {
        let known = |name: &String| self.info.options.iter().any(|spec| spec.name == name.as_str());
        let short = options.values().all(|value| value.len() <= 128);
        let fits = (self.info.least_seats..=self.info.most_seats).contains(&seats);
        let beyond = self.chairs.iter().skip(usize::from(seats));
        let vacant = beyond.into_iter().all(|chair| !matches!(chair.holder, HolderState::Held { .. }));
        if options.keys().all(known) && short && fits && vacant {
            Ok(())
        } else {
            Err(words::refused(RefusedCode::BadValue))
        }
    }

    /// The entry with which the game begins.
    pub fn plan_start(&self) -> Result<Op, Refused> {
        let seated = self.chairs.iter().all(|chair| !matches!(chair.holder, HolderState::Empty));
        let ready = self.chairs.iter().all(|chair| match &chair.holder {
            HolderState::Held { key, .. } => chair.ready || *key == self.host,
            _ => true,
        });
        if !seated || !ready {
            return Err(words::refused(RefusedCode::NotReady));
        }
        let setup = self.kind.configure(self.seats(), &self.options);
        let setup = setup.map_err(|phrase| words::refused_because(RefusedCode::BadValue, phrase))?;
        Ok(Op::Start { setup })
    }

    // ------------------------------------------------------------------------------------------------- changing

    /// Carries out an entry of the log and tells what happened.
    pub fn apply(&mut self, entry: &LogEntry) -> Result<Vec<Line>, Broken> {
        if entry.seq != self.revision + 1 {
            return Err(Broken);
        }
        let mut tale = Tale { revision: entry.seq, when: entry.when, lines: Vec::new() };
        self.carry_out(&entry.op, &mut tale)?;
        self.revision = entry.seq;
        self.updated = entry.when;
        if !entry.id.is_empty() {
            let wishes = self.wishes.entry(entry.by.clone()).or_default();
            if wishes.len() == REMEMBERED {
                wishes.pop_front();
            }
            wishes.push_back((entry.id.clone(), entry.seq));
        }
        match self.outcome() {
            Some(outcome) if !self.told_over => {
                self.told_over = true;
                tale.table(self.marks.len(), TableEvent::Over { outcome });
            }
            _ => {}
        }
        Ok(tale.lines)
    }

    fn carry_out(&mut self, op: &Op, tale: &mut Tale) -> Result<(), Broken> {
        let step = self.marks.len();
        match op {
            Op::Sit { seat, key, name } => {
                if let Some(old) = self.chair_of(key) {
                    self.chairs[old.index()] = ChairState::default();
                }
                let holder = HolderState::Held { key: key.clone(), name: name.clone() };
                *self.chair(*seat)? = ChairState { holder, ready: false, away: None };
                tale.table(step, TableEvent::Sat { seat: *seat, name: name.clone() });
            }
            Op::Stand { seat } => {
                let name = self.name_of(*seat).to_owned();
                let key = self.holder(*seat).cloned();
                *self.chair(*seat)? = ChairState::default();
                if key.is_some_and(|key| key == self.host)
                    && let Some(next) = Seat::all(self.seats())
                        .find_map(|seat| self.holder(seat).filter(|key| !key.is_program()))
                {
                    self.host = next.clone();
                }
                tale.table(step, TableEvent::Stood { seat: *seat, name });
            }
            Op::Rename { seat, name } => {
                if let HolderState::Held { name: known, .. } = &mut self.chair(*seat)?.holder {
                    known.clone_from(name);
                }
                tale.table(step, TableEvent::Renamed { seat: *seat, name: name.clone() });
            }
            Op::AddBot { seat, bot } => {
                *self.chair(*seat)? =
                    ChairState { holder: HolderState::Bot(bot.clone()), ready: true, away: None };
                tale.table(step, TableEvent::BotSat { seat: *seat, bot: bot.clone() });
            }
            Op::RemoveBot { seat } => {
                let bot = self.name_of(*seat).to_owned();
                *self.chair(*seat)? = ChairState::default();
                tale.table(step, TableEvent::BotLeft { seat: *seat, bot });
            }
            Op::AddProgram { seat, key, name } => {
                let holder = HolderState::Held { key: key.clone(), name: name.clone() };
                *self.chair(*seat)? = ChairState { holder, ready: true, away: None };
                tale.table(step, TableEvent::ProgramSat { seat: *seat, name: name.clone() });
            }
            Op::Ready { seat, ready } => {
                self.chair(*seat)?.ready = *ready;
                let event = if *ready {
                    TableEvent::Ready { seat: *seat }
                } else {
                    TableEvent::NotReady { seat: *seat }
                };
                tale.table(step, event);
            }
            Op::Options { options, seats } => {
                let first = self.chairs.is_empty();
                self.options.clone_from(options);
                self.chairs.resize(usize::from(*seats), ChairState::default());
                self.problem = self.kind.configure(*seats, options).err();
                if !first {
                    // Whoever was ready was ready for other options.
                    for chair in &mut self.chairs {
                        chair.ready &= matches!(chair.holder, HolderState::Bot(_))
                            || matches!(&chair.holder, HolderState::Held { key, .. } if key.is_program());
                    }
                    tale.table(step, TableEvent::OptionsChanged);
                }
            }
            Op::Host { key } => self.host = key.clone(),
            Op::Start { setup } => {
                self.open(setup)?;
                tale.table(step, TableEvent::Started);
            }
            Op::Fork { code, step, setup, commands } => {
                self.open(setup)?;
                for command in commands {
                    self.command(command.at, command.seat, &command.command)?;
                }
                self.fork = Some(Fork { code: code.clone(), step: *step });
                tale.table(self.marks.len(), TableEvent::Forked { code: code.clone(), step: *step });
            }
            Op::Command { at, seat, command } => {
                let happened = self.command(*at, *seat, command)?;
                self.undo = None;
                tale.game(self.marks.len(), happened);
            }
            Op::Tick { at } => {
                let game = self.game.as_mut().ok_or(Broken)?;
                let happened = game.advance(*at);
                // What time brought cannot be taken back for free.
                if (happened.exposed || !happened.lines.is_empty())
                    && let Some(mark) = self.marks.last_mut()
                {
                    mark.exposed = true;
                }
                tale.game(step, happened);
            }
            Op::AskUndo { seat, to } => {
                self.undo = Some(PendingUndo { seat: *seat, to: *to, agreed: Vec::new() });
                let commands = (step as u32).checked_sub(*to).ok_or(Broken)?;
                tale.table(step, TableEvent::UndoAsked { seat: *seat, commands });
            }
            Op::AgreeUndo { seat } => {
                if let Some(undo) = &mut self.undo {
                    undo.agreed.push(*seat);
                }
                tale.table(step, TableEvent::UndoAgreed { seat: *seat });
            }
            Op::RefuseUndo { seat } => {
                self.undo = None;
                tale.table(step, TableEvent::UndoRefused { seat: *seat });
            }
            Op::WithdrawUndo { seat } => {
                self.undo = None;
                tale.table(step, TableEvent::UndoWithdrawn { seat: *seat });
            }
            Op::Undo { seat, to, free, agreed } => {
                let commands = (step as u32).checked_sub(*to).ok_or(Broken)?;
                let game = self.game.as_mut().ok_or(Broken)?;
                if !game.undo_to(*to as usize) {
                    return Err(Broken);
                }
                game.dismiss_bots();
                self.marks.truncate(*to as usize);
                self.undo = None;
                let event = TableEvent::Undone { seat: *seat, commands, free: *free, agreed: agreed.clone() };
                tale.table(self.marks.len(), event);
            }
            Op::Pause { seat, at } => {
                // The moment of the pause is kept, so that a restart does not give time back.
                if let Some(game) = self.game.as_mut() {
                    let happened = game.advance(*at);
                    tale.game(step, happened);
                }
                self.paused = true;
                tale.table(step, TableEvent::Paused { seat: *seat });
            }
            Op::Resume { seat } => {
                self.paused = false;
                tale.table(step, TableEvent::Resumed { seat: *seat });
            }
            Op::Clock { seat, at, percent } => {
                if let Some(game) = self.game.as_mut() {
                    let happened = game.advance(*at);
                    tale.game(step, happened);
                }
                self.percent = *percent;
                tale.table(step, TableEvent::ClockSet { seat: *seat, percent: *percent });
            }
            Op::FastBots { fast } => {
                self.fast_bots = *fast;
                tale.table(step, if *fast { TableEvent::BotsFast } else { TableEvent::BotsSlow });
            }
            Op::TakeOver { seat, bot } => {
                self.chair(*seat)?.away = Some(bot.clone());
                tale.table(step, TableEvent::BotTookOver { seat: *seat, bot: bot.clone() });
            }
            Op::Return { seat } => {
                self.chair(*seat)?.away = None;
                tale.table(step, TableEvent::CameBack { seat: *seat });
            }
            Op::Chat { seat, name, text } => {
                let told = Told::Chat { seat: *seat, name: name.clone(), text: text.clone() };
                tale.line(step, Audience::All, told, words::chat(name, text));
            }
            Op::Rematch { code } => {
                self.rematch = Some(code.clone());
                tale.table(step, TableEvent::Rematch { code: code.clone() });
            }
        }
        Ok(())
    }

    fn chair(&mut self, seat: Seat) -> Result<&mut ChairState, Broken> {
        self.chairs.get_mut(seat.index()).ok_or(Broken)
    }

    fn open(&mut self, setup: &Json) -> Result<(), Broken> {
        self.game = Some(self.kind.open(setup, self.header.seed).map_err(|_| Broken)?);
        Ok(())
    }

    fn command(&mut self, at: u64, seat: Seat, command: &Json) -> Result<Happened, Broken> {
        let game = self.game.as_mut().ok_or(Broken)?;
        let round = game.round();
        let happened = game.apply(at, seat, command).map_err(|_| Broken)?;
        self.marks.push(Mark { seat, round, exposed: happened.exposed });
        Ok(happened)
    }
}

/// A table in a list, as it is stored. It holds keys, so only [`Digest::shown_to`] leaves the server.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Digest {
    code: String,
    game: String,
    phase: TablePhase,
    options: BTreeMap<String, String>,
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

/// Collects the lines of one entry.
struct Tale {
    revision: u64,
    when: u64,
    lines: Vec<Line>,
}

impl Tale {
    fn line(&mut self, step: usize, audience: Audience, told: Told, phrase: Phrase) {
        let item = StoryItem { revision: self.revision, when: self.when, step: step as u32, told, phrase };
        self.lines.push(Line { audience, item });
    }

    fn table(&mut self, step: usize, event: TableEvent) {
        let phrase = words::tell(&event);
        self.line(step, Audience::All, Told::Table { event }, phrase);
    }

    fn game(&mut self, step: usize, happened: Happened) {
        for line in happened.lines {
            self.line(step, line.audience, Told::Game { event: line.event }, line.phrase);
        }
    }
}

/// Text that people typed, without control characters and not longer than it may be; nothing when nothing is left.
pub fn tidy(text: &str, most: usize) -> Option<String> {
    let clean: String = text.chars().map(|char| if char.is_control() { ' ' } else { char }).collect();
    let clean = clean.trim();
    let invisible = |char: char| matches!(char, '\u{200B}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}' | '\u{FEFF}');
    let clean: String = clean.chars().filter(|char| !invisible(*char)).collect();
    if clean.is_empty() || clean.chars().count() > most { None } else { Some(clean) }
}
