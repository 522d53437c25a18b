//! A database in memory that fails as real ones do. It keeps what PostgreSQL would: transactions are all or nothing, and processes
//! hear of each other. What it does to whoever uses it is the seed's to say.

use super::world::{below, pass, percent};
use crate::clock::Instant;
use crate::entry::{Key, LogEntry};
use crate::presence::Present;
use crate::state::Header;
use crate::store::{ALIVE_FOR, Job, Lease, News, Note, PRESENT, StoreError, Witness};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::mpsc;

/// What is wrong with the disk now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Trouble {
    #[default]
    None,
    /// Every write fails, and whoever wrote is no longer in a transaction without knowing it.
    Full,
    /// Every statement takes up to seconds.
    Busy,
    /// Nothing can be begun.
    Failing,
    /// A transaction may or may not be stored, and nobody is told.
    Doubtful,
}

#[derive(Default)]
struct Table {
    header: Option<Header>,
    log: Vec<LogEntry>,
    moment: u64,
    lease: Lease,
}

#[derive(Default)]
struct State {
    tables: BTreeMap<String, Table>,
    alive: BTreeMap<String, Instant>,
    pulses: BTreeMap<String, u64>,
    ears: BTreeMap<String, mpsc::UnboundedSender<(Instant, News)>>,
    trouble: Trouble,
    /// How many statements failed.
    failed: u64,
    /// Processes that were killed: whatever they ask is never answered.
    dead: BTreeSet<String>,
    /// Processes that stand still until a moment.
    asleep: BTreeMap<String, Instant>,
    /// What must never happen, and did.
    wrong: Vec<String>,
}

/// The disk that all processes share.
#[derive(Clone, Default)]
pub struct Disk(Arc<Mutex<State>>);

fn broken(what: &str) -> sqlx::Error {
    sqlx::Error::Protocol(what.to_owned())
}

impl Disk {
    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Every statement goes through here: it takes time, and may never come back.
    async fn statement(&self, process: &str) -> sqlx::Result<()> {
        let trouble = self.state().trouble;
        pass(if trouble == Trouble::Busy { 3_000 } else { 4 }).await;
        loop {
            let until = {
                let state = self.state();
                if state.dead.contains(process) {
                    None
                } else {
                    match state.asleep.get(process).copied() {
                        Some(until) if until > Instant::now() => Some(until),
                        _ => break,
                    }
                }
            };
            match until {
                Some(until) => tokio::time::sleep_until(until).await,
                None => std::future::pending::<()>().await,
            }
        }
        let mut state = self.state();
        if state.trouble == Trouble::Failing {
            state.failed += 1;
            return Err(broken("failing"));
        }
        Ok(())
    }

    async fn read(&self, process: &str) -> Result<(), StoreError> {
        self.statement(process).await.map_err(|_| StoreError::Away)
    }

    pub async fn connect(&self, process: &str) -> sqlx::Result<Link> {
        self.statement(process).await?;
        Ok(Link { disk: self.clone(), process: process.to_owned(), open: None, cursed: false })
    }

    pub async fn header(&self, process: &str, name: &str) -> Result<Option<Header>, StoreError> {
        self.read(process).await?;
        Ok(self.state().tables.get(name).and_then(|table| table.header.clone()))
    }

    pub async fn moment(&self, process: &str, code: &str) -> Result<u64, StoreError> {
        self.read(process).await?;
        Ok(self.stored_moment(code))
    }

    pub async fn log_after(
        &self,
        process: &str,
        code: &str,
        revision: u64,
    ) -> Result<Vec<LogEntry>, StoreError> {
        self.read(process).await?;
        Ok(self.log(code).into_iter().filter(|entry| entry.seq > revision).collect())
    }

    pub async fn news_after(
        &self,
        process: &str,
        code: &str,
        revision: u64,
    ) -> Result<Option<(Vec<LogEntry>, u64)>, StoreError> {
        let news = self.log_after(process, code, revision).await?;
        Ok((!news.is_empty()).then(|| (news, self.stored_moment(code))))
    }

    pub async fn lease(&self, process: &str, code: &str) -> Result<Lease, StoreError> {
        self.read(process).await?;
        Ok(self.state().tables.get(code).map(|table| table.lease.clone()).unwrap_or_default())
    }

    pub async fn beat(&self, process: &str) -> Result<BTreeSet<String>, StoreError> {
        self.read(process).await?;
        let (mut state, now) = (self.state(), Instant::now());
        state.alive.insert(process.to_owned(), now + ALIVE_FOR);
        Ok(state.alive.iter().filter(|(_, until)| **until > now).map(|(name, _)| name.clone()).collect())
    }

    pub fn leave(&self, process: &str) {
        self.state().alive.remove(process);
    }

    /// Passes on what other processes say, late; what is said while the line is cut is lost, and that it was cut is told.
    pub async fn listen(&self, process: &str, news: mpsc::Sender<News>) {
        let (ear, mut said) = mpsc::unbounded_channel();
        self.state().ears.insert(process.to_owned(), ear);
        let _ = news.send(News::Everything).await;
        while let Some((when, one)) = said.recv().await {
            tokio::time::sleep_until(when).await;
            // Whoever sleeps hears of it some time after waking up.
            let asleep = self.state().asleep.get(process).copied().filter(|until| *until > Instant::now());
            if let Some(until) = asleep {
                tokio::time::sleep_until(until).await;
                pass(1_000).await;
            }
            if self.state().dead.contains(process) {
                return;
            }
            let one = if percent(3) {
                pass(1_500).await;
                while said.try_recv().is_ok() {}
                News::Everything
            } else {
                one
            };
            if news.send(one).await.is_err() {
                return;
            }
        }
    }

    // What the simulation itself asks.

    pub fn log(&self, code: &str) -> Vec<LogEntry> {
        self.state().tables.get(code).map(|table| table.log.clone()).unwrap_or_default()
    }

    pub fn stored_moment(&self, code: &str) -> u64 {
        self.state().tables.get(code).map_or(0, |table| table.moment)
    }

    pub fn owner(&self, code: &str) -> String {
        self.state().tables.get(code).map(|table| table.lease.process.clone()).unwrap_or_default()
    }

    pub fn epoch(&self, code: &str) -> u64 {
        self.state().tables.get(code).map_or(0, |table| table.lease.epoch)
    }

    pub fn failed(&self) -> u64 {
        self.state().failed
    }

    pub fn is_dead(&self, process: &str) -> bool {
        self.state().dead.contains(process)
    }

    pub fn wrong(&self) -> Vec<String> {
        self.state().wrong.clone()
    }

    pub fn give(&self, header: Header, log: Vec<LogEntry>) {
        let code = header.code.clone();
        let table = Table { header: Some(header), log, ..Table::default() };
        self.state().tables.insert(code, table);
    }

    pub fn trouble(&self, trouble: Trouble) {
        self.state().trouble = trouble;
    }

    pub fn kill(&self, process: &str) {
        let mut state = self.state();
        state.dead.insert(process.to_owned());
        state.ears.remove(process);
    }

    /// Whether a process cannot answer anybody now.
    pub fn is_silent(&self, process: &str) -> bool {
        let state = self.state();
        state.dead.contains(process) || state.asleep.get(process).is_some_and(|until| *until > Instant::now())
    }

    pub fn sleep(&self, process: &str, length: Duration) {
        self.state().asleep.insert(process.to_owned(), Instant::now() + length);
    }
}

/// A connection to the disk.
pub struct Link {
    disk: Disk,
    process: String,
    open: Option<Transaction>,
    /// A write failed here: from now on it says that all is well, and nothing arrives.
    cursed: bool,
}

#[derive(Default)]
struct Transaction {
    entries: Vec<(String, LogEntry, Option<u64>)>,
    tables: Vec<(Header, Vec<LogEntry>)>,
    moments: Vec<(String, u64)>,
    claims: Vec<String>,
    freed: Vec<(String, u64)>,
    said: Vec<News>,
    pulse: Option<u64>,
}

impl Link {
    pub async fn begin(&mut self) -> sqlx::Result<()> {
        self.disk.statement(&self.process).await?;
        self.open = Some(Transaction::default());
        Ok(())
    }

    async fn write(&mut self) -> sqlx::Result<()> {
        self.disk.statement(&self.process).await?;
        if self.disk.state().trouble == Trouble::Full && percent(80) {
            self.open = None;
            self.cursed = true;
            return Err(broken("full"));
        }
        Ok(())
    }

    pub fn pulse(&mut self, beat: u64) {
        if let Some(open) = &mut self.open {
            open.pulse = Some(beat);
        }
    }

    pub async fn keep_moments(&mut self, moments: &[(String, u64)]) -> sqlx::Result<Vec<(String, u64)>> {
        self.write().await?;
        let later = moments.iter().filter_map(|(code, moment)| {
            let stored = self.disk.stored_moment(code);
            (stored > *moment).then(|| (code.clone(), stored))
        });
        let later = later.collect();
        if let Some(open) = &mut self.open {
            open.moments.extend(moments.iter().cloned());
            let clocks = moments.iter().map(|(code, moment)| News::Clock(code.clone(), *moment));
            open.said.extend(clocks);
        }
        Ok(later)
    }

    /// What `writing.rs` would do with statements.
    pub(crate) async fn carry_out(&mut self, batch: &[Job]) -> sqlx::Result<(Vec<bool>, Witness)> {
        self.write().await?;
        let (mut fates, mut witness) = (vec![true; batch.len()], Witness::Nothing);
        let mut open = self.open.take().unwrap_or_default();
        let state = self.disk.0.lock().unwrap_or_else(PoisonError::into_inner);
        for (job, fate) in batch.iter().zip(&mut fates) {
            match job {
                Job::Append { code, entry, epoch, notes, .. } => {
                    let table = state.tables.get(code);
                    let ours = open.entries.iter().filter(|(other, ..)| other == code).count() as u64;
                    let next = table.map_or(0, |table| table.log.len() as u64) + ours + 1;
                    let lease = table.map(|table| table.lease.clone()).unwrap_or_default();
                    let fenced =
                        epoch.is_some_and(|epoch| lease != Lease { process: self.process.clone(), epoch });
                    *fate = entry.seq == next && !fenced;
                    if *fate {
                        open.entries.push((code.clone(), (**entry).clone(), *epoch));
                        open.said.push(News::Moved(code.clone(), entry.seq));
                        moments(&mut open, notes);
                        witness = Witness::Entry(code.clone(), entry.seq);
                    }
                }
                Job::Create { header, entries, .. } => {
                    open.tables.push(((**header).clone(), entries.clone()))
                }
                Job::Notes { notes, .. } => moments(&mut open, notes),
                Job::Claim { code, .. } => open.claims.push(code.clone()),
                Job::LetGo { code, epoch, moment, .. } => {
                    open.freed.push((code.clone(), *epoch));
                    open.moments.push((code.clone(), *moment));
                }
                Job::Tell(PRESENT, text) => open.said.extend(presence(text)),
                _ => {}
            }
        }
        drop(state);
        if matches!(witness, Witness::Nothing) {
            witness = Witness::Pulse;
        }
        self.open = Some(open);
        Ok((fates, witness))
    }

    pub async fn commit(&mut self) -> sqlx::Result<()> {
        let doubtful = self.disk.state().trouble == Trouble::Doubtful && percent(40);
        let stored = !doubtful || percent(50);
        self.disk.statement(&self.process).await?;
        let open = self.open.take();
        if self.cursed {
            return Ok(());
        }
        let Some(open) = open else { return Err(broken("no transaction")) };
        if stored {
            self.store(open)?;
        }
        if doubtful { Err(broken("no answer")) } else { Ok(()) }
    }

    fn store(&self, open: Transaction) -> sqlx::Result<()> {
        let mut state = self.disk.state();
        // Two transactions at once: the primary key lets one of them through.
        for (code, entry, epoch) in &open.entries {
            let Some(table) = state.tables.get(code) else { continue };
            let known = table.log.len() as u64 >= entry.seq;
            // A lease that an entry was written under is locked until it is stored: whoever takes the table waits. Here they were first.
            let over = epoch.is_some_and(|epoch| table.lease.epoch != epoch);
            if known || over {
                return Err(sqlx::Error::Encode("somebody was faster".into()));
            }
        }
        let mut said = open.said;
        for (header, entries) in open.tables {
            let code = header.code.clone();
            state.tables.insert(code, Table { header: Some(header), log: entries, ..Table::default() });
        }
        for (code, entry, _) in open.entries {
            let Some(table) = state.tables.get_mut(&code) else { continue };
            if entry.by == Key::server() && table.lease.process != self.process {
                let text =
                    format!("{} wrote entry {} by itself and is not the owner", self.process, entry.seq);
                state.wrong.push(text);
                continue;
            }
            table.log.push(entry);
        }
        for (code, moment) in open.moments {
            if let Some(table) = state.tables.get_mut(&code) {
                table.moment = table.moment.max(moment);
            }
        }
        let now = Instant::now();
        let alive: BTreeSet<String> =
            state.alive.iter().filter(|(_, until)| **until > now).map(|(name, _)| name.clone()).collect();
        for code in open.claims {
            let Some(table) = state.tables.get_mut(&code) else { continue };
            let held = &table.lease.process;
            if held.is_empty() || *held == self.process || !alive.contains(held) {
                table.lease = Lease { process: self.process.clone(), epoch: table.lease.epoch + 1 };
                said.push(News::Owned(code, table.lease.clone()));
            }
        }
        for (code, epoch) in open.freed {
            let Some(table) = state.tables.get_mut(&code) else { continue };
            if table.lease == (Lease { process: self.process.clone(), epoch }) {
                table.lease.process.clear();
                said.push(News::Freed(code));
            }
        }
        if let Some(beat) = open.pulse {
            state.pulses.insert(self.process.clone(), beat);
        }
        for (process, ear) in &state.ears {
            if *process != self.process {
                for news in &said {
                    let _ = ear.send((now + Duration::from_millis(below(30)), news.clone()));
                }
            }
        }
        Ok(())
    }

    /// Whether a row is there, for the writer's second connection.
    pub async fn finds(&self, question: &str, name: &str, number: i64) -> sqlx::Result<bool> {
        self.disk.statement(&self.process).await?;
        let state = self.disk.state();
        Ok(if question.contains("FROM log") {
            state.tables.get(name).is_some_and(|table| table.log.len() as i64 >= number)
        } else {
            state.pulses.get(name).is_some_and(|beat| *beat as i64 == number)
        })
    }
}

fn moments(open: &mut Transaction, notes: &[Note]) {
    for note in notes {
        if let Note::Moment(code, moment) = note {
            open.moments.push((code.clone(), *moment));
        }
    }
}

fn presence(text: &str) -> Vec<News> {
    let words = text.split(' ').skip(1).filter_map(|word| word.split_once(':'));
    words
        .filter_map(|(code, said)| Some(News::Present(code.to_owned(), said.parse::<Present>().ok()?)))
        .collect()
}
