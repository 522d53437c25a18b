//! TEMPORARY
#![allow(clippy::all, clippy::unwrap_used, clippy::print_stdout)]
use super::steady::decide;
use super::taste::{STEADY, Taste};
use crate::*;
use table::*;

fn fields(t: &mut Taste) -> Vec<(&'static str, &mut f64)> {
    let [i0, i1, i2] = &mut t.items;
    vec![
        ("pace", &mut t.pace),
        ("mission_turns", &mut t.mission_turns),
        ("spend", &mut t.spend),
        ("money", &mut t.money),
        ("i0", i0),
        ("i1", i1),
        ("i2", i2),
        ("science", &mut t.science),
        ("dilution", &mut t.dilution),
        ("launch_effect", &mut t.launch_effect),
        ("draw", &mut t.draw),
        ("thinning", &mut t.thinning),
        ("threat_tool", &mut t.threat_tool),
        ("rocket", &mut t.rocket),
        ("rocket_scale", &mut t.rocket_scale),
        ("permanent", &mut t.permanent),
        ("gain_money", &mut t.gain_money),
        ("gain_science", &mut t.gain_science),
        ("gain_rocket", &mut t.gain_rocket),
        ("gain_hand", &mut t.gain_hand),
        ("goal", &mut t.goal),
        ("token", &mut t.token),
        ("now", &mut t.now),
        ("deficit", &mut t.deficit),
        ("launch", &mut t.launch),
        ("again", &mut t.again),
        ("pad_card", &mut t.pad_card),
        ("keep", &mut t.keep),
        ("mission_hold", &mut t.mission_hold),
        ("part_hold", &mut t.part_hold),
    ]
}

struct R {
    win: f64,
    rounds: f64,
    diff: f64,
}

fn play(setup: &Setup, seed: u64, who: &[&Taste]) -> Rocketmen {
    let mut game = Rocketmen::start(setup.clone(), Seed::from_number(seed)).unwrap();
    let mut n = 0;
    let mut story = Story::silent();
    while game.outcome().is_none() {
        let seat = game.turn;
        let c = decide(&game, who[seat.index()]);
        if let Err(e) = game.apply(GameTime::ZERO, seat, c, &mut story) {
            panic!("{e:?} {c:?}");
        }
        n += 1;
        if n > 5000 {
            panic!("stall {c:?}");
        }
    }
    CMDS.fetch_add(n, std::sync::atomic::Ordering::Relaxed);
    game
}
static CMDS: std::sync::atomic::AtomicU64 = std::sync::atomic::AtomicU64::new(0);

fn duel(a: &Taste, b: &Taste, games: u64, base: u64) -> R {
    let part = |k: u64| {
        let setup = Setup::standard(2);
        let (mut win, mut rounds, mut diff) = (0.0, 0.0, 0.0);
        for g in (k * games / 2)..((k + 1) * games / 2) {
            let seat = (g & 1) as usize;
            let who = if seat == 0 { [a, b] } else { [b, a] };
            let game = play(&setup, base + g / 2, &who);
            let o = game.outcome().unwrap();
            if o.winners.contains(&Seat(seat as u8)) {
                win += 1.0 / o.winners.len() as f64;
            }
            diff += (o.scores[seat] - o.scores[1 - seat]) as f64;
            rounds += game.round() as f64;
        }
        (win, rounds, diff)
    };
    let (x, y) = std::thread::scope(|s| {
        let h = s.spawn(|| part(0));
        let y = part(1);
        (h.join().unwrap(), y)
    });
    let n = games as f64;
    R { win: (x.0 + y.0) / n, rounds: (x.1 + y.1) / n, diff: (x.2 + y.2) / n }
}

#[test]
#[ignore]
fn look() {
    let t0 = std::time::Instant::now();
    let r = duel(&STEADY, &STEADY, 2000, 1);
    let c = CMDS.load(std::sync::atomic::Ordering::Relaxed);
    println!(
        "win {:.3} rounds {:.2} diff {:.2} commands/game {:.1} us/command {:.2}",
        r.win,
        r.rounds,
        r.diff,
        c as f64 / 2000.0,
        t0.elapsed().as_micros() as f64 / c as f64
    );
    let mut dice = Dice::new(Seed::from_number(7));
    // vs random
    let mut win = 0.0;
    for g in 0..400u64 {
        let mut game = Rocketmen::start(Setup::standard(2), Seed::from_number(g / 2)).unwrap();
        let mut story = Story::silent();
        let mine = Seat((g & 1) as u8);
        let mut opts = vec![];
        while game.outcome().is_none() {
            let seat = game.turn;
            let c = if seat == mine {
                decide(&game, &STEADY)
            } else {
                opts.clear();
                game.options(seat, &mut opts);
                opts[dice.below(opts.len() as u32) as usize]
            };
            game.apply(GameTime::ZERO, seat, c, &mut story).unwrap();
        }
        let o = game.outcome().unwrap();
        if o.winners.contains(&mine) {
            win += 1.0 / o.winners.len() as f64;
        }
    }
    println!("vs random {:.3}", win / 400.0);
    for d in [Difficulty::Easy, Difficulty::Normal, Difficulty::Hard] {
        let (mut w, mut rr, mut vp, mut ai) = (0.0, 0.0, 0.0, 0.0);
        for g in 0..500 {
            let game = play(&Setup::solitaire(d), g, &[&STEADY]);
            w += game.outcome().unwrap().winners.len() as f64;
            rr += game.round() as f64;
            vp += game.players[0].vp as f64;
            ai += game.ai.unwrap().vp as f64;
        }
        println!(
            "{d:?} win {:.3} rounds {:.1} vp {:.1} ai {:.1}",
            w / 500.0,
            rr / 500.0,
            vp / 500.0,
            ai / 500.0
        );
    }
    for s in [Setup::standard(3), Setup::standard(4), Setup::battle(2), Setup::battle(4)] {
        let mut rr = 0.0;
        for g in 0..200 {
            rr += play(&s, g, &[&STEADY; 4]).round() as f64;
        }
        println!("{} {:?} rounds {:.1}", s.seats, s.mode, rr / 200.0);
    }
}

#[test]
#[ignore]
fn trace() {
    let mut game = Rocketmen::start(Setup::standard(2), Seed::from_number(5)).unwrap();
    let name = |g: &Rocketmen, c: CardId| g.content.kind(g.content.face(c).kind).id.clone();
    let set = |g: &Rocketmen, s: CardSet| s.iter().map(|c| name(g, c)).collect::<Vec<_>>().join(",");
    while game.outcome().is_none() {
        let seat = game.turn;
        let c = decide(&game, &STEADY);
        let me = game.me();
        println!(
            "r{} s{} vp{} hand[{}] plan {:?} pad[{}] {:?}",
            game.round,
            seat.0,
            me.vp,
            set(&game, me.hand),
            me.plan.map(|p| name(&game, p)),
            set(&game, me.pad),
            match c {
                Command::Buy { cards, engine, pay, .. } => format!(
                    "BUY [{}] engine {engine:?} pay [{}] {} {}",
                    set(&game, cards),
                    set(&game, pay.cards),
                    pay.money_tokens,
                    pay.science_tokens
                ),
                Command::Place { plan, pad, pay, .. } => format!(
                    "PLACE {:?} [{}] pay [{}]",
                    plan.map(|p| name(&game, p)),
                    set(&game, pad),
                    set(&game, pay.cards)
                ),
                Command::Discard { cards } => format!("DISCARD [{}]", set(&game, cards)),
                other => format!("{other:?}"),
            }
        );
        game.apply(GameTime::ZERO, seat, c, &mut Story::silent()).unwrap();
    }
    println!("{:?}", game.scores());
}

/// Coordinate-ish evolution: mutate a few weights, keep when better over many games.
#[test]
#[ignore]
fn tune() {
    let seed: u64 = std::env::var("SEED").ok().and_then(|s| s.parse().ok()).unwrap_or(1);
    let steps: u64 = std::env::var("STEPS").ok().and_then(|s| s.parse().ok()).unwrap_or(100);
    let mut dice = Dice::new(Seed::from_number(seed));
    let mut best = STEADY;
    let mut base = 1_000_000 * seed;
    for step in 0..steps {
        let mut trial = best;
        let n = fields(&mut trial).len() as u32;
        let k = 1 + dice.below(4);
        for _ in 0..k {
            let at = dice.below(n) as usize;
            let f = 0.6 + dice.below(1000) as f64 / 1000.0 * 1.07;
            *fields(&mut trial)[at].1 *= f;
        }
        trial.now = trial.now.min(1.0);
        trial.deficit = trial.deficit.min(0.98);
        base += 100_000;
        let r = duel(&trial, &best, 400, base);
        if r.win < 0.51 {
            continue;
        }
        let r2 = duel(&trial, &best, 1600, base + 10_000);
        if (r.win * 400.0 + r2.win * 1600.0) / 2000.0 < 0.513 {
            continue;
        }
        let r3 = duel(&trial, &STEADY, 1000, base + 20_000);
        best = trial;
        println!("step {step} {:.3} {:.3} vs start {:.3} rounds {:.1}", r.win, r2.win, r3.win, r3.rounds);
        println!("  {:?}", best);
    }
}

#[test]
#[ignore]
fn match_() {
    let games: u64 = std::env::var("GAMES").ok().and_then(|s| s.parse().ok()).unwrap_or(200);
    let base: u64 = std::env::var("BASE").ok().and_then(|s| s.parse().ok()).unwrap_or(0);
    let t0 = std::time::Instant::now();
    let e = |n: &str, d: f64| std::env::var(n).ok().and_then(|s| s.parse().ok()).unwrap_or(d);
    use super::strong::{Effort, STRONG};
    let k = e("SCALE", 1.0);
    let effort = Effort {
        stages: STRONG.stages.map(|(g, n)| ((g as f64 * k) as u64, n)),
        turns_ahead: e("AHEAD", STRONG.turns_ahead as f64) as u16,
        doubt: e("DOUBT", STRONG.doubt),
    };
    let n = std::thread::available_parallelism().map_or(2, |n| n.get()).min(2) as u64;
    let hs: Vec<_> = (0..n)
        .map(|k| {
            std::thread::spawn(move || {
                let (mut win, mut diff, mut moves, mut rounds) = (0.0, 0.0, 0u64, 0.0);
                for g in (k..games).step_by(n as usize) {
                    let mut game =
                        Rocketmen::start(Setup::standard(2), Seed::from_number(base + 77_000 + g / 2))
                            .unwrap();
                    let mine = Seat((g & 1) as u8);
                    let mut bot = super::strong::Strong::with(Seed::from_number(g), effort);
                    let mut story = Story::silent();
                    while game.outcome().is_none() {
                        let seat = game.turn;
                        let c = if seat == mine {
                            moves += 1;
                            bot.choose(&Chair::new(&game, seat)).unwrap()
                        } else {
                            decide(&game, &STEADY)
                        };
                        game.apply(GameTime::ZERO, seat, c, &mut story).unwrap();
                    }
                    let o = game.outcome().unwrap();
                    if o.winners.contains(&mine) {
                        win += 1.0 / o.winners.len() as f64;
                    }
                    diff += (o.scores[mine.index()] - o.scores[1 - mine.index()]) as f64;
                    rounds += game.round() as f64;
                }
                (win, diff, moves, rounds)
            })
        })
        .collect();
    let (mut win, mut diff, mut moves, mut rounds) = (0.0, 0.0, 0, 0.0);
    for h in hs {
        let r = h.join().unwrap();
        win += r.0;
        diff += r.1;
        moves += r.2;
        rounds += r.3;
    }
    let n = games as f64;
    println!(
        "strong vs steady {:.3} (se {:.3}) diff {:.2} rounds {:.1} moves/game {:.1} time {:.1?}",
        win / n,
        0.5 / n.sqrt(),
        diff / n,
        rounds / n,
        moves as f64 / n,
        t0.elapsed()
    );
}

#[test]
#[ignore]
fn fit() {
    use super::appraisal::{FEATURES, features};
    use super::outlook::Outlook;
    const N: usize = FEATURES + 1;
    let games = 6000u64;
    let mut a = [[0.0f64; N]; N];
    let mut b = [0.0f64; N];
    let mut rows: Vec<([f64; N], f64, f64, f64)> = vec![];
    let mut dice = Dice::new(Seed::from_number(5));
    let mut story = Story::silent();
    for g in 0..games {
        let mut game = Rocketmen::start(Setup::standard(2), Seed::from_number(5_000_000 + g)).unwrap();
        let start = rows.len();
        let mut seats = vec![];
        let mut last = (99, Seat(9));
        let mut opts = vec![];
        while game.outcome().is_none() {
            let seat = game.turn;
            if last != (game.round, seat) {
                last = (game.round, seat);
                let mine = Outlook::new(&game, seat, &STEADY);
                let theirs = Outlook::new(&game, Seat(1 - seat.0), &STEADY);
                let (f, h) = (features(&mine), features(&theirs));
                let mut x = [1.0; N];
                for i in 0..FEATURES {
                    x[i] = f[i] - h[i];
                }
                rows.push((x, 0.0, mine.turns, 0.0));
                seats.push(seat);
            }
            let c = if g % 2 == 0 && game.phase == crate::state::Phase::Acting && dice.below(12) == 0 {
                opts.clear();
                game.options(seat, &mut opts);
                opts[dice.below(opts.len() as u32) as usize]
            } else {
                decide(&game, &STEADY)
            };
            game.apply(GameTime::ZERO, seat, c, &mut story).unwrap();
        }
        let o = game.outcome().unwrap();
        for (r, s) in rows[start..].iter_mut().zip(seats) {
            r.1 = (o.scores[s.index()] - o.scores[1 - s.index()]) as f64;
            r.3 = if o.winners.contains(&s) { 1.0 } else { 0.0 };
        }
    }
    for (x, y, turns, _) in &rows {
        let w = 1.0 / (1.0 + turns / 4.0);
        for i in 0..N {
            b[i] += w * x[i] * y;
            for j in 0..N {
                a[i][j] += w * x[i] * x[j];
            }
        }
    }
    for i in 0..N {
        a[i][i] += 1e-3;
    }
    for i in 0..N {
        let p = a[i][i];
        for j in 0..N {
            if j != i {
                let k = a[j][i] / p;
                for c in 0..N {
                    a[j][c] -= k * a[i][c];
                }
                b[j] -= k * b[i];
            }
        }
    }
    let w: Vec<f64> = (0..N).map(|i| b[i] / a[i][i]).collect();
    println!("weights {:?}", w.iter().map(|v| (v * 1000.0).round() / 1000.0).collect::<Vec<_>>());
    for lo in [0, 2, 4, 6, 8, 10, 12, 14] {
        let sel: Vec<_> = rows.iter().filter(|r| r.2 >= lo as f64 && r.2 < lo as f64 + 2.0).collect();
        let n = sel.len() as f64;
        let pred = |x: &[f64; N]| x.iter().zip(&w).map(|(a, b)| a * b).sum::<f64>();
        let old = |x: &[f64; N]| x.iter().zip(super::appraisal::WEIGHTS).map(|(a, b)| a * b).sum::<f64>();
        let var0 = sel.iter().map(|r| r.1 * r.1).sum::<f64>() / n;
        let var = sel.iter().map(|r| (r.1 - pred(&r.0)).powi(2)).sum::<f64>() / n;
        let varo = sel.iter().map(|r| (r.1 - old(&r.0)).powi(2)).sum::<f64>() / n;
        let acc = sel.iter().filter(|r| (pred(&r.0) > 0.0) == (r.3 > 0.5)).count() as f64 / n;
        println!(
            "turns {lo}: n {n} sd {:.2} resid {:.2} old {:.2} acc {:.3}",
            var0.sqrt(),
            var.sqrt(),
            varo.sqrt(),
            acc
        );
    }
}
