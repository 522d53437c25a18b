//! SC-3: the turn and its steps, as a list of tasks.

use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{End, Stage, Wait};
use crate::task::{Answered, Ask, Question, Task};
use crate::{SpaceCadets, Station, Step, System};
use table::{Audience, GameTime, Seat, Seats, Story};

/// More tasks than any position can give; what would go on for ever stops here.
const MOST_TASKS: usize = 20_000;

impl SpaceCadets {
    /// Works through the tasks until there is something to wait for.
    pub(crate) fn work(&mut self, at: GameTime, story: &mut Story<Event>) {
        for _ in 0..MOST_TASKS {
            if self.end.is_some() {
                self.finish();
                return;
            }
            if self.ask.is_some() || self.stage != Stage::Working {
                return;
            }
            let Some(task) = self.tasks.pop() else { return };
            self.perform(task, at, story);
        }
    }

    fn finish(&mut self) {
        self.stage = Stage::Over;
        self.tasks.clear();
        self.ask = None;
        self.shift = None;
        self.ready = Seats::NONE;
    }

    /// The mission ends.
    pub(crate) fn over(&mut self, end: End, story: &mut Story<Event>) {
        if self.end.is_none() {
            self.end = Some(end);
            story.tell(Audience::All, Event::MissionOver { end });
        }
    }

    /// Puts tasks before all others, in this order.
    pub(crate) fn first(&mut self, tasks: impl IntoIterator<Item = Task, IntoIter: DoubleEndedIterator>) {
        self.tasks.extend(tasks.into_iter().rev());
    }

    /// Asks a chair; a question with one answer is answered at once, one without any is not asked.
    pub(crate) fn ask(
        &mut self,
        station: Station,
        question: Question,
        again: Task,
        at: GameTime,
    ) -> Option<u8> {
        match question.count() {
            0 => None,
            1 => Some(0),
            _ => {
                self.tasks.push(again);
                self.ask = Some(Ask { seat: self.officer(station), since: at, question });
                None
            }
        }
    }

    fn perform(&mut self, task: Task, at: GameTime, story: &mut Story<Event>) {
        match task {
            Task::Enter { step, part } => self.enter(step, part, at, story),
            Task::Wait { wait } => self.wait(wait, at, story),
            Task::Run => self.run_clock(at, story),
            Task::Leave => self.leave(story),
            Task::Strengths => self.raise_shields(story),
            Task::Fly => self.fly(None, at, story),
            Task::Points => self.count_points(story),
            Task::PutAway => self.put_sensors_away(),
            Task::Hit { hit } => self.hit(hit, None, at, story),
            Task::Cards { side, points, event } => self.draw_damage(side, points, event, story),
            Task::LoseLock => self.lose_lock(None, at, story),
            Task::LoseFlux => self.lose_flux(None, at, story),
            Task::Units { place } => self.place_units(place, None, at, story),
            Task::Reinforce => self.reinforce(story),
            Task::Satellites { from } => self.satellites_fire(from, None, at, story),
            Task::NextEnemy => self.next_enemy(None, at, story),
            Task::Act { object, action } => self.act(object, action, Answered::default(), at, story),
            Task::Nemesis { action } => self.nemesis_acts(action, Answered::default(), at, story),
            Task::Launch { ship, at: from } => self.launch_scout(ship, from, None, at, story),
            Task::Discard => self.discard_damage(None, at, story),
            Task::Repaired => self.end_repair(),
            Task::Blinked { arrival, facing } => self.blink_on(arrival, facing, None, at, story),
            Task::Resume { started, length, extra, at: stopped } => {
                let extra = extra.saturating_add(at.0.saturating_sub(stopped.0));
                self.stage = Stage::Running { started, length, extra };
            }
            Task::EndTurn => self.end_turn(story),
            Task::Drill => self.drill(story),
        }
    }

    /// The answer to a question.
    pub(crate) fn answer(&mut self, pick: u8, at: GameTime, story: &mut Story<Event>) -> Result<(), Refusal> {
        let Some(ask) = self.ask.take() else { return Err(Refusal::NotAsked) };
        let again = self.tasks.pop();
        let index = usize::from(pick);
        match (ask.question, again) {
            (Question::Side { options, .. }, Some(Task::Hit { hit })) => {
                self.hit(hit, options.get(index).copied(), at, story);
            }
            (Question::Side { options, .. }, Some(Task::Fly)) => {
                self.fly(options.get(index).copied(), at, story);
            }
            (Question::Side { options, .. }, Some(Task::Blinked { arrival, facing })) => {
                self.blink_on(arrival, facing, options.get(index).copied(), at, story);
            }
            (
                Question::Side { options, .. } | Question::Diagonal { options, .. },
                Some(Task::Act { object, action }),
            ) => {
                let answered = Answered { side: options.get(index).copied(), way: None };
                self.act(object, action, answered, at, story);
            }
            (
                Question::Side { options, .. } | Question::Diagonal { options, .. },
                Some(Task::Nemesis { action }),
            ) => {
                let answered = Answered { side: options.get(index).copied(), way: None };
                self.nemesis_acts(action, answered, at, story);
            }
            (Question::Move { options, .. }, Some(Task::Act { object, action })) => {
                let answered = Answered { side: None, way: options.get(index).copied() };
                self.act(object, action, answered, at, story);
            }
            (Question::Move { options, .. }, Some(Task::Nemesis { action })) => {
                let answered = Answered { side: None, way: options.get(index).copied() };
                self.nemesis_acts(action, answered, at, story);
            }
            (Question::Lock { options }, _) => self.lose_lock(options.get(index).copied(), at, story),
            (Question::Flux { options }, _) => self.lose_flux(options.get(index).copied(), at, story),
            (Question::Order { options }, _) => self.next_enemy(options.get(index).copied(), at, story),
            (Question::Axis { .. }, Some(Task::Units { place })) => {
                self.place_units(place, Some(pick), at, story);
            }
            (Question::Satellite { options, .. }, Some(Task::Satellites { from })) => {
                self.satellites_fire(from, options.get(index).copied(), at, story);
            }
            (Question::Scout { options, .. }, Some(Task::Launch { ship, at: from })) => {
                self.launch_scout(ship, from, options.get(index).copied(), at, story);
            }
            (Question::Repair { options }, _) => self.discard_damage(options.get(index).copied(), at, story),
            // A question is always asked by the task that can take its answer.
            (_, again) => self.tasks.extend(again),
        }
        self.work(at, story);
        Ok(())
    }

    /// A step begins, or is skipped because nobody needs it (SC-3.10).
    fn enter(&mut self, step: Step, part: u8, at: GameTime, story: &mut Story<Event>) {
        self.step = step;
        self.part = part;
        self.ready = Seats::NONE;
        self.stage = Stage::Working;
        if !self.needed() {
            self.first([Task::Leave]);
            return;
        }
        story.tell(Audience::All, Event::StepBegan { step, part });
        let begin = Task::Wait { wait: Wait::Begin };
        match step {
            Step::Discussion => {
                self.begin_energy();
                self.first([Task::Run]);
            }
            Step::Preparation => {
                self.prepare(story);
                self.first([Task::Wait { wait: Wait::Prepare }, Task::Leave]);
            }
            Step::Action | Step::Tractor | Step::Fire | Step::Repair => self.first([begin, Task::Run]),
            Step::Jump => {
                self.jump.dice = None;
                self.jump.used.clear();
                self.jump.stack.clear();
                self.jump.extended = false;
                self.jump.settled = false;
                self.jump.claiming = false;
                if self.energy(System::Jump) > 0 {
                    self.first([begin, Task::Run]);
                } else {
                    self.first([Task::Wait { wait: Wait::Blink }, Task::Leave]);
                }
            }
            Step::Resolution => self.first([
                Task::Strengths,
                Task::Wait { wait: Wait::Dampers },
                Task::Fly,
                Task::Points,
                Task::Wait { wait: Wait::Spend },
                Task::PutAway,
                Task::Wait { wait: Wait::Focus },
                Task::Leave,
            ]),
            Step::Enemies => {
                self.enemies.iter_mut().for_each(|enemy| enemy.acted = false);
                self.crystals.iter_mut().for_each(|crystal| crystal.acted = false);
                self.first([
                    Task::Reinforce,
                    Task::Satellites { from: 0 },
                    Task::Wait { wait: Wait::Decoy },
                    Task::NextEnemy,
                    Task::Nemesis { action: None },
                    Task::Leave,
                ]);
            }
        }
        self.seen = at;
    }

    fn needed(&self) -> bool {
        if self.practice.is_some() {
            return true;
        }
        match self.step {
            Step::Discussion | Step::Preparation | Step::Resolution | Step::Enemies => true,
            Step::Action => self.active().iter().any(|station| self.busy(*station)) || self.core_runs(),
            Step::Tractor => self.energy(System::Tractor) > 0,
            Step::Fire => self.can_fire(),
            Step::Jump => self.may_jump_step(),
            Step::Repair => !self.damage.ongoing.is_empty(),
        }
    }

    /// The step after this one.
    fn leave(&mut self, story: &mut Story<Event>) {
        if self.practice.is_some() {
            self.end_round(story);
            return;
        }
        if self.damage.shifts > 0 && self.setup.seats > 1 {
            self.damage.shifts -= 1;
            self.shift = Some(Default::default());
            story.tell(Audience::All, Event::ShiftChange {});
            let waits = [Wait::Volunteers, Wait::Reseat, Wait::LookAround].map(|wait| Task::Wait { wait });
            self.first(waits.into_iter().chain([Task::Leave]).collect::<Vec<_>>());
            return;
        }
        self.damage.shifts = 0;
        let enter = |step| Task::Enter { step, part: 0 };
        let next = match self.step {
            Step::Discussion => vec![enter(Step::Preparation)],
            Step::Preparation => vec![enter(Step::Action)],
            Step::Action if usize::from(self.part) + 1 < self.parts().len() => {
                vec![Task::Enter { step: Step::Action, part: self.part + 1 }]
            }
            Step::Action => vec![enter(Step::Resolution)],
            Step::Resolution => vec![enter(Step::Tractor)],
            Step::Tractor => vec![enter(Step::Fire)],
            Step::Fire => vec![enter(Step::Enemies)],
            Step::Enemies => vec![enter(Step::Jump)],
            Step::Jump => vec![enter(Step::Repair)],
            Step::Repair => vec![Task::EndTurn, enter(Step::Discussion)],
        };
        self.first(next);
    }

    /// SC-3.11: what ends with the turn.
    fn end_turn(&mut self, story: &mut Story<Event>) {
        self.end_turn_locks(story);
        self.end_turn_shields();
        self.end_turn_weapons();
        self.engineering.energy = [0; 7];
        self.captain.played = None;
        self.helm.evade = false;
        self.sensors.cloaked = false;
        self.tractor.turned = false;
        for enemy in &mut self.enemies {
            enemy.shields = None;
            enemy.held = false;
            enemy.arrived = false;
            enemy.decoyed = false;
        }
        for crystal in &mut self.crystals {
            crystal.shields = None;
            crystal.held = false;
        }
        self.nemesis.held = false;
        self.nemesis.torpedo_damage = 0;
        self.turn = self.turn.saturating_add(1);
        story.tell(Audience::All, Event::TurnBegan { turn: self.turn });
    }

    /// Cards turn over and the clock begins (SC-3.7).
    fn run_clock(&mut self, at: GameTime, story: &mut Story<Event>) {
        self.ready = Seats::NONE;
        self.turn_over(story);
        self.set_course();
        let length = self.length();
        self.stage = Stage::Running { started: at, length, extra: 0 };
        if let Some(length) = length {
            let seconds = u16::try_from(length / 1000).unwrap_or(u16::MAX);
            story.tell(Audience::All, Event::ClockStarted { step: self.step, seconds });
        }
        if self.acting().is_empty() {
            self.stop_clock(at, story);
        }
    }

    /// Everything that is turned over when the clock begins.
    fn turn_over(&mut self, story: &mut Story<Event>) {
        if self.step == Step::Action {
            for station in self.active() {
                match station {
                    Station::Engineering => self.draw_tiles(),
                    Station::Helm => self.draw_maneuvers(),
                    Station::Sensors => self.fill_bag(),
                    Station::Shields => self.draw_shield_tiles(),
                    Station::Weapons => self.draw_tubes(),
                    _ => {}
                }
            }
            if self.core_runs() {
                self.turn_breach_card();
            }
            story.uncover();
        }
        if self.step == Step::Fire {
            self.warm_track();
        }
        if self.step == Step::Repair {
            self.begin_repair();
        }
    }

    /// The running clock has ended, by time or because everybody is done.
    pub(crate) fn stop_clock(&mut self, at: GameTime, story: &mut Story<Event>) {
        self.stage = Stage::Working;
        self.ready = Seats::NONE;
        if self.practice.is_some() {
            self.end_round(story);
            self.work(at, story);
            return;
        }
        match self.step {
            Step::Discussion => {
                self.end_discussion(story);
                self.first([Task::Leave]);
            }
            Step::Action => {
                self.end_action(story);
                self.first([Task::Leave]);
            }
            Step::Tractor => {
                self.end_tractor(story);
                self.first([Task::Leave]);
            }
            Step::Fire => {
                self.end_firing(story);
                self.first([Task::Leave]);
            }
            Step::Jump => self.end_jump(at, story),
            Step::Repair => self.resolve_repair(story),
            Step::Preparation | Step::Resolution | Step::Enemies => {}
        }
        self.work(at, story);
    }

    /// The end of a part of Step 3.
    fn end_action(&mut self, story: &mut Story<Event>) {
        for station in self.active() {
            match station {
                Station::Engineering => self.count_icons(),
                Station::Helm => self.fill_plan(story),
                Station::Weapons => self.count_loaded(story),
                _ => {}
            }
        }
        self.sensors.touches.clear();
        if self.core_runs() {
            self.end_core(story);
        }
    }

    /// SC-2: what Step 2 begins with.
    fn prepare(&mut self, story: &mut Story<Event>) {
        self.helm.thrust = 0;
        self.helm.plan.clear();
        self.helm.drawn.clear();
        self.helm.path.clear();
        self.draw_target_cards();
        self.lay_out_tubes();
        self.begin_breach(story);
        story.uncover();
    }

    /// Whether a seat is at the table.
    pub(crate) fn seated(&self, seat: Seat) -> Result<(), Refusal> {
        if seat.index() < self.posts.len() { Ok(()) } else { Err(Refusal::NotAtTheTable) }
    }
}
