//! The files of a game's crate in which rules may be cited.

use std::fs;
use std::path::{Component, Path};

use anyhow::{Context, Result};

use crate::workspace::Workspace;

/// All source and data files of a game's crate.
pub struct Sources {
    pub files: Vec<Source>,
}

/// One file.
pub struct Source {
    /// From the top of the workspace, with forward slashes.
    pub path: String,
    pub text: String,
}

impl Sources {
    /// Reads the files in a fixed order; a game without a crate has none.
    pub fn of_game(workspace: &Workspace, game: &str) -> Result<Self> {
        let home = workspace.root().join("crates").join(game);
        let mut files = Vec::new();
        for room in ["src", "tests", "benches", "examples", "data"] {
            let directory = home.join(room);
            if directory.is_dir() {
                collect(workspace.root(), &directory, &mut files)?;
            }
        }
        Ok(Self { files })
    }
}

impl Source {
    /// Whether tests in this file count: benchmarks and examples are not run with the tests.
    pub fn may_hold_tests(&self) -> bool {
        let room = self.path.split('/').nth(2);
        self.path.ends_with(".rs") && matches!(room, Some("src" | "tests"))
    }
}

fn collect(root: &Path, directory: &Path, files: &mut Vec<Source>) -> Result<()> {
    let listing = fs::read_dir(directory).with_context(|| format!("cannot list {}", directory.display()))?;
    let mut paths = listing.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    paths.sort();
    for path in paths {
        if path.is_dir() {
            collect(root, &path, files)?;
        } else if path.extension().is_some_and(|extension| extension == "rs" || extension == "toml") {
            let text =
                fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
            files.push(Source { path: relative(root, &path), text });
        }
    }
    Ok(())
}

fn relative(root: &Path, path: &Path) -> String {
    let inside = path.strip_prefix(root).unwrap_or(path);
    let parts = inside.components().filter_map(|part| match part {
        Component::Normal(name) => Some(name.to_string_lossy()),
        _ => None,
    });
    parts.collect::<Vec<_>>().join("/")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::fixture::Fixture;

    #[test]
    fn sources_and_data_are_found_in_order_and_nothing_else() {
        let fixture = Fixture::new();
        for path in
            ["tests/b.rs", "src/rules/a.rs", "src/lib.rs", "data/cards.toml", "data/notes.txt", "Cargo.toml"]
        {
            fixture.write(&format!("crates/g/{path}"), "");
        }
        let sources = Sources::of_game(&fixture.workspace(), "g").unwrap();
        let paths: Vec<&str> = sources.files.iter().map(|source| source.path.as_str()).collect();
        assert_eq!(
            paths,
            [
                "crates/g/src/lib.rs",
                "crates/g/src/rules/a.rs",
                "crates/g/tests/b.rs",
                "crates/g/data/cards.toml"
            ]
        );
    }

    #[test]
    fn a_game_without_a_crate_has_no_sources() {
        assert!(Sources::of_game(&Fixture::new().workspace(), "g").unwrap().files.is_empty());
    }

    #[test]
    fn only_what_cargo_tests_may_hold_tests() {
        let holds = |path: &str| Source { path: path.to_owned(), text: String::new() }.may_hold_tests();
        assert!(holds("crates/g/src/rules/a.rs") && holds("crates/g/tests/b.rs"));
        assert!(!holds("crates/g/benches/c.rs") && !holds("crates/g/data/cards.toml"));
    }
}
