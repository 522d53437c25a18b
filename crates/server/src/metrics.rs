//! Figures for whoever runs the server, in Prometheus' text form.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// The upper bounds of the latency buckets, in milliseconds.
const BOUNDS: [u64; 11] = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 5_000];

macro_rules! figures {
    ($($(#[$doc:meta])* $name:ident: $kind:ident, $help:literal;)*) => {
        /// What is counted.
        #[derive(Debug, Default)]
        pub struct Metrics {
            $($(#[$doc])* #[doc = $help] pub $name: figures!(@type $kind),)*
            /// How long requests took, from their arrival to being on disk and sent.
            pub request: Histogram,
        }

        impl Metrics {
            /// All of it as text.
            pub fn text(&self) -> String {
                let mut text = String::new();
                $(
                    let _ = writeln!(text, "# HELP cosmodrome_{} {}", stringify!($name), $help);
                    let _ = writeln!(text, "# TYPE cosmodrome_{} {}", stringify!($name), stringify!($kind));
                    let _ = writeln!(text, "cosmodrome_{} {}", stringify!($name), self.$name.load(Relaxed));
                )*
                self.request.write(&mut text, "cosmodrome_request_seconds", "From a request's arrival to its answer.");
                if let Some(bytes) = resident_memory() {
                    let _ = writeln!(text, "# HELP process_resident_memory_bytes Memory this process holds.");
                    let _ = writeln!(text, "# TYPE process_resident_memory_bytes gauge");
                    let _ = writeln!(text, "process_resident_memory_bytes {bytes}");
                }
                text
            }
        }
    };
    (@type counter) => { AtomicU64 };
    (@type gauge) => { AtomicI64 };
}

figures! {
    sockets: gauge, "Open WebSocket connections.";
    tables: gauge, "Tables in memory.";
    tables_owned: gauge, "Tables in memory that this process lets move by itself.";
    tables_taken_over: counter, "Tables taken over from a process that gave them up or was lost.";
    requests_done: counter, "Requests carried out.";
    requests_refused: counter, "Requests refused.";
    entries: counter, "Log entries written by this process.";
    races_lost: counter, "Appends that another process was faster with.";
    bot_moves: counter, "Moves by the games' own bots.";
    updates: counter, "Updates sent.";
    bytes_out: counter, "Bytes sent over WebSockets.";
    bad_messages: counter, "Messages that were none of the protocol.";
    dropped_slow: counter, "Connections let go because they did not keep up.";
    dropped_silent: counter, "Connections closed because they said nothing in time, or stopped in the middle.";
    dropped_many: counter, "Connections turned away because there were too many, from one address or in all.";
    late_bots: counter, "Moves made in place of a bot that thought for too long.";
    too_fast: counter, "Messages, requests and connections over a limit.";
    banned: counter, "Requests and connections of those whom the operator does not let in.";
    orders: counter, "Orders of the operator, questions included.";
    requests: counter, "HTTP requests.";
    tables_made: counter, "Tables made.";
    panics: counter, "Tables stopped because a rule failed.";
}

/// How much memory this process holds, in bytes, where the system says so.
fn resident_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let kilobytes = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    kilobytes.trim().strip_suffix(" kB")?.parse::<u64>().ok().map(|number| number * 1024)
}

/// Counts how long things took.
#[derive(Debug, Default)]
pub struct Histogram {
    buckets: [AtomicU64; BOUNDS.len() + 1],
    micros: AtomicU64,
}

impl Histogram {
    /// Notes one duration.
    pub fn note(&self, took: Duration) {
        let millis = took.as_secs_f64() * 1000.0;
        let bucket = BOUNDS.iter().position(|bound| millis <= *bound as f64).unwrap_or(BOUNDS.len());
        self.buckets[bucket].fetch_add(1, Relaxed);
        self.micros.fetch_add(took.as_micros() as u64, Relaxed);
    }

    /// As text, with a name.
    pub fn write(&self, text: &mut String, name: &str, help: &str) {
        let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} histogram");
        let mut sum = 0;
        for (bucket, bound) in self.buckets.iter().zip(BOUNDS) {
            sum += bucket.load(Relaxed);
            let _ = writeln!(text, "{name}_bucket{{le=\"{}\"}} {sum}", bound as f64 / 1000.0);
        }
        sum += self.buckets[BOUNDS.len()].load(Relaxed);
        let seconds = self.micros.load(Relaxed) as f64 / 1e6;
        let _ =
            writeln!(text, "{name}_bucket{{le=\"+Inf\"}} {sum}\n{name}_sum {seconds}\n{name}_count {sum}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_histogram_counts_upwards() {
        let metrics = Metrics::default();
        metrics.request.note(Duration::from_millis(3));
        metrics.request.note(Duration::from_secs(60));
        metrics.sockets.fetch_add(2, Relaxed);
        let text = metrics.text();
        for line in [
            "cosmodrome_sockets 2",
            "cosmodrome_request_seconds_bucket{le=\"0.002\"} 0",
            "cosmodrome_request_seconds_bucket{le=\"0.005\"} 1",
            "cosmodrome_request_seconds_bucket{le=\"+Inf\"} 2",
            "cosmodrome_request_seconds_count 2",
        ] {
            assert!(text.lines().any(|known| known == line), "{line}\n{text}");
        }
    }
}
