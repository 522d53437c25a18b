//! `cargo xtask golden`: plays the golden games again and writes down what happened.

use anyhow::Result;

use crate::workspace::{BLESS, Workspace};

/// Rewrites the golden playthroughs of every game that has a crate.
pub fn rewrite(workspace: &Workspace) -> Result<()> {
    for game in workspace.games()? {
        if workspace.root().join("crates").join(&game).is_dir() {
            let arguments = ["test", "--locked", "--package", &game, "--test", "kit"];
            workspace.cargo_with(&arguments, &[(BLESS, "1")])?;
        } else {
            println!("{game}: has rules but no crate yet");
        }
    }
    println!(
        "Golden playthroughs rewritten. Read `git diff` before you commit: every change must be one you meant."
    );
    Ok(())
}
