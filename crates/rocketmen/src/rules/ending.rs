//! Chapter 10, first half: what triggers the end of the game.

use super::Tale;
use crate::content::Destination;
use crate::event::{EndReason, Event};
use crate::state::{Mode, Phase, Rocketmen};
use table::Audience;

impl Rocketmen {
    /// Notes that this is the last round.
    pub(crate) fn trigger_end(&mut self, reason: EndReason, story: &mut Tale) {
        if self.ending.is_none() {
            self.ending = Some(reason);
            story.tell(Audience::All, Event::EndTriggered { reason });
        }
    }

    /// Looks for a reason after a success (RM-10.1 to RM-10.4, RM-12.4).
    pub(crate) fn check_end_after_success(&mut self, story: &mut Tale) {
        let constants = self.content.constants();
        let players = &self.players[..usize::from(self.seats)];
        let reason = match self.mode {
            Mode::Solitaire(_) => None,
            Mode::BattleForEarth => players
                .iter()
                .any(|player| player.missions() >= constants.battle_missions)
                .then_some(EndReason::BattleWon),
            Mode::Standard => {
                let threshold = constants.thresholds[usize::from(self.seats.clamp(2, 4)) - 2];
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
    pub(crate) fn check_end_after_turn(&mut self, story: &mut Tale) {
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
    pub(crate) fn finish_game(&mut self, story: &mut Tale) {
        self.phase = Phase::Over;
        // Everybody's goals come to light (RM-2.18).
        story.uncover();
        story.tell(Audience::All, Event::GameOver { winners: self.winners(), scores: self.scores() });
    }
}
