//! SC-12: shield tiles, zones and strengths.

use crate::content::ShieldTile;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::ShieldPlace;
use crate::stations::shields::{Piece, ShieldsRefusal, ShieldsRules};
use crate::{Advanced, Side, SpaceCadets, Station, System, Zone};
use table::{Audience, GameTime, Seat, Story};

impl From<ShieldsRefusal> for Refusal {
    fn from(refusal: ShieldsRefusal) -> Refusal {
        match refusal {
            ShieldsRefusal::ZoneFull => Refusal::ZoneFull,
            ShieldsRefusal::CentrePair => Refusal::CentrePair,
            ShieldsRefusal::TooManyTiles | ShieldsRefusal::Supply => Refusal::NotDrawn,
            ShieldsRefusal::IceTwice | ShieldsRefusal::IceCentre | ShieldsRefusal::IceFrozen => {
                Refusal::IceFrozen
            }
        }
    }
}

impl SpaceCadets {
    fn shields_rules(&self) -> ShieldsRules {
        ShieldsRules::of(&self.content().shields, self.damage_in_force(), self.shields.frozen)
    }

    /// SC-12.1: the tiles of this turn.
    pub(crate) fn draw_shield_tiles(&mut self) {
        let energy = usize::from(self.energy(System::Shields));
        let count = self.content().shields.draw.get(energy).copied().unwrap_or(0);
        let mut tiles = self.content().shields.tiles();
        self.dice.shuffle(&mut tiles);
        tiles.truncate(count.into());
        let place = |tile: ShieldTile| ShieldPlace { number: tile.number, colour: tile.colour, zone: None };
        self.shields.tiles = tiles.into_iter().map(place).collect();
    }

    /// What lies in a zone, without one tile.
    fn lying(&self, zone: Zone, without: Option<usize>) -> Vec<Piece> {
        let tiles = self.shields.tiles.iter().enumerate();
        let tiles = tiles.filter(|(index, tile)| tile.zone == Some(zone) && Some(*index) != without);
        let tiles =
            tiles.map(|(_, tile)| Piece::Tile(ShieldTile { number: tile.number, colour: tile.colour }));
        let ice = self.shields.ice.filter(|side| side.zone() == zone).map(|_| Piece::Ice);
        tiles.chain(ice).collect()
    }

    /// SC-12.3: a tile into a zone, or back.
    pub(crate) fn put(
        &mut self,
        at: GameTime,
        seat: Seat,
        tile: u8,
        zone: Option<Zone>,
    ) -> Result<(), Refusal> {
        self.works(at, seat, Station::Shields)?;
        let index = usize::from(tile);
        let Some(place) = self.shields.tiles.get(index).copied() else { return Err(Refusal::NotDrawn) };
        if let Some(zone) = zone {
            let piece = Piece::Tile(ShieldTile { number: place.number, colour: place.colour });
            self.shields_rules().check_place(zone, &self.lying(zone, Some(index)), piece)?;
        }
        self.shields.tiles[index].zone = zone;
        Ok(())
    }

    /// SC-19.4: the ICE token.
    pub(crate) fn put_ice(&mut self, at: GameTime, seat: Seat, side: Option<Side>) -> Result<(), Refusal> {
        self.works(at, seat, Station::Shields)?;
        if !self.setup.uses(Advanced::Ice) {
            return Err(Refusal::NotInUse);
        }
        if let Some(side) = side {
            let without: Vec<Piece> =
                self.lying(side.zone(), None).into_iter().filter(|piece| *piece != Piece::Ice).collect();
            self.shields_rules().check_place(side.zone(), &without, Piece::Ice)?;
        }
        self.shields.ice = side;
        Ok(())
    }

    /// The strengths of the layout as it lies.
    pub(crate) fn strengths_now(&self) -> [u8; 4] {
        let rules = self.shields_rules();
        let centre = self.lying(Zone::Centre, None);
        let strength = |side: &Side| rules.strength(*side, &self.lying(side.zone(), None), &centre).points;
        let points: Vec<u8> = Side::ALL.iter().map(strength).collect();
        [points[0], points[1], points[2], points[3]]
    }

    /// SC-12.4: the strengths, first thing in Step 4.
    pub(crate) fn raise_shields(&mut self, story: &mut Story<Event>) {
        self.shields.strength = self.strengths_now();
        let [fore, starboard, aft, port] = self.shields.strength;
        story.tell(Audience::All, Event::ShieldsUp { fore, starboard, aft, port });
        let total: u16 = self.shields.strength.iter().map(|one| u16::from(*one)).sum();
        self.award_for(Station::Shields, total, story);
        let energy = u16::from(self.engineering.icons.iter().sum::<u8>());
        self.award_for(Station::Engineering, energy, story);
    }

    /// SC-18.13: the award for a total.
    fn award_for(&mut self, station: Station, total: u16, story: &mut Story<Event>) {
        let awards = match station {
            Station::Shields => &self.content().shields.awards,
            _ => &self.content().engineering.awards,
        };
        let won =
            awards.iter().filter(|award| total >= u16::from(award.at_least)).map(|award| award.points).max();
        if let Some(points) = won {
            self.award(station, points, story);
        }
    }

    /// SC-12.8, SC-19.4: the end of the turn.
    pub(crate) fn end_turn_shields(&mut self) {
        self.shields.frozen = self.shields.ice.take();
        self.shields.tiles.clear();
        self.shields.strength = [0; 4];
    }
}
