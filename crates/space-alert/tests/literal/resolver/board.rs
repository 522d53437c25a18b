//! The spaceship board: which station lies where.

/// From left to right.
pub const ZONES: [&str; 3] = ["red", "white", "blue"];

/// Upper deck first, from left to right.
pub const STATIONS: [&str; 6] = ["UR", "UW", "UB", "LR", "LW", "LB"];

/// The zone of this name.
pub fn zone(name: &str) -> &'static str {
    ZONES.iter().find(|known| **known == name).unwrap_or_else(|| panic!("no zone {name}"))
}

/// The station of this name.
pub fn station(name: &str) -> &'static str {
    STATIONS.iter().find(|known| **known == name).unwrap_or_else(|| panic!("no station {name}"))
}

fn place(name: &str) -> usize {
    STATIONS.iter().position(|known| *known == name).unwrap_or_else(|| panic!("no station {name}"))
}

pub fn zone_of(name: &str) -> &'static str {
    ZONES[place(name) % 3]
}

pub fn is_upper(name: &str) -> bool {
    place(name) < 3
}

/// One door to the left, if there is one.
pub fn left_of(name: &str) -> Option<&'static str> {
    let place = place(name);
    (!place.is_multiple_of(3)).then(|| STATIONS[place - 1])
}

/// One door to the right, if there is one.
pub fn right_of(name: &str) -> Option<&'static str> {
    let place = place(name);
    (place % 3 < 2).then(|| STATIONS[place + 1])
}

/// The other end of the gravolift.
pub fn other_deck(name: &str) -> &'static str {
    STATIONS[(place(name) + 3) % 6]
}

/// The two or three stations that are one move away.
pub fn neighbours(name: &str) -> Vec<&'static str> {
    let mut found = vec![other_deck(name)];
    found.extend(left_of(name));
    found.extend(right_of(name));
    found
}
