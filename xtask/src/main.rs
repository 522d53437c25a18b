//! The project's own commands, run as `cargo xtask <command>`.

#![allow(clippy::print_stdout, reason = "a command line tool speaks on standard output")]

mod bench;
mod browser;
mod dev;
mod fuzz;
mod golden;
mod npm;
mod packages;
mod rules;
mod sample;
mod sim;
mod test;
mod web;
mod workspace;

use std::process::ExitCode;

use anyhow::Result;
use clap::builder::PossibleValuesParser;
use clap::{Parser, Subcommand};
use workspace::Workspace;

/// Run every check, serve while you work, audit the rules, benchmark, or rewrite the golden files.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Run every check in order and stop at the first that fails.
    Test {
        /// Run this step alone.
        #[arg(long, value_name = "STEP", value_parser = PossibleValuesParser::new(test::step_names()))]
        only: Option<String>,
        /// Check this game alone: its crate, its folder on the web, its browser tests and its rules.
        #[arg(long, value_name = "NAME", conflicts_with = "only")]
        game: Option<String>,
    },
    /// Serve while you work: Vite shows changes of the web client at once, and the server starts again with every other.
    Dev {
        /// Where the server listens; Vite says where to look.
        #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:7878")]
        listen: String,
    },
    /// Show which numbered rules have a test; fail when one has none or a rule that does not exist is cited.
    Rules {
        /// Print the figures as JSON and nothing else; what is wrong goes to standard error.
        #[arg(long)]
        json: bool,
    },
    /// Run the benchmarks.
    Bench {
        /// Count processor instructions of a fixed simulation instead of measuring time (needs valgrind).
        #[arg(long)]
        instructions: bool,
    },
    /// Feed raw bytes to every game as commands and say how many inputs were tried.
    Fuzz {
        /// How long each game is fuzzed.
        #[arg(long, value_name = "N", default_value_t = 60)]
        seconds: u64,
        /// Fuzz this game alone.
        #[arg(long, value_name = "NAME")]
        game: Option<String>,
    },
    /// Simulate the server: worlds from seeds, in which disks, lines and processes fail.
    Sim {
        /// How many worlds.
        #[arg(long, value_name = "N", default_value_t = 1000)]
        seeds: u64,
        /// The seed of the first.
        #[arg(long, value_name = "SEED", default_value_t = 0)]
        first: u64,
    },
    /// Rewrite the golden playthroughs of every game; read the difference before you commit it.
    Golden,
}

fn main() -> ExitCode {
    match run(&Arguments::parse().task) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(task: &Task) -> Result<()> {
    let workspace = Workspace::locate()?;
    match task {
        Task::Test { game: Some(game), .. } => test::run_game(&workspace, game),
        Task::Test { only, game: None } => test::run(&workspace, only.as_deref()),
        Task::Dev { listen } => dev::run(&workspace, listen),
        Task::Rules { json: false } => rules::show_table(&workspace),
        Task::Rules { json: true } => rules::show_json(&workspace),
        Task::Bench { instructions: false } => bench::time(&workspace),
        Task::Bench { instructions: true } => bench::instructions(&workspace),
        Task::Fuzz { seconds, game } => fuzz::run(&workspace, *seconds, game.as_deref()),
        Task::Sim { seeds, first } => sim::run(&workspace, *seeds, *first),
        Task::Golden => golden::rewrite(&workspace),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_well_formed() {
        Arguments::command().debug_assert();
    }

    #[test]
    fn an_unknown_step_is_refused_with_the_list_of_steps() {
        let refused = Arguments::try_parse_from(["cargo xtask", "test", "--only", "nothing"]).err().unwrap();
        assert!(refused.to_string().contains("clippy"), "{refused}");
    }
}
