//! Saving a running game from what one viewer sees of it (AM-29.28): the view alone is read, so nothing hidden can get into the file.

use super::{Position, PositionFault, PositionWrong};
use crate::field::{
    Alien, Ap, Components, Edges, Face, Field, Figures, ItemCard, Lying, Rocketeer, ThisTurn, Tile, TileId,
    Tokens,
};
use crate::hex::{Direction, Hex};
use crate::{HatchState, Mode, Room, Who};
use serde::Deserialize;
use table::Seat;

/// The parts of a view that a position file can hold; whatever else a view says is passed over.
#[derive(Deserialize)]
struct Seen {
    mode: Mode,
    arrow: Direction,
    power_out: bool,
    tiles: Vec<SeenTile>,
    hatches: Vec<SeenHatch>,
    rocketeers: Vec<SeenRocketeer>,
    aliens: Vec<Alien>,
    supply: SeenSupply,
}

#[derive(Deserialize)]
struct SeenTile {
    id: TileId,
    at: Hex,
    scanned: bool,
    number: Option<u16>,
    rotation: Option<Direction>,
    room: Option<Room>,
    vent: bool,
    shows: Edges,
    tokens: Tokens,
    lying: Vec<Lying>,
}

#[derive(Deserialize)]
struct SeenHatch {
    between: (TileId, TileId),
    state: HatchState,
    link: bool,
}

#[derive(Deserialize)]
struct SeenRocketeer {
    who: Who,
    at: TileId,
    hp: u8,
    full_hp: u8,
    o2: u8,
    order: Option<u8>,
    ap: [Ap; 3],
    components: Components,
    items: Vec<ItemCard>,
    grappled_by: Vec<crate::field::AlienId>,
    panicked: bool,
    invisible: bool,
}

#[derive(Deserialize)]
struct SeenSupply {
    figures: Figures,
}

impl Position {
    /// The position that a view shows, read from the view as a client has it.
    pub fn of_view(text: &str) -> Result<Position, PositionFault> {
        let seen: Seen = table::json::parse(text)?;
        if seen.tiles.is_empty() {
            return Err(PositionFault::new("tiles", PositionWrong::Empty));
        }
        Ok(Position::of_game(&seen.field()?))
    }
}

impl Seen {
    fn field(self) -> Result<Field, PositionFault> {
        let mut field = Field::empty(self.mode, self.rocketeers.len());
        field.arrow = self.arrow;
        field.power_out = self.power_out;
        field.figures = self.supply.figures;
        let last = self.tiles.iter().map(|tile| tile.id.index()).max().unwrap_or_default();
        if last >= super::MOST_TILES_SEEN {
            let most = super::MOST_TILES_SEEN;
            return Err(PositionFault::new("tiles", PositionWrong::TooMany { most }));
        }
        // Tiles keep their numbers; those that have left the map are hull.
        field.tiles = vec![Tile { gone: true, ..Tile::face_down(Hex { q: 0, r: 0 }) }; last + 1];
        for tile in self.tiles {
            let id = tile.id;
            field.tiles[id.index()] = tile.laid(field.arrow);
        }
        for hatch in self.hatches.iter().filter(|hatch| !hatch.link) {
            let (a, b) = hatch.between;
            // What the tiles themselves show as closed needs no marker.
            if field.hatch(a, b) != Some(hatch.state) {
                field.mark_hatch(a, b, Some(hatch.state));
            }
        }
        field.rocketeers = self.rocketeers.into_iter().map(SeenRocketeer::standing).collect();
        let missing = |at: TileId| field.tile(at).is_none_or(|tile| tile.gone);
        let astray = field.rocketeers.iter().map(|one| one.at).chain(self.aliens.iter().map(|one| one.at));
        if let Some(at) = astray.into_iter().find(|at| missing(*at)) {
            let at = at.0.to_string();
            return Err(PositionFault::new("rocketeers", PositionWrong::NoTile { at }));
        }
        field.next_alien = self.aliens.iter().map(|alien| alien.id.0.saturating_add(1)).max().unwrap_or(1);
        field.aliens = self.aliens;
        Ok(field)
    }
}

impl SeenTile {
    fn laid(self, arrow: Direction) -> Tile {
        let rotation = self.rotation.unwrap_or(arrow);
        // A view shows hatches as directions of the map; a face has them as edges from its arrow.
        let back = Direction::NORTH.turned(6 - rotation.number());
        let face = self.number.filter(|_| self.scanned).map(|number| Face {
            number,
            rotation,
            hatches: self.shows.turned(back),
            vent: self.vent,
            room: self.room,
        });
        Tile {
            scanned: self.scanned,
            face,
            tokens: self.tokens,
            lying: self.lying,
            ..Tile::face_down(self.at)
        }
    }
}

impl SeenRocketeer {
    fn standing(self) -> Rocketeer {
        Rocketeer {
            who: self.who,
            seat: Seat(0),
            at: self.at,
            hp: self.hp,
            full_hp: self.full_hp,
            o2: self.o2,
            order: self.order,
            ap: self.ap,
            command: Default::default(),
            components: self.components,
            items: self.items,
            grappled_by: self.grappled_by,
            turn: ThisTurn { panicked: self.panicked, invisible: self.invisible, ..ThisTurn::default() },
        }
    }
}
