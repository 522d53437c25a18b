//! Chapter 3: choosing Rocketeers, items and the place to land.

use crate::agenda::Task;
use crate::command::Command;
use crate::content::Content;
use crate::scenario::{ItemsMode, StartMode};
use crate::setup::BY_DEFAULT;
use crate::state::Packed;
use crate::{AwayMissions, Event, Item, Refusal, Who};
use table::{Audience, Seat, Seats, Story};

/// What most crews are glad of, besides what the scenario recommends.
const USEFUL: [Item; 16] = [
    Item::RayGun,
    Item::AtomicRifle,
    Item::SpaceBandages,
    Item::FoodPills,
    Item::StunPellet,
    Item::OxygenTank,
    Item::Tools,
    Item::Holster,
    Item::AcceleratorHypo,
    Item::ReferenceBook,
    Item::DemoCharge,
    Item::ElectroMine,
    Item::AirKnife,
    Item::FirstAidKit,
    Item::Flag,
    Item::TapeRecorder,
];

fn personal(who: Who) -> Option<Item> {
    let content = Content::standard();
    content.items().iter().find(|item| item.personal_of == Some(who)).map(|item| item.item)
}

impl AwayMissions {
    /// The crew before anybody has chosen.
    pub(crate) fn default_crew(&self) -> Vec<Packed> {
        let seats = Seat::all(self.setup.seats);
        let chairs: Vec<Seat> = seats.flat_map(|seat| std::iter::repeat_n(seat, self.quota(seat))).collect();
        BY_DEFAULT
            .iter()
            .zip(chairs)
            .map(|(who, seat)| Packed { who: *who, seat, items: Vec::new(), keep: None })
            .collect()
    }

    /// Items for everybody, so that whoever wants no choice is ready at once: a gun, the own Personal Item, then what the
    /// scenario recommends and what is useful anyway.
    pub(crate) fn pack_defaults(&mut self) {
        for packed in &mut self.packing.crew {
            packed.items.clear();
            packed.keep = None;
        }
        let guns = [Item::RayGun, Item::AtomicRifle];
        for round in 0..usize::from(self.mission.starting_items.per_rocketeer) {
            for place in 0..self.packing.crew.len() {
                let packed = self.packing.crew[place].clone();
                let far = matches!(packed.who, Who::Chief | Who::Captain | Who::Yeoman);
                let gun = if far { [guns[1], guns[0]] } else { guns };
                let wanted = gun
                    .into_iter()
                    .filter(|_| round == 0)
                    .chain(personal(packed.who).into_iter().filter(|_| round == 1));
                let recommended = self.mission.starting_items.recommended.clone();
                let wanted = wanted.chain(recommended).chain(USEFUL).chain(Item::ALL.iter().copied());
                let mut wanted = wanted.filter(|item| !packed.items.contains(item));
                if let Some(item) = wanted.find(|item| self.check_pack(&packed, *item).is_ok()) {
                    self.supply.unused.take(&item);
                    self.packing.crew[place].items.push(item);
                }
            }
        }
    }

    /// Whether somebody may take such a card (AM-3.6, AM-27.66).
    pub(crate) fn check_pack(&self, packed: &Packed, item: Item) -> Result<(), Refusal> {
        let content = Content::standard();
        let rules = &self.mission.starting_items;
        let reserved = self.reserved(item);
        let left = self.supply.unused.iter().filter(|card| **card == item).count();
        if left <= reserved {
            return Err(Refusal::NotInTheBox);
        }
        if packed.items.len() >= usize::from(rules.per_rocketeer) {
            return Err(Refusal::EnoughItems);
        }
        let large = packed.items.iter().filter(|held| content.item(**held).large).count();
        if content.item(item).large && large >= usize::from(rules.max_large) {
            return Err(Refusal::TooManyLarge);
        }
        Ok(())
    }

    /// Cards that must stay in the box: those that a rule of the setup gives away, and those without a token where what
    /// is lost lies on the map as tokens.
    fn reserved(&self, item: Item) -> usize {
        let given = self.mission.rules.iter().flat_map(|rule| &rule.effects).filter(|effect| {
            matches!(effect, crate::scenario::Effect::GiveItem(give)
                if give.item == crate::scenario::ItemRef::Item(item))
        });
        let content = Content::standard();
        let tokens = content.tokens().rocketeer.iter().find(|token| token.item == item);
        let without = if self.mission.starting_items.rest_as_rocketeer_tokens {
            let copies = content.item(item).copies;
            usize::from(copies.saturating_sub(tokens.map_or(copies, |token| token.copies)))
        } else {
            0
        };
        given.count().max(without)
    }

    /// The card that is not lost: the one chosen, else the first small one.
    fn kept(&self, packed: &Packed) -> Option<Item> {
        let small = |item: &Item| !Content::standard().item(*item).large;
        packed
            .keep
            .filter(|item| packed.items.contains(item))
            .or_else(|| packed.items.iter().copied().find(small))
    }

    /// What a Rocketeer takes along.
    pub(crate) fn keeps(&self, packed: &Packed) -> Vec<Item> {
        match self.mission.starting_items.mode {
            ItemsMode::Choose => packed.items.clone(),
            ItemsMode::ChooseThenLose => self.kept(packed).into_iter().collect(),
        }
    }

    /// What a Rocketeer loses.
    pub(crate) fn loses(&self, packed: &Packed) -> Vec<Item> {
        let mut lost = packed.items.clone();
        for kept in self.keeps(packed) {
            if let Some(place) = lost.iter().position(|item| *item == kept) {
                lost.remove(place);
            }
        }
        lost
    }

    fn packed(&mut self, seat: Seat, who: Who) -> Result<&mut Packed, Refusal> {
        let packed = self.packing.crew.iter_mut().find(|packed| packed.who == who);
        packed.filter(|packed| packed.seat == seat).ok_or(Refusal::NotYours)
    }

    /// Everything that is chosen before a mission. Whoever was content is asked again when something changes that is
    /// everybody's.
    pub(crate) fn pack(
        &mut self,
        seat: Seat,
        command: &Command,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        if !matches!(self.agenda.last(), Some(Task::SetUp)) {
            return Err(Refusal::SetupOver);
        }
        if *command != Command::Ready && self.packing.ready.has(seat) {
            return Err(Refusal::AlreadyReady);
        }
        let event = match *command {
            Command::Choose { who } => {
                if self.packing.crew.iter().any(|packed| packed.who == who) {
                    return Err(Refusal::RocketeerTaken);
                }
                let own = self.packing.crew.iter().filter(|packed| packed.seat == seat).count();
                if own >= self.quota(seat) {
                    return Err(Refusal::EnoughRocketeers);
                }
                self.packing.crew.push(Packed { who, seat, items: Vec::new(), keep: None });
                self.packing.crew.sort_by_key(|packed| packed.seat);
                Event::Chosen { seat, who }
            }
            Command::Release { who } => {
                let items = std::mem::take(&mut self.packed(seat, who)?.items);
                self.supply.unused.extend(items);
                self.packing.crew.retain(|packed| packed.who != who);
                Event::Released { seat, who }
            }
            Command::Take { who, item } => {
                let packed = self.packed(seat, who)?.clone();
                self.check_pack(&packed, item)?;
                self.supply.unused.take(&item);
                self.packed(seat, who)?.items.push(item);
                Event::Packed { who, item }
            }
            Command::Return { who, item } => {
                let packed = self.packed(seat, who)?;
                let place = packed.items.iter().position(|held| *held == item);
                packed.items.remove(place.ok_or(Refusal::NotChosen)?);
                self.supply.unused.put(item);
                Event::Unpacked { who, item }
            }
            Command::Keep { who, item } => {
                if self.mission.starting_items.mode != ItemsMode::ChooseThenLose {
                    return Err(Refusal::NothingToKeep);
                }
                if Content::standard().item(item).large {
                    return Err(Refusal::OnlySmall);
                }
                let packed = self.packed(seat, who)?;
                if !packed.items.contains(&item) {
                    return Err(Refusal::NotChosen);
                }
                packed.keep = Some(item);
                Event::Kept { who, item }
            }
            Command::Orient { arrow } => {
                if seat != Seat(0) {
                    return Err(Refusal::FirstChairTurns);
                }
                self.packing.arrow = arrow.number();
                self.packing.ready = Seats::NONE;
                Event::Oriented { seat, arrow: arrow.number() }
            }
            Command::Land { at } => {
                let start = &self.mission.start;
                let place = start.candidates.iter().position(|candidate| *candidate == at);
                let place = place.filter(|_| start.mode == StartMode::PlayersChoose);
                let place = place.and_then(|place| u8::try_from(place).ok()).ok_or(Refusal::NoSuchPlace)?;
                self.packing.landing = place;
                self.packing.ready = Seats::NONE;
                Event::Landed { seat, q: at.q, r: at.r }
            }
            Command::Ready => {
                self.check_ready(seat)?;
                self.packing.ready.add(seat);
                Event::Ready { seat }
            }
            _ => return Err(Refusal::NotNow),
        };
        story.tell(Audience::All, event);
        if Seat::all(self.setup.seats).all(|seat| self.packing.ready.has(seat)) {
            self.agenda.pop();
            story.uncover();
            self.lay_out(story);
        }
        Ok(())
    }

    /// Whether a chair has everything it needs.
    pub(crate) fn check_ready(&self, seat: Seat) -> Result<(), Refusal> {
        if self.packing.ready.has(seat) {
            return Err(Refusal::AlreadyReady);
        }
        let own: Vec<&Packed> = self.packing.crew.iter().filter(|packed| packed.seat == seat).collect();
        if own.len() < self.quota(seat) {
            return Err(Refusal::RocketeerMissing);
        }
        let wanted = usize::from(self.mission.starting_items.per_rocketeer);
        if own.iter().any(|packed| packed.items.len() < wanted) {
            return Err(Refusal::ItemsMissing);
        }
        Ok(())
    }

    /// Between two missions of a campaign (AM-28.2).
    pub(crate) fn debrief(
        &mut self,
        seat: Seat,
        command: &Command,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        match command {
            Command::Ready if self.packing.ready.has(seat) => return Err(Refusal::AlreadyReady),
            Command::Ready => {
                self.packing.ready.add(seat);
                story.tell(Audience::All, Event::Ready { seat });
            }
            Command::Pass => {
                self.agenda.clear();
                self.over = true;
                story.tell(Audience::All, Event::Stopped { seat });
                return Ok(());
            }
            _ => return Err(Refusal::NotNow),
        }
        if Seat::all(self.setup.seats).all(|seat| self.packing.ready.has(seat)) {
            if self.end.is_some_and(crate::state::End::is_won)
                && let Some(next) = self.next_mission()
            {
                self.mission = next;
            }
            story.tell(
                Audience::All,
                Event::NextMission { scenario: self.mission.number.unwrap_or_default() },
            );
            self.prepare();
        }
        Ok(())
    }
}
