//! How far a simulation is, on standard error, and only for a person who is looking.

use crate::simulate::Watch;
use speech::{Language, Speaker};
use std::io::{self, IsTerminal, Write};
use std::sync::atomic::Ordering;
use std::thread;
use std::time::{Duration, Instant};
use table::Phrase;

const EVERY: Duration = Duration::from_millis(100);
const WIDTH: usize = 30;

/// Does the work, showing how far it is while somebody watches.
pub fn show<T>(speaker: &Speaker, games: u64, watch: &Watch, work: impl FnOnce() -> T + Send) -> T
where
    T: Send,
{
    if !io::stderr().is_terminal() {
        return work();
    }
    thread::scope(|scope| {
        let bar = Bar { language: speaker.language(), games, begun: Instant::now() };
        let painter = scope.spawn(move || bar.paint_until_over(watch));
        let result = work();
        watch.over.store(true, Ordering::Relaxed);
        // A painter that failed has only spoilt the picture.
        let _ = painter.join();
        result
    })
}

struct Bar {
    language: Language,
    games: u64,
    begun: Instant,
}

impl Bar {
    fn paint_until_over(self, watch: &Watch) {
        let speaker = Speaker::new(self.language);
        let mut terminal = io::stderr();
        while !watch.over.load(Ordering::Relaxed) {
            let line = self.line(&speaker, watch.done.load(Ordering::Relaxed));
            // A terminal that is gone needs no picture.
            let _ = write!(terminal, "\r{line}\x1b[K");
            thread::park_timeout(EVERY);
        }
        let _ = write!(terminal, "\r\x1b[K");
    }

    fn line(&self, speaker: &Speaker, done: u64) -> String {
        let filled = (done * WIDTH as u64 / self.games.max(1)) as usize;
        let bar = "#".repeat(filled.min(WIDTH)) + &"-".repeat(WIDTH - filled.min(WIDTH));
        let speed = done as f64 / self.begun.elapsed().as_secs_f64().max(0.001);
        let phrase =
            Phrase::new("cli-progress").number("done", done as i64).number("games", self.games as i64);
        format!("[{bar}] {}", speaker.text_with(&phrase.text("speed", speaker.decimal(speed, 0))))
    }
}
