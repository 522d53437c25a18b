//! Dealing anew what a viewer cannot see, and what nobody has heard yet.

mod future;

use crate::card_side::Side;
use crate::cards::{CardId, CardSet};
use crate::crew::CrewId;
use crate::rules::resolution::shuffle_unseen;
use crate::ship::{Status, ThreatId};
use crate::state::{SpaceAlert, Stage, TURNS, ThreatCardId};
use table::{Dice, Seat, Viewer};

/// Where a hidden card is.
#[derive(Clone, Copy)]
enum Hiding {
    Hand,
    Space(u8),
}

/// The same game with everything hidden from this viewer dealt anew. Decks are bags, so what needs dealing is other
/// people's hands and face-down cards, threats that only their officer has seen, the order of the damage tiles, and the
/// rest of the track.
pub(crate) fn redeal(game: &SpaceAlert, viewer: Viewer, dice: &mut Dice) -> SpaceAlert {
    let mut game = game.clone();
    game.redeal_cards(viewer, dice);
    game.redeal_threats(viewer, dice);
    game.redeal_tiles(dice);
    game.redeal_future(dice);
    game
}

impl SpaceAlert {
    fn redeal_cards(&mut self, viewer: Viewer, dice: &mut Dice) {
        if self.is_solo() {
            return;
        }
        // First everything hidden is gathered, except what the viewer knows to be where it is.
        let mut pool = self.deck;
        let mut heroics = self.heroics;
        let mut hidden: Vec<(Seat, CardSet, Vec<Hiding>, bool)> = Vec::new();
        for seat in Seat::all(self.people.len() as u8).filter(|seat| !viewer.is(*seat)) {
            let (mut known, mut places, mut hero) = (CardSet::EMPTY, Vec::new(), false);
            let certain = self.known_with(viewer, seat);
            for (place, card) in self.hidden_cards(seat) {
                places.push(place);
                if certain.has(card) {
                    known.add(card);
                } else if self.is_heroic(card) {
                    heroics.add(card);
                    hero = true;
                } else {
                    pool.add(card);
                }
            }
            hidden.push((seat, known, places, hero));
        }
        // Then each person gets as many cards of each kind again, in places of chance.
        for (seat, known, mut places, hero) in hidden {
            let mut cards: Vec<CardId> = known.iter().collect();
            if hero {
                cards.extend(heroics.draw(dice));
            }
            while cards.len() < places.len() {
                let Some(card) = pool.draw(dice) else { break };
                cards.push(card);
            }
            dice.shuffle(&mut places);
            self.put_cards(seat, places.into_iter().zip(cards));
        }
        self.deck = pool;
        self.heroics = heroics;
    }

    /// The cards that the viewer gave this person and that must still be there, in the hand or face down.
    pub(crate) fn known_with(&self, viewer: Viewer, seat: Seat) -> CardSet {
        let Viewer::Seat(giver) = viewer else { return CardSet::EMPTY };
        let Ok(person) = self.person(giver) else { return CardSet::EMPTY };
        let given: CardSet =
            person.given.iter().filter(|(receiver, _)| *receiver == seat).map(|(_, card)| *card).collect();
        let hidden: CardSet = self.hidden_cards(seat).into_iter().map(|(_, card)| card).collect();
        given & hidden
    }

    fn hidden_cards(&self, seat: Seat) -> Vec<(Hiding, CardId)> {
        let hand = self.person(seat).map_or(CardSet::EMPTY, |person| person.hand);
        let member = CrewId::from(seat);
        let board = (1..=TURNS as u8).filter_map(|turn| {
            let planned = self.planned(member, turn).filter(|planned| !planned.open)?;
            Some((Hiding::Space(turn), planned.card))
        });
        hand.iter().map(|card| (Hiding::Hand, card)).chain(board).collect()
    }

    fn put_cards(&mut self, seat: Seat, cards: impl Iterator<Item = (Hiding, CardId)>) {
        let member = CrewId::from(seat);
        let mut hand = CardSet::EMPTY;
        for (place, card) in cards {
            match place {
                Hiding::Hand => hand.add(card),
                Hiding::Space(turn) => {
                    let space = &mut self.crew[member.index()].board[usize::from(turn) - 1];
                    let Some(planned) = space else { continue };
                    planned.card = card;
                    let up = planned.up;
                    self.replan(member, turn, self.content().face(card).half(up));
                }
            }
        }
        if let Ok(person) = self.person_mut(seat) {
            person.hand = hand;
        }
    }

    /// The ship's own boards say the same as the cards.
    fn replan(&mut self, member: CrewId, turn: u8, side: Side) {
        let Some(place) = self.place_of(member) else { return };
        // Delays keep the order of a board's cards, so the n-th card now is the n-th card that was planned; one that lies
        // there twice was planned once.
        let board = self.crew[member.index()].board.iter().take(usize::from(turn) - 1).flatten();
        let mut before: Vec<CardId> = board.map(|planned| planned.card).collect();
        before.dedup();
        if let Stage::Resolution(resolution) = &mut self.stage {
            let mut cards = resolution.planned.board_mut(place).iter_mut().filter(|slot| !slot.is_empty());
            if let Some(planned) = cards.nth(before.len()) {
                *planned = side.into();
            }
            resolution.ship.put_card(place, turn, side.into());
        }
    }

    fn redeal_threats(&mut self, viewer: Viewer, dice: &mut Dice) {
        for place in 0..self.flight.threats.len() {
            let drawn = self.flight.threats[place].clone();
            let seen = drawn.shown || viewer.is(self.officer(drawn.report.kind));
            if seen || self.setup.flight.is_test_run() {
                self.redeal_secret(place, dice);
                continue;
            }
            self.put_back(drawn.card);
            drawn.calls.into_iter().for_each(|called| self.put_back(called));
            if let Some((card, calls)) = self.take_threat_with(&drawn.report, dice) {
                self.flight.threats[place].card = card;
                self.flight.threats[place].calls = calls;
            }
        }
    }

    /// Nobody has seen a secret card beside a threat before it appears.
    fn redeal_secret(&mut self, place: usize, dice: &mut Dice) {
        let drawn = self.flight.threats[place].clone();
        let Some(secret) = drawn.calls.filter(|_| self.calls_secretly(drawn.card)) else { return };
        if self.has_been_called(place) {
            return;
        }
        self.put_back(secret);
        let Some(other) = self.take_called_with(drawn.card, dice) else { return };
        self.flight.threats[place].calls = Some(other);
        let code = self.threat_card(other).map(|card| card.code.to_string());
        if let Stage::Resolution(resolution) = &mut self.stage
            && let Some(announced) = resolution.plan_mut().threats.get_mut(place)
        {
            announced.calls = code;
        }
    }

    /// Whether the threat that the one at a place calls has appeared.
    pub(crate) fn has_been_called(&self, place: usize) -> bool {
        let before = self.flight.threats.iter().take(place).filter(|drawn| drawn.calls.is_some()).count();
        let called = ThreatId((self.flight.threats.len() + before) as u8);
        let ship = match &self.stage {
            Stage::Resolution(resolution) => &resolution.ship,
            Stage::Between(between) => &between.ship,
            Stage::Over => match self.last_ship.as_deref() {
                Some(ship) => ship,
                None => return false,
            },
            Stage::Briefing | Stage::Action(_) => return false,
        };
        ship.threat(called).is_some_and(|threat| threat.status != Status::Waiting)
    }

    fn put_back(&mut self, card: ThreatCardId) {
        let at = self.threat_bag.partition_point(|other| *other < card);
        self.threat_bag.insert(at, card);
    }

    fn redeal_tiles(&mut self, dice: &mut Dice) {
        if let Stage::Resolution(resolution) = &mut self.stage {
            let seen = resolution.ship.tiles();
            for (order, seen) in resolution.plan_mut().tiles.iter_mut().zip(seen) {
                shuffle_unseen(order, seen, dice);
            }
        }
    }
}
