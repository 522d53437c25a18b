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
        Serving::start_with(name, |_| Vec::new())
    }

    /// The same with more to say to it.
    fn start_with(name: &str, more: impl FnOnce(&std::path::Path) -> Vec<String>) -> Serving {
        let folder = std::env::temp_dir().join(format!("cosmodrome-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let database = format!("sqlite:{}", folder.join("tables.db").display());
        let mut child = Command::new(env!("CARGO_BIN_EXE_cosmodrome"))
            .args(["serve", "--listen", "127.0.0.1:0", "--database", &database, "--lang", "en"])
            .args(more(&folder))
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
    assert_eq!((&figures["idle_sockets"], &figures["games_finished"]), (&150.into(), &0.into()), "{figures}");

    let output = swarm(&["--url", &serving.url, "--tables", "1", "--seconds", "1"]);
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("One table") && text.contains("From command to view"), "{text}");
}

#[test]
fn whole_crews_work_at_once() {
    let serving = Serving::start("crews");
    let crews =
        ["--game", "space-cadets", "--seats", "6", "--option", "timer=calm", "--deeds", "lay,put,plot,feel"];
    let table = ["--url", &serving.url, "--tables", "3", "--seconds", "3", "--beat", "200", "--json"];
    let output = swarm(&[&table[..], &crews].concat());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let figures: Value = serde_json::from_slice(&output.stdout).unwrap();
    // At each table at least Engineering and Helm have something to do, again and again.
    assert!(figures["moves"].as_u64().unwrap() >= 12, "{figures}");
    assert_eq!((&figures["crews"], &figures["seats"]), (&true.into(), &6.into()), "{figures}");
    assert_eq!(figures["failed_tables"], 0, "{figures}");
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
    let crew = |more: &[&str]| refusal(&[&["--url", home], &all[..], more].concat());
    assert!(crew(&["--seats", "6"]).contains("--deeds"));
    assert!(crew(&["--deeds", "lay", "--seats", "99"]).contains("--seats"));
    assert!(crew(&["--deeds", "lay", "--beat", "0"]).contains("--beat"));
    assert!(crew(&["--deeds", "lay", "--option", "calm"]).contains("calm"));
}

#[test]
fn a_server_asked_to_stop_says_goodbye_and_ends_well() {
    let mut serving = Serving::start("stop");
    let asked = Command::new("kill").args(["-TERM", &serving.child.id().to_string()]).status().unwrap();
    assert!(asked.success());
    assert!(serving.child.wait().unwrap().success());
}

#[cfg(unix)]
#[test]
fn an_operator_looks_at_a_server_and_lets_it_drain() {
    let door_in = |folder: &std::path::Path| folder.join("door").display().to_string();
    let mut serving = Serving::start_with("operate", |folder| vec!["--operator".to_owned(), door_in(folder)]);
    let door = door_in(&serving.folder);
    let operate = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_cosmodrome"));
        let output = command.arg("operate").args(arguments).args(["--operator", &door]).output().unwrap();
        let [said, complained] = [output.stdout, output.stderr].map(|text| String::from_utf8(text).unwrap());
        (output.status.code(), said, complained)
    };
    let (code, said, _) = operate(&["list", "--lang", "en"]);
    assert_eq!((code, said.trim()), (Some(0), "No table is in memory."));
    let (code, said, _) = operate(&["ban", "192.0.2.7", "--minutes", "2", "--lang", "en"]);
    assert_eq!((code, said.trim()), (Some(0), "They may not come any more."));
    let (_, said, _) = operate(&["list", "--lang", "fr"]);
    assert!(said.contains("192.0.2.7 n’entre pas pendant encore 2 minutes."), "{said}");
    let (_, said, _) = operate(&["list", "--json"]);
    let list: Value = serde_json::from_str(&said).unwrap();
    assert_eq!((&list["draining"], &list["sanctions"][0]["kind"]), (&false.into(), &"ban".into()));
    for (arguments, complaint) in [
        (&["ban", "nobody", "--lang", "en"][..], "neither an address nor a name"),
        (&["ban", "--lang", "en"], "Say about whom"),
        (&["reboot", "--lang", "en"], "is no order"),
        (&["close", "ABCDEF", "--lang", "fr"], "La table « ABCDEF » n’existe pas."),
        (&["mute", "192.0.2.7", "--minutes", "0", "--lang", "en"], "no time at all"),
    ] {
        let (code, _, complained) = operate(arguments);
        assert_eq!(code, Some(2), "{complained}");
        assert!(complained.contains(complaint), "{complained}");
    }
    // Nobody is connected, so that it stops at once.
    let (code, said, _) = operate(&["drain", "--lang", "en"]);
    assert_eq!((code, said.trim()), (Some(0), "No new tables are made; everybody at a table is told."));
    assert!(serving.child.wait().unwrap().success());
    let (code, _, complained) = operate(&["list", "--lang", "en"]);
    assert_eq!(code, Some(2));
    assert!(complained.contains("Nobody opens at"), "{complained}");
    let wrong = Command::new(env!("CARGO_BIN_EXE_cosmodrome"))
        .args(["serve", "--operator", "127.0.0.1:7879", "--lang", "en"])
        .output()
        .unwrap();
    assert_eq!(wrong.status.code(), Some(2));
    assert!(String::from_utf8(wrong.stderr).unwrap().contains("it is a file"));
}
