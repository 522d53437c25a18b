//! Crews of bots play whole missions by themselves, in game time.

mod crew;

use crew::played;
use space_cadets::{Advanced, Difficulty, End, Setup, SpaceCadets};
use std::collections::BTreeSet;
use table::{Chair, Game, GameSetup, GameTime, Options, Seat, Seed};

/// Crews of each skill play every mission to its end, without ever stalling and without asking for what is not allowed
#[test]
fn crews_play_missions() {
    for skill in ["skill-1", "skill-2", "skill-3", "skill-4", "skill-5"] {
        for mission in 1..=6 {
            let chairs = [3, 5, 6, 1, 4, 9][usize::from(mission - 1)];
            let game = played(skill, Setup::mission(mission, chairs), 11).unwrap();
            assert!(game.end.is_some(), "{skill} stalls in mission {mission} in turn {}", game.turns);
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

/// A mission that nobody can win ends all the same: a good crew that is still out after a hundred turns gives up
#[test]
fn a_crew_that_cannot_win_ends() {
    let missions = include_str!("../data/missions.toml");
    let wanted = "{ kind = \"capture_crystals\", count = 3 }";
    assert!(missions.contains(wanted));
    let missions = missions.replacen(wanted, "{ kind = \"capture_crystals\", count = 99 }", 1);
    let content = format!("game = \"space-cadets\"\n{missions}");
    let setup = Setup::configure(6, &Options::default(), Some(&content)).unwrap();
    let game = played("skill-5", setup, 1).unwrap();
    assert_eq!(game.end, Some(End::Exploded), "in turn {}", game.turns);
}

/// What is imagined over another position is what is imagined anew: nothing of the other one stays
#[test]
fn nothing_stays_of_what_was_imagined_over() {
    let game = |setup: Setup, number| SpaceCadets::start(setup, Seed::from_number(number)).unwrap();
    let games = [game(Setup::mission(1, 6), 1), game(Setup::mission(6, 9).advanced(&Advanced::ALL), 2)];
    for (one, other) in [(0, 1), (1, 0)] {
        let chair = Chair::new(&games[one], Seat(1), GameTime::ZERO);
        let anew = chair.imagine(Seed::from_number(3));
        let mut over = games[other].clone();
        chair.imagine_over(Seed::from_number(3), &mut over);
        assert_eq!(serde_json::to_value(anew).unwrap(), serde_json::to_value(over).unwrap());
    }
}
