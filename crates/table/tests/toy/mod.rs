//! High Card, the toy on which the table itself is tested: small, complete and honest.
//!
//! - **TOY-1** Two or three people draw two cards each from a bag of the numbers 1 to 12; only they can play.
//! - **TOY-2** In each round everybody plays one card, face down.
//! - **TOY-3** You can only use a card that you hold.
//! - **TOY-4** Once in the game, before you play, you may swap a card: draw another one from the bag, then put yours
//!   back.
//! - **TOY-5** The cards are turned face up when all have played, and ten seconds after the round began at the latest;
//!   whoever is late plays a card at random. The highest card takes a point. Then everybody draws one card, in the
//!   order of the seats; when the bag is empty, all cards that lie face up go back into it first.
//! - **TOY-6** After the last round the game is over. The most points win, and equals share it.
//!
//! Nobody ever orders the bag. It is a sorted set, and a draw rolls for the place in it: what nobody has drawn yet
//! lies nowhere in particular, so there is nothing to hide about it and nothing to deal anew.

#![allow(dead_code, reason = "each test crate uses another part of the toy")]

use arbitrary::Arbitrary;
use serde::{Deserialize, Serialize};
use table::{
    Audience, Chosen, Dice, Game, GameTime, OptionSpec, Options, Outcome, Phrase, Seat, Seats, Seed,
    SetupError, Story, Viewer,
};

/// How many cards everybody holds.
const HAND: usize = 2;
/// The highest card.
const HIGHEST: u8 = 12;

/// What is agreed before the first card.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many play.
    pub seats: u8,
    /// How many rounds they play.
    pub rounds: u32,
    /// How many seconds a round may last.
    pub patience: u32,
}

impl Setup {
    /// The usual game.
    pub fn of(seats: u8) -> Setup {
        Setup { seats, rounds: 3, patience: 10 }
    }
}

/// How long a round lasts, as the lobby offers it.
enum Patience {
    Short,
    Long,
}

table::choices! { Patience { Short => "10", Long => "20" } }

/// What a person may do.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Arbitrary)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// TOY-2.
    Play { card: u8 },
    /// TOY-4.
    Swap { card: u8 },
}

/// What happens.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A card lies face down.
    Played { seat: Seat },
    /// A card went back into the bag and another one came out.
    Swapped { seat: Seat },
    /// What came out of the bag, for the one who drew it.
    Drew { card: u8 },
    /// A card was turned face up; by chance when its owner was late.
    Turned { seat: Seat, card: u8, late: bool },
    /// A round has its winner.
    Point { seat: Seat },
    /// The cards that lay face up went back into the bag.
    Refilled,
    /// It is over.
    Over,
}

/// Everything one viewer may know.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// Which chair this is, for somebody on one.
    pub you: Option<Seat>,
    /// Your hand.
    pub hand: Vec<u8>,
    /// Your card of this round.
    pub played: Option<u8>,
    /// Who has played in this round.
    pub ready: Seats,
    /// Who has had their swap.
    pub swapped: Seats,
    /// How many cards each one holds.
    pub held: Vec<usize>,
    /// How many cards are left to draw.
    pub bag: usize,
    /// The cards that lie face up.
    pub turned: Vec<u8>,
    /// What everybody played in the last round; it stays in view even when the cards went back into the bag, because
    /// everybody saw it.
    pub last: Vec<u8>,
    /// The points.
    pub points: Vec<i32>,
    /// When the round ends.
    pub until: Option<GameTime>,
}

table::refusals! {
    /// Why a command is refused.
    pub enum No {
        NotAtTheTable => "TOY-1",
        HasPlayed => "TOY-2",
        NotHeld { card: u8 } => "TOY-3",
        HasSwapped => "TOY-4",
        NothingToDraw => "TOY-4",
        Over => "TOY-6",
    }
}

/// How many cards that you cannot see would beat this one.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Preview {
    pub beaten_by: usize,
}

/// The game.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct HighCard {
    setup: Setup,
    dice: Dice,
    round: u32,
    until: GameTime,
    bag: Vec<u8>,
    hands: Vec<Vec<u8>>,
    played: Vec<Option<u8>>,
    swapped: Seats,
    turned: Vec<u8>,
    last: Vec<u8>,
    points: Vec<i32>,
}

/// Takes a card from a bag, each one as likely as any other.
fn draw(bag: &mut Vec<u8>, dice: &mut Dice) -> Option<u8> {
    if bag.is_empty() {
        return None;
    }
    Some(bag.remove(dice.below(bag.len() as u32) as usize))
}

/// Puts a card into a bag or a hand. Both are sets and kept in order, so that equal sets are equal bytes.
fn put(set: &mut Vec<u8>, card: u8) {
    set.push(card);
    set.sort_unstable();
}

/// Takes a known card out of a hand.
fn take(set: &mut Vec<u8>, card: u8) {
    set.retain(|held| *held != card);
}

impl HighCard {
    /// A hand, for tests that look behind the screen.
    pub fn hand(&self, seat: Seat) -> &[u8] {
        &self.hands[seat.index()]
    }

    /// The bag, for tests that look behind the screen.
    pub fn bag(&self) -> &[u8] {
        &self.bag
    }

    fn over(&self) -> bool {
        self.round > self.setup.rounds
    }

    fn check(&self, seat: Seat, command: &Command) -> Result<(), No> {
        if seat.0 >= self.setup.seats {
            return Err(No::NotAtTheTable);
        }
        if self.over() {
            return Err(No::Over);
        }
        if self.played[seat.index()].is_some() {
            return Err(No::HasPlayed);
        }
        let (Command::Play { card } | Command::Swap { card }) = *command;
        if !self.hand(seat).contains(&card) {
            return Err(No::NotHeld { card });
        }
        if let Command::Swap { .. } = command {
            if self.swapped.has(seat) {
                return Err(No::HasSwapped);
            }
            if self.bag.is_empty() {
                return Err(No::NothingToDraw);
            }
        }
        Ok(())
    }

    fn ready(&self) -> Seats {
        let mut ready = Seats::NONE;
        for seat in Seat::all(self.setup.seats).filter(|seat| self.played[seat.index()].is_some()) {
            ready.add(seat);
        }
        ready
    }
}

impl Game for HighCard {
    const ID: &'static str = "high-card";
    const RULES_VERSION: u32 = 1;
    const LEAST_SEATS: u8 = 2;
    const MOST_SEATS: u8 = 3;

    type Setup = Setup;
    type Command = Command;
    type Event = Event;
    type View = View;
    type Refusal = No;
    type Preview = Preview;
    type Catalogue = Vec<u8>;

    fn options_offered() -> Vec<OptionSpec> {
        vec![OptionSpec::choice::<Patience>("patience")]
    }

    fn configure(seats: u8, options: &Options, _content: Option<&str>) -> Result<Setup, SetupError> {
        let offered = HighCard::options_offered();
        let patience = match Chosen::check(seats, options, &offered)?.choice("patience")? {
            Patience::Short => 10,
            Patience::Long => 20,
        };
        Ok(Setup { patience, ..Setup::of(seats) })
    }

    fn start(setup: Setup, seed: Seed) -> Result<HighCard, SetupError> {
        if !(HighCard::LEAST_SEATS..=HighCard::MOST_SEATS).contains(&setup.seats) {
            return Err(SetupError::wrong_seats(
                setup.seats.into(),
                HighCard::LEAST_SEATS,
                HighCard::MOST_SEATS,
            ));
        }
        let seats = usize::from(setup.seats);
        let mut dice = Dice::new(seed);
        let mut bag: Vec<u8> = (1..=HIGHEST).collect();
        let mut hands = vec![Vec::new(); seats];
        for hand in &mut hands {
            for _ in 0..HAND {
                if let Some(card) = draw(&mut bag, &mut dice) {
                    put(hand, card);
                }
            }
        }
        Ok(HighCard {
            until: GameTime::ZERO + u64::from(setup.patience) * 1000,
            setup,
            dice,
            round: 1,
            bag,
            hands,
            played: vec![None; seats],
            swapped: Seats::NONE,
            turned: Vec::new(),
            last: Vec::new(),
            points: vec![0; seats],
        })
    }

    fn apply(
        &mut self,
        at: GameTime,
        seat: Seat,
        command: Command,
        story: &mut Story<Event>,
    ) -> Result<(), No> {
        self.check(seat, &command)?;
        let hand = &mut self.hands[seat.index()];
        match command {
            Command::Play { card } => {
                take(hand, card);
                self.played[seat.index()] = Some(card);
                story.tell(Audience::All, Event::Played { seat });
                if self.awaited().is_empty() {
                    self.until = at;
                }
            }
            Command::Swap { card } => {
                take(hand, card);
                story.tell(Audience::Except(seat), Event::Swapped { seat });
                if let Some(card) = draw(&mut self.bag, &mut self.dice) {
                    put(hand, card);
                    story.uncover();
                    story.tell(Audience::Only(seat), Event::Drew { card });
                }
                put(&mut self.bag, card);
                self.swapped.add(seat);
            }
        }
        Ok(())
    }

    fn alarm(&self) -> Option<GameTime> {
        (!self.over()).then_some(self.until)
    }

    fn ring(&mut self, at: GameTime, story: &mut Story<Event>) {
        let mut cards = Vec::new();
        for seat in Seat::all(self.setup.seats) {
            let played = self.played[seat.index()].take();
            let Some(card) = played.or_else(|| draw(&mut self.hands[seat.index()], &mut self.dice)) else {
                continue;
            };
            story.tell(Audience::All, Event::Turned { seat, card, late: played.is_none() });
            cards.push((card, seat));
        }
        if let Some((_, seat)) = cards.iter().max() {
            self.points[seat.index()] += 1;
            story.tell(Audience::All, Event::Point { seat: *seat });
        }
        self.last = cards.into_iter().map(|(card, _)| card).collect();
        self.turned.extend(&self.last);
        self.turned.sort_unstable();
        for seat in Seat::all(self.setup.seats) {
            if self.bag.is_empty() {
                self.bag.append(&mut self.turned);
                story.tell(Audience::All, Event::Refilled);
            }
            if let Some(card) = draw(&mut self.bag, &mut self.dice) {
                put(&mut self.hands[seat.index()], card);
                story.tell(Audience::Only(seat), Event::Drew { card });
            }
        }
        story.uncover();
        self.round += 1;
        self.until = at + u64::from(self.setup.patience) * 1000;
        if self.over() {
            story.tell(Audience::All, Event::Over);
        }
    }

    fn seats(&self) -> u8 {
        self.setup.seats
    }

    fn awaited(&self) -> Seats {
        let mut awaited = Seats::NONE;
        if !self.over() {
            for seat in Seat::all(self.setup.seats).filter(|seat| self.played[seat.index()].is_none()) {
                awaited.add(seat);
            }
        }
        awaited
    }

    fn round(&self) -> u32 {
        self.round.min(self.setup.rounds)
    }

    fn outcome(&self) -> Option<Outcome> {
        let best = self.points.iter().max()?;
        self.over().then(|| Outcome {
            winners: Seat::all(self.setup.seats).filter(|seat| self.points[seat.index()] == *best).collect(),
            scores: self.points.clone(),
        })
    }

    fn view(&self, viewer: Viewer) -> View {
        let you = match viewer {
            Viewer::Seat(seat) if seat.0 < self.setup.seats => Some(seat),
            _ => None,
        };
        View {
            you,
            hand: you.map_or(Vec::new(), |seat| self.hand(seat).to_vec()),
            played: you.and_then(|seat| self.played[seat.index()]),
            ready: self.ready(),
            swapped: self.swapped,
            held: self.hands.iter().map(Vec::len).collect(),
            bag: self.bag.len(),
            turned: self.turned.clone(),
            last: self.last.clone(),
            points: self.points.clone(),
            until: self.alarm(),
        }
    }

    fn options(&self, seat: Seat, options: &mut Vec<Command>) {
        if seat.0 >= self.setup.seats {
            return;
        }
        for card in self.hand(seat).iter().copied() {
            let choices = [Command::Play { card }, Command::Swap { card }];
            options.extend(choices.into_iter().filter(|command| self.check(seat, command).is_ok()));
        }
    }

    fn preview(&self, seat: Seat, command: &Command) -> Preview {
        let (Command::Play { card } | Command::Swap { card }) = *command;
        let known = |other: &u8| {
            self.turned.contains(other) || (seat.0 < self.setup.seats && self.hand(seat).contains(other))
        };
        Preview { beaten_by: (card.saturating_add(1)..=HIGHEST).filter(|other| !known(other)).count() }
    }

    fn catalogue(&self) -> Vec<u8> {
        (1..=HIGHEST).collect()
    }

    fn dice(&self) -> &Dice {
        &self.dice
    }

    fn dice_mut(&mut self) -> &mut Dice {
        &mut self.dice
    }

    fn redeal(&self, viewer: Viewer, dice: &mut Dice) -> HighCard {
        let mut other = self.clone();
        // Back into the bag with all that this viewer cannot see, and out again by chance.
        let hidden: Vec<Seat> = Seat::all(self.setup.seats).filter(|seat| !viewer.is(*seat)).collect();
        for seat in &hidden {
            other.bag.append(&mut other.hands[seat.index()]);
            other.bag.extend(other.played[seat.index()].take());
        }
        other.bag.sort_unstable();
        for seat in hidden {
            for _ in self.hand(seat) {
                if let Some(card) = draw(&mut other.bag, dice) {
                    put(&mut other.hands[seat.index()], card);
                }
            }
            if self.played[seat.index()].is_some() {
                other.played[seat.index()] = draw(&mut other.bag, dice);
            }
        }
        other
    }

    fn tell(&self, event: &Event) -> Phrase {
        match event {
            Event::Played { seat } => Phrase::new("toy-played").seat("seat", *seat),
            Event::Swapped { seat } => Phrase::new("toy-swapped").seat("seat", *seat),
            Event::Drew { card } => Phrase::new("toy-drew").number("card", *card),
            Event::Turned { seat, card, late: false } => {
                Phrase::new("toy-turned").seat("seat", *seat).number("card", *card)
            }
            Event::Turned { seat, card, late: true } => {
                Phrase::new("toy-late").seat("seat", *seat).number("card", *card)
            }
            Event::Point { seat } => Phrase::new("toy-point").seat("seat", *seat),
            Event::Refilled => Phrase::new("toy-refilled"),
            Event::Over => Phrase::new("toy-over"),
        }
    }

    fn explain(&self, refusal: &No) -> Phrase {
        let phrase = Phrase::new(format!("toy-no-{}", refusal.name()));
        if let No::NotHeld { card } = refusal { phrase.number("card", *card) } else { phrase }
    }

    fn vocabulary() -> Vec<String> {
        let events = ["played", "swapped", "drew", "turned", "late", "point", "refilled", "over"];
        let events = events.iter().map(|event| format!("toy-{event}"));
        events.chain(No::examples().iter().map(|refusal| format!("toy-no-{}", refusal.name()))).collect()
    }
}
