//! What single effects do to the figures on the map (AM-23). Nobody is asked here: whoever calls has already asked.

use super::question::Strike;
use crate::field::{
    AlienId, ApPlace, Field, ItemCard, ItemId, Lying, Rocketeer, TileId, is_alien_technology,
};
use crate::{AlienType, Item, Slot, Who};

/// The items that ward off a strike, in the order in which they are offered (AM-23.20, AM-23.22).
pub fn helps_against(strike: Strike) -> &'static [Item] {
    match strike {
        Strike::Hit => &[Item::ForceFieldBelt, Item::RtLongLostBrother, Item::FiberweaveSpacesuit],
        Strike::Panic => &[Item::RtGirl, Item::MentalityHelmet],
        Strike::MindControl => &[Item::MentalityHelmet],
    }
}

/// Whether a Rocketeer can use a card outside the own Actions Phase now (AM-12.1 to AM-12.5, AM-5 Power Out).
pub fn usable(field: &Field, rocketeer: &Rocketeer, card: &ItemCard) -> bool {
    let often = matches!(card.item, Item::ForceFieldBelt | Item::RtGirl);
    let unused = match card.used_by {
        None => true,
        Some(who) => often && who == rocketeer.who,
    };
    let charged = card.item == Item::RtGirl || card.charges > 0;
    let powered = !(field.power_out && is_alien_technology(card.item));
    card.analyzed && unused && charged && powered
}

/// The cards with which a Rocketeer can ward off a strike that would really happen.
pub fn protections(field: &Field, who: Who, strike: Strike) -> Vec<(ItemId, Item)> {
    let Some(rocketeer) = field.rocketeer(who) else { return Vec::new() };
    if rocketeer.items.is_empty() || !would_strike(rocketeer, strike) {
        return Vec::new();
    }
    let mut cards = Vec::new();
    for item in helps_against(strike) {
        let fit = rocketeer.items.iter().filter(|card| card.item == *item && usable(field, rocketeer, card));
        cards.extend(fit.map(|card| (card.id, card.item)));
    }
    cards
}

/// Whether a strike would do anything: Panic and Mind Control do nothing a second time (AM-23.2, AM-23.4).
pub fn would_strike(rocketeer: &Rocketeer, strike: Strike) -> bool {
    match strike {
        Strike::Hit => true,
        Strike::Panic => !rocketeer.turn.panicked,
        Strike::MindControl => !rocketeer.is_mind_controlled(),
    }
}

/// A card is used: one charge less, if it has any, and noted for this Game Turn.
pub fn use_card(field: &mut Field, who: Who, card: ItemId) {
    if let Some(card) = field.rocketeer_mut(who).and_then(|rocketeer| rocketeer.card_mut(card)) {
        card.charges = card.charges.saturating_sub(1);
        card.used_by = Some(who);
    }
}

/// A hit or another loss of a hit point. Returns how many are left.
pub fn lose_hp(field: &mut Field, who: Who) -> u8 {
    let Some(rocketeer) = field.rocketeer_mut(who) else { return 0 };
    rocketeer.hp = rocketeer.hp.saturating_sub(1);
    rocketeer.hp
}

/// Panic that nothing wards off: an O2 less. Returns how many are left.
pub fn panic(field: &mut Field, who: Who) -> u8 {
    let Some(rocketeer) = field.rocketeer_mut(who) else { return 0 };
    rocketeer.o2 = rocketeer.o2.saturating_sub(1);
    rocketeer.turn.panicked = true;
    rocketeer.o2
}

/// The kinds of AP markers that Mind Control may take: Spent ones, else Available ones (AM-23.3). The restricted one,
/// which is taken if nobody chooses, comes first.
pub fn mind_control_choices(rocketeer: &Rocketeer) -> Vec<Slot> {
    let in_place = |place: ApPlace| {
        let mut slots: Vec<Slot> =
            rocketeer.ap.iter().filter(|ap| ap.place == place).map(|ap| ap.slot).collect();
        slots.sort_by_key(|slot| *slot == Slot::Standard);
        slots.dedup();
        slots
    };
    let spent = in_place(ApPlace::Spent);
    if spent.is_empty() { in_place(ApPlace::Available) } else { spent }
}

/// Mind Control that nothing wards off: a marker of this kind goes into the box.
pub fn mind_control(field: &mut Field, who: Who, slot: Slot) {
    let Some(rocketeer) = field.rocketeer_mut(who) else { return };
    for place in [ApPlace::Spent, ApPlace::Available] {
        if let Some(ap) = rocketeer.ap.iter_mut().find(|ap| ap.slot == slot && ap.place == place) {
            ap.place = ApPlace::MindControl;
            return;
        }
    }
}

/// A War Thrall holds a Rocketeer (AM-23.10).
pub fn grapple(field: &mut Field, who: Who, by: AlienId) {
    if let Some(rocketeer) = field.rocketeer_mut(who)
        && !rocketeer.grappled_by.contains(&by)
    {
        rocketeer.grappled_by.push(by);
    }
}

/// Ends every Grapple whose War Thrall is Stunned, gone or elsewhere (AM-23.11). To be called when somebody has moved.
pub fn loosen_grapples(field: &mut Field) {
    if field.rocketeers.iter().all(|rocketeer| rocketeer.grappled_by.is_empty()) {
        return;
    }
    let aliens = &field.aliens;
    for rocketeer in &mut field.rocketeers {
        let at = rocketeer.at;
        rocketeer.grappled_by.retain(|by| {
            aliens.iter().any(|alien| {
                alien.id == *by && alien.kind == AlienType::WarThrall && alien.at == at && !alien.stunned
            })
        });
    }
}

/// Stuns an Alien (AM-23.13).
pub fn stun(field: &mut Field, alien: AlienId) {
    if let Some(alien) = field.alien_mut(alien) {
        alien.stunned = true;
    }
    loosen_grapples(field);
}

/// Hits an Alien: one hit point less, and dead without any (AM-21.21). Returns how many are left.
pub fn hit_alien(field: &mut Field, id: AlienId) -> u8 {
    let Some(alien) = field.alien_mut(id) else { return 0 };
    alien.hp = alien.hp.saturating_sub(1);
    let left = alien.hp;
    if left == 0 {
        remove_alien(field, id);
    }
    left
}

/// Takes a figure off the map.
pub fn remove_alien(field: &mut Field, id: AlienId) {
    field.aliens.retain(|alien| alien.id != id);
    loosen_grapples(field);
}

/// Takes one Electro-Mine off a tile, if one lies there.
pub fn take_mine(field: &mut Field, tile: TileId) -> bool {
    let Some(tile) = field.tile_mut(tile) else { return false };
    let Some(mine) = tile.lying.iter().position(|lying| matches!(lying, Lying::Mine(_))) else {
        return false;
    };
    tile.lying.remove(mine);
    true
}

/// Rocketeers by ascending Order marker; those without one come first, in the order of the table.
pub fn by_order(field: &Field, victims: impl Fn(&Rocketeer) -> bool) -> Vec<Who> {
    let mut found: Vec<(Option<u8>, Who)> = field
        .rocketeers
        .iter()
        .filter(|rocketeer| victims(rocketeer))
        .map(|rocketeer| (rocketeer.order, rocketeer.who))
        .collect();
    found.sort_by_key(|(order, _)| *order);
    found.into_iter().map(|(_, who)| who).collect()
}
