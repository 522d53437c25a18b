//! People in real browsers at real tables: `e2e/` plays against the program as it was just built.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::workspace::Workspace;

/// Builds the program and lets Chromium loose on it.
///
/// A program that is not a release reads the web client from `web/dist` while it runs, so the step `web` has to come first.
pub fn check(workspace: &Workspace) -> Result<()> {
    ensure!(
        workspace.root().join("web/dist/index.html").exists(),
        "the web client is not built: run `cargo xtask test --only web` first"
    );
    // The same artifacts as the tests before it: `build` would resolve other features and compile half the world again.
    workspace.cargo(&["test", "--workspace", "--locked", "--no-run"])?;
    let program = workspace
        .target_directory()?
        .join("debug")
        .join(format!("cosmodrome{}", std::env::consts::EXE_SUFFIX));
    // Not `npm ci`: some versions of npm write lock files for optional packages that their own `ci` then refuses.
    npm(workspace, &program, &["install", "--no-audit", "--no-fund"])?;
    npm(workspace, &program, &["test"])
}

fn npm(workspace: &Workspace, program: &Path, arguments: &[&str]) -> Result<()> {
    let status = Command::new("npm")
        .args(arguments)
        .current_dir(workspace.root().join("e2e"))
        .env("COSMODROME", program)
        .status()
        .context("npm cannot be started: Node.js is needed for the browser tests")?;
    ensure!(status.success(), "npm {} ended with {status}", arguments.join(" "));
    Ok(())
}
