//! The command line itself: help in both languages, one sentence for whatever is wrong, content files, bots.

mod common;

use common::{Scratch, refusal, run, text};
use std::collections::BTreeSet;
use std::process::{Command, Stdio};

/// Every command, those of one game after its name.
fn commands() -> Vec<String> {
    let every_game =
        ["serve", "play", "simulate", "replay", "check", "bots", "swarm", "backup", "export", "import"]
            .map(str::to_owned);
    let mut commands = every_game.to_vec();
    for game in games::at_terminal().all().filter(|game| !game.commands().is_empty()) {
        commands.push(game.id().to_owned());
        commands.extend(game.commands().iter().map(|command| format!("{} {}", game.id(), command.name())));
    }
    commands
}

#[test]
fn the_help_names_every_command() {
    let page = text(&["--help"]);
    for command in commands() {
        assert!(command.contains(' ') || page.contains(&command), "{command}");
        let own = text(&command.split(' ').chain(["--help"]).collect::<Vec<_>>());
        assert!(own.contains("Usage: cosmodrome"), "{own}");
        assert!(!own.contains("cli-"), "{own}");
    }
    assert!(text(&["--version"]).starts_with("cosmodrome "));
}

fn words(page: &str) -> BTreeSet<String> {
    let words = page.split(|letter: char| !letter.is_alphabetic()).map(str::to_lowercase);
    words.filter(|word| word.chars().count() > 3).collect()
}

/// Names that are typed are the same in every language; everything else is translated.
#[test]
fn the_french_help_is_french() {
    let typed = [
        "serve",
        "settings",
        "backup",
        "export",
        "import",
        "dump",
        "operate",
        "operator",
        "minutes",
        "list",
        "close",
        "mute",
        "ban",
        "lift",
        "resume",
        "run",
        "swarm",
        "idle",
        "deeds",
        "beat",
        "seconds",
        "listen",
        "database",
        "origin",
        "behind",
        "proxy",
        "secure",
        "cookie",
        "healthz",
        "readyz",
        "metrics",
        "sqlite",
        "postgres",
        "postgresql",
        "rust",
        "https",
        "http",
        "example",
        // Spelt alike in both languages.
        "variable",
        "code",
        "secrets",
        "port",
        "machine",
        "bots",
        "check",
        "content",
        "cosmodrome",
        "help",
        "human",
        "json",
        "lang",
        "option",
        "play",
        "record",
        "records",
        "replay",
        "rocketmen",
        "seats",
        "seed",
        "simulate",
        "spectator",
        "steady",
        "threads",
        "toml",
        "verify",
        "version",
        "games",
        "mode",
        "difficulty",
        "variants",
        "standard",
        "battle",
        "normal",
        "easy",
        "hard",
        "none",
        "random",
        "insurance",
        "staff",
        "mars",
        "solitaire",
        "variante",
        // Names of the Variant cards in the data.
        "access",
        "biotech",
        "cheap",
        "closing",
        "computing",
        "defence",
        "lead",
        "materials",
        "planetary",
        "propulsion",
        "race",
        "soft",
        "abort",
        "window",
        "game",
        "options",
        // Commands, options and choices of Space Alert, and a page of documentation.
        "docs",
        "long",
        "short",
        "threats",
        "usual",
        "writing",
        "change",
        "hands",
        "keep",
        "score",
        "smallest",
        "alert",
        "android",
        "calm",
        "campaign",
        "fifth",
        "flight",
        "generated",
        "mission",
        "mixed",
        "plan",
        "quick",
        "resolve",
        // Commands, options and choices of Space Cadets, and an option of Away Missions.
        "batteries",
        "blink",
        "cadets",
        "chosen",
        "claim",
        "cloak",
        "core",
        "damage",
        "dice",
        "engineering",
        "evade",
        "fire",
        "flux",
        "helm",
        "hints",
        "jump",
        "limited",
        "loading",
        "markers",
        "missiles",
        "pace",
        "practice",
        "referee",
        "relaxed",
        "seekers",
        "sensors",
        "shields",
        "stations",
        "suggested",
        "timer",
        "tractor",
        "tribeam",
        "weapons",
        // Commands of Away Missions, and a page of its rules.
        "aliens",
        "away",
        "position",
        "rules",
        "sight",
        "rough",
        "rush",
        "serious",
        "space",
        "speed",
        "test",
        "track",
        "white",
        "yellow",
        "advanced",
        "common",
        "crew",
        "level",
        "length",
        "trace",
        "steps",
        "trajectories",
        "facts",
        "phases",
        "events",
        "cards",
        "frontier",
        "phase",
        "ends",
        "minute",
        "shown",
        "warned",
        // Options, scenarios and choices of Away Missions.
        "admiral",
        "alien",
        "black",
        "boarding",
        "brain",
        "cadet",
        "captain",
        "ceres",
        "chairs",
        "come",
        "commodore",
        "consensus",
        "contact",
        "dark",
        "decks",
        "down",
        "drain",
        "dust",
        "figures",
        "first",
        "foundry",
        "french",
        "galactic",
        "hive",
        "hyperbolizer",
        "invisible",
        "items",
        "jailbreak",
        "market",
        "menagerie",
        "mind",
        "miners",
        "missing",
        "moon",
        "order",
        "overlord",
        "overmind",
        "patience",
        "planet",
        "points",
        "queen",
        "reactor",
        "rocketeers",
        "runaway",
        "saucer",
        "saucermen",
        "scenario",
        "sentinel",
        "ship",
        "signal",
        "sleeper",
        "star",
        "sway",
        "terror",
        "thralls",
        "trilon",
        "tunnel",
        "unlimited",
        "unscanned",
        "wire",
        "works",
        // Words that both languages share.
        "action",
        "actions",
        "base",
        "double",
        "minutes",
        "missions",
        "module",
        "simulation",
        "type",
        "clients",
        "destinations",
        "fractions",
        "moment",
        "page",
        "pages",
        "part",
        "place",
        "plus",
        "table",
        "tables",
        "terminal",
    ];
    let mut english_left = BTreeSet::new();
    for command in commands().into_iter().chain([String::new()]) {
        let page = |language: &str| {
            let words: Vec<&str> = command.split_whitespace().chain(["--help", "--lang", language]).collect();
            text(&words)
        };
        let (english, french) = (words(&page("en")), words(&page("fr")));
        let both = english.intersection(&french).filter(|word| !typed.contains(&word.as_str()));
        english_left.extend(both.map(|word| format!("{command}: {word}")));
    }
    assert!(english_left.is_empty(), "{english_left:?}");
}

#[test]
fn the_language_follows_the_environment() {
    let page = |name: &str, value: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_cosmodrome"));
        command
            .arg("--help")
            .env_remove("LC_ALL")
            .env_remove("LC_MESSAGES")
            .env_remove("LANG")
            .env(name, value);
        String::from_utf8(command.output().unwrap().stdout).unwrap()
    };
    assert!(page("LANG", "fr_FR.UTF-8").contains("Commandes"));
    assert!(page("LC_ALL", "fr").contains("Commandes"));
    assert!(page("LANG", "de_DE.UTF-8").contains("Commands"));
}

#[test]
fn whatever_is_wrong_is_said_in_one_sentence() {
    let simulate = |more: &[&str]| refusal(&[&["simulate", "rocketmen", "--games", "1"], more].concat());
    assert!(refusal(&["simulate", "chess", "--seats", "random"]).contains("chess"));
    assert!(refusal(&["play", "chess"]).contains("rocketmen"));
    assert!(refusal(&["bots", "chess"]).contains("chess"));
    assert!(simulate(&["--seats", "nobody,random"]).contains("nobody"));
    assert!(simulate(&["--seats", "random,random", "--option", "colour=red"]).contains("colour"));
    assert!(simulate(&["--seats", "random,random", "--option", "mode=long"]).contains("battle"));
    assert!(simulate(&["--seats", "random,random", "--option", "mode"]).contains("mode"));
    assert!(simulate(&["--seats", "random,random", "--option", "variants=a+b"]).contains("insurance"));
    assert!(simulate(&["--seats", "random,random", "--content", "/no/such.toml"]).contains("/no/such.toml"));
    assert!(simulate(&["--seats", "random,random", "--seed", "twelve"]).contains("twelve"));
    assert!(
        simulate(&["--seats", "random,random", "--csv", "/no/such/dir/file"]).contains("/no/such/dir/file")
    );
    assert!(simulate(&["--seats", "random,random,random,random,random"]).contains('5'));
    assert!(simulate(&["--seats", "random", "--option", "mode=battle"]).contains("two to four"));
    assert!(simulate(&["--seats", "random,random", "--threads", "0"]).contains("thread"));
    assert!(simulate(&["--seats", "random,random", "--threads", "many"]).contains("many"));
    assert!(simulate(&["--seats"]).contains("--seats"));
    assert!(simulate(&[]).contains("--seats"));
    assert!(simulate(&["--seats", "random,random", "--fast"]).contains("--fast"));
    assert!(simulate(&["--seats", "random,random", "--json", "--json"]).contains("--json"));
    assert!(
        refusal(&["simulate", "rocketmen", "--seats", "random,random", "--games", "0"]).contains("one game")
    );
    assert!(refusal(&["fly"]).contains("simulate"));
    assert!(refusal(&["--lang", "de"]).contains("de"));
    assert!(refusal(&["replay", "/no/such/record"]).contains("/no/such/record"));
    assert!(refusal(&["replay", "/"]).contains("directory"));
    assert!(refusal(&["check", "/no/such/content"]).contains("/no/such/content"));
    assert!(refusal(&["--lang", "fr", "simulate", "chess", "--seats", "random"]).contains("n’existe pas"));
}

#[test]
fn sound_content_is_summed_up() {
    let scratch = Scratch::new();
    let file = scratch.write("good.toml", "game = \"rocketmen\"\n");
    let said = text(&["check", &file]);
    assert!(said.contains("is sound") && said.contains("cards"), "{said}");
    assert!(text(&["check", &file, "--lang", "fr"]).contains("en ordre"));
    text(&["simulate", "rocketmen", "--seats", "random,random", "--games", "2", "--content", &file]);
}

#[test]
fn every_fault_of_a_content_file_is_named() {
    let scratch = Scratch::new();
    let engine = "[[engine]]\nid = \"spark\"\nmarkers = [9]\nrocket = 99\nprice = { money = 200 }\n";
    let file = scratch.write("bad.toml", &format!("game = \"rocketmen\"\n{engine}"));
    let output = run(&["check", &file]);
    assert_eq!(output.status.code(), Some(2));
    let faults = String::from_utf8(output.stdout).unwrap();
    assert!(faults.lines().count() >= 3 && faults.contains("spark") && !faults.contains('{'), "{faults}");
    assert!(String::from_utf8(output.stderr).unwrap().contains("faults"));
    let said = refusal(&["simulate", "rocketmen", "--seats", "random,random", "--content", &file]);
    assert!(said.contains("spark") && said.contains("cosmodrome check"), "{said}");

    assert!(refusal(&["check", &scratch.write("none.toml", "[constants]\n")]).contains("which game"));
    assert!(refusal(&["check", &scratch.write("other.toml", "game = \"chess\"\n")]).contains("chess"));
    assert!(refusal(&["check", &scratch.write("noise.toml", "game = \n")]).contains("line 1"));

    let scenario =
        concat!(env!("CARGO_MANIFEST_DIR"), "/../away-missions/tests/scenarios/worked-example.json");
    assert!(text(&["check", scenario]).contains("worked-example.json is sound"));
    let faulty = std::fs::read_to_string(scenario).unwrap().replace("\"victory\"", "\"victoire\"");
    assert!(refusal(&["check", &scratch.write("faulty.json", &faulty)]).contains("faulty.json"));
    assert!(refusal(&["check", &scratch.write("noise.json", "{\n")]).contains("line 2"));
    assert!(refusal(&["check", &scratch.write("other.json", "{}")]).contains("which game"));
    let unknown = scratch.write("unknown.toml", "game = \"rocketmen\"\nwheels = 4\n");
    assert_eq!(run(&["check", &unknown]).status.code(), Some(2));
}

/// Content that a table brings lies in its records, and its cards have readable names.
#[test]
fn records_carry_their_content() {
    let scratch = Scratch::new();
    let engines = ["tin-kettle", "warm-stove", "big-oven"].map(|id| {
        format!("[[engine]]\nid = \"{id}\"\nmarkers = [1, 1, 1]\nrocket = 3\nprice = {{ money = 10 }}\n")
    });
    let file = scratch.write("kitchen.toml", &format!("game = \"rocketmen\"\n{}", engines.concat()));
    text(&[
        "simulate",
        "rocketmen",
        "--seats",
        "random,random",
        "--games",
        "1",
        "--content",
        &file,
        "--records",
        &scratch.path("r"),
    ]);
    let record = scratch.path("r/rocketmen-000000.jsonl");
    assert!(text(&["replay", &record, "--verify"]).contains("genuine"));
    let story = text(&["replay", &record]);
    assert!(["tin kettle", "warm stove", "big oven"].iter().any(|name| story.contains(name)), "{story}");
    assert!(!story.contains("rocketmen-card"));
    assert!(text(&["replay", &record, "--at", "0"]).contains("tin kettle"));
}

#[test]
fn bots_are_listed_with_what_they_are() {
    assert!(text(&["bots", "rocketmen"]).contains("random  Makes any allowed move"));
    assert!(text(&["bots", "rocketmen", "--lang", "fr"]).contains("hasard"));
}

#[test]
fn a_reader_that_goes_away_is_no_reason_to_stumble() {
    for arguments in [&["--help"][..], &["play", "rocketmen", "--seats", "random,random", "--seed", "1"]] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_cosmodrome"))
            .args(arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{output:?}");
        assert!(output.stderr.is_empty(), "{output:?}");
    }
}
