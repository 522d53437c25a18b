//! Searching a plan with what a chair may know: the threats it has seen, its own cards, what lies open, what the others
//! told, and imagined cards for everything else.

use crate::card_side::Side;
use crate::cards::{CardId, CardSet};
use crate::command::Intention;
use crate::crew::CrewId;
use crate::mission::Report;
use crate::planner::{HeldCard, Planner, Problem, Skill, Supply};
use crate::ship::{Boards, MOST_CREW, Mission, Slot};
use crate::state::{Drawn, Request, SpaceAlert, TURNS, ThreatCardId};
use table::{Dice, Seat};

/// Cards that somebody is imagined to get in a phase.
const IMAGINED: u8 = 5;

/// What one wants on a space: nothing, or the half of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Wish {
    pub member: CrewId,
    pub turn: u8,
    pub side: Option<Side>,
}

/// Everything that would be a reason to think again.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct News {
    /// The threats that this chair has seen.
    pub threats: Vec<(Report, ThreatCardId)>,
    /// What was asked of it.
    asked: Vec<Request>,
    /// The cards that it can plan with.
    cards: CardSet,
    /// What the others told.
    told: Vec<Vec<Intention>>,
}

impl News {
    /// What this chair knows now.
    pub fn of(game: &SpaceAlert, seat: Seat) -> News {
        let requests = game.requests.iter();
        let others = Seat::all(game.people.len() as u8).filter(|other| *other != seat);
        News {
            threats: seen_threats(game, seat).map(|drawn| (drawn.report, drawn.card)).collect(),
            asked: requests.filter(|request| game.member_of(seat) == Some(request.member)).copied().collect(),
            cards: own_cards(game, seat),
            told: others
                .map(|other| game.person(other).map(|person| person.intends.clone()).unwrap_or_default())
                .collect(),
        }
    }

    /// Whether nothing but talk is new.
    pub fn differs_in_talk_only(&self, other: &News) -> bool {
        self.threats == other.threats && self.asked == other.asked && self.cards == other.cards
    }
}

/// How hard somebody thinks at a table, where plans are changed again and again.
struct Effort {
    /// How many changes are tried when there is no plan yet.
    first: u32,
    /// How many to fit a plan to what is new.
    again: u32,
    /// How many orders of the damage tiles it thinks of.
    futures: usize,
}

impl Effort {
    const fn of(skill: Skill) -> Effort {
        match skill {
            Skill::Cadet => Effort { first: 600, again: 150, futures: 1 },
            Skill::Officer => Effort { first: 1_200, again: 300, futures: 1 },
            Skill::Veteran => Effort { first: 20_000, again: 8_000, futures: 4 },
        }
    }
}

/// The outcome of thinking.
#[derive(Clone, Debug)]
pub(super) struct Thoughts {
    /// What was known.
    pub about: News,
    /// What is wanted in the phase being planned.
    pub wishes: Vec<Wish>,
    /// The whole plan, for everybody: the next thought begins with it.
    plan: Boards,
}

impl Thoughts {
    /// Searches a plan, beginning with the one of an earlier thought.
    pub fn think(
        game: &SpaceAlert,
        seat: Seat,
        skill: Skill,
        about: News,
        before: Option<Thoughts>,
        dice: &mut Dice,
    ) -> Thoughts {
        let knowledge = Knowledge::new(game, seat);
        let effort = Effort::of(skill);
        let scenarios = knowledge.scenarios(effort.futures, dice);
        let (supply, mut boards, free) = knowledge.problem(dice);
        if let Some(before) = &before {
            recall(&before.plan, &free, &supply, &mut boards);
        }
        let problem = Problem { scenarios, supply, boards, free, loyalty: 0 };
        let mut planner = match before {
            None => Planner::new(problem, dice.seed(), effort.first),
            Some(_) => Planner::new(problem, dice.seed(), effort.again).warm(),
        };
        planner.step(if before.is_none() { effort.first } else { effort.again });
        let plan = planner.best().boards;
        Thoughts { about, wishes: knowledge.wishes(&plan), plan }
    }
}

/// Takes over from an earlier plan what the cards still allow.
fn recall(plan: &Boards, free: &[u16; MOST_CREW], supply: &Supply, boards: &mut Boards) {
    for (player, free) in (0..plan.crew()).zip(free) {
        for (turn, slot) in (1..).zip(plan.board(player)) {
            if free & (1 << (turn - 1)) != 0 && !slot.is_empty() {
                let mut recalled = *boards;
                recalled.set(player, turn, *slot);
                if supply.allows(&recalled) {
                    *boards = recalled;
                }
            }
        }
    }
}

fn seen_threats(game: &SpaceAlert, seat: Seat) -> impl Iterator<Item = &Drawn> {
    let seen = move |drawn: &&Drawn| drawn.shown || game.officer(drawn.report.kind) == seat;
    game.flight.threats.iter().filter(seen)
}

/// The cards that a person can still plan with: the hand, and what lies on spaces that may be changed.
fn own_cards(game: &SpaceAlert, seat: Seat) -> CardSet {
    let mut cards = game.person(seat).map_or(CardSet::EMPTY, |person| person.hand);
    for member in CrewId::all(game.crew.len() as u8) {
        for turn in 1..=TURNS as u8 {
            if game.check_take_back(seat, member, turn).is_ok()
                && let Some(planned) = game.planned(member, turn)
            {
                cards.add(planned.card);
            }
        }
    }
    cards
}

/// What is known on one chair.
struct Knowledge<'a> {
    game: &'a SpaceAlert,
    seat: Seat,
    turns: u8,
    phase: u8,
}

impl<'a> Knowledge<'a> {
    fn new(game: &'a SpaceAlert, seat: Seat) -> Knowledge<'a> {
        let announced = game.action().map_or(1, |action| action.phase);
        let phase =
            if game.is_solo() { announced } else { game.person(seat).map_or(1, |person| person.phase) };
        Knowledge { game, seat, turns: game.flight.track.turns(), phase }
    }

    /// The crew members for whom this chair plans: its own, and its share of the androids.
    fn plans_for(&self, member: CrewId) -> bool {
        match self.game.seat_of(member) {
            Some(seat) => seat == self.seat,
            None => usize::from(member.0) % self.game.people.len().max(1) == self.seat.index(),
        }
    }

    fn phase_of(&self, turn: u8) -> u8 {
        self.game.flight.track.phase_of_turn(turn).map_or(u8::MAX, |phase| phase.phase)
    }

    /// The mission as it may turn out: the threats that are known, damage in any order.
    fn scenarios(&self, count: usize, dice: &mut Dice) -> Vec<Mission> {
        let plan = self.game.known_plan(seen_threats(self.game, self.seat));
        let mut scenarios = Vec::with_capacity(count);
        for _ in 0..count {
            let mut plan = plan.clone();
            plan.tiles.iter_mut().for_each(|order| dice.shuffle(order));
            scenarios.extend(Mission::new(self.game.content(), &plan));
        }
        scenarios
    }

    /// The cards, what is laid or told already, and the spaces that may change.
    fn problem(&self, dice: &mut Dice) -> (Supply, Boards, [u16; MOST_CREW]) {
        let mut boards = Boards::new(self.game.crew.len());
        let mut free = [0u16; MOST_CREW];
        let mut held: Vec<HeldCard> = Vec::new();
        let mut unseen = self.unseen();
        for (player, member) in self.game.order.iter().copied().enumerate() {
            let bit = 1u8 << player;
            for turn in 1..=self.turns {
                match self.space(member, turn) {
                    Space::Fixed(side) => {
                        boards.set(player, turn, side.into());
                        held.push(HeldCard { halves: [side; 2], phase: 1, boards: bit });
                    }
                    Space::Free(now) => {
                        boards.set(player, turn, Slot::from(now));
                        if let Some(space) = free.get_mut(player) {
                            *space |= 1 << (turn - 1);
                        }
                    }
                    Space::Closed => {}
                }
            }
            self.imagine_cards(member, bit, &mut unseen, dice, &mut held);
        }
        self.hold_own_cards(&mut held);
        let supply = if self.game.is_solo() { self.open_deck() } else { Supply::hands(&held) };
        self.take_requests(&mut boards, &mut free, &supply);
        (supply, boards, free)
    }

    /// What is known about a space.
    fn space(&self, member: CrewId, turn: u8) -> Space {
        let game = self.game;
        let phase = self.phase_of(turn);
        let own = self.plans_for(member);
        if let Some(planned) = game.planned(member, turn)
            && (planned.open || game.member_of(self.seat) == Some(member))
        {
            let side = game.says(planned);
            return if own && game.check_take_back(self.seat, member, turn).is_ok() {
                Space::Free(Some(side))
            } else {
                Space::Fixed(side)
            };
        }
        if own {
            return if phase >= self.phase { Space::Free(None) } else { Space::Closed };
        }
        let told = game.seat_of(member).and_then(|seat| game.person(seat).ok()).map(|person| &person.intends);
        match told {
            Some(intends) if !intends.is_empty() => {
                let intended = intends.iter().find(|intention| intention.turn == turn);
                match intended {
                    Some(intention) => Space::Fixed(intention.action),
                    // Whoever told a plan does nothing else in the phases it is about.
                    None if intends.iter().any(|other| self.phase_of(other.turn) >= phase) => Space::Closed,
                    None => Space::Free(None),
                }
            }
            // Somebody who has told nothing will do something sensible, one hopes.
            Some(_) if phase >= self.phase => Space::Free(None),
            _ => Space::Closed,
        }
    }

    /// Cards that nobody here has seen.
    fn unseen(&self) -> CardSet {
        let mut unseen = self.game.content().action_deck() - own_cards(self.game, self.seat);
        for member in &self.game.crew {
            for planned in member.board.iter().flatten().filter(|planned| planned.open) {
                unseen.remove(planned.card);
            }
        }
        unseen
    }

    /// Cards for the phases to come, and for people whose hands nobody sees. An android has its own heroic card.
    fn imagine_cards(
        &self,
        member: CrewId,
        bit: u8,
        unseen: &mut CardSet,
        dice: &mut Dice,
        held: &mut Vec<HeldCard>,
    ) {
        let game = self.game;
        if let Some(card) = game.crew.get(member.index()).and_then(|member| member.heroic) {
            held.push(self.card(card, 1, bit));
        }
        let Some(seat) = game.seat_of(member) else { return };
        let first = if seat == self.seat { self.phase + 1 } else { self.phase };
        for phase in first..=game.flight.track.phases.len() as u8 {
            for _ in 0..IMAGINED {
                if let Some(card) = unseen.draw(dice) {
                    held.push(self.card(card, phase, bit));
                }
            }
        }
    }

    fn hold_own_cards(&self, held: &mut Vec<HeldCard>) {
        let mut own = 0;
        let mut all = 0;
        for (player, member) in
            self.game.order.iter().enumerate().filter(|(_, member)| self.plans_for(**member))
        {
            all |= 1u8 << player;
            if !self.game.is_android(*member) {
                own |= 1u8 << player;
            }
        }
        for card in own_cards(self.game, self.seat) {
            let boards = if self.game.is_heroic(card) { own } else { all };
            held.push(self.card(card, 1, boards));
        }
    }

    fn card(&self, card: CardId, phase: u8, boards: u8) -> HeldCard {
        let face = self.game.content().face(card);
        HeldCard { halves: [face.action, face.movement], phase, boards }
    }

    fn open_deck(&self) -> Supply {
        let mut dealt = [None; MOST_CREW];
        for (place, member) in dealt.iter_mut().zip(&self.game.order) {
            let member = &self.game.crew[member.index()];
            let laid = member.board.iter().flatten().map(|planned| planned.card);
            let card = member.heroic.or_else(|| laid.into_iter().find(|card| self.game.is_heroic(*card)));
            *place = card.map(|card| {
                let face = self.game.content().face(card);
                [face.action, face.movement]
            });
        }
        Supply::open_with_heroics(self.game.content(), dealt)
    }

    /// Does what it is asked for, where its cards allow it.
    fn take_requests(&self, boards: &mut Boards, free: &mut [u16; MOST_CREW], supply: &Supply) {
        let Some(own) = self.game.member_of(self.seat) else { return };
        let Some(player) = self.game.place_of(own) else { return };
        for request in self.game.requests.iter().filter(|request| request.member == own) {
            let bit = 1u16.checked_shl(u32::from(request.turn).wrapping_sub(1)).unwrap_or(0);
            if self.phase_of(request.turn) != self.phase || free[player] & bit == 0 {
                continue;
            }
            // Exactly what was asked for if a card says so, otherwise a double action that has it.
            let double = supply.halves(player, self.phase).into_iter();
            let double =
                double.filter(|side| side.is_double() && side.symbols().any(|it| it == request.action));
            for side in std::iter::once(Side::One(request.action)).chain(double) {
                let mut asked = *boards;
                asked.set(player, request.turn, side.into());
                if supply.allows(&asked) {
                    *boards = asked;
                    free[player] &= !bit;
                    break;
                }
            }
        }
    }

    /// What the plan wants in the phase being planned.
    fn wishes(&self, boards: &Boards) -> Vec<Wish> {
        let mut wishes = Vec::new();
        for (player, member) in self.game.order.iter().copied().enumerate() {
            if !self.plans_for(member) {
                continue;
            }
            for turn in (1..=self.turns).filter(|turn| self.phase_of(*turn) == self.phase) {
                wishes.push(Wish { member, turn, side: boards.get(player, turn).side() });
            }
        }
        wishes
    }
}

/// What is known about a space.
enum Space {
    /// It stays as it is.
    Fixed(Side),
    /// It may change; this is what lies there now.
    Free(Option<Side>),
    /// Nothing can or will be there.
    Closed,
}
