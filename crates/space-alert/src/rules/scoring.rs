//! Chapter 16: the score and the ship's log.

use crate::event::{Event, Final};
use crate::plan::Flown;
use crate::setup::Difficulty;
use crate::ship::{CampaignScore, Loss, Outcome, Score};
use crate::state::{SpaceAlert, Stage, ThreatCardId};
use serde::{Deserialize, Serialize};
use table::{Audience, Story};

/// One line of the ship's log (SA-16.12). The crew and its offices stand beside it in the view.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LogLine {
    /// The mission's number in its campaign.
    pub number: u8,
    /// The name of the track.
    pub track: String,
    /// The common threats.
    pub common: Difficulty,
    /// The serious threats.
    pub serious: Difficulty,
    /// Points of this mission alone; nothing for a lost ship.
    pub points: Option<LogPoints>,
    /// Everything that is taken away. Of a campaign only the last line has it, once the campaign is over.
    pub penalties: Option<u16>,
    /// The sum, of a campaign the one of all its missions; only where the penalties are.
    pub total: Option<i32>,
    /// How the ship was lost.
    pub loss: Option<Loss>,
    /// The card that lost it.
    pub lost_to: Option<ThreatCardId>,
}

/// The points of one mission, as the ship's log has them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LogPoints {
    /// For threats that were survived.
    pub survived: u16,
    /// For threats that were destroyed.
    pub destroyed: u16,
    /// For looking out of the window.
    pub visual: u16,
}

impl LogPoints {
    /// What a score has of them.
    pub fn of(score: &Score) -> LogPoints {
        LogPoints { survived: score.survived, destroyed: score.destroyed, visual: score.visual }
    }
}

impl SpaceAlert {
    /// Writes the mission into the log, and ends the game or goes on with the campaign.
    pub(crate) fn end_mission(&mut self, story: &mut Story<Event>) {
        let Stage::Resolution(resolution) = &self.stage else { return };
        let Some(mission) = resolution.mission(&self.setup.content) else { return };
        let ship = resolution.ship.clone();
        let loss = match ship.outcome() {
            Some(Outcome::Lost(loss)) => Some(loss),
            _ => None,
        };
        let score = ship.score(&mission);
        let line = LogLine {
            number: self.flight.number,
            track: self.flight.track.id.clone(),
            common: self.flight.common,
            serious: self.flight.serious,
            points: loss.is_none().then(|| LogPoints::of(&score)),
            penalties: None,
            total: None,
            loss,
            lost_to: loss.and_then(|loss| self.card_of(loss.by())),
        };
        let (plan, planned) = (resolution.plan(), resolution.planned);
        let flown = Flown::of(&self.setup.content, self.flight.boards, plan, planned, &ship);
        self.flown.push(flown);
        self.scores.push(score);
        self.log.push(line);
        let goes_on = self.setup.campaign && loss.is_none() && usize::from(self.flight.number) < CAMPAIGN;
        if !goes_on {
            self.close_log();
        }
        // SA-16.13: nothing about the mission is hidden any more.
        for planned in self.crew.iter_mut().flat_map(|member| member.board.iter_mut().flatten()) {
            planned.open = true;
        }
        story.uncover();
        if let Some(line) = self.log.last().cloned() {
            story.tell(Audience::All, Event::MissionEnded { line });
        }
        if goes_on {
            self.begin_between(ship);
        } else {
            self.last_ship = Some(Box::new(ship));
            self.end_game(story);
        }
    }

    /// The end of everything.
    pub(crate) fn end_game(&mut self, story: &mut Story<Event>) {
        self.stage = Stage::Over;
        self.close_log();
        if let Some(result) = self.result() {
            story.tell(Audience::All, Event::GameEnded { result });
        }
    }

    /// Writes penalties and the total into the last line (SA-19.16); nothing after a loss.
    fn close_log(&mut self) {
        let lost = self.log.iter().any(|line| line.loss.is_some());
        let Some(sum) = self.campaign_score().filter(|_| !lost) else { return };
        if let Some(last) = self.log.last_mut() {
            last.penalties = u16::try_from(sum.penalties).ok();
            last.total = Some(sum.total);
        }
    }

    /// How the game ended, once it has.
    pub(crate) fn result(&self) -> Option<Final> {
        if !matches!(self.stage, Stage::Over) {
            return None;
        }
        let won = !self.log.is_empty() && self.log.iter().all(|line| line.loss.is_none());
        let score = self.campaign_score().filter(|_| won).map_or(0, |score| score.total);
        Some(Final { won, score })
    }

    /// What the missions flown so far come to together.
    pub(crate) fn campaign_score(&self) -> Option<CampaignScore> {
        CampaignScore::of(&self.scores)
    }
}

/// How many missions a campaign has at most (SA-19.1).
pub(crate) const CAMPAIGN: usize = 3;
