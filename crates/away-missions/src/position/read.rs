//! Reading a position file, strictly (AM-29.1 to AM-29.12, AM-29.24, AM-29.25).

use super::dice::DiceOnFile;
use super::fault::{PositionFault, PositionWrong};
use super::json::{At, Extras, Object, PositionValue, Read, extras};
use super::{FORMAT, Moment, Notes, Position, Reaction, Reactions};
use crate::aliens::Strike;
use crate::aliens::effects::mind_control_choices;
use crate::aliens::profile::Profile;
use crate::content::Content;
use crate::field::{
    Alien, AlienId, Ap, ApPlace, CommandAp, Components, Edges, Face, Field, Figures, HatchMarker, ItemCard,
    ItemId, Lying, Rocketeer, ThisTurn, Tile, TileId, Tokens,
};
use crate::hex::{Direction, Hex};
use crate::{AlienType, HatchState, Item, Mode, Slot, Who};
use serde_json::Value;
use table::Seat;
use table::json::{Wrong, parse};

impl Position {
    /// Reads a position file.
    pub fn from_json(text: &str) -> Read<Position> {
        let value: Value = parse(text)?;
        read(&At::file(&value))
    }
}

const KEYS: [&str; 12] = [
    "format",
    "arrow",
    "mode",
    "tiles",
    "hatches",
    "rocketeers",
    "aliens",
    "power_out",
    "figures",
    "dice",
    "reactions",
    "terror",
];

fn read(file: &At) -> Read<Position> {
    // Another format may have other keys: that is said first.
    file.map()?.of_format(FORMAT)?;
    let file = file.noted(&KEYS)?;
    let tiles = file.need("tiles")?;
    let rocketeers = file.list("rocketeers")?;
    let mut reader = Reader {
        field: Field::empty(
            file.or("mode", Mode::Standard, |mode| mode.name(Mode::named))?,
            rocketeers.len(),
        ),
        names: Vec::new(),
        notes: Notes { file: extras(&file), ..Notes::default() },
        next_item: 0,
    };
    reader.field.arrow = file.or("arrow", Direction::NORTH, At::direction)?;
    reader.field.power_out = file.or("power_out", false, At::boolean)?;
    reader.tiles(&tiles)?;
    for hatch in file.list("hatches")? {
        reader.hatch(&hatch)?;
    }
    for alien in file.list("aliens")? {
        reader.alien(&alien)?;
    }
    let crew = rocketeers.len();
    for (index, rocketeer) in rocketeers.iter().enumerate() {
        reader.rocketeer(rocketeer, index, crew)?;
    }
    if let Some(figures) = file.get("figures") {
        reader.figures(&figures)?;
    }
    Ok(Position {
        dice: file.or("dice", DiceOnFile::Seed(1), dice)?,
        reactions: file.or("reactions", Reactions::None, reactions)?,
        terror: file.or("terror", Vec::new(), terror)?,
        field: reader.field,
        names: reader.names,
        notes: reader.notes,
    })
}

struct Reader {
    field: Field,
    names: Vec<(AlienId, String)>,
    notes: Notes,
    next_item: u16,
}

impl Reader {
    fn tiles(&mut self, tiles: &At) -> Read<()> {
        let list = tiles.list()?;
        if list.is_empty() {
            return tiles.wrong(PositionWrong::Empty);
        }
        for tile in list {
            self.tile(&tile)?;
        }
        Ok(())
    }

    fn tile(&mut self, tile: &At) -> Read<()> {
        let keys = ["at", "number", "scanned", "rotation", "hatches", "vent", "discovery", "mines"];
        let object = tile.noted(&keys)?;
        let place = object.need("at")?;
        let at = place.hex()?;
        if self.field.tile_at(at).is_some() {
            return place.wrong(PositionWrong::Twice { what: written(at) });
        }
        let scanned = object.or("scanned", true, At::boolean)?;
        let number = object.or("number", None, |number| number.number(1u16, u16::MAX).map(Some))?;
        if scanned {
            object.need("number")?;
        }
        let same = |tile: &Tile| tile.face.is_some_and(|face| Some(face.number) == number);
        if let (Some(number), true) = (number, self.field.tiles.iter().any(same)) {
            return object.need("number")?.wrong(PositionWrong::Twice { what: number.to_string() });
        }
        let printed = number.and_then(|number| Content::standard().tile(u8::try_from(number).ok()?));
        let hatches = match (object.get("hatches"), printed) {
            (Some(hatches), _) => edges(&hatches)?,
            (None, Some(printed)) => {
                printed.hatches.iter().filter_map(|edge| Direction::new(*edge)).collect()
            }
            (None, None) if scanned => {
                return object.wrong(PositionWrong::UnknownTile { number: number.unwrap_or(0) });
            }
            (None, None) => Edges::NONE,
        };
        let face = Face {
            number: number.unwrap_or(0),
            rotation: object.or("rotation", self.field.arrow, At::direction)?,
            hatches,
            vent: object.or("vent", printed.is_some_and(|tile| tile.vent), At::boolean)?,
            room: printed.and_then(|tile| tile.room),
        };
        let discovery = object.or("discovery", 0, |number| number.number(0u8, u8::MAX))?;
        let mines = object.or("mines", 0, |number| number.number(0u8, u8::MAX))?;
        let mines: Vec<Lying> =
            (0..mines).map(|_| Lying::Mine(ItemCard::ready(self.item_id(), Item::ElectroMine, 0))).collect();
        self.keep(extras(&object), |notes| &mut notes.tiles, TileId(self.field.tiles.len() as u16));
        self.field.tiles.push(Tile {
            scanned,
            face: Some(face),
            tokens: Tokens { discovery, ..Tokens::default() },
            lying: mines,
            ..Tile::face_down(at)
        });
        Ok(())
    }

    fn keep<K>(&mut self, extras: Extras, list: impl Fn(&mut Notes) -> &mut Vec<(K, Extras)>, key: K) {
        if !extras.is_empty() {
            list(&mut self.notes).push((key, extras));
        }
    }

    fn item_id(&mut self) -> ItemId {
        self.next_item = self.next_item.saturating_add(1);
        ItemId(self.next_item)
    }

    /// The tile at a place that must have one.
    fn tile_at(&self, place: &At) -> Read<TileId> {
        let at = place.hex()?;
        self.field.tile_at(at).map_or_else(|| place.wrong(PositionWrong::NoTile { at: written(at) }), Ok)
    }

    fn hatch(&mut self, hatch: &At) -> Read<()> {
        let object = hatch.noted(&["between", "state"])?;
        let between = object.need("between")?;
        let ends = between.list()?;
        if ends.len() != 2 {
            return between.wrong(PositionWrong::NotNeighbours);
        }
        let (a, b) = (self.tile_at(&ends[0])?, self.tile_at(&ends[1])?);
        if self.field.tiles[a.index()].at.toward(self.field.tiles[b.index()].at).is_none() {
            return between.wrong(PositionWrong::NotNeighbours);
        }
        let state = object.need("state")?.name(HatchState::named)?;
        let edge = (a.min(b), a.max(b));
        if self.field.hatches.iter().any(|marker| marker.between == edge) {
            let what = format!("{} – {}", written(ends[0].hex()?), written(ends[1].hex()?));
            return between.wrong(PositionWrong::Twice { what });
        }
        self.keep(extras(&object), |notes| &mut notes.hatches, edge);
        self.field.hatches.push(HatchMarker { between: edge, state });
        Ok(())
    }

    fn alien(&mut self, alien: &At) -> Read<()> {
        let object = alien.noted(&["type", "id", "at", "hp", "stunned", "staggered"])?;
        let kind = object.need("type")?.name(AlienType::named)?;
        let at = self.tile_at(&object.need("at")?)?;
        let nth = self.field.aliens.iter().filter(|alien| alien.kind == kind).count() + 1;
        let name = object.or("id", format!("{kind}-{nth}"), |id| id.text().map(str::to_owned))?;
        if self.names.iter().any(|(_, each)| *each == name) {
            let place = object.get("id").map_or(object.place.clone(), |id| id.place);
            return Err(PositionFault::new(place, PositionWrong::Twice { what: name }));
        }
        let full = Profile::of(kind).hp;
        let hp = match object.get("hp") {
            Some(hp) if Content::standard().alien(kind).hp.is_none() => {
                return hp.wrong(PositionWrong::NoHitPoints);
            }
            Some(hp) => hp.number(1u8, u8::MAX)?,
            None => full,
        };
        let id = AlienId(self.field.next_alien);
        self.field.next_alien = self.field.next_alien.saturating_add(1);
        self.field.aliens.push(Alien {
            id,
            kind,
            at,
            hp,
            stunned: object.or("stunned", false, At::boolean)?,
            staggered: object.or("staggered", 0, |number| number.number(0u8, u8::MAX))?,
        });
        self.keep(extras(&object), |notes| &mut notes.aliens, id);
        self.names.push((id, name));
        Ok(())
    }

    fn rocketeer(&mut self, rocketeer: &At, index: usize, crew: usize) -> Read<()> {
        let keys = [
            "who",
            "at",
            "hp",
            "o2",
            "order",
            "panicked",
            "mind_control",
            "invisible",
            "grappled_by",
            "items",
        ];
        let object = rocketeer.noted(&keys)?;
        let name = object.need("who")?;
        let who = name.name(Who::named)?;
        if self.field.rocketeer(who).is_some() {
            return name.wrong(PositionWrong::Twice { what: who.to_string() });
        }
        let place = object.need("at")?;
        let at = self.tile_at(&place)?;
        if !self.field.tiles[at.index()].scanned {
            return place.wrong(PositionWrong::Unscanned { at: written(self.field.tiles[at.index()].at) });
        }
        let sheet = Content::standard().rocketeer(who);
        let order = object.or("order", index as u8 + 1, |order| order.number(1u8, 6))?;
        if self.field.rocketeers.iter().any(|rocketeer| rocketeer.order == Some(order)) {
            let place = object.get("order").map_or(object.place.clone(), |order| order.place);
            return Err(PositionFault::new(place, PositionWrong::Twice { what: order.to_string() }));
        }
        let mut slots = vec![Slot::Standard; usize::from(sheet.ap.standard)];
        slots.extend(vec![Slot::Combat; usize::from(sheet.ap.combat.unwrap_or(0))]);
        slots.extend(vec![Slot::NonCombat; usize::from(sheet.ap.non_combat.unwrap_or(0))]);
        let spent = |index: usize| Ap {
            slot: slots.get(index).copied().unwrap_or(Slot::Standard),
            place: ApPlace::Spent,
        };
        let mut read = Rocketeer {
            who,
            seat: Seat(index as u8),
            at,
            hp: object.or("hp", sheet.hp, |hp| hp.number(1u8, sheet.hp))?,
            full_hp: sheet.hp,
            o2: object.or("o2", starting_o2(crew), |o2| o2.number(1u8, u8::MAX))?,
            order: Some(order),
            ap: [spent(0), spent(1), spent(2)],
            command: CommandAp::default(),
            components: Components::default(),
            items: Vec::new(),
            grappled_by: Vec::new(),
            turn: ThisTurn {
                panicked: object.or("panicked", false, At::boolean)?,
                invisible: object.or("invisible", false, At::boolean)?,
                ..ThisTurn::default()
            },
        };
        if object.or("mind_control", false, At::boolean)?
            && let Some(taken) = mind_control_choices(&read).first()
            && let Some(ap) = read.ap.iter_mut().find(|ap| ap.slot == *taken)
        {
            ap.place = ApPlace::MindControl;
        }
        for grapple in object.list("grappled_by")? {
            read.grappled_by.push(self.war_thrall(&grapple)?);
        }
        for item in object.list("items")? {
            self.item(&item, &mut read)?;
        }
        self.keep(extras(&object), |notes| &mut notes.rocketeers, who);
        self.field.rocketeers.push(read);
        Ok(())
    }

    fn war_thrall(&self, at: &At) -> Read<AlienId> {
        let id = at.text()?;
        let named = self.names.iter().find(|(_, name)| name == id).map(|(alien, _)| *alien);
        let is_one = |alien: &AlienId| {
            self.field.alien(*alien).is_some_and(|alien| alien.kind == AlienType::WarThrall)
        };
        named.filter(is_one).map_or_else(|| at.wrong(PositionWrong::NoWarThrall { id: id.to_owned() }), Ok)
    }

    fn item(&mut self, item: &At, holder: &mut Rocketeer) -> Read<()> {
        let object: Option<Object> = match item.value {
            Value::String(_) => None,
            _ => Some(item.noted(&["id", "charges", "analyzed", "used"])?),
        };
        let name = match &object {
            Some(object) => object.need("id")?,
            None => item.clone(),
        };
        let known = name.name(Held::named)?;
        let printed = match known {
            Held::Card(item) => Content::standard().item(item).charges.unwrap_or(0),
            _ => 0,
        };
        let (mut charges, mut analyzed, mut used) = (printed, true, false);
        if let Some(object) = &object {
            charges = object.or("charges", printed, |charges| charges.number(0u8, u8::MAX))?;
            analyzed = object.or("analyzed", true, At::boolean)?;
            used = object.or("used", false, At::boolean)?;
        }
        match known {
            Held::Card(item) => {
                let id = self.item_id();
                let used_by = used.then_some(holder.who);
                holder.items.push(ItemCard { analyzed, used_by, ..ItemCard::ready(id, item, charges) });
                if let Some(object) = &object {
                    self.keep(extras(object), |notes| &mut notes.items, id);
                }
            }
            Held::Component(component) => {
                let count = holder.components.of_mut(component);
                *count = count.saturating_add(1);
            }
            Held::Tank => self.notes.tanks.push(holder.who),
        }
        Ok(())
    }

    fn figures(&mut self, figures: &At) -> Read<()> {
        let names = ["brain_in_a_jar", "leader", "saucerman", "sentinel", "thrall", "space_leech", "bug"];
        let object = figures.noted(&names)?;
        let Figures { brain_in_a_jar, leader, saucerman, sentinel, thrall, space_leech, bug } =
            &mut self.field.figures;
        let counts = [brain_in_a_jar, leader, saucerman, sentinel, thrall, space_leech, bug];
        for (name, count) in names.into_iter().zip(counts) {
            *count = object.or(name, *count, |number| number.number(0u16, u16::MAX))?;
        }
        Ok(())
    }
}

/// Something that a Rocketeer holds.
enum Held {
    Card(Item),
    Component(crate::Component),
    Tank,
}

impl Held {
    fn named(name: &str) -> Option<Held> {
        let component = || crate::Component::named(name).map(Held::Component);
        let tank = || (name == TANK).then_some(Held::Tank);
        Item::named(name).map(Held::Card).or_else(component).or_else(tank)
    }
}

/// A token that is an item of the list but no card.
pub(super) const TANK: &str = "thrall_oxygen_tank";

/// O2 at the start for so many Rocketeers.
fn starting_o2(crew: usize) -> u8 {
    match crew {
        0..=2 => 6,
        3 => 5,
        4 => 4,
        5 => 3,
        _ => 2,
    }
}

fn edges(at: &At) -> Read<Edges> {
    let mut edges = Edges::NONE;
    for edge in at.list()? {
        let direction = edge.direction()?;
        if edges.has(direction) {
            return edge.wrong(PositionWrong::Twice { what: direction.number().to_string() });
        }
        edges.add(direction);
    }
    Ok(edges)
}

fn dice(at: &At) -> Read<DiceOnFile> {
    if at.value.is_array() {
        let rolls = at.list()?;
        return Ok(DiceOnFile::List(rolls.iter().map(|roll| roll.number(1u8, 10)).collect::<Read<_>>()?));
    }
    let object = at.noted(&["seed"])?;
    let seed = object.need("seed")?;
    match seed.value.as_u64() {
        Some(number) => Ok(DiceOnFile::Seed(number)),
        None => seed.number(0i64, i64::MAX).map(|number| DiceOnFile::Seed(number.unsigned_abs())),
    }
}

fn reactions(at: &At) -> Read<Reactions> {
    match at.value {
        Value::String(text) if text == "none" => Ok(Reactions::None),
        Value::String(text) if text == "auto" => Ok(Reactions::Auto),
        Value::String(text) => at.wrong(Wrong::UnknownName { name: text.clone() }),
        _ => Ok(Reactions::List(at.list()?.iter().map(reaction).collect::<Read<_>>()?)),
    }
}

fn reaction(at: &At) -> Read<Reaction> {
    let object = at.noted(&["who", "item", "against", "before", "nth"])?;
    let who = object.need("who")?.name(Who::named)?;
    let card = object.need("item")?;
    let item = card.name(Item::named)?;
    let when = match (object.get("against"), object.get("before")) {
        (Some(against), None) => {
            let strike = against.name(|name| match name {
                "hit" => Some(Strike::Hit),
                "panic" => Some(Strike::Panic),
                "mind_control" => Some(Strike::MindControl),
                _ => None,
            })?;
            Moment::Against(strike, object.or("nth", 1, |nth| nth.number(1u16, u16::MAX))?)
        }
        (None, Some(before)) => {
            let before = before.name(AlienType::named)?;
            if item != Item::InvisibilityDevice {
                return card.wrong(Wrong::UnknownName { name: item.to_string() });
            }
            if object.get("nth").is_some() {
                return object.wrong(PositionWrong::NoNote { key: "nth".to_owned() });
            }
            Moment::Before(before)
        }
        _ => return object.wrong(PositionWrong::AgainstOrBefore),
    };
    Ok(Reaction { place: at.place.clone(), who, item, when })
}

fn terror(at: &At) -> Read<Vec<(Who, Vec<Direction>)>> {
    let names: Vec<&str> = Who::ALL.iter().map(|who| who.name()).collect();
    let object = at.noted(&names)?;
    let mut chosen = Vec::new();
    for who in Who::ALL {
        if let Some(list) = object.get(who.name()) {
            chosen.push((who, list.list()?.iter().map(At::direction).collect::<Read<_>>()?));
        }
    }
    Ok(chosen)
}

fn written(at: Hex) -> String {
    format!("[{}, {}]", at.q, at.r)
}
