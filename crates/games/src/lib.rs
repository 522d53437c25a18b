//! The list of games: the one place that names them all. The server, the command line, the tests and the types for the
//! browser read it. A folder of this crate holds how one game looks and is spoken to at a terminal.

mod away_missions;
mod rocketmen;
mod space_alert;
mod space_cadets;

use away_missions::AwayMissionsAdapter;
use rocketmen::RocketmenAdapter;
use server::hosted::{Host, Tool};
use space_alert::SpaceAlertAdapter;
use space_cadets::SpaceCadetsAdapter;
use table::{Game, Seed};
use terminal::{GameList, TerminalGame};

/// One game with everything that others need of it: its rules, bots and words through its [`TerminalGame`], and what the
/// server and the browser want besides.
pub trait ListedGame: TerminalGame {
    /// What it can work out without a table, for whoever asks the server.
    const TOOLS: &'static [(&'static str, Tool)] = &[];
    /// The deal of its guided first game, when that is always the same.
    const LESSON: Option<Seed> = None;

    /// Every type that the browser meets; types that these use come by themselves.
    #[cfg(feature = "ts")]
    fn browser_types(visitor: &mut impl ts_rs::TypeVisitor);
}

impl ListedGame for RocketmenAdapter {
    const LESSON: Option<Seed> = Some(::rocketmen::lesson::DEAL);

    #[cfg(feature = "ts")]
    fn browser_types(visitor: &mut impl ts_rs::TypeVisitor) {
        visit_types_of::<Self::Game>(visitor);
        visitor.visit::<::rocketmen::rules::scoring::Score>();
    }
}

impl ListedGame for AwayMissionsAdapter {
    const TOOLS: &'static [(&'static str, Tool)] = &::away_missions::tools::TOOLS;
    const LESSON: Option<Seed> = Some(::away_missions::lesson::DEAL);

    #[cfg(feature = "ts")]
    fn browser_types(visitor: &mut impl ts_rs::TypeVisitor) {
        visit_types_of::<Self::Game>(visitor);
    }
}

impl ListedGame for SpaceAlertAdapter {
    const TOOLS: &'static [(&'static str, Tool)] = &::space_alert::tools::TOOLS;

    #[cfg(feature = "ts")]
    fn browser_types(visitor: &mut impl ts_rs::TypeVisitor) {
        visit_types_of::<Self::Game>(visitor);
    }
}

impl ListedGame for SpaceCadetsAdapter {
    const TOOLS: &'static [(&'static str, Tool)] = &::space_cadets::tools::TOOLS;

    #[cfg(feature = "ts")]
    fn browser_types(visitor: &mut impl ts_rs::TypeVisitor) {
        visit_types_of::<Self::Game>(visitor);
    }
}

/// Whoever wants to do something with every game.
pub trait Visitor {
    /// Does it with this one.
    fn visit<L: ListedGame>(&mut self);
}

/// Shows a visitor every game.
pub fn visit_all(visitor: &mut impl Visitor) {
    visitor.visit::<RocketmenAdapter>();
    visitor.visit::<SpaceAlertAdapter>();
    visitor.visit::<AwayMissionsAdapter>();
    visitor.visit::<SpaceCadetsAdapter>();
}

/// The games as a server hosts them.
pub fn on_server() -> server::Games {
    struct Hosting(server::Games);
    impl Visitor for Hosting {
        fn visit<L: ListedGame>(&mut self) {
            let games = std::mem::take(&mut self.0);
            self.0 = games.with(Host::new(L::ROSTER).with_tools(L::TOOLS).with_lesson(L::LESSON));
        }
    }
    let mut hosting = Hosting(server::Games::default());
    visit_all(&mut hosting);
    hosting.0
}

/// The games as the command line offers them.
pub fn at_terminal() -> GameList {
    struct Listing(GameList);
    impl Visitor for Listing {
        fn visit<L: ListedGame>(&mut self) {
            self.0.add::<L>();
        }
    }
    let mut listing = Listing(GameList::default());
    visit_all(&mut listing);
    listing.0
}

/// Every message key that any game asks for, besides what the command line says.
pub fn vocabulary() -> Vec<String> {
    struct Listening(Vec<String>);
    impl Visitor for Listening {
        fn visit<L: ListedGame>(&mut self) {
            self.0.extend(L::Game::vocabulary());
        }
    }
    let mut listening = Listening(Vec::new());
    visit_all(&mut listening);
    listening.0
}

/// What the browser meets of every game.
#[cfg(feature = "ts")]
fn visit_types_of<G: Game>(visitor: &mut impl ts_rs::TypeVisitor)
where
    G::View: ts_rs::TS,
    G::Command: ts_rs::TS,
    G::Event: ts_rs::TS,
    G::Refusal: ts_rs::TS,
    G::Preview: ts_rs::TS,
    G::Catalogue: ts_rs::TS,
{
    visitor.visit::<G::View>();
    visitor.visit::<G::Command>();
    visitor.visit::<G::Event>();
    visitor.visit::<G::Refusal>();
    visitor.visit::<G::Preview>();
    visitor.visit::<G::Catalogue>();
}
