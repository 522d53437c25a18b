//! What everybody hears while whole games are played: no card of somebody else's Hand that they have not seen entering it.
//!
//! Dealing anew (the kit) shows that nothing depends on what is hidden; this looks for the cards themselves, by name, in
//! every view and every story, from the listeners' side alone.

use crate::common::*;
use rocketmen::bots::ROSTER;
use rocketmen::scene::Zone;
use rocketmen::{
    Aim, CardId, CardSet, Claim, Command, Event, FlightEnd, FlightStep, FlightView, NotesView, PhaseView,
    PlayerView, Rocketmen, Setup, View,
};
use table::{Bot, Chair, Game as _, GameTime, Seat, Seed, Story, Viewer};

/// The cards that a line of the story names. Every field is spelled out: a new one has to be thought about here.
fn named_in(event: &Event) -> CardSet {
    let one = |card: &Option<CardId>| card.map_or(CardSet::EMPTY, CardSet::of);
    match event {
        Event::Bought { seat: _, cards, pay, model } => *cards | pay.cards | one(model),
        Event::Placed { seat: _, plan, pad, pay, model } => one(plan) | *pad | pay.cards | one(model),
        Event::Displayed { cards } => cards.iter().copied().collect(),
        Event::Discarded { seat: _, cards }
        | Event::Junked { seat: _, cards }
        | Event::DrewCards { seat: _, cards }
        | Event::Fetched { seat: _, cards }
        | Event::Unstored { seat: _, cards }
        | Event::Trimmed { seat: _, cards }
        | Event::Aborted { seat: _, discard: cards }
        | Event::Settled { seat: _, keep: cards, mission: _ } => *cards,
        Event::Used { seat: _, card, model } => CardSet::of(*card) | one(model),
        Event::TookThreat { seat: _, card }
        | Event::Cycled { seat: _, card }
        | Event::Stored { seat: _, card }
        | Event::Removed { seat: _, card }
        | Event::Triggered { seat: _, card }
        | Event::PushedOut { card } => CardSet::of(*card),
        Event::TurnBegan { seat: _, round: _ }
        | Event::Drew { seat: _, count: _ }
        | Event::Reshuffled { seat: _ }
        | Event::LaunchDeclared { seat: _, location: _, rocket: _, boost: _ }
        | Event::Revealed { seat: _, values: _ }
        | Event::Picked { seat: _, value: _ }
        | Event::SuccessDrawn { seat: _, value: _ }
        | Event::RocketMoved { seat: _, spaces: _, position: _ }
        | Event::Succeeded { seat: _, location: _, vp: _, first: _ }
        | Event::Gained { seat: _, gain: _ }
        | Event::TokenTaken { seat: _, destination: _ }
        | Event::Failed { seat: _, location: _ }
        | Event::EndTriggered { reason: _ }
        | Event::AiPlanned { location: _, position: _ }
        | Event::AiMoved { position: _ }
        | Event::AiArrived { location: _, vp: _, first: _ }
        | Event::AiGrounded
        | Event::ThreatScored { seat: _, vp: _ }
        | Event::AiScoredThreat { vp: _ }
        | Event::GameOver { winners: _, scores: _ } => CardSet::EMPTY,
    }
}

/// The cards that whoever gives a command names in it.
fn named_by(command: &Command) -> CardSet {
    let one = |card: Option<CardId>| card.map_or(CardSet::EMPTY, CardSet::of);
    match *command {
        Command::Buy { cards, engine: _, pay, model } => cards | pay.cards | one(model),
        Command::Place { plan, pad, pay, model } => one(plan) | pad | pay.cards | one(model),
        Command::Use { card, aim, model } => {
            let aim = match aim {
                Aim::Nothing => CardSet::EMPTY,
                Aim::Card(card) => CardSet::of(card),
                Aim::Cards(cards) => cards,
            };
            CardSet::of(card) | aim | one(model)
        }
        Command::Claim { card, claim } => {
            let claim = match claim {
                Claim::Draw => CardSet::EMPTY,
                Claim::Plan(card) => CardSet::of(card),
                Claim::Pad { card, model } => CardSet::of(card) | one(model),
                Claim::Junk(cards) => cards,
            };
            CardSet::of(card) | claim
        }
        Command::Discard { cards }
        | Command::Unstore { cards }
        | Command::Abort { discard: cards }
        | Command::Settle { keep: cards, mission: _ }
        | Command::Trim { cards } => cards,
        Command::Store { card } | Command::Remove { card } | Command::Trigger { card } => CardSet::of(card),
        Command::Launch { destination: _ }
        | Command::Draw
        | Command::Keep
        | Command::Pick { value: _ }
        | Command::Accept
        | Command::EndTurn => CardSet::EMPTY,
    }
}

/// The cards that lie open in a view, Hands and what is remembered of a launch apart.
fn lying(view: &View) -> CardSet {
    let View { notes, display, players, .. } = view;
    let NotesView { engine_bought: _, placed: _, stored: _, removed: _, pending } = notes;
    let mut open: CardSet = display.iter().flatten().copied().collect();
    open |= *pending;
    for PlayerView { plan, pad, depot, played, warehouse, junkyard, .. } in players {
        open |= plan.map_or(CardSet::EMPTY, CardSet::of) | *pad | *depot | *played | *warehouse | *junkyard;
    }
    open
}

/// The cards that a view remembers of the latest launch, wherever they are now.
fn remembered(view: &View) -> CardSet {
    let mut cards = CardSet::EMPTY;
    if let Some(FlightView { pad, end, .. }) = &view.flight {
        cards |= *pad;
        if let Some(FlightEnd::Abort { discard }) = end {
            cards |= *discard;
        }
    }
    if let PhaseView::Launching { history, .. } = &view.phase {
        for past in history {
            if let FlightStep::Used { card } = past.step {
                cards.add(card);
            }
        }
    }
    cards
}

/// One command and everything a listener was told of it.
struct Told<'a> {
    seat: Seat,
    command: &'a Command,
    before: &'a View,
    after: &'a View,
    heard: Vec<&'a Event>,
}

/// Somebody who remembers every card that they saw entering somebody's Hand.
struct Listener {
    viewer: Viewer,
    known: [CardSet; 4],
    /// The pad at the latest lift-off.
    flown: CardSet,
    compared: usize,
}

impl Listener {
    fn new(viewer: Viewer) -> Listener {
        Listener { viewer, known: [CardSet::EMPTY; 4], flown: CardSet::EMPTY, compared: 0 }
    }

    fn remember(&mut self, told: &Told<'_>) {
        for event in &told.heard {
            match event {
                Event::Fetched { seat, cards } | Event::Unstored { seat, cards } => {
                    self.known[seat.index()] |= *cards;
                }
                // One's own Hand is no riddle, and a drawn card is not seen by anybody else.
                Event::DrewCards { .. } => {}
                Event::LaunchDeclared { seat, .. } => self.flown = told.before.players[seat.index()].pad,
                other => {
                    for known in &mut self.known {
                        *known -= named_in(other);
                    }
                }
            }
        }
    }

    /// Everything that this listener was told and may not know, as sentences, given what everybody held before and after.
    fn overhears(&mut self, told: &Told<'_>, held: [CardSet; 4], holds: [CardSet; 4]) -> Vec<String> {
        self.remember(told);
        let mut found = Vec::new();
        let over = told.after.phase == PhaseView::Over;
        let open = lying(told.after);
        let was_open = lying(told.before);
        let viewer = self.viewer;
        for (seat, player) in Seat::all(4).zip(&told.after.players).filter(|(seat, _)| !viewer.is(*seat)) {
            let index = seat.index();
            if player.hand.is_some() || (!over && (player.goals.is_some() || player.tasks.is_some())) {
                found.push(format!("{viewer:?} sees the Hand or the goals of {seat:?}"));
            }
            if player.seen != self.known[index] {
                let (seen, known) = (player.seen, self.known[index]);
                found.push(format!("{viewer:?} saw {known:?} entering the Hand of {seat:?}, not {seen:?}"));
            }
            let secret = holds[index] - self.known[index];
            self.compared += secret.len();
            if !(open & secret).is_empty() {
                found.push(format!("{viewer:?} sees {:?} of the Hand of {seat:?}", open & secret));
            }
            // What lay open or was put down by its owner just now may have been shuffled and drawn again.
            let put_down =
                if seat == told.seat { named_by(told.command) & held[index] } else { CardSet::EMPTY };
            let unheard = secret - was_open - put_down;
            for event in &told.heard {
                if !(named_in(event) & unheard).is_empty() {
                    found.push(format!("{viewer:?} hears of the Hand of {seat:?}: {event:?}"));
                }
            }
        }
        if !remembered(told.after).within(self.flown) {
            found.push(format!("{viewer:?} is told of cards that did not fly"));
        }
        found
    }
}

fn hands(game: &Rocketmen) -> [CardSet; 4] {
    [RED, BLUE, WHITE, YELLOW].map(|seat| game.zone(seat, Zone::Hand))
}

/// Plays a game with bots of these kinds before the ears of everybody; the listeners, and what they overheard.
/// `spoil` may change what a listener is told.
fn play(
    setup: Setup,
    number: u64,
    kinds: &[&str],
    spoil: impl Fn(&Rocketmen, Viewer, &Story<Event>, &mut View, &mut Vec<Event>),
) -> (Vec<Listener>, Vec<String>) {
    let seed = Seed::from_number(number);
    let mut game = Rocketmen::start(setup, seed).unwrap();
    let mut bots: Vec<Box<dyn Bot<Rocketmen>>> = Seat::all(game.seats())
        .map(|seat| {
            let name = kinds[seat.index() % kinds.len()];
            let kind = ROSTER.iter().find(|kind| kind.name == name).unwrap();
            (kind.seat)(seed.derive(u64::from(seat.0) + 1))
        })
        .collect();
    let mut listeners: Vec<Listener> = Viewer::all(game.seats()).map(Listener::new).collect();
    let mut found = Vec::new();
    while game.outcome().is_none() {
        let seat = game.awaited().iter().next().unwrap();
        let chair = Chair::new(&game, seat, GameTime::ZERO);
        let command = bots[seat.index()].choose(&chair).command().unwrap();
        let before: Vec<View> = listeners.iter().map(|listener| game.view(listener.viewer)).collect();
        let held = hands(&game);
        let story = story(&mut game, seat, command);
        for (listener, before) in listeners.iter_mut().zip(&before) {
            let viewer = listener.viewer;
            let mut after = game.view(viewer);
            let mut heard: Vec<Event> = story.heard_by(viewer).cloned().collect();
            spoil(&game, viewer, &story, &mut after, &mut heard);
            let told = Told { seat, command: &command, before, after: &after, heard: heard.iter().collect() };
            found.extend(listener.overhears(&told, held, hands(&game)));
        }
    }
    (listeners, found)
}

/// RM-2.15, RM-2.17, RM-2.18: in many games of careful and of wild players nobody is told of a card in somebody else's
/// Hand that they have not seen entering it, nor of a goal, and what everybody saw entering is shown as such.
#[test]
fn nobody_hears_of_a_card_in_the_hand_of_another() {
    let games: [(Setup, &[&str], u64); 6] = [
        (Setup::battle(3), &["steady"], 60),
        (Setup::standard(2), &["steady"], 25),
        (Setup::standard(4), &["steady"], 10),
        (Setup::standard(3), &["random", "steady"], 15),
        (Setup::battle(2), &["random"], 15),
        (Setup::standard(3), &["random"], 6),
    ];
    for (setup, kinds, count) in games {
        let mut compared = 0;
        for number in 0..count {
            let (listeners, found) = play(setup.clone(), number, kinds, |_, _, _, _, _| {});
            assert_eq!(found, Vec::<String>::new(), "{kinds:?}, game {number}");
            compared += listeners.iter().map(|listener| listener.compared).sum::<usize>();
        }
        assert!(compared > 1_000 * count as usize, "{kinds:?}: only {compared} cards were looked for");
    }
}

/// Whoever is told too much is noticed, through whichever door it came.
#[test]
fn planted_leaks_are_noticed() {
    type Spoil = fn(&Rocketmen, Viewer, &Story<Event>, &mut View, &mut Vec<Event>);
    let leaks: [(&str, Spoil); 6] = [
        ("drawn cards are told to everybody", |_, _, story, _, heard| {
            heard.clear();
            heard.extend(story.tellings().iter().map(|telling| telling.event.clone()));
        }),
        ("the Hand is in the view", |game, _, _, view, _| {
            view.players[0].hand = Some(game.zone(RED, Zone::Hand));
        }),
        ("a Hand card is shown as seen", |game, _, _, view, _| {
            view.players[0].seen = game.zone(RED, Zone::Hand);
        }),
        ("a Hand card lies on the display", |game, _, _, view, _| {
            view.display[0] = game.zone(RED, Zone::Hand).first();
        }),
        ("a Hand card is said to have flown", |game, _, _, view, _| {
            if let Some(flight) = &mut view.flight {
                flight.pad |= game.zone(RED, Zone::Hand);
            }
        }),
        ("a card that entered the Hand openly is not shown", |_, _, _, view, _| {
            for player in &mut view.players {
                player.seen = CardSet::EMPTY;
            }
        }),
    ];
    for (what, spoil) in leaks {
        let found = (0..6).any(|number| !play(Setup::standard(2), number, &["steady"], spoil).1.is_empty());
        assert!(found, "{what}, and nobody notices");
    }
}
