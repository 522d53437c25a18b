//! Tables on the network: lobby, sockets, chairs, bots and storage.

pub mod entry;
pub mod games;
pub mod hosted;
pub mod protocol;
