//! What the tests need from the system: a PostgreSQL server of their own, Chromium, Firefox, WebKit with a screen in memory
//! for it, and Node.js with npm for the web client.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::workspace::Workspace;

/// Installs Debian's packages that are missing. What is there already is left alone.
pub fn install(_: &Workspace) -> Result<()> {
    ensure!(
        answers("node") && answers("npm"),
        "Node.js and npm are needed for the web client: install them first"
    );
    let wanted = [
        ("postgresql", has_postgres()),
        ("chromium", answers("chromium")),
        ("firefox-esr", installed("firefox-esr")),
        ("webkit2gtk-driver", installed("WebKitWebDriver")),
        ("xvfb", installed("Xvfb")),
    ];
    let missing: Vec<&str> = wanted.iter().filter(|(_, there)| !there).map(|(name, _)| *name).collect();
    if missing.is_empty() {
        println!("Nothing is missing.");
        return Ok(());
    }
    println!("Installing {}.", missing.join(", "));
    run(Command::new("apt-get").args(["update", "-qq"]))?;
    run(Command::new("apt-get")
        .args(["install", "-y", "-qq"])
        .args(&missing)
        .env("DEBIAN_FRONTEND", "noninteractive"))
}

/// Whether a PostgreSQL server can be started, of any version.
fn has_postgres() -> bool {
    let Ok(versions) = Path::new("/usr/lib/postgresql").read_dir() else { return false };
    versions.flatten().any(|version| version.path().join("bin/postgres").exists())
}

/// Whether Debian put a program where it puts them. Not everything answers to `--version`.
fn installed(program: &str) -> bool {
    Path::new("/usr/bin").join(program).exists()
}

fn answers(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok_and(|output| output.status.success())
}

fn run(command: &mut Command) -> Result<()> {
    let status = command.status().context("apt-get cannot be started")?;
    ensure!(status.success(), "apt-get ended with {status}");
    Ok(())
}
