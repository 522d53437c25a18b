//! Chapter 9: success, failure, and what stays on the pad.

use crate::cards::CardSet;
use crate::command::MissionFate;
use crate::content::{Destination, Effect, Family, Gain};
use crate::event::Event;
use crate::flight::FlightEnd;
use crate::refusal::Refusal;
use crate::state::{Landing, Launch, Phase, Rocketmen};
use table::{Audience, Story};

impl Rocketmen {
    /// The mission is fulfilled (RM-9.1 to RM-9.7).
    pub(crate) fn succeed(&mut self, launch: Launch, story: &mut Story<Event>) {
        let seat = self.turn;
        let first = self.is_untouched(launch.location);
        let vp = self.award(launch.location);
        story.tell(Audience::All, Event::Succeeded { seat, location: launch.location, vp, first });
        let mission = self.me().plan;
        let me = self.me_mut();
        me.plan = None;
        me.vp = me.vp.saturating_add(vp);
        me.locations |= 1 << launch.location.0;
        me.firsts |= u16::from(first) << launch.location.0;
        if let Some(planning) = launch.planning {
            me.played.remove(planning);
            me.junkyard.add(planning);
        }
        if let Some(mission) = mission {
            me.junkyard.add(mission);
            self.gain(mission, story);
        }
        let held = (self.moon_token, self.mars_token);
        self.take_destination_token(launch.destination, story);
        let token = held != (self.moon_token, self.mars_token);
        let gain = mission.and_then(|card| self.content.kind(self.content.face(card).kind).gain);
        self.watch_end(FlightEnd::Success { vp, first, gain, token });
        self.check_end_after_success(story);
        if self.engines_kept() > 0 && !self.engines_on_pad().is_empty() {
            self.phase = Phase::Settling(Landing::Success);
        } else {
            self.clear_pad_but(CardSet::EMPTY);
            self.close_turn(story);
        }
    }

    fn gain(&mut self, mission: crate::cards::CardId, story: &mut Story<Event>) {
        let seat = self.turn;
        let kind = self.content.face(mission).kind;
        let Some(gain) = self.content.kind(kind).gain else { return };
        let achievements = &mut self.me_mut().achievements;
        match gain {
            Gain::Rocket(points) => achievements.rocket += points,
            Gain::Hand(cards) => achievements.hand += cards,
            // A token is worth 20 money; larger gains are several tokens.
            Gain::Money(money) => achievements.money += money.div_ceil(super::payment::MONEY_TOKEN as u8),
            Gain::Science(science) => achievements.science += science,
        }
        story.tell(Audience::All, Event::Gained { seat, gain });
    }

    /// The Moon and Mars tokens go to whoever is there first (RM-9.6); some modes play without them.
    fn take_destination_token(&mut self, destination: Destination, story: &mut Story<Event>) {
        if self.mode != crate::state::Mode::Standard {
            return;
        }
        let seat = self.turn;
        let token = match destination {
            Destination::Earth => return,
            Destination::Moon => &mut self.moon_token,
            Destination::Mars => &mut self.mars_token,
        };
        if token.is_none() {
            *token = Some(seat);
            story.tell(Audience::All, Event::TokenTaken { seat, destination });
        }
    }

    /// The launch has failed; the player decides what stays (RM-9.9, RM-9.10).
    pub(crate) fn fail(&mut self, launch: Launch, story: &mut Story<Event>) {
        story.tell(Audience::All, Event::Failed { seat: self.turn, location: launch.location });
        self.watch_end(FlightEnd::Failure);
        self.phase = Phase::Settling(Landing::Failure);
    }

    /// How many Engines may stay when the pad is cleared (RM-7.31).
    pub(crate) fn engines_kept(&self) -> usize {
        self.me()
            .pad
            .iter()
            .map(|card| match self.face(card).effect {
                Effect::KeepEngine { cards } => usize::from(cards),
                _ => 0,
            })
            .sum()
    }

    /// The Engines on the active player's pad.
    pub(crate) fn engines_on_pad(&self) -> CardSet {
        self.me().pad.iter().filter(|card| self.content.face(*card).family == Family::Engine).collect()
    }

    /// Whether these cards may stay after such a landing.
    pub(crate) fn may_keep(&self, keep: CardSet, landing: Landing) -> bool {
        let engines = (keep & self.engines_on_pad()).len();
        let others = keep.len() - engines;
        keep.within(self.clearable(self.me().pad))
            && others + engines.saturating_sub(self.engines_kept()) <= self.insured(landing)
    }

    /// How many cards of any kind the Variant cards let stay after such a landing (RM-11.9).
    fn insured(&self, landing: Landing) -> usize {
        match landing {
            Landing::Success => 0,
            Landing::Failure => usize::from(self.house.keep_on_failure),
        }
    }

    /// The most cards that can stay after such a landing, besides the permanent ones.
    pub(crate) fn most_kept(&self, landing: Landing) -> usize {
        self.insured(landing) + self.engines_kept().min(self.engines_on_pad().len())
    }

    /// Decides what stays after a launch.
    pub(crate) fn settle(
        &mut self,
        keep: CardSet,
        mission: MissionFate,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        let Phase::Settling(landing) = self.phase else { return Err(Refusal::NothingToSettle) };
        if landing == Landing::Success && mission == MissionFate::Stays {
            return Err(Refusal::MissionFlown);
        }
        if !self.may_keep(keep, landing) {
            return Err(match landing {
                Landing::Success => Refusal::CannotKeepAfterSuccess,
                Landing::Failure => Refusal::CannotKeepAfterFailure,
            });
        }
        let seat = self.turn;
        story.tell(Audience::All, Event::Settled { seat, keep, mission });
        self.clear_pad_but(keep);
        if mission == MissionFate::Goes
            && let Some(planned) = self.me().plan
        {
            self.me_mut().plan = None;
            self.me_mut().played.add(planned);
        }
        self.close_turn(story);
        Ok(())
    }

    fn clear_pad_but(&mut self, keep: CardSet) {
        let going = self.clearable(self.me().pad) - keep;
        self.clear_from_pad(going);
    }
}
