//! What waits to be sent to one connection: a limited number of messages, and a limited number of bytes.

use axum::body::Bytes;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// How many messages may wait for a slow connection.
const MESSAGES: usize = 128;
/// How many bytes may wait. One message alone may be longer: a welcome to a long game is.
const BYTES: usize = 512 * 1024;
/// How many places for messages a connection keeps that has nothing to send.
const KEPT: usize = 4;

/// What waits. A channel would keep a kilobyte for each of ten thousand connections that are told nothing.
#[derive(Default)]
struct Waiting {
    messages: VecDeque<Bytes>,
    /// Of messages that have not left, those that were taken included.
    bytes: usize,
    /// One of the ends is gone.
    cut: bool,
}

#[derive(Default)]
struct Line {
    waiting: Mutex<Waiting>,
    more: Notify,
}

impl Line {
    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn cut(&self) {
        self.lock().cut = true;
        self.more.notify_one();
    }
}

/// Where a table puts messages for a connection.
pub struct Outbox(Arc<Line>);

/// Where the connection takes them from.
pub struct Outgoing(Arc<Line>);

/// The connection does not keep up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the connection does not keep up")]
pub struct TooSlow;

/// Both ends.
pub fn outbox() -> (Outbox, Outgoing) {
    let line = Arc::new(Line::default());
    (Outbox(line.clone()), Outgoing(line))
}

impl Outbox {
    /// Puts a message in line, unless too much waits there already.
    pub fn push(&self, text: Bytes) -> Result<(), TooSlow> {
        {
            let mut waiting = self.0.lock();
            let full = waiting.messages.len() >= MESSAGES
                || (waiting.bytes > 0 && waiting.bytes + text.len() > BYTES);
            if full || waiting.cut {
                return Err(TooSlow);
            }
            waiting.bytes += text.len();
            waiting.messages.push_back(text);
        }
        self.0.more.notify_one();
        Ok(())
    }
}

impl Drop for Outbox {
    fn drop(&mut self) {
        self.0.cut();
    }
}

impl Outgoing {
    /// The next message; nothing when the table has let go of the connection. It counts as waiting until it is
    /// [`Outgoing::sent`].
    pub async fn next(&mut self) -> Option<Bytes> {
        loop {
            if let Some(text) = self.ready() {
                return Some(text);
            }
            if self.0.lock().cut {
                // The last words may have come just before.
                return self.ready();
            }
            self.0.more.notified().await;
        }
    }

    /// The next message if there is one already.
    pub fn ready(&mut self) -> Option<Bytes> {
        let mut waiting = self.0.lock();
        let text = waiting.messages.pop_front();
        if waiting.messages.is_empty() && waiting.messages.capacity() > KEPT {
            waiting.messages.shrink_to(KEPT);
        }
        text
    }

    /// So many bytes have left.
    pub fn sent(&self, length: usize) {
        self.0.lock().bytes -= length;
    }
}

impl Drop for Outgoing {
    fn drop(&mut self) {
        self.0.cut();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slow_reader_costs_a_limited_number_of_bytes() {
        let (outbox, mut outgoing) = outbox();
        let long = Bytes::from(vec![b'x'; BYTES / 4]);
        for _ in 0..4 {
            outbox.push(long.clone()).unwrap();
        }
        assert_eq!(outbox.push(Bytes::from_static(b"x")), Err(TooSlow));
        let first = outgoing.ready().unwrap();
        assert_eq!(outbox.push(Bytes::from_static(b"x")), Err(TooSlow), "it has not left yet");
        outgoing.sent(first.len());
        outbox.push(Bytes::from_static(b"x")).unwrap();
        while let Some(text) = outgoing.ready() {
            outgoing.sent(text.len());
        }
        outbox.push(Bytes::from(vec![b'x'; 3 * BYTES])).unwrap();
        assert_eq!(outbox.push(Bytes::from_static(b"x")), Err(TooSlow));
    }

    #[test]
    fn and_a_limited_number_of_messages() {
        let (outbox, outgoing) = outbox();
        for _ in 0..MESSAGES {
            outbox.push(Bytes::from_static(b"x")).unwrap();
        }
        assert_eq!(outbox.push(Bytes::from_static(b"x")), Err(TooSlow));
        drop(outgoing);
    }

    #[tokio::test]
    async fn the_last_words_are_heard_before_the_end() {
        let (outbox, mut outgoing) = outbox();
        outbox.push(Bytes::from_static(b"goodbye")).unwrap();
        drop(outbox);
        assert_eq!(outgoing.next().await.as_deref(), Some(&b"goodbye"[..]));
        assert_eq!(outgoing.next().await, None);
    }

    #[tokio::test]
    async fn whoever_waits_hears_of_what_comes_and_of_the_end() {
        let (outbox, mut outgoing) = outbox();
        let listening = tokio::spawn(async move { (outgoing.next().await, outgoing.next().await) });
        tokio::task::yield_now().await;
        outbox.push(Bytes::from_static(b"x")).unwrap();
        tokio::task::yield_now().await;
        drop(outbox);
        assert_eq!(listening.await.unwrap(), (Some(Bytes::from_static(b"x")), None));
    }

    #[test]
    fn nothing_is_put_where_nobody_takes_it() {
        let (outbox, outgoing) = outbox();
        drop(outgoing);
        assert_eq!(outbox.push(Bytes::from_static(b"x")), Err(TooSlow));
    }
}
