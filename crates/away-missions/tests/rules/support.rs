//! Positions made by hand: a map, figures and cards are laid out as plain data and put into a game that has begun.

use away_missions::content::Content;
use away_missions::field::{
    Alien, AlienId, Ap, ApPlace, Boss, CommandAp, Components, Edges, Face, Field, ItemCard, ItemId, Lying,
    Rocketeer, Tile, TileId,
};
use away_missions::hex::{Direction, Hex};
use away_missions::{
    Action, Aim, AlienType, AwayMissions, BossType, Command, Event, HatchState, Item, Mode, Overkill, Pay,
    Preview, Room, Setup, Slot, Target, Who,
};
use serde_json::{Value, json};
use table::{Game, GameTime, Refusal as _, Seat, Seed, Story};

/// A position being laid out.
#[derive(Clone)]
pub struct Scene {
    pub setup: Setup,
    pub field: Field,
    /// Every Rocketeer has a chair of its own, in this order; else one chair runs them all.
    pub chairs: bool,
    pub scanning: bool,
    cards: u16,
}

impl Scene {
    /// A table for these Rocketeers, run from one chair, in the first scenario, without a map.
    pub fn of(crew: &[Who]) -> Scene {
        Scene::in_scenario(1, crew)
    }

    /// The same in another scenario.
    pub fn in_scenario(number: u8, crew: &[Who]) -> Scene {
        let seats = u8::try_from(crew.len()).unwrap();
        let setup = Setup::standard(number, seats).unwrap();
        let mut field = Field::empty(Mode::Standard, crew.len());
        for (place, who) in (0u8..).zip(crew) {
            field.rocketeers.push(rocketeer(*who, place));
        }
        Scene { setup, field, chairs: false, scanning: false, cards: 1000 }
    }

    /// The same position once more.
    pub fn again(&self) -> Scene {
        self.clone()
    }

    /// One chair for each Rocketeer.
    pub fn with_chairs(mut self) -> Scene {
        self.chairs = true;
        self
    }

    fn add(&mut self, tile: Tile) -> TileId {
        let id = TileId(u16::try_from(self.field.tiles.len()).unwrap());
        self.field.tiles.push(tile);
        id
    }

    /// A scanned tile without hatches and vent. Their inventory numbers ascend from 101.
    pub fn tile(&mut self, q: i8, r: i8) -> TileId {
        let number = 101 + u16::try_from(self.field.tiles.len()).unwrap();
        let face = Face { number, rotation: Direction::NORTH, hatches: Edges::NONE, vent: false, room: None };
        self.add(Tile::face_up(Hex { q, r }, face))
    }

    /// A tile of the box, as it is printed.
    pub fn printed(&mut self, number: u8, q: i8, r: i8) -> TileId {
        let facts = Content::standard().tile(number).unwrap();
        let hatches = facts.hatches.iter().map(|edge| Direction::new(*edge).unwrap()).collect();
        let face = Face {
            number: number.into(),
            rotation: Direction::NORTH,
            hatches,
            vent: facts.vent,
            room: facts.room,
        };
        self.add(Tile::face_up(Hex { q, r }, face))
    }

    /// A Scenario tile.
    pub fn room(&mut self, room: Room, q: i8, r: i8) -> TileId {
        let number = Content::standard().room(room).number;
        self.printed(number, q, r)
    }

    /// A tile that lies face-down.
    pub fn dark(&mut self, q: i8, r: i8) -> TileId {
        self.add(Tile::face_down(Hex { q, r }))
    }

    /// A row of scanned tiles from [0, 0] to the south, so that each sees all others.
    pub fn row<const N: usize>(&mut self) -> [TileId; N] {
        std::array::from_fn(|place| self.tile(0, i8::try_from(place).unwrap()))
    }

    /// A vent on a tile.
    pub fn vent(&mut self, tile: TileId) {
        self.field.tiles[tile.index()].face.as_mut().unwrap().vent = true;
    }

    /// The tile shows a hatch toward its neighbour.
    pub fn show_hatch(&mut self, tile: TileId, toward: TileId) {
        let to = self.field.tiles[toward.index()].at;
        let here = &mut self.field.tiles[tile.index()];
        let edge = here.at.toward(to).unwrap();
        here.face.as_mut().unwrap().hatches.add(edge);
    }

    /// A hatch that both see, in this state.
    pub fn hatch(&mut self, a: TileId, b: TileId, state: HatchState) {
        self.show_hatch(a, b);
        if state != HatchState::Closed {
            self.field.mark_hatch(a, b, Some(state));
        }
    }

    /// Where a Rocketeer stands.
    pub fn put(&mut self, who: Who, tile: TileId) {
        self.rocketeer(who).at = tile;
    }

    /// Where all of them stand.
    pub fn all_on(&mut self, tile: TileId) {
        self.field.rocketeers.iter_mut().for_each(|one| one.at = tile);
    }

    /// A Rocketeer, to change him.
    pub fn rocketeer(&mut self, who: Who) -> &mut Rocketeer {
        self.field.rocketeer_mut(who).unwrap()
    }

    fn card(&mut self, item: Item) -> ItemCard {
        self.cards += 1;
        let charges = Content::standard().item(item).charges.unwrap_or_default();
        ItemCard::ready(ItemId(self.cards), item, charges)
    }

    /// A card that works, with its printed charges.
    pub fn give(&mut self, who: Who, item: Item) -> ItemId {
        let card = self.card(item);
        self.rocketeer(who).items.push(card);
        card.id
    }

    /// A card that must be analyzed first.
    pub fn give_unknown(&mut self, who: Who, item: Item) -> ItemId {
        let card = ItemCard { analyzed: false, charges: 0, ..self.card(item) };
        self.rocketeer(who).items.push(card);
        card.id
    }

    /// A card that lies on a tile.
    pub fn drop(&mut self, tile: TileId, item: Item) -> ItemId {
        let card = self.card(item);
        self.field.tiles[tile.index()].lying.push(Lying::Item(card));
        card.id
    }

    /// Something without a card that lies on a tile.
    pub fn lay(&mut self, tile: TileId, lying: Lying) {
        self.field.tiles[tile.index()].lying.push(lying);
    }

    /// An Alien with all its HP.
    pub fn alien(&mut self, kind: AlienType, at: TileId) -> AlienId {
        let id = AlienId(self.field.next_alien);
        self.field.next_alien += 1;
        let hp = Content::standard().alien(kind).hp.unwrap_or(1);
        self.field.aliens.push(Alien { id, kind, at, hp, stunned: false, staggered: 0 });
        id
    }

    /// A boss that has come to light.
    pub fn boss(&mut self, kind: BossType, at: TileId, hp: u8) {
        self.field.bosses.push(Boss { kind, at, hp, full_hp: hp });
    }

    /// The Actions Phase of this Rocketeer.
    pub fn turn(mut self, who: Who) -> Play {
        if !self.chairs {
            self.setup.rocketeers = self.setup.seats;
            self.setup.seats = 1;
            self.field.rocketeers.iter_mut().for_each(|one| one.seat = Seat(0));
        }
        self.field.mode = self.setup.mode;
        let counters = self.setup.scenario.counters.len();
        let game = AwayMissions::start(self.setup, Seed::from_number(7)).unwrap();
        let mut whole = serde_json::to_value(&game).unwrap();
        whole["field"] = serde_json::to_value(&self.field).unwrap();
        whole["turn"] = json!(1);
        whole["acting"] = json!(who.name());
        whole["rocketeer_turn"] = json!(true);
        whole["book"]["counters"] = json!(vec![0; counters]);
        // What a scenario promises is about tokens that it lays out itself.
        whole["supply"]["promised"] = json!([0, 0, 0]);
        let turn = json!({ "Turn": who.name() });
        let scan = json!({ "Scan": who.name() });
        whole["agenda"] = if self.scanning { json!([turn, scan]) } else { json!([turn]) };
        Play { game: serde_json::from_value(whole).unwrap(), told: Vec::new() }
    }
}

fn rocketeer(who: Who, place: u8) -> Rocketeer {
    let sheet = Content::standard().rocketeer(who);
    let third = match who {
        Who::Captain => Slot::Standard,
        Who::Chief => Slot::Combat,
        Who::FirstOfficer | Who::Doctor | Who::Professor | Who::Yeoman => Slot::NonCombat,
    };
    let ap = |slot| Ap { slot, place: ApPlace::Available };
    Rocketeer {
        who,
        seat: Seat(place),
        at: TileId(0),
        hp: sheet.hp,
        full_hp: sheet.hp,
        o2: 6,
        order: Some(place + 1),
        ap: [ap(Slot::Standard), ap(Slot::Standard), ap(third)],
        command: CommandAp::default(),
        components: Components::default(),
        items: Vec::new(),
        grappled_by: Vec::new(),
        turn: Default::default(),
    }
}

/// A game under way.
pub struct Play {
    pub game: AwayMissions,
    /// What the last command told.
    pub told: Vec<Event>,
}

impl Play {
    /// The next dice, as they are printed: 1 to 10.
    pub fn dice(&mut self, faces: &[u32]) -> &mut Play {
        self.game.dice_mut().load(faces.iter().map(|face| face - 1).collect());
        self
    }

    /// What comes next by chance, counted from 0: which card is drawn.
    pub fn chance(&mut self, results: &[u32]) -> &mut Play {
        self.game.dice_mut().load(results.to_vec());
        self
    }

    pub fn field(&self) -> Field {
        serde_json::from_value(self.state()["field"].clone()).unwrap()
    }

    /// The whole state, to look at what nothing else shows.
    pub fn state(&self) -> Value {
        serde_json::to_value(&self.game).unwrap()
    }

    pub fn of(&self, who: Who) -> Rocketeer {
        self.field().rocketeer(who).unwrap().clone()
    }

    /// The chair of whoever is asked.
    pub fn asked(&self) -> Seat {
        (0..6).map(Seat).find(|seat| self.game.awaited().has(*seat)).unwrap()
    }

    fn seat(&self, command: &Command) -> Seat {
        match command.rocketeer().and_then(|who| self.field().rocketeer(who).map(|one| one.seat)) {
            Some(seat) => seat,
            None => self.asked(),
        }
    }

    /// Gives a command that is carried out.
    pub fn does(&mut self, command: Command) -> &mut Play {
        let seat = self.seat(&command);
        self.does_from(seat, command)
    }

    pub fn does_from(&mut self, seat: Seat, command: Command) -> &mut Play {
        let story = table::kit::carried_out(&mut self.game, GameTime::ZERO, seat, command);
        self.told = story.tellings().iter().map(|telling| telling.event.clone()).collect();
        self
    }

    /// Gives a command that is refused; the number of the rule.
    pub fn refuses(&mut self, command: Command) -> &'static str {
        let seat = self.seat(&command);
        table::kit::refused(&mut self.game, GameTime::ZERO, seat, command).rule()
    }

    /// Leaves only one thing in a bag beside the map.
    pub fn leave(&mut self, bag: &str, thing: u64) -> &mut Play {
        let mut whole = self.state();
        whole["supply"][bag] = json!([thing]);
        self.game = serde_json::from_value(whole).unwrap();
        self
    }

    /// The same position once more.
    pub fn again(&self) -> Play {
        Play { game: self.game.clone(), told: Vec::new() }
    }

    /// The dice count as they lie, if they still wait.
    pub fn goes_on(&mut self) -> &mut Play {
        if self.allows(&Command::Proceed) {
            self.does(Command::Proceed);
        }
        self
    }

    /// Whether a command would be carried out.
    pub fn allows(&self, command: &Command) -> bool {
        let seat = self.seat(command);
        self.game.clone().apply(GameTime::ZERO, seat, command.clone(), &mut Story::new()).is_ok()
    }

    /// What is offered to the chair that is waited for.
    pub fn options(&self) -> Vec<Command> {
        let mut options = Vec::new();
        self.game.options(self.asked(), &mut options);
        options
    }

    /// The Overkill options offered.
    pub fn overkills(&self) -> Vec<Overkill> {
        let spends = self.options().into_iter();
        spends
            .filter_map(|command| if let Command::Spend { on } = command { Some(on) } else { None })
            .collect()
    }

    pub fn preview(&self, command: &Command) -> Preview {
        self.game.preview(self.seat(command), command)
    }

    /// How many dice an Action would be rolled with.
    pub fn dice_of(&self, command: &Command) -> u8 {
        self.preview(command).roll.unwrap().dice
    }

    /// Whether nothing but the Actions Phase of this Rocketeer is open.
    pub fn acts(&self, who: Who) -> bool {
        let agenda = self.state()["agenda"].clone();
        agenda.as_array().unwrap().last() == Some(&json!({ "Turn": who.name() }))
    }

    /// AP of a kind that are Available.
    pub fn available(&self, who: Who, slot: Slot) -> usize {
        let free = |ap: &&Ap| ap.slot == slot && ap.place == ApPlace::Available;
        self.of(who).ap.iter().filter(free).count()
    }

    pub fn alien(&self, id: AlienId) -> Option<Alien> {
        self.field().alien(id).copied()
    }

    pub fn charges(&self, who: Who, card: ItemId) -> u8 {
        self.of(who).card(card).unwrap().charges
    }

    pub fn hatch(&self, a: TileId, b: TileId) -> Option<HatchState> {
        self.field().hatch(a, b)
    }

    pub fn attack(&mut self, who: Who, weapon: ItemId, alien: AlienId) -> &mut Play {
        let pay = if self.available(who, Slot::Combat) > 0 { Pay::Combat } else { Pay::Standard };
        self.does(attack(who, weapon, alien, pay))
    }

    pub fn spends(&mut self, on: Overkill) -> &mut Play {
        self.does(Command::Spend { on })
    }

    pub fn uses(&mut self, who: Who, card: ItemId, aim: Aim) -> &mut Play {
        self.does(using(who, card, aim))
    }
}

pub fn attack(who: Who, weapon: ItemId, alien: AlienId, pay: Pay) -> Command {
    act(who, Action::Attack { weapon, target: Target::Alien(alien) }, pay)
}

pub fn act(who: Who, action: Action, pay: Pay) -> Command {
    Command::Act { who, action, pay, with: Vec::new() }
}

pub fn step(who: Who, to: TileId, pay: Pay) -> Command {
    act(who, Action::Move { to }, pay)
}

pub fn using(who: Who, card: ItemId, aim: Aim) -> Command {
    Command::Use { who, card, aim, with: Vec::new() }
}

pub fn talent(who: Who, option: Overkill, pay: Pay) -> Command {
    act(who, Action::Talent { option, band: None }, pay)
}
