//! JSON Patches between two views.
//!
//! Views are text, and stay text: both are walked side by side, whatever is written the same is passed over, and what differs is copied
//! from the new one. Nothing is made of them that would have to be taken down again.

use crate::hosted::Json;
use crate::protocol::PatchOperation;
use serde_json::value::RawValue;
use std::sync::Arc;

/// The patch from one document to another; nothing when the whole document is the shorter message.
pub fn between(old: &Json, new: &Json) -> Option<Json> {
    let text = text(old.get(), new.get(), new.get().len())?;
    // It is read once more in full: whatever was overlooked above, what is sent is JSON.
    RawValue::from_string(text).ok().map(Arc::from)
}

/// The patch from one document to another, however long.
pub fn steps(old: &Json, new: &Json) -> Vec<PatchOperation> {
    let compared = text(old.get(), new.get(), usize::MAX).and_then(|text| serde_json::from_str(&text).ok());
    compared.unwrap_or_else(|| {
        let value = serde_json::from_str(new.get()).unwrap_or_default();
        vec![PatchOperation::Replace { path: String::new(), value }]
    })
}

/// A patch as text, if it is shorter than so many bytes and both documents are written as `serde_json` writes them.
fn text(old: &str, new: &str, limit: usize) -> Option<String> {
    let mut patch = Patch { text: "[".to_owned(), path: String::new(), limit };
    patch.compare(old, new)?;
    patch.text.push(']');
    (patch.text.len() < limit).then_some(patch.text)
}

struct Patch {
    text: String,
    /// Where the comparison is: a JSON Pointer as it stands between quotation marks.
    path: String,
    limit: usize,
}

impl Patch {
    fn compare(&mut self, old: &str, new: &str) -> Option<()> {
        if old == new {
            return Some(());
        }
        match (old.as_bytes().first()?, new.as_bytes().first()?) {
            (b'{', b'{') => self.compare_members(&members(old)?, &members(new)?),
            (b'[', b'[') => self.compare_items(&items(old)?, &items(new)?),
            _ => self.step("replace", Some(new)),
        }
    }

    fn compare_members(&mut self, old: &[Member], new: &[Member]) -> Option<()> {
        for (index, member) in new.iter().enumerate() {
            let before = find(old, index, member.name);
            self.at_member(member.name, |patch| match before {
                Some(before) => patch.compare(before, member.value),
                None => patch.step("add", Some(member.value)),
            })?;
        }
        for (index, member) in old.iter().enumerate() {
            if find(new, index, member.name).is_none() {
                self.at_member(member.name, |patch| patch.step("remove", None))?;
            }
        }
        Some(())
    }

    /// What the lists begin and end with in common stays where it is.
    fn compare_items(&mut self, old: &[&str], new: &[&str]) -> Option<()> {
        let first = old.iter().zip(new).take_while(|(old, new)| old == new).count();
        let (old, new) = (old.get(first..)?, new.get(first..)?);
        let last = old.iter().rev().zip(new.iter().rev()).take_while(|(old, new)| old == new).count();
        let (old, new) = (old.get(..old.len() - last)?, new.get(..new.len() - last)?);
        for (index, (old, new)) in old.iter().zip(new).enumerate() {
            self.at_item(first + index, |patch| patch.compare(old, new))?;
        }
        // From the end, so that those before keep their places.
        for index in (new.len()..old.len()).rev() {
            self.at_item(first + index, |patch| patch.step("remove", None))?;
        }
        for (index, new) in new.iter().enumerate().skip(old.len()) {
            self.at_item(first + index, |patch| patch.step("add", Some(new)))?;
        }
        Some(())
    }

    fn at_item(&mut self, index: usize, act: impl FnOnce(&mut Patch) -> Option<()>) -> Option<()> {
        let length = self.path.len();
        self.path.push('/');
        self.path.push_str(&index.to_string());
        act(self)?;
        self.path.truncate(length);
        Some(())
    }

    fn at_member(&mut self, name: &str, act: impl FnOnce(&mut Patch) -> Option<()>) -> Option<()> {
        let length = self.path.len();
        self.path.push('/');
        for letter in name.chars() {
            match letter {
                '~' => self.path.push_str("~0"),
                '/' => self.path.push_str("~1"),
                letter => self.path.push(letter),
            }
        }
        act(self)?;
        self.path.truncate(length);
        Some(())
    }

    fn step(&mut self, kind: &str, value: Option<&str>) -> Option<()> {
        if self.text.len() > 1 {
            self.text.push(',');
        }
        let parts = [r#"{"op":""#, kind, r#"","path":""#, &self.path, "\""];
        parts.iter().for_each(|part| self.text.push_str(part));
        if let Some(value) = value {
            self.text.push_str(r#","value":"#);
            self.text.push_str(value);
        }
        self.text.push('}');
        (self.text.len() < self.limit).then_some(())
    }
}

/// A member of an object: its name as it stands between quotation marks, and its value.
struct Member<'a> {
    name: &'a str,
    value: &'a str,
}

/// A member's value. Nearly always two objects have the same members in the same order.
fn find<'a>(list: &[Member<'a>], index: usize, name: &str) -> Option<&'a str> {
    let near = list.get(index).filter(|member| member.name == name);
    near.or_else(|| list.iter().find(|member| member.name == name)).map(|member| member.value)
}

fn members(text: &str) -> Option<Vec<Member<'_>>> {
    let mut members = Vec::new();
    parts(text, b'}', |at| {
        let colon = end(text, at)?;
        let name = text.get(at + 1..colon - 1)?;
        // Nobody but `serde_json` writes here, and it escapes neither strokes nor tildes; somebody else might.
        if text.as_bytes().get(colon) != Some(&b':') || name.contains("\\/") || name.contains("\\u") {
            return None;
        }
        let end = end(text, colon + 1)?;
        members.push(Member { name, value: text.get(colon + 1..end)? });
        Some(end)
    })?;
    Some(members)
}

fn items(text: &str) -> Option<Vec<&str>> {
    let mut items = Vec::new();
    parts(text, b']', |at| {
        let end = end(text, at)?;
        items.push(text.get(at..end)?);
        Some(end)
    })?;
    Some(items)
}

/// Goes through what an object or a list holds. `read` is told where a part begins and says where it ends.
fn parts(text: &str, closing: u8, mut read: impl FnMut(usize) -> Option<usize>) -> Option<()> {
    let bytes = text.as_bytes();
    let mut at = 1;
    if bytes.get(at) != Some(&closing) {
        loop {
            at = read(at)?;
            match bytes.get(at)? {
                b',' => at += 1,
                byte if *byte == closing => break,
                _ => return None,
            }
        }
    }
    (at + 1 == bytes.len()).then_some(())
}

/// Where the value ends that begins here.
fn end(text: &str, from: usize) -> Option<usize> {
    let bytes = text.as_bytes();
    match bytes.get(from)? {
        b'"' => end_of_text(bytes, from),
        b'{' | b'[' => {
            let (mut at, mut depth) = (from, 0_usize);
            loop {
                match bytes.get(at)? {
                    b'"' => at = end_of_text(bytes, at)? - 1,
                    b'{' | b'[' => depth += 1,
                    b'}' | b']' => depth -= 1,
                    _ => {}
                }
                at += 1;
                if depth == 0 {
                    return Some(at);
                }
            }
        }
        b'-' | b'0'..=b'9' | b't' | b'f' | b'n' => {
            let rest = bytes.get(from..)?;
            let length = rest.iter().position(|byte| matches!(byte, b',' | b'}' | b']'));
            Some(from + length.unwrap_or(rest.len()))
        }
        _ => None,
    }
}

fn end_of_text(bytes: &[u8], from: usize) -> Option<usize> {
    let mut at = from + 1;
    loop {
        match bytes.get(at)? {
            b'"' => return Some(at + 1),
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hosted::json;
    use serde_json::{Value, json as value};
    use table::{Dice, Seed};

    fn patched(old: &Value, patch: &Value) -> Value {
        let patch: json_patch::Patch = serde_json::from_value(patch.clone()).unwrap();
        let mut patched = old.clone();
        json_patch::patch(&mut patched, &patch).unwrap();
        patched
    }

    /// The patch, after it was looked at whether it leads from one to the other.
    fn between_values(old: &Value, new: &Value) -> Value {
        let patch = serde_json::to_value(steps(&json(old), &json(new))).unwrap();
        assert_eq!(patched(old, &patch), *new, "{patch}");
        if let Some(short) = between(&json(old), &json(new)) {
            assert_eq!(serde_json::from_str::<Value>(short.get()).unwrap(), patch);
            assert!(short.get().len() < new.to_string().len());
        }
        patch
    }

    #[test]
    fn a_patch_leads_from_one_view_to_the_other() {
        let old = value!({ "hand": [1, 2, 3, 9], "phase": "acting", "chance": 0.1, "a/b": { "~": 1 }, "tab\t": [] });
        let new = value!({
            "hand": [1, 3, 9], "phase": { "over": [] }, "chance": 0.30000000000000004, "a/b": {}, "tab\t": [[], "\u{1}", "}"]
        });
        between_values(&old, &new);
    }

    #[test]
    fn what_a_list_begins_and_ends_with_stays_where_it_is() {
        let remove = between_values(&value!({ "hand": [1, 2, 3, 9] }), &value!({ "hand": [1, 3, 9] }));
        assert_eq!(remove, value!([{ "op": "remove", "path": "/hand/1" }]));
        let add = between_values(&value!([1, 9]), &value!([1, 2, 3, 9]));
        assert_eq!(
            add,
            value!([{ "op": "add", "path": "/1", "value": 2 }, { "op": "add", "path": "/2", "value": 3 }])
        );
        assert_eq!(between_values(&value!([1, [2, 2]]), &value!([1, [2, 2]])), value!([]));
    }

    #[test]
    fn members_in_another_order_are_the_same_members() {
        let (old, new) = (r#"{"a":1,"b":[{}],"c":"x"}"#, r#"{"c":"x","b":[{}],"d":2}"#);
        let raw = |text: &str| -> Json { Arc::from(RawValue::from_string(text.to_owned()).unwrap()) };
        let patch = serde_json::to_value(steps(&raw(old), &raw(new))).unwrap();
        assert_eq!(
            patch,
            value!([{ "op": "add", "path": "/d", "value": 2 }, { "op": "remove", "path": "/a" }])
        );
    }

    #[test]
    fn a_patch_longer_than_the_view_is_not_worth_it() {
        assert!(between(&json(&value!({ "a": 1 })), &json(&value!({ "b": 2 }))).is_none());
    }

    #[test]
    fn text_that_is_written_otherwise_is_sent_whole() {
        let raw = |text: &str| -> Json { Arc::from(RawValue::from_string(text.to_owned()).unwrap()) };
        for (old, new) in [
            (r#"{"a": 1, "b": [1, 2, 3]}"#, r#"{"a":2,"b":[1,2,3]}"#),
            (r#"{"a":1,"b":[ 1,2]}"#, r#"{"a":1,"b":[ 2,2]}"#),
            (r#"{"\/":1,"long":"enough to be worth it"}"#, r#"{"\/":2,"long":"enough to be worth it"}"#),
        ] {
            assert!(between(&raw(old), &raw(new)).is_none(), "{old}");
            let whole = vec![PatchOperation::Replace {
                path: String::new(),
                value: serde_json::from_str(new).unwrap(),
            }];
            assert_eq!(steps(&raw(old), &raw(new)), whole);
        }
    }

    fn some_value(dice: &mut Dice, depth: u32) -> Value {
        let names = ["a", "b", "hand", "a/b", "~", "~1", "\"", "\\", "\\u", "é\u{1F680}", "", "new\nline"];
        let one_of = |dice: &mut Dice| names[dice.below(names.len() as u32) as usize];
        let kinds = if depth == 0 { 5 } else { 8 };
        match dice.below(kinds) {
            0 => Value::Null,
            1 => (dice.below(2) == 0).into(),
            2 => (i64::from(dice.below(40)) - 20).into(),
            3 => (f64::from(dice.below(1000)) / 7.0).into(),
            4 => one_of(dice).into(),
            5 | 6 => (0..dice.below(6)).map(|_| some_value(dice, depth - 1)).collect(),
            _ => {
                let members =
                    (0..dice.below(6)).map(|_| (one_of(dice).to_owned(), some_value(dice, depth - 1)));
                Value::Object(members.collect())
            }
        }
    }

    /// The same with a change here and there.
    fn changed(dice: &mut Dice, value: &Value) -> Value {
        if dice.below(12) == 0 {
            return some_value(dice, 2);
        }
        match value {
            Value::Array(items) => {
                let mut items: Vec<Value> = items.iter().map(|item| changed(dice, item)).collect();
                let place = dice.below(items.len() as u32 + 1) as usize;
                match dice.below(4) {
                    0 => items.insert(place, some_value(dice, 1)),
                    1 if place < items.len() => drop(items.remove(place)),
                    _ => {}
                }
                items.into()
            }
            Value::Object(members) => {
                let kept =
                    members.iter().filter(|_| dice.below(10) > 0).map(|(name, value)| (name.clone(), value));
                let kept: Vec<(String, &Value)> = kept.collect();
                Value::Object(kept.into_iter().map(|(name, value)| (name, changed(dice, value))).collect())
            }
            other => other.clone(),
        }
    }

    #[test]
    fn whatever_two_documents_hold() {
        let mut dice = Dice::new(Seed::from_number(1));
        for _ in 0..3000 {
            let old = some_value(&mut dice, 4);
            let new = changed(&mut dice, &old);
            between_values(&old, &new);
        }
    }
}
