//! What a plan would do if nobody else did anything: shown under one's own cards, and before a card is played.

use crate::Station;
use crate::crew::CrewId;
use crate::ship::{
    Boards, DelayCause, Happening, KnockOutCause, Loss, Mission, MissionPlan, Ship, Step, ThreatId, Weapon,
};
use crate::speech::foretell;
use crate::state::{Drawn, Planned, SpaceAlert, Stage};
use crate::view::OutlookView;
use table::Viewer;

/// What one turn of a plan does.
struct Tried {
    member: CrewId,
    turn: u8,
    station: Option<Station>,
    happenings: Vec<Happening>,
}

impl SpaceAlert {
    /// What this viewer's plan does, turn by turn, as far as the viewer can know: with the threats and the cards that
    /// the viewer sees, and a computer that somebody maintains.
    pub(crate) fn outlook(&self, viewer: Viewer) -> Vec<OutlookView> {
        let (Viewer::Seat(seat), Stage::Action(_)) = (viewer, &self.stage) else { return Vec::new() };
        let own = self.member_of(seat);
        let sees = |member: CrewId, planned: &Planned| planned.open || own == Some(member);
        let boards = self.boards(sees);
        if (0..boards.crew()).all(|player| boards.board(player).iter().all(|slot| slot.is_empty())) {
            return Vec::new();
        }
        let mine: Vec<(usize, CrewId)> = (self.order.iter().copied().enumerate())
            .filter(|(_, member)| own == Some(*member) || self.is_android(*member))
            .collect();
        let sees = |drawn: &Drawn| drawn.shown || viewer.is(self.officer(drawn.report.kind));
        let threats = (0..).map(ThreatId).zip(&self.flight.threats);
        let (places, seen): (Vec<ThreatId>, Vec<&Drawn>) = threats.filter(|(_, drawn)| sees(drawn)).unzip();
        let (mut told, lost) = self.try_out(self.known_plan(seen), &boards, &mine);
        for happening in told.iter_mut().flat_map(|entry| &mut entry.happenings) {
            renumber(happening, &places, self.flight.threats.len());
        }
        // A ship that is lost for want of everybody else's help says nothing about later turns.
        let later = if lost { self.try_out(self.mission_plan([]), &boards, &mine).0 } else { Vec::new() };
        for late in later {
            if !told.iter().any(|entry| (entry.member, entry.turn) == (late.member, late.turn)) {
                told.push(late);
            }
        }
        told.sort_by_key(|entry| (entry.member, entry.turn));
        let in_words = |entry: Tried| OutlookView {
            member: entry.member,
            turn: entry.turn,
            station: entry.station,
            told: foretell(self, entry.turn, &entry.happenings),
            happenings: entry.happenings,
        };
        told.into_iter().map(in_words).collect()
    }

    /// Flies with these boards. Returns what concerns these members, and whether the ship was lost.
    fn try_out(
        &self,
        mut plan: MissionPlan,
        boards: &Boards,
        mine: &[(usize, CrewId)],
    ) -> (Vec<Tried>, bool) {
        plan.start.computer_maintained = true;
        let Ok(mission) = Mission::new(self.content(), &plan) else { return (Vec::new(), false) };
        let mut ship = Ship::new(&mission, boards);
        let mut told: Vec<Tried> = Vec::new();
        // Weapons made ready this turn, with the entry they belong to.
        let mut ready: Vec<(Weapon, usize)> = Vec::new();
        while !ship.is_over() {
            let step = ship.next_step();
            let mut seen: Vec<Happening> = Vec::new();
            ship.advance(&mission, &mut seen);
            match step {
                Step::Action { turn, player } => {
                    let place = usize::from(player);
                    let Some((_, member)) = mine.iter().find(|(other, _)| *other == place) else { continue };
                    if boards.get(place, turn).is_empty() && ship.boards().get(place, turn).is_empty() {
                        continue;
                    }
                    let figure = ship.crew()[place];
                    ready.extend(seen.iter().filter_map(weapon).map(|weapon| (weapon, told.len())));
                    seen.retain(|happening| !matches!(happening, Happening::TurnBegins { .. }));
                    told.push(Tried {
                        member: *member,
                        turn,
                        station: (!figure.in_space).then_some(figure.station),
                        happenings: seen,
                    });
                }
                Step::ComputeDamage { .. } => share_out(&seen, &std::mem::take(&mut ready), &mut told),
                _ => {}
            }
        }
        (told, ship.loss().is_some())
    }
}

/// A view numbers all threats that were announced; the flight here had only those that the viewer sees, and after them
/// those that they call.
fn renumber(happening: &mut Happening, places: &[ThreatId], announced: usize) {
    let fix = |threat: &mut ThreatId| {
        let called =
            threat.index().checked_sub(places.len()).map(|place| ThreatId((announced + place) as u8));
        *threat = places.get(threat.index()).copied().or(called).unwrap_or(*threat);
    };
    match happening {
        Happening::Burnt { threat, by, .. } => [threat, by].into_iter().for_each(fix),
        Happening::CallsIn { threat, called, .. } => [threat, called].into_iter().for_each(fix),
        Happening::ThreatAppears { threat, .. }
        | Happening::TokenPlaced { threat, .. }
        | Happening::TokenRemoved { threat, .. }
        | Happening::Repairs { threat, .. }
        | Happening::RepairPending { threat, .. }
        | Happening::AttacksIntruder { threat, .. }
        | Happening::ReturnsFire { threat, .. }
        | Happening::Aims { threat, .. }
        | Happening::Hit { threat, .. }
        | Happening::Unharmed { threat, .. }
        | Happening::Destroyed { threat, .. }
        | Happening::Explodes { threat, .. }
        | Happening::Retaliates { threat, .. }
        | Happening::Advances { threat, .. }
        | Happening::Reaches { threat, .. }
        | Happening::NothingDone { threat, .. }
        | Happening::Changes { threat, .. }
        | Happening::SpeedChanges { threat, .. }
        | Happening::ShieldChanges { threat, .. }
        | Happening::Heals { threat, .. }
        | Happening::CryoshieldBreaks { threat, .. }
        | Happening::Survived { threat, .. }
        | Happening::Attack { threat, .. }
        | Happening::InternalDamage { threat, .. }
        | Happening::IntruderMoves { threat, .. }
        | Happening::PhasesOut { threat, .. }
        | Happening::PhasesIn { threat, .. }
        | Happening::ChangesZone { threat, .. }
        | Happening::ActsAtJump { threat, .. }
        | Happening::SlowsDown { threat, .. }
        | Happening::Backfires { threat, .. }
        | Happening::DronePlaced { threat, .. }
        | Happening::MinePlaced { threat, .. }
        | Happening::TrapsGone { threat, .. }
        | Happening::Poisoned { threat, .. }
        | Happening::Infected { threat, .. }
        | Happening::FindsHost { threat, .. }
        | Happening::Wrecks { threat, .. }
        | Happening::MendsSystem { threat, .. }
        | Happening::CardRepeated { threat, .. }
        | Happening::CardNotRepeated { threat, .. } => fix(threat),
        Happening::Delayed { why: DelayCause::Threat(threat), .. }
        | Happening::NotDelayed { why: DelayCause::Threat(threat), .. } => fix(threat),
        Happening::KnockedOut {
            why:
                KnockOutCause::Threat(threat)
                | KnockOutCause::Contamination(threat)
                | KnockOutCause::Duel(threat)
                | KnockOutCause::DraggedDown(threat)
                | KnockOutCause::Scalded(threat)
                | KnockOutCause::LostParasite(threat),
            ..
        } => fix(threat),
        Happening::Lost { loss: Loss::Zone { by, .. } | Loss::Doom { by, .. } } => fix(by),
        _ => {}
    }
}

/// The weapon that an action made ready.
fn weapon(happening: &Happening) -> Option<Weapon> {
    match happening {
        Happening::Fires { station, .. } => Some(Weapon::Cannon(*station)),
        Happening::TakesOff { .. } | Happening::StaysOut { .. } => Some(Weapon::Interceptors),
        _ => None,
    }
}

/// Adds what a weapon did to the entry of whoever fired it.
fn share_out(seen: &[Happening], ready: &[(Weapon, usize)], told: &mut [Tried]) {
    for (weapon, entry) in ready {
        let mut targets: Vec<ThreatId> = Vec::new();
        for happening in seen {
            let belongs = match happening {
                Happening::Aims { weapon: aiming, threat, .. } if aiming == weapon => {
                    targets.push(*threat);
                    true
                }
                Happening::AimsAtNothing { weapon: aiming, .. } => aiming == weapon,
                Happening::Hit { threat, .. }
                | Happening::Unharmed { threat, .. }
                | Happening::Destroyed { threat, .. } => targets.contains(threat),
                _ => false,
            };
            if belongs && let Some(told) = told.get_mut(*entry) {
                told.happenings.push(*happening);
            }
        }
    }
}
