//! Small changes of a plan, drawn at random: the steps of the search.

use super::line::Line;
use super::problem::Problem;
use super::supply::phase_of;
use crate::card_side::Side;
use crate::content::{Letter, OnBoard};
use crate::ship::{Action, Boards, DueThreat, MOST_CREW, MOST_TURNS, Mission, Slot, Squad, Status};
use crate::{Station, Zone};
use table::Dice;

/// What somebody could have on top in each phase.
pub(super) type Choices = [[Vec<Side>; 3]; MOST_CREW];

/// The choices of everybody.
pub(super) fn choices(problem: &Problem) -> Choices {
    std::array::from_fn(|player| std::array::from_fn(|phase| problem.supply.halves(player, phase as u8 + 1)))
}

/// Draws changes for one problem.
pub(super) struct Mover<'p> {
    pub problem: &'p Problem,
    pub choices: &'p Choices,
    /// The spaces that may change.
    pub spaces: &'p [(u8, u8)],
    /// What comes.
    pub mission: &'p Mission,
    /// The present plan, flown.
    pub line: &'p Line,
}

/// How long after a threat has appeared it is worth doing something about it, in turns.
const WORTH_ANSWERING: u32 = 7;
/// The turns in which each check of the computer can be provided for.
const UPKEEP: [[u8; 2]; 3] = [[1, 2], [4, 5], [8, 9]];

impl Mover<'_> {
    /// Changes the boards a little.
    pub(super) fn change(&self, boards: &mut Boards, dice: &mut Dice) {
        let Some((player, turn)) = pick(self.spaces, dice) else { return };
        let player = usize::from(player);
        match dice.below(20) {
            0..=4 => self.replace(boards, player, turn, dice),
            5 | 6 => self.swap(boards, player, turn, dice),
            7 => self.pull(boards, player, turn),
            8 => self.push(boards, player, turn, dice),
            9 => self.trade(boards, player, turn, dice),
            10 => self.trade_rest(boards, player, turn, dice),
            11..=13 => self.errand(boards, player, turn, dice),
            14 => self.keep_awake(boards, player, dice),
            _ => self.answer(boards, player, dice),
        }
    }

    /// Where somebody stands when a turn of the present plan begins.
    fn station(&self, player: usize, turn: u8) -> Station {
        self.line.at(turn).crew().get(player).map_or(Station::UpperWhite, |member| member.station)
    }

    fn draw(&self, player: usize, turn: u8, dice: &mut Dice) -> Slot {
        if dice.below(8) == 0 {
            return Slot::Empty;
        }
        let phase = usize::from(phase_of(turn)) - 1;
        self.choices.get(player).map_or(Slot::Empty, |own| pick(&own[phase], dice).into())
    }

    /// Another card, or none.
    fn replace(&self, boards: &mut Boards, player: usize, turn: u8, dice: &mut Dice) {
        let slot = self.draw(player, turn, dice);
        boards.set(player, turn, slot);
    }

    /// Two cards of a board change places.
    fn swap(&self, boards: &mut Boards, player: usize, turn: u8, dice: &mut Dice) {
        let other = 1 + dice.below(MOST_TURNS as u32) as u8;
        if self.problem.is_free(player, other) {
            let (one, two) = (boards.get(player, turn), boards.get(player, other));
            boards.set(player, turn, two);
            boards.set(player, other, one);
        }
    }

    /// A card is left out and the following ones come a turn earlier, up to the next gap.
    fn pull(&self, boards: &mut Boards, player: usize, turn: u8) {
        let mut at = turn;
        loop {
            let next =
                if self.problem.is_free(player, at + 1) { boards.get(player, at + 1) } else { Slot::Empty };
            boards.set(player, at, next);
            if next.is_empty() {
                return;
            }
            at += 1;
        }
    }

    /// A card is slipped in and the following ones come a turn later, up to the next gap.
    fn push(&self, boards: &mut Boards, player: usize, turn: u8, dice: &mut Dice) {
        let mut carried = self.draw(player, turn, dice);
        let mut at = turn;
        while self.problem.is_free(player, at) {
            let here = boards.get(player, at);
            boards.set(player, at, carried);
            if here.is_empty() {
                return;
            }
            carried = here;
            at += 1;
        }
    }

    /// Two crew members change cards for one turn.
    fn trade(&self, boards: &mut Boards, player: usize, turn: u8, dice: &mut Dice) {
        let other = dice.below(boards.crew() as u32) as usize;
        if self.problem.is_free(other, turn) {
            let (one, two) = (boards.get(player, turn), boards.get(other, turn));
            boards.set(player, turn, two);
            boards.set(other, turn, one);
        }
    }

    /// Two crew members change everything from a turn on.
    fn trade_rest(&self, boards: &mut Boards, player: usize, turn: u8, dice: &mut Dice) {
        let other = dice.below(boards.crew() as u32) as usize;
        for at in turn..=MOST_TURNS as u8 {
            if self.problem.is_free(other, at) && self.problem.is_free(player, at) {
                let (one, two) = (boards.get(player, at), boards.get(other, at));
                boards.set(player, at, two);
                boards.set(other, at, one);
            }
        }
    }

    /// Somebody goes to a station and does something there.
    fn errand(&self, boards: &mut Boards, player: usize, turn: u8, dice: &mut Dice) {
        let from = self.station(player, turn);
        let mut steps: Vec<Action> = Vec::with_capacity(12);
        let mut at = from;
        let job = dice.below(8);
        if job == 0 {
            at = fetch_squad(at, dice, &mut steps);
        }
        let goal = Station::ALL[dice.below(6) as usize];
        walk(at, goal, dice, &mut steps);
        let deed = match job {
            0 if goal == Station::UpperRed => {
                steps.push(Action::C);
                Action::Bot
            }
            0 => Action::Bot,
            1 => Action::Bot,
            2..=4 => Action::A,
            5 | 6 => [Action::B, Action::C][dice.below(2) as usize],
            _ => Action::C,
        };
        self.do_there(boards, player, turn, (from, goal), (deed, steps), dice);
    }

    /// Somebody does something about a threat that is not destroyed yet.
    fn answer(&self, boards: &mut Boards, mut player: usize, dice: &mut Dice) {
        let threats = self.mission.threats();
        let fates = self.line.end().threats(self.mission);
        let left = |place: &usize| fates.get(*place).is_some_and(|threat| threat.status != Status::Destroyed);
        let count = threats.len() as u32;
        // As often as not the first that comes to mind, so that what is done already is sometimes done better.
        let mut place = dice.below(count) as usize;
        for _ in 0..3 {
            if left(&place) || dice.below(4) == 0 {
                break;
            }
            place = dice.below(count) as usize;
        }
        let Some(due) = threats.get(place) else { return };
        let turn = (u32::from(due.turn) + dice.below(WORTH_ANSWERING)).saturating_sub(dice.below(4));
        let turn = turn.clamp(1, MOST_TURNS as u32) as u8;
        let (goal, deed) = self.deed_against(due, dice);
        // Few cards are for battlebots, so whoever has one is asked first.
        for _ in 0..2 {
            if deed == Action::Bot && !self.can_fight(player, turn) {
                player = pick(self.spaces, dice).map_or(player, |(player, _)| usize::from(player));
            }
        }
        let from = self.station(player, turn);
        let mut steps: Vec<Action> = Vec::with_capacity(12);
        let mut at = from;
        let led = self.line.at(turn).crew().get(player).map_or(Squad::None, |member| member.squad);
        let flies = (goal, deed) == (Station::UpperRed, Action::Bot) && due.zone().is_some();
        if deed == Action::Bot && led != Squad::Active {
            at = fetch_squad(at, dice, &mut steps);
        }
        walk(at, goal, dice, &mut steps);
        if flies || deed == Action::Bot && matches!(due.card.on_board, OnBoard::Malfunction { .. }) {
            steps.push(Action::C);
        }
        self.do_there(boards, player, turn, (from, goal), (deed, steps), dice);
    }

    /// Where to go and what to do there against a threat. To fly out is to fight in the upper red station.
    fn deed_against(&self, due: &DueThreat, dice: &mut Dice) -> (Station, Action) {
        let upper = |zone: Zone| Station::ALL[zone.index()];
        match (due.zone(), due.card.on_board) {
            (_, OnBoard::Malfunction { letter, .. }) => {
                let stations: Vec<Station> = due.card.stations.iter().collect();
                let there = pick(&stations, dice);
                match (letter, there) {
                    (Some(letter), Some(station)) => (station, against(letter)),
                    _ => (Station::UpperRed, Action::Bot),
                }
            }
            (Some(zone), _) => match dice.below(16) {
                0..=6 => (upper(zone), Action::A),
                7..=9 => (upper(zone).other_deck(), Action::A),
                10 => (Station::LowerWhite, Action::A),
                11 | 12 => (Station::LowerBlue, Action::C),
                13 => (upper(zone), Action::B),
                14 => (upper(zone).other_deck(), Action::B),
                _ => (Station::UpperRed, Action::Bot),
            },
            (None, _) => {
                // Where its tokens begin, or one station further: intruders move.
                let stations: Vec<Station> = due.card.stations.iter().collect();
                let start = pick(&stations, dice).unwrap_or(Station::LowerWhite);
                let near = [Some(start), start.towards_red(), start.towards_blue(), Some(start.other_deck())];
                let place = dice.below(8) as usize;
                (near.get(place).copied().flatten().unwrap_or(start), Action::Bot)
            }
        }
    }

    /// Somebody keeps the computer awake in a phase in which nobody does.
    fn keep_awake(&self, boards: &mut Boards, player: usize, dice: &mut Dice) {
        let maintained = self.line.end().maintained();
        let phases: Vec<usize> = (0..3).filter(|phase| !maintained[*phase]).collect();
        let Some(phase) = pick(&phases, dice) else { return };
        let turn = UPKEEP[phase][dice.below(2) as usize];
        // Whoever is not there in time sets out a turn or two before.
        let turn = turn.saturating_sub(dice.below(3) as u8).max(1);
        let from = self.station(player, turn);
        let mut steps: Vec<Action> = Vec::with_capacity(4);
        walk(from, Station::UpperWhite, dice, &mut steps);
        steps.push(Action::C);
        self.lay(boards, player, turn, &steps, dice);
    }

    /// Does something once or several times after some steps, and sometimes comes back to where the present plan goes on.
    fn do_there(
        &self,
        boards: &mut Boards,
        player: usize,
        turn: u8,
        (from, goal): (Station, Station),
        (deed, mut steps): (Action, Vec<Action>),
        dice: &mut Dice,
    ) {
        let times = 1 + [0, 0, 0, 1, 1, 2][dice.below(6) as usize];
        steps.extend(std::iter::repeat_n(deed, times));
        if dice.below(3) == 0 {
            walk(goal, from, dice, &mut steps);
        }
        self.lay(boards, player, turn, &steps, dice);
    }

    /// Lays steps from a turn on, in place of what lies there or before it.
    fn lay(&self, boards: &mut Boards, player: usize, turn: u8, mut steps: &[Action], dice: &mut Dice) {
        let pushing = dice.below(2) == 0;
        let mut at = turn;
        while let Some((card, rest)) = self.next_card(player, at, steps, dice) {
            if !self.problem.is_free(player, at) {
                break;
            }
            if pushing {
                self.push_card(boards, player, at, card.into());
            } else {
                boards.set(player, at, card.into());
            }
            steps = rest;
            at += 1;
        }
    }

    /// A card for the next step, or, as often as not, for the next two where a double action says so.
    fn next_card<'s>(
        &self,
        player: usize,
        turn: u8,
        steps: &'s [Action],
        dice: &mut Dice,
    ) -> Option<(Side, &'s [Action])> {
        let (first, rest) = steps.split_first()?;
        if let Some((second, rest)) = rest.split_first() {
            let both = Side::Two(*first, *second);
            if self.has(player, turn, both) && dice.below(2) == 0 {
                return Some((both, rest));
            }
        }
        let ordinary = Side::One(*first);
        let heroic = match first {
            Action::A => Action::HeroicA,
            Action::B => Action::HeroicB,
            Action::Bot => Action::HeroicBot,
            _ => return Some((ordinary, rest)),
        };
        let heroic = Side::One(heroic);
        let instead =
            self.has(player, turn, heroic) && (!self.has(player, turn, ordinary) || dice.below(4) == 0);
        Some((if instead { heroic } else { ordinary }, rest))
    }

    /// Whether somebody could have this half on top in a turn.
    fn has(&self, player: usize, turn: u8, side: Side) -> bool {
        let phase = usize::from(phase_of(turn)) - 1;
        self.choices.get(player).is_some_and(|own| own[phase].binary_search(&side).is_ok())
    }

    /// Whether somebody has a card for battlebots in a turn.
    fn can_fight(&self, player: usize, turn: u8) -> bool {
        [Action::Bot, Action::HeroicBot].into_iter().any(|action| self.has(player, turn, Side::One(action)))
    }

    fn push_card(&self, boards: &mut Boards, player: usize, turn: u8, slot: Slot) {
        let mut carried = slot;
        let mut at = turn;
        while self.problem.is_free(player, at) && !carried.is_empty() {
            let here = boards.get(player, at);
            boards.set(player, at, carried);
            carried = here;
            at += 1;
        }
    }
}

/// Goes to one of the storages and takes a squad; says which.
fn fetch_squad(from: Station, dice: &mut Dice, steps: &mut Vec<Action>) -> Station {
    let storage = if dice.below(2) == 0 { Station::LowerRed } else { Station::UpperBlue };
    walk(from, storage, dice, steps);
    steps.push(Action::C);
    storage
}

/// The action that repairs what a letter names.
fn against(letter: Letter) -> Action {
    match letter {
        Letter::A => Action::A,
        Letter::B => Action::B,
        Letter::C => Action::C,
    }
}

/// The moves from one station to another, the lift at any place among them.
fn walk(from: Station, to: Station, dice: &mut Dice, steps: &mut Vec<Action>) {
    let (here, there) = (from.zone().index(), to.zone().index());
    let doors = if here < there { Action::Blue } else { Action::Red };
    let begin = steps.len();
    steps.extend(std::iter::repeat_n(doors, here.abs_diff(there)));
    if from.is_upper() != to.is_upper() {
        let place = begin + dice.below((steps.len() - begin) as u32 + 1) as usize;
        steps.insert(place, Action::Lift);
    }
}

/// Any one of them.
fn pick<T: Copy>(items: &[T], dice: &mut Dice) -> Option<T> {
    items.get(dice.below(items.len() as u32) as usize).copied()
}
