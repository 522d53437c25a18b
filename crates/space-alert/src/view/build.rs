//! Filling in a view: every field is named here, and what is not named stays in the game.

use crate::cards::CardSet;
use crate::crew::CrewId;
use crate::film::Picture;
use crate::mission::Report;
use crate::rules::dealing::systems;
use crate::ship::{Boards, Mission, Ship, ThreatId};
use crate::ship_view::KnownThreat;
use crate::state::{BetweenStep, Drawn, Planned, SpaceAlert, Stage};
use crate::view::{
    BetweenView, FigureView, MemberView, MissionView, PersonView, PhaseView, PiecesView, ShipView, SpaceView,
    StageView, ThreatView, TokenView, View,
};
use std::sync::Arc;
use table::{Seat, Viewer};

/// The ship that a view shows, with the mission it flies.
struct Snapshot {
    mission: Arc<Mission>,
    ship: Ship,
    /// Whether threats are on their way, or still only announced.
    flying: bool,
}

impl View {
    /// The game as this viewer may see it.
    pub(crate) fn of(game: &SpaceAlert, viewer: Viewer) -> View {
        let snapshot = game.snapshot();
        View {
            stage: game.stage_view(),
            mission: game.mission_view(),
            roles: game.roles,
            order: game.order.clone(),
            people: Seat::all(game.people.len() as u8).map(|seat| game.person_view(seat, viewer)).collect(),
            crew: CrewId::all(game.crew.len() as u8)
                .map(|member| game.member_view(member, viewer, snapshot.as_ref()))
                .collect(),
            deck: game.deck.len() as u8,
            boards: game.boards_of(viewer),
            spoken: game.spoken_view(),
            threats: game.threat_views(viewer, snapshot.as_ref()),
            ship: snapshot
                .as_ref()
                .map(|snapshot| ShipView::new(&snapshot.mission, &snapshot.ship))
                .unwrap_or_default(),
            start: snapshot.as_ref().filter(|snapshot| snapshot.flying).map(|snapshot| {
                let ship = Ship::new(&snapshot.mission, &Boards::new(game.crew.len()));
                game.picture_of(&Snapshot { mission: snapshot.mission.clone(), ship, flying: true })
            }),
            pieces: snapshot
                .as_ref()
                .filter(|snapshot| !snapshot.flying)
                .map(|snapshot| PiecesView::new(&snapshot.mission, &snapshot.ship))
                .unwrap_or_default(),
            tokens: game
                .tokens
                .iter()
                .map(|(token, spot)| TokenView { token: *token, spot: *spot })
                .collect(),
            requests: game.requests.clone(),
            outlook: game.outlook(viewer),
            score: snapshot
                .as_ref()
                .filter(|snapshot| snapshot.flying)
                .map(|snapshot| snapshot.ship.score(&snapshot.mission)),
            log: game.log.clone(),
            campaign: game.campaign_score(),
            flown: game.flown.iter().map(|flown| flown.as_ref().map(|flown| flown.file())).collect(),
            result: game.result(),
            content: game.setup.content.clone(),
        }
    }
}

impl SpaceAlert {
    /// The ship with everything on it and around it, as everybody may see it.
    pub(crate) fn picture(&self) -> Option<Picture> {
        self.snapshot().map(|snapshot| self.picture_of(&snapshot))
    }

    fn picture_of(&self, snapshot: &Snapshot) -> Picture {
        let threats = self.threat_views(Viewer::Spectator, Some(snapshot));
        Picture::new(&snapshot.mission, &snapshot.ship, threats)
    }

    /// What the ship looks like: as it is now, or before its first turn.
    fn snapshot(&self) -> Option<Snapshot> {
        match &self.stage {
            Stage::Resolution(resolution) => Some(Snapshot {
                mission: resolution.mission(self.content())?,
                ship: resolution.ship.clone(),
                flying: true,
            }),
            Stage::Between(between) => Some(Snapshot {
                mission: Arc::new(
                    Mission::new(self.content(), &self.mission_plan(&self.flight.threats)).ok()?,
                ),
                ship: between.ship.clone(),
                flying: true,
            }),
            Stage::Over => {
                let last = self.last_ship.as_deref()?;
                Some(Snapshot {
                    mission: Arc::new(
                        Mission::new(self.content(), &self.mission_plan(&self.flight.threats)).ok()?,
                    ),
                    ship: last.clone(),
                    flying: true,
                })
            }
            Stage::Briefing | Stage::Action(_) => {
                let mission = Mission::new(self.content(), &self.mission_plan([])).ok()?;
                let ship = Ship::new(&mission, &Boards::new(self.crew.len()));
                Some(Snapshot { mission: Arc::new(mission), ship, flying: false })
            }
        }
    }

    fn stage_view(&self) -> StageView {
        match &self.stage {
            Stage::Briefing => StageView::Briefing,
            Stage::Action(action) => StageView::Action {
                phase: action.phase,
                communications: !action.silent,
                transfer_until: action.transfer,
                may_end: self.may_end(),
            },
            Stage::Resolution(resolution) => StageView::Resolution {
                turn: resolution.turn,
                next: resolution.ship.next_step(),
                revealed: resolution.ship.next_step().turn().is_none_or(|turn| turn <= resolution.revealed),
                pace: resolution.pace,
                goes_on_at: self.goes_on_at(),
                happenings: resolution.happenings.clone(),
            },
            Stage::Between(between) => StageView::Between {
                step: match between.step {
                    BetweenStep::Proposals => BetweenView::Proposals,
                    BetweenStep::Repairs { place } => BetweenView::Repairs {
                        member: self.order.get(place).copied().unwrap_or(CrewId(0)),
                        repaired: between.repaired,
                        choices: self.repairs(),
                    },
                    BetweenStep::Squad => BetweenView::Squad,
                },
            },
            Stage::Over => StageView::Over,
        }
    }

    fn mission_view(&self) -> MissionView {
        let began = (!matches!(self.stage, Stage::Briefing)).then_some(self.flight.began);
        let planning = matches!(self.stage, Stage::Briefing | Stage::Action(_));
        let announced = self.action().map_or(u8::MAX, |action| action.phase);
        MissionView {
            flight: self.setup.flight,
            track: (!planning).then(|| self.flight.track.id.clone()),
            number: self.flight.number,
            campaign: self.setup.campaign,
            solo: self.is_solo(),
            common: self.flight.common,
            serious: self.flight.serious,
            new_frontier: self.setup.new_frontier,
            speed: self.setup.speed,
            rate: u8::try_from(self.setup.speed.factor()).unwrap_or(1),
            systems: systems(self.setup.flight),
            turns: self.flight.track.turns(),
            began,
            phases: self
                .flight
                .track
                .phases
                .iter()
                .map(|phase| PhaseView {
                    phase: phase.phase,
                    first: phase.turns[0],
                    last: phase.turns[1],
                    began_at: began.filter(|_| phase.phase <= announced).map(|_| self.moment(phase.start)),
                    ends_at: began.filter(|_| self.knows_end(phase)).map(|_| self.moment(phase.end)),
                    seconds: self.knows_end(phase).then_some(phase.length()),
                })
                .collect(),
            trajectories: self.flight.boards,
        }
    }

    fn person_view(&self, seat: Seat, viewer: Viewer) -> PersonView {
        let person = self.person(seat).cloned().unwrap_or_default();
        let acting = matches!(self.stage, Stage::Action(_));
        PersonView {
            member: self.member_of(seat),
            phase: person.phase,
            hand_size: person.hand.len() as u8,
            hand: (viewer.is(seat) || self.is_solo()).then_some(person.hand),
            draws: person.draws,
            gave: person.gave,
            agreed: person.agreed,
            follows: person.follows,
            intends: person.intends,
            proposal: person.proposal,
            known: if acting { self.known_with(viewer, seat) } else { CardSet::EMPTY },
        }
    }

    fn member_view(&self, member: CrewId, viewer: Viewer, snapshot: Option<&Snapshot>) -> MemberView {
        let seat = self.seat_of(member);
        let own = seat.is_some_and(|seat| viewer.is(seat));
        let turns = usize::from(self.flight.track.turns());
        let board = self.crew[member.index()].board.iter().zip(1..).take(turns);
        let figure = self.place_of(member).and_then(|place| snapshot?.ship.crew().get(place).copied());
        MemberView {
            seat,
            android: seat.is_none().then(|| self.android_key(member)),
            answers: self.answers_for(member),
            phase: self.phase_on(viewer, member),
            open: self.open_turns(viewer, member),
            asks: self.asked_turns(viewer, member),
            board: board
                .map(|(planned, turn)| {
                    planned.as_ref().map(|planned| self.space_view(member, turn, planned, own))
                })
                .collect(),
            heroic: self.crew[member.index()].heroic,
            slip: self.crew[member.index()].slip,
            figure: figure.map(|figure| FigureView::new(&figure)).unwrap_or_default(),
        }
    }

    fn space_view(&self, member: CrewId, turn: u8, planned: &Planned, own: bool) -> SpaceView {
        let visible = planned.open || own;
        SpaceView {
            up: planned.up,
            card: visible.then_some(planned.card),
            action: visible.then(|| self.lies(member, turn, planned)),
            face_up: planned.open,
            fixed: self.is_fixed(member, turn),
        }
    }

    /// The threats that were announced and, once the ship flies, those that others call.
    fn threat_views(&self, viewer: Viewer, snapshot: Option<&Snapshot>) -> Vec<ThreatView> {
        let announced = (0..).zip(&self.flight.threats);
        let mut views: Vec<ThreatView> = announced
            .map(|(place, drawn)| self.threat_view(ThreatId(place), drawn, viewer, snapshot))
            .collect();
        let flying = snapshot.filter(|snapshot| snapshot.flying);
        for (id, due) in flying.into_iter().flat_map(|snapshot| (0..).zip(snapshot.mission.threats())) {
            let Some(caller) = due.called_by else { continue };
            let Some(drawn) = self.flight.threats.get(caller.index()) else { continue };
            let id = ThreatId(id);
            let Some(card) = self.card_of(id) else { continue };
            let open = !self.calls_secretly(drawn.card) || self.has_been_called(caller.index());
            let report =
                Report { severity: due.card.severity, kind: due.card.kind, zone: due.zone(), ..drawn.report };
            let called = Drawn { report, card, shown: open, calls: None };
            // Not even the officer has seen a secret card.
            let viewer = if open { viewer } else { Viewer::Spectator };
            views.push(self.threat_view(id, &called, viewer, snapshot));
        }
        views
    }

    fn threat_view(
        &self,
        id: ThreatId,
        drawn: &Drawn,
        viewer: Viewer,
        snapshot: Option<&Snapshot>,
    ) -> ThreatView {
        let officer = self.officer(drawn.report.kind);
        let visible = drawn.shown || viewer.is(officer);
        let open = !self.calls_secretly(drawn.card) || self.has_been_called(id.index());
        let flying = snapshot.filter(|snapshot| snapshot.flying);
        let known = KnownThreat {
            report: drawn.report,
            card: self.threat_card(drawn.card).filter(|_| visible).map(|card| (drawn.card, card)),
            shown: drawn.shown,
            officer,
            piece: if flying.is_some() { None } else { self.threat_piece(id.index()) },
            calls: drawn.calls.filter(|_| open),
        };
        ThreatView::new(&known, id, flying.map(|snapshot| (&*snapshot.mission, &snapshot.ship)))
    }
}
