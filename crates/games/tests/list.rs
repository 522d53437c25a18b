//! The list is the same for everybody who reads it.

use games::{ListedGame, Visitor, visit_all};
use std::collections::BTreeSet;
use table::Game;
use terminal::{AnyGame, TerminalGame};

/// Every game's name and bots.
struct Names(Vec<(String, Vec<String>)>);

impl Visitor for Names {
    fn visit<L: ListedGame>(&mut self) {
        let bots = L::ROSTER.iter().map(|kind| kind.name.to_owned()).collect();
        self.0.push((<L as TerminalGame>::Game::ID.to_owned(), bots));
    }
}

fn listed() -> Vec<(String, Vec<String>)> {
    let mut names = Names(Vec::new());
    visit_all(&mut names);
    names.0
}

#[test]
fn every_game_is_listed_once_and_has_bots() {
    let games = listed();
    let names: BTreeSet<&String> = games.iter().map(|(name, _)| name).collect();
    assert_eq!(names.len(), games.len());
    assert!(!games.is_empty() && games.iter().all(|(_, bots)| !bots.is_empty()));
}

#[test]
fn server_and_terminal_offer_the_same_games_with_the_same_bots() {
    let name = |game: &dyn AnyGame| {
        (game.id().to_owned(), game.bots().into_iter().map(str::to_owned).collect::<Vec<_>>())
    };
    let typed: Vec<_> = games::at_terminal().all().map(name).collect();
    assert_eq!(typed, listed());
    let hosted = games::on_server().all().map(|game| game.info()).map(|info| (info.id, info.bots)).collect();
    assert_eq!(BTreeSet::from_iter(listed()), hosted);
}

/// A word that stands for a command without its game must not mean two things.
#[test]
fn words_on_their_own_are_clear() {
    let list = games::at_terminal();
    let mut seen: BTreeSet<&str> = list.all().map(AnyGame::id).collect();
    for command in list.all().flat_map(|game| game.commands()).filter(|command| command.is_understood_alone())
    {
        assert!(seen.insert(command.name()), "{}", command.name());
    }
}
