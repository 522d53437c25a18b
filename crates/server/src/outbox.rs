//! What waits to be sent to one connection: a limited number of messages, and a limited number of bytes.

use axum::body::Bytes;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use tokio::sync::mpsc;

/// How many messages may wait for a slow connection.
const MESSAGES: usize = 128;
/// How many bytes may wait. One message alone may be longer: a welcome to a long game is.
const BYTES: usize = 512 * 1024;

/// Where a table puts messages for a connection.
#[derive(Clone)]
pub struct Outbox {
    messages: mpsc::Sender<Bytes>,
    bytes: Arc<AtomicUsize>,
}

/// Where the connection takes them from.
pub struct Outgoing {
    messages: mpsc::Receiver<Bytes>,
    bytes: Arc<AtomicUsize>,
}

/// The connection does not keep up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the connection does not keep up")]
pub struct TooSlow;

/// Both ends.
pub fn outbox() -> (Outbox, Outgoing) {
    let (messages, taken) = mpsc::channel(MESSAGES);
    let bytes = Arc::new(AtomicUsize::new(0));
    (Outbox { messages, bytes: bytes.clone() }, Outgoing { messages: taken, bytes })
}

impl Outbox {
    /// Puts a message in line, unless too much waits there already.
    pub fn push(&self, text: Bytes) -> Result<(), TooSlow> {
        let waiting = self.bytes.load(Relaxed);
        if waiting > 0 && waiting + text.len() > BYTES {
            return Err(TooSlow);
        }
        let length = text.len();
        self.bytes.fetch_add(length, Relaxed);
        self.messages.try_send(text).map_err(|_| {
            self.bytes.fetch_sub(length, Relaxed);
            TooSlow
        })
    }
}

impl Outgoing {
    /// The next message; nothing when the table has let go of the connection. It counts as waiting until it is
    /// [`Outgoing::sent`].
    pub async fn next(&mut self) -> Option<Bytes> {
        self.messages.recv().await
    }

    /// The next message if there is one already.
    pub fn ready(&mut self) -> Option<Bytes> {
        self.messages.try_recv().ok()
    }

    /// So many bytes have left.
    pub fn sent(&self, length: usize) {
        self.bytes.fetch_sub(length, Relaxed);
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
}
