//! What a swarm found out.

use crate::cli::SwarmArguments;
use serde::Serialize;
use std::time::Duration;
use table::Phrase;

/// What happened at one table, or at all of them.
#[derive(Debug, Default)]
pub struct Tally {
    /// From each command until everybody at its table had the new view; for crews until its answer.
    times: Vec<Duration>,
    /// Commands that the server refused.
    pub refused: u64,
    /// Tables that broke off.
    pub failed: u64,
    /// Games that came to their end and were followed by another.
    pub games: u64,
}

impl Tally {
    /// A table of which nothing is known.
    pub fn lost() -> Tally {
        Tally { failed: 1, ..Tally::default() }
    }

    /// One move more.
    pub fn note(&mut self, took: Duration) {
        self.times.push(took);
    }

    /// Both together.
    pub fn add(&mut self, other: Tally) {
        self.times.extend(other.times);
        self.refused += other.refused;
        self.failed += other.failed;
        self.games += other.games;
    }

    /// The time that this share of the moves kept within, in milliseconds.
    fn percentile(&self, share: f64) -> f64 {
        let rank = (self.times.len() as f64 * share).ceil() as usize;
        let time = self.times.get(rank.saturating_sub(1)).copied().unwrap_or_default();
        (time.as_secs_f64() * 1e5).round() / 100.0
    }
}

/// The result, as programs read it.
#[derive(Debug, Serialize)]
pub struct Figures {
    url: String,
    game: String,
    tables: usize,
    seats: u8,
    /// Whether whole crews worked at once, and times are until the answer.
    crews: bool,
    seconds: f64,
    moves: usize,
    moves_per_second: f64,
    p50_ms: f64,
    p99_ms: f64,
    worst_ms: f64,
    refused: u64,
    failed_tables: u64,
    games_finished: u64,
    idle_sockets: usize,
    /// The server's memory, in bytes, if it says so.
    server_memory: Option<u64>,
    /// How much of it the idle connections took, each.
    memory_per_idle_socket: Option<u64>,
}

impl Figures {
    /// Sums it up. `memory` is the server's whole, and what the idle connections added to it.
    pub fn new(
        arguments: &SwarmArguments,
        game: &str,
        seats: u8,
        mut tally: Tally,
        took: Duration,
        idle: usize,
        memory: Option<(u64, u64)>,
    ) -> Figures {
        tally.times.sort_unstable();
        let seconds = took.as_secs_f64();
        let moves = tally.times.len();
        Figures {
            url: arguments.url.clone(),
            game: game.to_owned(),
            tables: arguments.tables,
            seats,
            crews: arguments.deeds.is_some(),
            seconds: (seconds * 100.0).round() / 100.0,
            moves,
            moves_per_second: (moves as f64 / seconds.max(f64::MIN_POSITIVE) * 10.0).round() / 10.0,
            p50_ms: tally.percentile(0.5),
            p99_ms: tally.percentile(0.99),
            worst_ms: tally.percentile(1.0),
            refused: tally.refused,
            failed_tables: tally.failed,
            games_finished: tally.games,
            idle_sockets: idle,
            server_memory: memory.map(|(whole, _)| whole),
            memory_per_idle_socket: memory.and_then(|(_, idles)| idles.checked_div(idle as u64)),
        }
    }

    /// The result, as people read it.
    pub fn phrases(&self) -> Vec<Phrase> {
        let decimal = |number: f64| format!("{number:.1}");
        let mut phrases = vec![
            Phrase::new("cli-swarm-moves")
                .number("tables", self.tables as i64)
                .number("moves", self.moves as i64)
                .text("seconds", decimal(self.seconds))
                .text("rate", decimal(self.moves_per_second)),
            Phrase::new(if self.crews { "cli-swarm-answers" } else { "cli-swarm-times" })
                .text("half", decimal(self.p50_ms))
                .text("most", decimal(self.p99_ms))
                .text("worst", decimal(self.worst_ms)),
        ];
        if self.refused + self.failed_tables > 0 {
            phrases.push(
                Phrase::new("cli-swarm-trouble")
                    .number("refused", self.refused as i64)
                    .number("failed", self.failed_tables as i64),
            );
        }
        if let Some((whole, each)) = self.server_memory.zip(self.memory_per_idle_socket) {
            phrases.push(
                Phrase::new("cli-swarm-memory")
                    .number("sockets", self.idle_sockets as i64)
                    .text("each", decimal(each as f64 / 1024.0))
                    .text("whole", decimal(whole as f64 / 1024.0 / 1024.0)),
            );
        }
        phrases
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_moves_that_happened() {
        let mut tally = Tally::default();
        (1..=200).for_each(|millis| tally.note(Duration::from_millis(millis)));
        let shares = [0.0, 0.5, 0.99, 1.0].map(|share| tally.percentile(share));
        assert_eq!(shares, [1.0, 100.0, 198.0, 200.0]);
        assert_eq!(Tally::default().percentile(0.99), 0.0);
    }
}
