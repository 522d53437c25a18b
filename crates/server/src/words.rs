//! What the server itself says to people: message keys with arguments. The sentences are in `locales/`.

use crate::hosted::{CommandError, null};
use crate::protocol::{ApiErrorCode, ErrorCode, Refused, RefusedCode, TableEvent};
use serde::Serialize;
use table::Phrase;

/// The word that an enum without fields has in JSON.
fn word<T: Serialize>(value: &T) -> String {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(word)) => word.replace('_', "-"),
        _ => String::new(),
    }
}

/// What to say about something at the table.
pub fn tell(event: &TableEvent) -> Phrase {
    use TableEvent as E;
    let say = |name: &str| Phrase::new(format!("table-event-{name}"));
    match event {
        E::Sat { seat, name } => say("sat").seat("seat", *seat).text("name", name),
        E::Stood { seat, name } => say("stood").seat("seat", *seat).text("name", name),
        E::Renamed { seat, name } => say("renamed").seat("seat", *seat).text("name", name),
        E::BotSat { seat, bot } => say("bot-sat").seat("seat", *seat).text("bot", bot),
        E::BotLeft { seat, bot } => say("bot-left").seat("seat", *seat).text("bot", bot),
        E::ProgramSat { seat, name } => say("program-sat").seat("seat", *seat).text("name", name),
        E::Ready { seat } => say("ready").seat("seat", *seat),
        E::NotReady { seat } => say("not-ready").seat("seat", *seat),
        E::OptionsChanged => say("options-changed"),
        E::ContentBrought => say("content-brought"),
        E::ContentRemoved => say("content-removed"),
        E::Started => say("started"),
        E::Forked { code, step } => say("forked").text("code", code).number("step", *step),
        E::Undone { seat, commands, free, agreed } => say("undone")
            .seat("seat", *seat)
            .number("commands", *commands)
            .number("free", i64::from(*free))
            .number("agreed", agreed.len() as i64),
        E::UndoAsked { seat, commands } => {
            say("undo-asked").seat("seat", *seat).number("commands", *commands)
        }
        E::UndoAgreed { seat } => say("undo-agreed").seat("seat", *seat),
        E::UndoRefused { seat } => say("undo-refused").seat("seat", *seat),
        E::UndoWithdrawn { seat } => say("undo-withdrawn").seat("seat", *seat),
        E::Paused { seat } => say("paused").seat("seat", *seat),
        E::Resumed { seat } => say("resumed").seat("seat", *seat),
        E::ClockSet { seat, percent } => say("clock-set").seat("seat", *seat).number("percent", *percent),
        E::BotsFast => say("bots-fast"),
        E::BotsSlow => say("bots-slow"),
        E::BotTookOver { seat, bot } => say("bot-took-over").seat("seat", *seat).text("bot", bot),
        E::CameBack { seat } => say("came-back").seat("seat", *seat),
        E::Muted { name, .. } => say("muted").text("name", name),
        E::Unmuted { name, .. } => say("unmuted").text("name", name),
        E::WaitedFor { seat, by } => say("waited-for").seat("seat", *seat).seat("by", *by),
        E::Offered { seat } => say("offered").seat("seat", *seat),
        E::Moved { seat } => say("moved").seat("seat", *seat),
        E::Over { .. } => say("over"),
        E::Rematch { code } => say("rematch").text("code", code),
        E::Closed => say("closed"),
        E::Stopped => say("stopped"),
    }
}

/// What somebody said: the words themselves.
pub fn chat(name: &str, text: &str) -> Phrase {
    Phrase::new("table-chat").text("name", name).text("text", text)
}

/// A refusal by the table.
pub fn refused(code: RefusedCode) -> Refused {
    Refused {
        code,
        rule: None,
        refusal: null(),
        phrase: Phrase::new(format!("table-refused-{}", word(&code))),
    }
}

/// A refusal by the table, with what a game says about it.
pub fn refused_because(code: RefusedCode, phrase: Phrase) -> Refused {
    Refused { phrase, ..refused(code) }
}

/// A refusal by a game.
pub fn refused_command(error: CommandError) -> Refused {
    match error {
        CommandError::NotACommand => refused(RefusedCode::NoCommand),
        CommandError::Rule { rule, refusal, phrase } => {
            Refused { code: RefusedCode::Rule, rule: Some(rule.to_owned()), refusal, phrase }
        }
    }
}

/// What is wrong with a message.
pub fn error(code: ErrorCode) -> Phrase {
    Phrase::new(format!("table-error-{}", word(&code)))
}

/// What is wrong with a request.
pub fn api_error(code: ApiErrorCode) -> Phrase {
    Phrase::new(format!("api-error-{}", word(&code)))
}

/// Every message key that the server can ever ask for, besides those of the games.
pub fn vocabulary() -> Vec<String> {
    let groups: [(&str, &[&str]); 4] = [
        (
            "table-event",
            &[
                "sat",
                "stood",
                "renamed",
                "bot-sat",
                "bot-left",
                "program-sat",
                "ready",
                "not-ready",
                "options-changed",
                "content-brought",
                "content-removed",
                "started",
                "forked",
                "undone",
                "undo-asked",
                "undo-agreed",
                "undo-refused",
                "undo-withdrawn",
                "paused",
                "resumed",
                "clock-set",
                "bots-fast",
                "bots-slow",
                "bot-took-over",
                "came-back",
                "muted",
                "unmuted",
                "waited-for",
                "offered",
                "moved",
                "over",
                "rematch",
                "closed",
                "stopped",
            ],
        ),
        (
            "table-refused",
            &[
                "no-command",
                "no-chair",
                "not-host",
                "wrong-moment",
                "paused",
                "chair-taken",
                "colour-taken",
                "bad-value",
                "unprintable",
                "no-name",
                "not-ready",
                "nothing-to-undo",
                "no-undo",
                "silence",
                "muted",
                "muted-everywhere",
                "closed",
                "draining",
                "stopped",
                "too-fast",
                "unavailable",
            ],
        ),
        (
            "table-error",
            &[
                "bad-message",
                "hello-first",
                "wrong-protocol",
                "no-table",
                "outdated",
                "bad-token",
                "no-chair",
                "banned",
                "too-fast",
                "unavailable",
            ],
        ),
        (
            "api-error",
            &[
                "bad-request",
                "bad-content",
                "forbidden",
                "banned",
                "draining",
                "not-found",
                "conflict",
                "outdated",
                "too-large",
                "too-fast",
                "unavailable",
            ],
        ),
    ];
    let mut keys = vec!["table-chat".to_owned()];
    for (group, names) in groups {
        keys.extend(names.iter().map(|name| format!("{group}-{name}")));
    }
    keys
}
