//! The guided first game, played as the guide says it: an Engine is bought, a rocket stacked and launched.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests report by failing")]

use rocketmen::bots::ROSTER;
use rocketmen::content::{Content, ContentHandle, Destination, Family, MissionType};
use rocketmen::{CardId, Command, PhaseView, Rocketmen, Setup, View, lesson};
use table::{Chair, Game, GameTime, Seat, Seed, Story, Viewer};

const PUPIL: Seat = Seat(0);
/// A guide that has not come to a launch by then has lost its pupil.
const PATIENCE: u16 = 8;

/// In which rounds the pupil first bought an Engine, planned and launched.
#[derive(Debug, Default, PartialEq, Eq)]
struct Course {
    bought: Option<u16>,
    planned: Option<u16>,
    launched: Option<u16>,
}

fn is_engine(content: &Content, card: CardId) -> bool {
    matches!(content.face(card).family, Family::Engine)
}

/// What the guide tells the pupil to do next: buy, plan, stack, launch, and discard what is left before the turn ends.
fn told(content: &Content, view: &View, options: &[Command]) -> Command {
    let mine = &view.players[PUPIL.index()];
    let hand = mine.hand.expect("one's own Hand");
    assert!(matches!(view.phase, PhaseView::Acting), "the course ends with the launch");
    let engines = hand.iter().any(|card| is_engine(content, card))
        || mine.pad.iter().any(|card| is_engine(content, card));
    let wish = |option: &&Command| match option {
        Command::Launch { destination } => *destination == Destination::Earth,
        Command::Place { plan: None, pad, .. } => {
            pad.len() == 1 && pad.iter().all(|card| is_engine(content, card))
        }
        Command::Place { plan: Some(card), pad, .. } => {
            pad.is_empty() && content.face(*card).family == Family::Mission(MissionType::Satellite)
        }
        Command::Buy { cards, engine: Some(0), .. } => {
            cards.is_empty() && mine.played.is_empty() && !engines && view.round == 1
        }
        _ => false,
    };
    let rank = |option: &Command| match option {
        Command::Launch { .. } => 0,
        Command::Buy { .. } => 1,
        Command::Place { plan: Some(_), .. } => 2,
        _ => 3,
    };
    if let Some(command) = options.iter().filter(wish).min_by_key(|option| rank(option)) {
        return *command;
    }
    let mut rest = hand;
    for card in hand.iter().filter(|card| is_engine(content, *card)) {
        rest.remove(card);
    }
    if rest.is_empty() { Command::EndTurn } else { Command::Discard { cards: rest } }
}

/// The lesson with this deal against a bot of this kind.
fn lesson(deal: Seed, rival: &str, luck: u64) -> Course {
    let handle = ContentHandle::standard();
    let content: &Content = &handle;
    let mut game = Rocketmen::start(Setup::standard(2), deal).expect("a game");
    let kind = ROSTER.iter().find(|kind| kind.name == rival).expect("a bot");
    let mut bot = (kind.seat)(Seed::from_number(luck));
    let mut course = Course::default();
    let mut options = Vec::new();
    loop {
        let view = game.view(Viewer::Seat(PUPIL));
        if course.launched.is_some() || view.round > PATIENCE || game.outcome().is_some() {
            return course;
        }
        let command = if view.turn == PUPIL {
            options.clear();
            game.options(PUPIL, &mut options);
            told(content, &view, &options)
        } else {
            bot.choose(&Chair::new(&game, view.turn, GameTime::ZERO)).command().expect("a move")
        };
        if view.turn == PUPIL {
            let first = match command {
                Command::Buy { engine: Some(_), .. } => &mut course.bought,
                Command::Place { plan: Some(_), .. } => &mut course.planned,
                Command::Launch { .. } => &mut course.launched,
                _ => &mut None,
            };
            first.get_or_insert(view.round);
        }
        game.apply(GameTime::ZERO, view.turn, command, &mut Story::silent()).expect("a legal move");
    }
}

#[test]
fn the_kept_deal_leads_to_a_purchase_and_a_launch() {
    let steady = lesson(lesson::DEAL, "steady", 0);
    assert_eq!((steady.bought, steady.planned), (Some(1), Some(1)), "the first turn");
    assert!(steady.launched.is_some_and(|round| round <= 4), "{steady:?}");
}

/// The rival draws from the same dice, so another rival is another game from the second turn on.
#[test]
fn whatever_the_rival_does() {
    for luck in 0..60 {
        let course = lesson(lesson::DEAL, "random", luck);
        assert_eq!((course.bought, course.planned), (Some(1), Some(1)), "rival {luck}");
        assert!(course.launched.is_some_and(|round| round <= 5), "rival {luck}: {course:?}");
    }
}
