//! The web client: types, unit tests, the build, and the size of the first load.

use anyhow::Result;

use crate::npm;
use crate::workspace::Workspace;

/// Every check of the web client, and its build, which the server embeds.
pub fn check(workspace: &Workspace) -> Result<()> {
    npm::install(workspace, "web")?;
    for script in ["check", "test", "build", "size"] {
        npm::run(workspace, "web", &["run", script], &[])?;
    }
    Ok(())
}

/// The types and the unit tests of one game's folder, and the build, which its browser tests need.
pub fn check_game(workspace: &Workspace, game: &str) -> Result<()> {
    npm::install(workspace, "web")?;
    check_folder(workspace, game)
}

/// The same with the packages that are there.
pub fn check_folder(workspace: &Workspace, game: &str) -> Result<()> {
    npm::run(workspace, "web", &["run", "check"], &[])?;
    if workspace.root().join("web/tests").join(game).is_dir() {
        npm::run(workspace, "web", &["run", "test", "--", &format!("tests/{game}/")], &[])?;
    } else {
        println!("{game}: no unit tests on the web yet");
    }
    npm::run(workspace, "web", &["run", "build"], &[])
}
