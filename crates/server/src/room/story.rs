//! The latest lines of a table's story, kept for whoever comes or comes back.

use crate::hosted::Json;
use crate::state::Line;
use std::collections::VecDeque;
use table::Viewer;

/// How many lines a welcome carries.
pub(super) const STORY: usize = 200;
/// How many stay in memory: enough for a welcome, though not every line is for everybody.
const KEPT: usize = 300;

#[derive(Default)]
pub(super) struct RecentStory {
    lines: VecDeque<Line>,
    /// Everything after this revision is in `lines`.
    pub after: u64,
}

impl RecentStory {
    pub fn add(&mut self, lines: &[Line]) {
        self.lines.extend(lines.iter().cloned());
        while self.lines.len() > KEPT {
            // Whole entries only, so that it is known what is left.
            let Some(first) = self.lines.front().map(|line| line.revision) else { break };
            while self.lines.front().is_some_and(|line| line.revision == first) {
                self.lines.pop_front();
            }
            self.after = first;
        }
    }

    /// What a viewer heard between two revisions, both excluded.
    pub fn heard(&self, viewer: Viewer, after: u64, before: u64) -> Vec<&Line> {
        let between = |line: &&Line| line.revision > after && line.revision < before;
        let lines = self.lines.iter().filter(between);
        lines.filter(|line| line.audience.includes(viewer)).collect()
    }
}

/// The latest lines, never half an entry: the next question starts at its revision. Also how many were left out.
pub(super) fn latest<'a, 'b>(lines: &'b [&'a Line]) -> (&'b [&'a Line], usize) {
    let mut from = lines.len().saturating_sub(STORY);
    while from > 0 && lines[from - 1].revision == lines[from].revision {
        from -= 1;
    }
    (&lines[from..], from)
}

/// Lines as they are sent.
pub(super) fn items(lines: &[&Line]) -> Vec<Json> {
    lines.iter().map(|line| line.item.clone()).collect()
}
