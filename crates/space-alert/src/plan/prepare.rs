//! From a plan file to a mission: every number is checked before it is used.

use super::fault::PlanFault;
use super::file::{Bots, CustomTrajectory, DamageDraw, PlanFile};
use crate::Zone;
use crate::content::Content;
use crate::ship::{
    Boards, CarriedOver, LONGEST_TRACK, MOST_CREW, Mark, MissionPlan, OnAppear, STORAGE, Squad, Start,
    StoredSquad, Systems, Tile, Tiles, Track, Trajectory,
};
use table::{Dice, Seed};

/// More energy than any rule could put into one shield.
const MOST_ENERGY: u8 = 9;

impl PlanFile {
    pub(super) fn boards(&self) -> Result<Boards, PlanFault> {
        let count = self.players.len();
        if count == 0 || count > MOST_CREW {
            return Err(PlanFault::Crew { count });
        }
        let mut boards = Boards::new(count);
        for (player, board) in self.players.iter().enumerate() {
            // Spaces after the last turn may be there as long as nothing lies on them.
            let used = board.iter().rposition(|slot| !slot.is_empty()).map_or(0, |last| last + 1);
            if used > usize::from(self.turns) {
                return Err(PlanFault::BoardLength { player, count: used });
            }
            for (index, slot) in board.iter().take(used).enumerate() {
                boards.set(player, index as u8 + 1, *slot);
            }
        }
        Ok(boards)
    }

    pub(crate) fn mission_plan(&self, content: &Content) -> Result<MissionPlan, PlanFault> {
        let (start, squads) = self.start()?;
        Ok(MissionPlan {
            turns: self.turns,
            tracks: self.tracks(content)?,
            threats: self.threats.clone(),
            on_appear: self.histories()?,
            tiles: self.tile_orders()?,
            systems: if self.turns == 7 { Systems::SHORT } else { Systems::ALL },
            carried: CarriedOver { tiles: self.earlier_tiles()?, squads },
            start,
            ..MissionPlan::new(content, [0; 4])
        })
    }

    fn tracks(&self, content: &Content) -> Result<[Option<Trajectory>; 4], PlanFault> {
        let mut tracks = [None; 4];
        for track in Track::ALL {
            let custom = self.overrides.custom_trajectory.get(&track);
            tracks[track.index()] = match (custom, self.trajectories.get(track)) {
                (Some(custom), _) => Some(custom_track(track, custom)?),
                (None, Some(number)) => {
                    Some(content.trajectory(number).ok_or(PlanFault::UnknownTrajectory { number })?)
                }
                (None, None) => None,
            };
        }
        Ok(tracks)
    }

    fn histories(&self) -> Result<Vec<(u8, OnAppear)>, PlanFault> {
        let history = |(name, history): (&String, &OnAppear)| {
            let announced = self.threats.iter().position(|threat| threat.name() == *name);
            // A called threat has its place after all announced ones.
            let called =
                || self.threats.iter().position(|threat| threat.called_name().as_ref() == Some(name));
            let named = announced.or_else(|| called().map(|place| self.threats.len() + place));
            let place = named.ok_or_else(|| PlanFault::UnknownThreat { name: name.clone() })?;
            Ok((place.min(usize::from(u8::MAX)) as u8, *history))
        };
        self.overrides.threat_on_appear.iter().map(history).collect()
    }

    fn tile_orders(&self) -> Result<[[Tile; 6]; 3], PlanFault> {
        let seed = match self.damage_draw {
            DamageDraw::Seed { seed } => seed,
            _ => 0,
        };
        let mut dice = Dice::new(Seed::from_number(seed));
        let mut orders = [Tile::ALL; 3];
        for order in &mut orders {
            dice.shuffle(order);
        }
        if let DamageDraw::Orders(named) = &self.damage_draw {
            for (zone, tiles) in &named.0 {
                let first = distinct(*zone, tiles)?;
                let order = &mut orders[zone.index()];
                let rest: Vec<Tile> = order.iter().copied().filter(|tile| !first.contains(*tile)).collect();
                for (place, tile) in order.iter_mut().zip(tiles.iter().copied().chain(rest)) {
                    *place = tile;
                }
            }
        }
        Ok(orders)
    }

    fn earlier_tiles(&self) -> Result<[Tiles; 3], PlanFault> {
        let mut all = [Tiles::NONE; 3];
        for (zone, tiles) in &self.overrides.pre_damage {
            all[zone.index()] = distinct(*zone, tiles)?;
        }
        Ok(all)
    }

    /// How people begin, and which squads are left in storage: those they lead came from there, lower red first.
    fn start(&self) -> Result<(Start, [StoredSquad; 2]), PlanFault> {
        let overrides = &self.overrides;
        let there = |player: u8| -> Result<usize, PlanFault> {
            let place = usize::from(player);
            let known = place < self.players.len().min(MOST_CREW);
            known.then_some(place).ok_or(PlanFault::UnknownPlayer { text: player.to_string() })
        };
        let mut start = Start { computer_maintained: overrides.computer_maintained, ..Start::default() };
        for (player, station) in &overrides.start_station {
            start.stations[there(*player)?] = Some(*station);
        }
        for (player, bots) in &overrides.bots {
            start.squads[there(*player)?] = match bots {
                Bots::Active => Squad::Active,
                Bots::Disabled => Squad::Disabled,
            };
        }
        for player in &overrides.in_space {
            let place = there(*player)?;
            start.in_space[place] = true;
            if start.squads[place] == Squad::None {
                start.squads[place] = Squad::Active;
            }
        }
        if start.in_space.iter().filter(|out| **out).count() > 1 {
            return Err(PlanFault::TooManyPilots);
        }
        for (zone, energy) in &overrides.shields {
            if *energy > MOST_ENERGY {
                return Err(PlanFault::ShieldEnergy { zone: *zone, energy: *energy });
            }
            start.shields[zone.index()] = Some(*energy);
        }
        let led = start.squads.iter().filter(|squad| **squad != Squad::None).count();
        if led > STORAGE.len() {
            return Err(PlanFault::TooManySquads);
        }
        let mut stored = [StoredSquad::Ready; 2];
        for place in stored.iter_mut().take(led) {
            *place = StoredSquad::Taken;
        }
        Ok((start, stored))
    }
}

fn distinct(zone: Zone, tiles: &[Tile]) -> Result<Tiles, PlanFault> {
    let mut seen = Tiles::NONE;
    for tile in tiles {
        if seen.contains(*tile) {
            return Err(PlanFault::TileTwice { zone, tile: *tile });
        }
        seen.insert(*tile);
    }
    Ok(seen)
}

fn custom_track(track: Track, custom: &CustomTrajectory) -> Result<Trajectory, PlanFault> {
    let fits = (1..=LONGEST_TRACK).contains(&custom.length);
    let inside = custom.marks.keys().all(|square| (1..=custom.length).contains(square));
    if !fits || !inside {
        return Err(PlanFault::BadTrajectory { track });
    }
    let marks = custom.marks.iter();
    Ok(marks.fold(Trajectory::new(custom.length), |track, (square, mark): (&u8, &Mark)| {
        track.marked(*square, *mark)
    }))
}
