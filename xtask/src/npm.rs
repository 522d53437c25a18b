//! npm in the folders that need it.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::workspace::Workspace;

/// Fetches the packages of a folder. Not `npm ci`: some versions of npm write lock files for optional packages that their own
/// `ci` then refuses, and without saving: others add to the lock file what this machine could also have had.
pub fn install(workspace: &Workspace, folder: &str) -> Result<()> {
    run(workspace, folder, &["install", "--no-save", "--no-audit", "--no-fund"], &[])
}

/// Runs npm in a folder of the workspace with environment variables set.
pub fn run(
    workspace: &Workspace,
    folder: &str,
    arguments: &[&str],
    variables: &[(&str, &Path)],
) -> Result<()> {
    let status = command(workspace, folder)
        .args(arguments)
        .envs(variables.iter().copied())
        .status()
        .context("npm cannot be started: Node.js is needed")?;
    ensure!(status.success(), "npm {} in {folder} ended with {status}", arguments.join(" "));
    Ok(())
}

/// npm, to be run in a folder of the workspace.
fn command(workspace: &Workspace, folder: &str) -> Command {
    let mut command = workspace.command("npm");
    command.current_dir(workspace.root().join(folder));
    command
}
