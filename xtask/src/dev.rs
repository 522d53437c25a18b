//! `cargo xtask dev`: the server and Vite together, for working on the project.
//!
//! Vite shows every change of the web client at once. A change of Rust code, words or data is built, and the server is
//! started again with it; tables go on where they were, because the log is the truth.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::thread;
use std::time::{Duration, SystemTime};

use anyhow::{Context, Result, bail};

use crate::npm;
use crate::workspace::Workspace;

/// How often the sources are looked at.
const LOOK_EVERY: Duration = Duration::from_millis(700);
/// Where what the program is built from lies.
const SOURCES: &[&str] = &["Cargo.toml", "Cargo.lock", "crates", "locales", "docs/rules"];

/// Serves until it is interrupted or Vite ends.
pub fn run(workspace: &Workspace, listen: &str) -> Result<()> {
    npm::install(workspace, "web")?;
    build(workspace)?;
    let mut seen = newest(&sources(workspace));
    let mut server = Running::start(&mut serve(workspace, listen)?)?;
    // Vite itself and not `npm run dev`: what npm starts goes on when npm is ended.
    let mut vite = workspace.command("node");
    vite.current_dir(workspace.root().join("web"))
        .arg("node_modules/vite/bin/vite.js")
        .env("COSMODROME_SERVER", format!("http://{listen}"));
    let mut vite = Running::start(&mut vite)?;
    loop {
        thread::sleep(LOOK_EVERY);
        if let Some(status) = vite.0.try_wait().context("Vite cannot be watched")? {
            bail!("Vite ended with {status}");
        }
        if let Some(status) = server.0.try_wait().context("the server cannot be watched")? {
            bail!("the server ended with {status}");
        }
        let now = newest(&sources(workspace));
        if now == seen {
            continue;
        }
        seen = now;
        // What does not compile is said by cargo; the server that runs goes on running.
        if build(workspace).is_ok() {
            server.end();
            server = Running::start(&mut serve(workspace, listen)?)?;
        }
    }
}

fn build(workspace: &Workspace) -> Result<()> {
    workspace.cargo(&["build", "--package", "cosmodrome"])
}

fn serve(workspace: &Workspace, listen: &str) -> Result<Command> {
    let name = format!("cosmodrome{}", std::env::consts::EXE_SUFFIX);
    let mut command = workspace.command(workspace.target_directory()?.join("debug").join(name));
    command.args(["serve", "--listen", listen]);
    Ok(command)
}

/// A program that ends when it is no longer wanted.
struct Running(Child);

impl Running {
    fn start(command: &mut Command) -> Result<Running> {
        let name = command.get_program().to_string_lossy().into_owned();
        Ok(Running(command.spawn().with_context(|| format!("cannot start {name}"))?))
    }

    fn end(&mut self) {
        // It may have ended by itself; then there is nothing to do.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.end();
    }
}

fn sources(workspace: &Workspace) -> Vec<PathBuf> {
    SOURCES.iter().map(|place| workspace.root().join(place)).collect()
}

/// When the latest change was made below these places, and how many files there are: a file that goes is a change, too.
fn newest(places: &[PathBuf]) -> (usize, Option<SystemTime>) {
    let mut found = (0, None);
    places.iter().for_each(|place| look(place, &mut found));
    found
}

fn look(place: &Path, found: &mut (usize, Option<SystemTime>)) {
    // What cannot be read was removed while we looked; the next look will see that.
    let Ok(facts) = fs::metadata(place) else { return };
    if facts.is_dir() {
        for entry in fs::read_dir(place).into_iter().flatten().flatten() {
            look(&entry.path(), found);
        }
        return;
    }
    found.0 += 1;
    found.1 = found.1.max(facts.modified().ok());
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::fixture::Fixture;

    #[test]
    fn a_file_more_less_or_newer_is_a_change() {
        let fixture = Fixture::new();
        fixture.write("crates/one/src/lib.rs", "");
        let places = sources(&fixture.workspace());
        let first = newest(&places);
        assert_eq!(first.0, 1);
        assert_eq!(newest(&places), first, "nothing changed");
        fixture.write("crates/one/src/more.rs", "");
        let second = newest(&places);
        assert_ne!(second, first);
        let file = fixture.workspace().root().join("crates/one/src/more.rs");
        let later = SystemTime::now() + Duration::from_secs(60);
        fs::File::options().write(true).open(&file).unwrap().set_modified(later).unwrap();
        assert_ne!(newest(&places), second);
        fs::remove_file(&file).unwrap();
        assert_eq!(newest(&places), first);
    }

    #[test]
    fn places_that_are_not_there_are_passed_over() {
        assert_eq!(newest(&[PathBuf::from("no/such/place")]), (0, None));
    }
}
