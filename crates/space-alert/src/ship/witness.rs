//! Who is told what happens on a ship.

use super::Happening;

/// Somebody who watches a ship.
pub trait Witness {
    /// Is told what happens, in order.
    fn see(&mut self, happening: Happening);
}

/// Nobody watches; the compiler leaves the telling out.
#[derive(Clone, Copy, Debug, Default)]
pub struct Nobody;

impl Witness for Nobody {
    #[inline(always)]
    fn see(&mut self, _: Happening) {}
}

impl Witness for Vec<Happening> {
    fn see(&mut self, happening: Happening) {
        self.push(happening);
    }
}
