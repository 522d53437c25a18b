//! Where the workspace lies, how its cargo is run and which games it holds.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail, ensure};
use serde::Deserialize;

/// When set, the golden playthroughs are rewritten by the test that otherwise compares them.
pub const BLESS: &str = "COSMODROME_BLESS";

/// The directory that holds the workspace's `Cargo.toml`.
pub struct Workspace {
    root: PathBuf,
    /// Where cargo builds into instead of where it would.
    target: Option<PathBuf>,
}

/// The part of `cargo metadata` that is needed here.
#[derive(Deserialize)]
struct Metadata {
    target_directory: PathBuf,
}

impl Workspace {
    /// Asks cargo for the workspace around the current directory.
    pub fn locate() -> Result<Self> {
        let manifest = output_of(Command::new(cargo_program()).args([
            "locate-project",
            "--workspace",
            "--message-format=plain",
        ]))?;
        let root =
            Path::new(manifest.trim()).parent().context("cargo named a Cargo.toml without a directory")?;
        Ok(Self::at(root))
    }

    /// The workspace in this directory.
    pub fn at(root: &Path) -> Self {
        Self { root: root.to_owned(), target: None }
    }

    /// The same, with what is compiled put elsewhere.
    pub fn building_into(self, target: &Path) -> Self {
        Self { target: Some(target.to_owned()), ..self }
    }

    /// The top directory.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// The directory cargo builds into, wherever the user's configuration puts it.
    pub fn target_directory(&self) -> Result<PathBuf> {
        let json =
            output_of(self.command(cargo_program()).args(["metadata", "--format-version=1", "--no-deps"]))?;
        let metadata: Metadata =
            serde_json::from_str(&json).context("cargo metadata is not what we expect")?;
        Ok(metadata.target_directory)
    }

    /// The games, by the names of their rulebooks in `docs/rules`, in alphabetical order.
    pub fn games(&self) -> Result<Vec<String>> {
        let directory = self.root.join("docs/rules");
        let mut games = Vec::new();
        for entry in
            fs::read_dir(&directory).with_context(|| format!("cannot list {}", directory.display()))?
        {
            let name = entry?.file_name();
            let Some(stem) = name.to_str().and_then(|name| name.strip_suffix(".md")) else { continue };
            let is_translation = stem.contains('.');
            if !is_translation && stem != "README" {
                games.push(stem.to_owned());
            }
        }
        ensure!(!games.is_empty(), "docs/rules holds no rulebook");
        games.sort();
        Ok(games)
    }

    /// Runs cargo with its output shown as it comes; an exit status other than success is an error.
    pub fn cargo(&self, arguments: &[&str]) -> Result<()> {
        self.cargo_with(arguments, &[])
    }

    /// Like [`Workspace::cargo`], with environment variables set.
    pub fn cargo_with(&self, arguments: &[&str], variables: &[(&str, &str)]) -> Result<()> {
        let line = format!("cargo {}", arguments.join(" "));
        println!("$ {line}");
        let status = self
            .command(cargo_program())
            .args(arguments)
            .envs(variables.iter().copied())
            .status()
            .with_context(|| format!("cannot start `{line}`"))?;
        ensure!(status.success(), "`{line}` ended with {status}");
        Ok(())
    }

    /// Whether cargo has this subcommand installed.
    pub fn has_cargo_command(&self, name: &str) -> bool {
        let status = self
            .command(cargo_program())
            .args([name, "--version"])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status();
        status.is_ok_and(|status| status.success())
    }

    /// A command that runs in the top directory and blesses nothing unless it is told to.
    pub fn command(&self, program: impl Into<OsString>) -> Command {
        let mut command = Command::new(program.into());
        command.current_dir(&self.root).env_remove(BLESS);
        if let Some(target) = &self.target {
            command.env("CARGO_TARGET_DIR", target);
        }
        command
    }
}

/// The cargo that started us, so that nested runs use the same toolchain.
fn cargo_program() -> OsString {
    env::var_os("CARGO").unwrap_or_else(|| "cargo".into())
}

/// What a command printed; an exit status other than success is an error with what it complained of.
pub fn output_of(command: &mut Command) -> Result<String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command.stdin(Stdio::null()).output().with_context(|| format!("cannot start {name}"))?;
    if !output.status.success() {
        bail!("{name} ended with {}\n{}", output.status, String::from_utf8_lossy(&output.stderr).trim_end());
    }
    String::from_utf8(output.stdout).with_context(|| format!("{name} printed something that is not UTF-8"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::fixture::Fixture;

    #[test]
    fn games_are_the_rulebooks_without_their_translations() {
        let fixture = Fixture::new();
        for name in ["rocketmen.md", "rocketmen.fr.md", "away-missions.md", "README.md", "picture.svg"] {
            fixture.write(&format!("docs/rules/{name}"), "");
        }
        assert_eq!(fixture.workspace().games().unwrap(), ["away-missions", "rocketmen"]);
    }

    #[test]
    fn no_rulebook_at_all_is_an_error() {
        let fixture = Fixture::new();
        fixture.write("docs/rules/rocketmen.fr.md", "");
        assert_eq!(fixture.workspace().games().unwrap_err().to_string(), "docs/rules holds no rulebook");
    }

    #[test]
    fn the_target_directory_is_absolute() {
        assert!(
            Workspace::at(Path::new(env!("CARGO_MANIFEST_DIR"))).target_directory().unwrap().is_absolute()
        );
    }

    #[test]
    fn a_cargo_command_that_is_not_installed_is_noticed() {
        let workspace = Workspace::at(Path::new(env!("CARGO_MANIFEST_DIR")));
        assert!(!workspace.has_cargo_command("no-such-command"));
    }

    #[test]
    fn a_failing_command_is_an_error_that_names_it() {
        let workspace = Workspace::at(Path::new(env!("CARGO_MANIFEST_DIR")));
        let error = workspace.cargo(&["no-such-command"]).unwrap_err().to_string();
        assert!(error.starts_with("`cargo no-such-command` ended with"), "{error}");
    }
}
