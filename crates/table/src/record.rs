//! The save file of a table: JSON Lines, a header, then timed commands, then the closing line of a finished game.
//!
//! The format is described in `docs/record.md`.

use crate::dice::to_hex;
use crate::session::ring_until;
use crate::{Dice, Game, GameTime, Outcome, Seat, Seed, Session, SetupError, Story};
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt::Write as _;
use thiserror::Error;

/// The format that this code writes.
pub const FORMAT: u32 = 2;

/// The oldest format that this code still reads: its closing line does not count the entries.
pub const OLDEST_FORMAT: u32 = 1;

/// The first line: what was agreed before the first move, and the promise about the seed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header<S> {
    /// The version of this format.
    pub record: u32,
    /// Which game it is.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// How rolls follow from the seed.
    pub dice: String,
    /// SHA-256 of the seed, shown before the first move.
    pub commitment: String,
    /// Who sits where.
    pub seats: Vec<SeatName>,
    /// The game's own setup.
    pub setup: S,
}

/// Who sits on a chair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatName {
    /// What to call them.
    pub name: String,
    /// The kind of bot, when it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

/// One accepted command.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry<C> {
    /// Its place in the log, from one.
    pub seq: u64,
    /// When it was given.
    pub at: GameTime,
    /// Who gave it.
    pub seat: Seat,
    /// What it asked for.
    pub command: C,
}

/// The last line of a finished game: the seed is revealed and everything can be verified.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Closing {
    /// The seed that the header promised.
    pub seed: Seed,
    /// When it ended.
    pub at: GameTime,
    /// How many commands there are: a command that changed nothing would not be missed in the state. Nothing in a record
    /// of format 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entries: Option<u64>,
    /// SHA-256 of the final state.
    pub state: String,
    /// How it ended; nothing for a game that was broken off.
    pub outcome: Option<Outcome>,
}

/// A record in memory.
#[derive(Clone, Debug, PartialEq)]
pub struct Record<G: Game> {
    /// What was agreed.
    pub header: Header<G::Setup>,
    /// What was done.
    pub entries: Vec<Entry<G::Command>>,
    /// How it closed.
    pub closing: Closing,
}

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RecordError {
    /// A line that is not what belongs there.
    #[error("line {line}: {reason}")]
    Line {
        /// Which line, from one.
        line: usize,
        /// What the parser says.
        reason: String,
    },
    /// No header, no closing line, or no count in it.
    #[error("the record has no {what}")]
    Missing {
        /// Which of them.
        what: &'static str,
    },
    /// A record of another game.
    #[error("this is a record of {found}, not of {expected}")]
    OtherGame {
        /// The game asked for.
        expected: &'static str,
        /// The game of the file.
        found: String,
    },
    /// A format, rules version or dice algorithm that this program does not speak.
    #[error("the record was made with {what} {found}; this program knows {known}")]
    Version {
        /// Which of them.
        what: &'static str,
        /// What the file says.
        found: String,
        /// What this program knows.
        known: String,
    },
    /// Commands out of order, or time running backwards.
    #[error("command {seq} is out of order")]
    Order {
        /// The number that the command carries.
        seq: u64,
    },
    /// Not as many commands as the closing line counts.
    #[error("the record has {found} commands, and its closing line counts {counted}")]
    Count {
        /// How many the closing line counts.
        counted: u64,
        /// How many there are.
        found: u64,
    },
    /// The seed is not the one promised.
    #[error("the seed does not match its commitment: the record was changed, or the dice were not fair")]
    Commitment,
    /// The setup does not start a game.
    #[error("the setup is refused: {0}")]
    Setup(#[from] SetupError),
    /// A command that the rules do not allow.
    #[error("command {seq} is refused by rule {rule}")]
    Refused {
        /// The number of the command.
        seq: u64,
        /// The rule that forbids it.
        rule: &'static str,
    },
    /// The commands lead elsewhere than the record says.
    #[error("the commands lead to another {what} than the record says")]
    Result {
        /// State or outcome.
        what: &'static str,
    },
}

/// SHA-256 of a state's canonical JSON.
pub(crate) fn digest<G: Game>(game: &G) -> String {
    let mut hash = Sha256::new();
    // A game state is plain data; writing it into a hash cannot fail.
    let _ = serde_json::to_writer(HashWriter(&mut hash), game);
    to_hex(&hash.finalize())
}

struct HashWriter<'a>(&'a mut Sha256);

impl std::io::Write for HashWriter<'_> {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.update(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl<G: Game> Record<G> {
    /// The record of a session as it stands.
    pub fn of(session: &Session<G>, seats: Vec<SeatName>) -> Record<G> {
        // The record closes when every alarm up to its last moment has rung, as it will in a replay.
        let mut last = session.game().clone();
        ring_until(&mut last, session.now(), &mut Story::silent());
        Record {
            header: Header {
                record: FORMAT,
                game: G::ID.to_owned(),
                rules: G::RULES_VERSION,
                dice: Dice::ALGORITHM.to_owned(),
                commitment: session.seed().commitment(),
                seats,
                setup: session.setup().clone(),
            },
            entries: session.log().to_vec(),
            closing: Closing {
                seed: session.seed(),
                at: session.now(),
                entries: Some(session.log().len() as u64),
                state: digest(&last),
                outcome: last.outcome(),
            },
        }
    }

    /// The record as JSON Lines.
    pub fn export(&self) -> String {
        let mut text = String::new();
        let mut line = |json: Result<String, serde_json::Error>| {
            // Records are plain data with string keys: they always have a JSON form.
            let _ = writeln!(text, "{}", json.unwrap_or_default());
        };
        line(serde_json::to_string(&self.header));
        for entry in &self.entries {
            line(serde_json::to_string(entry));
        }
        line(serde_json::to_string(&self.closing));
        text
    }

    /// Reads a record and checks its form: versions, order and the promise about the seed.
    pub fn import(text: &str) -> Result<Record<G>, RecordError> {
        let reader = RecordReader::open(text)?;
        if reader.game != G::ID {
            return Err(RecordError::OtherGame { expected: G::ID, found: reader.game });
        }
        let (header_line, header) = reader.header;
        // The versions come first: another version may well write another kind of setup.
        let versions: Versions = parse(header_line, header)?;
        let known = |what, found: String, known: String| {
            if found == known { Ok(()) } else { Err(RecordError::Version { what, found, known }) }
        };
        known("rules version", versions.rules.to_string(), G::RULES_VERSION.to_string())?;
        known("dice", versions.dice, Dice::ALGORITHM.to_owned())?;
        let header: Header<G::Setup> = parse(header_line, header)?;
        let Some(((closing_line, closing), commands)) = reader.lines.split_last() else {
            return Err(RecordError::Missing { what: "closing line" });
        };
        if serde_json::from_str::<Entry<IgnoredAny>>(closing).is_ok() {
            return Err(RecordError::Missing { what: "closing line" });
        }
        let closing: Closing = parse(*closing_line, closing)?;
        let mut entries: Vec<Entry<G::Command>> = Vec::with_capacity(commands.len());
        for (number, line) in commands {
            let entry: Entry<G::Command> = parse(*number, line)?;
            let before = entries.last().map_or(GameTime::ZERO, |last| last.at);
            if entry.seq != entries.len() as u64 + 1 || entry.at < before || entry.at > closing.at {
                return Err(RecordError::Order { seq: entry.seq });
            }
            entries.push(entry);
        }
        let record = Record { header, entries, closing };
        record.counted()?;
        record.promised()?;
        Ok(record)
    }

    /// Whether all commands are there.
    fn counted(&self) -> Result<(), RecordError> {
        let found = self.entries.len() as u64;
        match self.closing.entries {
            Some(counted) if counted != found => Err(RecordError::Count { counted, found }),
            None if self.header.record > OLDEST_FORMAT => {
                Err(RecordError::Missing { what: "count of commands" })
            }
            _ => Ok(()),
        }
    }

    /// Whether the seed is the one that was promised.
    fn promised(&self) -> Result<(), RecordError> {
        if self.closing.seed.commitment() == self.header.commitment {
            Ok(())
        } else {
            Err(RecordError::Commitment)
        }
    }

    /// Plays the record up to and including command `length`, or whole, telling the story as it goes.
    pub fn replay(
        &self,
        length: Option<usize>,
        story: &mut Story<G::Event>,
    ) -> Result<Session<G>, RecordError> {
        let mut session = Session::start(self.header.setup.clone(), self.closing.seed)?;
        let length = length.unwrap_or(self.entries.len()).min(self.entries.len());
        for entry in &self.entries[..length] {
            session.apply(entry.at, entry.seat, entry.command.clone(), story).map_err(|refusal| {
                RecordError::Refused { seq: entry.seq, rule: crate::Refusal::rule(&refusal) }
            })?;
        }
        if length == self.entries.len() {
            session.advance(self.closing.at, story);
        }
        Ok(session)
    }

    /// Proves that every command was legal and that the end follows from the promised seed.
    pub fn verify(&self) -> Result<Session<G>, RecordError> {
        self.counted()?;
        self.promised()?;
        let session = self.replay(None, &mut Story::silent())?;
        if digest(session.game()) != self.closing.state {
            return Err(RecordError::Result { what: "state" });
        }
        if session.game().outcome() != self.closing.outcome {
            return Err(RecordError::Result { what: "outcome" });
        }
        Ok(session)
    }
}

/// A record before its game is known: enough to find out which game can read it.
pub struct RecordReader<'a> {
    /// Which game the header names.
    pub game: String,
    header: (usize, &'a str),
    lines: Vec<(usize, &'a str)>,
}

#[derive(Deserialize)]
struct Opening {
    record: u32,
    game: String,
}

#[derive(Deserialize)]
struct Versions {
    rules: u32,
    dice: String,
}

impl<'a> RecordReader<'a> {
    /// Looks at the first line only.
    pub fn open(text: &'a str) -> Result<RecordReader<'a>, RecordError> {
        let mut lines = text
            .lines()
            .enumerate()
            .map(|(index, line)| (index + 1, line))
            .filter(|(_, line)| !line.trim().is_empty());
        let header = lines.next().ok_or(RecordError::Missing { what: "header" })?;
        let opening: Opening = parse(header.0, header.1)?;
        if !(OLDEST_FORMAT..=FORMAT).contains(&opening.record) {
            return Err(RecordError::Version {
                what: "record format",
                found: opening.record.to_string(),
                known: FORMAT.to_string(),
            });
        }
        Ok(RecordReader { game: opening.game, header, lines: lines.collect() })
    }
}

fn parse<'a, T: Deserialize<'a>>(line: usize, text: &'a str) -> Result<T, RecordError> {
    serde_json::from_str(text).map_err(|error| {
        // The parser sees one line only and counts from there; the reader of the message sees the file.
        let place = format!(" at line {} column {}", error.line(), error.column());
        let reason = error.to_string().replace(&place, &format!(" (column {})", error.column()));
        RecordError::Line { line, reason }
    })
}
