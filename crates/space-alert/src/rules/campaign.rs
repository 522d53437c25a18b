//! Chapter 19: between two missions of a campaign.

use crate::command::{Proposal, Repair};
use crate::crew::CrewId;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::rules::dealing::decks_suffice;
use crate::setup::Difficulty;
use crate::ship::{CarriedOver, STORAGE, Ship, Squad, StoredSquad};
use crate::state::{Between, BetweenStep, SpaceAlert, Stage};
use crate::{Station, Zone};
use table::{Audience, Seat, Story};

/// How many tiles of a zone are repaired at most (SA-19.8).
const REPAIRS_PER_ZONE: u8 = 2;

impl SpaceAlert {
    fn between(&self) -> Result<&Between, Refusal> {
        match &self.stage {
            Stage::Between(between) => Ok(between),
            _ => Err(Refusal::NotBetweenMissions),
        }
    }

    /// After a completed mission: first everybody says whether and how to go on.
    pub(crate) fn begin_between(&mut self, ship: Ship) {
        let stored = ship.stored_squads().iter().filter(|squad| **squad == StoredSquad::Ready).count();
        let led = ship.crew().iter().filter(|member| member.squad == Squad::Active).count();
        let mut knocked_out = vec![false; self.crew.len()];
        for (member, figure) in self.order.iter().zip(ship.crew()) {
            knocked_out[member.index()] = figure.knocked_out;
        }
        self.stage = Stage::Between(Box::new(Between {
            step: BetweenStep::Proposals,
            tiles: ship.tiles(),
            ship,
            repaired: [0; 3],
            squads: (stored + led) as u8,
            knocked_out,
            common: self.flight.common,
            serious: self.flight.serious,
        }));
        for person in &mut self.people {
            person.agreed = false;
            person.proposal = None;
        }
    }

    pub(crate) fn propose(
        &mut self,
        seat: Seat,
        proposal: Proposal,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        if self.between()?.step != BetweenStep::Proposals {
            return Err(Refusal::AlreadyProposed);
        }
        self.check_proposal(proposal)?;
        let person = self.person_mut(seat)?;
        if person.proposal.is_some() {
            return Err(Refusal::AlreadyProposed);
        }
        person.proposal = Some(proposal);
        story.tell(Audience::All, Event::Proposed { seat, proposal });
        if self.people.iter().all(|person| person.proposal.is_some()) {
            self.decide(story);
        }
        Ok(())
    }

    /// Whether such a mission can be flown. Each deck depends on one of the levels alone, so whatever the crew agrees on
    /// can be flown as well.
    pub(crate) fn check_proposal(&self, proposal: Proposal) -> Result<(), Refusal> {
        let Proposal::FlyOn { common, serious } = proposal else { return Ok(()) };
        if [common, serious].contains(&Difficulty::Red) && !self.setup.new_frontier {
            return Err(Refusal::NoRedThreats);
        }
        if !decks_suffice(&self.setup, (common, serious)) {
            return Err(Refusal::TooFewThreats);
        }
        Ok(())
    }

    /// The most careful proposal wins: one who wants home ends it, else the easiest of each level holds (SA-19.2,
    /// SA-19.3).
    fn decide(&mut self, story: &mut Story<Event>) {
        let mut levels = (Difficulty::Red, Difficulty::Red);
        for person in &self.people {
            match person.proposal {
                Some(Proposal::FlyOn { common, serious }) => {
                    levels = (levels.0.min(common), levels.1.min(serious));
                }
                _ => {
                    if let Stage::Between(between) = &self.stage {
                        self.last_ship = Some(Box::new(between.ship.clone()));
                    }
                    self.end_game(story);
                    return;
                }
            }
        }
        story.tell(Audience::All, Event::FlyingOn { common: levels.0, serious: levels.1 });
        if let Stage::Between(between) = &mut self.stage {
            (between.common, between.serious) = levels;
            between.step = BetweenStep::Repairs { place: 0 };
        }
        self.next_repair(0, story);
    }

    /// What a crew member can repair now, doing nothing included.
    pub(crate) fn repairs(&self) -> Vec<Repair> {
        let Stage::Between(between) = &self.stage else { return Vec::new() };
        let mut choices = Vec::new();
        for zone in Zone::ALL.into_iter().filter(|zone| between.repaired[zone.index()] < REPAIRS_PER_ZONE) {
            let tiles = between.tiles[zone.index()];
            choices.extend(tiles.iter().map(|tile| Repair::Tile { zone, tile }));
        }
        if usize::from(between.squads) < STORAGE.len() {
            choices.push(Repair::Squad);
        }
        choices.push(Repair::Nothing);
        choices
    }

    /// Goes on with the next crew member who can repair something, or ends the repairs.
    fn next_repair(&mut self, from: usize, story: &mut Story<Event>) {
        let nothing_left = self.repairs() == [Repair::Nothing];
        let next = (from..self.order.len()).find(|place| {
            let member = self.order[*place];
            self.between().is_ok_and(|between| !between.knocked_out[member.index()])
        });
        let Stage::Between(between) = &mut self.stage else { return };
        match next {
            Some(place) if !nothing_left => between.step = BetweenStep::Repairs { place },
            _ if between.squads == 1 => between.step = BetweenStep::Squad,
            _ => {
                let stored = if between.squads == 0 { StoredSquad::Taken } else { StoredSquad::Ready };
                self.fly_on([stored; 2], story);
            }
        }
    }

    /// Whose repair it is.
    pub(crate) fn repairer(&self) -> Option<CrewId> {
        match &self.stage {
            Stage::Between(between) => match between.step {
                BetweenStep::Repairs { place } => self.order.get(place).copied(),
                _ => None,
            },
            _ => None,
        }
    }

    pub(crate) fn repair(
        &mut self,
        seat: Seat,
        member: CrewId,
        repair: Repair,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        let between = self.between()?;
        if member.index() >= self.crew.len() {
            return Err(Refusal::NoSuchMember);
        }
        if between.knocked_out[member.index()] {
            return Err(Refusal::KnockedOut);
        }
        if self.repairer() != Some(member) || self.answers_for(member) != seat {
            return Err(Refusal::NotYourRepair);
        }
        match repair {
            Repair::Tile { zone, .. } if between.repaired[zone.index()] >= REPAIRS_PER_ZONE => {
                return Err(Refusal::ZoneRepaired);
            }
            Repair::Tile { zone, tile } if !between.tiles[zone.index()].contains(tile) => {
                return Err(Refusal::NoSuchDamage);
            }
            Repair::Squad if usize::from(between.squads) >= STORAGE.len() => {
                return Err(Refusal::NoDisabledSquad);
            }
            _ => {}
        }
        let Stage::Between(between) = &mut self.stage else { return Err(Refusal::NotBetweenMissions) };
        match repair {
            Repair::Tile { zone, tile } => {
                between.tiles[zone.index()].remove(tile);
                between.repaired[zone.index()] += 1;
            }
            Repair::Squad => between.squads += 1,
            Repair::Nothing => {}
        }
        let BetweenStep::Repairs { place } = between.step else { return Err(Refusal::NotYourRepair) };
        story.tell(Audience::All, Event::Repaired { member, repair });
        self.next_repair(place + 1, story);
        Ok(())
    }

    pub(crate) fn store_squad(
        &mut self,
        seat: Seat,
        station: Station,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        if self.between()?.step != BetweenStep::Squad {
            return Err(Refusal::NoSquadToStore);
        }
        if seat != self.roles.captain {
            return Err(Refusal::NotCaptain);
        }
        if !STORAGE.contains(&station) {
            return Err(Refusal::NotAStore);
        }
        story.tell(Audience::All, Event::SquadStored { station });
        let squads =
            STORAGE.map(|store| if store == station { StoredSquad::Ready } else { StoredSquad::Taken });
        self.fly_on(squads, story);
        Ok(())
    }

    /// The next mission, with what the last one left of the ship.
    fn fly_on(&mut self, squads: [StoredSquad; 2], story: &mut Story<Event>) {
        let Stage::Between(between) = &self.stage else { return };
        let carried = CarriedOver { tiles: between.tiles, squads };
        let levels = (between.common, between.serious);
        self.prepare_mission(self.flight.number + 1, levels, carried);
        // A new track was chosen by chance.
        story.uncover();
    }
}
