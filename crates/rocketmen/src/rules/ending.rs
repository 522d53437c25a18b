//! Chapter 10, first half: what triggers the end of the game.

use crate::content::Destination;
use crate::event::{EndReason, Event};
use crate::state::{Mode, Phase, Rocketmen};
use serde::Serialize;
use table::{Audience, Story};

/// Where a game flies, and what ends it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Limits {
    /// Where Missions may fly (RM-12.2).
    pub destinations: Vec<Destination>,
    /// How many missions one player may fulfil (RM-12.3).
    pub missions: u8,
    /// The points on the victory track with which the last round begins, where points do that (RM-10.1).
    pub last_round_at: Option<u8>,
}

impl Rocketmen {
    /// Where this game flies, and what ends it.
    pub(crate) fn limits(&self) -> Limits {
        Limits {
            destinations: self.destinations(),
            missions: self.most_missions(),
            last_round_at: (self.mode == Mode::Standard).then(|| self.threshold()),
        }
    }

    /// Where Missions may fly (RM-12.2).
    pub(crate) fn destinations(&self) -> Vec<Destination> {
        let flown = |destination: &Destination| {
            self.mode != Mode::BattleForEarth || *destination == Destination::Earth
        };
        Destination::ALL.into_iter().filter(flown).collect()
    }

    /// How many missions one player may fulfil (RM-12.3).
    fn most_missions(&self) -> u8 {
        let constants = self.content.constants();
        if self.mode == Mode::BattleForEarth {
            constants.battle_missions.min(constants.tokens)
        } else {
            constants.tokens
        }
    }

    /// The points that trigger the end for so many players (RM-10.1).
    fn threshold(&self) -> u8 {
        self.content.constants().thresholds[usize::from(self.seats.clamp(2, 4)) - 2]
    }

    /// Notes that this is the last round.
    pub(crate) fn trigger_end(&mut self, reason: EndReason, story: &mut Story<Event>) {
        if self.ending.is_none() {
            self.ending = Some(reason);
            story.tell(Audience::All, Event::EndTriggered { reason });
        }
    }

    /// Looks for a reason after a success (RM-10.1 to RM-10.4, RM-12.4).
    pub(crate) fn check_end_after_success(&mut self, story: &mut Story<Event>) {
        let constants = self.content.constants();
        let players = &self.players[..usize::from(self.seats)];
        let reason = match self.mode {
            Mode::Solitaire(_) => None,
            Mode::BattleForEarth => players
                .iter()
                .any(|player| player.missions() >= constants.battle_missions)
                .then_some(EndReason::BattleWon),
            Mode::Standard => {
                let threshold = self.threshold();
                let done = |player: &&crate::state::Player| player.missions() >= constants.tokens;
                if players.iter().any(|player| player.vp >= threshold) {
                    Some(EndReason::Threshold)
                } else if players.iter().filter(done).count() == players.len() {
                    Some(EndReason::EverybodyDone)
                } else if players.iter().any(|player| done(&player)) && self.every_destination_reached() {
                    Some(EndReason::AllTokens)
                } else {
                    None
                }
            }
        };
        if let Some(reason) = reason {
            self.trigger_end(reason, story);
        }
    }

    /// Looks for a reason when a turn has ended (RM-11.12, RM-13.17).
    pub(crate) fn check_end_after_turn(&mut self, story: &mut Story<Event>) {
        let empty = self.market.display.iter().all(Option::is_none);
        if empty && (self.house.end_on_empty_display || self.is_solitaire()) {
            self.trigger_end(EndReason::EmptyDisplay, story);
        }
        if let Some(ai) = &self.ai {
            let tokens = self.content.constants().tokens;
            let (mine, theirs) = (self.me().missions(), ai.missions());
            if mine + theirs >= tokens * 2 {
                self.trigger_end(EndReason::TwelveTokens, story);
            } else if (mine >= tokens || theirs >= tokens) && self.every_destination_reached() {
                self.trigger_end(EndReason::AllTokens, story);
            }
        }
    }

    /// Whether every destination has a token of anybody.
    pub(crate) fn every_destination_reached(&self) -> bool {
        let mut reached = self.players.iter().fold(0, |bits, player| bits | player.locations);
        if let Some(ai) = &self.ai {
            reached |= ai.locations;
        }
        Destination::ALL.iter().all(|wanted| {
            self.content
                .locations()
                .iter()
                .enumerate()
                .any(|(index, location)| location.destination == *wanted && reached & (1 << index) != 0)
        })
    }

    /// The game is over: everything is scored.
    pub(crate) fn finish_game(&mut self, story: &mut Story<Event>) {
        self.phase = Phase::Over;
        // Everybody's goals come to light (RM-2.18).
        story.uncover();
        story.tell(Audience::All, Event::GameOver { winners: self.winners(), scores: self.scores() });
    }
}
