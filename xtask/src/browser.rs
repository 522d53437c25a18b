//! People in real browsers at real tables: `e2e/` plays against the program as it was just built.

use std::fs;

use anyhow::{Context, Result, ensure};

use crate::npm;
use crate::workspace::Workspace;

/// Builds the program and lets Chromium loose on it.
///
/// A program that is not a release reads the web client from `web/dist` while it runs, so the step `web` has to come first.
pub fn check(workspace: &Workspace) -> Result<()> {
    play(workspace, &["test"])
}

/// The browser tests of one game: those whose file names begin with its name.
pub fn check_game(workspace: &Workspace, game: &str) -> Result<()> {
    let folder = workspace.root().join("e2e/tests");
    let mut files = Vec::new();
    for entry in fs::read_dir(&folder).with_context(|| format!("cannot list {}", folder.display()))? {
        let name = entry?.file_name();
        if let Some(name) = name.to_str().filter(|name| belongs_to(name, game)) {
            files.push(format!("tests/{name}"));
        }
    }
    if files.is_empty() {
        println!("{game}: no browser tests yet");
        return Ok(());
    }
    files.sort();
    let mut arguments = vec!["run", "test:some", "--"];
    arguments.extend(files.iter().map(String::as_str));
    play(workspace, &arguments)
}

fn belongs_to(file: &str, game: &str) -> bool {
    file.strip_prefix(game).is_some_and(|rest| rest.starts_with(['-', '.'])) && file.ends_with(".test.mjs")
}

fn play(workspace: &Workspace, arguments: &[&str]) -> Result<()> {
    ensure!(
        workspace.root().join("web/dist/index.html.gz").exists(),
        "the web client is not built: run `cargo xtask test --only web` first"
    );
    // The same artifacts as the tests before it: `build` would resolve other features and compile half the world again.
    workspace.cargo(&["test", "--workspace", "--locked", "--no-run"])?;
    let program = workspace
        .target_directory()?
        .join("debug")
        .join(format!("cosmodrome{}", std::env::consts::EXE_SUFFIX));
    npm::install(workspace, "e2e")?;
    npm::run(workspace, "e2e", arguments, &[("COSMODROME", &program)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_belongs_to_the_game_that_its_name_begins_with() {
        assert!(belongs_to("deep-space-film.test.mjs", "deep-space"));
        assert!(belongs_to("deep-space.test.mjs", "deep-space"));
        assert!(!belongs_to("deep-spaces.test.mjs", "deep-space"));
        assert!(!belongs_to("deep-sea-dive.test.mjs", "deep-space"));
        assert!(!belongs_to("deep-space-notes.md", "deep-space"));
    }
}
