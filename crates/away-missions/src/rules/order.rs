//! Chapter 4: whose turn is next.

use crate::agenda::{Task, Vote};
use crate::command::Command;
use crate::setup::OrderRule;
use crate::{AwayMissions, Event, Refusal, Who};
use table::{Audience, GameTime, Seat, Seats, Story};

/// Ties of AM-4.6.
const BY_RANK: [Who; 6] =
    [Who::Captain, Who::Professor, Who::FirstOfficer, Who::Doctor, Who::Yeoman, Who::Chief];

impl AwayMissions {
    /// Rocketeers without an Order marker.
    pub(crate) fn unordered(&self) -> impl Iterator<Item = Who> + '_ {
        self.field.rocketeers.iter().filter(|one| one.order.is_none()).map(|one| one.who)
    }

    /// AM-4.6: the fewest hit points first.
    pub(crate) fn by_hit_points(&self) -> Option<Who> {
        let rank = |who: Who| BY_RANK.iter().position(|other| *other == who);
        let free = self.field.rocketeers.iter().filter(|one| one.order.is_none());
        free.min_by_key(|one| (one.hp, rank(one.who))).map(|one| one.who)
    }

    /// The chair that decides alone, where the table has chosen that (AM-4.5): the Captain's, without him the first.
    pub(crate) fn decider(&self) -> Seat {
        self.field.rocketeer(Who::Captain).map_or(Seat(0), |captain| captain.seat)
    }

    /// Somebody is to be next: asks, or settles it where nothing is to be asked.
    pub(crate) fn open_vote(&mut self, everybody: bool, story: &mut Story<Event>) {
        let mut free = self.unordered();
        let (first, second) = (free.next(), free.next());
        drop(free);
        let Some(only) = first else { return };
        if second.is_none() {
            return self.take_marker(only, everybody, false, story);
        }
        if self.setup.order == OrderRule::HitPoints {
            let next = self.by_hit_points().unwrap_or(only);
            return self.take_marker(next, everybody, true, story);
        }
        let until = match self.setup.order {
            OrderRule::Captain if self.setup.seats > 1 => self.patience(),
            _ => None,
        };
        self.push(Task::Order(Vote { everybody, until, ..Vote::default() }));
    }

    fn patience(&self) -> Option<GameTime> {
        let seconds = u64::from(self.setup.patience);
        (seconds > 0).then(|| self.now + seconds * 1000)
    }

    /// AM-4.4: the lowest free Order marker.
    fn take_marker(&mut self, who: Who, everybody: bool, by_hit_points: bool, story: &mut Story<Event>) {
        let taken = self.field.rocketeers.iter().filter(|one| one.order.is_some()).count();
        let order = u8::try_from(taken + 1).unwrap_or(u8::MAX);
        if let Some(rocketeer) = self.field.rocketeer_mut(who) {
            rocketeer.order = Some(order);
        }
        story.tell(
            Audience::All,
            if by_hit_points {
                Event::OrderedByHitPoints { who, order }
            } else {
                Event::Ordered { who, order }
            },
        );
        if everybody {
            self.open_vote(true, story);
        } else {
            self.push(Task::BeginTurn(who));
        }
    }

    /// The chairs that the vote waits for.
    pub(crate) fn voters(&self, vote: &Vote) -> Seats {
        let mut seats = Seats::NONE;
        match self.setup.order {
            OrderRule::Captain => seats.add(self.decider()),
            OrderRule::Consensus if vote.proposal.is_some() => {
                Seat::all(self.setup.seats)
                    .filter(|seat| !vote.agree.has(*seat))
                    .for_each(|seat| seats.add(seat));
            }
            _ => self.unordered().for_each(|who| seats.add(self.seat_of(who))),
        }
        seats
    }

    /// Whether this chair may propose this Rocketeer now.
    pub(crate) fn check_proposal(&self, seat: Seat, who: Who, vote: &Vote) -> Result<(), Refusal> {
        let rocketeer = self.field.rocketeer(who).ok_or(Refusal::NotInTheGame)?;
        if rocketeer.order.is_some() {
            return Err(Refusal::HasHadTurn);
        }
        match self.setup.order {
            OrderRule::Captain if seat != self.decider() => Err(Refusal::NotYourDecision),
            OrderRule::Captain => Ok(()),
            OrderRule::Consensus if vote.proposed.has(seat) => Err(Refusal::ProposedAlready),
            _ => Ok(()),
        }
    }

    /// Proposals and consent (AM-4.5).
    pub(crate) fn vote(
        &mut self,
        seat: Seat,
        command: &Command,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        let Some(Task::Order(vote)) = self.agenda.last() else { return Err(Refusal::NotNow) };
        let mut vote = vote.clone();
        match *command {
            Command::Propose { who } => {
                self.check_proposal(seat, who, &vote)?;
                story.tell(Audience::All, Event::Proposed { seat, who });
                vote.proposal = Some(who);
                vote.proposed.add(seat);
                vote.agree = Seats::only(seat);
                if self.setup.order == OrderRule::Consensus && vote.until.is_none() {
                    vote.until = self.patience();
                }
            }
            Command::Agree if self.setup.order != OrderRule::Consensus || vote.proposal.is_none() => {
                return Err(Refusal::NothingProposed);
            }
            Command::Agree if vote.agree.has(seat) => return Err(Refusal::AgreedAlready),
            Command::Agree => {
                story.tell(Audience::All, Event::Agreed { seat });
                vote.agree.add(seat);
            }
            _ => return Err(Refusal::NotNow),
        }
        let all = Seat::all(self.setup.seats).all(|seat| vote.agree.has(seat));
        let settled = all || self.setup.order != OrderRule::Consensus;
        let everybody = vote.everybody;
        match vote.proposal.filter(|_| settled) {
            Some(who) => {
                self.agenda.pop();
                self.take_marker(who, everybody, false, story);
            }
            None => {
                if let Some(Task::Order(kept)) = self.agenda.last_mut() {
                    *kept = vote;
                }
            }
        }
        Ok(())
    }

    /// AM-4.7: patience has ended.
    pub(crate) fn vote_is_over(&mut self, story: &mut Story<Event>) {
        let Some(Task::Order(vote)) = self.agenda.last() else { return };
        let everybody = vote.everybody;
        self.agenda.pop();
        if let Some(who) = self.by_hit_points() {
            self.take_marker(who, everybody, true, story);
        }
    }
}
