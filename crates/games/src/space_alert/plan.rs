//! `cosmodrome space-alert plan`: the best plan that can be found in some seconds, or the smallest change that wins.

use super::resolve::{board_table, crew_names, read_plan, refuse, score, sum_up, written};
use ::space_alert::content::{Content, ContentHandle, double_actions};
use ::space_alert::plan::{DamageDraw, PlanFile};
use ::space_alert::planner::{Change, Found, HeldCard, Planner, Problem, Remedy, Rescue, Supply};
use ::space_alert::{Boards, Ship, Side};
use clap::Args;
use serde_json::json;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::thread;
use std::time::{Duration, Instant};
use table::{Phrase, Seed};
use terminal::{CommandOfGame, Failure, Page, Voice, read_or_listen, seed};

#[derive(Debug, Args)]
pub struct PlanArguments {
    pub file: PathBuf,
    #[arg(long, default_value_t = 10.0)]
    pub seconds: f64,
    #[arg(long)]
    pub seed: Option<String>,
    #[arg(long)]
    pub hands: Option<PathBuf>,
    #[arg(long)]
    pub keep: bool,
    #[arg(long)]
    pub smallest_change: bool,
    #[arg(long)]
    pub double_actions: bool,
    #[arg(long)]
    pub json: bool,
}

/// How many orders of the damage tiles are thought of where none is given.
const ORDERS: u64 = 4;
/// How many changes are tried between two looks at the clock.
const STEP: u32 = 200;
/// How long the first cycle of a search is.
const FIRST_CYCLE: u32 = 4_000;

impl CommandOfGame for PlanArguments {
    type Arguments = PlanArguments;

    const PAGE: Page = Page {
        name: "plan",
        about: "cli-help-plan",
        usage: "cli-usage-plan",
        more: "cli-help-plan-more",
        values: &[
            ("file", "cli-help-resolve-file", "cli-value-file"),
            ("seconds", "cli-help-plan-seconds", "cli-value-number"),
            ("seed", "cli-help-plan-seed", "cli-value-seed"),
            ("hands", "cli-help-plan-hands", "cli-value-file"),
        ],
        flags: &[
            ("keep", "cli-help-plan-keep"),
            ("smallest_change", "cli-help-plan-smallest-change"),
            ("double_actions", "cli-help-plan-double-actions"),
            ("json", "cli-help-plan-json"),
        ],
    };

    fn run(arguments: &PlanArguments, voice: &mut Voice) -> Result<(), Failure> {
        run(arguments, voice)
    }
}

/// Searches until the time is over and prints what was found.
fn run(arguments: &PlanArguments, voice: &mut Voice) -> Result<(), Failure> {
    let wrong_time =
        || Failure::Input(Phrase::new("cli-error-seconds").text("value", arguments.seconds.to_string()));
    let time = Duration::try_from_secs_f64(arguments.seconds).map_err(|_| wrong_time())?;
    let end = Instant::now().checked_add(time).ok_or_else(wrong_time)?;
    let seed = arguments.seed.as_deref().map_or(Ok(Seed::from_number(1)), seed)?;
    let plan = read_plan(&arguments.file)?;
    let problem = problem(arguments, &plan)?;
    if arguments.smallest_change {
        let rescue = rescue(problem, seed, end)?;
        return tell_rescue(arguments, &plan, &rescue, voice);
    }
    let (found, tried) = search(&problem, seed, end);
    tell_plan(arguments, plan, &problem, &found, tried, voice)
}

fn problem(arguments: &PlanArguments, plan: &PlanFile) -> Result<Problem, Failure> {
    let content = Content::standard();
    let prepare = |plan: &PlanFile| plan.prepare(content).map_err(|fault| refuse(&fault));
    let (mission, boards) = prepare(plan)?;
    let supply = match &arguments.hands {
        Some(file) => hands(&read_or_listen(file)?, boards.crew()).ok_or_else(|| {
            Failure::Input(Phrase::new("cli-error-hands").text("file", file.display().to_string()))
        })?,
        None => Supply::open(&deck(arguments.double_actions, &boards)),
    };
    let mut problem = Problem::new(mission, boards.crew(), supply);
    problem.boards = boards;
    if plan.damage_draw == DamageDraw::ANY && !arguments.smallest_change {
        for seed in 1..ORDERS {
            let other = PlanFile { damage_draw: DamageDraw::Seed { seed }, ..plan.clone() };
            problem.scenarios.push(prepare(&other)?.0);
        }
    }
    if arguments.keep {
        problem.keep_planned();
    }
    Ok(problem)
}

/// Double actions need the deck that has them.
fn deck(wanted: bool, boards: &Boards) -> ContentHandle {
    let standard = ContentHandle::standard();
    if wanted || boards.has_double_actions() {
        return double_actions(&standard).unwrap_or(standard);
    }
    standard
}

/// Reads hands: for each crew member a list of phases, each a list of cards, each a list of its two halves.
fn hands(text: &str, crew: usize) -> Option<Supply> {
    let hands: Vec<Vec<Vec<[Side; 2]>>> = serde_json::from_str(text).ok()?;
    if hands.len() != crew || hands.iter().any(|phases| phases.len() > 3) {
        return None;
    }
    let mut cards = Vec::new();
    for (player, phases) in hands.iter().enumerate() {
        for (phase, held) in (1..).zip(phases) {
            cards.extend(held.iter().map(|halves| HeldCard { halves: *halves, phase, boards: 1 << player }));
        }
    }
    (cards.len() <= 128).then(|| Supply::hands(&cards))
}

/// Every core searches for itself; the best plan of all wins.
fn search(problem: &Problem, seed: Seed, end: Instant) -> (Found, u64) {
    let threads = thread::available_parallelism().map_or(1, NonZeroUsize::get) as u64;
    let one = move |index: u64| {
        let mut planner = Planner::new(problem.clone(), seed.derive(index), FIRST_CYCLE);
        while Instant::now() < end {
            planner.step(STEP);
        }
        (*planner.best(), planner.iterations())
    };
    thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|index| scope.spawn(move || one(index))).collect();
        let (mut best, mut tried) = one(0);
        for (found, more) in others.into_iter().filter_map(|thread| thread.join().ok()) {
            tried += more;
            if found.worth > best.worth {
                best = found;
            }
        }
        (best, tried)
    })
}

fn rescue(problem: Problem, seed: Seed, end: Instant) -> Result<Rescue, Failure> {
    let mut rescue = Rescue::new(problem, seed).ok_or_else(|| Failure::input("cli-error-plan-empty"))?;
    while Instant::now() < end && !rescue.is_over() {
        rescue.step(STEP);
    }
    Ok(rescue)
}

/// The plan with other boards.
fn with_boards(mut plan: PlanFile, boards: &Boards) -> PlanFile {
    let turns = usize::from(plan.turns);
    plan.players =
        (0..boards.crew()).map(|player| boards.board(player).iter().take(turns).copied().collect()).collect();
    plan
}

fn print(value: &serde_json::Value, voice: &mut Voice) -> Result<(), Failure> {
    let text =
        serde_json::to_string_pretty(value).map_err(|_| Failure::Fault(Phrase::new("cli-error-output")))?;
    Ok(voice.line(&text)?)
}

fn tell_plan(
    arguments: &PlanArguments,
    plan: PlanFile,
    problem: &Problem,
    found: &Found,
    tried: u64,
    voice: &mut Voice,
) -> Result<(), Failure> {
    let turns = plan.turns;
    if arguments.json {
        let value = json!({
            "outcome": if found.score.is_some() { "won" } else { "lost" },
            "score": found.score.map(|score| score.total()),
            "orders_won": found.won,
            "orders": found.scenarios,
            "tried": tried,
            "plan": with_boards(plan, &found.boards),
        });
        return print(&value, voice);
    }
    voice.line(&board_table(&found.boards, turns, voice).to_string())?;
    voice.line("")?;
    if let Some(mission) = problem.scenarios.first() {
        sum_up(Content::standard(), mission, &Ship::fly(mission, &found.boards), voice)?;
    }
    if found.scenarios > 1 {
        let orders =
            Phrase::new("cli-plan-orders").number("won", found.won).number("orders", found.scenarios);
        voice.say(&orders)?;
    }
    Ok(voice.say(&Phrase::new("cli-plan-tried").number("tried", tried as i64))?)
}

fn tell_rescue(
    arguments: &PlanArguments,
    plan: &PlanFile,
    rescue: &Rescue,
    voice: &mut Voice,
) -> Result<(), Failure> {
    let remedy = rescue.remedy();
    if arguments.json {
        let value = json!({
            "was_won": rescue.was_won(),
            "changes": remedy.map(|remedy| &remedy.changes),
            "smallest": remedy.map(|remedy| remedy.smallest),
            "score": remedy.map(|remedy| remedy.score.total()),
            "plan": remedy.map(|remedy| with_boards(plan.clone(), &remedy.boards)),
        });
        return print(&value, voice);
    }
    match remedy {
        None if rescue.was_won() => Ok(voice.say(&Phrase::new("cli-plan-was-won"))?),
        None => Ok(voice.say(&Phrase::new("cli-plan-no-change"))?),
        Some(remedy) => tell_remedy(remedy, plan, voice),
    }
}

fn tell_remedy(remedy: &Remedy, plan: &PlanFile, voice: &mut Voice) -> Result<(), Failure> {
    let key = if remedy.smallest { "cli-plan-smallest" } else { "cli-plan-small" };
    voice.say(&Phrase::new(key).number("count", remedy.changes.len() as i64))?;
    let names = crew_names(plan.players.len(), voice);
    let name = |player: u8| names.get(usize::from(player)).cloned().unwrap_or_default();
    for change in &remedy.changes {
        let phrase = match *change {
            Change::Replace { player, turn, was, now } => Phrase::new("cli-plan-replace")
                .text("who", name(player))
                .number("turn", turn)
                .text("was", written(was))
                .text("now", written(now)),
            Change::Move { player, from, to } => {
                Phrase::new("cli-plan-move").text("who", name(player)).number("from", from).number("to", to)
            }
        };
        voice.say(&phrase)?;
    }
    Ok(voice.say(&score(&remedy.score))?)
}
