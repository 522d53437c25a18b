//! SC-7, SC-18.1: tiles of the sector, what lies on them, and which ships come.

use crate::content::{Berth, Layout, SpecialRule};
use crate::event::Event;
use crate::speech::{FaceName, ShipName};
use crate::state::{Crystal, CrystalState, Enemy};
use crate::task::{Question, Task};
use crate::{CrystalKind, Facing, Level, Object, SpaceCadets, Square, Station};
use table::{Audience, GameTime, Story};

impl SpaceCadets {
    fn size(&self) -> i16 {
        i16::from(self.content().map.tile)
    }

    /// Whether the mission has a rule of its own.
    pub(crate) fn special(&self, rule: SpecialRule) -> bool {
        self.mission().special.contains(&rule)
    }

    /// The tile of the mission that a square lies on, by its place in the list.
    pub(crate) fn tile_of(&self, square: Square) -> Option<u8> {
        let size = self.size();
        if square.0 < 0 || square.1 < 0 {
            return None;
        }
        let at = (square.0 / size, square.1 / size);
        let found = |tile: &crate::content::MissionTile| (i16::from(tile.at.0), i16::from(tile.at.1)) == at;
        self.mission().tiles.iter().position(found).map(|place| place as u8)
    }

    /// Whether a square belongs to the sector, scanned or not.
    pub(crate) fn in_sector(&self, square: Square) -> bool {
        self.tile_of(square).is_some()
    }

    /// Whether a square belongs to a tile that lies open.
    pub(crate) fn scanned(&self, square: Square) -> bool {
        self.tile_of(square).is_some_and(|place| self.board.faces[usize::from(place)].is_some())
    }

    /// A square of a tile, counted from the tile's top left.
    pub(crate) fn square_on(&self, place: u8, cell: (i16, i16)) -> Square {
        let size = self.size();
        let at = self.mission().tiles.get(usize::from(place)).map_or((0, 0), |tile| tile.at);
        Square(i16::from(at.0) * size + cell.0, i16::from(at.1) * size + cell.1)
    }

    /// The squares where the ship may start (SC-2.6).
    pub(crate) fn start_squares(&self) -> Vec<Square> {
        let start = &self.mission().start;
        let place = self.mission().tiles.iter().position(|tile| tile.at == start.tile).unwrap_or(0) as u8;
        let last = self.size() - 1;
        if let Some((x, y)) = start.cell {
            return vec![self.square_on(place, (x.into(), y.into()))];
        }
        let edge = start.edge.unwrap_or(Facing::West);
        (0..=last)
            .map(|along| match edge {
                Facing::North => (along, 0),
                Facing::East => (last, along),
                Facing::South => (along, last),
                Facing::West => (0, along),
            })
            .map(|cell| self.square_on(place, cell))
            .collect()
    }

    /// Where an object is, if it is on the map and can be a target.
    pub(crate) fn place_of(&self, object: Object) -> Option<Square> {
        match object {
            Object::Enemy(ship) => self.enemy(ship).map(|enemy| enemy.at),
            Object::Crystal(number) => {
                let crystal = self.crystals.get(usize::from(number))?;
                matches!(crystal.state, CrystalState::Free | CrystalState::Ours).then_some(crystal.at)
            }
            Object::Nemesis => self.nemesis.at.filter(|_| !self.nemesis.destroyed),
        }
    }

    /// Everything on the map that can be a target.
    pub(crate) fn objects(&self) -> Vec<Object> {
        let enemies = self.enemies.iter().map(|enemy| Object::Enemy(enemy.ship));
        let crystals = (0..self.crystals.len() as u8).map(Object::Crystal);
        let all = enemies.chain(crystals).chain([Object::Nemesis]);
        all.filter(|object| self.place_of(*object).is_some()).collect()
    }

    pub(crate) fn enemy(&self, ship: u8) -> Option<&Enemy> {
        self.enemies.iter().find(|enemy| enemy.ship == ship)
    }

    pub(crate) fn enemy_mut(&mut self, ship: u8) -> Option<&mut Enemy> {
        self.enemies.iter_mut().find(|enemy| enemy.ship == ship)
    }

    /// What crystals are called in this mission.
    pub(crate) fn crystal_kind(&self) -> CrystalKind {
        if self.special(SpecialRule::PatrolPoints) {
            CrystalKind::PatrolPoint
        } else if self.special(SpecialRule::Satellites) {
            CrystalKind::Satellite
        } else if self.special(SpecialRule::MotherShipShields) {
            CrystalKind::Cache
        } else if self.special(SpecialRule::HeadForPod) {
            CrystalKind::Pod
        } else {
            CrystalKind::Crystal
        }
    }

    /// SC-7.12: a tile from the unused ones, with a random side up.
    pub(crate) fn draw_face(&mut self) -> Option<u8> {
        let pick = self.dice.below(self.board.unused.len() as u32) as usize;
        if self.board.unused.is_empty() {
            return None;
        }
        let tile = self.board.unused.remove(pick);
        let faces = &self.content().map.faces;
        let sides: Vec<u8> =
            (0..).zip(faces).filter(|(_, face)| face.tile == tile).map(|(index, _)| index).collect();
        let side = self.dice.below(sides.len() as u32) as usize;
        sides.get(side).copied()
    }

    /// A face is laid on a place of the mission; its units follow as a task.
    pub(crate) fn reveal(&mut self, place: u8, face: u8, story: &mut Story<Event>) {
        if let Some(slot) = self.board.faces.get_mut(usize::from(place)) {
            *slot = Some(face);
            story.tell(Audience::All, Event::TileRevealed { face: FaceName(face) });
            story.uncover();
        }
    }

    /// SC-7.12, SC-7.13: a ship of a level, from those that are not on the map.
    pub(crate) fn draw_ship(&mut self, berth: &Berth) -> Option<u8> {
        let mut level = self.content().stars.level(berth, self.setup.difficulty);
        let apart = self.mission().mother_ship.as_ref().map(|mother| mother.ship.clone());
        loop {
            let of_level = |wrecks: bool| -> Vec<u8> {
                let ships = (0u8..).zip(&self.content().ships);
                ships
                    .filter(|(_, ship)| ship.level == Some(level) && Some(&ship.id) != apart.as_ref())
                    .map(|(index, _)| index)
                    .filter(|index| self.enemy(*index).is_none() && self.wrecks.contains(index) == wrecks)
                    .collect()
            };
            let mut free = of_level(false);
            if free.is_empty() {
                free = of_level(true);
            }
            if !free.is_empty() {
                let pick = self.dice.below(free.len() as u32) as usize;
                let ship = free[pick];
                self.wrecks.retain(|wreck| *wreck != ship);
                return Some(ship);
            }
            level = match level {
                Level::Hard => Level::Normal,
                Level::Normal => Level::Easy,
                Level::Easy => return None,
            };
        }
    }

    /// An enemy is placed on the map.
    pub(crate) fn place_enemy(&mut self, ship: u8, at: Square, locked: bool, story: &mut Story<Event>) {
        self.enemies.push(Enemy {
            ship,
            at,
            locked,
            damage: 0,
            shields: None,
            held: false,
            launched: false,
            arrived: false,
            counts: true,
            decoyed: false,
            acted: false,
        });
        story.tell(Audience::All, Event::EnemyPlaced { ship: ShipName(ship), at });
        story.uncover();
    }

    fn place_crystal(&mut self, at: Square, story: &mut Story<Event>) {
        self.crystals.push(Crystal {
            at,
            state: CrystalState::Free,
            damage: 0,
            shields: None,
            held: false,
            acted: false,
        });
        story.tell(Audience::All, Event::CrystalPlaced { at });
    }

    /// SC-18.1: what lies on a tile that was just placed.
    pub(crate) fn place_units(
        &mut self,
        place: u8,
        axis: Option<u8>,
        at: GameTime,
        story: &mut Story<Event>,
    ) {
        let Some(tile) = self.mission().tiles.get(usize::from(place)).cloned() else { return };
        let middle = self.size() / 2;
        let last = self.size() - 1;
        let centre = self.square_on(place, (middle, middle));
        let axes = [
            [self.square_on(place, (middle, middle - 1)), self.square_on(place, (middle, middle + 1))],
            [self.square_on(place, (middle - 1, middle)), self.square_on(place, (middle + 1, middle))],
        ];
        let squares: Vec<Square> = match tile.layout {
            Layout::Empty | Layout::CrystalOnly => Vec::new(),
            Layout::EnemyCenter | Layout::CrystalAndEnemy => vec![centre],
            Layout::Corners => [(0, 0), (last, 0), (0, last), (last, last)]
                .into_iter()
                .map(|cell| self.square_on(place, cell))
                .collect(),
            Layout::CrystalPair | Layout::MotherShipPair => match axis {
                Some(axis) => axes[usize::from(axis.min(1))].to_vec(),
                None => {
                    let question = Question::Axis { tile: tile.at, options: vec![axes[0][0], axes[1][0]] };
                    // Two answers, so it is always asked.
                    let _ = self.ask(Station::Captain, question, Task::Units { place }, at);
                    return;
                }
            },
        };
        if tile.crystal {
            self.place_crystal(centre, story);
        }
        if tile.layout == Layout::MotherShipPair {
            let mother =
                self.mission().mother_ship.as_ref().and_then(|mother| self.content().ship(&mother.ship));
            if let Some((ship, _)) = mother {
                self.place_enemy(ship, centre, false, story);
            }
        }
        let locked = self.special(SpecialRule::StartLocked);
        for (berth, square) in tile.enemies.iter().zip(squares) {
            if let Some(ship) = self.draw_ship(berth) {
                self.place_enemy(ship, square, locked, story);
            }
        }
        self.visit_points(story);
    }
}
