//! Carrying out the agenda, task after task, until one of them waits for somebody.

use crate::agenda::{Question, Task};
use crate::command::{Answer, Command};
use crate::{AwayMissions, Event, Refusal, Who};
use table::{Seat, Seats, Story};

/// How many tasks may follow from one command before scenario rules are no longer obeyed. A whole Game Turn of the twenty
/// takes a few hundred.
const PATIENCE: u32 = 50_000;

impl AwayMissions {
    /// Goes on until somebody has to decide something or the mission is over.
    pub(crate) fn run(&mut self, story: &mut Story<Event>) {
        let mut patience = PATIENCE;
        loop {
            self.test_end(story);
            if self.over || self.is_waiting() {
                return;
            }
            patience = patience.saturating_sub(1);
            match self.agenda.pop() {
                // Rules that call each other without end come to rest.
                Some(Task::Rule(_)) if patience == 0 => {}
                Some(task) => self.perform(task, story),
                None => return,
            }
        }
    }

    /// Carries out the task on top, which waits for nobody.
    pub(crate) fn step(&mut self, story: &mut Story<Event>) {
        if let Some(task) = self.agenda.pop() {
            self.perform(task, story);
        }
    }

    /// Whether the task on top waits for somebody.
    pub(crate) fn is_waiting(&self) -> bool {
        match self.agenda.last() {
            None => true,
            Some(task) => match task {
                Task::SetUp | Task::Order(_) | Task::Turn(_) | Task::Ask(_) | Task::Debrief => true,
                // In Red Alert there is nothing to choose where nothing lies face-down, but a Command AP may be spent before
                // the draw.
                Task::Scan(_) => {
                    !self.red_alert || self.anybody_commands() || self.face_down().next().is_some()
                }
                Task::Granted(grant) => self.grant_waits(grant),
                Task::Interlude { .. } => true,
                Task::Flames { who, attack } => self.flames_wait(*who, attack),
                Task::Roll(roll) => self.roll_waits(roll),
                Task::Aliens(turn) => turn.question().is_some(),
                _ => false,
            },
        }
    }

    fn anybody_commands(&self) -> bool {
        self.field.rocketeers.iter().any(|one| one.command.available)
    }

    /// Carries out a task that waits for nobody.
    fn perform(&mut self, task: Task, story: &mut Story<Event>) {
        match task {
            Task::SetUp | Task::Order(_) | Task::Turn(_) | Task::Ask(_) | Task::Debrief => {}
            Task::GameTurn => self.begin_game_turn(story),
            Task::NextRocketeer => self.next_rocketeer(story),
            Task::BeginTurn(who) => self.begin_turn(who, story),
            Task::BeginScan(who) => self.begin_scan(who, story),
            Task::Scan(who) => self.red_alert_scan(who),
            Task::Reveal(tile) => self.reveal(tile, story),
            Task::RevealMarker { tile, faded } => self.reveal_marker(tile, faded, story),
            Task::RevealAliens(tile) => self.reveal_aliens(tile, story),
            Task::RevealAlerts(tile) => self.reveal_alerts(tile, story),
            Task::RevealItems(tile) => self.reveal_items(tile, story),
            Task::AlienToken(tile) => self.draw_alien_token(tile, story),
            Task::AlertToken => self.draw_alert_token(story),
            Task::Event(event) => self.event(event, story),
            Task::Distortion => self.distort(),
            Task::Granted(_) | Task::Interlude { .. } => {}
            Task::Flames { who, attack } => self.flames_go_on(who, &attack, story),
            Task::Roll(roll) => self.roll_goes_on(roll, story),
            Task::After(after) => self.after(after, story),
            Task::AlienTurn => self.begin_alien_turn(story),
            Task::Aliens(turn) => self.aliens_act(turn, story),
            Task::AliensBegin => self.aliens_begin(),
            Task::AlienTurnEnds => self.end_alien_turn(story),
            Task::Cleanup => self.cleanup(story),
            Task::Rule(ready) => self.apply_rule(ready, story),
            Task::Effects(doing) => self.go_on(doing, story),
        }
    }

    /// The Rocketeer who has to decide, where it is a single one.
    pub(crate) fn decides(&self) -> Option<Who> {
        match self.agenda.last()? {
            Task::Scan(who) | Task::Turn(who) => Some(*who),
            Task::Roll(roll) => Some(roll.who),
            Task::Interlude { who, .. } | Task::Flames { who, .. } => Some(*who),
            Task::Ask(question) => Some(question.asked()),
            Task::Aliens(turn) => turn.question().map(|question| question.who),
            _ => None,
        }
    }

    /// The chairs that the game waits for.
    pub(crate) fn waits_for(&self) -> Seats {
        if self.over {
            return Seats::NONE;
        }
        match self.agenda.last() {
            Some(Task::SetUp | Task::Debrief) => {
                let mut seats = Seats::NONE;
                let open = Seat::all(self.setup.seats).filter(|seat| !self.packing.ready.has(*seat));
                open.for_each(|seat| seats.add(seat));
                seats
            }
            Some(Task::Order(vote)) => self.voters(vote),
            Some(Task::Granted(grant)) => {
                let mut seats = Seats::NONE;
                grant.who.iter().for_each(|who| seats.add(self.seat_of(*who)));
                seats
            }
            _ => self.decides().map_or(Seats::NONE, |who| Seats::only(self.seat_of(who))),
        }
    }

    /// Carries out a command, or refuses it. Whatever it changes is seen only if it is carried out.
    pub(crate) fn command(
        &mut self,
        seat: Seat,
        command: Command,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        if self.over {
            return Err(Refusal::Over);
        }
        if seat.0 >= self.setup.seats {
            return Err(Refusal::NotAtTheTable);
        }
        if matches!(self.agenda.last(), Some(Task::Debrief)) {
            return self.debrief(seat, &command, story);
        }
        if let Some(who) = command.rocketeer() {
            self.field.rocketeer(who).ok_or(Refusal::NotInTheGame)?;
            if !self.runs(seat, who) {
                return Err(Refusal::NotYours);
            }
        }
        match command {
            Command::Choose { .. }
            | Command::Release { .. }
            | Command::Take { .. }
            | Command::Return { .. }
            | Command::Keep { .. }
            | Command::Orient { .. }
            | Command::Land { .. }
            | Command::Ready => self.pack(seat, &command, story),
            Command::Propose { .. } | Command::Agree => self.vote(seat, &command, story),
            Command::Scan { who, tile, scanner } => self.scan(who, tile, scanner, story),
            Command::Act { who, action, pay, with } => self.act(who, action, pay, with, story),
            Command::PickUp { who, what } => self.pick_up(who, what, story),
            Command::Use { who, card, aim, with } => self.use_item(who, card, aim, with, story),
            Command::Recharge { who, card } => self.recharge(who, card, story),
            Command::Trade { who, with, give, take } => self.offer_trade(who, with, give, take, story),
            Command::Proceed => self.proceed(seat, story),
            Command::Spend { on } => self.spend(seat, on, story),
            Command::Pass => self.pass(seat, story),
            Command::EndTurn { who } => self.end_turn(who, story),
            Command::Answer { answer } => self.answer(seat, answer, story),
            Command::Ask { who, favour } => self.ask(seat, who, favour, story),
            Command::Say { who, saying } => self.say(who, saying, story),
        }
    }

    /// The answer to whatever is asked.
    fn answer(&mut self, seat: Seat, answer: Answer, story: &mut Story<Event>) -> Result<(), Refusal> {
        let who = self.decides().ok_or(Refusal::NothingAsked)?;
        if !self.runs(seat, who) {
            return Err(Refusal::NotYourDecision);
        }
        match self.agenda.last() {
            Some(Task::Ask(question)) => {
                let question = question.clone();
                self.answer_question(question, answer, story)
            }
            Some(Task::Aliens(_)) => self.answer_aliens(answer, story),
            _ => Err(Refusal::NothingAsked),
        }
    }
}

impl Question {
    /// Whose player is asked.
    pub(crate) fn asked(&self) -> Who {
        match self {
            Question::Trade { to, .. } => *to,
            Question::Moved { who, .. }
            | Question::Component { who }
            | Question::OneOf { who, .. }
            | Question::FromTheBox { who }
            | Question::FillUp { who, .. } => *who,
        }
    }
}

impl Command {
    /// The Rocketeer who does it, and whose player must give the command.
    pub fn rocketeer(&self) -> Option<Who> {
        match self {
            Command::Scan { who, .. }
            | Command::Act { who, .. }
            | Command::PickUp { who, .. }
            | Command::Use { who, .. }
            | Command::Recharge { who, .. }
            | Command::Trade { who, .. }
            | Command::Say { who, .. }
            | Command::EndTurn { who } => Some(*who),
            _ => None,
        }
    }
}
