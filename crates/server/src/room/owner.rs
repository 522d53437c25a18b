//! Which process lets the table move by itself. Everybody plays wherever they are connected; the clock, alarms, bots and everything else
//! that nobody asks for belong to one process, so that they happen once.

use super::Room;
use crate::store::Lease;
use std::sync::atomic::Ordering::Relaxed;

impl Room {
    /// Whether this process lets the table move by itself, as far as it knows.
    pub(super) fn mine(&self) -> bool {
        self.lease.process == self.shared.store.process()
    }

    /// What an entry that is written here must name; nothing where people are only passed on.
    pub(super) fn epoch(&self) -> Option<u64> {
        (self.mine() && !self.shared.store.is_sqlite()).then_some(self.lease.epoch)
    }

    /// The table has this owner now.
    pub(super) fn owned_by(&mut self, lease: Lease) {
        let before = self.mine();
        self.lease = lease;
        let now = self.mine();
        self.rooms.follow(&self.state.header.code, (!now).then(|| self.lease.process.clone()));
        if before != now {
            self.shared.metrics.tables_owned.fetch_add(if now { 1 } else { -1 }, Relaxed);
            self.keep_time();
            self.plan_bots();
        }
    }

    /// Somebody else says that they own the table. What was said before that is out of date.
    pub(super) fn heard_of_owner(&mut self, lease: Lease) {
        if lease.epoch > self.lease.epoch {
            self.owned_by(lease);
        }
    }

    /// Takes the table, unless a process that is alive has it. Whatever its last owner wrote is read first.
    pub(super) async fn claim(&mut self) {
        if self.mine() {
            return;
        }
        let Ok(lease) = self.shared.store.claim(&self.state.header.code).await else { return };
        if lease.process == self.shared.store.process() {
            self.shared.metrics.tables_taken_over.fetch_add(1, Relaxed);
            self.stored.behind = true;
        }
        self.owned_by(lease);
        if self.stored.behind {
            let _ = self.catch_up().await;
        }
        self.tell_presence();
        self.follow_up().await;
    }

    /// Looks who owns the table, after something happened that an owner would not expect.
    pub(super) async fn look_at_lease(&mut self) {
        if let Ok(lease) = self.shared.store.lease(&self.state.header.code).await {
            self.owned_by(lease);
        }
    }

    /// Gives the table to those who have people at it, when there is nobody here.
    pub(super) async fn hand_over(&mut self) {
        if self.mine() && self.people.nobody_here() && self.people.anybody() {
            self.let_go().await;
        }
    }

    /// Nobody here needs the table any more.
    pub(super) async fn let_go(&mut self) {
        let Some(epoch) = self.epoch() else { return };
        let (code, moment) = (self.state.header.code.clone(), self.time.now());
        if self.shared.store.let_go(&code, epoch, moment).await.is_ok() {
            self.owned_by(Lease { process: String::new(), epoch });
        }
    }

    /// The table has no owner, or one that is lost.
    pub(super) async fn orphaned(&mut self) {
        if !self.people.nobody_here() {
            self.claim().await;
        }
    }
}
