//! Why not, and by which rule.

table::refusals! {
    /// Why a command is refused.
    pub enum Refusal {
        NotAtTheTable => "HC-1.1",
        HasPlayed => "HC-2.1",
        NotHeld { card: u8 } => "HC-2.2",
        HasSwapped => "HC-2.3",
        NothingToDraw => "HC-2.3",
        Over => "HC-3.1",
    }
}
