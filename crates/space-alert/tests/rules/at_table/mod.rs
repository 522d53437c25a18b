//! Rules of the table, one file per chapter, with a table to try them at.

mod action_round;
mod announcements;
mod bots;
mod campaign;
mod crews;
mod double_actions;
mod expansion;
mod film;
mod flown;
mod future;
mod levels;
mod resolution;
mod setup;
mod web_positions;

use space_alert::mission::Call;
use space_alert::scene::Stage;
use space_alert::{
    CardId, Command, CrewId, Event, Half, Refusal, Setup, Side, SpaceAlert, TrackChoice, View,
};
use table::{Game, GameTime, Seat, Seed, Story, Viewer};

/// A game with its clock and everything that was told.
struct TestTable {
    game: SpaceAlert,
    now: GameTime,
    story: Story<Event>,
}

impl TestTable {
    fn new(setup: Setup) -> TestTable {
        TestTable::seeded(setup, 7)
    }

    fn seeded(setup: Setup, seed: u64) -> TestTable {
        let game = SpaceAlert::start(setup, Seed::from_number(seed)).unwrap();
        TestTable { game, now: GameTime::ZERO, story: Story::new() }
    }

    /// The same after the alert.
    fn alert(setup: Setup) -> TestTable {
        let mut table = TestTable::new(setup);
        for seat in Seat::all(table.game.seats()) {
            table.give(seat.0, Command::Ready).unwrap();
        }
        table
    }

    /// A mission on the first official track.
    fn mission(seats: u8) -> TestTable {
        TestTable::alert(Setup::mission(seats).track(TrackChoice::Official(1)))
    }

    fn give(&mut self, seat: u8, command: Command) -> Result<(), Refusal> {
        self.game.apply(self.now, Seat(seat), command, &mut self.story)
    }

    fn ring(&mut self) {
        self.now = self.game.alarm().unwrap().max(self.now);
        self.game.ring(self.now, &mut self.story);
    }

    /// Lets time pass until the computer has said this.
    fn until(&mut self, wanted: impl Fn(&Call) -> bool) {
        for _ in 0..1_000 {
            let next =
                self.game.look().flight.timeline.get(self.game.look().flight.heard).map(|next| next.call);
            self.ring();
            if next.is_some_and(|call| wanted(&call)) {
                return;
            }
        }
        panic!("the computer never said so");
    }

    fn until_phase(&mut self, number: u8) {
        self.until(|call| *call == Call::PhaseBegins { phase: number });
    }

    /// Lets time pass until the action round is over.
    fn until_resolution(&mut self) {
        while matches!(self.game.look().stage, Stage::Action(_)) {
            self.ring();
        }
    }

    /// Lets time pass until the mission is over.
    fn until_end(&mut self) {
        while matches!(self.game.look().stage, Stage::Action(_) | Stage::Resolution(_)) {
            self.ring();
        }
    }

    fn hand(&self, seat: u8) -> Vec<CardId> {
        self.game.look().people[usize::from(seat)].hand.iter().collect()
    }

    /// A card of the hand that is not heroic.
    fn plain(&self, seat: u8) -> CardId {
        self.hand(seat).into_iter().find(|card| !self.game.look().is_heroic(*card)).unwrap()
    }

    fn heroic(&self, seat: u8) -> CardId {
        self.hand(seat).into_iter().find(|card| self.game.look().is_heroic(*card)).unwrap()
    }

    /// Plans a card on one's own board.
    fn plan(&mut self, seat: u8, turn: u8, card: CardId) -> Result<(), Refusal> {
        self.give(seat, Command::Plan { member: CrewId(seat), turn, card, up: Half::Action })
    }

    fn view(&self, seat: u8) -> View {
        self.game.view(Viewer::Seat(Seat(seat)))
    }

    fn told(&self, wanted: impl Fn(&Event) -> bool) -> usize {
        self.story.tellings().iter().filter(|telling| wanted(&telling.event)).count()
    }
}
