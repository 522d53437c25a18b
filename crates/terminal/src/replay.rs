//! `cosmodrome replay`: tells a recorded game again, shows it at any moment, and proves it.

use crate::arguments::ReplayArguments;
use crate::failure::Failure;
use crate::game::{GameList, TerminalGame};
use crate::narrator::Narrator;
use crate::table_setup::read;
use crate::voice::Voice;
use serde::Serialize;
use table::{Chair, Game, Outcome, Phrase, Record, RecordReader, Seat, SeatName, Session, Story, Viewer};

/// Finds out which game the record is of and lets it be replayed.
pub fn replay(games: &GameList, arguments: &ReplayArguments, voice: &mut Voice) -> Result<(), Failure> {
    let text = read(&arguments.file)?;
    let game = games.named(&RecordReader::open(&text)?.game)?;
    game.replay(&text, arguments, voice)
}

/// Replays a record of this game.
pub fn replay_game<T: TerminalGame>(
    text: &str,
    arguments: &ReplayArguments,
    voice: &mut Voice,
) -> Result<(), Failure> {
    let record: Record<T::Game> = Record::import(text)?;
    let names: Vec<String> = record.header.seats.iter().map(|seat| seat.name.clone()).collect();
    let viewer = viewer(arguments.viewer.as_deref(), &names)?;
    if let Some(at) = arguments.at.filter(|at| *at > record.entries.len()) {
        let phrase = Phrase::new("cli-replay-too-far").number("at", at as i64);
        return Err(Failure::Input(phrase.number("length", record.entries.len() as i64)));
    }
    if arguments.verify {
        record.verify()?;
    }
    if arguments.json {
        let telling = telling(&record, arguments, viewer, voice, &names)?;
        return Ok(voice.line(&serde_json::to_string(&telling).unwrap_or_default())?);
    }
    if arguments.verify {
        voice.say(
            &Phrase::new("cli-replay-verified")
                .number("commands", record.entries.len() as i64)
                .text("commitment", &record.header.commitment)
                .text("state", &record.closing.state),
        )?;
        if arguments.at.is_none() {
            return say_outcome(record.closing.outcome.as_ref(), &names, voice);
        }
    }
    match arguments.at {
        Some(at) => show::<T>(&record, at, viewer, &names, voice),
        None => tell(&record, viewer, &names, voice),
    }
}

/// Whose eyes and ears: a seat counted from one, the name of whoever sits there, or a spectator.
fn viewer(wanted: Option<&str>, names: &[String]) -> Result<Viewer, Failure> {
    let Some(wanted) = wanted.filter(|wanted| *wanted != "spectator") else { return Ok(Viewer::Spectator) };
    let numbered = wanted.parse().ok().and_then(|number: usize| number.checked_sub(1));
    let named = || names.iter().position(|name| name == wanted);
    match numbered.filter(|index| *index < names.len()).or_else(named) {
        Some(index) => Ok(Viewer::Seat(Seat(index as u8))),
        None => {
            let phrase = Phrase::new("cli-replay-no-seat").text("value", wanted);
            Err(Failure::Input(phrase.number("seats", names.len() as i64)))
        }
    }
}

fn tell<G: Game>(
    record: &Record<G>,
    viewer: Viewer,
    names: &[String],
    voice: &mut Voice,
) -> Result<(), Failure> {
    let mut result = Ok(());
    step_through(record, record.entries.len(), |_, session, story| {
        for event in story.heard_by(viewer) {
            if result.is_ok() {
                result = voice.line(&voice.speaker.say(&session.game().tell(event), names));
            }
        }
    })?;
    result?;
    say_outcome(record.closing.outcome.as_ref(), names, voice)
}

/// Plays the first `length` commands, and the clock after the last one, showing what each led to.
fn step_through<G: Game>(
    record: &Record<G>,
    length: usize,
    mut each: impl FnMut(usize, &Session<G>, &Story<G::Event>),
) -> Result<Session<G>, Failure> {
    let mut session = record.replay(Some(0), &mut Story::silent())?;
    for (index, entry) in record.entries[..length].iter().enumerate() {
        let mut story = Story::new();
        let applied = session.apply(entry.at, entry.seat, entry.command.clone(), &mut story);
        applied.map_err(|refusal| table::RecordError::Refused {
            seq: entry.seq,
            rule: table::Refusal::rule(&refusal),
        })?;
        each(index, &session, &story);
    }
    if length == record.entries.len() {
        let mut story = Story::new();
        session.advance(record.closing.at, &mut story);
        each(length, &session, &story);
    }
    Ok(session)
}

fn show<T: TerminalGame>(
    record: &Record<T::Game>,
    at: usize,
    viewer: Viewer,
    names: &[String],
    voice: &mut Voice,
) -> Result<(), Failure> {
    let session = record.replay(Some(at), &mut Story::silent())?;
    let phrase = Phrase::new("cli-replay-at").number("at", at as i64);
    voice.say(&phrase.number("length", record.entries.len() as i64))?;
    let game = session.game();
    let chair = match viewer {
        Viewer::Seat(seat) => Some(Chair::new(game, seat, session.now())),
        Viewer::Spectator => None,
    };
    let narrator = Narrator { speaker: &voice.speaker, names };
    let screen = (T::SCREEN)(&game.view(viewer), chair.as_ref(), &narrator);
    Ok(voice.line(&screen)?)
}

fn say_outcome(outcome: Option<&Outcome>, names: &[String], voice: &mut Voice) -> Result<(), Failure> {
    let Some(outcome) = outcome else { return Ok(voice.say(&Phrase::new("cli-replay-broken-off"))?) };
    for (seat, score) in Seat::all(names.len() as u8).zip(&outcome.scores) {
        let key = if outcome.winners.contains(&seat) { "cli-score-winner" } else { "cli-score" };
        let phrase = Phrase::new(key).seat("seat", seat).number("score", *score);
        voice.line(&voice.speaker.say(&phrase, names))?;
    }
    Ok(())
}

/// A replay for programs.
#[derive(Serialize)]
#[serde(bound = "")]
struct Telling<'a, G: Game> {
    game: &'static str,
    seats: &'a [SeatName],
    viewer: Viewer,
    /// How many commands were played, of how many.
    at: usize,
    commands: usize,
    verified: bool,
    story: Vec<Chapter<G>>,
    view: G::View,
    /// How the whole game ended, once it has.
    outcome: Option<Outcome>,
}

#[derive(Serialize)]
#[serde(bound = "")]
struct Chapter<G: Game> {
    /// The command that led to it; none for what the clock did at the end.
    seq: Option<u64>,
    events: Vec<G::Event>,
    sentences: Vec<String>,
}

fn telling<'a, G: Game>(
    record: &'a Record<G>,
    arguments: &ReplayArguments,
    viewer: Viewer,
    voice: &Voice,
    names: &[String],
) -> Result<Telling<'a, G>, Failure> {
    let at = arguments.at.unwrap_or(record.entries.len());
    let mut story: Vec<Chapter<G>> = Vec::new();
    let session = step_through(record, at, |index, session, told| {
        let events: Vec<G::Event> = told.heard_by(viewer).cloned().collect();
        let say = |event| voice.speaker.say(&session.game().tell(event), names);
        let sentences = events.iter().map(say).collect();
        if !events.is_empty() {
            story.push(Chapter { seq: record.entries.get(index).map(|entry| entry.seq), events, sentences });
        }
    })?;
    Ok(Telling {
        game: G::ID,
        seats: &record.header.seats,
        viewer,
        at,
        commands: record.entries.len(),
        verified: arguments.verify,
        story,
        view: session.game().view(viewer),
        outcome: session.game().outcome(),
    })
}
