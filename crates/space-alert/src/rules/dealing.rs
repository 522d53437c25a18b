//! Chapters 1, 17 and 18: boards, threats and cards of a mission.

use crate::cards::CardSet;
use crate::content::{Calls, Module};
use crate::crew::{CrewId, Roles};
use crate::mission::{Report, Track};
use crate::rules::tracks::Recording;
use crate::setup::{Difficulty, Flight, Setup, TrackChoice};
use crate::ship::{CarriedOver, Systems};
use crate::state::{Flying, Member, Person, SpaceAlert, Stage, ThreatCardId};
use crate::{Kind, Severity};
use table::{Dice, GameTime, Seed, SetupError};

/// The trajectory boards of a test run (red, white, blue, inside) and its threats by turn (SA-18.2, SA-18.3).
/// The board inside is never used.
pub(crate) type TestRun = ([u8; 4], [(u8, &'static str); 3]);
pub(crate) const TEST_RUN_1: TestRun = ([6, 2, 4, 1], [(1, "E1-01"), (2, "E1-02"), (3, "E1-03")]);
pub(crate) const TEST_RUN_2: TestRun = ([2, 5, 1, 3], [(1, "E1-04"), (2, "E1-05"), (4, "E1-06")]);

fn test_run(flight: Flight) -> Option<TestRun> {
    match flight {
        Flight::TestRun1 => Some(TEST_RUN_1),
        Flight::TestRun2 => Some(TEST_RUN_2),
        _ => None,
    }
}

/// The rules in use on a flight (SA-18.4 to SA-18.7).
pub(crate) fn systems(flight: Flight) -> Systems {
    match flight {
        Flight::TestRun1 | Flight::TestRun2 => Systems::TEST_RUN,
        Flight::Simulation => Systems::SIMULATION,
        Flight::AdvancedSimulation => Systems::ADVANCED_SIMULATION,
        Flight::Mission => Systems::ALL,
    }
}

/// Four different trajectory boards (SA-1.7).
pub(crate) fn choose_boards(setup: &Setup, dice: &mut Dice) -> [u8; 4] {
    if let Some((boards, _)) = test_run(setup.flight) {
        return boards;
    }
    let mut numbers: Vec<u8> = setup.content.trajectory_numbers().collect();
    let mut boards = [0; 4];
    for board in &mut boards {
        if !numbers.is_empty() {
            *board = numbers.remove(dice.below(numbers.len() as u32) as usize);
        }
    }
    boards
}

/// Whether the decks of these levels, common and serious, have a card for every threat of every track that may be flown.
pub(crate) fn decks_suffice(setup: &Setup, levels: (Difficulty, Difficulty)) -> bool {
    if setup.flight.is_test_run() {
        return true;
    }
    let tracks: Vec<&Track> = match setup.track {
        TrackChoice::Own => setup.own_tracks().collect(),
        TrackChoice::Official(number) => setup.official(number).into_iter().collect(),
        // The generator keeps to what the official ones have in common.
        TrackChoice::Random | TrackChoice::Generated(_) => {
            Track::all().iter().filter(|track| track.level == setup.level()).collect()
        }
    };
    let deck = |kind: Kind, severity: Severity, difficulty: Difficulty| {
        let cards = setup.content.threats().iter();
        cards
            .filter(|card| (card.kind, card.severity) == (kind, severity) && difficulty.includes(card.level))
            .filter(|card| card.module == Module::Base || setup.new_frontier)
            .count()
    };
    [(Severity::Common, levels.0), (Severity::Serious, levels.1)].into_iter().all(|(severity, difficulty)| {
        [Kind::External, Kind::Internal].into_iter().all(|kind| {
            let there = deck(kind, severity, difficulty);
            let wanted = |track: &&Track| {
                let reports = track.reports_for(setup.crew());
                reports.filter(|(_, report)| (report.kind, report.severity) == (kind, severity)).count()
            };
            tracks.iter().all(|track| wanted(track) <= there)
        })
    })
}

impl SpaceAlert {
    /// Every threat card that this mission's decks begin with (SA-1.4, SA-1.5, SA-24.5).
    pub(crate) fn threat_decks(&self) -> Vec<ThreatCardId> {
        let wanted = |severity| match severity {
            Severity::Common => self.flight.common,
            Severity::Serious => self.flight.serious,
        };
        let cards = (0..).zip(self.setup.content.threats());
        cards
            .filter(|(_, card)| wanted(card.severity).includes(card.level))
            .filter(|(_, card)| card.module == Module::Base || self.setup.new_frontier)
            .map(|(index, _)| ThreatCardId(index))
            .collect()
    }

    /// Whether a card belongs to the deck that a report draws from.
    pub(crate) fn of_deck(&self, card: ThreatCardId, kind: Kind, severity: Severity) -> bool {
        self.threat_card(card).is_some_and(|card| card.kind == kind && card.severity == severity)
    }

    /// Whether this card, if it calls another, finds one in the decks.
    fn has_company(&self, card: ThreatCardId) -> bool {
        let Some(calls) = self.threat_card(card).and_then(|card| card.calls) else { return true };
        let inside = calls.kind() == Kind::Internal;
        (!inside || systems(self.setup.flight).internal_threats) && !self.callable(calls).is_empty()
    }

    /// The places in the bag of the cards that can be called like this.
    fn callable(&self, calls: Calls) -> Vec<usize> {
        let fits =
            |card: ThreatCardId| self.threat_card(card).is_some_and(|card| card.can_be_called(calls.kind()));
        (0..self.threat_bag.len()).filter(|place| fits(self.threat_bag[*place])).collect()
    }

    /// Draws the card that lies beside a card which calls another (SA-24.15, SA-26.28).
    pub(crate) fn take_called_with(&mut self, card: ThreatCardId, dice: &mut Dice) -> Option<ThreatCardId> {
        let places = self.callable(self.threat_card(card)?.calls?);
        let place = *places.get(dice.below(places.len() as u32) as usize)?;
        Some(self.threat_bag.remove(place))
    }

    /// Draws the card of an announced threat, with the one beside it. A test run knows its cards.
    pub(crate) fn take_threat(&mut self, report: &Report) -> Option<(ThreatCardId, Option<ThreatCardId>)> {
        let mut dice = self.dice.clone();
        let card = self.take_threat_with(report, &mut dice);
        self.dice = dice;
        card
    }

    /// The same with other dice, for games that are only imagined.
    pub(crate) fn take_threat_with(
        &mut self,
        report: &Report,
        dice: &mut Dice,
    ) -> Option<(ThreatCardId, Option<ThreatCardId>)> {
        let given = test_run(self.setup.flight).and_then(|(_, threats)| {
            let (_, code) = threats.into_iter().find(|(turn, _)| *turn == report.turn)?;
            self.threat_bag
                .iter()
                .position(|card| self.threat_card(*card).is_some_and(|card| card.code.as_str() == code))
        });
        let place = given.or_else(|| {
            let fitting: Vec<usize> = (0..self.threat_bag.len())
                .filter(|place| self.of_deck(self.threat_bag[*place], report.kind, report.severity))
                .filter(|place| self.has_company(self.threat_bag[*place]))
                .collect();
            fitting.get(dice.below(fitting.len() as u32) as usize).copied()
        })?;
        let card = self.threat_bag.remove(place);
        Some((card, self.take_called_with(card, dice)))
    }

    /// How many cards a person picks up for a phase, the heroic one included.
    fn hand_size(&self, phase: u8) -> u8 {
        let people = self.people.len() as u8;
        let deals = &self.setup.content.cards().deals;
        let deal = deals.iter().find(|deal| deal.people == people);
        let count = deal.map_or(0, |deal| deal.phases[usize::from(phase).saturating_sub(1).min(2)]);
        let extra =
            if self.setup.fifth && phase == 1 { self.setup.content.cards().fifth_crew_member } else { 0 };
        count + extra
    }

    /// The cards that a person picks up for a phase.
    pub(crate) fn deal(&mut self, phase: u8) -> CardSet {
        if self.is_solo() {
            // SA-17.14: the whole deck lies open from the start.
            return std::mem::take(&mut self.deck);
        }
        let mut cards = CardSet::EMPTY;
        let mut count = self.hand_size(phase);
        if phase == 1 && systems(self.setup.flight).heroics && count > 0 {
            cards.extend(self.heroics.draw(&mut self.dice));
            count -= 1;
        }
        for _ in 0..count {
            cards.extend(self.deck.draw(&mut self.dice));
        }
        cards
    }

    /// Gives each android a heroic card of its own, for everybody to see (SA-17.5, SA-18.8).
    pub(crate) fn equip_androids(&mut self) {
        if !systems(self.setup.flight).heroics {
            return;
        }
        for index in 0..self.crew.len() {
            if self.is_android(CrewId(index as u8)) {
                self.crew[index].heroic = self.heroics.draw(&mut self.dice);
            }
        }
    }
}

impl SpaceAlert {
    /// The game before the first mission.
    pub(crate) fn set_up(setup: Setup, seed: Seed) -> Result<SpaceAlert, SetupError> {
        setup.check()?;
        let mut dice = Dice::new(seed);
        let levels = (setup.common, setup.serious);
        let flight = Flying::prepare(&setup, 1, levels, CarriedOver::default(), &mut dice);
        let mut game = SpaceAlert {
            stage: Stage::Briefing,
            roles: Roles::first(setup.seats),
            order: Vec::new(),
            people: vec![Person::default(); usize::from(setup.seats)],
            crew: vec![Member::default(); usize::from(setup.crew())],
            deck: CardSet::EMPTY,
            heroics: CardSet::EMPTY,
            threat_bag: Vec::new(),
            tokens: Vec::new(),
            requests: Vec::new(),
            log: Vec::new(),
            scores: Vec::new(),
            flown: Vec::new(),
            last_ship: None,
            flight,
            setup,
            dice,
        };
        game.order = game.usual_order();
        game.lay_out();
        Ok(game)
    }

    /// The next mission of a campaign: a new track, new boards, all cards back in their decks.
    pub(crate) fn prepare_mission(
        &mut self,
        number: u8,
        levels: (Difficulty, Difficulty),
        carried: CarriedOver,
    ) {
        self.flight = Flying::prepare(&self.setup, number, levels, carried, &mut self.dice);
        self.stage = Stage::Briefing;
        self.lay_out();
    }

    /// All cards in their decks, all boards and hands empty.
    fn lay_out(&mut self) {
        self.people.fill(Person::default());
        self.crew.fill(Member::default());
        self.deck = self.content().action_deck();
        self.heroics = self.content().heroic_cards();
        self.threat_bag = self.threat_decks();
        self.tokens.clear();
        self.requests.clear();
    }
}

impl Flying {
    fn prepare(
        setup: &Setup,
        number: u8,
        levels: (Difficulty, Difficulty),
        carried: CarriedOver,
        dice: &mut Dice,
    ) -> Flying {
        let Recording { track, timeline } = Recording::choose(setup, dice);
        Flying {
            number,
            timeline,
            track,
            common: levels.0,
            serious: levels.1,
            boards: choose_boards(setup, dice),
            began: GameTime::ZERO,
            heard: 0,
            threats: Vec::new(),
            carried,
        }
    }
}
