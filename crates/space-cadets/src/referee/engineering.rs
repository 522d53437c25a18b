//! The referee's answer about `engineering`: energy of a layout, trades, and what reaches the stations (SC-5).

use super::json::{At, Object, Read, RefereeValue, names_of};
use super::{Common, RefereeWrong, Verdict, by_name, object, only};
use crate::content::Content;
use crate::stations::engineering::{
    Energy, EngineeringRefusal, EngineeringRules, Icons, Laid, award, icons, total,
};
use crate::{Equipment, System};

/// The most icons of one system that somebody may have counted.
const MOST_ICONS: u16 = 999;

/// Where the energy comes from.
enum Origin {
    Tiles(Vec<(Option<String>, Laid)>),
    Counted(Energy),
    FirstTurn(Energy),
}

pub(super) fn answer(file: &Object, common: &Common, content: &Content) -> Read<Verdict> {
    let keys = ["tiles", "icons", "first_turn", "assign", "trades", "batteries", "capacitor"];
    only(file, &keys)?;
    let origin = origin(file, content)?;
    let trades = file.list("trades")?.iter().map(trade).collect::<Read<Vec<(System, System)>>>()?;
    let mut extra = systems(file, "batteries", content.engineering.batteries)?;
    extra.extend(systems(file, "capacitor", content.engineering.capacitor)?);
    if let (Some(capacitor), false) =
        (file.get("capacitor"), common.equipment == Some(Equipment::AuxiliaryCapacitor))
    {
        return capacitor.wrong(RefereeWrong::OnlyWith { other: "Auxiliary Capacitor".to_owned() });
    }
    let rules = EngineeringRules::of(&content.engineering, common.damage.iter().copied());
    Ok(evaluate(&rules, &origin, &trades, &extra, content)
        .unwrap_or_else(|refusal| Verdict::Illegal(refusal.name())))
}

fn evaluate(
    rules: &EngineeringRules,
    origin: &Origin,
    trades: &[(System, System)],
    extra: &[System],
    content: &Content,
) -> Result<Verdict, EngineeringRefusal> {
    let mut counted = Energy::default();
    let mut energy = match origin {
        Origin::Tiles(tiles) => {
            counted = layout(rules, tiles)?;
            counted
        }
        Origin::Counted(icons) => {
            counted = *icons;
            counted
        }
        Origin::FirstTurn(assign) => {
            rules.check_first_turn(assign)?;
            if !trades.is_empty() {
                return Err(EngineeringRefusal::TradeFirstTurn);
            }
            *assign
        }
    };
    for (given, wanted) in trades {
        rules.trade(&mut energy, *given, *wanted)?;
    }
    let handed = rules.hand_out(&energy, extra.iter().copied())?;
    let by_system =
        |energy: &Energy| by_name(System::ALL.iter().map(|one| (one.name(), energy[one.index()])));
    Ok(Verdict::Settled(object([
        ("icons", by_system(&counted)),
        ("after_trades", by_system(&energy)),
        ("assigned", by_system(&handed.assigned)),
        ("absorbed", by_system(&handed.absorbed)),
        ("available", by_system(&handed.available)),
        ("total", total(&counted).into()),
        ("lost", handed.lost.into()),
        ("mission6_points", award(&content.engineering.awards, total(&counted)).into()),
    ])))
}

fn layout(rules: &EngineeringRules, tiles: &[(Option<String>, Laid)]) -> Result<Energy, EngineeringRefusal> {
    if tiles.len() > usize::from(rules.draw) {
        return Err(EngineeringRefusal::TooManyTiles);
    }
    let twice = |(number, (id, _)): (usize, &(Option<String>, Laid))| {
        id.is_some() && tiles[..number].iter().any(|(other, _)| other == id)
    };
    if tiles.iter().enumerate().any(twice) {
        return Err(EngineeringRefusal::TileTwice);
    }
    let laid: Vec<Laid> = tiles.iter().map(|(_, laid)| *laid).collect();
    icons(&laid)
}

fn origin(file: &Object, content: &Content) -> Read<Origin> {
    let first_turn = file.or("first_turn", false, At::boolean)?;
    let given = [file.has("tiles"), file.has("icons"), first_turn];
    if given.iter().filter(|given| **given).count() != 1 {
        return file.wrong(RefereeWrong::OneOf { keys: "tiles, icons, first_turn".to_owned() });
    }
    if let (Some(assign), false) = (file.get("assign"), first_turn) {
        return assign.wrong(RefereeWrong::OnlyWith { other: "first_turn".to_owned() });
    }
    let systems = names_of(&System::ALL, System::name);
    if first_turn {
        return Ok(Origin::FirstTurn(file.need("assign")?.numbers(&systems, MOST_ICONS)?));
    }
    if let Some(icons) = file.get("icons") {
        return Ok(Origin::Counted(icons.numbers(&systems, MOST_ICONS)?));
    }
    let tiles = file.list("tiles")?;
    Ok(Origin::Tiles(tiles.iter().map(|tile| laid(tile, content)).collect::<Read<_>>()?))
}

fn laid(at: &At, content: &Content) -> Read<(Option<String>, Laid)> {
    let object = at.object(&["tile", "at", "turn"])?;
    let tile = object.need("tile")?;
    let (id, icons) = match tile.value.as_str() {
        Some(_) => {
            let known = tile.name(|id| content.engineering.tiles.iter().find(|tile| tile.id == id))?;
            (Some(known.id.clone()), Icons::from(known))
        }
        None => {
            let face = tile.object(&["center", "n", "e", "s", "w"])?;
            let system = |key: &str| face.need(key)?.name(System::named);
            let halves = [system("n")?, system("e")?, system("s")?, system("w")?];
            (None, Icons { center: system("center")?, halves })
        }
    };
    let place = object.maybe("at", |at| {
        let list = at.list_of(2, 2)?;
        Ok((list[0].number(i64::MIN, i64::MAX)?, list[1].number(i64::MIN, i64::MAX)?))
    })?;
    let turn = object.or("turn", 0, |turn| turn.number(0, 3))?;
    Ok((id, Laid { icons, at: place, turn }))
}

fn trade(at: &At) -> Read<(System, System)> {
    let pair = at.list_of(2, 2)?;
    Ok((pair[0].name(System::named)?, pair[1].name(System::named)?))
}

fn systems(file: &Object, key: &str, most: u8) -> Read<Vec<System>> {
    let list = file.or(key, Vec::new(), |at| at.list_of(0, usize::from(most)))?;
    list.iter().map(|system| system.name(System::named)).collect()
}
