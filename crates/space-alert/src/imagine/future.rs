//! Dealing anew what is to come: another track on which everything so far was heard just as it was.

use crate::mission::{Announcement, Call, Event, Happening, Phase, Report, Track, generator};
use crate::rules::tracks::{Recording, recipe};
use crate::setup::{PhaseEnds, TrackChoice};
use crate::state::{SpaceAlert, Stage};
use table::Dice;

/// The longest silence that is imagined, in seconds.
const LONGEST_SILENCE: u16 = 30;
/// How long before its end a phase is warned of it.
const WARNING: u16 = 60;
/// Everything on a generated track comes in steps of so many seconds.
const STEP: u16 = 5;

impl SpaceAlert {
    /// Puts another track in place of the one that plays. A track that the table chose by name stays, and once plans are
    /// made the track is public.
    pub(super) fn redeal_future(&mut self, dice: &mut Dice) {
        if !matches!(self.stage, Stage::Briefing | Stage::Action(_)) {
            return;
        }
        let possible = match self.setup.track {
            TrackChoice::Generated(difficulty) => vec![self.generated_anew(difficulty, dice)],
            _ => Recording::possible(&self.setup),
        };
        let heard = |recording: Recording| Some((self.heard_on(&recording)?, recording));
        let mut fitting: Vec<(usize, Recording)> = possible.into_iter().filter_map(heard).collect();
        if fitting.is_empty() {
            return;
        }
        let (heard, recording) = fitting.swap_remove(dice.below(fitting.len() as u32) as usize);
        self.flight.track = recording.track;
        self.flight.timeline = recording.timeline;
        self.flight.heard = heard;
    }

    /// How far a track has been played, if it begins with just what this crew has heard.
    fn heard_on(&self, other: &Recording) -> Option<usize> {
        let turns = |track: &Track| track.phases.iter().map(|phase| phase.turns).collect::<Vec<_>>();
        let ends = |track: &Track| track.phases.iter().map(|phase| phase.end).collect::<Vec<_>>();
        let track = &self.flight.track;
        if turns(track) != turns(&other.track)
            || self.setup.phase_ends == PhaseEnds::Shown && ends(track) != ends(&other.track)
        {
            return None;
        }
        let mut place = 0;
        for said in self.spoken() {
            let rest = other.timeline.get(place..)?;
            let next = rest.iter().position(|other| self.heeds(other))?;
            if rest[next].as_heard() != said {
                return None;
            }
            place += next + 1;
        }
        Some(place)
    }

    /// A generated track with the past of the one that plays, and a future of its own.
    fn generated_anew(&self, difficulty: generator::Difficulty, dice: &mut Dice) -> Recording {
        let fresh = generator::generate(dice, &recipe(&self.setup, difficulty));
        let now = self.spoken().last();
        let phases = self.imagined_phases(&fresh, now.as_ref());
        let mut events = self.heard_events(now.as_ref(), dice);
        let budget = fresh.points(u8::MAX);
        let room_from = now.map_or(0, |said| said.at.saturating_add(said.lasts).max(said.at + 1));
        for (old, new) in fresh.phases.iter().zip(&phases) {
            for event in fresh.events.iter().filter(|event| old.contains(event.t)) {
                let event = Event { t: event.t - old.start + new.start, ..*event };
                if event.t >= room_from && event.over() <= new.end && fits(&events, &event, budget) {
                    events.push(event);
                }
            }
        }
        events.sort_by_key(|event| event.t);
        Track { id: fresh.id, level: fresh.level, phases, events }.into()
    }

    /// The phases of a fresh track, with the ends that are known already, and with no end whose warning would have been
    /// heard by now.
    fn imagined_phases(&self, fresh: &Track, now: Option<&Announcement>) -> Vec<Phase> {
        let mut start = 0;
        let pairs = self.flight.track.phases.iter().zip(&fresh.phases);
        pairs
            .map(|(known, fresh)| {
                let earliest = now.map_or(0, |said| (said.at + WARNING + STEP).next_multiple_of(STEP));
                let end =
                    if self.knows_end(known) { known.end } else { (start + fresh.length()).max(earliest) };
                let phase = Phase { start, end, ..*known };
                start = end;
                phase
            })
            .collect()
    }

    /// What was announced so far. Nobody knows how long a silence will last that is not over yet.
    fn heard_events(&self, now: Option<&Announcement>, dice: &mut Dice) -> Vec<Event> {
        let played = &self.flight.timeline[..self.flight.heard.min(self.flight.timeline.len())];
        let begins = |said: &&Announcement| {
            use Call::{CommsDown, DataTransfer, IncomingData, Threat};
            matches!(said.call, Threat(_) | IncomingData | DataTransfer | CommsDown { .. })
        };
        let known = played.iter().filter(begins).zip(&self.flight.track.events);
        let mut events: Vec<Event> =
            known.filter(|(said, _)| self.heeds(said)).map(|(_, event)| *event).collect();
        let silent = matches!(&self.stage, Stage::Action(action) if action.silent);
        let last = events.iter_mut().rev().find(|event| matches!(event.what, Happening::CommsDown { .. }));
        if let (true, Some(event), Some(now)) = (silent, last, now) {
            let least = (now.at - event.t) / STEP + 1;
            let most = (LONGEST_SILENCE / STEP).max(least);
            let steps = u32::from(least) + dice.below(u32::from(most - least) + 1);
            event.what = Happening::CommsDown { duration: STEP * steps as u16 };
        }
        events
    }
}

/// Whether a track that has these events has room for another: one threat per turn, and no more than the mission's budget.
fn fits(events: &[Event], new: &Event, budget: u8) -> bool {
    let reports = || {
        events.iter().filter_map(|event| match event.what {
            Happening::Threat(report) => Some(report),
            _ => None,
        })
    };
    let apart = |event: &Event| event.over() <= new.t || new.over() <= event.t;
    let Happening::Threat(report) = new.what else { return events.iter().all(apart) };
    let spent: u8 = reports().map(|other| Report::points(&other)).sum();
    events.iter().all(apart)
        && reports().all(|other| other.turn != report.turn)
        && spent + report.points() <= budget
}
