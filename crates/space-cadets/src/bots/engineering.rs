//! Engineering: tiles by hill climbing, energy by need (SC-5).

use super::captain::{self, Need};
use super::skill::{Quick, Skill};
use crate::command::Command;
use crate::content::KillWay;
use crate::stations::engineering::{Energy, Icons, Laid, icons};
use crate::{Advanced, Object, SpaceCadets, System};
use table::Dice;

/// A trade must bring so much more than it costs.
const MARGIN: i32 = 5;
/// A battery is kept for something worth so much.
const BATTERY: i32 = 45;
/// So many trades at most.
const TRADES: usize = 6;

/// What so much energy of each system is worth to the layout: any is good, and more so what the crew needs.
struct Wants([[i32; 9]; 7]);

impl Wants {
    fn of(game: &SpaceCadets) -> Wants {
        let awards = Need::of(game).awards;
        let marginal = marginal(game);
        let mut sums = [[0; 9]; 7];
        for (sums, worth) in sums.iter_mut().zip(marginal) {
            for number in 1..sums.len() {
                let more = match worth.get(number - 1) {
                    // Every energy counts for itself (SC-18.13).
                    _ if awards => 100,
                    Some(worth) => 60 + worth,
                    None => 30,
                };
                sums[number] = sums[number - 1] + more;
            }
        }
        Wants(sums)
    }

    fn worth(&self, energy: &Energy) -> i32 {
        self.0.iter().zip(energy).map(|(sums, energy)| sums[usize::from(*energy).min(sums.len() - 1)]).sum()
    }
}

/// Looks at some places and turns for a tile and keeps the best; never worse than before.
fn improve(tiles: &mut [Laid], tile: usize, looks: u32, (size, wants): (i64, &Wants), dice: &mut Quick) {
    let before = tiles[tile];
    tiles[tile].at = None;
    // What the others give without it; only its own edges change from place to place.
    let Ok(rest) = icons(tiles) else { return };
    let laid: Vec<Laid> = tiles.iter().filter(|tile| tile.at.is_some()).copied().collect();
    let value = |one: &Laid| {
        let mut energy = rest;
        for system in laid.iter().filter_map(|other| one.joined(other)) {
            energy[system.index()] += 1;
        }
        wants.worth(&energy)
    };
    let mut best = (if before.at.is_some() { value(&before) } else { 0 }, before);
    for _ in 0..looks {
        let Some(at) = spot(&laid, size, dice) else { continue };
        let one = Laid { at: Some(at), turn: dice.below(4) as u8, ..before };
        let now = value(&one);
        if now > best.0 || best.1.at.is_none() {
            best = (now, one);
        }
    }
    tiles[tile] = best.1;
}

/// A free place beside a laid tile.
fn spot(laid: &[Laid], size: i64, dice: &mut Quick) -> Option<(i64, i64)> {
    if laid.is_empty() {
        return Some((size / 2, size / 2));
    }
    let (x, y) = laid[dice.below(laid.len() as u32) as usize].at?;
    let (dx, dy) = [(0, -1), (1, 0), (0, 1), (-1, 0)][dice.below(4) as usize];
    let place = (x + dx, y + dy);
    let board = 0..size;
    let taken = laid.iter().any(|one| one.at == Some(place));
    (board.contains(&place.0) && board.contains(&place.1) && !taken).then_some(place)
}

/// The tiles as they shall lie.
pub(super) fn layout(game: &SpaceCadets, skill: Skill, dice: &mut Dice) -> Vec<Command> {
    let data = &game.content().engineering;
    let drawn = &game.engineering.tiles;
    let mut tiles: Vec<Laid> = drawn
        .iter()
        .filter_map(|laid| data.tiles.get(usize::from(laid.tile)))
        .map(|tile| Laid { icons: Icons::from(tile), at: None, turn: 0 })
        .collect();
    let (looks, moves) = skill.tiles;
    let size = i64::from(data.grid);
    let wants = Wants::of(game);
    let mut order: Vec<usize> = (0..tiles.len()).collect();
    dice.shuffle(&mut order);
    let mut quick = Quick::from(dice);
    for tile in &order {
        improve(&mut tiles, *tile, looks, (size, &wants), &mut quick);
    }
    for _ in 0..moves {
        let tile = dice.below(tiles.len() as u32) as usize;
        if tile < tiles.len() {
            improve(&mut tiles, tile, looks, (size, &wants), &mut quick);
        }
    }
    order
        .into_iter()
        .filter_map(|tile| {
            let at = tiles[tile].at?;
            Some(Command::Lay { tile: tile as u8, at: (at.0 as i8, at.1 as i8), turn: tiles[tile].turn })
        })
        .collect()
}

/// What the first, second, third and fourth energy of a system is worth this turn.
fn marginal(game: &SpaceCadets) -> [[i32; 4]; 7] {
    let need = Need::of(game);
    let near = |range: u16| need.foes.iter().filter(|(_, far)| *far <= range).count();
    let crystal = need.crystal.map_or(99, |(_, far)| far);
    let wants = need.capture && crystal <= 8;
    let locked = need.crystal.is_some_and(|(object, _)| game.lock_on(object) != crate::Lock::None);
    let mut worth = [[0; 4]; 7];
    worth[System::Tractor.index()] = match (wants, need.capture) {
        (true, _) => [90, 80, 60, 45],
        (false, true) => [25, 15, 5, 0],
        // A beam that holds Nemesis doubles what hits it.
        _ if matches!(need.kill, Some(KillWay::Damage | KillWay::SameSquare)) => [70, 62, 45, 20],
        _ => [2, 0, 0, 0],
    };
    worth[System::Sensors.index()] = match () {
        () if wants && !locked => [95, 65, 40, 20],
        () if need.kill == Some(KillWay::LastSection) => [92, 86, 76, 60],
        () if near(7) > 0 => [60, 45, 30, 15],
        () => [20, 10, 0, 0],
    };
    let far = need.goal.map_or(9, |goal| game.ship.at.distance(goal));
    worth[System::Helm.index()] = if far > 3 { [85, 65, 40, 15] } else { [60, 40, 15, 5] };
    worth[System::Shields.index()] = match near(8) {
        _ if need.awards => [80, 78, 76, 74],
        0 => [5, 0, 0, 0],
        1 => [55, 50, 35, 25],
        _ => [65, 62, 50, 40],
    };
    let hunt = if need.hunts { 20 } else { 0 };
    worth[System::Weapons.index()] =
        if near(8) > 0 { [60 + hunt, 50 + hunt, 35 + hunt, 25 + hunt] } else { [3, 0, 0, 0] };
    worth[System::Jump.index()] = match () {
        () if game.may_leave() => [98, 92, 85, 80],
        () if !game.may_jump_step() && game.energy(System::Jump) > 0 => [0; 4],
        () if super::jump::of_use(game) => [50, 40, 15, 5],
        () => [0; 4],
    };
    worth[System::Repair.index()] = match game.damage.ongoing.len() {
        0 => [0; 4],
        1 | 2 => [35, 25, 10, 5],
        _ => [65, 50, 30, 15],
    };
    worth
}

/// How the energy is handed out.
pub(super) fn energy(game: &SpaceCadets) -> Vec<Command> {
    let worth = marginal(game);
    let of = |system: usize, number: u8| worth[system].get(usize::from(number)).copied().unwrap_or(0);
    let limit = game.energy_limit();
    let mut commands = Vec::new();
    let mut energy = game.traded_energy();
    if game.turn == 1 {
        energy = [0; 7];
        for _ in 0..game.content().engineering.first_turn_energy {
            let open = (0..7).filter(|system| energy[*system] < limit);
            let Some(best) = open.max_by_key(|system| of(*system, energy[*system])) else { break };
            energy[best] += 1;
        }
        commands.push(Command::Assign { energy });
    } else {
        let cost = game.trade_cost();
        for _ in 0..TRADES {
            let mut best = (MARGIN, None);
            for give in 0..7 {
                if energy[give] < cost {
                    continue;
                }
                let loss: i32 = (energy[give] - cost..energy[give]).map(|number| of(give, number)).sum();
                for want in (0..7).filter(|want| *want != give && energy[*want] < limit) {
                    let gain = of(want, energy[want]) - loss;
                    if gain > best.0 {
                        best = (gain, Some((give, want)));
                    }
                }
            }
            let Some((give, want)) = best.1 else { break };
            energy[give] -= cost;
            energy[want] += 1;
            commands.push(Command::Trade { give: System::ALL[give], want: System::ALL[want] });
        }
    }
    if game.setup.uses(Advanced::Batteries) && game.engineering.batteries > 0 {
        let open = (0..7).filter(|system| energy[*system] < limit);
        if let Some(best) = open.max_by_key(|system| of(*system, energy[*system]))
            && of(best, energy[best]) > BATTERY
        {
            commands.push(Command::Battery { system: Some(System::ALL[best]) });
        }
    }
    commands
}

/// The enemies that a crew would shoot at, the nearest first.
pub(super) fn foes(game: &SpaceCadets) -> Vec<(Object, u16)> {
    let mut foes: Vec<(Object, u16)> = game
        .objects()
        .into_iter()
        .filter(|object| captain::is_foe(game, *object))
        .filter_map(|object| Some((object, game.ship.at.distance(game.place_of(object)?))))
        .collect();
    foes.sort_by_key(|(object, far)| (*far, *object));
    foes
}
