//! Searching a plan with what a chair may know: the threats it has seen, its own cards, what lies open, what the others
//! told, and imagined cards for everything else.

use crate::card_side::Side;
use crate::cards::{CardId, CardSet};
use crate::command::Intention;
use crate::crew::CrewId;
use crate::mission::{Announcement, Call, Report};
use crate::planner::{HeldCard, Planner, Problem, Skill, Supply};
use crate::ship::{Boards, MOST_CREW, Mission, Slot};
use crate::state::{Drawn, Request, SpaceAlert, TURNS, ThreatCardId};
use table::{Chair, Dice, Seat};

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

    /// Whether this request was known.
    pub fn heard_of(&self, request: &Request) -> bool {
        self.asked.contains(request)
    }

    /// Whether nothing but talk is new.
    pub fn differs_in_talk_only(&self, other: &News) -> bool {
        self.threats == other.threats && self.asked == other.asked && self.cards == other.cards
    }
}

/// How much depends on a thought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Urgency {
    /// There is no plan for this phase yet.
    First,
    /// Something is new.
    Again,
    /// What is decided now stays.
    Last,
}

/// How hard somebody thinks at a table, where plans are changed again and again.
struct Effort {
    /// How many changes are tried.
    tries: u32,
    /// How many futures it thinks of: threats to come, cards to be dealt, the order of the damage tiles.
    futures: usize,
}

impl Effort {
    const fn of(skill: Skill, urgency: Urgency) -> Effort {
        let ([first, again, last], futures) = match skill {
            Skill::Cadet => ([300, 100, 150], 1),
            Skill::Officer => ([600, 200, 500], 3),
            Skill::Veteran => ([4_000, 1_500, 4_000], 6),
        };
        let tries = match urgency {
            Urgency::First => first,
            Urgency::Again => again,
            Urgency::Last => last,
        };
        Effort { tries, futures }
    }
}

/// How many changes are tried at one go, so that whoever thinks long still hears and sees in between.
const PIECE: u32 = 2_500;

/// A thought under way.
pub(super) struct Search {
    about: News,
    phase: u8,
    planner: Planner,
    left: u32,
    /// The spaces for which this chair lays cards in this phase, with their places on the boards of the search.
    spaces: Vec<(usize, Wish)>,
}

/// The outcome of thinking.
#[derive(Clone, Debug)]
pub(super) struct Thoughts {
    /// What was known.
    pub about: News,
    /// The phase that was planned.
    pub phase: u8,
    /// What is wanted in that phase.
    pub wishes: Vec<Wish>,
    /// The whole plan, for everybody, in each future: the next thought begins with it.
    plans: Vec<Boards>,
}

impl Search {
    /// Begins to search a plan, with the one of an earlier thought if there is one.
    pub fn begin(
        chair: &Chair<'_, SpaceAlert>,
        game: &SpaceAlert,
        skill: Skill,
        urgency: Urgency,
        about: News,
        before: Option<&Thoughts>,
        dice: &mut Dice,
    ) -> Search {
        let knowledge = Knowledge::new(game, chair.seat());
        let effort = Effort::of(skill, urgency);
        let scenarios = knowledge.scenarios(chair, effort.futures, dice);
        let (supply, boards, free) = knowledge.problem(dice);
        let problem = Problem { scenarios, supply, boards, free, loyalty: 0, later: knowledge.later() };
        let planner = Planner::new(problem, dice.seed(), effort.tries);
        let planner = match before {
            None => planner,
            Some(before) => planner.recall(&before.plans),
        };
        Search { about, phase: knowledge.phase, planner, left: effort.tries, spaces: knowledge.spaces() }
    }

    /// Thinks a piece further. Says whether that was all.
    pub fn go_on(&mut self) -> bool {
        let piece = self.left.min(PIECE);
        self.planner.step(piece);
        self.left -= piece;
        self.left == 0
    }

    /// What has been found so far.
    pub fn finish(self) -> Thoughts {
        let plans = self.planner.best_for_each().to_vec();
        let best = self.planner.best().boards;
        let wish =
            |(player, wish): &(usize, Wish)| Wish { side: best.get(*player, wish.turn).side(), ..*wish };
        Thoughts {
            about: self.about,
            phase: self.phase,
            wishes: self.spaces.iter().map(wish).collect(),
            plans,
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

    /// The turns that are planned when more is known.
    fn later(&self) -> u16 {
        let later = (1..=self.turns).filter(|turn| self.phase_of(*turn) > self.phase);
        later.fold(0, |turns, turn| turns | 1 << (turn - 1))
    }

    /// The mission as it may turn out: the threats that are known, others as a track may bring them, damage in any order.
    fn scenarios(&self, chair: &Chair<'_, SpaceAlert>, count: usize, dice: &mut Dice) -> Vec<Mission> {
        let mut scenarios = Vec::with_capacity(count);
        for _ in 0..count {
            let mut game = chair.imagine(dice.seed());
            draw_what_comes(&mut game, dice);
            let mut plan = game.known_plan(&game.flight.threats);
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
        let mut deck = self.game.deck;
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
            self.imagine_cards(member, bit, &mut deck, dice, &mut held);
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

    /// Cards for the phases to come, and the imagined hands of people whose cards nobody sees. An android has its own
    /// heroic card.
    fn imagine_cards(
        &self,
        member: CrewId,
        bit: u8,
        deck: &mut CardSet,
        dice: &mut Dice,
        held: &mut Vec<HeldCard>,
    ) {
        let game = self.game;
        if let Some(card) = game.crew.get(member.index()).and_then(|member| member.heroic) {
            held.push(self.card(card, 1, bit));
        }
        let Some(seat) = game.seat_of(member) else { return };
        let Ok(person) = game.person(seat) else { return };
        if seat != self.seat {
            // What somebody has laid without a word about it may still be changed.
            let untold = (1..=self.turns)
                .filter(|turn| matches!(self.space(member, *turn), Space::Free(None)))
                .filter_map(|turn| game.planned(member, turn))
                .map(|planned| planned.card);
            for card in person.hand.iter().chain(untold) {
                held.push(self.card(card, person.phase, bit));
            }
        }
        for phase in person.phase + 1..=game.flight.track.phases.len() as u8 {
            for _ in 0..IMAGINED {
                if let Some(card) = deck.draw(dice) {
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

    /// The spaces for which this chair lays cards in the phase being planned, with their places in the order of play.
    fn spaces(&self) -> Vec<(usize, Wish)> {
        let own = self.game.order.iter().copied().enumerate().filter(|(_, member)| self.plans_for(*member));
        let turns = || (1..=self.turns).filter(|turn| self.phase_of(*turn) == self.phase);
        own.flat_map(|(player, member)| turns().map(move |turn| (player, Wish { member, turn, side: None })))
            .collect()
    }
}

/// Draws the threats that an imagined track is still to announce.
fn draw_what_comes(game: &mut SpaceAlert, dice: &mut Dice) {
    let unheard: Vec<Announcement> =
        game.flight.timeline.get(game.flight.heard..).unwrap_or_default().to_vec();
    for announcement in unheard {
        if let Call::Threat(report) = announcement.call
            && game.heeds(&announcement)
            && let Some((card, calls)) = game.take_threat_with(&report, dice)
        {
            let key = |report: &Report| (report.turn, report.kind);
            let place = game.flight.threats.partition_point(|other| key(&other.report) <= key(&report));
            game.flight.threats.insert(place, Drawn { report, card, shown: false, calls });
        }
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
