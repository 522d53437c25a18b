//! Tables before they are stored: new ones, rematches and forks.

use crate::clock::unix_now;
use crate::content::Brought;
use crate::entry::{Change, ForkedCommand, Key, LogEntry};
use crate::failure::Failed;
use crate::protocol::{ApiErrorCode, Holder, NewTable, RefusedCode, Request, TableMade, TablePhase};
use crate::rooms::Shared;
use crate::secret;
use crate::state::{Header, TableState, When};
use crate::store::Note;
use crate::words;
use std::collections::BTreeMap;
use std::sync::atomic::Ordering::Relaxed;
use table::{Seat, Seed};

/// A table with the beginning of its log.
pub struct Draft {
    state: TableState,
    entries: Vec<LogEntry>,
}

impl Draft {
    fn new(
        shared: &Shared,
        game: &str,
        host: &Key,
        seed: Seed,
        seats: u8,
        options: BTreeMap<String, String>,
        content: Option<Brought>,
    ) -> Result<Draft, Failed> {
        let kind = shared.config.games.find(game).ok_or(ApiErrorCode::NotFound)?;
        let header = Header {
            code: secret::code()?,
            link: secret::link()?,
            game: game.to_owned(),
            rules: kind.info().rules,
            seed,
            created: unix_now(),
            host: host.clone(),
        };
        let mut draft = Draft { state: TableState::new(header, kind), entries: Vec::new() };
        draft.state.check_options(&options, seats)?;
        draft.add(Change::Options { options, seats })?;
        if content.is_some() {
            draft.add(Change::Content { brought: content })?;
        }
        Ok(draft)
    }

    /// A table with the chairs, options and content of another.
    fn like(shared: &Shared, old: &TableState, host: &Key, seed: Seed) -> Result<Draft, Failed> {
        let (options, content) = (old.options.clone(), old.content.clone());
        Draft::new(shared, &old.header.game, host, seed, old.chairs.count(), options, content)
    }

    /// The same colours on the same chairs.
    fn paint(&mut self, old: &TableState) -> Result<(), Failed> {
        for seat in old.chairs.seats() {
            if let Some(colour) = old.chairs.colour(seat) {
                self.add(Change::Colour { seat, colour })?;
            }
        }
        Ok(())
    }

    fn add(&mut self, change: Change) -> Result<(), Failed> {
        let (seq, when) = (self.state.revision + 1, self.state.header.created);
        let entry = LogEntry { seq, when, by: self.state.header.host.clone(), id: String::new(), change };
        let done = crate::room::guard(|| self.state.apply(&entry, None));
        match done {
            Some(Ok(_)) => self.entries.push(entry),
            _ => return Err(ApiErrorCode::BadRequest.into()),
        }
        Ok(())
    }

    fn request(&mut self, key: &Key, name: &str, request: &Request) -> Result<(), Failed> {
        let planned = self.state.plan(key, name, request, When::default())?;
        self.add(planned.change)
    }

    /// A new table with its host on the first chair and bots on the last ones.
    pub fn table(
        shared: &Shared,
        host: &Key,
        name: &str,
        wanted: NewTable,
        content: Option<Brought>,
    ) -> Result<Draft, Failed> {
        if wanted.lesson && !wanted.start {
            return Err(words::refused(RefusedCode::BadValue).into());
        }
        let kept =
            shared.config.games.find(&wanted.game).filter(|_| wanted.lesson).and_then(|game| game.lesson());
        let seed = kept.map_or_else(secret::seed, Ok)?;
        let mut draft = Draft::new(shared, &wanted.game, host, seed, wanted.seats, wanted.options, content)?;
        if !wanted.stand {
            draft.request(host, name, &Request::Sit { seat: Seat(0) })?;
        }
        if wanted.bots.len() > usize::from(wanted.seats) {
            return Err(words::refused(RefusedCode::BadValue).into());
        }
        let first = usize::from(wanted.seats) - wanted.bots.len();
        for (index, bot) in wanted.bots.into_iter().enumerate() {
            draft.request(host, name, &Request::AddBot { seat: Seat((first + index) as u8), bot })?;
        }
        if wanted.fast_bots {
            draft.add(Change::FastBots { fast: true })?;
        }
        if wanted.start {
            draft.request(host, name, &Request::Start)?;
        }
        Ok(draft)
    }

    /// A new table with the chairs and options of one that is over. Whoever plays against bots only begins at once.
    pub fn rematch(shared: &Shared, old: &TableState, asked: &Key) -> Result<Draft, Failed> {
        // A program that asks for another game does not get the host's rights with it.
        let host = if asked.is_program() { old.chairs.host() } else { asked };
        let mut draft = Draft::like(shared, old, host, secret::seed()?)?;
        for chair in old.table_info(|_| false, 0).chairs {
            let seat = chair.seat;
            match (chair.holder, old.chairs.holder(seat)) {
                (Holder::Bot, _) => draft.add(Change::AddBot { seat, bot: chair.name })?,
                (Holder::Program, Some(key)) => {
                    draft.add(Change::AddProgram { seat, key: key.clone(), name: chair.name })?;
                }
                (_, Some(key)) => draft.add(Change::Sit { seat, key: key.clone(), name: chair.name })?,
                (_, None) => {}
            }
        }
        draft.paint(old)?;
        if old.fast_bots {
            draft.add(Change::FastBots { fast: true })?;
        }
        if old.chairs.seats().all(|seat| old.chairs.holder(seat).is_none_or(|holder| holder == host)) {
            draft.request(host, "", &Request::Start)?;
        }
        Ok(draft)
    }

    /// A table that plays on from a moment of one that is over. The seed is the same, and known.
    pub fn fork(
        shared: &Shared,
        old: &TableState,
        setup: crate::hosted::Json,
        host: (&Key, &str),
        wanted: &crate::protocol::NewFork,
    ) -> Result<Draft, Failed> {
        let game = old.game().filter(|_| old.phase() == TablePhase::Over).ok_or(ApiErrorCode::Forbidden)?;
        let mut commands: Vec<ForkedCommand> = game
            .log()
            .into_iter()
            .map(|logged| ForkedCommand { at: logged.at, seat: logged.seat, command: logged.command })
            .collect();
        let bot = wanted.bot.clone().or_else(|| old.substitute().map(str::to_owned));
        let bot = bot.ok_or(ApiErrorCode::BadRequest)?;
        if wanted.step as usize > commands.len() || wanted.seat.index() >= usize::from(old.chairs.count()) {
            return Err(ApiErrorCode::BadRequest.into());
        }
        commands.truncate(wanted.step as usize);
        let (key, name) = host;
        let mut draft = Draft::like(shared, old, key, old.header.seed)?;
        for seat in Seat::all(old.chairs.count()) {
            if seat == wanted.seat {
                draft.request(key, name, &Request::Sit { seat })?;
            } else {
                draft.request(key, name, &Request::AddBot { seat, bot: bot.clone() })?;
            }
        }
        draft.paint(old)?;
        draft.add(Change::Fork { code: old.header.code.clone(), step: wanted.step, setup, commands })?;
        Ok(draft)
    }

    /// Stores the table. A code that is taken already is replaced by another.
    pub async fn create(mut self, shared: &Shared) -> Result<TableMade, Failed> {
        for _ in 0..5 {
            let header = self.state.header.clone();
            let made = TableMade { code: header.code.clone(), link: header.link.clone() };
            let chairs =
                Seat::all(self.state.chairs.count()).filter_map(|seat| self.state.chairs.holder(seat));
            let mut notes: Vec<Note> =
                chairs.map(|key| Note::Chair(key.clone(), made.code.clone())).collect();
            notes.push(Note::Digest(Box::new(self.state.digest()), made.code.clone(), self.state.updated));
            let stored = shared.store.create(header, self.entries.clone(), notes).await;
            if stored.map_err(|_| ApiErrorCode::Unavailable)? {
                shared.metrics.tables_made.fetch_add(1, Relaxed);
                return Ok(made);
            }
            self.state.header.code = secret::code()?;
        }
        Err(ApiErrorCode::Unavailable.into())
    }
}
