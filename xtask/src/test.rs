//! `cargo xtask test`: every check there is, in order, up to the first that fails.

use std::time::{Duration, Instant};

use anyhow::{Result, bail, ensure};

use crate::browser;
use crate::packages;
use crate::rules;
use crate::sample;
use crate::web;
use crate::workspace::Workspace;

/// One check of something: everything, or one game. A new one is one more entry in [`STEPS`] or [`GAME_STEPS`].
struct Step<T: ?Sized = ()> {
    name: &'static str,
    run: fn(&Workspace, &T) -> Result<()>,
}

/// Cheap and telling checks come first.
const STEPS: &[Step] = &[
    Step { name: "format", run: |workspace, ()| workspace.cargo(&["fmt", "--all", "--check"]) },
    Step { name: "packages", run: |workspace, ()| packages::install(workspace) },
    Step { name: "web", run: |workspace, ()| web::check(workspace) },
    Step {
        name: "clippy",
        run: |workspace, ()| {
            workspace.cargo(&["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"])
        },
    },
    Step { name: "tests", run: |workspace, ()| run_tests(workspace, &["--workspace"]) },
    Step {
        name: "doctests",
        run: |workspace, ()| workspace.cargo(&["test", "--doc", "--workspace", "--locked"]),
    },
    Step { name: "browser", run: |workspace, ()| browser::check(workspace) },
    Step { name: "sample", run: |workspace, ()| sample::check(workspace) },
    Step { name: "rules", run: |workspace, ()| rules::show_table(workspace) },
];

/// What concerns one game alone.
const GAME_STEPS: &[Step<str>] = &[
    Step { name: "rules", run: rules::show_game },
    Step {
        name: "clippy",
        run: |workspace, game| {
            workspace.cargo(&[
                "clippy",
                "--package",
                game,
                "--all-targets",
                "--locked",
                "--",
                "-D",
                "warnings",
            ])
        },
    },
    Step { name: "tests", run: |workspace, game| run_tests(workspace, &["--package", game]) },
    Step { name: "packages", run: |workspace, _| packages::install(workspace) },
    Step { name: "web", run: web::check_game },
    Step { name: "browser", run: browser::check_game },
];

/// The names that `--only` accepts.
pub fn step_names() -> impl Iterator<Item = &'static str> {
    STEPS.iter().map(|step| step.name)
}

/// Runs every step, or only the named one.
pub fn run(workspace: &Workspace, only: Option<&str>) -> Result<()> {
    run_steps(STEPS, workspace, &(), only)
}

/// Runs every step for one game.
pub fn run_game(workspace: &Workspace, game: &str) -> Result<()> {
    let games = workspace.games()?;
    ensure!(
        games.iter().any(|known| known == game),
        "there is no game {game}; these exist: {}",
        games.join(", ")
    );
    run_steps(GAME_STEPS, workspace, game, None)
}

fn run_tests(workspace: &Workspace, packages: &[&str]) -> Result<()> {
    let runner: &[&str] =
        if workspace.has_cargo_command("nextest") { &["nextest", "run"] } else { &["test"] };
    workspace.cargo(&[runner, packages, &["--locked"]].concat())
}

fn run_steps<T: ?Sized>(
    steps: &[Step<T>],
    workspace: &Workspace,
    subject: &T,
    only: Option<&str>,
) -> Result<()> {
    let chosen: Vec<&Step<T>> =
        steps.iter().filter(|step| only.is_none_or(|name| name == step.name)).collect();
    ensure!(!chosen.is_empty(), "there is no step to run");

    let begun = Instant::now();
    let mut passed = Vec::new();
    for (index, step) in chosen.iter().enumerate() {
        println!("\n=== {} ({} of {}) ===", step.name, index + 1, chosen.len());
        let started = Instant::now();
        let result = (step.run)(workspace, subject);
        let took = started.elapsed();
        if let Err(error) = result {
            println!("--- {} failed after {} ---", step.name, seconds(took));
            print_summary(&passed);
            println!("{:<12} FAILED {:>10}", step.name, seconds(took));
            bail!("step {} failed: {error:#}", step.name);
        }
        println!("--- {} passed in {} ---", step.name, seconds(took));
        passed.push((step.name, took));
    }
    print_summary(&passed);
    let steps = if passed.len() == 1 { "1 step".to_owned() } else { format!("all {} steps", passed.len()) };
    println!("Passed: {steps} in {}.", seconds(begun.elapsed()));
    Ok(())
}

fn print_summary(passed: &[(&str, Duration)]) {
    println!();
    for (name, took) in passed {
        println!("{name:<12} passed {:>10}", seconds(*took));
    }
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use std::fs;

    use crate::rules::fixture::Fixture;

    const GOOD: Step = Step { name: "good", run: |workspace, ()| leave_mark(workspace, "good") };
    const BAD: Step = Step { name: "bad", run: |_, ()| bail!("it broke") };
    const LATER: Step = Step { name: "later", run: |workspace, ()| leave_mark(workspace, "later") };

    fn leave_mark(workspace: &Workspace, name: &str) -> Result<()> {
        Ok(fs::write(workspace.root().join(name), "")?)
    }

    #[test]
    fn the_first_failure_stops_the_run_and_is_named() {
        let fixture = Fixture::new();
        let error = run_steps(&[GOOD, BAD, LATER], &fixture.workspace(), &(), None).unwrap_err();
        assert_eq!(error.to_string(), "step bad failed: it broke");
        assert!(fixture.has("good"));
        assert!(!fixture.has("later"));
    }

    #[test]
    fn every_step_runs_when_all_pass() {
        let fixture = Fixture::new();
        run_steps(&[GOOD, LATER], &fixture.workspace(), &(), None).unwrap();
        assert!(fixture.has("good") && fixture.has("later"));
    }

    #[test]
    fn only_the_named_step_runs() {
        let fixture = Fixture::new();
        run_steps(&[GOOD, BAD, LATER], &fixture.workspace(), &(), Some("later")).unwrap();
        assert!(!fixture.has("good"));
        assert!(fixture.has("later"));
    }

    #[test]
    fn running_nothing_is_not_a_success() {
        let fixture = Fixture::new();
        assert!(run_steps(&[GOOD], &fixture.workspace(), &(), Some("missing")).is_err());
    }

    #[test]
    fn step_names_are_unique() {
        assert_eq!(step_names().collect::<BTreeSet<_>>().len(), STEPS.len());
        assert_eq!(GAME_STEPS.iter().map(|step| step.name).collect::<BTreeSet<_>>().len(), GAME_STEPS.len());
    }

    #[test]
    fn a_game_that_is_not_there_is_refused_with_the_list_of_games() {
        let fixture = Fixture::new();
        fixture.write("docs/rules/comet.md", "");
        let error = run_game(&fixture.workspace(), "planet").unwrap_err().to_string();
        assert_eq!(error, "there is no game planet; these exist: comet");
    }
}
