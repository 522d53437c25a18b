//! What a simulation decides in place of the system, and the faults that it must be able to find. Without the feature `sim` there are
//! neither, and the compiler removes what asks for them.

/// A fault that can be planted, to show that the simulator finds it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A request is answered although its entry could not be stored.
    AnsweredUnstored,
    /// A connection that failed is used again, and nobody looks whether anything arrived.
    ConnectionKept,
    /// A request that comes again is carried out again.
    TwiceDone,
    /// What other processes wrote is read and not told.
    Untold,
    /// A table that is loaded does not know how late it was.
    TimeForgotten,
    /// Entries of an owner do not name its epoch.
    Unfenced,
    /// Everybody sees what the first chair sees.
    Leak,
}

#[cfg(not(feature = "sim"))]
mod none {
    use super::Fault;

    pub const fn planted(_: Fault) -> bool {
        false
    }

    pub const fn simulated() -> bool {
        false
    }

    pub const fn simulated_now() -> Option<u64> {
        None
    }

    pub const fn simulated_bytes(_: &mut [u8]) -> bool {
        false
    }
}

#[cfg(not(feature = "sim"))]
pub use none::{planted, simulated, simulated_bytes, simulated_now};

#[cfg(feature = "sim")]
pub use crate::sim::world::{planted, simulated, simulated_bytes, simulated_now};
