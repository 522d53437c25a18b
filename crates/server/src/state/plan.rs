//! From a request to the entry that would carry it out.

use super::TableState;
use super::chairs::HolderState;
use crate::entry::{Change, Key};
use crate::hosted::{Attempt, Given, Json};
use crate::protocol::{Refused, RefusedCode, Request, TablePhase};
use crate::{typed, words};
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
    /// Until when somebody would be waited for longer, milliseconds since 1970.
    pub wait_until: u64,
}

impl TableState {
    /// The entry that would carry out a request, or why it cannot be. Changes nothing.
    pub fn plan(&self, key: &Key, name: &str, request: &Request, when: When) -> Result<Planned, Refused> {
        match request {
            Request::Command { command } => self.plan_command(key, command, when.at).map(Planned::from),
            _ => self.plan_change(key, name, request, when).map(Planned::from),
        }
    }

    fn plan_command(&self, key: &Key, command: &Value, at: u64) -> Result<Attempt, Refused> {
        let refused = |code| Err(words::refused(code));
        if self.stopped {
            return refused(RefusedCode::Stopped);
        }
        if self.closed {
            return refused(RefusedCode::Closed);
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

    fn plan_change(&self, key: &Key, name: &str, request: &Request, when: When) -> Result<Change, Refused> {
        let at = when.at;
        let no = |code: RefusedCode| Err(words::refused(code));
        let seat = self.chairs.of(key);
        let chair = seat.ok_or_else(|| words::refused(RefusedCode::NoChair));
        let phase = self.phase();
        if self.closed {
            return no(RefusedCode::Closed);
        }
        if phase == TablePhase::Stopped && !matches!(request, Request::Chat { .. }) {
            return no(RefusedCode::Stopped);
        }
        let during = |wanted: TablePhase| {
            if phase == wanted { Ok(()) } else { Err(words::refused(RefusedCode::WrongMoment)) }
        };
        let host =
            || if self.chairs.host() == key { Ok(()) } else { Err(words::refused(RefusedCode::NotHost)) };
        let exists =
            |seat: Seat| self.chairs.get(seat).ok_or_else(|| words::refused(RefusedCode::ChairTaken));
        match request {
            Request::Chat { .. }
                if self.game().is_some_and(|game| game.silence()) && phase == TablePhase::Playing =>
            {
                no(RefusedCode::Silence)
            }
            Request::Chat { .. } if self.is_muted(key) => no(RefusedCode::Muted),
            Request::Chat { text } => {
                let text = typed::chat(text)?;
                let name = seat.map_or(name, |seat| self.chairs.name(seat));
                Ok(Change::Chat { seat, name: name.to_owned(), text })
            }
            Request::Mute { said } => {
                host()?;
                let voice = self.voices.of(*said).ok_or_else(|| words::refused(RefusedCode::BadValue))?;
                if voice.key == *key || self.is_muted(&voice.key) {
                    return no(RefusedCode::WrongMoment);
                }
                let seat = self.chairs.of(&voice.key);
                Ok(Change::Mute { key: voice.key.clone(), seat, name: voice.name.clone() })
            }
            Request::Unmute { number } => {
                host()?;
                let muted = self.voices.muted_by(*number);
                let voice = muted.ok_or_else(|| words::refused(RefusedCode::WrongMoment))?;
                let seat = self.chairs.of(&voice.key);
                Ok(Change::Unmute { key: voice.key.clone(), seat, name: voice.name.clone() })
            }
            Request::Sit { seat: wanted } => {
                let there = exists(*wanted)?;
                if phase == TablePhase::Playing
                    && seat == Some(*wanted)
                    && (there.away.is_some() || there.offered)
                {
                    return Ok(Change::Return { seat: *wanted });
                }
                if phase == TablePhase::Playing && seat.is_none() && there.offered && !key.is_program() {
                    return Ok(Change::Sit { seat: *wanted, key: key.clone(), name: name.to_owned() });
                }
                during(TablePhase::Waiting)?;
                if key.is_program() || !matches!(there.holder, HolderState::Empty) {
                    return no(RefusedCode::ChairTaken);
                }
                Ok(Change::Sit { seat: *wanted, key: key.clone(), name: name.to_owned() })
            }
            Request::Stand => {
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
            Request::Rename { name } => Ok(Change::Rename { seat: chair?, name: typed::name(name)? }),
            Request::AddBot { seat, bot } => {
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
            Request::RemoveBot { seat } => {
                during(TablePhase::Waiting)?;
                host()?;
                match exists(*seat)?.holder {
                    HolderState::Bot(_) => Ok(Change::RemoveBot { seat: *seat }),
                    _ => no(RefusedCode::ChairTaken),
                }
            }
            Request::Dismiss { seat } => {
                during(TablePhase::Waiting)?;
                host()?;
                match exists(*seat)?.holder {
                    HolderState::Held { .. } => Ok(Change::Stand { seat: *seat }),
                    _ => no(RefusedCode::ChairTaken),
                }
            }
            Request::Ready { ready } => {
                during(TablePhase::Waiting)?;
                Ok(Change::Ready { seat: chair?, ready: *ready })
            }
            Request::Colour { colour } => {
                during(TablePhase::Waiting)?;
                let seat = chair?;
                let taken =
                    self.chairs.iter().any(|(other, chair)| other != seat && chair.colour == Some(*colour));
                if taken {
                    no(RefusedCode::ColourTaken)
                } else {
                    Ok(Change::Colour { seat, colour: *colour })
                }
            }
            Request::Options { options, seats } => {
                during(TablePhase::Waiting)?;
                host()?;
                self.check_options(options, *seats)?;
                Ok(Change::Options { options: options.clone(), seats: *seats })
            }
            Request::Start => {
                during(TablePhase::Waiting)?;
                host()?;
                self.plan_start()
            }
            Request::Undo | Request::RestartTurn => {
                let seat = chair?;
                during(TablePhase::Playing)?;
                if self.chairs.is_away(seat) {
                    return no(RefusedCode::NoChair);
                }
                let target = match request {
                    Request::Undo => self.undo.latest_of(seat),
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
            Request::AnswerUndo { agree } => {
                let seat = chair?;
                if !self.undo_waits_for().contains(&seat) {
                    return no(RefusedCode::WrongMoment);
                }
                Ok(if *agree { Change::AgreeUndo { seat } } else { Change::RefuseUndo { seat } })
            }
            Request::WithdrawUndo => {
                let seat = chair?;
                match &self.undo.asked {
                    Some(asked) if asked.seat == seat => Ok(Change::WithdrawUndo { seat }),
                    _ => no(RefusedCode::WrongMoment),
                }
            }
            Request::WaitFor { seat } => {
                let by = chair?;
                during(TablePhase::Playing)?;
                if exists(*seat)?.away.is_some() || self.chairs.holder(*seat).is_none() {
                    return no(RefusedCode::WrongMoment);
                }
                Ok(Change::WaitFor { seat: *seat, by, until: when.wait_until })
            }
            Request::Offer { seat } => {
                chair?;
                during(TablePhase::Playing)?;
                // The host's own chair is for the others to offer.
                if self.chairs.holder(*seat) != Some(self.chairs.host()) {
                    host()?;
                }
                // A bot's chair is the host's to offer as well: somebody may come late.
                let bots = matches!(exists(*seat)?.holder, HolderState::Bot(_));
                if !(bots || self.chairs.is_persons(*seat)) || self.chairs.is_offered(*seat) {
                    return no(RefusedCode::WrongMoment);
                }
                Ok(Change::Offer { seat: *seat })
            }
            Request::Pause => {
                let seat = chair?;
                during(TablePhase::Playing)?;
                if self.paused { no(RefusedCode::Paused) } else { Ok(Change::Pause { seat, at }) }
            }
            Request::Resume => {
                let seat = chair?;
                during(TablePhase::Playing)?;
                if self.paused { Ok(Change::Resume { seat }) } else { no(RefusedCode::WrongMoment) }
            }
            Request::Clock { percent } => {
                let seat = chair?;
                during(TablePhase::Playing)?;
                if !(25..=2000).contains(percent) {
                    return no(RefusedCode::BadValue);
                }
                Ok(Change::Clock { seat, at, percent: *percent })
            }
            Request::FastBots { fast } => {
                if self.chairs.host() != key {
                    chair?;
                }
                Ok(Change::FastBots { fast: *fast })
            }
            // The room plans a command with its attempt, and a rematch once the next table is made.
            Request::Command { .. } | Request::Rematch => {
                chair?;
                during(TablePhase::Over)?;
                no(RefusedCode::WrongMoment)
            }
        }
    }

    /// A person's chair goes with them to another device.
    pub fn plan_move(&self, from: &Key, to: &Key) -> Result<Change, Refused> {
        if !matches!(self.phase(), TablePhase::Waiting | TablePhase::Playing) {
            return Err(words::refused(RefusedCode::WrongMoment));
        }
        let seat = self.chairs.of(from).ok_or_else(|| words::refused(RefusedCode::NoChair))?;
        if self.chairs.of(to).is_some() {
            return Err(words::refused(RefusedCode::ChairTaken));
        }
        Ok(Change::Move { seat, key: to.clone() })
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
        Ok(Change::Start { setup, rules: Some(self.info.rules) })
    }
}
