//! The command line: which commands and options there are. What they mean is said in `help.rs`.

use clap::{ArgAction, Args, Parser, Subcommand};
use terminal::arguments::{BotsArguments, CheckArguments, PlayArguments, ReplayArguments, SimulateArguments};

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
    Swarm(SwarmArguments),
    Backup(KeepingArguments),
    Export(KeepingArguments),
    Import(KeepingArguments),
    Operate(OperateArguments),
}

#[derive(Debug, Args)]
pub struct KeepingArguments {
    pub file: String,
    #[arg(long)]
    pub database: Option<String>,
    #[arg(long)]
    pub settings: Option<String>,
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
    #[arg(long)]
    pub operator: Option<String>,
    #[arg(long)]
    pub settings: Option<String>,
}

#[derive(Debug, Args)]
pub struct OperateArguments {
    pub order: String,
    pub who: Option<String>,
    #[arg(long)]
    pub minutes: Option<u64>,
    #[arg(long)]
    pub operator: Option<String>,
    #[arg(long)]
    pub settings: Option<String>,
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
    pub seats: Option<u8>,
    #[arg(long = "option")]
    pub options: Vec<String>,
    #[arg(long)]
    pub deeds: Option<String>,
    #[arg(long)]
    pub beat: Option<u64>,
    #[arg(long)]
    pub json: bool,
}
