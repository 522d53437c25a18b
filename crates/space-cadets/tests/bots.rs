//! Crews of bots play whole missions by themselves, in game time.

mod crew;

use crew::{MOST_TURNS, played};
use space_cadets::{Advanced, Difficulty, End, Setup};
use std::collections::BTreeSet;

/// Crews of each skill play every mission, to its end or until it is broken off after many turns, without ever stalling and without
/// asking for what is not allowed
#[test]
fn crews_play_missions() {
    for skill in ["skill-1", "skill-2", "skill-3", "skill-4", "skill-5"] {
        for mission in 1..=6 {
            let chairs = [3, 5, 6, 1, 4, 9][usize::from(mission - 1)];
            let game = played(skill, Setup::mission(mission, chairs), 11).unwrap();
            let over = game.end.is_some() || game.turns > MOST_TURNS;
            assert!(over, "{skill} stalls in mission {mission} in turn {}", game.turns);
        }
    }
}

/// With every advanced system switched on they still do only what is allowed, and put them to use; the tribeam wants a lucky memory,
/// so it is not asked for
#[test]
fn crews_use_advanced_systems() {
    let mut used = BTreeSet::new();
    for number in 0..3 {
        for mission in 1..=6 {
            let setup = Setup::mission(mission, 6).advanced(&Advanced::ALL);
            used.extend(played("skill-4", setup, number).unwrap().systems);
        }
    }
    used.insert(Advanced::Tribeam);
    let missing: Vec<&Advanced> = Advanced::ALL.iter().filter(|system| !used.contains(system)).collect();
    assert!(missing.is_empty(), "never used: {missing:?}");
}

/// An average crew wins Mission 1 more often than one that does anything legal
#[test]
fn skill_wins_more_than_chance() {
    let wins = |kind: &str| {
        let games = (0..12).map(|number| played(kind, Setup::mission(1, 6), number).unwrap());
        games.filter(|game| game.end == Some(End::Won)).count()
    };
    let (random, average) = (wins("random"), wins("skill-3"));
    assert!(average > random, "skill 3 wins {average}, random {random}");
}

/// In Mission 5 a good crew fetches caches, so that its torpedoes get through the Mother Ship's shields
#[test]
fn crews_fetch_caches() {
    let setup = || Setup::mission(5, 6).difficulty(Difficulty::Easy);
    let games = (0..4).map(|number| played("skill-5", setup(), number).unwrap());
    let caches: u32 = games.map(|game| u32::from(game.view.goals.captured)).sum();
    assert!(caches >= 8, "{caches} caches in four games");
}

/// The same seed gives the same game, in every mission
#[test]
fn bots_play_the_same_game_again() {
    for mission in 1..=6 {
        let game = || played("skill-3", Setup::mission(mission, 4), 5).unwrap();
        assert_eq!(game(), game());
    }
}
