//! How many missions a second one core resolves.

use divan::counter::ItemsCount;
use space_alert::content::{Module, ThreatCard};
use space_alert::ship::{Announced, Boards, Mission, MissionPlan, Ship, Slot};
use space_alert::{Content, Happening, Kind, Zone};
use table::{Dice, Seed};

fn main() {
    divan::main();
}

/// Missions with eight threats of these cards, and five full boards of the deck's cards each.
fn cases(in_use: fn(&ThreatCard) -> bool) -> Vec<(Mission, Boards)> {
    use space_alert::Action::{A, B, Blue, Bot, C, HeroicA, HeroicB, Lift, Red};
    let content = Content::standard();
    let threats: Vec<&ThreatCard> = content.threats().iter().filter(|card| in_use(card)).collect();
    let mut dice = Dice::new(Seed::from_number(1));
    let mut cases = Vec::new();
    for _ in 0..256 {
        let mut tracks = [1, 2, 3, 4, 5, 6, 7];
        dice.shuffle(&mut tracks);
        let mut plan = MissionPlan::new(content, [tracks[0], tracks[1], tracks[2], tracks[3]]);
        for turn in 1..=8 {
            let card = threats[dice.below(threats.len() as u32) as usize];
            let zone = (card.kind == Kind::External).then(|| Zone::ALL[dice.below(3) as usize]);
            let calls = card.calls.and_then(|calls| {
                let callable: Vec<_> =
                    threats.iter().filter(|card| card.can_be_called(calls.kind())).collect();
                callable.get(dice.below(callable.len() as u32) as usize).map(|card| card.code.to_string())
            });
            plan.threats.push(Announced { calls, ..Announced::new(card.code.to_string(), turn, zone) });
        }
        let mut boards = Boards::new(5);
        for player in 0..5 {
            for turn in 1..=12 {
                let cards = [A, A, A, B, B, C, C, Bot, Red, Blue, Lift, HeroicA, HeroicB];
                boards.set(player, turn, Slot::One(cards[dice.below(cards.len() as u32) as usize]));
            }
        }
        if let Ok(mission) = Mission::new(content, &plan) {
            cases.push((mission, boards));
        }
    }
    cases
}

fn base(card: &ThreatCard) -> bool {
    card.module == Module::Base
}

#[divan::bench]
fn whole_missions(bencher: divan::Bencher) {
    let cases = cases(base);
    bencher.counter(ItemsCount::new(cases.len())).bench(|| {
        for (mission, boards) in &cases {
            divan::black_box(Ship::fly(mission, boards));
        }
    });
}

/// With the threats of "New Frontier" only, none of which the base game knows.
#[divan::bench]
fn whole_missions_of_new_frontier(bencher: divan::Bencher) {
    let cases = cases(|card| card.module == Module::NewFrontier);
    bencher.counter(ItemsCount::new(cases.len())).bench(|| {
        for (mission, boards) in &cases {
            divan::black_box(Ship::fly(mission, boards));
        }
    });
}

#[divan::bench]
fn whole_missions_with_a_story(bencher: divan::Bencher) {
    let cases = cases(base);
    let mut story: Vec<Happening> = Vec::with_capacity(1000);
    bencher.counter(ItemsCount::new(cases.len())).bench_local(|| {
        for (mission, boards) in &cases {
            story.clear();
            divan::black_box(Ship::new(mission, boards).run_to_end(mission, &mut story));
        }
    });
}

#[divan::bench]
fn copying_a_ship(bencher: divan::Bencher) {
    let cases = cases(base);
    let ship = cases.first().map(|(mission, boards)| Ship::new(mission, boards));
    bencher.bench(|| divan::black_box(ship.clone()));
}
