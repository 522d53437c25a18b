//! A whole crew at one table, everybody at work at once. Which commands are its work is said on the command line: this knows no game.

use super::figures::Tally;
use super::person::{Answer, Person, Trouble, Way};
use super::seating::expect_done;
use serde_json::Value;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};
use table::Options;
use tokio::task::JoinSet;

/// So many rounds of moves at most until the work begins; who is not there by then never will be.
const MOST_ROUNDS: usize = 400;
/// How long to listen for what a move of others has changed.
const BREATH: Duration = Duration::from_millis(20);

/// What every crew of a swarm does.
#[derive(Clone)]
pub struct Orders {
    /// The game.
    pub game: String,
    /// How many chairs.
    pub seats: u8,
    /// What is agreed at its tables.
    pub options: Options,
    /// The names of the commands that are repeated and measured.
    pub deeds: Vec<String>,
    /// How often each person does one.
    pub beat: Duration,
}

/// A table with somebody on every chair.
pub struct Crew {
    code: String,
    people: Vec<Person>,
}

impl Crew {
    /// Makes a table, sits down on all chairs, begins, and plays until somebody is offered what is to be measured.
    pub async fn open(way: &Way, orders: &Orders) -> Result<Crew, Trouble> {
        let host = way.cookie().await?;
        let code = way.new_table(&host, &orders.game, orders.seats, &orders.options).await?;
        let mut people = vec![Person::join(way, &host, &code).await?];
        for seat in 1..orders.seats {
            let mut person = Person::join(way, &way.cookie().await?, &code).await?;
            for action in
                [format!(r#"{{"kind":"sit","seat":{seat}}}"#), r#"{"kind":"ready","ready":true}"#.to_owned()]
            {
                expect_done(person.request(&action).await?)?;
            }
            people.push(person);
        }
        let mut crew = Crew { code, people };
        let started = expect_done(crew.people[0].request(r#"{"kind":"start"}"#).await?)?;
        for person in &mut crew.people {
            person.see(started).await?;
        }
        crew.reach(&orders.deeds).await?;
        Ok(crew)
    }

    /// The table's code.
    pub fn code(&self) -> &str {
        &self.code
    }

    /// Everybody in turn does what they have done least often, of equals first what has something to choose, until the work is
    /// offered. Nobody chooses before they have seen what the last one did: who is ready for what is past is ready too early.
    async fn reach(&mut self, deeds: &[String]) -> Result<(), Trouble> {
        let mut tried: Vec<BTreeMap<String, usize>> = vec![BTreeMap::new(); self.people.len()];
        for _ in 0..MOST_ROUNDS {
            let mut moved = false;
            for (place, tried) in tried.iter_mut().enumerate() {
                if self.people.iter().any(|person| offered(person, deeds).next().is_some()) {
                    return Ok(());
                }
                let named = self.people[place].options.iter().map(|option| named(option.get()));
                let least = named.min_by_key(|(name, text)| {
                    (tried.get(name).copied().unwrap_or_default(), text.starts_with('"'))
                });
                let Some((name, text)) = least else { continue };
                *tried.entry(name).or_default() += 1;
                if let Answer::Done(revision) = self.people[place].request(&command(&text)).await? {
                    moved = true;
                    for person in &mut self.people {
                        person.see(revision).await?;
                    }
                }
            }
            if !moved {
                // Something else has to happen first, such as an alarm.
                for person in &mut self.people {
                    person.listen(Instant::now() + BREATH).await?;
                }
            }
        }
        Err(Trouble::NoWork)
    }

    /// Everybody works until a moment, each on their own.
    pub async fn work(self, orders: &Orders, until: Instant, number: u64) -> Tally {
        let mut tally = Tally::default();
        let mut working = JoinSet::new();
        for (place, person) in (0u64..).zip(self.people) {
            let (deeds, beat) = (orders.deeds.clone(), orders.beat);
            // Nobody moves at the same moment as everybody else.
            let offset = (number * 7919 + place * 1213) % (beat.as_millis() as u64).max(1);
            working.spawn(work(person, deeds, beat, Instant::now() + Duration::from_millis(offset), until));
        }
        while let Some(worked) = working.join_next().await {
            tally.add(worked.unwrap_or_else(|_| Tally::lost()));
        }
        tally.failed = tally.failed.min(1);
        tally
    }
}

/// One person's work: a deed with every beat, and listening in between.
async fn work(
    mut person: Person,
    deeds: Vec<String>,
    beat: Duration,
    from: Instant,
    until: Instant,
) -> Tally {
    let mut tally = Tally::default();
    let mut done: Vec<String> = Vec::new();
    let mut next = from;
    for turn in 0usize.. {
        if person.listen(next.min(until)).await.is_err() {
            tally.failed = 1;
            break;
        }
        if Instant::now() >= until {
            break;
        }
        next = (next + beat).max(Instant::now());
        let fresh: Vec<String> = offered(&person, &deeds).collect();
        // Who has done everything does again what went well: a piece is moved, a finger rests.
        let from = if fresh.is_empty() { &done } else { &fresh };
        let Some(chosen) = from.get(turn * 31 % from.len().max(1)).cloned() else { continue };
        let sent = Instant::now();
        match person.request(&command(&chosen)).await {
            Ok(Answer::Done(_)) => {
                tally.note(sent.elapsed());
                if !done.contains(&chosen) {
                    done.push(chosen);
                }
            }
            Ok(Answer::Refused) => {
                tally.refused += 1;
                done.retain(|other| *other != chosen);
            }
            Err(_) => {
                tally.failed = 1;
                break;
            }
        }
    }
    tally
}

/// What a person is offered of these.
fn offered<'a>(person: &'a Person, deeds: &'a [String]) -> impl Iterator<Item = String> + 'a {
    let named = person.options.iter().map(|option| named(option.get()));
    named.filter(|(name, _)| deeds.contains(name)).map(|(_, text)| text)
}

/// The name of a command, and the command.
fn named(text: &str) -> (String, String) {
    let name = match serde_json::from_str(text) {
        Ok(Value::String(name)) => name,
        Ok(Value::Object(fields)) => fields.into_iter().next().map(|(name, _)| name).unwrap_or_default(),
        _ => String::new(),
    };
    (name, text.to_owned())
}

fn command(text: &str) -> String {
    format!(r#"{{"kind":"command","command":{text}}}"#)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_have_names() {
        assert_eq!(named(r#""ready""#).0, "ready");
        assert_eq!(named(r#"{"lay":{"tile":0}}"#).0, "lay");
        assert_eq!(named("7").0, "");
    }
}
