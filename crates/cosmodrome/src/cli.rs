//! The command line: which commands and options there are. What they mean is said in `help.rs`.

use clap::{ArgAction, Args, Parser, Subcommand};
use std::path::PathBuf;

#[derive(Debug, Parser)]
#[command(
    name = "cosmodrome",
    version,
    disable_help_flag = true,
    disable_version_flag = true,
    disable_help_subcommand = true
)]
pub struct Arguments {
    #[arg(long, global = true)]
    pub lang: Option<String>,
    #[arg(short, long, global = true, action = ArgAction::Help)]
    help: Option<bool>,
    #[arg(short = 'V', long, action = ArgAction::Version)]
    version: Option<bool>,
    #[command(subcommand)]
    pub task: Option<Task>,
}

#[derive(Debug, Subcommand)]
pub enum Task {
    Serve(ServeArguments),
    Play(PlayArguments),
    Simulate(SimulateArguments),
    Replay(ReplayArguments),
    Check(CheckArguments),
    Bots(BotsArguments),
    Mission(MissionArguments),
    Resolve(ResolveArguments),
    Plan(PlanArguments),
    Swarm(SwarmArguments),
}

// What both playing and simulating need to set up a table.
#[derive(Debug, Args)]
pub struct TableArguments {
    #[arg(long = "option")]
    pub options: Vec<String>,
    #[arg(long)]
    pub content: Option<PathBuf>,
    #[arg(long)]
    pub seed: Option<String>,
}

#[derive(Debug, Default, Args)]
pub struct ServeArguments {
    #[arg(long)]
    pub listen: Option<String>,
    #[arg(long)]
    pub database: Option<String>,
    #[arg(long = "origin")]
    pub origins: Vec<String>,
    #[arg(long)]
    pub behind_proxy: bool,
    #[arg(long)]
    pub secure_cookie: bool,
}

#[derive(Debug, Args)]
pub struct SimulateArguments {
    pub game: String,
    #[arg(long, value_delimiter = ',', required = true)]
    pub seats: Vec<String>,
    #[arg(long, default_value_t = 100)]
    pub games: u64,
    #[command(flatten)]
    pub table: TableArguments,
    #[arg(long)]
    pub threads: Option<usize>,
    #[arg(long)]
    pub json: bool,
    #[arg(long)]
    pub csv: Option<PathBuf>,
    #[arg(long)]
    pub records: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub struct ReplayArguments {
    pub file: PathBuf,
    #[arg(long)]
    pub verify: bool,
    #[arg(long)]
    pub at: Option<usize>,
    #[arg(long)]
    pub json: bool,
    #[arg(long = "as")]
    pub viewer: Option<String>,
}

#[derive(Debug, Args)]
pub struct PlayArguments {
    pub game: String,
    #[arg(long, value_delimiter = ',')]
    pub seats: Vec<String>,
    #[command(flatten)]
    pub table: TableArguments,
    #[arg(long)]
    pub record: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub struct CheckArguments {
    pub file: PathBuf,
}

#[derive(Debug, Args)]
pub struct BotsArguments {
    pub game: String,
}

#[derive(Debug, Args)]
pub struct MissionArguments {
    #[arg(long)]
    pub seed: Option<String>,
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u8).range(1..=5))]
    pub crew: u8,
    #[arg(long, default_value = "mission", value_parser = ["simulation", "advanced-simulation", "mission"])]
    pub flight: String,
    #[arg(long, default_value = "usual", value_parser = ["calm", "usual", "rough"])]
    pub difficulty: String,
    #[arg(long, default_value = "any", value_parser = ["short", "any", "long"])]
    pub length: String,
    #[arg(long)]
    pub track: Option<String>,
    #[arg(long, default_value = "white", value_parser = ["white", "mixed", "yellow", "red"])]
    pub threats: String,
    #[arg(long)]
    pub new_frontier: bool,
    #[arg(long)]
    pub json: bool,
    #[arg(long)]
    pub plan: bool,
}

#[derive(Debug, Args)]
pub struct ResolveArguments {
    pub file: PathBuf,
    #[arg(long)]
    pub json: bool,
    #[arg(long)]
    pub trace: bool,
}

#[derive(Debug, Args)]
pub struct PlanArguments {
    pub file: PathBuf,
    #[arg(long, default_value_t = 10.0)]
    pub seconds: f64,
    #[arg(long)]
    pub seed: Option<String>,
    #[arg(long)]
    pub hands: Option<PathBuf>,
    #[arg(long)]
    pub keep: bool,
    #[arg(long)]
    pub smallest_change: bool,
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct SwarmArguments {
    #[arg(long)]
    pub url: String,
    #[arg(long)]
    pub tables: usize,
    #[arg(long)]
    pub seconds: u64,
    #[arg(long)]
    pub idle: Option<usize>,
    #[arg(long)]
    pub game: Option<String>,
    #[arg(long)]
    pub json: bool,
}
