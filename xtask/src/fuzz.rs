//! `cargo xtask fuzz`: raw bytes as commands for every game, guided by coverage, on the stable toolchain.
//!
//! The targets are libFuzzer programs of the folder `fuzz`. cargo-fuzz would need a nightly compiler for its address
//! sanitizer; the games hold no unsafe code, so coverage is all that is needed, and that takes flags which stable accepts.

use std::fs;

use anyhow::{Context, Result, ensure};

use crate::workspace::Workspace;

/// What makes the compiler count which branches were taken, in the form that libFuzzer reads.
const COVERAGE: &str = "--cfg fuzzing -Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table";

/// The longest input: enough commands for several turns.
const LONGEST: &str = "-max_len=4096";

/// Builds all targets and runs each for so many seconds, or the one of a single game.
pub fn run(workspace: &Workspace, seconds: u64, game: Option<&str>) -> Result<()> {
    let mut games = workspace.games()?;
    if let Some(game) = game {
        games.retain(|known| known == game);
        ensure!(!games.is_empty(), "there is no game named {game}");
    }
    let host = host(workspace)?;
    // With a target named, build scripts and macros are left without the flags.
    let arguments = ["build", "--release", "--manifest-path", "fuzz/Cargo.toml", "--target", &host, "--bins"];
    workspace.cargo_with(&arguments, &[("RUSTFLAGS", COVERAGE), ("CARGO_TARGET_DIR", "fuzz/target")])?;

    let mut counts = Vec::new();
    for game in games {
        let corpus = workspace.root().join("fuzz/corpus").join(&game);
        let artifacts = workspace.root().join("fuzz/artifacts").join(&game);
        for folder in [&corpus, &artifacts] {
            fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
        }
        let program = workspace.root().join("fuzz/target").join(&host).join("release").join(&game);
        println!("$ {} for {seconds} seconds", program.display());
        let output = workspace
            .command(&program)
            .arg(format!("-max_total_time={seconds}"))
            .args([LONGEST, "-print_final_stats=1"])
            .arg(format!("-artifact_prefix={}/", artifacts.display()))
            .arg(&corpus)
            .output()
            .with_context(|| format!("cannot start {}", program.display()))?;
        let told = String::from_utf8_lossy(&output.stderr);
        ensure!(output.status.success(), "{game} failed; the input is in {}\n{told}", artifacts.display());
        counts.push((executions(&told)?, game));
    }
    for (count, game) in counts {
        println!("{game:<16} {count:>12} executions");
    }
    Ok(())
}

/// How many inputs were tried, as libFuzzer says at the end.
fn executions(told: &str) -> Result<u64> {
    told.lines()
        .find_map(|line| line.strip_prefix("stat::number_of_executed_units:"))
        .context("the fuzzer did not say how many inputs it tried")?
        .trim()
        .parse()
        .context("the number of inputs is not a number")
}

/// The platform that this toolchain builds for.
fn host(workspace: &Workspace) -> Result<String> {
    let told = crate::workspace::output_of(workspace.command("rustc").arg("-vV"))?;
    let host = told.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).context("rustc does not say which platform it builds for")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_count_is_read_from_what_the_fuzzer_says() {
        let told =
            "#2\tINITED cov: 3\nstat::number_of_executed_units: 12345\nstat::slowest_unit_time_sec: 0\n";
        assert_eq!(executions(told).unwrap(), 12_345);
        assert!(executions("").is_err());
        assert!(executions("stat::number_of_executed_units: many").is_err());
    }
}
