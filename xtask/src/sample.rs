//! The sample game, followed from its rules to the browser as `docs/adding-a-game.md` tells it.
//!
//! `sample/` is laid over a copy of the project, the lines of `sample/edits.toml` are added, and the copy is checked as
//! any game is. It is built into the same target directory, and a file that the sample leaves alone is as old there as
//! here: to cargo a crate that did not change is the one it has compiled already.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use serde::Deserialize;

use crate::npm;
use crate::rules;
use crate::web;
use crate::workspace::{Workspace, output_of};

const GAME: &str = "high-card";
/// What is made or fetched, not written.
const NOT_COPIED: &[&str] =
    &[".git", "target", "node_modules", "dist", "sample", "failures", "corpus", "artifacts"];

/// A line or more in a file that is there already.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Edit {
    file: String,
    /// A line that occurs once in it.
    line: String,
    /// What comes after that line.
    #[serde(default)]
    add: Option<String>,
    /// What comes before it.
    #[serde(default)]
    above: Option<String>,
}

#[derive(Deserialize)]
struct Edits {
    edit: Vec<Edit>,
}

/// Lays the sample out and checks it.
pub fn check(workspace: &Workspace) -> Result<()> {
    let target = workspace.target_directory()?;
    let copy = lay_out(workspace.root(), &target.join("sample"))?.building_into(&target);

    copy.cargo(&["fmt", "--package", GAME, "--package", "games", "--check"])?;
    copy.cargo(&["clippy", "--package", GAME, "--all-targets", "--offline", "--", "-D", "warnings"])?;
    rules::show_game(&copy, GAME)?;
    let test = |arguments: &[&str]| copy.cargo(&[&["test", "--offline", "--quiet"], arguments].concat());
    test(&["--package", GAME, "--test", "rules", "--test", "kit"])?;
    // The tests that say that a game has moved in. Choosing packages would resolve other features than the whole
    // workspace does and compile every crate again.
    test(&["--workspace", "--test", "locales"])?;
    test(&["--workspace", "--test", "wire", "fresh"])?;

    for folder in ["web", "e2e"] {
        borrow_packages(workspace, &copy, folder)?;
    }
    // The program holds the web client, and to cargo the client of the project is built already.
    web::check_folder(&copy, GAME)?;
    // Its rules and its quick start are on the site.
    npm::run(&copy, "web", &["run", "test", "--", "tests/rules.test.ts"], &[])?;
    test(&["--workspace", "--test", "serving", "--no-run"])?;
    let program = target.join("debug").join(format!("cosmodrome{}", std::env::consts::EXE_SUFFIX));
    let games = ["simulate", GAME, "--seats", "random,steady", "--games", "20", "--seed", "1"];
    println!("{}", output_of(copy.command(&program).args(games))?);

    let browser = ["run", "test:some", "--", "tests/high-card.test.mjs"];
    npm::run(&copy, "e2e", &browser, &[("COSMODROME", &program)])
}

/// A copy of the project with the sample in it. Files that are as they should be are left alone, and the others are as old as
/// what they were copied from, so that cargo sees which ones have changed.
fn lay_out(project: &Path, copy: &Path) -> Result<Workspace> {
    let mut wanted = BTreeSet::new();
    for layer in [project.to_owned(), project.join("sample")] {
        for file in files_in(&layer, Path::new(""))? {
            if file != Path::new("edits.toml") && file != Path::new("README.md") || layer == project {
                wanted.insert((file.clone(), layer.join(&file)));
            }
        }
    }
    let text = fs::read_to_string(project.join("sample/edits.toml"))?;
    let edits: Edits = toml::from_str(&text).context("sample/edits.toml")?;
    for file in files_in(copy, Path::new(""))? {
        if !wanted.iter().any(|(path, _)| *path == file) && file != Path::new("Cargo.lock") {
            fs::remove_file(copy.join(file))?;
        }
    }
    for (path, source) in wanted {
        let mut bytes = fs::read(&source).with_context(|| format!("cannot read {}", source.display()))?;
        let mut age = Some(fs::metadata(&source)?.modified()?);
        for edit in edits.edit.iter().filter(|edit| Path::new(&edit.file) == path) {
            bytes = edited(&String::from_utf8(bytes)?, edit)?.into_bytes();
            age = None;
        }
        let place = copy.join(&path);
        let lock = path == Path::new("Cargo.lock");
        // The lock file gains the new crate when cargo first runs.
        if lock && place.exists() {
            continue;
        }
        if !fs::read(&place).is_ok_and(|there| there == bytes) {
            if let Some(folder) = place.parent() {
                fs::create_dir_all(folder)?;
            }
            fs::write(&place, bytes).with_context(|| format!("cannot write {}", place.display()))?;
        }
        if let Some(age) = age {
            fs::File::options().append(true).open(&place)?.set_modified(age)?;
        }
    }
    Ok(Workspace::at(copy))
}

/// Every file below a folder that somebody wrote, as paths from that folder.
fn files_in(root: &Path, below: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    let Ok(entries) = fs::read_dir(root.join(below)) else { return Ok(files) };
    for entry in entries {
        let entry = entry?;
        let name = entry.file_name();
        let path = below.join(&name);
        if NOT_COPIED.iter().any(|skipped| name == *skipped) {
            continue;
        }
        if entry.file_type()?.is_dir() {
            files.extend(files_in(root, &path)?);
        } else {
            files.push(path);
        }
    }
    Ok(files)
}

fn edited(text: &str, edit: &Edit) -> Result<String> {
    let found = text.lines().filter(|line| *line == edit.line).count();
    ensure!(found == 1, "sample/edits.toml: {} has {found} lines `{}`, not one", edit.file, edit.line);
    let mut lines = Vec::new();
    for line in text.lines() {
        let here = line == edit.line;
        lines.extend(edit.above.as_deref().filter(|_| here));
        lines.push(line);
        lines.extend(edit.add.as_deref().filter(|_| here));
    }
    Ok(lines.join("\n") + "\n")
}

/// What npm fetched for the project serves its copy too.
fn borrow_packages(workspace: &Workspace, copy: &Workspace, folder: &str) -> Result<()> {
    npm::install(workspace, folder)?;
    let lent = copy.root().join(folder).join("node_modules");
    if !lent.exists() {
        std::os::unix::fs::symlink(workspace.root().join(folder).join("node_modules"), &lent)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::fixture::Fixture;

    #[test]
    fn the_sample_lies_over_the_project_and_its_lines_are_added() {
        let fixture = Fixture::new();
        fixture.write("Cargo.toml", "[one]\nhere = 1\n");
        fixture.write("crates/old.rs", "old");
        fixture.write("target/made", "");
        fixture.write("sample/crates/new.rs", "new");
        fixture.write(
            "sample/edits.toml",
            "[[edit]]\nfile = 'Cargo.toml'\nline = 'here = 1'\nadd = 'there = 2'\nabove = '# one'\n",
        );
        let project = fixture.workspace();
        let copy = project.root().join("target/sample");
        fixture.write("target/sample/crates/gone.rs", "");
        lay_out(project.root(), &copy).unwrap();
        let read = |path: &str| fs::read_to_string(copy.join(path)).unwrap();
        assert_eq!(read("Cargo.toml"), "[one]\n# one\nhere = 1\nthere = 2\n");
        assert_eq!((read("crates/old.rs"), read("crates/new.rs")), ("old".to_owned(), "new".to_owned()));
        assert!(!copy.join("crates/gone.rs").exists() && !copy.join("target").exists());
        let age = |path: &Path| fs::metadata(path).unwrap().modified().unwrap();
        let old = project.root().join("crates/old.rs");
        assert_eq!(age(&copy.join("crates/old.rs")), age(&old), "to cargo it is the same file");
        // A file that is written again without a change is not a change in the copy either, and an edited one stays as it is.
        let edited = age(&copy.join("Cargo.toml"));
        let later = age(&old) + std::time::Duration::from_secs(9);
        fs::File::options().append(true).open(&old).unwrap().set_modified(later).unwrap();
        lay_out(project.root(), &copy).unwrap();
        assert_eq!(age(&copy.join("crates/old.rs")), later);
        assert_eq!(age(&copy.join("Cargo.toml")), edited);
    }

    #[test]
    fn a_line_that_is_not_there_is_an_error_that_names_it() {
        let edit = Edit { file: "a.rs".to_owned(), line: "x".to_owned(), add: None, above: None };
        assert_eq!(
            edited("y\n", &edit).unwrap_err().to_string(),
            "sample/edits.toml: a.rs has 0 lines `x`, not one"
        );
    }
}
