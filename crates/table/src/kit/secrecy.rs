//! Hidden things leave a game through no door: re-deal everything a viewer cannot see, and the bytes sent to that
//! viewer must be identical, now and after the next move.
//!
//! The view is the measure. It never depends on what `redeal` deals anew; and a story that differs between two deals
//! is lawful only when the view differs from then on too: a card was drawn or turned face up for that viewer.
//!
//! What is still to come is hidden as well, so the next alarm may be another one in another deal. Whether the clock runs
//! at all is open; when it rings next shows when it does.

use super::walk::{Case, Walk, bytes, fuzzed};
use crate::{Dice, Game, GameTime, Refusal, Seat, Seed, Story, Viewer};

/// How many re-deals to look at per viewer and position.
const REDEALS: u64 = 2;
/// How many positions of a game to look at; a longer one is looked at in even strides.
const POSITIONS: usize = 60;
/// How many options of a position to look at more closely.
const CLOSER: usize = 24;
/// How many commands out of the blue each chair tries per re-deal.
const BLUE: usize = 2;

/// Views, options, previews, refusals and heard events are the same whatever lies hidden or is still to come.
pub fn secrets_stay<G: Game>(cases: &[Case<G>], games: u64, bound: usize) {
    for case in cases {
        let mut differed = 0;
        for number in 0..games {
            let length = Walk::start(case, number).each(bound, |_, _, _| {});
            let stride = length.div_ceil(POSITIONS).max(1);
            let mut walk = Walk::start(case, number);
            let mut eyes = Dice::new(Seed::from_number(number).derive(2));
            let printed = bytes(&walk.session.game().catalogue());
            let other = walk.session.game().redeal(Viewer::Spectator, &mut Dice::new(eyes.seed()));
            assert_eq!(bytes(&other.catalogue()), printed, "{}: the catalogue leaks", case.name);
            let mut step = 0;
            walk.each(bound, |walk, actor, command| {
                if step % stride == 0 {
                    differed += look(case, walk, &mut eyes, Some((actor, command)));
                }
                step += 1;
            });
            differed += look(case, &walk, &mut eyes, None);
            let still = bytes(&walk.session.game().catalogue());
            assert_eq!(still, printed, "{}: the catalogue changed during the game", case.name);
        }
        assert!(
            differed > 0 || case.open,
            "{}: re-dealing never changed anything: the check checks nothing",
            case.name
        );
    }
}

/// Looks at one position with the eyes of every viewer. Returns how many re-deals were not the true deal.
fn look<G: Game>(
    case: &Case<G>,
    walk: &Walk<G>,
    eyes: &mut Dice,
    next: Option<(Seat, &G::Command)>,
) -> usize {
    let mut differed = 0;
    let game = walk.session.game();
    let whole = bytes(game);
    for viewer in Viewer::all(game.seats()) {
        let view = bytes(&game.view(viewer));
        for _ in 0..REDEALS {
            let other = game.redeal(viewer, &mut Dice::new(eyes.seed()));
            if bytes(&other) == whole {
                continue;
            }
            differed += 1;
            let now = walk.session.now();
            let pair = Pair { name: case.name, viewer, now, game, view: &view, other: &other };
            pair.stand_still();
            pair.ring();
            if let Some((actor, command)) = next {
                pair.give(actor, command);
            }
            if let Viewer::Seat(seat) = viewer {
                for _ in 0..BLUE {
                    pair.give(seat, &fuzzed::<G>(eyes));
                }
            }
        }
        let imagined = game.imagine(viewer, eyes.seed());
        assert_eq!(
            bytes(&imagined.view(viewer)),
            view,
            "{}: {viewer:?} can tell an imagined game from the true one",
            case.name
        );
        if let Viewer::Seat(seat) = viewer {
            let same = imagined.glance(seat) == game.glance(seat);
            assert!(same, "{}: {viewer:?} glances at what is hidden", case.name);
        }
    }
    differed
}

/// The true game and another deal of it, which this viewer must not be able to tell apart.
struct Pair<'a, G: Game> {
    name: &'static str,
    viewer: Viewer,
    now: GameTime,
    game: &'a G,
    /// What the viewer sees of the true game.
    view: &'a [u8],
    other: &'a G,
}

impl<G: Game> Pair<'_, G> {
    fn stand_still(&self) {
        let Pair { name, viewer, game, other, .. } = self;
        assert_eq!(bytes(&other.view(*viewer)), self.view, "{name}: the view of {viewer:?} leaks");
        assert_eq!(other.awaited(), game.awaited(), "{name}: whom the game waits for leaks");
        assert_eq!(other.round(), game.round(), "{name}: the round leaks");
        assert_eq!(other.alarm().is_some(), game.alarm().is_some(), "{name}: whether the clock runs leaks");
        assert_eq!(other.outcome(), game.outcome(), "{name}: the outcome leaks");
        assert_eq!(other.silence(), game.silence(), "{name}: whether people may speak leaks");
        for seat in Seat::all(game.seats()) {
            assert_eq!(other.roles(seat), game.roles(seat), "{name}: the roles of {seat:?} leak");
        }
        if let Viewer::Seat(seat) = *viewer {
            assert_eq!(other.undo(seat), game.undo(seat), "{name}: what {viewer:?} may take back leaks");
            let (mut mine, mut theirs) = (Vec::new(), Vec::new());
            game.options(seat, &mut mine);
            other.options(seat, &mut theirs);
            assert_eq!(bytes(&mine), bytes(&theirs), "{name}: the options of {viewer:?} leak");
            for option in mine.iter().take(8) {
                self.preview(seat, option);
            }
        }
    }

    fn preview(&self, seat: Seat, command: &G::Command) {
        assert_eq!(
            bytes(&self.game.preview(seat, command)),
            bytes(&self.other.preview(seat, command)),
            "{}: the preview of {command:?} leaks",
            self.name
        );
    }

    /// The clock rings in both, in each at its own moment.
    fn ring(&self) {
        let rung = |game: &G| {
            let alarm = game.alarm()?.max(self.now);
            let (mut game, mut story) = (game.clone(), Story::new());
            game.ring(alarm, &mut story);
            Some(After::new(&game, &story, self.viewer))
        };
        if let (Some(after), Some(other)) = (rung(self.game), rung(self.other)) {
            self.learnt("the alarm", &after, &other);
        }
    }

    /// The same command in both.
    fn give(&self, actor: Seat, command: &G::Command) {
        let (name, viewer) = (self.name, self.viewer);
        let (mut game, mut other) = (self.game.clone(), self.other.clone());
        let (mut story, mut other_story) = (Story::new(), Story::new());
        let accepted = game.apply(self.now, actor, command.clone(), &mut story);
        let also = other.apply(self.now, actor, command.clone(), &mut other_story);
        if viewer.is(actor) {
            assert_eq!(
                accepted.is_ok(),
                also.is_ok(),
                "{name}: whether {command:?} is legal leaks to its own giver"
            );
            assert_eq!(accepted, also, "{name}: the refusal of {command:?} leaks");
            if let (Err(refusal), Err(same)) = (&accepted, &also) {
                assert_eq!(refusal.rule(), same.rule(), "{name}: the rule against {command:?} leaks");
                assert_eq!(
                    game.explain(refusal),
                    other.explain(same),
                    "{name}: what is said about the refusal of {command:?} leaks"
                );
            }
            self.preview(actor, command);
        }
        if accepted.is_err() {
            return;
        }
        let after = After::new(&game, &story, viewer);
        if also.is_err() {
            self.stay_masked(actor, command, &after);
        } else if self.learnt(&format!("{command:?}"), &after, &After::new(&other, &other_story, viewer)) {
            assert!(
                story.uncovered(),
                "{name}: {command:?} taught {viewer:?} something hidden, and the story does not say `uncover`"
            );
        }
    }

    /// Whether the viewer can tell the two apart afterwards; then it must show in the view, not in the story alone.
    fn learnt(&self, what: &str, after: &After, other: &After) -> bool {
        assert!(
            after.heard == other.heard || after.view != other.view,
            "{}: the story of {what} leaks to {:?}:\n  {}\nwith another deal:\n  {}",
            self.name,
            self.viewer,
            after.heard,
            other.heard
        );
        after.view != other.view
    }

    /// The command names something that the other deal put elsewhere. There the actor could have done something else
    /// that looks the same to this viewer; then it must have sounded the same too.
    fn stay_masked(&self, actor: Seat, command: &G::Command, after: &After) {
        let mut options = Vec::new();
        self.other.options(actor, &mut options);
        let mut alike = None;
        for option in options.into_iter().take(CLOSER) {
            let (mut other, mut story) = (self.other.clone(), Story::new());
            if other.apply(self.now, actor, option, &mut story).is_err() {
                continue;
            }
            let candidate = After::new(&other, &story, self.viewer);
            if candidate.view == after.view {
                if candidate.heard == after.heard {
                    return;
                }
                alike = Some(candidate);
            }
        }
        if let Some(alike) = alike {
            self.learnt(&format!("{command:?}"), after, &alike);
        }
    }
}

/// What a viewer sees after a move and heard of it, sentences included.
struct After {
    view: Vec<u8>,
    heard: String,
}

impl After {
    fn new<G: Game>(game: &G, story: &Story<G::Event>, viewer: Viewer) -> After {
        let heard: Vec<_> = story.heard_by(viewer).map(|event| (event, game.tell(event))).collect();
        let heard = String::from_utf8_lossy(&bytes(&heard)).into_owned();
        After { view: bytes(&game.view(viewer)), heard }
    }
}
