//! The server as a program: it says where it is, and a swarm of clients plays on it.
#![allow(clippy::unwrap_used, reason = "a test reports by failing")]

use serde_json::Value;
use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};

/// A server in a process of its own, on a free port, with a database that goes with it.
struct Serving {
    child: Child,
    url: String,
    folder: std::path::PathBuf,
}

impl Serving {
    fn start(name: &str) -> Serving {
        let folder = std::env::temp_dir().join(format!("cosmodrome-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let database = format!("sqlite:{}", folder.join("tables.db").display());
        let mut child = Command::new(env!("CARGO_BIN_EXE_cosmodrome"))
            .args(["serve", "--listen", "127.0.0.1:0", "--database", &database, "--lang", "en"])
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let url = line.split_whitespace().find(|word| word.starts_with("http://")).unwrap().to_owned();
        Serving { child, url, folder }
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn swarm(arguments: &[&str]) -> std::process::Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cosmodrome"));
    command.arg("swarm").args(arguments).args(["--lang", "en"]).output().unwrap()
}

#[test]
fn a_swarm_plays_on_a_server_with_its_usual_limits() {
    let serving = Serving::start("swarm");
    let output =
        swarm(&["--url", &serving.url, "--tables", "90", "--seconds", "3", "--idle", "150", "--json"]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let figures: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert!(figures["moves"].as_u64().unwrap() >= 90, "{figures}");
    assert_eq!((&figures["refused"], &figures["failed_tables"]), (&0.into(), &0.into()), "{figures}");
    assert!(figures["p99_ms"].as_f64().unwrap() >= figures["p50_ms"].as_f64().unwrap());
    assert_eq!(figures["idle_sockets"], 150);

    let output = swarm(&["--url", &serving.url, "--tables", "1", "--seconds", "1"]);
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("One table") && text.contains("From command to view"), "{text}");
}

#[test]
fn a_swarm_refuses_what_it_must_not_do() {
    let refusal = |arguments: &[&str]| {
        let output = swarm(arguments);
        assert_eq!(output.status.code(), Some(2));
        String::from_utf8(output.stderr).unwrap()
    };
    let all = ["--tables", "1", "--seconds", "1"];
    let at = |url: &'static str| refusal(&[&["--url", url], &all[..]].concat());
    assert!(at("http://192.0.2.1:7878").contains("this machine"));
    assert!(at("http://127.0.0.1:1").contains("Nobody answers"));
    let home = "http://127.0.0.1:1";
    assert!(refusal(&["--url", home, "--tables", "0", "--seconds", "1"]).contains("--tables"));
    assert!(refusal(&["--url", home, "--tables", "1", "--seconds", "9999"]).contains("--seconds"));
    assert!(refusal(&["--url", home, "--seconds", "1"]).contains("--tables"));
}

#[test]
fn a_server_asked_to_stop_says_goodbye_and_ends_well() {
    let mut serving = Serving::start("stop");
    let asked = Command::new("kill").args(["-TERM", &serving.child.id().to_string()]).status().unwrap();
    assert!(asked.success());
    assert!(serving.child.wait().unwrap().success());
}
