//! From a request to the entry that would carry it out.

use super::chairs::HolderState;
use super::{CHAT_LENGTH, NAME_LENGTH, TableState};
use crate::entry::{Change, Key};
use crate::hosted::{Attempt, Given, Json};
use crate::protocol::{Action, Refused, RefusedCode, TablePhase};
use crate::words;
use serde_json::Value;
use std::collections::BTreeMap;
use table::{Phrase, Seat, Undo};

/// An entry that could be written now.
pub struct Planned {
    /// What it does.
    pub change: Change,
    /// For a command: the game after it, ready to take its place once the entry is stored.
    pub attempt: Option<Attempt>,
}

impl From<Change> for Planned {
    fn from(change: Change) -> Planned {
        Planned { change, attempt: None }
    }
}

impl From<Attempt> for Planned {
    fn from(attempt: Attempt) -> Planned {
        let change = Change::Command { at: attempt.at, seat: attempt.seat, command: attempt.command.clone() };
        Planned { change, attempt: Some(attempt) }
    }
}

/// When something is asked for.
#[derive(Clone, Copy, Debug, Default)]
pub struct When {
    /// In game time: when the request arrived.
    pub at: u64,
    /// Until when people who are not there would be waited for, milliseconds since 1970.
    pub undo_until: u64,
}

impl TableState {
    /// The entry that would carry out a request, or why it cannot be. Changes nothing.
    pub fn plan(&self, key: &Key, name: &str, action: &Action, when: When) -> Result<Planned, Refused> {
        match action {
            Action::Command { command } => self.plan_command(key, command, when.at).map(Planned::from),
            _ => self.plan_change(key, name, action, when).map(Planned::from),
        }
    }

    fn plan_command(&self, key: &Key, command: &Value, at: u64) -> Result<Attempt, Refused> {
        let refused = |code| Err(words::refused(code));
        if self.stopped {
            return refused(RefusedCode::Stopped);
        }
        let Some(seat) = self.chairs.of(key) else { return refused(RefusedCode::NoChair) };
        let Some(game) = self.game() else { return refused(RefusedCode::WrongMoment) };
        if self.chairs.is_away(seat) {
            return refused(RefusedCode::NoChair);
        }
        if self.paused && self.phase() == TablePhase::Playing {
            return refused(RefusedCode::Paused);
        }
        game.attempt(at, seat, Given::Sent(command)).map_err(words::refused_command)
    }

    fn plan_change(&self, key: &Key, name: &str, action: &Action, when: When) -> Result<Change, Refused> {
        let at = when.at;
        let no = |code: RefusedCode| Err(words::refused(code));
        let seat = self.chairs.of(key);
        let chair = seat.ok_or_else(|| words::refused(RefusedCode::NoChair));
        let phase = self.phase();
        if phase == TablePhase::Stopped && !matches!(action, Action::Chat { .. }) {
            return no(RefusedCode::Stopped);
        }
        let during = |wanted: TablePhase| {
            if phase == wanted { Ok(()) } else { Err(words::refused(RefusedCode::WrongMoment)) }
        };
        let host =
            || if self.chairs.host() == key { Ok(()) } else { Err(words::refused(RefusedCode::NotHost)) };
        let exists =
            |seat: Seat| self.chairs.get(seat).ok_or_else(|| words::refused(RefusedCode::ChairTaken));
        match action {
            Action::Chat { .. }
                if self.game().is_some_and(|game| game.silence()) && phase == TablePhase::Playing =>
            {
                no(RefusedCode::Silence)
            }
            Action::Chat { text } => {
                let text = tidy(text, CHAT_LENGTH).ok_or_else(|| words::refused(RefusedCode::BadValue))?;
                let name = seat.map_or(name, |seat| self.chairs.name(seat));
                Ok(Change::Chat { seat, name: name.to_owned(), text })
            }
            Action::Sit { seat: wanted } => {
                let there = exists(*wanted)?;
                if phase == TablePhase::Playing && seat == Some(*wanted) && there.away.is_some() {
                    return Ok(Change::Return { seat: *wanted });
                }
                during(TablePhase::Waiting)?;
                if key.is_program() || !matches!(there.holder, HolderState::Empty) {
                    return no(RefusedCode::ChairTaken);
                }
                Ok(Change::Sit { seat: *wanted, key: key.clone(), name: name.to_owned() })
            }
            Action::Stand => {
                let seat = chair?;
                match phase {
                    TablePhase::Waiting => Ok(Change::Stand { seat }),
                    TablePhase::Playing if !self.chairs.is_away(seat) => match self.substitute() {
                        Some(bot) => Ok(Change::TakeOver { seat, bot: bot.to_owned() }),
                        None => no(RefusedCode::WrongMoment),
                    },
                    _ => no(RefusedCode::WrongMoment),
                }
            }
            Action::Rename { name } => {
                let name = tidy(name, NAME_LENGTH).ok_or_else(|| words::refused(RefusedCode::BadValue))?;
                Ok(Change::Rename { seat: chair?, name })
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
                Ok(Change::AddBot { seat: *seat, bot: bot.clone() })
            }
            Action::RemoveBot { seat } => {
                during(TablePhase::Waiting)?;
                host()?;
                match exists(*seat)?.holder {
                    HolderState::Bot(_) => Ok(Change::RemoveBot { seat: *seat }),
                    _ => no(RefusedCode::ChairTaken),
                }
            }
            Action::Dismiss { seat } => {
                during(TablePhase::Waiting)?;
                host()?;
                match exists(*seat)?.holder {
                    HolderState::Held { .. } => Ok(Change::Stand { seat: *seat }),
                    _ => no(RefusedCode::ChairTaken),
                }
            }
            Action::Ready { ready } => {
                during(TablePhase::Waiting)?;
                Ok(Change::Ready { seat: chair?, ready: *ready })
            }
            Action::Options { options, seats } => {
                during(TablePhase::Waiting)?;
                host()?;
                self.check_options(options, *seats)?;
                Ok(Change::Options { options: options.clone(), seats: *seats })
            }
            Action::Start => {
                during(TablePhase::Waiting)?;
                host()?;
                self.plan_start()
            }
            Action::Undo | Action::RestartTurn => {
                let seat = chair?;
                during(TablePhase::Playing)?;
                if self.chairs.is_away(seat) {
                    return no(RefusedCode::NoChair);
                }
                let target = match action {
                    Action::Undo => self.undo.latest_of(seat),
                    _ => self.undo.turn_of(seat),
                };
                let Some(to) = target else { return no(RefusedCode::NothingToUndo) };
                match self.judge_undo(seat, to, at) {
                    Undo::Never => no(RefusedCode::NoUndo),
                    Undo::Free => {
                        Ok(Change::Undo { seat, to: to as u32, free: true, agreed: Vec::new(), at: Some(at) })
                    }
                    Undo::Ask if self.undo.asked.is_some() => no(RefusedCode::WrongMoment),
                    Undo::Ask => Ok(Change::AskUndo { seat, to: to as u32, until: when.undo_until }),
                }
            }
            Action::AnswerUndo { agree } => {
                let seat = chair?;
                if !self.undo_waits_for().contains(&seat) {
                    return no(RefusedCode::WrongMoment);
                }
                Ok(if *agree { Change::AgreeUndo { seat } } else { Change::RefuseUndo { seat } })
            }
            Action::WithdrawUndo => {
                let seat = chair?;
                match &self.undo.asked {
                    Some(asked) if asked.seat == seat => Ok(Change::WithdrawUndo { seat }),
                    _ => no(RefusedCode::WrongMoment),
                }
            }
            Action::Pause => {
                let seat = chair?;
                during(TablePhase::Playing)?;
                if self.paused { no(RefusedCode::Paused) } else { Ok(Change::Pause { seat, at }) }
            }
            Action::Resume => {
                let seat = chair?;
                during(TablePhase::Playing)?;
                if self.paused { Ok(Change::Resume { seat }) } else { no(RefusedCode::WrongMoment) }
            }
            Action::Clock { percent } => {
                let seat = chair?;
                during(TablePhase::Playing)?;
                if !(25..=200).contains(percent) {
                    return no(RefusedCode::BadValue);
                }
                Ok(Change::Clock { seat, at, percent: *percent })
            }
            Action::FastBots { fast } => {
                if self.chairs.host() != key {
                    chair?;
                }
                Ok(Change::FastBots { fast: *fast })
            }
            // The room plans a command with its attempt, and a rematch once the next table is made.
            Action::Command { .. } | Action::Rematch => {
                chair?;
                during(TablePhase::Over)?;
                no(RefusedCode::WrongMoment)
            }
        }
    }

    /// A chair for a program.
    pub fn plan_program(&self, key: &Key, seat: Seat, program: Key, name: String) -> Result<Change, Refused> {
        if self.phase() != TablePhase::Waiting {
            return Err(words::refused(RefusedCode::WrongMoment));
        }
        if self.chairs.host() != key {
            return Err(words::refused(RefusedCode::NotHost));
        }
        match self.chairs.get(seat).map(|chair| &chair.holder) {
            Some(HolderState::Empty) => Ok(Change::AddProgram { seat, key: program, name }),
            _ => Err(words::refused(RefusedCode::ChairTaken)),
        }
    }

    /// Whether these options can be chosen. Combinations that do not start a game are told as the table's problem.
    pub fn check_options(&self, options: &BTreeMap<String, String>, seats: u8) -> Result<(), Refused> {
        let known = |name: &String| self.info.options.iter().any(|spec| spec.name == name.as_str());
        let short = options.values().all(|value| value.len() <= 128);
        let fits = (self.info.least_seats..=self.info.most_seats).contains(&seats);
        let vacant =
            self.chairs.seats().skip(usize::from(seats)).all(|seat| self.chairs.holder(seat).is_none());
        if options.keys().all(known) && short && fits && vacant {
            Ok(())
        } else {
            Err(words::refused(RefusedCode::BadValue))
        }
    }

    /// The setup for the chosen options and content, or why there is none.
    pub fn configure(&self) -> Result<Json, Phrase> {
        let content = self.content.as_ref().map(|brought| &*brought.text);
        self.kind.configure(self.chairs.count(), &self.options, content)
    }

    /// The entry with which the game begins.
    pub fn plan_start(&self) -> Result<Change, Refused> {
        if !self.chairs.are_ready() {
            return Err(words::refused(RefusedCode::NotReady));
        }
        let setup =
            self.configure().map_err(|phrase| words::refused_because(RefusedCode::BadValue, phrase))?;
        Ok(Change::Start { setup })
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
