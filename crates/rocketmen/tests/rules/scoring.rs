//! Chapter 10, second half: what everything is worth, and who wins.

use crate::common::*;
use rocketmen::content::{ContentHandle, Destination, Family, MissionType};
use rocketmen::rules::scoring::{Score, TieBreak};
use rocketmen::scene::{Scene, Zone};
use rocketmen::{Achievements, Command, Event};
use table::{Game as _, Seat, Viewer};

use Destination::{Earth, Mars, Moon};
use MissionType::{AsteroidMining, Base, OrbitalShipyard, Satellite, SpaceHotel, SpaceStation, Spaceship};

/// A table without personal goals, in the last turn of the game.
fn last_turn(seats: u8) -> Scene {
    let scene = scene(seats).round(60).turn(Seat(seats - 1));
    Seat::all(seats).fold(scene, |scene, seat| scene.goals(seat, &[]))
}

/// Plays the last turn; who won, and what everybody scored.
fn finish(scene: Scene) -> (Vec<Seat>, Vec<Score>) {
    let mut game = scene.build();
    let seat = view(&game, RED).turn;
    let events = act(&mut game, seat, Command::EndTurn);
    let Some(Event::GameOver { winners, scores }) = events.last().cloned() else {
        panic!("the game goes on")
    };
    let outcome = game.outcome().expect("an outcome");
    assert_eq!(outcome.winners, winners);
    let totals: Vec<i32> = scores.iter().map(|score| i32::from(score.total)).collect();
    assert_eq!(outcome.scores, totals);
    let seen = game.view(Viewer::Spectator);
    assert_eq!((seen.winners, seen.scores), (Some(winners.clone()), Some(scores.clone())));
    (winners, scores)
}

/// What the two tasks of Red's goal pay in this position; the sum must arrive in the total.
fn tasks(goal: &str, arrange: impl FnOnce(Scene) -> Scene) -> [u8; 2] {
    let (_, scores) = finish(arrange(last_turn(4)).goals(RED, &[goal]).vp(RED, 7));
    let red = &scores[0];
    assert_eq!(red.goals.len(), 1, "{goal} was dealt");
    let [a, b] = red.goals[0].tasks;
    assert_eq!(red.goal, u16::from(a) + u16::from(b));
    assert_eq!(red.total, red.track + red.threats + red.tokens + red.goal);
    [a, b]
}

fn at(places: &'static [(Destination, MissionType)]) -> impl Fn(Scene) -> Scene {
    move |scene| places.iter().fold(scene, |scene, (destination, kind)| scene.at(RED, *destination, *kind))
}

/// RM-10.7: a Threat scores 2 VP at the end wherever it lies, and each one does.
#[test]
fn every_threat_scores_wherever_it_lies() {
    for zone in [Zone::Hq, Zone::Hand, Zone::Depot, Zone::Played, Zone::Warehouse, Zone::Junkyard] {
        let (winners, scores) = finish(last_turn(2).put(RED, zone, &["pandemic"]));
        assert_eq!((scores[0].threats, scores[0].track, scores[0].total), (2, 0, 2), "{zone:?}");
        assert_eq!((scores[1].threats, scores[1].total), (0, 0));
        assert_eq!(winners, [RED]);
    }
    let scene = last_turn(4).put(RED, Zone::Warehouse, &["pandemic", "pandemic", "climate-change"]);
    let (_, scores) = finish(scene.put(RED, Zone::Junkyard, &["asteroid-impact"]).vp(RED, 11));
    assert_eq!((scores[0].threats, scores[0].total), (8, 19));
}

/// RM-10.7: a Threat does not move its owner on the track, neither when bought nor later.
#[test]
fn a_threat_does_not_move_its_owner_on_the_track() {
    let mut game = scene(2)
        .hand(RED, &["satellite-2", "space-hotel-2", "spaceship-1"])
        .display(&["pandemic"])
        .vp(RED, 3)
        .build();
    let paid =
        [held(&game, RED, "satellite-2"), held(&game, RED, "space-hotel-2"), held(&game, RED, "spaceship-1")];
    let threat = shown(&game, "pandemic");
    act(&mut game, RED, buy(&[threat], None, pay(&paid)));
    assert_eq!(player(&game, RED).vp, 3);
    act(&mut game, RED, Command::EndTurn);
    assert_eq!(player(&game, RED).vp, 3);
}

/// RM-10.8: the Moon token and the Mars token score 1 VP each for whoever holds them.
#[test]
fn destination_tokens_score_one_each() {
    let (winners, scores) = finish(last_turn(3).moon_token(RED).mars_token(BLUE).vp(WHITE, 1));
    assert_eq!(scores.iter().map(|score| score.tokens).collect::<Vec<_>>(), [1, 1, 0]);
    assert_eq!(winners, [RED, BLUE, WHITE]);
    let (winners, scores) = finish(last_turn(3).moon_token(WHITE).mars_token(WHITE));
    assert_eq!(scores.iter().map(|score| score.total).collect::<Vec<_>>(), [0, 0, 2]);
    assert_eq!(winners, [WHITE]);
}

/// RM-10.9: of two goals the one worth more counts, whichever was dealt first, and never both.
#[test]
fn the_better_goal_counts_alone() {
    // Broadcaster pays 1 + 3, Hotelier 1 + 2.
    let places: &[_] = &[(Earth, Satellite), (Moon, Satellite), (Earth, SpaceHotel), (Moon, SpaceHotel)];
    for goals in [["broadcaster", "hotelier"], ["hotelier", "broadcaster"]] {
        let (_, scores) = finish(at(places)(last_turn(2)).goals(RED, &goals));
        let paid: Vec<u8> = scores[0].goals.iter().map(|goal| goal.tasks[0] + goal.tasks[1]).collect();
        let mut sorted = paid.clone();
        sorted.sort_unstable();
        assert_eq!(sorted, [3, 4]);
        assert_eq!((scores[0].goal, scores[0].total), (4, 4));
        let counting: Vec<u8> =
            scores[0].goals.iter().filter(|goal| goal.counts).map(|goal| goal.tasks[1]).collect();
        assert_eq!(counting, [3], "only the Broadcaster is marked as counting");
    }
    // It is what a goal is worth to this player that counts: without the Moon Satellite it is the Hotelier.
    let places: &[_] = &[(Earth, Satellite), (Earth, SpaceHotel), (Moon, SpaceHotel)];
    let (_, scores) = finish(at(places)(last_turn(2)).goals(RED, &["broadcaster", "hotelier"]));
    assert_eq!(scores[0].goal, 3);
    // Two goals of no use are worth nothing.
    let (_, scores) = finish(last_turn(2).goals(RED, &["broadcaster", "hotelier"]));
    assert_eq!((scores[0].goal, scores[0].total), (0, 0));
    assert!(scores[0].goals.iter().all(|goal| !goal.counts));
}

/// RM-10.10, RM-10.11: Broadcaster; either task pays without the other.
#[test]
fn broadcaster() {
    assert_eq!(tasks("broadcaster", |scene| scene), [0, 0]);
    assert_eq!(tasks("broadcaster", at(&[(Earth, Satellite)])), [1, 0]);
    assert_eq!(tasks("broadcaster", at(&[(Moon, Satellite)])), [0, 3]);
    assert_eq!(tasks("broadcaster", at(&[(Earth, Satellite), (Moon, Satellite)])), [1, 3]);
    assert_eq!(tasks("broadcaster", at(&[(Earth, Spaceship), (Moon, SpaceHotel)])), [0, 0]);
    // Somebody else's Satellites are no help.
    assert_eq!(
        tasks("broadcaster", |scene| scene.at(BLUE, Earth, Satellite).at(BLUE, Moon, Satellite)),
        [0, 0]
    );
}

/// RM-10.12: Hotelier.
#[test]
fn hotelier() {
    assert_eq!(tasks("hotelier", |scene| scene), [0, 0]);
    assert_eq!(tasks("hotelier", at(&[(Earth, SpaceHotel)])), [1, 0]);
    assert_eq!(tasks("hotelier", at(&[(Moon, SpaceHotel)])), [0, 2]);
    assert_eq!(tasks("hotelier", at(&[(Earth, SpaceHotel), (Moon, SpaceHotel)])), [1, 2]);
    assert_eq!(tasks("hotelier", at(&[(Earth, Satellite), (Moon, Satellite)])), [0, 0]);
}

/// RM-10.13: Test Pilot; the second task cannot be met without the first.
#[test]
fn test_pilot() {
    assert_eq!(tasks("test-pilot", at(&[(Earth, Satellite), (Moon, Base)])), [0, 0]);
    assert_eq!(tasks("test-pilot", at(&[(Earth, Spaceship)])), [1, 0]);
    assert_eq!(tasks("test-pilot", at(&[(Moon, Spaceship)])), [1, 0]);
    assert_eq!(tasks("test-pilot", at(&[(Mars, Spaceship)])), [1, 0]);
    assert_eq!(tasks("test-pilot", at(&[(Earth, Spaceship), (Moon, Spaceship)])), [1, 2]);
    assert_eq!(tasks("test-pilot", at(&[(Earth, Spaceship), (Mars, Spaceship)])), [1, 2]);
    assert_eq!(tasks("test-pilot", at(&[(Earth, Spaceship), (Moon, Spaceship), (Mars, Spaceship)])), [1, 2]);
}

/// RM-10.14: Settler.
#[test]
fn settler() {
    assert_eq!(tasks("settler", at(&[(Mars, AsteroidMining)])), [0, 0]);
    assert_eq!(tasks("settler", at(&[(Moon, Base)])), [2, 0]);
    assert_eq!(tasks("settler", at(&[(Mars, Base)])), [0, 2]);
    assert_eq!(tasks("settler", at(&[(Moon, Base), (Mars, Base)])), [2, 2]);
}

/// RM-10.15: Orbital Architect.
#[test]
fn orbital_architect() {
    assert_eq!(tasks("orbital-architect", at(&[(Earth, SpaceHotel)])), [0, 0]);
    assert_eq!(tasks("orbital-architect", at(&[(Earth, OrbitalShipyard)])), [2, 0]);
    assert_eq!(tasks("orbital-architect", at(&[(Earth, SpaceStation)])), [0, 1]);
    assert_eq!(tasks("orbital-architect", at(&[(Earth, OrbitalShipyard), (Earth, SpaceStation)])), [2, 1]);
}

/// RM-10.16: Prospector.
#[test]
fn prospector() {
    assert_eq!(tasks("prospector", at(&[(Earth, Satellite), (Mars, Base)])), [0, 0]);
    assert_eq!(tasks("prospector", at(&[(Mars, AsteroidMining)])), [2, 0]);
    for kind in [Satellite, Spaceship, SpaceHotel, Base] {
        assert_eq!(tasks("prospector", |scene| scene.at(RED, Moon, kind)), [0, 1]);
    }
    assert_eq!(tasks("prospector", at(&[(Mars, AsteroidMining), (Moon, Base)])), [2, 1]);
    assert_eq!(tasks("prospector", at(&[(Moon, Satellite), (Moon, Base)])), [0, 1]);
}

/// RM-10.17: Grand Tour.
#[test]
fn grand_tour() {
    assert_eq!(tasks("grand-tour", at(&[(Earth, Satellite)])), [0, 0]);
    assert_eq!(tasks("grand-tour", at(&[(Moon, Satellite)])), [0, 0]);
    assert_eq!(tasks("grand-tour", at(&[(Earth, Spaceship), (Moon, Base)])), [1, 0]);
    assert_eq!(tasks("grand-tour", at(&[(Mars, Spaceship)])), [0, 2]);
    assert_eq!(tasks("grand-tour", at(&[(Mars, Spaceship), (Earth, Satellite)])), [0, 2]);
    assert_eq!(tasks("grand-tour", at(&[(Mars, Base), (Earth, SpaceStation), (Moon, Satellite)])), [1, 2]);
}

/// RM-10.18: Home World.
#[test]
fn home_world() {
    let orbit: [&'static [_]; 4] = [
        &[(Earth, Satellite), (Earth, Spaceship), (Moon, Satellite), (Moon, Spaceship)],
        &[(Earth, Satellite), (Earth, Spaceship), (Earth, SpaceHotel)],
        &[(Earth, Satellite), (Earth, Spaceship), (Earth, SpaceHotel), (Earth, OrbitalShipyard)],
        &[
            (Earth, Satellite),
            (Earth, Spaceship),
            (Earth, SpaceHotel),
            (Earth, OrbitalShipyard),
            (Earth, SpaceStation),
        ],
    ];
    let paid = orbit.map(|places| tasks("home-world", at(places)));
    assert_eq!(paid, [[0, 0], [2, 0], [2, 2], [2, 2]]);
}

/// RM-10.19: Lunar Pioneer.
#[test]
fn lunar_pioneer() {
    assert_eq!(tasks("lunar-pioneer", at(&[(Moon, Base), (Earth, Satellite), (Mars, Base)])), [0, 0]);
    assert_eq!(tasks("lunar-pioneer", at(&[(Moon, Base), (Moon, Satellite)])), [2, 0]);
    assert_eq!(tasks("lunar-pioneer", at(&[(Moon, Base), (Moon, Satellite), (Moon, Spaceship)])), [2, 2]);
    let all = at(&[(Moon, Base), (Moon, Satellite), (Moon, Spaceship), (Moon, SpaceHotel)]);
    assert_eq!(tasks("lunar-pioneer", all), [2, 2]);
}

/// RM-10.20: Red Horizon.
#[test]
fn red_horizon() {
    assert_eq!(tasks("red-horizon", at(&[(Moon, Base), (Earth, Satellite)])), [0, 0]);
    assert_eq!(tasks("red-horizon", at(&[(Mars, Spaceship)])), [1, 0]);
    assert_eq!(tasks("red-horizon", at(&[(Mars, Spaceship), (Mars, Base)])), [1, 2]);
    assert_eq!(tasks("red-horizon", at(&[(Mars, Spaceship), (Mars, Base), (Mars, AsteroidMining)])), [1, 2]);
}

/// RM-10.21: Guardian; two Threats of one type are one type, and the Junkyard counts.
#[test]
fn guardian() {
    assert_eq!(tasks("guardian", |scene| scene.put(BLUE, Zone::Hand, &["pandemic"])), [0, 0]);
    assert_eq!(tasks("guardian", |scene| scene.put(RED, Zone::Junkyard, &["pandemic"])), [1, 0]);
    assert_eq!(tasks("guardian", |scene| scene.put(RED, Zone::Hand, &["pandemic", "pandemic"])), [1, 0]);
    let two = |scene: Scene| {
        scene.put(RED, Zone::Warehouse, &["climate-change"]).put(RED, Zone::Junkyard, &["asteroid-impact"])
    };
    assert_eq!(tasks("guardian", two), [1, 2]);
}

/// RM-10.22: Flag Bearer; one token is enough for the first task, five missions for the second.
#[test]
fn flag_bearer() {
    let four: &'static [_] =
        &[(Earth, Satellite), (Earth, Spaceship), (Earth, SpaceHotel), (Earth, SpaceStation)];
    assert_eq!(tasks("flag-bearer", |scene| scene.moon_token(BLUE)), [0, 0]);
    assert_eq!(tasks("flag-bearer", |scene| scene.moon_token(RED)), [2, 0]);
    assert_eq!(tasks("flag-bearer", |scene| scene.mars_token(RED)), [2, 0]);
    assert_eq!(tasks("flag-bearer", |scene| scene.moon_token(RED).mars_token(RED)), [2, 0]);
    assert_eq!(tasks("flag-bearer", at(four)), [0, 0]);
    assert_eq!(tasks("flag-bearer", |scene| at(four)(scene).at(RED, Moon, Base)), [0, 1]);
    assert_eq!(tasks("flag-bearer", |scene| at(four)(scene).at(RED, Moon, Base).mars_token(RED)), [2, 1]);
}

/// RM-10.23: the total is the sum of everything, and the highest one wins, not the highest place on the track.
#[test]
fn the_highest_total_wins() {
    let scene = scene_with_variants(2, "planetary-defence", "propulsion-lead").round(60).turn(BLUE);
    let scene = scene.goals(RED, &["orbital-architect", "settler"]).goals(BLUE, &[]);
    let scene = scene.at(RED, Earth, OrbitalShipyard).vp(RED, 4).mars_token(RED).moon_token(RED);
    let scene = scene.put(RED, Zone::Junkyard, &["pandemic"]).put(RED, Zone::Pad, &["small-rocket-boosters"]);
    let (winners, scores) = finish(scene.vp(BLUE, 15));
    let red = &scores[0];
    assert_eq!((red.track, red.threats, red.tokens, red.goal), (4, 2, 2, 2));
    assert_eq!(red.variants.iter().map(|(_, vp)| *vp).collect::<Vec<_>>(), [3, 3]);
    assert_eq!((red.total, scores[1].total), (16, 15));
    assert_eq!(winners, [RED]);
}

/// The order of RM-10.24.
const ORDER: [(Destination, MissionType); 12] = [
    (Mars, Base),
    (Mars, AsteroidMining),
    (Mars, Spaceship),
    (Moon, Base),
    (Moon, SpaceHotel),
    (Moon, Spaceship),
    (Moon, Satellite),
    (Earth, SpaceStation),
    (Earth, OrbitalShipyard),
    (Earth, SpaceHotel),
    (Earth, Spaceship),
    (Earth, Satellite),
];

/// RM-10.24: the best location breaks a tie, against any number of lesser ones and from either seat.
#[test]
fn the_best_location_breaks_a_tie() {
    for best in 0..ORDER.len() {
        for (holder, other) in [(RED, BLUE), (BLUE, RED)] {
            let (destination, kind) = ORDER[best];
            let scene = last_turn(2).vp(RED, 12).vp(BLUE, 12).at(holder, destination, kind);
            let lesser = ORDER[best + 1..].iter();
            let scene = lesser.fold(scene, |scene, (destination, kind)| scene.at(other, *destination, *kind));
            assert_eq!(finish(scene).0, [holder], "{destination:?} {kind:?} against everything below it");
        }
    }
}

/// RM-10.24: only those who are tied for the most are compared.
#[test]
fn a_better_location_does_not_make_up_for_points() {
    let scene = last_turn(3).vp(RED, 12).vp(BLUE, 12).vp(WHITE, 11).at(WHITE, Mars, Base);
    assert_eq!(finish(scene.at(BLUE, Earth, Satellite)).0, [BLUE]);
}

/// RM-10.25: with the same best location, more missions win.
#[test]
fn more_missions_break_what_is_still_equal() {
    let tied = || last_turn(3).vp(RED, 9).vp(BLUE, 9).vp(WHITE, 9).at(RED, Mars, Base).at(BLUE, Mars, Base);
    let scene = tied().at(BLUE, Earth, Satellite).at(BLUE, Earth, Spaceship).at(RED, Moon, Base);
    assert_eq!(finish(scene).0, [BLUE], "two lesser missions beat one better second mission");
    let scene = tied().at(RED, Earth, Satellite);
    assert_eq!(finish(scene).0, [RED]);
}

/// RM-10.25: players who are equal in everything share the victory; the others do not.
#[test]
fn equal_players_share_the_victory() {
    let tied = || last_turn(4).vp(RED, 9).vp(WHITE, 9).vp(YELLOW, 9);
    assert_eq!(finish(tied()).0, [RED, WHITE, YELLOW]);
    let scene = tied().at(RED, Moon, Base).at(YELLOW, Moon, Base).at(RED, Earth, Satellite);
    assert_eq!(finish(scene.at(YELLOW, Moon, Satellite)).0, [RED, YELLOW]);
    assert_eq!(finish(last_turn(2)).0, [RED, BLUE]);
}

/// RM-10.9, RM-10.10: a goal's tasks are paid to its holder alone.
#[test]
fn goals_are_scored_for_each_player() {
    let scene = last_turn(2).goals(RED, &["settler", "hotelier"]).goals(BLUE, &["red-horizon", "prospector"]);
    let scene = scene.at(RED, Moon, Base).at(BLUE, Mars, AsteroidMining).at(BLUE, Moon, Base);
    let (winners, scores) = finish(scene);
    assert_eq!((scores[0].goal, scores[1].goal), (2, 3));
    assert_eq!(winners, [BLUE]);
}

/// What the view says about a tie once this game is over.
fn tie(scene: Scene) -> Option<TieBreak> {
    let mut game = scene.build();
    assert_eq!(view(&game, RED).tie_break, None, "nothing is said before the end");
    let seat = view(&game, RED).turn;
    act(&mut game, seat, Command::EndTurn);
    view(&game, RED).tie_break
}

/// RM-10.24, RM-10.25: the view names what decided among those with the most points.
#[test]
fn the_view_names_what_broke_a_tie() {
    let even = || last_turn(3).vp(RED, 12).vp(BLUE, 12).vp(WHITE, 3);
    assert_eq!(tie(last_turn(2).vp(RED, 12).vp(BLUE, 11)), None);
    assert_eq!(tie(even()), Some(TieBreak::Shared));
    let far = even().at(BLUE, Mars, Spaceship).at(RED, Moon, Base).at(WHITE, Mars, Base);
    let place = ContentHandle::standard().location(Mars, Spaceship).expect("a location");
    assert_eq!(tie(far), Some(TieBreak::Location(place)));
    let more = even().at(BLUE, Mars, Spaceship).at(RED, Mars, Spaceship).at(RED, Earth, Satellite);
    assert_eq!(tie(more), Some(TieBreak::Missions(2)));
}

/// RM-10.10: the view tells its owner, and nobody else, how far each task is.
#[test]
fn the_view_says_how_far_each_task_is() {
    let scene =
        last_turn(2).goals(RED, &["test-pilot", "guardian"]).goals(BLUE, &["grand-tour", "home-world"]);
    let scene = scene.at(RED, Moon, Spaceship).at(BLUE, Earth, Satellite).at(BLUE, Earth, SpaceHotel);
    let scene = scene.put(RED, Zone::Junkyard, &["pandemic"]).put(RED, Zone::Hq, &["climate-change"]);
    let game = scene.build();
    let far = |seat: Seat| {
        let tasks = player(&game, seat).tasks.expect("one's own goals");
        tasks.iter().flatten().map(|task| (task.have, task.need)).collect::<Vec<_>>()
    };
    assert_eq!(far(RED), [(1, 1), (1, 2), (2, 1), (2, 2)]);
    assert_eq!(far(BLUE), [(1, 2), (0, 1), (2, 3), (2, 4)]);
    assert_eq!(view(&game, RED).players[1].tasks, None);
}

/// RM-8.5: the view counts every player's Rocket points, on the pad and of achievements.
#[test]
fn the_view_counts_rocket_points() {
    let scene = last_turn(2).pad(BLUE, &["fusion-reactor", "depot", "big-data"]);
    let game = scene.achievements(BLUE, Achievements { rocket: 2, ..Achievements::default() }).build();
    assert_eq!(view(&game, RED).players.iter().map(|player| player.rocket).collect::<Vec<_>>(), [0, 5]);
}

/// RM-2.14: the catalogue says where each Mission lands.
#[test]
fn the_catalogue_knows_landings() {
    let game = last_turn(2).build();
    let catalogue = game.catalogue();
    let kind = |name: &str| catalogue.kinds.iter().find(|kind| kind.id == name).expect("a kind");
    for kind in &catalogue.kinds {
        assert_eq!(kind.flights.len(), kind.landings.len());
        for (destination, location) in kind.flights.iter().zip(&kind.landings) {
            let Family::Mission(wanted) = kind.family else { panic!("{} flies", kind.id) };
            assert_eq!(game.content().location(*destination, wanted), Some(*location));
        }
    }
    assert_eq!(kind("base-1").flights, [Moon, Mars]);
}
