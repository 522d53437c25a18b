//! SC-11.10: the flick, in whole numbers.

use space_cadets::content::{Content, TrackData};
use space_cadets::stations::flick::{FlickFault, Rest, Sample, Spot, Throw, bell, check_start, slide};
use std::fmt::Write;

fn track() -> &'static TrackData {
    &Content::standard().weapons.track
}

/// A finger that moves so many micrometres in each of five steps of 20 milliseconds.
fn swipe(dx: i32, dy: i32) -> Vec<Sample> {
    (0..6).map(|step| Sample { time: 1_000 + 20 * step as u32, x: dx * step, y: dy * step }).collect()
}

fn rest(speed: u32, angle: i32, friction: i32) -> Rest {
    slide(track(), Spot { x: -10_000, y: 0 }, Throw { speed, angle }, friction, |_| {})
}

/// SC-11.10, SC-21.9: the speed and direction of the last 120 milliseconds; at least four samples, rising times, a highest speed
#[test]
fn gestures() {
    let straight = Throw::of_gesture(track(), &swipe(16_000, 0)).unwrap();
    assert_eq!(straight, Throw { speed: 800_000, angle: 0 });
    assert_eq!(Throw::of_gesture(track(), &swipe(3_000, 4_000)).unwrap().speed, 250_000);
    assert_eq!(Throw::of_gesture(track(), &swipe(90_000, 0)).unwrap().speed, 1_400_000);
    for (dx, dy, degrees) in [(1, 1, 45), (1, -1, -45), (-1, 1, 135), (0, 1, 90), (-1, 0, 180)] {
        let angle = Throw::of_gesture(track(), &swipe(dx * 5_000, dy * 5_000)).unwrap().angle;
        assert!((angle - degrees * 100).abs() <= 1, "{angle} for {degrees}");
    }
    assert_eq!(Throw::of_gesture(track(), &swipe(1_000, 0)[..3]), Err(FlickFault::TooFewSamples));
    let mut stuck = swipe(1_000, 0);
    stuck[3].time = stuck[2].time;
    assert_eq!(Throw::of_gesture(track(), &stuck), Err(FlickFault::TimesDoNotRise));
    let mut slow_start = vec![Sample { time: 0, x: -900_000, y: 50_000 }];
    slow_start.extend(swipe(16_000, 0));
    assert_eq!(Throw::of_gesture(track(), &slow_start).unwrap(), straight, "only the end counts");
    let mut held = swipe(16_000, 0);
    held.push(Sample { time: 5_000, x: 80_000, y: 0 });
    assert_eq!(Throw::of_gesture(track(), &held).unwrap().speed, 0, "held still before letting go");
    let wild = [i32::MIN, i32::MAX, i32::MIN, i32::MAX].map(|x| x);
    let wild: Vec<Sample> =
        (0..).zip(wild).map(|(time, x)| Sample { time, x, y: -x.saturating_abs() }).collect();
    assert!(Throw::of_gesture(track(), &wild).unwrap().speed <= 1_400_000);
}

/// SC-11.2: wholly behind the line and on the track
#[test]
fn starts() {
    let fits = |line, x, y| check_start(track(), line, Spot { x, y }).is_ok();
    assert!(
        fits(1, -10_000, 0) && !fits(1, -9_999, 0) && fits(1, -10_000, 25_000) && !fits(1, -10_000, 25_001)
    );
    assert!(
        fits(6, -135_000, -25_000) && !fits(6, -134_999, 0) && fits(6, -175_000, 0) && !fits(6, -175_001, 0)
    );
}

/// SC-11.4, SC-11.10: how far a throw carries, what friction does, and how a disc falls
#[test]
fn sliding() {
    for far in [100_000, 200_000, 340_000] {
        let Rest::On(spot) = rest(Throw::speed_for(track(), far), 0, 1_000) else { panic!("it fell") };
        assert!((spot.x + 10_000 - far as i32).abs() < 500, "{spot:?}");
    }
    let Rest::On(rough) = rest(900_000, 0, 1_050) else { panic!("it fell") };
    let Rest::On(smooth) = rest(900_000, 0, 950) else { panic!("it fell") };
    assert!(smooth.x > rough.x + 20_000);
    assert!(matches!(rest(1_400_000, 0, 1_000), Rest::Off(spot) if spot.x > 375_000));
    assert!(matches!(rest(900_000, 2_000, 1_000), Rest::Off(spot) if spot.y > 35_000));
    assert_eq!(
        rest(900_000, 18_000, 1_000),
        Rest::On(Spot { x: -175_000, y: 0 }),
        "the wall behind stops it"
    );
    assert_eq!(rest(0, 0, 1_000), Rest::On(Spot { x: -10_000, y: 0 }));
}

/// SC-11.10: the noise is spread as the track says
#[test]
fn noise() {
    let mut state = 1u64;
    let draws: Vec<i64> = (0..20_000)
        .map(|_| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            i64::from(bell(state ^ state >> 29))
        })
        .collect();
    let mean = draws.iter().sum::<i64>() / 20_000;
    let spread = (draws.iter().map(|draw| draw * draw).sum::<i64>() / 20_000).isqrt();
    assert!(mean.abs() < 25 && (970..1_030).contains(&spread), "{mean} {spread}");
    let throw = Throw { speed: 1_000_000, angle: 0 };
    assert_eq!(throw.with_noise(track(), 1_000, -1_000), Throw { speed: 1_040_000, angle: -80 });
    assert_eq!(throw.with_noise(track(), -30_000, 0).speed, 0);
}

/// Many flicks, written down.
fn table() -> String {
    let mut state = 20_261_117u32;
    let mut next = |below: u32| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 8) % below
    };
    let mut text = String::new();
    for _ in 0..200 {
        let (dx, dy) = (next(30_000) as i32, next(3_000) as i32 - 1_500);
        let start = Spot { x: -10_000 - next(150_000) as i32, y: next(40_000) as i32 - 20_000 };
        let friction = 950 + next(101) as i32;
        let throw = Throw::of_gesture(track(), &swipe(dx, dy)).unwrap();
        let noise = [next(1 << 24), next(1 << 24)]
            .map(|draw| bell(u64::from(draw).wrapping_mul(0x9E37_79B9_7F4A_7C15)));
        let thrown = throw.with_noise(track(), noise[0], noise[1]);
        let mut ticks = 0;
        let rest = slide(track(), start, thrown, friction, |_| ticks += 1);
        let (how, spot) = match rest {
            Rest::On(spot) => ("on", spot),
            Rest::Off(spot) => ("off", spot),
        };
        writeln!(
            text,
            "{dx} {dy} {} {} {friction} -> {} {} -> {} {} -> {how} {} {} {ticks}",
            start.x, start.y, throw.speed, throw.angle, thrown.speed, thrown.angle, spot.x, spot.y
        )
        .unwrap();
    }
    text
}

/// SC-11.10: two hundred flicks end on every machine where they ended when they were written down
#[test]
fn flicks_are_the_same_everywhere() {
    let golden = include_str!("flicks.txt");
    for (now, then) in table().lines().zip(golden.lines()) {
        assert_eq!(now, then);
    }
    assert_eq!(table().lines().count(), golden.lines().count());
}
