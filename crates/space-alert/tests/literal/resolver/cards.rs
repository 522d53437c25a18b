//! What is printed on the cards: the numbers, and nothing of what the cards do.

pub use super::frontier_cards::FRONTIER;

/// The printed numbers of one card.
pub struct Printed {
    pub code: &'static str,
    /// Unstable Warheads have none: it depends on the rockets.
    pub hit_points: i32,
    pub shield: i32,
    pub speed: i32,
    pub survived: i32,
    pub destroyed: i32,
    /// Where the tokens of an internal threat begin, or may begin.
    pub stations: &'static [&'static str],
    /// The action that hurts an internal threat: a letter, `BOT`, or `interceptors`.
    pub action: &'static str,
}

impl Printed {
    pub fn is_external(&self) -> bool {
        self.code.starts_with('E') || self.code.starts_with("SE")
    }

    pub fn is_malfunction(&self) -> bool {
        matches!(self.action, "A" | "B" | "C")
    }

    pub fn is_intruder(&self) -> bool {
        self.action == "BOT"
    }
}

/// The card with this code.
pub fn printed(code: &str) -> &'static Printed {
    CARDS.iter().chain(FRONTIER).find(|card| card.code == code).unwrap_or_else(|| panic!("no card {code}"))
}

/// Squares, square of X, squares of Y; Z is always square 1.
pub const BOARDS: [(i32, i32, &[i32]); 7] = [
    (10, 5, &[]),
    (11, 8, &[]),
    (12, 8, &[3]),
    (13, 9, &[5]),
    (14, 11, &[7]),
    (15, 10, &[7, 3]),
    (16, 12, &[8, 5]),
];

pub const fn outside(
    code: &'static str,
    hit_points: i32,
    shield: i32,
    speed: i32,
    survived: i32,
    destroyed: i32,
) -> Printed {
    Printed { code, hit_points, shield, speed, survived, destroyed, stations: &[], action: "" }
}

pub const fn inside(
    code: &'static str,
    hit_points: i32,
    speed: i32,
    points: (i32, i32),
    stations: &'static [&'static str],
    action: &'static str,
) -> Printed {
    Printed { code, hit_points, shield: 0, speed, survived: points.0, destroyed: points.1, stations, action }
}

/// The 55 cards of the base game.
pub const CARDS: &[Printed] = &[
    outside("E1-01", 5, 1, 2, 2, 4),
    outside("E1-02", 5, 2, 2, 2, 4),
    outside("E1-03", 4, 2, 3, 2, 4),
    outside("E1-04", 5, 3, 2, 2, 4),
    outside("E1-05", 5, 2, 2, 2, 4),
    outside("E1-06", 4, 1, 3, 2, 4),
    outside("E1-07", 4, 2, 3, 2, 4),
    outside("E1-08", 4, 3, 2, 2, 4),
    outside("E1-09", 8, 0, 2, 2, 4),
    outside("E1-10", 5, 0, 5, 2, 4),
    outside("SE1-01", 7, 2, 2, 4, 8),
    outside("SE1-02", 9, 2, 1, 4, 8),
    outside("SE1-03", 8, 3, 2, 4, 8),
    outside("SE1-04", 4, 2, 3, 4, 8),
    outside("SE1-05", 7, 1, 2, 4, 8),
    outside("SE1-06", 8, 1, 2, 4, 8),
    outside("SE1-07", 8, 3, 2, 4, 8),
    outside("SE1-08", 9, 0, 3, 4, 8),
    outside("E2-01", 5, 2, 4, 3, 6),
    outside("E2-02", 3, 1, 2, 3, 6),
    outside("E2-03", 3, 3, 3, 3, 6),
    outside("E2-04", 3, 0, 2, 3, 6),
    outside("E2-05", 13, -2, 2, 3, 6),
    outside("E2-06", 6, 1, 3, 3, 6),
    outside("E2-07", 7, 0, 4, 3, 6),
    outside("SE2-01", 7, 4, 2, 6, 12),
    outside("SE2-02", 10, 3, 1, 6, 12),
    outside("SE2-03", 5, 2, 2, 6, 12),
    outside("SE2-04", 7, 2, 2, 6, 12),
    outside("SE2-05", 9, 1, 3, 0, 12),
    outside("SE2-06", 11, 0, 2, 6, 12),
    inside("I1-01", 1, 3, (2, 4), &["UR"], "BOT"),
    inside("I1-02", 1, 3, (2, 4), &["UB"], "BOT"),
    inside("I1-03", 1, 4, (2, 4), &["LW"], "BOT"),
    inside("I1-04", 1, 4, (2, 4), &["LW"], "BOT"),
    inside("I1-05", 3, 2, (2, 4), &["UB"], "B"),
    inside("I1-06", 3, 2, (2, 4), &["UR"], "B"),
    inside("I1-07", 0, 3, (2, 4), &["LB"], "C"),
    inside("SI1-01", 2, 2, (4, 8), &["LR"], "BOT"),
    inside("SI1-02", 2, 2, (4, 8), &["UB"], "BOT"),
    inside("SI1-03", 2, 2, (0, 8), &["LW"], "BOT"),
    inside("SI1-04", 2, 2, (0, 8), &["UR"], "interceptors"),
    inside("SI1-05", 4, 3, (4, 8), &["UW"], "B"),
    inside("SI1-06", 4, 2, (4, 8), &["UB", "LR"], "C"),
    inside("I2-01", 2, 2, (3, 6), &["LB"], "BOT"),
    inside("I2-02", 2, 2, (3, 6), &["LR"], "BOT"),
    inside("I2-03", 2, 2, (3, 6), &["UR"], "BOT"),
    inside("I2-04", 2, 2, (3, 6), &["LB"], "BOT"),
    inside("I2-05", 3, 3, (3, 6), &["UW"], "C"),
    inside("I2-06", 3, 2, (3, 6), &["LW"], "B"),
    inside("SI2-01", 2, 2, (6, 12), &["UB"], "BOT"),
    inside("SI2-02", 2, 2, (6, 15), &["UW"], "BOT"),
    inside("SI2-03", 7, 3, (6, 12), &["LR", "LW", "LB"], "B"),
    inside("SI2-04", 3, 2, (6, 12), &["UR", "UB", "LR", "LB"], "BOT"),
    inside("SI2-05", 1, 4, (0, 12), &["LW"], "C"),
];
