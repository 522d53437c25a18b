//! Positions made by hand, for tests.
//!
//! A scene starts with empty Hands and an empty display; every card named is taken from where it would otherwise lie
//! hidden, so a scene is always a position that the cards of the game allow. A name that nobody knows, and a card that
//! lies nowhere, is a slip in the test and panics.

use crate::cards::{CardId, CardSet};
use crate::content::{Destination, GoalId, KindId, MissionType};
use crate::setup::Setup;
use crate::state::{Achievements, Phase, Player, Rocketmen};
use table::{Game as _, Seat, Seed, SetupError};

/// A position being arranged.
#[derive(Clone, Debug)]
pub struct Scene {
    game: Rocketmen,
}

/// Where a card of a player lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Zone {
    /// The face-down HQ.
    Hq,
    /// The Hand.
    Hand,
    /// The Launch Pad.
    Pad,
    /// On the Depot.
    Depot,
    /// The Playing Area.
    Played,
    /// The Warehouse.
    Warehouse,
    /// The Junkyard.
    Junkyard,
}

impl Zone {
    fn of(self, player: &mut Player) -> &mut CardSet {
        match self {
            Zone::Hq => &mut player.hq,
            Zone::Hand => &mut player.hand,
            Zone::Pad => &mut player.pad,
            Zone::Depot => &mut player.depot,
            Zone::Played => &mut player.played,
            Zone::Warehouse => &mut player.warehouse,
            Zone::Junkyard => &mut player.junkyard,
        }
    }
}

impl Scene {
    /// A table at the start of the first turn of seat 0, all Missions in the HQs and the display not yet laid out.
    pub fn new(setup: Setup) -> Result<Scene, SetupError> {
        let mut game = Rocketmen::start(setup, Seed::from_number(1))?;
        game.first = Seat(0);
        game.turn = Seat(0);
        let displayed = std::mem::take(&mut game.market.display);
        for card in displayed.into_iter().flatten() {
            // Back into the half it came from.
            let threat_in_pink = game.is_solitaire() && game.content.threats().has(card);
            match game.content.face(card).family {
                crate::content::Family::Asset(crate::content::Colour::Pink) => game.market.pink.add(card),
                _ if threat_in_pink => game.market.pink.add(card),
                _ => game.market.teal.add(card),
            }
        }
        for player in &mut game.players {
            player.hq |= player.hand;
            player.hand = CardSet::EMPTY;
            player.certain = CardSet::EMPTY;
        }
        Ok(Scene { game })
    }

    /// Puts cards into a player's zone, by the names of their kinds.
    pub fn put(mut self, seat: Seat, zone: Zone, names: &[&str]) -> Scene {
        for name in names {
            let card = self.take(seat, name);
            zone.of(self.game.player_mut(seat)).add(card);
        }
        self
    }

    /// Puts cards into a player's Hand.
    pub fn hand(self, seat: Seat, names: &[&str]) -> Scene {
        self.put(seat, Zone::Hand, names)
    }

    /// Puts cards on a player's Launch Pad.
    pub fn pad(self, seat: Seat, names: &[&str]) -> Scene {
        self.put(seat, Zone::Pad, names)
    }

    /// Plans a Mission.
    pub fn plan(mut self, seat: Seat, name: &str) -> Scene {
        self.game.player_mut(seat).plan = Some(self.take(seat, name));
        self
    }

    /// Lays cards on the display, from the left.
    pub fn display(mut self, names: &[&str]) -> Scene {
        for name in names {
            let card = self.take(Seat(0), name);
            match self.game.market.display.iter_mut().find(|slot| slot.is_none()) {
                Some(slot) => *slot = Some(card),
                None => panic!("the display is full: no room for {name}"),
            }
        }
        self
    }

    /// Leaves only these cards in the deck, in this order: the first is drawn next.
    pub fn deck(mut self, names: &[&str]) -> Scene {
        let cards: Vec<CardId> = names.iter().map(|name| self.take(Seat(0), name)).collect();
        self.game.market.teal = CardSet::EMPTY;
        self.game.market.pink = CardSet::EMPTY;
        self.game.market.under = cards;
        self
    }

    /// Sends a player's whole HQ out of the way, into the box.
    pub fn empty_hq(mut self, seat: Seat) -> Scene {
        self.game.player_mut(seat).hq = CardSet::EMPTY;
        self
    }

    /// Empties an Engine pile.
    pub fn sold_out(mut self, pile: usize) -> Scene {
        self.game.market.engines[pile] = CardSet::EMPTY;
        self
    }

    /// Sets a player's points on the track.
    pub fn vp(mut self, seat: Seat, vp: u8) -> Scene {
        self.game.player_mut(seat).vp = vp;
        self
    }

    /// Puts a player's token on a location. Neither points nor achievements come with it.
    pub fn at(mut self, seat: Seat, destination: Destination, kind: MissionType) -> Scene {
        let Some(location) = self.game.content.location(destination, kind) else {
            panic!("{destination:?} has no location for {kind:?}")
        };
        self.game.player_mut(seat).locations |= 1 << location.0;
        self
    }

    /// Gives a player achievements.
    pub fn achievements(mut self, seat: Seat, achievements: Achievements) -> Scene {
        self.game.player_mut(seat).achievements = achievements;
        self
    }

    /// Gives a player goals by name.
    pub fn goals(mut self, seat: Seat, names: &[&str]) -> Scene {
        let mut goals = [None; 2];
        let known = &self.game.content.source().goals;
        for (slot, name) in goals.iter_mut().zip(names) {
            let Some(index) = known.iter().position(|goal| goal.id == *name) else {
                panic!("no goal is called {name}")
            };
            *slot = Some(GoalId(index as u8));
        }
        self.game.player_mut(seat).goals = goals;
        self
    }

    /// Gives somebody the Moon token.
    pub fn moon_token(mut self, seat: Seat) -> Scene {
        self.game.moon_token = Some(seat);
        self
    }

    /// Gives somebody the Mars token.
    pub fn mars_token(mut self, seat: Seat) -> Scene {
        self.game.mars_token = Some(seat);
        self
    }

    /// Makes Industrial Espionage a copy.
    pub fn copying(mut self, name: &str) -> Scene {
        self.game.copying = Some(self.kind(name));
        self
    }

    /// Sets whose turn it is.
    pub fn turn(mut self, seat: Seat) -> Scene {
        self.game.turn = seat;
        self
    }

    /// Sets who is the first player.
    pub fn first(mut self, seat: Seat) -> Scene {
        self.game.first = seat;
        self
    }

    /// Sets the round.
    pub fn round(mut self, round: u16) -> Scene {
        self.game.round = round;
        self
    }

    /// Fixes the next results of the dice.
    pub fn dice(mut self, results: &[u32]) -> Scene {
        self.game.dice.load(results.to_vec());
        self
    }

    /// Changes the AI of a solitaire game.
    pub fn ai(mut self, change: impl FnOnce(&mut crate::rules::solitaire::Ai)) -> Scene {
        match &mut self.game.ai {
            Some(ai) => change(ai),
            None => panic!("only Solitaire has an AI"),
        }
        self
    }

    /// The position.
    pub fn build(mut self) -> Rocketmen {
        self.game.phase = Phase::Acting;
        self.game
    }

    /// Takes a card of this kind from where it lies hidden: the player's own HQ, the deck or an Engine pile.
    fn take(&mut self, seat: Seat, name: &str) -> CardId {
        let kind = self.kind(name);
        let content = self.game.content.clone();
        let market = &mut self.game.market;
        let [one, two, three] = &mut market.engines;
        let places = [
            &mut self.game.players[seat.index() & 3].hq,
            &mut market.teal,
            &mut market.pink,
            one,
            two,
            three,
        ];
        for place in places {
            if let Some(card) = place.iter().find(|card| content.face(*card).kind == kind) {
                place.remove(card);
                return card;
            }
        }
        panic!("no {name} is left for {seat:?}")
    }

    fn kind(&self, name: &str) -> KindId {
        match self.game.content.kind_named(name) {
            Some(kind) => kind,
            None => panic!("no card is called {name}"),
        }
    }
}

impl Rocketmen {
    /// A card of this kind in a player's zone.
    pub fn find(&self, seat: Seat, zone: Zone, name: &str) -> Option<CardId> {
        self.zone(seat, zone).iter().find(|card| self.content.kind(self.content.face(*card).kind).id == name)
    }

    /// A card of this kind on the display.
    pub fn find_displayed(&self, name: &str) -> Option<CardId> {
        self.displayed().iter().find(|card| self.content.kind(self.content.face(*card).kind).id == name)
    }

    /// All cards of a player's zone, hidden or not. For tests and lessons; views are built without it.
    pub fn zone(&self, seat: Seat, zone: Zone) -> CardSet {
        *zone.of(&mut self.player(seat).clone())
    }
}
