//! Tracks: what all official ones have in common, and that new ones have it too.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests report by failing")]

use space_alert::mission::generator::{Difficulty, Flight, Length, Recipe, generate};
use space_alert::mission::{
    Decks, EXCEPTIONS, Event, Happening, Regularity, Report, Track, TrackFault, TrackLevel, deal,
};
use space_alert::{Content, Kind, Severity, Zone};
use std::collections::BTreeSet;
use table::{Dice, Seed};

const FLIGHTS: [Flight; 3] = [Flight::Simulation, Flight::AdvancedSimulation, Flight::Mission];
const DIFFICULTIES: [Difficulty; 3] = [Difficulty::Calm, Difficulty::Usual, Difficulty::Rough];
const LENGTHS: [Length; 3] = [Length::Short, Length::Any, Length::Long];

fn generated(seed: u64, recipe: Recipe) -> Track {
    generate(&mut Dice::new(Seed::from_number(seed)), &recipe)
}

fn base_game() -> impl Iterator<Item = &'static Track> {
    Track::all().iter().filter(|track| !track.level.is_expansion())
}

/// SA-22.1, SA-22.2, SA-22.3, SA-22.4, SA-22.5, SA-22.9: what the official tracks have in common
#[test]
fn official_tracks_are_regular_but_for_the_known_exceptions() {
    for track in base_game() {
        let known: Vec<Regularity> =
            EXCEPTIONS.iter().filter(|(id, _)| *id == track.id).map(|(_, regularity)| *regularity).collect();
        assert_eq!(track.irregularities(), known, "{}", track.id);
    }
}

/// SA-22.2, SA-22.3, SA-22.4, SA-22.5, SA-22.6, SA-22.7, SA-22.8, SA-22.9, SA-22.10, SA-22.11, SA-22.12, SA-22.13, SA-22.16:
/// ten thousand seeds per kind of flight, with all difficulties and lengths in turn
#[test]
fn ten_thousand_new_missions_are_regular() {
    for flight in FLIGHTS {
        for seed in 0..10_000 {
            let recipe = Recipe {
                flight,
                difficulty: DIFFICULTIES[(seed % 3) as usize],
                length: LENGTHS[(seed / 3 % 3) as usize],
            };
            let track = generated(seed, recipe);
            assert_eq!(track.check(), Ok(()), "seed {seed}");
            assert_eq!(track.irregularities(), [], "seed {seed}");
        }
    }
}

/// SA-22.16: counted in the cards that a crew of four is dealt, not by the check that the generator itself keeps. In missions and
/// advanced simulations, at every difficulty and length; ordinary simulations have no internal threats (SA-18.5).
#[test]
fn a_generated_mission_for_four_always_keeps_an_internal_threat() {
    let content = Content::standard();
    let levels = Decks::base(space_alert::Difficulty::Mixed, space_alert::Difficulty::Mixed);
    let internal = |seed: u64, flight, crew| {
        let recipe = Recipe {
            flight,
            difficulty: DIFFICULTIES[(seed % 3) as usize],
            length: LENGTHS[(seed / 3 % 3) as usize],
        };
        let track = generated(seed, recipe);
        let plan = deal(content, &track, crew, levels, &mut Dice::new(Seed::from_number(seed))).unwrap();
        plan.threats.iter().filter(|threat| threat.zone.is_none()).count()
    };
    let mut fewer = 0;
    for seed in 0..3_000 {
        for flight in [Flight::Mission, Flight::AdvancedSimulation] {
            let [four, five] = [4, 5].map(|crew| internal(seed, flight, crew));
            assert!(four >= 1, "seed {seed} leaves a crew of four without an internal threat");
            fewer += u32::from(four < five);
        }
        assert_eq!(internal(seed, Flight::Simulation, 4), 0, "seed {seed}");
    }
    assert!(fewer > 0, "no unconfirmed report was internal: the seeds prove nothing");
}

/// SA-22.13: the official speaker sometimes takes only five seconds for a warning; new tracks leave ten.
#[test]
fn slow_speakers_are_not_interrupted_either() {
    for seed in 0..2_000 {
        let track = generated(seed, Recipe::default());
        let mut spoken: Vec<(u16, u16)> = track.events.iter().map(|event| (event.t, event.over())).collect();
        spoken.push((0, 10));
        for phase in &track.phases {
            spoken.extend([(phase.end - 60, phase.end - 50), (phase.end - 20, phase.end - 10)]);
            spoken.push((phase.end - 5, phase.end + 5));
        }
        spoken.sort_unstable();
        assert!(spoken.windows(2).all(|pair| pair[0].1 <= pair[1].0), "seed {seed}: {spoken:?}");
    }
}

/// SA-22.14: chance comes from the seed alone
#[test]
fn the_same_seed_gives_the_same_mission_and_another_seed_another() {
    let missions: BTreeSet<String> =
        (0..500).map(|seed| serde_json::to_string(&generated(seed, Recipe::default())).unwrap()).collect();
    assert_eq!(missions.len(), 500);
    assert_eq!(generated(7, Recipe::default()), generated(7, Recipe::default()));
}

#[test]
fn difficulty_changes_serious_threats_silence_and_data() {
    let sums = |difficulty| {
        let recipe = Recipe { difficulty, ..Recipe::default() };
        let (mut serious, mut silence, mut data) = (0, 0, 0);
        for seed in 0..300 {
            for event in generated(seed, recipe).events {
                match event.what {
                    Happening::Threat(report) => serious += u32::from(report.severity == Severity::Serious),
                    Happening::CommsDown { duration } => silence += u32::from(duration),
                    _ => data += 1,
                }
            }
        }
        (serious, silence, data)
    };
    let [calm, usual, rough] = DIFFICULTIES.map(sums);
    assert!(calm.0 < usual.0 && usual.0 < rough.0, "{calm:?} {usual:?} {rough:?}");
    assert!(calm.1 < usual.1 && usual.1 < rough.1, "{calm:?} {usual:?} {rough:?}");
    assert!(calm.2 > usual.2 && usual.2 > rough.2, "{calm:?} {usual:?} {rough:?}");
}

#[test]
fn length_decides_how_long_the_action_round_is() {
    for seed in 0..300 {
        let length = |length| generated(seed, Recipe { length, ..Recipe::default() }).length();
        assert!((580..=590).contains(&length(Length::Short)));
        assert!((580..=620).contains(&length(Length::Any)));
        assert!((610..=620).contains(&length(Length::Long)));
    }
}

/// Everything that official missions do happens in new ones too; nothing is left out by a bent draw.
#[test]
fn new_missions_have_all_the_variety_of_the_official_ones() {
    let mut seen = BTreeSet::new();
    for seed in 0..3_000 {
        for (_, report) in generated(seed, Recipe::default()).reports() {
            let internal = report.kind == Kind::Internal;
            seen.insert((report.turn, report.severity == Severity::Serious, internal, report.zone));
        }
    }
    for turn in 1..=8 {
        for zone in Zone::ALL {
            assert!(seen.contains(&(turn, false, false, Some(zone))), "common, T+{turn}, {zone:?}");
            assert_eq!(seen.contains(&(turn, true, false, Some(zone))), (2..=7).contains(&turn), "T+{turn}");
        }
        assert_eq!(seen.contains(&(turn, false, true, None)), (2..=7).contains(&turn), "T+{turn}");
        assert_eq!(seen.contains(&(turn, true, true, None)), (3..=6).contains(&turn), "T+{turn}");
    }
}

/// For each regularity a fault planted into a regular track, which this check must find.
#[test]
fn every_check_finds_its_planted_fault() {
    for regularity in Regularity::ALL {
        let mut track = regular();
        assert_eq!(track.irregularities(), []);
        plant(regularity, &mut track);
        assert!(!regularity.holds(&track), "{regularity:?} overlooks its fault");
    }
}

/// Mission 1 is regular in everything.
fn regular() -> Track {
    Track::official("mission-1").unwrap().clone()
}

fn report(track: &mut Track, place: usize) -> &mut Report {
    let mut reports = track.events.iter_mut().filter_map(|event| match &mut event.what {
        Happening::Threat(report) => Some(report),
        _ => None,
    });
    reports.nth(place).unwrap()
}

fn shift(track: &mut Track, from: u16, to: u16) {
    track.events.iter_mut().filter(|event| event.t == from).for_each(|event| event.t = to);
    track.events.sort_by_key(|event| event.t);
}

/// Mission 1: T+2 serious white at 10, T+3 internal unconfirmed at 55, T+4 blue at 110, T+5 internal at 240,
/// T+6 blue at 290, T+7 serious red at 350.
fn plant(regularity: Regularity, track: &mut Track) {
    use Regularity as R;
    match regularity {
        R::Budget => report(track, 2).severity = Severity::Serious,
        R::OneUnconfirmed => report(track, 2).confirmed = false,
        R::SeriousThreats => (2..=4).for_each(|place| report(track, place).severity = Severity::Serious),
        R::Halves => {
            report(track, 3).turn = 4;
            report(track, 4).turn = 4;
        }
        R::OneThreatPerTurn => report(track, 4).turn = 5,
        R::TurnsInOrder => report(track, 4).turn = 8,
        R::AnnouncedInTime => report(track, 2).turn = 5,
        R::InternalThreats => [1, 3].into_iter().for_each(|place| report(track, place).kind = Kind::External),
        R::InternalForFour => report(track, 3).kind = Kind::External,
        R::InternalWindow => report(track, 1).turn = 1,
        R::SeriousWindow => report(track, 0).turn = 1,
        R::InternalsApart => report(track, 2).kind = Kind::Internal,
        R::ZonesChange => report(track, 5).zone = Some(Zone::Blue),
        R::FirstThreat => shift(track, 10, 25),
        R::Spacing => shift(track, 290, 260),
        R::PhaseTurns => {
            track.phases[0].turns = [1, 4];
            track.phases[1].turns = [5, 7];
        }
        R::PhaseLengths => track.phases[2].end = 610,
        R::FiveSeconds => shift(track, 55, 56),
        R::FreshCardsEarly => shift(track, 140, 255),
        R::IncomingData => track.events.retain(|event| event.what != Happening::IncomingData),
        R::DataTransfers => track.events.retain(|event| event.what != Happening::DataTransfer),
        R::SilenceTotal => silence(track, 0, 25),
        R::SilencePieces => silence(track, 0, 35),
        R::SilenceAtTheEnd => silence(track, 3, 25),
        R::NoOverlap => shift(track, 140, 120),
    }
}

fn silence(track: &mut Track, place: usize, seconds: u16) {
    let mut pieces =
        track.events.iter_mut().filter(|event| matches!(event.what, Happening::CommsDown { .. }));
    pieces.nth(place).unwrap().what = Happening::CommsDown { duration: seconds };
}

/// Both ends of what is forbidden, and warnings too, count as overlaps.
#[test]
fn an_announcement_may_not_run_into_a_warning() {
    let mut track = regular();
    shift(&mut track, 140, 155);
    assert_eq!(track.irregularities(), [], "ends when the warning begins");
    shift(&mut track, 155, 160);
    assert_eq!(track.irregularities(), [Regularity::NoOverlap]);
}

#[test]
fn tracks_that_cannot_be_played_are_refused_with_a_reason() {
    let refused = |spoil: fn(&mut Track)| {
        let mut track = regular();
        spoil(&mut track);
        track.check().unwrap_err()
    };
    assert_eq!(refused(|track| track.phases.clear()), TrackFault::Phases { found: 0 });
    assert_eq!(refused(|track| track.phases[1].start = 230), TrackFault::Sequence { phase: 2 });
    assert_eq!(refused(|track| track.phases[1].turns[0] = 5), TrackFault::Sequence { phase: 2 });
    assert_eq!(refused(|track| track.phases[2].phase = 2), TrackFault::Sequence { phase: 3 });
    let short = TrackFault::ShortPhase { phase: 3, least: Track::SHORTEST_PHASE };
    assert_eq!(refused(|track| track.phases[2].end = 460), short);
    assert_eq!(refused(|track| track.phases[2].turns[1] = 13), TrackFault::Turns { found: 13 });
    assert_eq!(refused(|track| track.phases[2].turns[1] = 10), TrackFault::Turns { found: 10 });
    assert_eq!(refused(|track| track.level = TrackLevel::TestRun), TrackFault::Turns { found: 12 });
    let internal =
        |track: &Track| track.reports().find(|(_, report)| report.kind == Kind::Internal).unwrap().0;
    let t = internal(Track::official("mission-1").unwrap());
    assert_eq!(refused(|track| track.level = TrackLevel::Simulation), TrackFault::Inside { t });
    let many = |track: &mut Track| {
        let threat = track.events[0];
        track.events.splice(0..0, std::iter::repeat_n(threat, 9));
    };
    assert!(matches!(refused(many), TrackFault::Threats { found: 13.. }));
    assert_eq!(refused(|track| track.events.swap(0, 1)), TrackFault::Order { t: 10 });
    assert_eq!(refused(|track| track.events[15].t = 600), TrackFault::Late { t: 600 });
    assert_eq!(refused(|track| report(track, 0).turn = 9), TrackFault::Turn { t: 10, turn: 9 });
    assert_eq!(refused(|track| report(track, 3).turn = 3), TrackFault::Turn { t: 240, turn: 3 });
    assert_eq!(refused(|track| report(track, 0).zone = None), TrackFault::Zone { t: 10 });
    assert_eq!(refused(|track| report(track, 1).zone = Some(Zone::Red)), TrackFault::Zone { t: 55 });
    assert_eq!(refused(|track| silence(track, 0, 0)), TrackFault::Silence { t: 170 });
}

/// SA-3.4, SA-22.2, SA-22.3: the unconfirmed report is the difference between the crews
#[test]
fn a_crew_of_four_ignores_the_unconfirmed_report() {
    for seed in 0..200 {
        let track = generated(seed, Recipe::default());
        assert_eq!((track.points(4), track.points(5)), (7, 8));
        assert_eq!(track.reports_for(5).count(), track.reports_for(4).count() + 1);
        assert_eq!(track.level, TrackLevel::Mission);
        let first: Event = track.events[0];
        assert!(first.t >= 10);
    }
}
