//! Chapter 8: launching a mission, and what pad cards do while it flies.

use crate::cards::{CardId, CardSet};
use crate::content::{Content, Destination, Effect, Family, LocationId};
use crate::event::Event;
use crate::flight::FlightEnd;
use crate::refusal::Refusal;
use crate::state::{Launch, Mode, Moment, Phase, Player, Rocketmen};
use crate::trail::Trail;
use serde::Serialize;
use table::{Audience, Dice, Story};

/// What an abort takes (RM-9.11, RM-9.12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AbortTerms {
    /// The cards it is paid with.
    pub from: CardSet,
    /// The fewest that do.
    pub least: u8,
    /// The most that are taken: a permanent card may go where a lesser one is missing.
    pub most: u8,
}

impl Rocketmen {
    /// Rocket points of pad and achievements (RM-8.5).
    pub(crate) fn rocket_points(&self, player: &Player) -> u8 {
        let pad = (player.pad & self.content.engines()).iter().map(|card| self.face(card).prints.rocket);
        pad.fold(player.achievements.rocket, u8::saturating_add)
    }

    /// How far the Rocket moves before the first draw (RM-8.9, RM-8.10, RM-7.16).
    pub(crate) fn boost(&self, destination: Destination) -> u8 {
        self.boost_of(self.me().pad, destination, self.me().science_tokens()).spaces
    }

    /// The location a launch to this destination would fill, or why there is none (RM-8.2 to RM-8.5).
    pub(crate) fn check_launch(&self, destination: Destination) -> Result<LocationId, Refusal> {
        self.check_launch_with(self.rocket_points(self.me()), destination)
    }

    /// The same with so many Rocket points.
    pub(crate) fn check_launch_with(
        &self,
        have: u8,
        destination: Destination,
    ) -> Result<LocationId, Refusal> {
        let me = self.me();
        let content: &Content = &self.content;
        let Some(mission) = me.plan else { return Err(Refusal::NoMission) };
        let constants = content.constants();
        if self.mode == Mode::BattleForEarth {
            if destination != Destination::Earth {
                return Err(Refusal::EarthOnly);
            }
            if me.missions() >= constants.battle_missions {
                return Err(Refusal::BattleLimit);
            }
        }
        if me.missions() >= constants.tokens {
            return Err(Refusal::NoTokensLeft);
        }
        let Family::Mission(kind) = content.face(mission).family else { return Err(Refusal::NoMission) };
        let location = content.location(destination, kind).ok_or(Refusal::NoSuchLocation)?;
        if me.is_at(location) {
            return Err(Refusal::AlreadyThere);
        }
        let need = content.locations()[location.index()].rocket;
        if have < need {
            return Err(Refusal::TooFewRocketPoints { have, need });
        }
        Ok(location)
    }

    /// Steps 1 to 5: declares the launch, checks it and moves by the boost.
    pub(crate) fn launch(
        &mut self,
        destination: Destination,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        let location = self.check_launch(destination)?;
        let boost = self.boost(destination);
        let seat = self.turn;
        story.tell(
            Audience::All,
            Event::LaunchDeclared { seat, location, rocket: self.rocket_points(self.me()), boost },
        );
        // The Hand is closed from here on, so what paying cards still offered is lost (RM-7.6).
        self.notes.pending = CardSet::EMPTY;
        let launch = Launch {
            destination,
            location,
            position: boost,
            deck: self.content.constants().success,
            drawn: 0,
            moment: Moment::Ready,
            planning: None,
            trail: Trail::default(),
        };
        self.watch_lift_off(&launch);
        self.fly_on(launch, story);
        Ok(())
    }

    /// The launch under way, for commands that need one.
    fn launching(&self) -> Result<Launch, Refusal> {
        match self.phase {
            Phase::Launching(launch) => Ok(launch),
            _ => Err(Refusal::NoLaunch),
        }
    }

    /// Whether the Rocket is where it should be.
    fn arrived(&self, launch: &Launch) -> bool {
        launch.position >= self.content.destination(launch.destination).target
    }

    /// How many draws a launch allows (RM-8.13).
    pub(crate) fn draws_allowed(&self, destination: Destination) -> u8 {
        self.content.destination(destination).draws
    }

    /// After any move: success, the next decision, or failure.
    fn fly_on(&mut self, mut launch: Launch, story: &mut Story<Event>) {
        if self.arrived(&launch) {
            self.succeed(launch, story);
            return;
        }
        if launch.drawn < self.draws_allowed(launch.destination) {
            launch.moment = Moment::Ready;
        } else if self.pad_with(|effect| matches!(effect, Effect::Advance { .. })).is_empty() {
            self.fail(launch, story);
            return;
        } else {
            launch.moment = Moment::LastChance;
        }
        self.phase = Phase::Launching(launch);
    }

    /// Draws a Success card (RM-8.13).
    pub(crate) fn draw_success(&mut self, story: &mut Story<Event>) -> Result<(), Refusal> {
        let mut launch = self.launching()?;
        match launch.moment {
            Moment::Ready => {}
            Moment::Answering { .. } => return Err(Refusal::AnswerTheDraw),
            Moment::Picking { .. } => return Err(Refusal::PickFirst),
            Moment::LastChance => return Err(Refusal::NoDrawsLeft),
        }
        launch.drawn += 1;
        self.turn_over(launch, story);
        Ok(())
    }

    /// Turns over the next Success card and lets it be answered or count.
    fn turn_over(&mut self, mut launch: Launch, story: &mut Story<Event>) {
        let value = draw_value(&mut launch.deck, &mut self.dice);
        story.uncover();
        story.tell(Audience::All, Event::SuccessDrawn { seat: self.turn, value });
        self.watch_card(value, false);
        self.offer_answer(launch, value, story);
    }

    fn offer_answer(&mut self, mut launch: Launch, value: u8, story: &mut Story<Event>) {
        let answers = self.pad_with(|effect| {
            effect == Effect::Redraw || (value == 0 && matches!(effect, Effect::ZeroCountsAs { .. }))
        });
        if answers.is_empty() {
            self.advance(launch, value, story);
        } else {
            launch.moment = Moment::Answering { value };
            self.phase = Phase::Launching(launch);
        }
    }

    fn advance(&mut self, mut launch: Launch, spaces: u8, story: &mut Story<Event>) {
        launch.position = launch.position.saturating_add(spaces);
        let moved = Event::RocketMoved { seat: self.turn, spaces, position: launch.position };
        story.tell(Audience::All, moved);
        self.watch_move(spaces);
        self.watch_position(launch.position);
        self.fly_on(launch, story);
    }

    /// Lets the drawn card count (RM-8.15).
    pub(crate) fn keep_draw(&mut self, story: &mut Story<Event>) -> Result<(), Refusal> {
        let launch = self.launching()?;
        let Moment::Answering { value } = launch.moment else { return Err(Refusal::NoDrawToAnswer) };
        self.advance(launch, value, story);
        Ok(())
    }

    /// Discards a pad card for what it does in a launch.
    pub(crate) fn trigger(&mut self, card: CardId, story: &mut Story<Event>) -> Result<(), Refusal> {
        let mut launch = self.launching()?;
        if !self.me().pad.has(card) {
            return Err(Refusal::NotOnPad { card });
        }
        let seat = self.turn;
        let effect = self.face(card).effect;
        let untouched = launch.deck == self.content.constants().success;
        match (effect, launch.moment) {
            (Effect::Advance { spaces }, moment) => {
                story.tell(Audience::All, Event::Triggered { seat, card });
                self.clear_from_pad(CardSet::of(card));
                launch.position = launch.position.saturating_add(spaces);
                let moved = Event::RocketMoved { seat, spaces, position: launch.position };
                story.tell(Audience::All, moved);
                self.watch_position(launch.position);
                match moment {
                    // A card that waits for an answer still waits, unless the Rocket has arrived.
                    Moment::Answering { .. } | Moment::Picking { .. } if !self.arrived(&launch) => {
                        self.phase = Phase::Launching(launch);
                        self.reconsider_answer(story);
                    }
                    _ => self.fly_on(launch, story),
                }
            }
            (Effect::PlanFirstDraw { cards }, Moment::Ready) if launch.drawn == 0 && untouched => {
                story.tell(Audience::All, Event::Triggered { seat, card });
                self.clear_from_pad(CardSet::of(card));
                launch.planning = Some(card);
                let mut revealed = [0; 5];
                for _ in 0..cards {
                    revealed[usize::from(draw_value(&mut launch.deck, &mut self.dice)) % 5] += 1;
                }
                launch.moment = Moment::Picking { revealed };
                story.uncover();
                let values = (0..5u8).flat_map(|value| (0..revealed[usize::from(value)]).map(move |_| value));
                story.tell(Audience::All, Event::Revealed { seat, values: values.collect() });
                self.phase = Phase::Launching(launch);
            }
            (Effect::Redraw, Moment::Answering { .. }) => {
                story.tell(Audience::All, Event::Triggered { seat, card });
                self.clear_from_pad(CardSet::of(card));
                self.turn_over(launch, story);
            }
            (Effect::ZeroCountsAs { spaces }, Moment::Answering { value: 0 }) => {
                story.tell(Audience::All, Event::Triggered { seat, card });
                self.clear_from_pad(CardSet::of(card));
                self.advance(launch, spaces, story);
            }
            (Effect::Redraw | Effect::ZeroCountsAs { .. }, Moment::Ready | Moment::Answering { .. }) => {
                return Err(Refusal::NothingToAnswer);
            }
            (
                Effect::Redraw | Effect::ZeroCountsAs { .. } | Effect::PlanFirstDraw { .. },
                Moment::Picking { .. },
            ) => {
                return Err(Refusal::PickFirst);
            }
            (Effect::Redraw | Effect::ZeroCountsAs { .. } | Effect::PlanFirstDraw { .. }, _) => {
                return Err(Refusal::TooLateForThis);
            }
            _ => return Err(Refusal::NoLaunchEffect { card }),
        }
        Ok(())
    }

    /// After a card left the pad while a draw waits: if nothing can answer it any more, it counts.
    fn reconsider_answer(&mut self, story: &mut Story<Event>) {
        if let Phase::Launching(launch) = self.phase
            && let Moment::Answering { value } = launch.moment
        {
            self.offer_answer(launch, value, story);
        }
    }

    /// Takes one of the cards that Detailed Planning revealed as the first draw (RM-7.17).
    pub(crate) fn pick(&mut self, value: u8, story: &mut Story<Event>) -> Result<(), Refusal> {
        let mut launch = self.launching()?;
        let Moment::Picking { revealed } = launch.moment else { return Err(Refusal::NothingToPick) };
        if revealed.get(usize::from(value)).is_none_or(|count| *count == 0) {
            return Err(Refusal::NothingToPick);
        }
        launch.drawn = 1;
        launch.moment = Moment::Ready;
        story.tell(Audience::All, Event::Picked { seat: self.turn, value });
        self.watch_card(value, true);
        self.offer_answer(launch, value, story);
        Ok(())
    }

    /// How many pad cards an abort costs now (RM-9.11, RM-11.8).
    pub(crate) fn abort_price(&self, launch: &Launch) -> u8 {
        if self.house.free_abort { 0 } else { launch.drawn.saturating_sub(1) }
    }

    /// What breaking the launch off takes, while that is possible.
    pub(crate) fn abort_terms(&self, launch: &Launch) -> Option<AbortTerms> {
        if launch.moment != Moment::Ready || launch.drawn == 0 {
            return None;
        }
        let pad = self.me().pad;
        let owed = self.abort_price(launch);
        let least = owed.min(self.clearable(pad).len() as u8);
        Some(AbortTerms { from: pad, least, most: owed.min(pad.len() as u8) })
    }

    /// Breaks the launch off (RM-8.17, RM-9.11, RM-9.12).
    pub(crate) fn abort(&mut self, discard: CardSet, story: &mut Story<Event>) -> Result<(), Refusal> {
        let launch = self.launching()?;
        match launch.moment {
            Moment::Ready if launch.drawn == 0 => return Err(Refusal::AbortTooEarly),
            Moment::Ready => {}
            Moment::Answering { .. } => return Err(Refusal::AnswerTheDraw),
            Moment::Picking { .. } => return Err(Refusal::PickFirst),
            Moment::LastChance => return Err(Refusal::AbortTooLate),
        }
        if let Some(card) = (discard - self.me().pad).first() {
            return Err(Refusal::NotOnPad { card });
        }
        let owed = self.abort_price(&launch);
        let all_given = self.clearable(self.me().pad).within(discard);
        let count = discard.len();
        if count > usize::from(owed) || (count < usize::from(owed) && !all_given) {
            return Err(Refusal::AbortPrice { owed });
        }
        let seat = self.turn;
        let gone = self.clear_from_pad(discard);
        story.tell(Audience::All, Event::Aborted { seat, discard: gone });
        self.watch_end(FlightEnd::Abort { discard: gone });
        self.close_turn(story);
        Ok(())
    }

    /// Accepts the failure instead of a last Afterburner (RM-8.16).
    pub(crate) fn accept(&mut self, story: &mut Story<Event>) -> Result<(), Refusal> {
        let launch = self.launching()?;
        if launch.moment != Moment::LastChance {
            return Err(Refusal::NothingToAccept);
        }
        self.fail(launch, story);
        Ok(())
    }
}

/// Draws a Success card: its value, by chance over what is left of the deck.
fn draw_value(deck: &mut [u8; 5], dice: &mut Dice) -> u8 {
    let total: u32 = deck.iter().map(|count| u32::from(*count)).sum();
    let mut at = dice.below(total);
    for (value, count) in deck.iter_mut().enumerate() {
        if at < u32::from(*count) {
            *count -= 1;
            return value as u8;
        }
        at -= u32::from(*count);
    }
    0
}
