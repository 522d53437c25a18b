//! Chapters 4 and 5: carrying out what was planned, one step after the other, and tripping.

use crate::card_side::Side;
use crate::command::{Pace, Slip};
use crate::crew::CrewId;
use crate::event::{Event, Revealed, RoundEnd};
use crate::film;
use crate::refusal::Refusal;
use crate::rules::dealing::systems;
use crate::ship::{Announced, Boards, DelayCause, Happening, Mission, MissionPlan, Step, Tile, Tiles};
use crate::state::{Drawn, Planned, Resolution, SpaceAlert, Stage, TURNS};
use table::{Audience, Dice, GameTime, Seat, Story};

/// Milliseconds between two steps, for one thing that happens, by pace.
const UNIT: [u64; 4] = [2_000, 3_600, 2_000, 800];
/// How many units people get to look at the cards of a turn.
const REVEAL: u16 = 3;
/// The longest time a single step gets, in units.
const LONGEST: u16 = 4;

impl SpaceAlert {
    pub(crate) fn resolution(&self) -> Result<&Resolution, Refusal> {
        match &self.stage {
            Stage::Resolution(resolution) => Ok(resolution),
            _ => Err(Refusal::NotResolution),
        }
    }

    /// What the ship flies into, as far as these threats are concerned. Damage tiles are in their printed order.
    pub(crate) fn mission_plan<'a>(&self, threats: impl IntoIterator<Item = &'a Drawn>) -> MissionPlan {
        let mut plan = MissionPlan::new(self.content(), self.flight.boards);
        plan.turns = self.flight.track.turns();
        plan.systems = systems(self.setup.flight);
        plan.carried = self.flight.carried;
        plan.threats = threats
            .into_iter()
            .filter_map(|drawn| {
                let card = self.threat_card(drawn.card)?;
                let (turn, zone) = (drawn.report.turn, drawn.report.zone);
                let calls = drawn.calls.and_then(|called| self.threat_card(called));
                let calls = calls.map(|called| called.code.to_string());
                Some(Announced { card: card.code.to_string(), turn, zone, calls })
            })
            .collect();
        plan
    }

    /// The same without the cards that nobody may know yet.
    pub(crate) fn known_plan<'a>(&self, threats: impl IntoIterator<Item = &'a Drawn>) -> MissionPlan {
        let open: Vec<Drawn> = threats
            .into_iter()
            .map(|drawn| match self.calls_secretly(drawn.card) {
                true => Drawn { calls: None, ..drawn.clone() },
                false => drawn.clone(),
            })
            .collect();
        MissionPlan { secrets_unknown: true, ..self.mission_plan(&open) }
    }

    /// What the upper half of a planned card says.
    pub(crate) fn says(&self, planned: &Planned) -> Side {
        self.content().face(planned.card).half(planned.up)
    }

    /// All boards in order of play, with the cards that `see` lets through.
    pub(crate) fn boards(&self, see: impl Fn(CrewId, &Planned) -> bool) -> Boards {
        let mut boards = Boards::new(self.crew.len());
        for (player, member) in self.order.iter().enumerate() {
            for turn in 1..=TURNS as u8 {
                if let Some(planned) = self.planned(*member, turn).filter(|planned| see(*member, planned)) {
                    boards.set(player, turn, self.says(planned).into());
                }
            }
        }
        boards
    }

    /// The action round is over: everything goes back to its place, and the ship meets what comes.
    pub(crate) fn end_action_round(&mut self, at: GameTime, why: RoundEnd, story: &mut Story<Event>) {
        story.tell(Audience::All, Event::RoundEnded { why });
        self.show_all_threats(story);
        let mut plan = self.mission_plan(&self.flight.threats);
        for order in &mut plan.tiles {
            self.dice.shuffle(order);
        }
        story.uncover();
        let boards = self.boards(|_, _| true);
        for person in &mut self.people {
            person.agreed = false;
            person.follows = false;
            person.draws = 0;
        }
        self.tokens.clear();
        let Ok(mission) = Mission::new(self.content(), &plan) else {
            // Threats, boards and tracks come from content that was checked, so no plan is ever faulty.
            debug_assert!(false, "a plan that cannot be flown: {plan:?}");
            self.end_game(story);
            return;
        };
        self.stage = Stage::Resolution(Box::new(Resolution::begin(plan, mission, boards, at)));
    }

    /// When the resolution goes on by itself. However fast the computer spoke, people read at their own pace.
    pub(crate) fn goes_on_at(&self) -> Option<GameTime> {
        let resolution = self.resolution().ok()?;
        let all_follow = self.people.iter().all(|person| person.follows);
        let pace = match resolution.pace {
            Pace::Hold if !all_follow => return None,
            pace => pace,
        };
        let pause = UNIT[pace as usize] * u64::from(resolution.weight);
        Some(resolution.since + pause)
    }

    /// Makes the next step that shows anything.
    pub(crate) fn step_on(&mut self, at: GameTime, story: &mut Story<Event>) {
        for person in &mut self.people {
            person.agreed = false;
        }
        let Stage::Resolution(resolution) = &self.stage else { return };
        let Some(mission) = resolution.mission(self.content()) else { return };
        let weight = loop {
            let Stage::Resolution(resolution) = &self.stage else { return };
            if resolution.ship.is_over() {
                break 0;
            }
            if let Step::Action { turn, .. } = resolution.ship.next_step()
                && resolution.revealed < turn
            {
                self.reveal(turn, story);
                break REVEAL;
            }
            let seen = self.advance_ship(&mission, story);
            if seen > 0 {
                break (seen as u16).min(LONGEST);
            }
        };
        if let Stage::Resolution(resolution) = &mut self.stage {
            resolution.since = at;
            resolution.weight = weight;
            if resolution.ship.is_over() {
                self.end_mission(story);
            }
        }
    }

    /// The cards of a turn are turned over, all at once.
    fn reveal(&mut self, turn: u8, story: &mut Story<Event>) {
        let mut cards = Vec::with_capacity(self.order.len());
        for member in self.order.clone() {
            let space = self.crew[member.index()].board.get_mut(usize::from(turn).wrapping_sub(1));
            let planned = space.and_then(Option::as_mut);
            let card = planned.map(|planned| {
                planned.open = true;
                *planned
            });
            cards.push(Revealed {
                member,
                card: card.map(|planned| planned.card),
                action: card.map(|planned| self.says(&planned)),
            });
            self.crew[member.index()].slip = None;
        }
        if let Stage::Resolution(resolution) = &mut self.stage {
            resolution.revealed = turn;
        }
        story.tell(Audience::All, Event::CardsRevealed { turn, cards });
        story.uncover();
    }

    /// One step of the ship. Returns how much there was to see.
    fn advance_ship(&mut self, mission: &Mission, story: &mut Story<Event>) -> usize {
        let tripped = self.tripping();
        let before = if story.is_silent() { None } else { self.picture() };
        let Stage::Resolution(resolution) = &mut self.stage else { return 0 };
        let step = resolution.ship.next_step();
        let mut seen: Vec<Happening> = Vec::new();
        let done = match (step, tripped) {
            (Step::Action { player, .. }, Some(meant)) => {
                let tripped = resolution.ship.trip(mission, player, meant, &mut seen).is_ok();
                if tripped {
                    let player = usize::from(player);
                    let board = resolution.ship.boards().board(player);
                    resolution.planned.board_mut(player).copy_from_slice(board);
                }
                tripped
            }
            _ => false,
        };
        if !done {
            resolution.ship.advance(mission, &mut seen);
        }
        for happening in &seen {
            if let Happening::TurnBegins { turn } = happening {
                resolution.happenings.clear();
                resolution.turn = *turn;
            }
            resolution.happenings.push(*happening);
        }
        // A turn begins with the first thing told of it, so all of a step is of the same turn.
        let turn = resolution.turn;
        if !seen.is_empty()
            && let Some((before, after)) = before.zip(self.picture())
        {
            let moments = film::moments(self.content(), step, &seen, before, after);
            for (happening, moment) in seen.iter().zip(moments) {
                let moment = Box::new(moment);
                story.tell(Audience::All, Event::Happened { turn, happening: *happening, moment });
            }
        }
        self.follow_delays(&seen);
        seen.len()
    }

    /// What the crew member who acts next does instead of what the card says.
    fn tripping(&self) -> Option<Side> {
        let Step::Action { turn, player } = self.resolution().ok()?.ship.next_step() else { return None };
        let member = *self.order.get(usize::from(player))?;
        let slip = self.crew.get(member.index())?.slip?;
        self.meant(self.planned(member, turn)?, slip)
    }

    /// What a card was meant to say, if it could have been mixed up like that.
    pub(crate) fn meant(&self, planned: &Planned, slip: Slip) -> Option<Side> {
        match slip {
            Slip::UpsideDown => Some(self.content().face(planned.card).half(planned.up.other())),
            Slip::OtherArrow => self.says(planned).with_other_arrows(),
        }
    }

    /// What lies on a space now: the upper half of its card, or the part of a double action that is left there.
    pub(crate) fn lies(&self, member: CrewId, turn: u8, planned: &Planned) -> Side {
        let says = self.says(planned);
        let Ok(resolution) = self.resolution() else { return says };
        let place = self.place_of(member);
        place.and_then(|place| resolution.ship.boards().get(place, turn).side()).unwrap_or(says)
    }

    /// Moves the cards to where the ship's boards have them now. Delays keep the order of a board's cards, and what
    /// falls off is the last. A card that is repeated, or a double action whose second half waits for the next turn, lies
    /// there twice, one behind the other.
    fn follow_delays(&mut self, seen: &[Happening]) {
        let Stage::Resolution(resolution) = &self.stage else { return };
        let boards = *resolution.ship.boards();
        for (player, member) in self.order.iter().enumerate() {
            let board = &mut self.crew[member.index()].board;
            let mut cards: Vec<Planned> = std::mem::take(board).into_iter().flatten().collect();
            if let Some(turn) = seen.iter().find_map(|happening| doubled(happening, player, &boards)) {
                // Nothing pushes the cards of turns gone by, so the place is the same before and after delays.
                let slots = boards.board(player).iter().take(usize::from(turn));
                let place = slots.filter(|slot| !slot.is_empty()).count();
                if let Some(card) = place.checked_sub(1).and_then(|last| cards.get(last).copied()) {
                    cards.insert(place, Planned { open: true, ..card });
                }
            }
            let mut cards = cards.into_iter();
            for (space, slot) in board.iter_mut().zip(boards.board(player)) {
                if !slot.is_empty() {
                    *space = cards.next();
                }
            }
        }
    }

    /// The place of a crew member in the order of play.
    pub(crate) fn place_of(&self, member: CrewId) -> Option<usize> {
        self.order.iter().position(|other| *other == member)
    }

    /// The turn and the card about which somebody may still say "I tripped".
    pub(crate) fn check_trip(&self, seat: Seat, member: CrewId, slip: Slip) -> Result<(u8, Side), Refusal> {
        let resolution = self.resolution()?;
        if member.index() >= self.crew.len() {
            return Err(Refusal::NoSuchMember);
        }
        if self.answers_for(member) != seat {
            return Err(Refusal::NotYourBoard);
        }
        let Step::Action { turn, player } = resolution.ship.next_step() else {
            return Err(Refusal::NoCardToTrip);
        };
        let place = self.place_of(member).unwrap_or_default();
        let out = resolution.ship.crew().get(place).is_none_or(|figure| figure.knocked_out);
        if resolution.revealed < turn || place < usize::from(player) || out {
            return Err(Refusal::NoCardToTrip);
        }
        let Some(planned) = self.planned(member, turn) else { return Err(Refusal::NoCardToTrip) };
        if self.lies(member, turn, planned) != self.says(planned) {
            // Only the rest of a double action lies there; its card was laid for an earlier turn.
            return Err(Refusal::NoCardToTrip);
        }
        if self.crew[member.index()].slip.is_some() {
            return Err(Refusal::AlreadyTripped);
        }
        self.meant(planned, slip).map(|side| (turn, side)).ok_or(Refusal::NoArrow)
    }

    pub(crate) fn trip(
        &mut self,
        seat: Seat,
        member: CrewId,
        slip: Slip,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        let (turn, _) = self.check_trip(seat, member, slip)?;
        self.crew[member.index()].slip = Some(slip);
        story.tell(Audience::All, Event::Tripped { member, turn, slip });
        Ok(())
    }

    pub(crate) fn go_on(
        &mut self,
        at: GameTime,
        seat: Seat,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        self.resolution()?;
        let person = self.person_mut(seat)?;
        if person.agreed {
            return Err(Refusal::AlreadyGoingOn);
        }
        person.agreed = true;
        if seat == self.roles.captain || self.people.iter().all(|person| person.agreed || person.follows) {
            self.step_on(at, story);
        }
        Ok(())
    }

    pub(crate) fn follow(
        &mut self,
        at: GameTime,
        seat: Seat,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        self.resolution()?;
        let person = self.person_mut(seat)?;
        if person.follows {
            return Err(Refusal::AlreadyGoingOn);
        }
        person.follows = true;
        let waiting = self.people.iter().any(|person| person.agreed);
        if waiting && self.people.iter().all(|person| person.agreed || person.follows) {
            self.step_on(at, story);
        }
        Ok(())
    }

    pub(crate) fn set_pace(
        &mut self,
        at: GameTime,
        seat: Seat,
        pace: Pace,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        self.resolution()?;
        if seat != self.roles.captain {
            return Err(Refusal::NotCaptain);
        }
        if let Stage::Resolution(resolution) = &mut self.stage {
            if resolution.pace == pace {
                return Err(Refusal::AlreadyGoingOn);
            }
            resolution.pace = pace;
            resolution.since = at;
        }
        story.tell(Audience::All, Event::PaceSet { pace });
        Ok(())
    }
}

/// The turn whose card of this player also lies on the next one from now on.
fn doubled(happening: &Happening, player: usize, boards: &Boards) -> Option<u8> {
    let (whose, turn) = match happening {
        Happening::CardRepeated { player, turn, .. } => (*player, *turn),
        // The whole card moves if nothing is left of it; then it lies there only once.
        Happening::Delayed { player: late, turn, why: DelayCause::FirstHalf | DelayCause::InSpace }
            if !boards.get(usize::from(*late), *turn).is_empty() =>
        {
            (*late, *turn)
        }
        _ => return None,
    };
    (usize::from(whose) == player).then_some(turn)
}

/// Keeps the tiles that lie on the ship in their order and shuffles the others: nobody knows what comes next.
pub(crate) fn shuffle_unseen(order: &mut [Tile; 6], seen: Tiles, dice: &mut Dice) {
    let mut unseen: Vec<Tile> = order.iter().copied().filter(|tile| !seen.contains(*tile)).collect();
    dice.shuffle(&mut unseen);
    let mut unseen = unseen.into_iter();
    for tile in order.iter_mut().filter(|tile| !seen.contains(**tile)) {
        if let Some(other) = unseen.next() {
            *tile = other;
        }
    }
}
