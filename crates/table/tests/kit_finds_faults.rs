//! The kit is able to fail: for every promise there is a game that breaks it, and the kit says so.
//!
//! Each broken game is the honest toy with one fault. Unless the fault spoils the random walk itself, exactly the
//! checks of the broken promise fail and all others pass.

#![allow(clippy::unwrap_used, clippy::panic, reason = "what helps a test reports by failing it")]

#[path = "../../../sample/crates/high-card/src/lib.rs"]
#[allow(dead_code, unused_imports, reason = "each test uses another part of the toy")]
mod toy;

use serde::{Deserialize, Serialize};
use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::Once;
use std::sync::atomic::{AtomicU32, Ordering};
use table::kit::{self, Case};
use table::{
    Audience, Dice, Game, GameSetup, GameTime, OptionSpec, Options, Outcome, Phrase, Refusal, Seat, Seats,
    Seed, SetupError, Story, Undo, Viewer,
};
use toy::{Command, Event, HighCard, Preview, Refusal as No, Setup, View};

/// What a game can get wrong.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
enum Fault {
    /// Nothing: the wrapping itself is honest.
    None,
    /// Nothing either, with omens that nobody knows before the bell of each round.
    NoneWithOmens,
    /// Nothing either, with commands that may be given and change nothing.
    NoneWithIdleCommands,
    ForgetsAFieldForCommands,
    ForgetsAFieldForTheClock,
    RefusesAndActs,
    RefusesAndTells,
    RefusesWithoutARule,
    RefusesInUnknownWords,
    OffersTheIllegal,
    OffersTwice,
    OffersToStrangers,
    TellsInUnknownWords,
    NamesUnknownThings,
    NeverEnds,
    RingsWithoutEnd,
    RingsOnTheSpot,
    StrandsEverybody,
    WaitsAfterTheEnd,
    TicksAfterTheEnd,
    OffersAfterTheEnd,
    AcceptsAfterTheEnd,
    ShowsAHand,
    ShowsTheBagAtTheEnd,
    PrintsTheBag,
    PrintsTheRound,
    TellsADrawToAll,
    TellsAFaceDownCardToAll,
    TellsADrawByTheClockToAll,
    ForgetsWhatEverybodySaw,
    OffersByAHiddenHand,
    PreviewsAHiddenHand,
    RefusesWithAHiddenHand,
    ExplainsWithAHiddenHand,
    AllowsByAHiddenHand,
    WaitsByAHiddenHand,
    TicksByAHiddenHand,
    ShowsWhenTheBellRings,
    ShowsTheOmenToCome,
    OffersByTheOmenToCome,
    PreviewsTheOmenToCome,
    TakesBackByAHiddenHand,
    CastsByAHiddenHand,
    CastsStrangers,
    CastsUnknownParts,
    DrawsWithoutUncovering,
    RedealsNothing,
    RedealsTheOwnHand,
    ImaginesAnotherHand,
    CountsOutsideTheState,
    IgnoresTheSeed,
}

/// The checks of the kit.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Check {
    StatesResume,
    RefusalsChangeNothing,
    OptionsAreAccepted,
    RandomPlayEnds,
    SecretsStay,
    RecordsReplay,
    UndoReturns,
}

const CHECKS: [Check; 7] = [
    Check::StatesResume,
    Check::RefusalsChangeNothing,
    Check::OptionsAreAccepted,
    Check::RandomPlayEnds,
    Check::SecretsStay,
    Check::RecordsReplay,
    Check::UndoReturns,
];

/// Runs one check on the toy with one fault. Returns what the kit complains about.
fn complaint(fault: Fault, check: Check) -> Option<String> {
    let case = |seats| Case::new("faulty", Rigged { toy: Setup::of(seats), fault });
    complaint_about(check, &[case(2), case(3)])
}

/// Runs one check on these cases.
fn complaint_about(check: Check, cases: &[Case<Faulty>]) -> Option<String> {
    caught(|| match check {
        Check::StatesResume => kit::states_resume(cases, 20, 60),
        Check::RefusalsChangeNothing => kit::refusals_change_nothing(cases, 20, 60),
        Check::OptionsAreAccepted => kit::options_are_accepted(cases, 20, 60),
        Check::RandomPlayEnds => kit::random_play_ends(cases, 20, 60),
        Check::SecretsStay => kit::secrets_stay(cases, 20, 60),
        Check::RecordsReplay => kit::records_replay(cases, 20, 60),
        Check::UndoReturns => kit::undo_returns(cases, 20, 60),
    })
}

/// The message of an expected panic, without its noise on the screen.
fn caught(check: impl FnOnce()) -> Option<String> {
    thread_local! { static QUIET: Cell<bool> = const { Cell::new(false) } }
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let loud = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            if !QUIET.get() {
                loud(panic);
            }
        }));
    });
    QUIET.set(true);
    let result = catch_unwind(AssertUnwindSafe(check));
    QUIET.set(false);
    let panic = result.err()?;
    let text = panic.downcast_ref::<String>().cloned();
    Some(text.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned())).unwrap_or_default())
}

/// The fault breaks exactly these promises: of each check a part of what it says.
fn breaks(fault: Fault, expected: &[(Check, &str)]) {
    for check in CHECKS {
        let complaint = complaint(fault, check);
        match (&complaint, expected.iter().find(|(broken, _)| *broken == check)) {
            (None, None) => {}
            (Some(text), Some((_, part))) => assert!(text.contains(part), "{fault:?}, {check:?}: {text}"),
            (Some(text), None) => panic!("{fault:?} should not bother {check:?}: {text}"),
            (None, Some(_)) => panic!("{fault:?} gets past {check:?}"),
        }
    }
}

/// The fault makes any walk through the game impossible, so that every check says so.
fn breaks_every_walk(fault: Fault, part: &str) {
    for check in CHECKS {
        let complaint = complaint(fault, check);
        let Some(text) = complaint else { panic!("{fault:?} gets past {check:?}") };
        assert!(text.contains(part), "{fault:?}, {check:?}: {text}");
    }
}

#[test]
fn the_wrapping_is_honest_without_a_fault() {
    breaks(Fault::None, &[]);
}

/// The commands that change nothing.
fn idle() -> impl Iterator<Item = Command> {
    (200..204).map(|card| Command::Swap { card })
}

#[test]
fn a_last_command_that_changes_nothing_is_no_fault_and_is_missed_all_the_same() {
    breaks(Fault::NoneWithIdleCommands, &[]);
    // Some of those games ended with one.
    let case = Case::<Faulty>::new("idle", Rigged { toy: Setup::of(3), fault: Fault::NoneWithIdleCommands });
    let ends_idly = |number: &u64| {
        let mut walk = kit::Walk::start(&case, *number);
        walk.each(60, |_, _, _| {});
        idle().any(|command| walk.session.log().last().is_some_and(|last| last.command == command))
    };
    assert!((0..20).filter(ends_idly).count() > 0);
}

#[test]
fn a_state_that_forgets_something_when_saved() {
    let led = |by| format!("saved and resumed, {by} led elsewhere");
    breaks(Fault::ForgetsAFieldForCommands, &[(Check::StatesResume, &led("a command"))]);
    breaks(Fault::ForgetsAFieldForTheClock, &[(Check::StatesResume, &led("the clock"))]);
}

#[test]
fn a_refused_command_that_does_something() {
    breaks(Fault::RefusesAndActs, &[(Check::RefusalsChangeNothing, "was refused but did something")]);
    breaks(Fault::RefusesAndTells, &[(Check::RefusalsChangeNothing, "was refused but told")]);
    breaks(Fault::RefusesWithoutARule, &[(Check::RefusalsChangeNothing, "names no rule")]);
    breaks(
        Fault::RefusesInUnknownWords,
        &[(Check::RefusalsChangeNothing, "high-card-gibberish is not in the vocabulary")],
    );
}

#[test]
fn an_option_that_is_none() {
    breaks(Fault::OffersTwice, &[(Check::OptionsAreAccepted, "offered twice")]);
    breaks(Fault::OffersToStrangers, &[(Check::OptionsAreAccepted, "offered to a chair that is not there")]);
    let text = complaint(Fault::OffersTheIllegal, Check::OptionsAreAccepted);
    assert!(text.is_some_and(|text| text.contains("offered and refused: Play { card: 0 }")));
    let text = complaint(Fault::OffersTheIllegal, Check::RecordsReplay);
    assert!(text.is_some_and(|text| text.contains("an option was refused: Play { card: 0 }")));
}

#[test]
fn a_story_that_no_locale_can_tell() {
    let part = "high-card-gibberish is not in the vocabulary";
    breaks(Fault::TellsInUnknownWords, &[(Check::OptionsAreAccepted, part)]);
    breaks(Fault::NamesUnknownThings, &[(Check::OptionsAreAccepted, part)]);
}

#[test]
fn a_game_that_never_ends() {
    breaks_every_walk(Fault::NeverEnds, "the game is not over after 60 commands");
    breaks_every_walk(Fault::RingsWithoutEnd, "and never will be");
    breaks_every_walk(Fault::RingsOnTheSpot, "rings for ever");
    breaks_every_walk(Fault::StrandsEverybody, "a dead end");
}

#[test]
fn a_game_that_goes_on_after_its_end() {
    breaks(Fault::WaitsAfterTheEnd, &[(Check::RandomPlayEnds, "over, and still waiting")]);
    breaks(Fault::TicksAfterTheEnd, &[(Check::RandomPlayEnds, "over, and the clock still runs")]);
    breaks(Fault::OffersAfterTheEnd, &[(Check::RandomPlayEnds, "over, and still offering")]);
    breaks(Fault::AcceptsAfterTheEnd, &[(Check::RandomPlayEnds, "accepted after the end")]);
}

#[test]
fn a_view_that_shows_too_much() {
    breaks(Fault::ShowsAHand, &[(Check::SecretsStay, "faulty: the view of")]);
    breaks(Fault::ShowsTheBagAtTheEnd, &[(Check::SecretsStay, "faulty: the view of")]);
    breaks(Fault::PrintsTheBag, &[(Check::SecretsStay, "faulty: the catalogue leaks")]);
    breaks(Fault::PrintsTheRound, &[(Check::SecretsStay, "faulty: the catalogue changed during the game")]);
}

#[test]
fn a_story_that_tells_too_much() {
    breaks(Fault::TellsADrawToAll, &[(Check::SecretsStay, "faulty: the story of Swap")]);
    breaks(Fault::TellsAFaceDownCardToAll, &[(Check::SecretsStay, "faulty: the story of Play")]);
    breaks(Fault::TellsADrawByTheClockToAll, &[(Check::SecretsStay, "faulty: the story of the alarm leaks")]);
    // What was shown lawfully is in the view from then on; a story that says more than the view is not believed.
    breaks(Fault::ForgetsWhatEverybodySaw, &[(Check::SecretsStay, "faulty: the story of the alarm leaks")]);
}

#[test]
fn options_that_tell_too_much() {
    breaks(Fault::OffersByAHiddenHand, &[(Check::SecretsStay, "faulty: the options of")]);
    breaks(Fault::PreviewsAHiddenHand, &[(Check::SecretsStay, "faulty: the preview of")]);
}

#[test]
fn a_refusal_that_tells_too_much() {
    breaks(Fault::RefusesWithAHiddenHand, &[(Check::SecretsStay, "faulty: the refusal of")]);
    breaks(Fault::ExplainsWithAHiddenHand, &[(Check::SecretsStay, "what is said about the refusal of")]);
    breaks(Fault::AllowsByAHiddenHand, &[(Check::SecretsStay, "is legal leaks to its own giver")]);
}

#[test]
fn waiting_that_tells_too_much() {
    breaks(Fault::WaitsByAHiddenHand, &[(Check::SecretsStay, "whom the game waits for leaks")]);
    breaks(Fault::TicksByAHiddenHand, &[(Check::SecretsStay, "whether the clock runs leaks")]);
}

#[test]
fn what_is_still_to_come_may_differ_and_never_shows() {
    breaks(Fault::NoneWithOmens, &[]);
    breaks(Fault::ShowsWhenTheBellRings, &[(Check::SecretsStay, "faulty: the view of")]);
    breaks(Fault::ShowsTheOmenToCome, &[(Check::SecretsStay, "faulty: the view of")]);
    breaks(Fault::OffersByTheOmenToCome, &[(Check::SecretsStay, "faulty: the options of")]);
    breaks(Fault::PreviewsTheOmenToCome, &[(Check::SecretsStay, "faulty: the preview of")]);
}

#[test]
fn parts_and_taking_back_that_tell_too_much() {
    breaks(Fault::TakesBackByAHiddenHand, &[(Check::SecretsStay, "may take back leaks")]);
    breaks(Fault::CastsByAHiddenHand, &[(Check::SecretsStay, "faulty: the roles of")]);
    breaks(
        Fault::CastsStrangers,
        &[(Check::OptionsAreAccepted, "a chair that is not there plays [\"banker\"]")],
    );
    breaks(
        Fault::CastsUnknownParts,
        &[(Check::OptionsAreAccepted, "faulty-card-role-jester is not in the vocabulary")],
    );
}

#[test]
fn a_case_without_secrets_has_to_say_so() {
    let case = || Case::new("faulty", Rigged { toy: Setup::of(2), fault: Fault::RedealsNothing });
    let complaint = complaint_about(Check::SecretsStay, &[case()]);
    assert!(complaint.is_some_and(|text| text.contains("the check checks nothing")));
    assert_eq!(complaint_about(Check::SecretsStay, &[case().open()]), None);
    // Being open excuses no leak.
    let leaky = Case::new("faulty", Rigged { toy: Setup::of(2), fault: Fault::ShowsAHand }).open();
    assert!(complaint_about(Check::SecretsStay, &[leaky]).is_some());
}

#[test]
fn the_tempo_of_a_case_is_how_many_commands_come_between_two_alarms() {
    let late = |tempo: u32| {
        let case = Case::<HighCard>::new("toy", Setup { rounds: 30, ..Setup::of(3) }).tempo(tempo);
        let mut walk = kit::Walk::start(&case, 1);
        walk.each(200, |_, _, _| {})
    };
    let (hasty, patient) = (late(2), late(1_000));
    assert!(hasty < 60, "with an alarm at every second step most are late: {hasty}");
    assert!(patient >= 90, "with an alarm at every thousandth everybody plays: {patient}");
}

#[test]
fn a_draw_that_could_be_taken_back() {
    breaks(Fault::DrawsWithoutUncovering, &[(Check::SecretsStay, "the story does not say `uncover`")]);
}

#[test]
fn a_redeal_that_is_none() {
    breaks(Fault::RedealsNothing, &[(Check::SecretsStay, "the check checks nothing")]);
    breaks(Fault::RedealsTheOwnHand, &[(Check::SecretsStay, "faulty: the view of")]);
    breaks(
        Fault::ImaginesAnotherHand,
        &[(Check::SecretsStay, "can tell an imagined game from the true one")],
    );
}

#[test]
fn a_record_that_depends_on_something_else() {
    breaks(
        Fault::CountsOutsideTheState,
        &[
            (Check::StatesResume, "a command led elsewhere"),
            (
                Check::RecordsReplay,
                "does not verify: the commands lead to another state than the record says",
            ),
            (Check::UndoReturns, "led elsewhere"),
        ],
    );
    breaks(Fault::IgnoresTheSeed, &[(Check::RecordsReplay, "another seed gives the same game")]);
}

/// Runs the golden check of the honest toy in a folder whose file is made by `change` from the kept one.
fn golden(folder: &str, change: impl Fn(String) -> Option<String>) -> Option<String> {
    let kept =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../sample/crates/high-card/tests/golden/two.txt");
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(folder);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    if let Some(text) = change(std::fs::read_to_string(kept).unwrap()) {
        std::fs::write(folder.join("two.txt"), text).unwrap();
    }
    let cases: [Case<HighCard>; 1] = [Case::new("two", Setup::of(2))];
    caught(|| kit::golden(&cases, &folder, 60))
}

#[test]
fn a_golden_file_that_does_not_match() {
    if std::env::var_os("COSMODROME_BLESS").is_some() {
        return; // Whoever blesses wants files written, not compared.
    }
    assert_eq!(golden("golden-same", Some), None);
    let changed = golden("golden-changed", |text| Some(text.replacen("\"late\":true", "\"late\":false", 1)));
    assert!(changed.is_some_and(|text| text.contains("two.txt:2: the game went another way")));
    let longer = golden("golden-longer", |text| Some(text + "one line more\n"));
    assert!(longer.is_some_and(|text| text.contains("another length")));
    let missing = golden("golden-missing", |_| None);
    assert!(missing.is_some_and(|text| text.contains("is missing: run `cargo xtask golden`")));
}

/// The toy's setup and what to get wrong.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Rigged {
    toy: Setup,
    fault: Fault,
}

/// The toy with one fault.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Faulty {
    toy: HighCard,
    fault: Fault,
    /// How often the clock rang, for the clocks that are broken.
    rings: u64,
    /// The omens that were seen so far.
    omens: Vec<u32>,
    /// When the next omen shows, and what it will be.
    bell: Option<(GameTime, u32)>,
    /// What the counter outside showed, for the state that depends on it.
    counted: u32,
    /// How many commands were accepted; this one is lost when the state is saved.
    #[serde(skip)]
    forgotten: u64,
}

static OUTSIDE: AtomicU32 = AtomicU32::new(0);

/// The toy's refusal, and perhaps who holds the card instead.
#[derive(Clone, Debug, PartialEq, Serialize)]
struct Denial {
    no: No,
    holder: Option<Seat>,
    lawless: bool,
}

impl Refusal for Denial {
    fn rule(&self) -> &'static str {
        if self.lawless { "" } else { self.no.rule() }
    }
}

impl Faulty {
    fn is(&self, fault: Fault) -> bool {
        self.fault == fault
    }

    fn is_over(&self) -> bool {
        self.toy.outcome().is_some()
    }

    /// Something about the next neighbour's hidden hand.
    fn peek(&self, seat: Seat) -> bool {
        let neighbour = Seat((seat.0 + 1) % self.toy.seats());
        self.toy.hand(neighbour).iter().map(|card| u32::from(*card)).sum::<u32>() % 2 == 1
    }

    fn holder(&self, command: &Command) -> Option<Seat> {
        let (Command::Play { card } | Command::Swap { card }) = command;
        Seat::all(self.toy.seats()).find(|seat| self.toy.hand(*seat).contains(card))
    }

    /// Whether there are omens in this game.
    fn has_omens(&self) -> bool {
        matches!(
            self.fault,
            Fault::NoneWithOmens
                | Fault::ShowsWhenTheBellRings
                | Fault::ShowsTheOmenToCome
                | Fault::OffersByTheOmenToCome
                | Fault::PreviewsTheOmenToCome
        )
    }

    /// An omen that will show at some moment of a round that begins now.
    fn omen(&self, from: GameTime, dice: &mut Dice) -> Option<(GameTime, u32)> {
        let bell = (from + 1 + u64::from(dice.below(9_000)), dice.below(1_000));
        (self.has_omens() && !self.is_over()).then_some(bell)
    }

    /// Something about the omen that nobody has seen yet.
    fn foresee(&self) -> bool {
        self.bell.is_some_and(|(_, omen)| omen % 2 == 1)
    }

    /// Passes on what the toy told, with the indiscretions of this fault.
    fn retell(&self, told: &mut Story<Event>, story: &mut Story<Event>, blabs: Fault) {
        if told.uncovered() && !self.is(Fault::DrawsWithoutUncovering) {
            story.uncover();
        }
        for telling in told.take() {
            let private = matches!(telling.audience, Audience::Only(_));
            let audience = if private && self.is(blabs) { Audience::All } else { telling.audience };
            story.tell(audience, telling.event);
        }
    }
}

impl GameSetup for Rigged {
    fn options_offered() -> Vec<OptionSpec> {
        <HighCard as Game>::Setup::options_offered()
    }

    fn configure(seats: u8, options: &Options, content: Option<&str>) -> Result<Rigged, SetupError> {
        Ok(Rigged { toy: <HighCard as Game>::Setup::configure(seats, options, content)?, fault: Fault::None })
    }
}

impl Game for Faulty {
    const ID: &'static str = "faulty-card";
    const RULES_VERSION: u32 = 1;
    const LEAST_SEATS: u8 = HighCard::LEAST_SEATS;
    const MOST_SEATS: u8 = HighCard::MOST_SEATS;

    type Setup = Rigged;
    type Command = Command;
    type Event = Event;
    type View = (View, Vec<u8>, Vec<u32>);
    type Refusal = Denial;
    type Preview = Preview;
    type Catalogue = Vec<u8>;

    fn start(setup: Rigged, seed: Seed) -> Result<Faulty, SetupError> {
        let seed = if setup.fault == Fault::IgnoresTheSeed { Seed::from_number(0) } else { seed };
        let toy = HighCard::start(setup.toy, seed)?;
        let mut game = Faulty {
            toy,
            fault: setup.fault,
            rings: 0,
            omens: Vec::new(),
            bell: None,
            counted: 0,
            forgotten: 0,
        };
        game.bell = game.omen(GameTime::ZERO, &mut Dice::new(seed.derive(9)));
        Ok(game)
    }

    fn apply(
        &mut self,
        at: GameTime,
        seat: Seat,
        command: Command,
        story: &mut Story<Event>,
    ) -> Result<(), Denial> {
        let (Command::Play { card } | Command::Swap { card }) = command;
        let seated = seat.0 < self.seats();
        if seated && card == 0 && self.is(Fault::NeverEnds)
            || seated && card > 100 && self.is(Fault::AllowsByAHiddenHand) && self.peek(seat)
            || seated && card >= 200 && self.is(Fault::NoneWithIdleCommands) && !self.is_over()
            || self.is_over() && self.is(Fault::AcceptsAfterTheEnd)
        {
            return Ok(());
        }
        let mut told = Story::new();
        if let Err(no) = self.toy.apply(at, seat, command.clone(), &mut told) {
            if self.is(Fault::RefusesAndActs) {
                self.rings += 1;
            }
            if self.is(Fault::RefusesAndTells) {
                story.tell(Audience::All, Event::Over);
            }
            let tattles = self.is(Fault::RefusesWithAHiddenHand) && matches!(no, No::NotHeld { .. });
            let holder = self.holder(&command).filter(|_| tattles);
            return Err(Denial { no, holder, lawless: self.is(Fault::RefusesWithoutARule) });
        }
        self.retell(&mut told, story, Fault::TellsADrawToAll);
        if self.is(Fault::TellsAFaceDownCardToAll) && matches!(command, Command::Play { .. }) {
            story.tell(Audience::All, Event::Turned { seat, card, late: false });
        }
        self.forgotten += 1;
        if self.is(Fault::ForgetsAFieldForCommands) && self.forgotten == 2 {
            self.toy.dice_mut().below(6);
        }
        if self.is(Fault::CountsOutsideTheState) {
            self.counted = OUTSIDE.fetch_add(1, Ordering::Relaxed);
        }
        Ok(())
    }

    fn alarm(&self) -> Option<GameTime> {
        let alarm = self.toy.alarm();
        match self.fault {
            Fault::ForgetsAFieldForTheClock => alarm.map(|alarm| alarm + self.forgotten),
            Fault::TicksByAHiddenHand => alarm.filter(|_| self.awaited().is_empty() || !self.peek(Seat(0))),
            Fault::NeverEnds | Fault::StrandsEverybody => None,
            Fault::RingsWithoutEnd => Some(GameTime(self.rings * 1000)),
            Fault::RingsOnTheSpot => Some(GameTime::ZERO),
            Fault::TicksAfterTheEnd => alarm.or(Some(GameTime(u64::MAX))),
            _ => alarm.map(|alarm| self.bell.map_or(alarm, |(bell, _)| bell.min(alarm))),
        }
    }

    fn ring(&mut self, at: GameTime, story: &mut Story<Event>) {
        self.rings += 1;
        if matches!(self.fault, Fault::RingsWithoutEnd | Fault::RingsOnTheSpot) {
            return;
        }
        if let Some((bell, omen)) = self.bell.take()
            && self.toy.alarm().is_some_and(|alarm| bell < alarm)
        {
            self.omens.push(omen);
            return;
        }
        let mut told = Story::new();
        self.toy.ring(at, &mut told);
        if self.has_omens() {
            let mut dice = self.toy.dice().clone();
            self.bell = self.omen(at, &mut dice);
            *self.toy.dice_mut() = dice;
        }
        self.retell(&mut told, story, Fault::TellsADrawByTheClockToAll);
    }

    fn seats(&self) -> u8 {
        self.toy.seats()
    }

    fn awaited(&self) -> Seats {
        match self.fault {
            Fault::WaitsAfterTheEnd if self.is_over() => Seats::only(Seat(0)),
            Fault::WaitsByAHiddenHand if self.peek(Seat(0)) => Seats(self.toy.awaited().0 & !1),
            _ => self.toy.awaited(),
        }
    }

    fn round(&self) -> u32 {
        self.toy.round()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.toy.outcome()
    }

    fn view(&self, viewer: Viewer) -> (View, Vec<u8>, Vec<u32>) {
        let extra = match self.fault {
            Fault::ShowsAHand => self.toy.hand(Seat(1)).to_vec(),
            Fault::ShowsTheBagAtTheEnd if self.is_over() => self.toy.bag().to_vec(),
            _ => Vec::new(),
        };
        let mut view = self.toy.view(viewer);
        if self.is(Fault::ForgetsWhatEverybodySaw) {
            view.last.clear();
        }
        let mut omens = self.omens.clone();
        if let Some((bell, omen)) = self.bell {
            omens.extend(self.is(Fault::ShowsWhenTheBellRings).then_some(bell.0 as u32));
            omens.extend(self.is(Fault::ShowsTheOmenToCome).then_some(omen));
        }
        (view, extra, omens)
    }

    fn options(&self, seat: Seat, options: &mut Vec<Command>) {
        let seated = seat.0 < self.seats();
        let first = options.len();
        match self.fault {
            Fault::RingsWithoutEnd | Fault::RingsOnTheSpot | Fault::StrandsEverybody => return,
            Fault::NeverEnds if seated => return options.push(Command::Play { card: 0 }),
            _ => self.toy.options(seat, options),
        }
        let some = options.len() > first;
        match self.fault {
            Fault::OffersTheIllegal if some => options.push(Command::Play { card: 0 }),
            Fault::NoneWithIdleCommands if some => options.extend(idle()),
            Fault::OffersTwice if some => options.push(options[first].clone()),
            Fault::OffersToStrangers if !seated => options.push(Command::Play { card: 1 }),
            Fault::OffersAfterTheEnd if self.is_over() => options.push(Command::Play { card: 1 }),
            Fault::OffersByAHiddenHand if seated && self.peek(seat) => options[first..].reverse(),
            Fault::OffersByTheOmenToCome if self.foresee() => options[first..].reverse(),
            _ => {}
        }
    }

    fn preview(&self, seat: Seat, command: &Command) -> Preview {
        let mut preview = self.toy.preview(seat, command);
        if self.is(Fault::PreviewsAHiddenHand) && self.peek(seat) {
            preview.beaten_by += 1;
        }
        if self.is(Fault::PreviewsTheOmenToCome) && self.foresee() {
            preview.beaten_by += 1;
        }
        preview
    }

    fn undo(&self, seat: Seat) -> Undo {
        let never = self.is(Fault::TakesBackByAHiddenHand) && seat.0 < self.seats() && self.peek(seat);
        if never { Undo::Never } else { Undo::Free }
    }

    fn roles(&self, seat: Seat) -> Vec<&'static str> {
        let banker = match self.fault {
            Fault::CastsByAHiddenHand => seat.0 < self.seats() && self.peek(seat),
            Fault::CastsStrangers => seat.0 >= self.seats(),
            _ => false,
        };
        let jester = self.is(Fault::CastsUnknownParts) && seat == Seat(0);
        banker.then_some("banker").into_iter().chain(jester.then_some("jester")).collect()
    }

    fn catalogue(&self) -> Vec<u8> {
        match self.fault {
            Fault::PrintsTheBag => self.toy.bag().to_vec(),
            Fault::PrintsTheRound => vec![self.toy.round() as u8],
            _ => self.toy.catalogue(),
        }
    }

    fn dice(&self) -> &Dice {
        self.toy.dice()
    }

    fn dice_mut(&mut self) -> &mut Dice {
        self.toy.dice_mut()
    }

    fn redeal(&self, viewer: Viewer, dice: &mut Dice) -> Faulty {
        let toy = match self.fault {
            Fault::RedealsNothing => self.toy.clone(),
            Fault::RedealsTheOwnHand => self.toy.redeal(Viewer::Spectator, dice),
            _ => self.toy.redeal(viewer, dice),
        };
        let bell = self.bell.and_then(|(bell, _)| self.omen(GameTime(bell.0 / 10_000 * 10_000), dice));
        Faulty { toy, bell, ..self.clone() }
    }

    fn imagine(&self, viewer: Viewer, seed: Seed) -> Faulty {
        let viewer = if self.is(Fault::ImaginesAnotherHand) { Viewer::Spectator } else { viewer };
        Faulty { toy: self.toy.imagine(viewer, seed), ..self.clone() }
    }

    fn tell(&self, event: &Event) -> Phrase {
        match self.fault {
            Fault::TellsInUnknownWords => Phrase::new("high-card-gibberish"),
            Fault::NamesUnknownThings => {
                self.toy.tell(event).keys("things", vec!["high-card-gibberish".to_owned()])
            }
            _ => self.toy.tell(event),
        }
    }

    fn explain(&self, refusal: &Denial) -> Phrase {
        match self.fault {
            Fault::RefusesInUnknownWords => Phrase::new("high-card-gibberish"),
            Fault::ExplainsWithAHiddenHand => {
                self.toy.explain(&refusal.no).number("hint", i64::from(self.peek(Seat(0))))
            }
            _ => self.toy.explain(&refusal.no),
        }
    }

    fn vocabulary() -> Vec<String> {
        let mut known = HighCard::vocabulary();
        known.push("faulty-card-role-banker".to_owned());
        known
    }
}
