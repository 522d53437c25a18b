//! Two clients at one table, a move a second between them.

use super::figures::Tally;
use super::person::{Answer, Person, Trouble, Way};
use std::time::{Duration, Instant};
use table::Options;

/// How often somebody at the table moves.
const BEAT: Duration = Duration::from_secs(1);

/// A table that has begun.
pub struct Seating {
    code: String,
    people: [Person; 2],
}

impl Seating {
    /// Makes a table, sits down on both chairs and begins.
    pub async fn open(way: &Way, game: &str) -> Result<Seating, Trouble> {
        let (host, guest) = (way.cookie().await?, way.cookie().await?);
        let code = way.new_table(&host, game, 2, &Options::new()).await?;
        let mut one = Person::join(way, &host, &code).await?;
        let mut two = Person::join(way, &guest, &code).await?;
        for action in [r#"{"kind":"sit","seat":1}"#, r#"{"kind":"ready","ready":true}"#] {
            expect_done(two.request(action).await?)?;
        }
        let started = expect_done(one.request(r#"{"kind":"start"}"#).await?)?;
        one.see(started).await?;
        two.see(started).await?;
        Ok(Seating { code, people: [one, two] })
    }

    /// The table's code.
    pub fn code(&self) -> &str {
        &self.code
    }

    /// Plays until a moment, at another table whenever a game is over.
    pub async fn play(mut self, way: &Way, game: &str, until: Instant, number: u64) -> Tally {
        let mut tally = Tally::default();
        // Tables do not all move at the same moment.
        let offset = Duration::from_millis(number * 7919 % BEAT.as_millis() as u64);
        let mut beat = tokio::time::interval_at((Instant::now() + offset).into(), BEAT);
        beat.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Skip);
        for turn in number.. {
            beat.tick().await;
            if Instant::now() >= until {
                break;
            }
            let step = match self.people.iter().position(|person| !person.options.is_empty()) {
                Some(mover) => self.step(mover, turn, &mut tally).await,
                None => match Seating::open(way, game).await {
                    Ok(next) => {
                        self = next;
                        tally.games += 1;
                        Ok(())
                    }
                    Err(trouble) => Err(trouble),
                },
            };
            if step.is_err() {
                tally.failed += 1;
                break;
            }
        }
        tally
    }

    /// One move, until everybody at the table has seen it.
    async fn step(&mut self, mover: usize, turn: u64, tally: &mut Tally) -> Result<(), Trouble> {
        let [one, two] = &mut self.people;
        let (mover, other) = if mover == 0 { (one, two) } else { (two, one) };
        let chosen = turn as usize * 31 % mover.options.len();
        let command = mover.options.get(chosen).ok_or(Trouble::Lost)?;
        let action = format!(r#"{{"kind":"command","command":{command}}}"#);
        let sent = Instant::now();
        let (answer, here) = mover.move_now(&action).await?;
        let Answer::Done(revision) = answer else {
            tally.refused += 1;
            return Ok(());
        };
        let there = other.see(revision).await?;
        tally.note(here.max(there) - sent);
        Ok(())
    }
}

pub(super) fn expect_done(answer: Answer) -> Result<u64, Trouble> {
    match answer {
        Answer::Done(revision) => Ok(revision),
        Answer::Refused => Err(Trouble::Stranger),
    }
}
