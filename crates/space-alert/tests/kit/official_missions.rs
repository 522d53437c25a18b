//! One resolution per official mission, kept as text: a plan file that was found once, and everything that happens when
//! it is resolved. `cargo xtask golden` writes the story anew, and a plan only where there is none.

use space_alert::mission::{Decks, Track, deal};
use space_alert::plan::PlanFile;
use space_alert::planner::{Planner, Problem, Supply};
use space_alert::{Content, Difficulty, Happening, Ship, Slot};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use table::{Dice, Seed};

const CREW: u8 = 5;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/missions")
}

/// A plan for a mission: a good one for every other mission, a hasty one for the rest, so that ships are lost as well.
fn invent(track: &Track, number: usize) -> PlanFile {
    let content = Content::standard();
    let seed = Seed::from_number(number as u64);
    let level = if number.is_multiple_of(3) { Difficulty::Mixed } else { Difficulty::White };
    let plan = deal(content, track, CREW, Decks::base(level, level), &mut Dice::new(seed)).unwrap();
    let (mission, boards) = plan.prepare(content).unwrap();
    let mut planner = Planner::new(Problem::new(mission, boards.crew(), Supply::open(content)), seed, 2_000);
    planner.step(if number.is_multiple_of(2) { 12_000 } else { 150 });
    let found = planner.best().boards;
    let board = |player: usize| -> Vec<Slot> {
        found.board(player).iter().copied().take(usize::from(plan.turns)).collect()
    };
    PlanFile { players: (0..found.crew()).map(board).collect(), ..plan }
}

/// Everything that happens, and the end.
fn story(plan: &PlanFile) -> String {
    let content = Content::standard();
    let (mission, boards) = plan.prepare(content).unwrap();
    let mut ship = Ship::new(&mission, &boards);
    let mut text = String::new();
    while ship.outcome().is_none() {
        let step = ship.next_step();
        let mut seen: Vec<Happening> = Vec::new();
        ship.advance(&mission, &mut seen);
        if seen.is_empty() {
            continue;
        }
        let _ = writeln!(text, "{}", serde_json::to_string(&step).unwrap());
        for happening in seen {
            let _ = writeln!(text, "    {}", serde_json::to_string(&happening).unwrap());
        }
    }
    let result = space_alert::plan::resolve(plan, space_alert::plan::Trace::Left).unwrap();
    let _ = writeln!(text, "{}", serde_json::to_string_pretty(&result).unwrap());
    text
}

#[test]
fn official_missions_end_as_they_did() {
    let bless = std::env::var_os("COSMODROME_BLESS").is_some();
    let official = Track::all().iter().filter(|track| !track.level.is_expansion());
    let mut ends = Vec::new();
    for (number, track) in official.enumerate() {
        let plan_file = folder().join(format!("{}.json", track.id));
        let story_file = folder().join(format!("{}.txt", track.id));
        if bless && !plan_file.exists() {
            std::fs::create_dir_all(folder()).unwrap();
            std::fs::write(&plan_file, invent(track, number).to_json()).unwrap();
        }
        let plan = PlanFile::from_json(&std::fs::read_to_string(&plan_file).unwrap()).unwrap();
        let turns: Vec<u8> = plan.threats.iter().map(|threat| threat.turn).collect();
        let announced: Vec<u8> = track.reports_for(CREW).map(|(_, report)| report.turn).collect();
        assert_eq!(turns, announced, "{}: the threats of its track", track.id);
        let told = story(&plan);
        if bless {
            std::fs::write(&story_file, &told).unwrap();
        }
        let kept = std::fs::read_to_string(&story_file).unwrap();
        for (line, (kept, told)) in kept.lines().zip(told.lines()).enumerate() {
            assert_eq!(kept, told, "{}:{}: it went another way", story_file.display(), line + 1);
        }
        assert_eq!(kept.lines().count(), told.lines().count(), "{}: another length", story_file.display());
        ends.push(kept.contains("\"outcome\": \"won\""));
    }
    assert_eq!(ends.len(), 16);
    assert!(ends.contains(&true) && ends.contains(&false), "ships that came home, and ships that did not");
}
