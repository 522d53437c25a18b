//! Carrying out an entry of the log: the only way a table changes.

use super::*;

impl TableState {
    /// Carries out an entry of the log and tells what happened.
    pub fn apply(&mut self, entry: &LogEntry) -> Result<Vec<Line>, Broken> {
        if entry.seq != self.revision + 1 {
            return Err(Broken);
        }
        let mut tale = Tale { revision: entry.seq, when: entry.when, lines: Vec::new() };
        self.carry_out(&entry.op, &mut tale)?;
        let undone = matches!(entry.op, Op::Undo { .. });
        self.past += u64::from(undone);
        self.beat += u64::from(undone || matches!(entry.op, Op::Command { .. } | Op::Tick { .. }));
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
                self.check_setup();
                if !first {
                    tale.table(step, TableEvent::OptionsChanged);
                }
            }
            Op::Content { brought } => {
                let event = self.set_content(brought);
                tale.table(step, event);
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

    /// After another choice of options or content: can it start a game?
    pub fn check_setup(&mut self) {
        self.problem = self.configure().err();
        // Whoever was ready was ready for something else.
        for chair in &mut self.chairs {
            chair.ready &= matches!(chair.holder, HolderState::Bot(_))
                || matches!(&chair.holder, HolderState::Held { key, .. } if key.is_program());
        }
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
