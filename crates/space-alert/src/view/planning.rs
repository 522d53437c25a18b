//! What somebody who plans may do with which board, and what the computer has said.

use super::SpokenView;
use crate::crew::CrewId;
use crate::speech;
use crate::state::{SpaceAlert, Stage};
use table::Viewer;

impl SpaceAlert {
    /// Everything the computer has said so far, in words and in game time.
    pub(crate) fn spoken_view(&self) -> Vec<SpokenView> {
        if matches!(self.stage, Stage::Briefing) {
            return Vec::new();
        }
        let said = self.spoken().map(|said| SpokenView {
            at: said.at,
            call: said.call,
            phrase: speech::spoken(&said),
            since: self.moment(said.at),
            until: self.moment(said.at.saturating_add(said.lasts)),
        });
        said.collect()
    }

    /// The boards that a viewer plans: one's own first, then those of androids.
    pub(crate) fn boards_of(&self, viewer: Viewer) -> Vec<CrewId> {
        let Viewer::Seat(seat) = viewer else { return Vec::new() };
        let androids = CrewId::all(self.crew.len() as u8).filter(|member| self.is_android(*member));
        self.member_of(seat).into_iter().chain(androids).collect()
    }

    /// The turns of a board on which a viewer may change something now.
    pub(crate) fn open_turns(&self, viewer: Viewer, member: CrewId) -> Vec<u8> {
        let Viewer::Seat(seat) = viewer else { return Vec::new() };
        let turns = 1..=self.flight.track.turns();
        turns.filter(|turn| self.may_change(seat, member, *turn)).collect()
    }

    /// The turns for which a viewer may ask a crew member for something.
    pub(crate) fn asked_turns(&self, viewer: Viewer, member: CrewId) -> Vec<u8> {
        let (Viewer::Seat(seat), Stage::Action(_)) = (viewer, &self.stage) else { return Vec::new() };
        let turns = 1..=self.flight.track.turns();
        turns.filter(|turn| self.check_ask(seat, member, *turn).is_ok()).collect()
    }

    /// The phase that is planned on a board: a person's own, and for androids the viewer's, or the computer's if the viewer
    /// is alone with them.
    pub(crate) fn phase_on(&self, viewer: Viewer, member: CrewId) -> u8 {
        let announced = match &self.stage {
            Stage::Action(action) => action.phase,
            _ => 1,
        };
        let planner = match (self.seat_of(member), viewer) {
            (Some(seat), _) => Some(seat),
            (None, Viewer::Seat(seat)) if !self.is_solo() => Some(seat),
            _ => None,
        };
        planner.and_then(|seat| self.person(seat).ok()).map_or(announced, |person| person.phase)
    }
}
