//! Running the program as a person would.

#![allow(dead_code, reason = "each test file uses its own part")]
#![allow(clippy::unwrap_used, reason = "a test that cannot run fails")]

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, fs, process};

/// Runs the program in English unless the arguments say otherwise.
pub fn run(arguments: &[&str]) -> Output {
    run_with(arguments, "")
}

/// Runs the program with something to read.
pub fn run_with(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_cosmodrome"))
        .args(arguments)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that does not read to the end closes the pipe; that is its right.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

/// What a successful run printed.
pub fn text(arguments: &[&str]) -> String {
    printed(&run(arguments))
}

/// What a successful run printed, having read something.
pub fn text_with(arguments: &[&str], input: &str) -> String {
    printed(&run_with(arguments, input))
}

fn printed(output: &Output) -> String {
    assert!(output.status.success(), "{output:?}");
    assert!(output.stderr.is_empty(), "{output:?}");
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// The JSON that a successful run printed.
pub fn json(arguments: &[&str]) -> serde_json::Value {
    serde_json::from_str(&text(arguments)).unwrap()
}

/// The one sentence of a run that was refused.
pub fn refusal(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(said.lines().count(), 1, "{said}");
    assert!(said.trim_end().ends_with('.'), "{said}");
    assert!(!said.contains("cli-") && !said.contains("panicked"), "{said}");
    said
}

/// A directory of its own that is gone afterwards.
pub struct Scratch(PathBuf);

impl Scratch {
    /// An empty directory.
    pub fn new() -> Scratch {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("cosmodrome-{}-{}", process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let path = env::temp_dir().join(name);
        fs::create_dir_all(&path).unwrap();
        Scratch(path)
    }

    /// A path in it.
    pub fn path(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }

    /// Writes a file into it.
    pub fn write(&self, name: &str, text: &str) -> String {
        fs::write(self.0.join(name), text).unwrap();
        self.path(name)
    }

    /// Where it is.
    pub fn root(&self) -> &Path {
        &self.0
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
