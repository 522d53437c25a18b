//! What a table is asked, in the order in which it arrived.

use super::RoomMessage;
use crate::clock::Instant;
use std::collections::VecDeque;
use tokio::sync::mpsc;

/// The messages that wait for a table.
pub(super) struct Queue {
    arriving: mpsc::Receiver<RoomMessage>,
    /// What was looked at and is not yet due.
    held: VecDeque<RoomMessage>,
}

impl Queue {
    pub fn new(arriving: mpsc::Receiver<RoomMessage>) -> Queue {
        Queue { arriving, held: VecDeque::new() }
    }

    /// The next message; nothing when nobody can send any more.
    pub async fn next(&mut self) -> Option<RoomMessage> {
        match self.held.pop_front() {
            Some(message) => Some(message),
            None => self.arriving.recv().await,
        }
    }

    /// The next message that arrived before a moment, if there is one.
    pub fn before(&mut self, moment: Instant) -> Option<RoomMessage> {
        while let Ok(message) = self.arriving.try_recv() {
            self.held.push_back(message);
        }
        let early = |message: &RoomMessage| message.arrived().is_some_and(|arrived| arrived < moment);
        let place = self.held.iter().position(early)?;
        self.held.remove(place)
    }

    /// When the first message arrived that still waits, as far as they say.
    pub fn first_arrival(&self) -> Option<Instant> {
        self.held.iter().filter_map(RoomMessage::arrived).min()
    }

    pub fn is_empty(&self) -> bool {
        self.held.is_empty() && self.arriving.is_empty()
    }
}
