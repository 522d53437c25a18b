//! `cargo xtask bench`: how long things take, or how many instructions a fixed simulation executes.
//!
//! Time depends on the machine and its mood; an instruction count hardly does, so it can be compared between
//! two commits.

use std::fs;
use std::process::Command;

use anyhow::{Context, Result, ensure};
use serde::Deserialize;

use crate::workspace::{Workspace, output_of};

/// The games that are counted: always the same ones, on one thread, with bots that cost next to nothing.
const SIMULATION: &[&str] = &[
    "simulate",
    "rocketmen",
    "--seats",
    "random,random",
    "--games",
    "200",
    "--seed",
    "1",
    "--threads",
    "1",
    "--json",
];

/// The part of what `cosmodrome simulate --json` prints that is needed here.
#[derive(Deserialize)]
struct Simulation {
    commands: u64,
}

/// Runs the benchmarks that measure time.
pub fn time(workspace: &Workspace) -> Result<()> {
    workspace.cargo(&["bench", "--workspace", "--locked", "--bench", "*"])
}

/// Counts the instructions of the fixed simulation under callgrind.
pub fn instructions(workspace: &Workspace) -> Result<()> {
    output_of(Command::new("valgrind").arg("--version"))
        .context("valgrind is needed to count instructions; install it with your package manager")?;
    workspace.cargo(&["build", "--release", "--locked", "--package", "cosmodrome"])?;

    let target = workspace.target_directory()?;
    let binary = target.join("release").join(format!("cosmodrome{}", std::env::consts::EXE_SUFFIX));
    let profile = target.join("callgrind.out");
    println!("$ valgrind --tool=callgrind cosmodrome {}", SIMULATION.join(" "));
    let json = output_of(
        workspace
            .command("valgrind")
            .arg("--tool=callgrind")
            .arg(format!("--callgrind-out-file={}", profile.display()))
            .arg(&binary)
            .args(SIMULATION),
    )?;
    let counted =
        fs::read_to_string(&profile).with_context(|| format!("cannot read {}", profile.display()))?;

    let total = total_instructions(&counted)?;
    let commands = commands_played(&json)?;
    println!("instructions              {:>18}", grouped(total));
    println!("commands                  {:>18}", grouped(commands));
    println!("instructions per command  {:>18}", grouped(total / commands));
    println!("Profile: {} (read it with callgrind_annotate)", profile.display());
    Ok(())
}

/// The total in a callgrind profile, which is the first number of its `totals:` line.
fn total_instructions(profile: &str) -> Result<u64> {
    profile
        .lines()
        .find_map(|line| line.strip_prefix("totals:"))
        .and_then(|totals| totals.split_whitespace().next())
        .context("the callgrind profile has no totals")?
        .parse()
        .context("the callgrind profile's total is not a number")
}

fn commands_played(json: &str) -> Result<u64> {
    let simulation: Simulation =
        serde_json::from_str(json).context("`simulate --json` did not print an object with `commands`")?;
    ensure!(simulation.commands > 0, "the simulation played no commands");
    Ok(simulation.commands)
}

/// A number with its digits in groups of three.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(' ');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_total_is_read_from_the_profile() {
        let profile = "version: 1\nevents: Ir\n\nfn=(1) main\n3 10\n\ntotals: 123456789\n";
        assert_eq!(total_instructions(profile).unwrap(), 123_456_789);
    }

    #[test]
    fn a_profile_without_a_total_is_an_error() {
        assert!(total_instructions("version: 1\n").is_err());
        assert!(total_instructions("totals: many\n").is_err());
    }

    #[test]
    fn commands_are_read_from_the_simulation() {
        assert_eq!(commands_played(r#"{"games": 200, "commands": 41000}"#).unwrap(), 41_000);
    }

    #[test]
    fn a_simulation_without_commands_is_an_error() {
        assert!(commands_played(r#"{"games": 200}"#).is_err());
        assert!(commands_played(r#"{"commands": 0}"#).is_err());
        assert!(commands_played("Steady won 120 games").is_err());
    }

    #[test]
    fn numbers_are_grouped_by_three() {
        assert_eq!(grouped(0), "0");
        assert_eq!(grouped(999), "999");
        assert_eq!(grouped(1_000), "1 000");
        assert_eq!(grouped(12_345_678), "12 345 678");
    }
}
