//! Heavy work in fair shares: what bots think, and what people have worked out for them (tools, replays, old stories, content).
//!
//! Everything heavy has an owner, the address it is done for. An owner has a few places and no more, so that somebody who opens
//! sixty tables waits for themselves; there are more places than any owner has, so that somebody else starts at once and shares the
//! processors with them. When all places are taken, whoever has used the least time is next. The threads yield to
//! those that answer people.

use crate::clock::Instant;
use crate::metrics::Histogram;
use std::collections::{BTreeMap, HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::oneshot;

/// How long somebody waits for a place before the work is not begun at all.
const PATIENCE: Duration = Duration::from_secs(20);
/// How many pieces of work may wait for one owner; bots of their tables do not count.
const WAITING: usize = 100;

/// What is done; each kind has places of its own, since bots may think for long and people wait for the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Work {
    /// A bot decides.
    Bot,
    /// Somebody waits for an answer.
    Question,
}

/// Why something heavy was not done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotDone {
    /// Its owner has too much waiting already, or waited too long.
    #[error("too much is waiting already")]
    Busy,
    /// It failed.
    #[error("it failed")]
    Failed,
}

/// Shares out places.
pub struct Shares {
    places: usize,
    each: usize,
    patience: Duration,
    lines: Mutex<BTreeMap<Work, Line>>,
    /// What waits now.
    pub waiting: AtomicI64,
    /// What was turned away.
    pub refused: AtomicU64,
    /// How long things took once they had a place.
    pub took: Histogram,
    /// How long things waited for one.
    pub waited: Histogram,
}

/// Everybody who wants work of one kind done.
#[derive(Default)]
struct Line {
    running: usize,
    owners: HashMap<IpAddr, Owner>,
    /// The time that whoever started last had used: nobody who comes now has used less.
    mark: Duration,
}

#[derive(Default)]
struct Owner {
    running: usize,
    used: Duration,
    waiting: VecDeque<oneshot::Sender<Place>>,
}

impl Shares {
    /// So many places of each kind, and so many for each owner.
    pub fn new(places: usize, each: usize) -> Arc<Shares> {
        Shares::with_patience(places, each, PATIENCE)
    }

    fn with_patience(places: usize, each: usize, patience: Duration) -> Arc<Shares> {
        Arc::new(Shares {
            places: places.max(1),
            each: each.max(1),
            patience,
            lines: Mutex::default(),
            waiting: AtomicI64::new(0),
            refused: AtomicU64::new(0),
            took: Histogram::default(),
            waited: Histogram::default(),
        })
    }

    fn lines(&self) -> MutexGuard<'_, BTreeMap<Work, Line>> {
        self.lines.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a place.
    pub async fn place(self: &Arc<Shares>, work: Work, owner: IpAddr) -> Result<Place, NotDone> {
        let owner = crate::limits::narrow(owner);
        let (turn, mine) = oneshot::channel();
        {
            let mut lines = self.lines();
            let line = lines.entry(work).or_default();
            let mark = line.mark;
            let known = line.owners.entry(owner).or_default();
            if known.running == 0 && known.waiting.is_empty() {
                // Whoever was idle has not saved anything up.
                known.used = known.used.max(mark);
            }
            let before = known.waiting.len();
            known.waiting.retain(|turn| !turn.is_closed());
            self.waiting.fetch_sub((before - known.waiting.len()) as i64, Relaxed);
            if work == Work::Question && known.waiting.len() >= WAITING {
                self.refused.fetch_add(1, Relaxed);
                return Err(NotDone::Busy);
            }
            known.waiting.push_back(turn);
            self.waiting.fetch_add(1, Relaxed);
            self.start_more(work, line);
        }
        let came = Instant::now();
        let place = match work {
            Work::Bot => mine.await.ok(),
            Work::Question => tokio::time::timeout(self.patience, mine).await.ok().and_then(Result::ok),
        };
        let Some(mut place) = place else {
            self.refused.fetch_add(1, Relaxed);
            return Err(NotDone::Busy);
        };
        self.waited.note(came.elapsed());
        place.since = Instant::now();
        Ok(place)
    }

    /// Gives free places to those who have used the least.
    fn start_more(self: &Arc<Shares>, work: Work, line: &mut Line) {
        while line.running < self.places {
            let hungry = line
                .owners
                .iter_mut()
                .filter(|(_, owner)| owner.running < self.each && !owner.waiting.is_empty())
                .min_by_key(|(address, owner)| (owner.used, **address));
            let Some((address, owner)) = hungry else { return };
            let Some(turn) = owner.waiting.pop_front() else { return };
            self.waiting.fetch_sub(1, Relaxed);
            let place =
                Place { shares: self.clone(), work, owner: *address, since: Instant::now(), taken: true };
            match turn.send(place) {
                Ok(()) => {
                    owner.running += 1;
                    line.running += 1;
                    line.mark = line.mark.max(owner.used);
                }
                // Whoever stopped waiting has no use for a place.
                Err(mut place) => place.taken = false,
            }
        }
    }

    fn leave(self: &Arc<Shares>, work: Work, owner: IpAddr, used: Duration) {
        let mut lines = self.lines();
        let Some(line) = lines.get_mut(&work) else { return };
        line.running = line.running.saturating_sub(1);
        if let Some(known) = line.owners.get_mut(&owner) {
            known.running = known.running.saturating_sub(1);
            known.used += used;
        }
        self.start_more(work, line);
        let mark = line.mark;
        // Those who have nothing here and have used no more than everybody else need not be remembered.
        line.owners.retain(|_, owner| owner.running > 0 || !owner.waiting.is_empty() || owner.used > mark);
        if line.running == 0 && line.owners.values().all(|owner| owner.waiting.is_empty()) {
            line.owners.clear();
            line.mark = Duration::ZERO;
        }
    }

    /// The figures, in Prometheus' text form.
    pub fn text(&self) -> String {
        let mut text = format!(
            "# HELP cosmodrome_work_waiting Bots and questions that wait for a place.\n\
             # TYPE cosmodrome_work_waiting gauge\ncosmodrome_work_waiting {}\n\
             # HELP cosmodrome_work_refused Questions that waited too long, or too many of one address.\n\
             # TYPE cosmodrome_work_refused counter\ncosmodrome_work_refused {}\n",
            self.waiting.load(Relaxed),
            self.refused.load(Relaxed)
        );
        self.waited.write(
            &mut text,
            "cosmodrome_work_waited_seconds",
            "How long bots and questions waited for a place.",
        );
        self.took.write(&mut text, "cosmodrome_work_seconds", "How long they took then: thinking time.");
        text
    }

    /// Does something heavy in its turn, on a thread that yields to people.
    pub async fn run<T: Send + 'static>(
        self: &Arc<Shares>,
        work: Work,
        owner: IpAddr,
        act: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, NotDone> {
        let place = self.place(work, owner).await?;
        if crate::fault::simulated() {
            // Threads run as they like; a simulation runs as its seed says.
            return crate::room::guard(act).ok_or(NotDone::Failed);
        }
        let (reply, answer) = oneshot::channel();
        let think = move || {
            yield_to_people();
            let done = crate::room::guard(act);
            drop(place);
            let _ = reply.send(done);
        };
        std::thread::Builder::new().name("thinker".to_owned()).spawn(think).map_err(|_| NotDone::Busy)?;
        answer.await.ok().flatten().ok_or(NotDone::Failed)
    }
}

/// Lets the threads that answer people go first. Where the system has no such thing, they share.
fn yield_to_people() {
    #[cfg(target_os = "linux")]
    let _ = rustix::process::setpriority_process(None, 10);
}

/// A place that is given back when it is dropped, with the time it was held.
pub struct Place {
    shares: Arc<Shares>,
    work: Work,
    owner: IpAddr,
    since: Instant,
    taken: bool,
}

impl Drop for Place {
    fn drop(&mut self) {
        if !self.taken {
            return;
        }
        let used = self.since.elapsed();
        self.shares.took.note(used);
        self.shares.leave(self.work, self.owner, used);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(number: u8) -> IpAddr {
        IpAddr::from([10, 0, 0, number])
    }

    /// Lets every task that can go on do so.
    async fn settle() {
        for _ in 0..20 {
            tokio::task::yield_now().await;
        }
    }

    #[tokio::test]
    async fn nobody_waits_for_somebody_elses_pile() {
        let shares = Shares::new(4, 2);
        let mut held = Vec::new();
        for _ in 0..60 {
            let shares = shares.clone();
            held.push(tokio::spawn(async move { shares.place(Work::Bot, at(1)).await }));
        }
        settle().await;
        assert_eq!(held.iter().filter(|task| task.is_finished()).count(), 2, "an owner has two places");
        assert_eq!(shares.waiting.load(Relaxed), 58);
        let stranger = shares.place(Work::Bot, at(2)).await;
        assert!(stranger.is_ok(), "a stranger starts at once");
        for task in held {
            task.abort();
        }
    }

    #[tokio::test]
    async fn whoever_has_used_least_is_next() {
        let shares = Shares::new(1, 1);
        let first = shares.place(Work::Question, at(1)).await.unwrap();
        let order = Arc::new(Mutex::new(Vec::new()));
        let mut tasks = Vec::new();
        for owner in [1, 1, 1, 2, 3] {
            let (shares, order) = (shares.clone(), order.clone());
            tasks.push(tokio::spawn(async move {
                let place = shares.place(Work::Question, at(owner)).await.unwrap();
                order.lock().unwrap().push(owner);
                // The time that is counted is real, and this much is more than nothing.
                std::thread::sleep(Duration::from_millis(2));
                drop(place);
            }));
            settle().await;
        }
        std::thread::sleep(Duration::from_millis(5));
        drop(first);
        for task in tasks {
            task.await.unwrap();
        }
        assert_eq!(*order.lock().unwrap(), [2, 3, 1, 1, 1]);
        assert_eq!(shares.waiting.load(Relaxed), 0);
        assert!(
            shares.lines().values().all(|line| line.owners.is_empty()),
            "nobody is remembered for nothing"
        );
    }

    #[tokio::test]
    async fn a_pile_that_is_too_high_is_refused_and_so_is_a_wait_that_is_too_long() {
        let shares = Shares::with_patience(1, 1, Duration::from_millis(200));
        let held = shares.place(Work::Question, at(1)).await.unwrap();
        let mut waiting = Vec::new();
        for _ in 0..WAITING {
            let shares = shares.clone();
            waiting.push(tokio::spawn(async move { shares.place(Work::Question, at(1)).await.map(drop) }));
            settle().await;
        }
        assert_eq!(shares.place(Work::Question, at(1)).await.err(), Some(NotDone::Busy));
        for task in waiting {
            assert_eq!(task.await.unwrap(), Err(NotDone::Busy), "nobody waits for ever");
        }
        drop(held);
        assert!(shares.place(Work::Question, at(1)).await.is_ok());
    }

    #[tokio::test]
    async fn a_failure_gives_its_place_back() {
        let shares = Shares::new(1, 1);
        let failed = shares.run(Work::Question, at(1), || -> u8 { panic!("as a rule may") }).await;
        assert_eq!(failed, Err(NotDone::Failed));
        assert_eq!(shares.run(Work::Question, at(1), || 7).await, Ok(7));
    }
}
