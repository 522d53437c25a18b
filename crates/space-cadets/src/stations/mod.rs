//! The stations' own games as functions on plain data: what lies on the table, what it is worth, what may be done with it.
//! They know no game, no clock and no dice: what was rolled is passed in. The game and the referee call the same ones.

pub mod core;
pub mod damage;
pub mod engineering;
pub mod flick;
pub mod helm;
pub mod jump;
pub mod sensors;
pub mod shields;
pub mod tractor;
pub mod weapons;
