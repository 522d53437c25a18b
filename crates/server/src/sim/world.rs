//! What the system would decide: time and chance, from one seed. It belongs to the thread that simulates.

use crate::clock::Instant;
use crate::fault::Fault;
use std::cell::RefCell;
use std::time::Duration;

/// When every simulation begins, in milliseconds since 1970.
const BEGINNING: u64 = 1_700_000_000_000;

struct World {
    chance: u64,
    began: Instant,
    fault: Option<Fault>,
    /// How often the planted fault was met.
    met: u64,
}

thread_local! {
    static WORLD: RefCell<Option<World>> = const { RefCell::new(None) };
}

/// Begins a world on this thread, inside its runtime.
pub fn begin(seed: u64, fault: Option<Fault>) {
    let world = World { chance: seed, began: Instant::now(), fault, met: 0 };
    WORLD.with(|known| *known.borrow_mut() = Some(world));
}

/// Ends it.
pub fn end() {
    WORLD.with(|known| *known.borrow_mut() = None);
}

/// A number from the seed (SplitMix64).
pub fn chance() -> u64 {
    WORLD.with(|world| {
        let mut world = world.borrow_mut();
        let Some(world) = world.as_mut() else { return 0 };
        world.chance = world.chance.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = world.chance;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^ (word >> 31)
    })
}

/// A number below another one.
pub fn below(most: u64) -> u64 {
    chance() % most.max(1)
}

/// True so many times in a hundred.
pub fn percent(often: u64) -> bool {
    below(100) < often
}

/// Lets up to so many milliseconds pass.
pub async fn pass(most: u64) {
    tokio::time::sleep(Duration::from_millis(below(most) + 1)).await;
}

pub fn planted(fault: Fault) -> bool {
    WORLD.with(|world| {
        let mut world = world.borrow_mut();
        let planted = world.as_mut().filter(|world| world.fault == Some(fault));
        planted.map(|world| world.met += 1).is_some()
    })
}

pub fn simulated() -> bool {
    WORLD.with(|world| world.borrow().is_some())
}

pub fn simulated_now() -> Option<u64> {
    WORLD.with(|world| {
        let world = world.borrow();
        let passed = Instant::now().saturating_duration_since(world.as_ref()?.began);
        Some(BEGINNING + passed.as_millis() as u64)
    })
}

pub fn simulated_bytes(bytes: &mut [u8]) -> bool {
    if !simulated() {
        return false;
    }
    bytes.iter_mut().for_each(|byte| *byte = chance() as u8);
    true
}
