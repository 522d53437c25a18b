//! A table's log as text: what is left to read when the rules that could show it have changed. It needs no game.

use crate::entry::{Change, LogEntry};
use crate::state::Header;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// One line of JSON for each entry: its number, when it happened, whose chair it is about, and what it does. Keys stay out of it, and
/// so does what people did in a game that is not over: it may say what they hid.
pub fn text(header: &Header, log: &[LogEntry], over: bool) -> String {
    let mut names: BTreeMap<u8, String> = BTreeMap::new();
    let head = json!({ "game": header.game, "rules": header.rules, "created": header.created, "over": over });
    let mut text = format!("{head}\n");
    for entry in log {
        match &entry.change {
            Change::Sit { seat, name, .. }
            | Change::Rename { seat, name }
            | Change::AddProgram { seat, name, .. }
            | Change::AddBot { seat, bot: name } => {
                names.insert(seat.0, name.clone());
            }
            _ => {}
        }
        let name = entry.change.seat().and_then(|seat| names.get(&seat.0));
        let mut what = match &entry.change {
            Change::Unreadable { body } => serde_json::from_str(body).unwrap_or(Value::Null),
            change => serde_json::to_value(change).unwrap_or(Value::Null),
        };
        redact(&mut what, over);
        let line = json!({ "number": entry.seq, "when": entry.when, "name": name, "what": what });
        text.push_str(&format!("{line}\n"));
    }
    text
}

/// Takes out what is nobody's business.
fn redact(what: &mut Value, over: bool) {
    let Some((kind, fields)) = what.as_object_mut().and_then(|change| change.iter_mut().next()) else {
        // What has no fields hides nothing; what is no change at all may.
        if !what.is_string() {
            *what = Value::Null;
        }
        return;
    };
    let Some(fields) = fields.as_object_mut() else { return };
    fields.remove("key");
    if !over && kind == "command" {
        fields.remove("command");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entry::Key;
    use crate::hosted::json as raw;
    use table::{Seat, Seed};

    #[test]
    fn a_log_is_read_without_its_rules_keys_or_hidden_moves() {
        let header = Header {
            code: "ABCDEF".to_owned(),
            link: String::new(),
            game: "gone".to_owned(),
            rules: 3,
            seed: Seed::from_number(7),
            created: 5,
            host: Key("pSECRET".to_owned()),
        };
        let key = Key("pSECRET".to_owned());
        let changes = [
            Change::Sit { seat: Seat(0), key: key.clone(), name: "Ada".to_owned() },
            Change::Command { at: 9, seat: Seat(0), command: raw(&json!({ "hide": "ACE" })) },
            Change::Chat { seat: Some(Seat(0)), name: "Ada".to_owned(), text: "bye".to_owned() },
            Change::Unreadable { body: r#"{"later":{"key":"pSECRET","by":1}}"#.to_owned() },
        ];
        let log: Vec<LogEntry> = (1..)
            .zip(changes)
            .map(|(seq, change)| LogEntry { seq, when: seq, by: key.clone(), id: String::new(), change })
            .collect();
        let open = text(&header, &log, false);
        assert!(open.contains("Ada") && open.contains("bye") && open.contains("later"), "{open}");
        assert!(!open.contains("SECRET") && !open.contains("ACE"), "{open}");
        assert!(!open.contains(&header.seed.to_hex()), "{open}");
        assert!(text(&header, &log, true).contains("ACE"), "a game that is over has no secrets");
    }
}
