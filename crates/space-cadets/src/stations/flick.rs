//! The flick (SC-11.10): from a gesture to a speed and an angle, and from there to where the disc rests. Whole numbers only
//! (micrometres, nanometres per second, hundredths of a degree, fixed ticks), so that it is the same on every machine.

use crate::content::TrackData;
use serde::{Deserialize, Serialize};
use table::names;

/// One in the numbers of the sine table.
const ONE: i64 = 1 << 30;

/// The sine of every whole degree up to 90, in parts of 2^30.
#[rustfmt::skip]
const SINE: [i64; 91] = [
    0, 18739379, 37473049, 56195305, 74900443, 93582766, 112236583, 130856211,
    149435979, 167970228, 186453311, 204879599, 223243478, 241539355, 259761657, 277904834,
    295963357, 313931728, 331804471, 349576144, 367241333, 384794656, 402230767, 419544355,
    436730145, 453782903, 470697435, 487468587, 504091252, 520560366, 536870912, 553017922,
    568996477, 584801711, 600428808, 615873009, 631129609, 646193961, 661061475, 675727625,
    690187940, 704438018, 718473518, 732290163, 745883746, 759250125, 772385229, 785285058,
    797945680, 810363241, 822533958, 834454122, 846120104, 857528349, 868675383, 879557810,
    890172315, 900515665, 910584710, 920376381, 929887697, 939115760, 948057759, 956710970,
    965072759, 973140576, 980911966, 988384560, 995556083, 1002424350, 1008987269, 1015242840,
    1021189159, 1026824413, 1032146887, 1037154959, 1041847103, 1046221891, 1050277989, 1054014162,
    1057429273, 1060522280, 1063292242, 1065738315, 1067859754, 1069655912, 1071126243, 1072270298,
    1073087729, 1073578288, 1073741824,
];

/// The sine of an angle in hundredths of a degree, in parts of 2^30; between whole degrees it runs straight.
fn sine(angle: i32) -> i64 {
    let angle = angle.rem_euclid(36_000);
    let (half, sign) = if angle < 18_000 { (angle, 1) } else { (angle - 18_000, -1) };
    let quarter = if half <= 9_000 { half } else { 18_000 - half };
    let (degree, rest) = ((quarter / 100) as usize, i64::from(quarter % 100));
    let next = SINE[(degree + 1).min(90)];
    sign * (SINE[degree] + (next - SINE[degree]) * rest / 100)
}

fn cosine(angle: i32) -> i64 {
    sine(angle.saturating_add(9_000))
}

/// The direction of a vector in hundredths of a degree, -18000 to 18000; to the right (y grows) is positive.
fn direction(dx: i64, dy: i64) -> i32 {
    let (mut low, mut high) = (0, 18_000);
    let up = dy.abs();
    // The largest angle that is not beyond the vector: turned back by it, the vector does not point below the axis.
    while low < high {
        let middle = (low + high + 1) / 2;
        if up * cosine(middle) >= dx * sine(middle) {
            low = middle;
        } else {
            high = middle - 1;
        }
    }
    if dy < 0 { -low } else { low }
}

/// A place on the track in micrometres: x along it, y across it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, arbitrary::Arbitrary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Spot {
    /// Along the track.
    pub x: i32,
    /// Across the track.
    pub y: i32,
}

/// Where the finger was, and when (in milliseconds).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, arbitrary::Arbitrary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sample {
    /// The moment, in milliseconds.
    pub time: u32,
    /// Along the track, in micrometres.
    pub x: i32,
    /// Across the track, in micrometres.
    pub y: i32,
}

/// How the disc leaves the finger.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, arbitrary::Arbitrary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Throw {
    /// Micrometres per second.
    pub speed: u32,
    /// Hundredths of a degree; 0 is straight along the track.
    pub angle: i32,
}

names! {
    /// Why a gesture or a start is not a flick.
    FlickFault {
        /// Fewer samples than a gesture has (SC-21.9).
        TooFewSamples = "too_few_samples",
        /// Times that do not rise (SC-21.9).
        TimesDoNotRise = "times_do_not_rise",
        /// A disc that is not wholly behind its line and on the track (SC-11.2).
        BadStart = "bad_start",
    }
}

/// A finger cannot go further than this; a kilometre, in micrometres.
const MOST_WAY: i64 = 1_000_000_000;

/// Millimetres as micrometres.
fn micro(millimetres: i32) -> i32 {
    millimetres.saturating_mul(1_000)
}

impl Throw {
    /// A speed and an angle, the speed cut off at what the track allows.
    pub fn new(track: &TrackData, speed: u32, angle: i32) -> Throw {
        let most = u32::try_from(micro(track.max_speed)).unwrap_or(0);
        Throw { speed: speed.min(most), angle: angle.clamp(-18_000, 18_000) }
    }

    /// What a gesture means: how far the finger went in its last moments, and in which direction (SC-11.10, SC-21.9).
    pub fn of_gesture(track: &TrackData, samples: &[Sample]) -> Result<Throw, FlickFault> {
        let (Some(last), true) = (samples.last(), samples.len() >= usize::from(track.gesture_samples.max(2)))
        else {
            return Err(FlickFault::TooFewSamples);
        };
        if samples.windows(2).any(|pair| pair[0].time >= pair[1].time) {
            return Err(FlickFault::TimesDoNotRise);
        }
        let begins = last.time.saturating_sub(track.gesture_window);
        let inside = samples.iter().position(|sample| sample.time >= begins).unwrap_or(0);
        let first = samples[inside.min(samples.len() - 2)];
        let part = |to: i32, from: i32| (i64::from(to) - i64::from(from)).clamp(-MOST_WAY, MOST_WAY);
        let (dx, dy) = (part(last.x, first.x), part(last.y, first.y));
        let far = (dx * dx + dy * dy).unsigned_abs().isqrt();
        let speed = far.saturating_mul(1_000) / u64::from((last.time - first.time).max(1));
        let speed = u32::try_from(speed).unwrap_or(u32::MAX);
        Ok(Throw::new(track, speed, if far == 0 { 0 } else { direction(dx, dy) }))
    }

    /// The speed that carries a disc so many micrometres at middling friction.
    pub fn speed_for(track: &TrackData, distance: u32) -> u32 {
        let twice = 2 * u64::from(distance) * u64::from(track.deceleration.unsigned_abs()) * 1_000;
        u32::try_from(twice.isqrt()).unwrap_or(u32::MAX)
    }

    /// The throw with noise: two draws of [`bell`], for speed and angle.
    pub fn with_noise(self, track: &TrackData, speed: i32, angle: i32) -> Throw {
        let factor = 1_000_000 + i64::from(track.speed_noise_permille) * i64::from(speed);
        let speed = i64::from(self.speed) * factor.max(0) / 1_000_000;
        let turn = i64::from(track.angle_noise_centidegrees) * i64::from(angle) / 1_000;
        let angle = i64::from(self.angle) + turn;
        Throw {
            speed: u32::try_from(speed).unwrap_or(u32::MAX),
            angle: i32::try_from(angle).unwrap_or(self.angle),
        }
    }
}

/// A draw that is spread like a bell, in thousandths of its standard deviation, from eight random bytes.
pub fn bell(draw: u64) -> i32 {
    /// Eight bytes add up to this on average, and spread by this many hundredths.
    const MEAN: i32 = 1_020;
    const SPREAD: i32 = 20_902;
    let sum: i32 = draw.to_le_bytes().iter().map(|byte| i32::from(*byte)).sum();
    (sum - MEAN) * 100_000 / SPREAD
}

/// Where a flick ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Rest {
    /// On the track: the disc's centre.
    On(Spot),
    /// It fell; this is where it left the track.
    Off(Spot),
}

/// Whether a disc may start there: wholly behind the line of its range, wholly on the track (SC-11.2). `line` counts from 1.
pub fn check_start(track: &TrackData, line: u8, start: Spot) -> Result<(), FlickFault> {
    let line = track.lines.get(usize::from(line.max(1)) - 1).copied().unwrap_or(track.back_wall);
    let radius = micro(track.radius);
    let behind = start.x.saturating_add(radius) <= micro(line);
    let on = start.x.saturating_sub(radius) >= micro(track.back_wall)
        && start.y.saturating_abs().saturating_add(radius) <= micro(track.half_width);
    if behind && on { Ok(()) } else { Err(FlickFault::BadStart) }
}

/// A disc on its way, tick by tick.
#[derive(Clone, Copy, Debug)]
struct Slide {
    start: Spot,
    cosine: i64,
    sine: i64,
    /// Nanometres per second.
    speed: i64,
    /// What the speed loses in a tick.
    loss: i64,
    /// The way gone, in nanometres times twice the ticks of a second.
    way: i64,
    scale: i64,
}

impl Slide {
    fn new(track: &TrackData, start: Spot, throw: Throw, friction: i32) -> Slide {
        let ticks = i64::from(track.ticks_per_second.max(1));
        // Millimetres times per mille are micrometres; a thousand of them are nanometres.
        let loss = i64::from(track.deceleration) * i64::from(friction.max(1)) * 1_000 / ticks;
        Slide {
            start,
            cosine: cosine(throw.angle),
            sine: sine(throw.angle),
            speed: i64::from(throw.speed) * 1_000,
            loss: loss.max(1),
            way: 0,
            scale: 2 * ticks * 1_000,
        }
    }

    /// One tick on; false when the disc lies still.
    fn tick(&mut self) -> bool {
        if self.speed <= 0 {
            return false;
        }
        let slower = (self.speed - self.loss).max(0);
        self.way += self.speed + slower;
        self.speed = slower;
        true
    }

    fn spot(&self) -> Spot {
        let way = i128::from(self.way);
        let along = |part: i64| {
            let moved = way * i128::from(part) / (i128::from(self.scale) * i128::from(ONE));
            i32::try_from(moved).unwrap_or(i32::MAX)
        };
        Spot {
            x: self.start.x.saturating_add(along(self.cosine)),
            y: self.start.y.saturating_add(along(self.sine)),
        }
    }
}

/// Whether a disc whose centre is there has fallen (SC-11.4).
pub fn has_fallen(track: &TrackData, at: Spot) -> bool {
    at.x > micro(track.end) || at.y.saturating_abs() > micro(track.half_width)
}

/// Lets the disc slide. `friction` is in per mille and the same for all shots of a step; `watch` is told the place after every tick.
/// The wall behind stops the disc.
pub fn slide(
    track: &TrackData,
    start: Spot,
    throw: Throw,
    friction: i32,
    mut watch: impl FnMut(Spot),
) -> Rest {
    let mut disc = Slide::new(track, start, throw, friction);
    let wall = micro(track.back_wall).saturating_add(micro(track.radius)).min(start.x);
    let mut at = start;
    while disc.tick() {
        at = disc.spot();
        if at.x < wall {
            at.x = wall;
            watch(at);
            break;
        }
        watch(at);
        if has_fallen(track, at) {
            return Rest::Off(at);
        }
    }
    Rest::On(at)
}
