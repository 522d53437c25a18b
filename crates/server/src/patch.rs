//! JSON Patches between two views.

use crate::hosted::Json;
use crate::protocol::PatchOperation;
use json_patch::PatchOperation as Step;
use serde_json::Value;

/// The patch from one document to another; nothing when the whole document is the shorter message.
pub fn between(old: &Json, new: &Json) -> Option<Vec<PatchOperation>> {
    let patch = steps(old, new)?;
    let length = serde_json::to_string(&patch).map_or(usize::MAX, |text| text.len());
    (length < new.get().len()).then_some(patch)
}

/// The patch from one document to another, however long.
pub fn steps(old: &Json, new: &Json) -> Option<Vec<PatchOperation>> {
    let old: Value = serde_json::from_str(old.get()).ok()?;
    let new: Value = serde_json::from_str(new.get()).ok()?;
    let steps = json_patch::diff(&old, &new).0.into_iter().map(|step| match step {
        Step::Add(add) => Some(PatchOperation::Add { path: add.path.to_string(), value: add.value }),
        Step::Remove(remove) => Some(PatchOperation::Remove { path: remove.path.to_string() }),
        Step::Replace(replace) => {
            Some(PatchOperation::Replace { path: replace.path.to_string(), value: replace.value })
        }
        // The comparison never makes these; if it ever does, the whole view is sent.
        Step::Move(_) | Step::Copy(_) | Step::Test(_) => None,
    });
    steps.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hosted::json;
    use serde_json::json as value;

    #[test]
    fn a_patch_leads_from_one_view_to_the_other() {
        let old = value!({ "hand": [1, 2, 3, 9], "phase": "acting", "chance": 0.1, "a/b": { "~": 1 } });
        let new =
            value!({ "hand": [1, 3, 9], "phase": { "over": [] }, "chance": 0.30000000000000004, "a/b": {} });
        let patch = steps(&json(&old), &json(&new)).unwrap();
        let patch: json_patch::Patch = serde_json::from_value(serde_json::to_value(patch).unwrap()).unwrap();
        let mut patched = old.clone();
        json_patch::patch(&mut patched, &patch).unwrap();
        assert_eq!(patched, new);
    }

    #[test]
    fn a_patch_longer_than_the_view_is_not_worth_it() {
        assert!(between(&json(&value!({ "a": 1 })), &json(&value!({ "b": 2 }))).is_none());
    }
}
