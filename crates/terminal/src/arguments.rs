//! What can be typed after the commands that every game has. The binary reads it, and says what it means on its help pages.

#![allow(
    missing_docs,
    reason = "what an argument means is said on the help page, in the language of the reader"
)]

use clap::Args;
use std::path::PathBuf;

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
pub struct CheckArguments {
    pub file: PathBuf,
}

#[derive(Debug, Args)]
pub struct BotsArguments {
    pub game: String,
}
