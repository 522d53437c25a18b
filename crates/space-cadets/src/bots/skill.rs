//! How good a crewmate is at each station, and how fast.

use table::Dice;

/// The numbers of one skill.
#[derive(Clone, Copy, Debug)]
pub(super) struct Skill {
    /// Milliseconds between two placements when there is time enough.
    pub(super) gap: u64,
    /// Engineering: places looked at for a tile, and improvements tried.
    pub(super) tiles: (u32, u32),
    /// Helm: a card is misread so often, in percent.
    pub(super) misread: u32,
    /// Sensors: the member of a look-alike pair is told so often, in percent.
    pub(super) tells: u32,
    /// Sensors: milliseconds for a lump.
    pub(super) lump: u64,
    /// Shields: steps of the search.
    pub(super) anneal: u32,
    /// Weapons: milliseconds for a card, and how often one is not found in percent.
    pub(super) card: (u64, u32),
    /// Weapons: error of a flick, per mille of the speed and hundredths of a degree.
    pub(super) flick: (i64, i64),
    /// Tractor: a seen tile is remembered until the next turn so often, in percent.
    pub(super) memory: u32,
    /// Jump: Flux cards thought of one after the other.
    pub(super) depth: usize,
    /// Damage control: how far the odds are misjudged, in percent.
    pub(super) odds: u32,
    /// Core breach: milliseconds for a find. A core that nobody can mend decides everything, and half a second more or less for
    /// each of eleven cards decides that: up to skill 3 hands are equally quick here, and weak crews lose by what they do elsewhere.
    pub(super) find: u64,
}

const SKILLS: [Skill; 5] = [
    Skill {
        gap: 3_000,
        tiles: (8, 0),
        misread: 15,
        tells: 60,
        lump: 3_500,
        anneal: 100,
        card: (12_000, 20),
        flick: (130, 350),
        memory: 40,
        depth: 2,
        odds: 20,
        find: 3_220,
    },
    Skill {
        gap: 2_600,
        tiles: (12, 3),
        misread: 8,
        tells: 70,
        lump: 3_000,
        anneal: 250,
        card: (9_000, 15),
        flick: (100, 280),
        memory: 55,
        depth: 3,
        odds: 15,
        find: 3_220,
    },
    Skill {
        gap: 2_200,
        tiles: (16, 6),
        misread: 4,
        tells: 80,
        lump: 2_600,
        anneal: 600,
        card: (7_000, 10),
        flick: (70, 210),
        memory: 70,
        depth: 4,
        odds: 10,
        find: 3_220,
    },
    Skill {
        gap: 1_800,
        tiles: (28, 12),
        misread: 2,
        tells: 90,
        lump: 2_200,
        anneal: 2_000,
        card: (5_000, 5),
        flick: (50, 140),
        memory: 85,
        depth: 6,
        odds: 5,
        find: 2_600,
    },
    Skill {
        gap: 1_500,
        tiles: (40, 20),
        misread: 0,
        tells: 97,
        lump: 1_800,
        anneal: 6_000,
        card: (4_000, 2),
        flick: (30, 80),
        memory: 100,
        depth: 12,
        odds: 0,
        find: 2_000,
    },
];

impl Skill {
    /// Skill 1 to 5.
    pub(super) fn of(level: usize) -> Skill {
        SKILLS[level.clamp(1, SKILLS.len()) - 1]
    }
}

/// Whether something happens that happens so often in a hundred.
pub(super) fn percent(dice: &mut Dice, chance: u32) -> bool {
    dice.below(100) < chance
}

/// A quick run of chance for long searches, begun by the bot's own dice. (SplitMix64.)
pub(super) struct Quick(u64);

impl Quick {
    pub(super) fn from(dice: &mut Dice) -> Quick {
        Quick((0..2).fold(0, |bits, _| bits << 32 | u64::from(dice.below(u32::MAX))))
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// A number from zero up to, not including, a small limit; near enough to fair.
    pub(super) fn below(&mut self, limit: u32) -> u32 {
        (((self.next() >> 32) * u64::from(limit)) >> 32) as u32
    }
}
