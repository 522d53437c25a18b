//! The TypeScript that the browser is built with says the same as the Rust it was made from.
//! `UPDATE=1 cargo test -p server fresh` rewrites it.

use games::{ListedGame, Visitor};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use table::Game as _;
use ts_rs::{Config, TS, TypeVisitor};

/// Every type that is reachable from the ones asked for, by name.
struct Collector<'a> {
    config: &'a Config,
    found: BTreeMap<String, String>,
    visited: BTreeSet<std::any::TypeId>,
}

impl TypeVisitor for Collector<'_> {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.visited.insert(std::any::TypeId::of::<T>()) {
            return;
        }
        if T::output_path().is_some() {
            let docs = T::docs().unwrap_or_default();
            let text = format!("{}export {}\n", docs, T::decl(self.config));
            let earlier = self.found.insert(T::ident(self.config), text.clone());
            assert!(
                earlier.is_none_or(|earlier| earlier == text),
                "two types named {}",
                T::ident(self.config)
            );
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

impl Collector<'_> {
    fn new(config: &Config) -> Collector<'_> {
        Collector { config, found: BTreeMap::new(), visited: BTreeSet::new() }
    }
}

macro_rules! collect {
    ($config:expr; $($type:ty),* $(,)?) => {{
        let mut collector = Collector::new($config);
        $(collector.visit::<$type>();)*
        collector.found
    }};
}

const NOTE: &str =
    "// Made from the Rust types by crates/server/tests/wire/types_are_fresh.rs. Do not edit.\n\n";

fn web() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src")
}

fn fresh(path: &Path, text: &str) {
    if std::env::var_os("UPDATE").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
    }
    let committed = std::fs::read_to_string(path).unwrap_or_default();
    assert!(committed == text, "{} is stale: UPDATE=1 cargo test -p server fresh", path.display());
}

fn config() -> Config {
    Config::new().with_large_int("number")
}

fn shared(config: &Config) -> BTreeMap<String, String> {
    collect!(config; table::Phrase, table::Arg, table::Seat, table::Viewer, table::Outcome, table::GameTime, table::OptionSpec)
}

#[test]
fn types_are_fresh() {
    use server::protocol as p;
    let config = config();
    let mut types = collect!(&config;
        p::ClientMessage, p::ServerMessage, p::PatchOperation, p::Games, p::Me, p::NewName, p::NewContent, p::NewTable, p::TableMade,
        p::MyTables, p::TableSummary, p::NewProgram, p::ProgramMade, p::HandoverMade, p::TakeChair, p::Replays, p::Replay, p::NewFork, p::ApiError);
    types.extend(shared(&config));
    let mut text =
        format!("{NOTE}/** The protocol's version. */\nexport const PROTOCOL = {};\n\n", p::PROTOCOL);
    text.push_str(&types.into_values().collect::<Vec<_>>().join("\n"));
    fresh(&web().join("net/generated/protocol.ts"), &text);
}

/// Writes or compares the types of one game; what the protocol has already is imported from there.
fn fresh_game(game: &str, config: &Config, mut types: BTreeMap<String, String>) {
    let mut imports: Vec<String> = Vec::new();
    for name in shared(config).keys() {
        if types.remove(name).is_some() {
            imports.push(name.clone());
        }
    }
    let body = types.into_values().collect::<Vec<_>>().join("\n");
    // What only stands inside of what the protocol has already need not be imported.
    imports.retain(|name| body.split(|letter: char| !letter.is_alphanumeric()).any(|word| word == name));
    let mut text = NOTE.to_owned();
    let _ = writeln!(
        text,
        "import type {{ {} }} from \"../../../net/generated/protocol\";\n",
        imports.join(", ")
    );
    text.push_str(&body);
    fresh(&web().join(format!("games/{game}/generated/types.ts")), &text);
}

/// Writes or compares the types of every game.
struct Freshness(Config);

impl Visitor for Freshness {
    fn visit<L: ListedGame>(&mut self) {
        let mut collector = Collector::new(&self.0);
        L::browser_types(&mut collector);
        fresh_game(L::Game::ID, &self.0, collector.found);
    }
}

#[test]
fn types_of_games_are_fresh() {
    games::visit_all(&mut Freshness(config()));
}
