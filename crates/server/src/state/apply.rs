//! Carrying out an entry of the log: the only way a table changes.

use super::chairs::HolderState;
use super::undo::{AskedUndo, GivenCommand};
use super::voices::Voice;
use super::{Broken, Line, TableState};
use crate::entry::{Change, LogEntry};
use crate::hosted::{Attempt, Happened, Json};
use crate::protocol::{Fork, StoryItem, TableEvent, Told};
use crate::words;
use table::{Audience, Phrase, Seat, Undo};

impl TableState {
    /// Carries out an entry of the log and tells what happened. A command that this process planned itself comes with
    /// its attempt, so that the rules need not work twice.
    pub fn apply(&mut self, entry: &LogEntry, attempt: Option<Attempt>) -> Result<Vec<Line>, Broken> {
        if entry.seq != self.revision + 1 {
            return Err(Broken);
        }
        let mut story = EntryStory { revision: entry.seq, when: entry.when, lines: Vec::new() };
        self.change(entry, attempt, &mut story)?;
        self.beat += u64::from(entry.change.at().is_some() || matches!(entry.change, Change::Undo { .. }));
        self.revision = entry.seq;
        self.updated = entry.when;
        self.note_round(entry.when);
        self.requests.remember(&entry.by, &entry.id, entry.seq);
        if let Some(asked) = &self.undo.asked
            && self.judge_undo(asked.seat, asked.to as usize, 0) == Undo::Never
        {
            self.undo.asked = None;
        }
        match self.outcome() {
            Some(outcome) if !self.told_over => {
                self.told_over = true;
                story.table(self.undo.steps(), TableEvent::Over { outcome });
            }
            _ => {}
        }
        Ok(story.lines)
    }

    fn change(
        &mut self,
        entry: &LogEntry,
        attempt: Option<Attempt>,
        story: &mut EntryStory,
    ) -> Result<(), Broken> {
        let step = self.undo.steps();
        match &entry.change {
            Change::Sit { seat, key, name } => {
                let mut colour = None;
                if let Some(old) = self.chairs.of(key) {
                    colour = self.chairs.colour(old);
                    self.chairs.take(old, HolderState::Empty, false)?;
                }
                if self.game.is_some() {
                    // A chair that was offered stays the same to everybody who looks at it.
                    colour = self.chairs.colour(*seat);
                    self.chairs.leave(*seat)?;
                }
                let holder = HolderState::Held { key: key.clone(), name: name.clone() };
                self.chairs.take(*seat, holder, false)?;
                self.chairs.get_mut(*seat)?.colour = colour;
                story.table(step, TableEvent::Sat { seat: *seat, name: name.clone() });
            }
            Change::Stand { seat } => {
                let name = self.chairs.name(*seat).to_owned();
                self.chairs.leave(*seat)?;
                story.table(step, TableEvent::Stood { seat: *seat, name });
            }
            Change::Rename { seat, name } => {
                if let HolderState::Held { name: known, .. } = &mut self.chairs.get_mut(*seat)?.holder {
                    known.clone_from(name);
                }
                story.table(step, TableEvent::Renamed { seat: *seat, name: name.clone() });
            }
            Change::AddBot { seat, bot } => {
                self.chairs.take(*seat, HolderState::Bot(bot.clone()), true)?;
                story.table(step, TableEvent::BotSat { seat: *seat, bot: bot.clone() });
            }
            Change::RemoveBot { seat } => {
                let bot = self.chairs.name(*seat).to_owned();
                self.chairs.take(*seat, HolderState::Empty, false)?;
                story.table(step, TableEvent::BotLeft { seat: *seat, bot });
            }
            Change::AddProgram { seat, key, name } => {
                let holder = HolderState::Held { key: key.clone(), name: name.clone() };
                self.chairs.take(*seat, holder, true)?;
                story.table(step, TableEvent::ProgramSat { seat: *seat, name: name.clone() });
            }
            Change::Ready { seat, ready } => {
                self.chairs.get_mut(*seat)?.ready = *ready;
                let event = if *ready {
                    TableEvent::Ready { seat: *seat }
                } else {
                    TableEvent::NotReady { seat: *seat }
                };
                story.table(step, event);
            }
            Change::Colour { seat, colour } => self.chairs.get_mut(*seat)?.colour = Some(*colour),
            Change::Options { options, seats } => {
                let first = self.chairs.count() == 0;
                self.options.clone_from(options);
                self.chairs.resize(*seats);
                self.check_setup();
                if !first {
                    story.table(step, TableEvent::OptionsChanged);
                }
            }
            Change::Content { brought } => {
                let event = self.set_content(brought);
                story.table(step, event);
            }
            Change::Host { key } => self.chairs.set_host(key),
            Change::Start { setup, .. } => {
                self.open(setup)?;
                story.table(step, TableEvent::Started);
            }
            Change::Fork { code, step, setup, commands } => {
                self.open(setup)?;
                for command in commands {
                    self.command(command.at, command.seat, &command.command, None)?;
                }
                self.fork = Some(Fork { code: code.clone(), step: *step });
                story.table(self.undo.steps(), TableEvent::Forked { code: code.clone(), step: *step });
            }
            Change::Command { at, seat, command } => {
                let happened = self.command(*at, *seat, command, attempt)?;
                story.game(self.undo.steps(), happened);
            }
            Change::Tick { at } => self.pass_time(*at, story)?,
            Change::AskUndo { seat, to, until } => {
                let (seat, to, until) = (*seat, *to, *until);
                self.undo.asked = Some(AskedUndo { seat, to, until, agreed: Vec::new() });
                let commands = (step as u32).checked_sub(to).ok_or(Broken)?;
                story.table(step, TableEvent::UndoAsked { seat, commands });
            }
            Change::AgreeUndo { seat } => {
                if let Some(asked) = &mut self.undo.asked {
                    asked.agreed.push(*seat);
                }
                story.table(step, TableEvent::UndoAgreed { seat: *seat });
            }
            Change::RefuseUndo { seat } => {
                self.undo.asked = None;
                story.table(step, TableEvent::UndoRefused { seat: *seat });
            }
            Change::WithdrawUndo { seat } => {
                self.undo.asked = None;
                story.table(step, TableEvent::UndoWithdrawn { seat: *seat });
            }
            Change::Undo { seat, to, free, agreed, at } => {
                let commands = (step as u32).checked_sub(*to).ok_or(Broken)?;
                let game = self.game.as_mut().ok_or(Broken)?;
                let happened = game.undo_to(*to as usize, *at).ok_or(Broken)?;
                game.dismiss_bots();
                self.undo.take_back_to(*to as usize);
                let event = TableEvent::Undone { seat: *seat, commands, free: *free, agreed: agreed.clone() };
                story.table(self.undo.steps(), event);
                // Time stays where it is, so the game that is left may have to catch up with it.
                self.brought_by_time(happened, story);
            }
            Change::Pause { seat, at } => {
                self.pass_time(*at, story)?;
                self.paused = true;
                story.table(step, TableEvent::Paused { seat: *seat });
            }
            Change::Resume { seat } => {
                self.paused = false;
                story.table(step, TableEvent::Resumed { seat: *seat });
            }
            Change::Clock { seat, at, percent } => {
                self.pass_time(*at, story)?;
                self.percent = *percent;
                story.table(step, TableEvent::ClockSet { seat: *seat, percent: *percent });
            }
            Change::FastBots { fast } => {
                self.fast_bots = *fast;
                story.table(step, if *fast { TableEvent::BotsFast } else { TableEvent::BotsSlow });
            }
            Change::TakeOver { seat, bot } => {
                let chair = self.chairs.get_mut(*seat)?;
                (chair.away, chair.patience) = (Some(bot.clone()), 0);
                story.table(step, TableEvent::BotTookOver { seat: *seat, bot: bot.clone() });
            }
            Change::Return { seat } => {
                self.chairs.come_back(*seat, None)?;
                story.table(step, TableEvent::CameBack { seat: *seat });
            }
            Change::WaitFor { seat, by, until } => {
                self.chairs.get_mut(*seat)?.patience = *until;
                story.table(step, TableEvent::WaitedFor { seat: *seat, by: *by });
            }
            Change::Offer { seat } => {
                self.chairs.get_mut(*seat)?.offered = true;
                story.table(step, TableEvent::Offered { seat: *seat });
            }
            Change::Move { seat, key } => {
                if let Some(before) = self.chairs.holder(*seat).cloned() {
                    self.voices.move_to(&before, key);
                }
                self.chairs.come_back(*seat, Some(key))?;
                story.table(step, TableEvent::Moved { seat: *seat });
            }
            Change::Chat { seat, name, text } => {
                let told = Told::Chat { seat: *seat, name: name.clone(), text: text.clone() };
                story.line(step, Audience::All, told, words::chat(name, text));
                let voice = Voice { key: entry.by.clone(), seat: *seat, name: name.clone() };
                self.voices.said(entry.seq, voice);
            }
            Change::Mute { key, seat, name } => {
                let voice = Voice { key: key.clone(), seat: *seat, name: name.clone() };
                self.voices.mute(entry.seq, voice);
                story.table(step, TableEvent::Muted { seat: *seat, name: name.clone() });
            }
            Change::Unmute { key, seat, name } => {
                self.voices.unmute(key);
                story.table(step, TableEvent::Unmuted { seat: *seat, name: name.clone() });
            }
            Change::Close => {
                self.closed = true;
                story.table(step, TableEvent::Closed);
            }
            Change::Unreadable { .. } => return Err(Broken),
            Change::Rematch { code } => {
                self.rematch = Some(code.clone());
                story.table(step, TableEvent::Rematch { code: code.clone() });
            }
        }
        Ok(())
    }

    fn pass_time(&mut self, at: u64, story: &mut EntryStory) -> Result<(), Broken> {
        let happened = self.game.as_mut().ok_or(Broken)?.advance(at);
        self.brought_by_time(happened, story);
        Ok(())
    }

    /// What time brought cannot be taken back for free.
    fn brought_by_time(&mut self, happened: Happened, story: &mut EntryStory) {
        if happened.exposed || !happened.lines.is_empty() {
            self.undo.expose_latest();
        }
        story.game(self.undo.steps(), happened);
    }

    /// After another choice of options or content: can it start a game?
    pub fn check_setup(&mut self) {
        self.problem = self.configure().err();
        // Whoever was ready was ready for something else.
        self.chairs.ask_again();
    }

    fn open(&mut self, setup: &Json) -> Result<(), Broken> {
        self.game = Some(self.kind.open(setup, self.header.seed).map_err(|_| Broken)?);
        Ok(())
    }

    fn command(
        &mut self,
        at: u64,
        seat: Seat,
        command: &Json,
        attempt: Option<Attempt>,
    ) -> Result<Happened, Broken> {
        let game = self.game.as_mut().ok_or(Broken)?;
        let (round, undo) = (game.round(), game.undo(at, seat));
        let happened = match attempt {
            Some(attempt) => game.accept(attempt).ok_or(Broken)?,
            None => game.apply(at, seat, command).map_err(|_| Broken)?,
        };
        self.undo.give(GivenCommand { seat, round, undo, exposed: happened.exposed });
        Ok(happened)
    }
}

/// Collects the lines of one entry.
struct EntryStory {
    revision: u64,
    when: u64,
    lines: Vec<Line>,
}

impl EntryStory {
    fn line(&mut self, step: usize, audience: Audience, told: Told, phrase: Phrase) {
        let item = StoryItem { revision: self.revision, when: self.when, step: step as u32, told, phrase };
        self.lines.push(Line::new(audience, &item));
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
