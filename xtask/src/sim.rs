//! `cargo xtask sim`: lets worlds of the server pass, one for each seed.

use anyhow::Result;

use crate::workspace::Workspace;

/// Lets so many worlds pass, from this seed on. One that breaks a promise says how to repeat it.
pub fn run(workspace: &Workspace, seeds: u64, first: u64) -> Result<()> {
    let name = "simulation::every_world_keeps_its_word";
    let arguments =
        ["test", "--locked", "--package", "server", "--test", "wire", "--", "--exact", name, "--nocapture"];
    let (seeds, first) = (seeds.to_string(), first.to_string());
    workspace.cargo_with(&arguments, &[("SIM_SEEDS", &seeds), ("SIM_FIRST", &first)])
}
