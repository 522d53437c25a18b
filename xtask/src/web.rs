//! The web client: types, unit tests, the build, and the size of the first load.

use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::workspace::Workspace;

/// Every check of the web client, and its build, which the server embeds.
pub fn check(workspace: &Workspace) -> Result<()> {
    // Not `npm ci`: some versions of npm write lock files for optional packages that their own `ci` then refuses.
    npm(workspace, &["install", "--no-audit", "--no-fund"])?;
    for script in ["check", "test", "build", "size"] {
        npm(workspace, &["run", script])?;
    }
    Ok(())
}

fn npm(workspace: &Workspace, arguments: &[&str]) -> Result<()> {
    let status = Command::new("npm")
        .args(arguments)
        .current_dir(workspace.root().join("web"))
        .status()
        .context("npm cannot be started: Node.js is needed for the web client")?;
    ensure!(status.success(), "npm {} ended with {status}", arguments.join(" "));
    Ok(())
}
