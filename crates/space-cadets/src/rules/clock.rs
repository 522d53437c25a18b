//! SC-3, SC-21: who is concerned, whose time runs, and when the table goes on by itself.

use super::seats::PREPARING;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{Stage, Wait};
use crate::{Equipment, SpaceCadets, Station, Step, TimerMode};
use table::{Audience, GameTime, Seat, Seats, Story};

impl SpaceCadets {
    fn calm(&self) -> bool {
        self.setup.timer == TimerMode::Calm
    }

    /// How long the step that begins lasts; none without a limit (SC-3.2, SC-3.3, SC-21.3).
    pub(crate) fn length(&self) -> Option<u64> {
        let clock = &self.content().clock;
        let whole = match self.step {
            Step::Discussion if self.turn == 1 || self.setup.timer != TimerMode::Standard => return None,
            Step::Discussion => clock.discussion.saturating_sub(self.lost_discussion()),
            Step::Action => clock.action,
            Step::Tractor => clock.tractor,
            Step::Fire => clock.fire,
            Step::Jump => clock.jump,
            Step::Repair => clock.repair,
            Step::Preparation | Step::Resolution | Step::Enemies => return None,
        };
        match self.setup.timer {
            TimerMode::Standard => Some(whole.into()),
            TimerMode::Relaxed => Some(u64::from(whole) * u64::from(clock.relaxed_percent) / 100),
            TimerMode::Calm => None,
        }
    }

    /// When a chair's own time ends (SC-21.4).
    pub(crate) fn deadline(&self, seat: Seat) -> Option<GameTime> {
        let Stage::Running { started, length: Some(length), extra } = self.stage else { return None };
        let pace = self.setup.paces.get(seat.index()).copied().unwrap_or(2);
        let pace = if self.step == Step::Discussion { 2 } else { pace };
        Some(started + (length * u64::from(pace) / 2 + extra))
    }

    /// SC-21.14: until when a chair's commands count: a little longer than its clock shows, for the way they travel.
    fn cut_off(&self, seat: Seat) -> Option<GameTime> {
        self.deadline(seat).map(|end| end + u64::from(self.content().clock.grace))
    }

    /// The chairs that a running step waits for.
    pub(crate) fn acting(&self) -> Seats {
        let mut seats = Seats::NONE;
        match self.step {
            Step::Discussion => Seat::all(self.setup.seats).for_each(|seat| seats.add(seat)),
            Step::Action => {
                let busy = self.busy_set(self.active_set());
                for (chair, post) in (0u8..).zip(&self.posts) {
                    if post.iter().any(|station| busy >> station.index() & 1 == 1) {
                        seats.add(Seat(chair));
                    }
                }
                if self.core_runs() {
                    Seat::all(self.setup.seats)
                        .filter(|seat| self.core_concerns(*seat))
                        .for_each(|s| seats.add(s));
                }
            }
            Step::Tractor => seats.add(self.officer(Station::Tractor)),
            Step::Fire => seats.add(self.officer(Station::Weapons)),
            Step::Jump => seats.add(self.officer(Station::Jump)),
            Step::Repair => seats.add(self.officer(Station::Damage)),
            Step::Preparation | Step::Resolution | Step::Enemies => {}
        }
        seats
    }

    /// The chairs that a wait concerns.
    pub(crate) fn concerned(&self, wait: Wait) -> Seats {
        let captain = Seats::only(self.officer(Station::Captain));
        match wait {
            Wait::Begin => self.acting(),
            Wait::Prepare => {
                let mut seats = Seats::NONE;
                for station in PREPARING {
                    if self.prepares(station) {
                        seats.add(self.officer(station));
                    }
                }
                seats
            }
            Wait::Dampers | Wait::Focus | Wait::Decoy | Wait::Reseat => captain,
            Wait::Spend => Seats::only(self.officer(Station::Sensors)),
            Wait::Blink => Seats::only(self.officer(Station::Jump)),
            Wait::Volunteers | Wait::LookAround => {
                let mut seats = Seats::NONE;
                Seat::all(self.setup.seats).for_each(|seat| seats.add(seat));
                seats
            }
        }
    }

    /// The table waits, if there is anything to wait for.
    pub(crate) fn wait(&mut self, wait: Wait, at: GameTime, story: &mut Story<Event>) {
        let worth = match wait {
            Wait::Begin | Wait::Volunteers | Wait::Reseat => true,
            Wait::Prepare => !self.concerned(wait).is_empty(),
            Wait::Dampers => self.playable(Equipment::InertialDampers) && self.plan_has_specials(),
            Wait::Spend => self.can_spend(),
            Wait::Focus => self.playable(Equipment::FocusingCrystal) && self.has_lock(),
            Wait::Decoy => self.playable(Equipment::DecoyBuoy) && !self.enemies.is_empty(),
            Wait::LookAround => !self.calm(),
            Wait::Blink => self.may_blink(),
        };
        self.ready = Seats::NONE;
        if worth {
            self.stage = Stage::Waiting { wait, since: at };
        } else if wait == Wait::Prepare {
            self.end_wait(wait, story);
        }
    }

    /// What happens when a wait is over.
    fn end_wait(&mut self, wait: Wait, story: &mut Story<Event>) {
        self.ready = Seats::NONE;
        self.stage = Stage::Working;
        match wait {
            Wait::Prepare => self.end_preparation(story),
            Wait::Reseat => self.reseat_by_default(story),
            _ => {}
        }
    }

    /// SC-3.7: goes on if everybody concerned is ready, or is told to.
    pub(crate) fn go_on(&mut self, at: GameTime, forced: bool, story: &mut Story<Event>) {
        match self.stage {
            Stage::Waiting { wait, .. } => {
                let all = self.concerned(wait).iter().all(|seat| self.ready.has(seat));
                if all || forced {
                    self.end_wait(wait, story);
                    self.work(at, story);
                }
            }
            Stage::Running { .. } => {
                let all = self.acting().iter().all(|seat| self.ready.has(seat));
                if all || forced {
                    self.stop_clock(at, story);
                }
            }
            Stage::Working | Stage::Over => {}
        }
    }

    /// When the table moves by itself.
    pub(crate) fn next_alarm(&self) -> Option<GameTime> {
        if self.end.is_some() {
            return None;
        }
        let clock = &self.content().clock;
        if let Some(ask) = &self.ask {
            return (!self.calm()).then(|| ask.since + u64::from(clock.choice));
        }
        match self.stage {
            Stage::Waiting { wait, since } => {
                // SC-22.2: nobody is kept waiting by whoever practises.
                if self.calm() || self.practice.is_some() {
                    return None;
                }
                let patience = match wait {
                    Wait::Volunteers => clock.volunteers,
                    Wait::LookAround => clock.look_around,
                    _ => {
                        // SC-21.13: only the Captain is missing.
                        let captain = self.officer(Station::Captain);
                        let mut others = self.concerned(wait).iter().filter(|seat| *seat != captain);
                        if !others.all(|seat| self.ready.has(seat)) {
                            return None;
                        }
                        clock.choice
                    }
                };
                Some(since + u64::from(patience))
            }
            Stage::Running { .. } => {
                let open = self.acting().iter().filter(|seat| !self.ready.has(*seat));
                let end = open.filter_map(|seat| self.cut_off(seat)).max();
                let shown = self.tractor.showing.as_ref().map(|(_, until)| *until);
                match (end, shown) {
                    (Some(end), Some(shown)) => Some(end.min(shown)),
                    (one, other) => one.or(other),
                }
            }
            Stage::Working => Some(self.seen),
            Stage::Over => None,
        }
    }

    /// The alarm's moment has come.
    pub(crate) fn alarm_rings(&mut self, at: GameTime, story: &mut Story<Event>) {
        self.seen = self.seen.max(at);
        if self.end.is_some() {
            return;
        }
        if self.ask.is_some() {
            // SC-21.5: the first of the offered ones.
            let _ = self.answer(0, at, story);
            return;
        }
        match self.stage {
            Stage::Waiting { .. } => self.go_on(at, true, story),
            Stage::Running { .. } => {
                if self.tractor.showing.as_ref().is_some_and(|(_, until)| *until <= at) {
                    self.turn_back();
                    return;
                }
                story.tell(Audience::All, Event::TimeUp { step: self.step });
                self.stop_clock(at, story);
            }
            Stage::Working => self.work(at, story),
            Stage::Over => {}
        }
    }

    /// Somebody is ready, or done.
    pub(crate) fn say_ready(
        &mut self,
        at: GameTime,
        seat: Seat,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        let concerned = match self.stage {
            Stage::Waiting { wait, .. } => self.concerned(wait),
            Stage::Running { .. } => self.acting(),
            Stage::Working | Stage::Over => return Err(Refusal::NotNow),
        };
        if self.ready.has(seat) {
            return Err(Refusal::ReadyAlready);
        }
        if !concerned.has(seat) {
            return Err(Refusal::NotConcerned);
        }
        self.ready.add(seat);
        if let Stage::Waiting { since, wait } = &mut self.stage
            && !matches!(wait, Wait::Volunteers | Wait::LookAround)
        {
            *since = at;
        }
        story.tell(Audience::All, Event::Ready { seat });
        self.go_on(at, false, story);
        Ok(())
    }

    /// Not ready after all.
    pub(crate) fn say_wait(&mut self, seat: Seat) -> Result<(), Refusal> {
        if !matches!(self.stage, Stage::Waiting { .. } | Stage::Running { .. }) || !self.ready.has(seat) {
            return Err(Refusal::NotNow);
        }
        self.ready = Seats(self.ready.0 & !Seats::only(seat).0);
        Ok(())
    }

    /// The Captain starts what waits; at a Calm table she closes what runs (SC-3.7, SC-21.3).
    pub(crate) fn start_now(
        &mut self,
        at: GameTime,
        seat: Seat,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        self.holds(seat, Station::Captain)?;
        let calm_step = matches!(self.stage, Stage::Running { .. }) && self.calm();
        let untimed = matches!(self.stage, Stage::Running { length: None, .. });
        match self.stage {
            Stage::Waiting { .. } => {}
            _ if calm_step || untimed => {}
            _ => return Err(Refusal::NothingToStart),
        }
        self.go_on(at, true, story);
        Ok(())
    }

    /// Whether a chair holds a station (SC-1.6).
    pub(crate) fn holds(&self, seat: Seat, station: Station) -> Result<(), Refusal> {
        if self.officer(station) == seat { Ok(()) } else { Err(Refusal::NotYourStation) }
    }

    /// SC-3.8, SC-3.9: whether a chair may work a station now.
    pub(crate) fn works(&self, at: GameTime, seat: Seat, station: Station) -> Result<(), Refusal> {
        self.holds(seat, station)?;
        if !matches!(self.stage, Stage::Running { .. }) {
            return Err(Refusal::NotNow);
        }
        let active = match self.step {
            Step::Action => self.is_active(station),
            Step::Tractor => station == Station::Tractor,
            Step::Fire => station == Station::Weapons,
            Step::Jump => station == Station::Jump,
            Step::Repair => station == Station::Damage,
            Step::Discussion => station == Station::Engineering,
            Step::Preparation | Step::Resolution | Step::Enemies => false,
        };
        if !active {
            return Err(Refusal::NotNow);
        }
        self.in_time(at, seat)?;
        if self.step == Step::Action && self.holds_deck_busily(seat) {
            return Err(Refusal::HoldingDeck);
        }
        Ok(())
    }

    /// SC-3.8, SC-21.14: whether a chair still has time.
    pub(crate) fn in_time(&self, at: GameTime, seat: Seat) -> Result<(), Refusal> {
        match self.cut_off(seat) {
            Some(end) if at >= end => Err(Refusal::TimeIsUp),
            _ => Ok(()),
        }
    }

    /// SC-3.9: whether a chair may prepare a station now.
    pub(crate) fn prepares_now(&self, seat: Seat, station: Station) -> Result<(), Refusal> {
        self.holds(seat, station)?;
        match self.stage {
            Stage::Waiting { wait: Wait::Prepare, .. } => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    /// Whether the table waits for exactly this.
    pub(crate) fn waits_for(&self, one: Wait) -> bool {
        matches!(self.stage, Stage::Waiting { wait, .. } if wait == one)
    }
}
