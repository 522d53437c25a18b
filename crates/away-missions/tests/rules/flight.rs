//! A mission under way, for tests of what scenarios say. One chair runs the whole crew, nothing lies on the map at first, and
//! nobody dies of what happens by the way.

use away_missions::content::{Content, ScenarioHandle};
use away_missions::field::TileId;
use away_missions::{
    Action, AlienType, AwayMissions, Command, Item, Overkill, Pay, Room, Setup, Target, Who,
};
use serde_json::{Value, json};
use table::kit::{carried_out, refused};
use table::{Game, GameTime, Seat, Seed};

const CHAIR: Seat = Seat(0);

/// A mission under way.
pub struct Flight {
    pub game: AwayMissions,
}

impl Flight {
    /// The scenario with this number and a crew of this size, when the first Game Turn has begun.
    pub fn new(scenario: u8, crew: u8) -> Flight {
        let mut flight = Flight::as_laid_out(scenario, crew);
        flight.calm();
        flight
    }

    /// The same with everything that lies on the map.
    pub fn as_laid_out(scenario: u8, crew: u8) -> Flight {
        Flight::begun(Setup { rocketeers: crew, ..Setup::standard(scenario, 1).unwrap() })
    }

    /// A mission of this setup.
    pub fn begun(setup: Setup) -> Flight {
        let mut flight = Flight { game: AwayMissions::start(setup, Seed::from_number(11)).unwrap() };
        flight.give(Command::Ready);
        flight
    }

    /// The same without tokens, Aliens and dangers.
    pub fn calm(&mut self) {
        self.edit(|state| {
            for tile in state["field"]["tiles"].as_array_mut().unwrap() {
                tile["tokens"] = json!({"alien": 0, "alert": 0, "discovery": 0, "rocketeer": 0});
            }
            for rocketeer in state["field"]["rocketeers"].as_array_mut().unwrap() {
                rocketeer["hp"] = json!(200);
                rocketeer["o2"] = json!(200);
            }
            state["field"]["aliens"] = json!([]);
            // Quiet ones only.
            state["supply"]["alerts"] = json!(vec![1; 40]);
        });
    }

    /// Gives a command that must be carried out.
    #[track_caller]
    pub fn give(&mut self, command: Command) {
        carried_out(&mut self.game, GameTime::ZERO, CHAIR, command);
    }

    /// Gives a command that must be refused.
    #[track_caller]
    pub fn refused(&mut self, command: Command) -> String {
        format!("{:?}", refused(&mut self.game, GameTime::ZERO, CHAIR, command))
    }

    /// The whole state.
    pub fn state(&self) -> Value {
        serde_json::to_value(&self.game).unwrap()
    }

    /// Changes the state by hand.
    pub fn edit(&mut self, change: impl FnOnce(&mut Value)) {
        let mut state = self.state();
        change(&mut state);
        self.game = serde_json::from_value(state).unwrap();
    }

    /// The tile at this place.
    #[track_caller]
    pub fn tile(&self, at: [i8; 2]) -> usize {
        let state = self.state();
        let tiles = state["field"]["tiles"].as_array().unwrap();
        tiles.iter().position(|tile| tile["at"] == json!(at)).unwrap()
    }

    /// The place of a room that lies face-up.
    pub fn room(&self, room: Room) -> Option<usize> {
        let state = self.state();
        let tiles = state["field"]["tiles"].as_array().unwrap();
        tiles.iter().position(|tile| tile["face"]["room"] == json!(room.name()))
    }

    /// Lays a room face-up with its marker, as if it had been found there.
    pub fn find(&mut self, room: Room, at: [i8; 2]) {
        let tile = self.tile(at);
        let face = Content::standard().room(room);
        let hatches = face.hatches.iter().fold(0, |set, edge| set | 1 << edge);
        self.edit(|state| {
            let tile = &mut state["field"]["tiles"][tile];
            tile["scanned"] = json!(true);
            tile["pool"] = json!(null);
            tile["control"] = json!(true);
            tile["face"] = json!({
                "number": face.number, "rotation": 0, "hatches": hatches, "vent": face.vent, "room": room.name(),
            });
            // There is only one marker of it.
            for pool in state["supply"]["pools"].as_array_mut().unwrap() {
                pool.as_array_mut().unwrap().retain(|marker| *marker != json!(room.name()));
            }
        });
    }

    /// The hidden markers of the first pool turn out to be this one.
    pub fn hide(&mut self, marker: Option<Room>) {
        self.edit(|state| state["supply"]["pools"][0] = json!([marker.map(Room::name)]));
    }

    /// A Rocketeer scans the tile at this place, standing on it so that it is the nearest.
    #[track_caller]
    pub fn scans(&mut self, who: Who, at: [i8; 2]) -> usize {
        self.goes_on_to(who, "Scan");
        let tile = self.tile(at);
        self.one_to(who, tile);
        let tile_id = Some(TileId(tile as u16));
        self.give(Command::Scan { who, tile: tile_id, scanner: None });
        tile
    }

    /// Turns every tile face-up as a standard tile without hatches and vents.
    pub fn open_map(&mut self) {
        self.edit(|state| {
            for (number, tile) in state["field"]["tiles"].as_array_mut().unwrap().iter_mut().enumerate() {
                if tile["scanned"] == json!(false) {
                    tile["scanned"] = json!(true);
                    tile["pool"] = json!(null);
                    tile["face"] = json!({
                        "number": 100 + number, "rotation": 0, "hatches": 0, "vent": false, "room": null,
                    });
                }
            }
        });
    }

    /// Puts everybody on a tile.
    pub fn all_to(&mut self, tile: usize) {
        self.edit(|state| {
            for rocketeer in state["field"]["rocketeers"].as_array_mut().unwrap() {
                rocketeer["at"] = json!(tile);
            }
        });
    }

    /// Puts one Rocketeer on a tile.
    pub fn one_to(&mut self, who: Who, tile: usize) {
        let place = self.place_of(who);
        self.edit(|state| state["field"]["rocketeers"][place]["at"] = json!(tile));
    }

    /// A Rocketeer's place in the list.
    pub fn place_of(&self, who: Who) -> usize {
        let state = self.state();
        let crew = state["field"]["rocketeers"].as_array().unwrap();
        crew.iter().position(|one| one["who"] == json!(who.name())).unwrap()
    }

    /// Puts an Alien on a tile.
    pub fn put(&mut self, kind: AlienType, tile: usize) -> u16 {
        let hp = Content::standard().alien(kind).hp.unwrap_or(1);
        let mut id = 0;
        self.edit(|state| {
            id = state["field"]["next_alien"].as_u64().unwrap() as u16;
            state["field"]["next_alien"] = json!(id + 1);
            let alien = json!({
                "id": id, "type": kind.name(), "at": tile, "hp": hp, "stunned": false, "staggered": 0,
            });
            state["field"]["aliens"].as_array_mut().unwrap().push(alien);
        });
        id
    }

    /// How many Aliens of a type are on a tile.
    pub fn aliens_on(&self, kind: AlienType, tile: usize) -> usize {
        let state = self.state();
        let aliens = state["field"]["aliens"].as_array().unwrap();
        aliens.iter().filter(|one| one["type"] == json!(kind.name()) && one["at"] == json!(tile)).count()
    }

    /// How many Aliens of a type are on the map.
    pub fn aliens(&self, kind: AlienType) -> usize {
        let state = self.state();
        let aliens = state["field"]["aliens"].as_array().unwrap();
        aliens.iter().filter(|one| one["type"] == json!(kind.name())).count()
    }

    /// The value of one of the scenario's counters.
    pub fn counter(&self, name: &str) -> i64 {
        let place = self.counter_place(name);
        self.state()["book"]["counters"][place].as_i64().unwrap()
    }

    /// Sets one of the scenario's counters.
    pub fn set_counter(&mut self, name: &str, value: i64) {
        let place = self.counter_place(name);
        self.edit(|state| state["book"]["counters"][place] = json!(value));
    }

    fn counter_place(&self, name: &str) -> usize {
        let state = self.state();
        let written = state["setup"]["scenario"].clone();
        let scenario: ScenarioHandle = serde_json::from_value(written).unwrap();
        scenario.counters.keys().position(|counter| counter == name).unwrap()
    }

    /// Whether a flag is up.
    pub fn flag(&self, name: &str) -> bool {
        self.state()["book"]["flags"].as_array().unwrap().contains(&json!(name))
    }

    /// Raises a flag.
    pub fn raise(&mut self, name: &str) {
        self.edit(|state| state["book"]["flags"].as_array_mut().unwrap().push(json!(name)));
    }

    /// Whether a room still has its marker.
    pub fn has_marker(&self, room: Room) -> bool {
        let tile = self.room(room).unwrap();
        self.state()["field"]["tiles"][tile]["control"] == json!(true)
    }

    /// What the game counts by itself: Thralls subdued, rescued, Brains subdued, dominated, Schematics assembled.
    pub fn set_tally(&mut self, tally: usize, value: u16) {
        self.edit(|state| state["book"]["tallies"][tally] = json!(value));
    }

    /// The Game Turn.
    pub fn turn(&self) -> u64 {
        self.state()["turn"].as_u64().unwrap()
    }

    /// Sets the number of the Game Turn.
    pub fn set_turn(&mut self, turn: u16) {
        self.edit(|state| state["turn"] = json!(turn));
    }

    /// How many Alert tokens were drawn.
    pub fn alerts_drawn(&self) -> usize {
        self.state()["supply"]["alerts_used"].as_array().unwrap().len()
    }

    /// How it ended, if it has.
    pub fn end(&self) -> Value {
        self.state()["end"].clone()
    }

    /// Something that has to be done but does not matter.
    fn next_step(&self) -> Option<Command> {
        let options = self.options();
        let rank = |command: &Command| match command {
            Command::EndTurn { .. } => 0,
            Command::Scan { .. } => 1,
            Command::Propose { .. } => 2,
            Command::Pass => 3,
            Command::Proceed => 4,
            Command::Answer { .. } => 5,
            _ => 6,
        };
        options.into_iter().min_by_key(rank)
    }

    /// Goes on without doing anything until the turn of a Rocketeer has come to his Actions.
    #[track_caller]
    pub fn acts(&mut self, who: Who) {
        self.goes_on_to(who, "Turn");
    }

    /// Goes on without doing anything until this Rocketeer has to decide about this.
    #[track_caller]
    fn goes_on_to(&mut self, who: Who, task: &str) {
        for _ in 0..60 {
            if self.top() == json!({ task: who.name() }) {
                return;
            }
            let propose = Command::Propose { who };
            let wanted = self.options().into_iter().find(|command| *command == propose);
            let Some(step) = wanted.or_else(|| self.next_step()) else { break };
            self.give(step);
        }
        panic!("{who} never gets to {task}: {:?}", self.state()["agenda"]);
    }

    /// What is waited for.
    pub fn top(&self) -> Value {
        self.state()["agenda"].as_array().unwrap().last().cloned().unwrap_or_default()
    }

    /// What the chair can do.
    pub fn options(&self) -> Vec<Command> {
        let mut options = Vec::new();
        self.game.options(CHAIR, &mut options);
        options
    }

    /// An attack with any weapon that can be made, with this many successes; Overkills are not used.
    #[track_caller]
    pub fn attack(&mut self, who: Who, target: Target, successes: usize) {
        let fits = |command: &Command| matches!(command, Command::Act { who: by, action: Action::Attack { target: at, .. }, .. } if *by == who && *at == target);
        let attack = self.options().into_iter().find(fits).unwrap();
        self.load(successes);
        self.give(attack);
        self.finish_roll();
    }

    /// The next dice: so many successes, then failures.
    pub fn load(&mut self, successes: usize) {
        let faces = std::iter::repeat_n(0, successes).chain(std::iter::repeat_n(9, 20)).collect();
        self.game.dice_mut().load(faces);
    }

    /// The next dice, from 0 to 9.
    pub fn game_dice(&mut self, faces: Vec<u32>) {
        self.game.dice_mut().load(faces);
    }

    /// One command, if the mission is not over.
    pub fn acts_or_wins(&mut self) {
        if let Some(step) = self.next_step() {
            self.give(step);
        }
    }

    /// Ends a roll, with Overkills for the mission where it offers something.
    pub fn finish_roll(&mut self) {
        for _ in 0..20 {
            if self.top().get("Roll").is_none() {
                break;
            }
            let options = self.options();
            let spend = Command::Spend { on: Overkill::Mission };
            let step = if options.contains(&spend) {
                spend
            } else if options.contains(&Command::Proceed) {
                Command::Proceed
            } else {
                Command::Pass
            };
            self.give(step);
        }
        self.game.dice_mut().load(Vec::new());
    }

    /// Goes on without doing anything until the next Game Turn has begun, or the mission is over.
    pub fn next_turn(&mut self) {
        let turn = self.turn();
        for _ in 0..200 {
            if self.turn() != turn || !self.end().is_null() {
                return;
            }
            let Some(step) = self.next_step() else { break };
            self.give(step);
        }
        panic!("the Game Turn never ends: {:?}", self.state()["agenda"]);
    }

    /// An Action of the scenario by the acting Rocketeer with so many successes, Overkills for the mission included.
    #[track_caller]
    pub fn mission(&mut self, who: Who, action: u8, target: Option<u16>, successes: usize) {
        self.load(successes);
        self.give(mission_action(who, action, target));
        self.finish_roll();
    }

    /// One of a Rocketeer's numbers.
    pub fn number(&self, who: Who, key: &str) -> u64 {
        self.state()["field"]["rocketeers"][self.place_of(who)][key].as_u64().unwrap()
    }

    /// Gives a Rocketeer components of a kind.
    pub fn components(&mut self, who: Who, kind: &str, count: u8) {
        let place = self.place_of(who);
        self.edit(|state| state["field"]["rocketeers"][place]["components"][kind] = json!(count));
    }

    /// How many components of a kind a Rocketeer has.
    pub fn has_components(&self, who: Who, kind: &str) -> u64 {
        self.state()["field"]["rocketeers"][self.place_of(who)]["components"][kind].as_u64().unwrap()
    }

    /// Gives a Rocketeer cards.
    pub fn cards(&mut self, who: Who, item: Item, count: u16) {
        let place = self.place_of(who);
        self.edit(|state| {
            let items = state["field"]["rocketeers"][place]["items"].as_array_mut().unwrap();
            items.extend((0..count).map(|number| {
                json!({
                    "id": 900 + number, "item": item.name(), "charges": 0, "added": 0, "analyzed": true,
                    "used_by": null, "recording": false,
                })
            }));
        });
    }

    /// How many cards of a kind a Rocketeer has.
    pub fn has_cards(&self, who: Who, item: Item) -> usize {
        let state = self.state();
        let items = state["field"]["rocketeers"][self.place_of(who)]["items"].as_array().unwrap();
        items.iter().filter(|card| card["item"] == json!(item.name())).count()
    }

    /// Stuns an Alien.
    pub fn stun(&mut self, alien: u16) {
        self.edit(|state| {
            let aliens = state["field"]["aliens"].as_array_mut().unwrap();
            aliens.iter_mut().find(|one| one["id"] == json!(alien)).unwrap()["stunned"] = json!(true);
        });
    }

    /// How many tiles lie face-down.
    pub fn face_down(&self) -> usize {
        let state = self.state();
        state["field"]["tiles"]
            .as_array()
            .unwrap()
            .iter()
            .filter(|tile| tile["scanned"] == json!(false))
            .count()
    }

    /// One of a tile's properties.
    pub fn tile_is(&self, tile: usize, key: &str) -> bool {
        self.state()["field"]["tiles"][tile][key] == json!(true)
    }
}

/// The command for an Action of the scenario, paid with a Standard AP.
pub fn mission_action(who: Who, action: u8, target: Option<u16>) -> Command {
    let target = target.map(away_missions::field::AlienId);
    Command::Act { who, action: Action::Mission { action, target }, pay: Pay::Standard, with: Vec::new() }
}
