//! Chapter 5: scanning, tokens, events, alerts and Red Alert.

use super::scenario::Context;
use crate::agenda::Task;
use crate::aliens::Strike;
use crate::content::{AlertEffect, Content, Discovery, Loose, STANDARD_TILES};
use crate::field::{Edges, Face, Flood, ItemCard, ItemId, Lying, TileId, Tokens, Way};
use crate::hex::Direction;
use crate::scenario::{DiscoveryKind, Trigger};
use crate::{AlienType, AwayMissions, BossType, Event, EventKind, Item, Mode, Refusal, Room, Who};
use table::{Audience, Story};

/// A tile's face with its arrow in this direction.
pub(crate) fn face(number: u8, arrow: Direction) -> Option<Face> {
    let printed = Content::standard().tile(number)?;
    let hatches: Edges = printed.hatches.iter().filter_map(|edge| Direction::new(*edge)).collect();
    Some(Face { number: number.into(), rotation: arrow, hatches, vent: printed.vent, room: printed.room })
}

impl AwayMissions {
    /// Face-down tiles.
    pub(crate) fn face_down(&self) -> impl Iterator<Item = TileId> + '_ {
        self.field.tile_ids().filter(|id| self.field.tile(*id).is_some_and(|tile| !tile.scanned))
    }

    /// AM-5.1, AM-5.2: the face-down tiles nearest to a Rocketeer.
    pub(crate) fn nearest_face_down(&self, who: Who) -> Vec<TileId> {
        let geometry = self.map();
        let mut flood = Flood::default();
        flood.run(&geometry, Way::Tiles, [self.tile_of(who)]);
        let Some(nearest) = self.face_down().map(|tile| flood.steps(tile)).min() else { return Vec::new() };
        self.face_down().filter(|tile| flood.steps(*tile) == nearest).collect()
    }

    /// Scanners that can be used now (AM-18.9).
    pub(crate) fn scanners(&self, who: Who) -> impl Iterator<Item = ItemId> + '_ {
        let cards = self.field.rocketeer(who).into_iter().flat_map(|one| &one.items);
        cards
            .filter(|card| card.item == Item::Scanner && card.charges > 0 && card.used_by.is_none())
            .map(|card| card.id)
    }

    /// A Scanning Phase begins (AM-5.17, AM-27.18).
    pub(crate) fn begin_scan(&mut self, who: Who, story: &mut Story<Event>) {
        self.push(Task::Scan(who));
        self.fire(Trigger::ScanPhase, Context::of(who));
        if !self.red_alert && self.face_down().next().is_none() {
            self.start_red_alert(story);
        }
    }

    /// AM-5.17: from now on.
    pub(crate) fn start_red_alert(&mut self, story: &mut Story<Event>) {
        if !self.red_alert {
            self.red_alert = true;
            story.tell(Audience::All, Event::RedAlert {});
            let context = self.acting.map_or_else(Context::default, Context::of);
            self.fire(Trigger::RedAlertStart, context);
        }
    }

    /// AM-5.18: the scenario's rule takes the place of the scan.
    pub(crate) fn red_alert_scan(&mut self, who: Who) {
        self.fire(Trigger::RedAlertScan, Context::of(who));
    }

    /// The command that turns a tile over.
    pub(crate) fn scan(
        &mut self,
        who: Who,
        tile: Option<TileId>,
        scanner: Option<ItemId>,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        match self.agenda.last() {
            Some(Task::Scan(scanning)) if *scanning == who => {}
            _ => return Err(Refusal::NotNow),
        }
        if self.red_alert && tile.is_none() {
            if scanner.is_some() {
                return Err(Refusal::RedAlertDraws);
            }
            self.agenda.pop();
            self.red_alert_scan(who);
            return Ok(());
        }
        let tile = tile.ok_or(Refusal::TileNeeded)?;
        let place = self.field.tile(tile).filter(|tile| !tile.gone).ok_or(Refusal::NoSuchTile)?;
        if place.scanned {
            return Err(Refusal::AlreadyScanned);
        }
        match scanner {
            Some(card) => {
                if !self.scanners(who).any(|scanner| scanner == card) {
                    return Err(Refusal::NoScanner);
                }
                if let Some(card) = self.field.rocketeer_mut(who).and_then(|one| one.card_mut(card)) {
                    card.charges -= 1;
                    card.used_by = Some(who);
                }
                story.tell(Audience::All, Event::Used { who, item: Item::Scanner });
            }
            None if !self.nearest_face_down(who).contains(&tile) => return Err(Refusal::NotNearest),
            None => {}
        }
        self.agenda.pop();
        self.push(Task::Reveal(tile));
        if self.red_alert {
            // AM-5.19: the draw does not wait for it.
            self.red_alert_scan(who);
        }
        Ok(())
    }

    /// AM-5.3: everything that turning a tile over brings, in its order.
    pub(crate) fn reveal(&mut self, tile: TileId, story: &mut Story<Event>) {
        story.uncover();
        let fixed = self.field.tile(tile).and_then(|place| place.fixed);
        let Some(number) = fixed.or_else(|| self.supply.tiles.draw(&mut self.dice)) else { return };
        let arrow = self.field.arrow;
        let Some(place) = self.field.tile_mut(tile) else { return };
        let faded = std::mem::replace(&mut place.faded, false);
        place.scanned = true;
        place.face = face(number, arrow.turned(place.turn.number()));
        let who = self.acting.unwrap_or(Who::Captain);
        story.tell(Audience::All, Event::Scanned { who, tile });
        self.push(Task::RevealItems(tile));
        self.push(Task::RevealAlerts(tile));
        self.push(Task::RevealAliens(tile));
        self.push(Task::RevealMarker { tile, faded });
    }

    /// AM-5.4, AM-5.5: a hidden marker, then the rules for that tile.
    pub(crate) fn reveal_marker(&mut self, tile: TileId, faded: bool, story: &mut Story<Event>) {
        let context = Context { who: self.acting, tile: Some(tile), faded, ..Context::default() };
        let pool = self.field.tile_mut(tile).and_then(|place| place.pool.take());
        let marker = pool.and_then(|pool| self.supply.pools.get_mut(usize::from(pool)));
        let marker = marker.and_then(|bag| bag.draw(&mut self.dice));
        self.fire(Trigger::Scanned, context);
        match marker {
            None => {}
            Some(None) => {
                story.tell(Audience::All, Event::Decoy { tile });
                self.fire(Trigger::DecoyRevealed, context);
            }
            Some(Some(room)) => {
                self.lay_room(tile, room);
                if let Some(place) = self.field.tile_mut(tile) {
                    place.control = true;
                }
                story.tell(Audience::All, Event::RoomFound { tile, room });
            }
        }
    }

    /// A Scenario tile lies here face-up.
    pub(crate) fn lay_room(&mut self, tile: TileId, room: Room) {
        let number = STANDARD_TILES + 1 + room as u8;
        let arrow = self.field.arrow;
        if let Some(place) = self.field.tile_mut(tile) {
            place.scanned = true;
            place.face = face(number, arrow.turned(place.turn.number()));
        }
        match room {
            Room::HiveQueen => self.place_boss(BossType::HiveQueen, tile),
            Room::Overmind => self.place_boss(BossType::Overmind, tile),
            _ => {}
        }
    }

    /// The Alien tokens of a tile.
    pub(crate) fn reveal_aliens(&mut self, tile: TileId, story: &mut Story<Event>) {
        let Some(place) = self.field.tile_mut(tile) else { return };
        if place.tokens.alien == 0 {
            return;
        }
        place.tokens.alien -= 1;
        self.push(Task::RevealAliens(tile));
        match self.supply.aliens.draw(&mut self.dice) {
            Some(token) => self.alien_token(token, tile, story),
            None => story.tell(Audience::All, Event::NothingToDraw {}),
        }
    }

    /// An Alien token from the supply; those on the map are not in it (AM-5.16).
    pub(crate) fn draw_alien_token(&mut self, tile: TileId, story: &mut Story<Event>) {
        story.uncover();
        let on_map = self.tokens_on_map(|tokens| tokens.alien);
        if self.supply.aliens.len() <= on_map {
            let used = std::mem::take(&mut self.supply.aliens_used);
            self.supply.aliens.extend(used.iter().copied());
        }
        let some = self.supply.aliens.len() > on_map;
        match some.then(|| self.supply.aliens.draw(&mut self.dice)).flatten() {
            Some(token) => self.alien_token(token, tile, story),
            None => story.tell(Audience::All, Event::NothingToDraw {}),
        }
    }

    fn tokens_on_map(&self, count: impl Fn(&Tokens) -> u8) -> usize {
        let tiles = self.field.tiles.iter().filter(|tile| !tile.gone);
        tiles.map(|tile| usize::from(count(&tile.tokens))).sum()
    }

    /// AM-5.6, AM-26.2: its Aliens in the order listed, then its Event.
    fn alien_token(&mut self, token: u8, tile: TileId, story: &mut Story<Event>) {
        self.supply.aliens_used.put(token);
        let Some(token) = Content::standard().tokens().alien.get(usize::from(token)) else { return };
        let most = if self.field.mode == Mode::SpaceCadet { 2 } else { usize::MAX };
        for kind in token.aliens.iter().take(most) {
            let at = match kind {
                AlienType::Bug => self.vent_for(self.acting, tile),
                _ => tile,
            };
            self.place_alien(*kind, at, story);
        }
        if let Some(event) = token.event {
            self.push(Task::Event(event));
        }
    }

    /// The Alert tokens of a tile.
    pub(crate) fn reveal_alerts(&mut self, tile: TileId, story: &mut Story<Event>) {
        let Some(place) = self.field.tile_mut(tile) else { return };
        if place.tokens.alert == 0 {
            return;
        }
        place.tokens.alert -= 1;
        self.push(Task::RevealAlerts(tile));
        let token = self.supply.alerts.draw(&mut self.dice);
        self.alert_token(token, story);
    }

    /// An Alert token from the supply; in Galactic Overlord mode and Red Alert an Alien token (AM-26.8).
    pub(crate) fn draw_alert_token(&mut self, story: &mut Story<Event>) {
        story.uncover();
        if self.red_alert && self.field.mode == Mode::GalacticOverlord {
            return self.alarm_aliens();
        }
        let on_map = self.tokens_on_map(|tokens| tokens.alert);
        if self.supply.alerts.len() <= on_map {
            let used = std::mem::take(&mut self.supply.alerts_used);
            self.supply.alerts.extend(used.iter().copied());
        }
        let some = self.supply.alerts.len() > on_map;
        let token = some.then(|| self.supply.alerts.draw(&mut self.dice)).flatten();
        self.alert_token(token, story);
    }

    /// AM-5.13.
    fn alert_token(&mut self, token: Option<u8>, story: &mut Story<Event>) {
        let Some(token) = token else {
            return story.tell(Audience::All, Event::NothingToDraw {});
        };
        self.supply.alerts_used.put(token);
        let kinds = &Content::standard().tokens().alert;
        let aliens = kinds.get(usize::from(token)).is_some_and(|token| token.effect == AlertEffect::Aliens);
        story.tell(Audience::All, Event::AlertDrawn { aliens });
        if aliens {
            self.alarm_aliens();
        }
    }

    fn alarm_aliens(&mut self) {
        if let Some(tile) = self.muster() {
            self.push(Task::AlienToken(tile));
        }
    }

    /// AM-5.14: Discovery and Rocketeer tokens are turned face-up.
    pub(crate) fn reveal_items(&mut self, tile: TileId, story: &mut Story<Event>) {
        let Some(place) = self.field.tile_mut(tile) else { return };
        let tokens = std::mem::take(&mut place.tokens);
        let still = self.tokens_on_map(|tokens| tokens.discovery);
        for revealed in 0..usize::from(tokens.discovery) {
            let face_down = still + usize::from(tokens.discovery) - revealed;
            if let Some(token) = self.draw_discovery(face_down) {
                self.lay_discovery(token, tile, story);
            }
        }
        for _ in 0..tokens.rocketeer {
            if let Some(item) = self.supply.lockers.draw(&mut self.dice) {
                let card = self.new_card(item);
                self.lay(tile, Lying::Item(card));
                story.tell(Audience::All, Event::ItemShown { item, tile });
            }
        }
    }

    fn lay(&mut self, tile: TileId, thing: Lying) {
        if let Some(place) = self.field.tile_mut(tile) {
            place.lying.push(thing);
        }
    }

    /// A card that comes into play.
    pub(crate) fn new_card(&mut self, item: Item) -> ItemCard {
        let facts = Content::standard().item(item);
        let charges = if facts.analyze { 0 } else { facts.charges.unwrap_or_default() };
        let card = ItemCard::ready(self.supply.new_card(), item, charges);
        ItemCard { analyzed: !facts.analyze, ..card }
    }

    fn lay_discovery(&mut self, token: u8, tile: TileId, story: &mut Story<Event>) {
        let Some(kind) = Content::standard().tokens().discovery.get(usize::from(token)) else { return };
        match kind.content {
            Discovery::Item(item) => {
                let card = self.new_card(item);
                self.lay(tile, Lying::Item(card));
                story.tell(Audience::All, Event::ItemShown { item, tile });
            }
            Discovery::Loose(Loose::Mysterium) => {
                self.lay(tile, Lying::Mysterium);
                story.tell(Audience::All, Event::MysteriumShown { tile });
            }
            Discovery::Loose(Loose::ThrallOxygenTank) => {
                self.lay(tile, Lying::ThrallOxygenTank);
                story.tell(Audience::All, Event::TankShown { tile });
            }
        }
    }

    /// One of the face-down Discovery tokens, so many of which lie on the map, this one included. Some of them were
    /// promised to be of certain kinds (AM-27.54): each token is equally likely to be a promised one, and the others are any
    /// of the tokens that no promise needs.
    fn draw_discovery(&mut self, face_down: usize) -> Option<u8> {
        let promised: usize = self.supply.promised.iter().map(|count| usize::from(*count)).sum();
        let mut place = self.dice.below(u32::try_from(face_down.max(promised)).unwrap_or(1)) as usize;
        for kind in DiscoveryKind::ALL {
            let left = usize::from(self.supply.promised[kind as usize]);
            if place < left {
                self.supply.promised[kind as usize] -= 1;
                return self.draw_of_kind(Some(kind));
            }
            place -= left;
        }
        // Of each kind so many tokens as no promise needs.
        let mut free = [0usize; 4];
        for token in self.supply.discoveries.iter() {
            free[kind_of(*token).map_or(3, |kind| kind as usize)] += 1;
        }
        for (count, promised) in free.iter_mut().zip(self.supply.promised) {
            *count = count.saturating_sub(usize::from(promised));
        }
        let total: usize = free.iter().sum();
        let mut place = self.dice.below(u32::try_from(total).unwrap_or(1)) as usize;
        let kinds = DiscoveryKind::ALL.iter().copied().map(Some).chain([None]);
        for (kind, count) in kinds.zip(free) {
            if place < count {
                return self.draw_of_kind(kind);
            }
            place -= count;
        }
        None
    }

    fn draw_of_kind(&mut self, kind: Option<DiscoveryKind>) -> Option<u8> {
        let fitting: Vec<u8> =
            self.supply.discoveries.iter().copied().filter(|token| kind_of(*token) == kind).collect();
        let count = u32::try_from(fitting.len()).ok().filter(|count| *count > 0)?;
        let token = fitting[self.dice.below(count) as usize];
        self.supply.discoveries.take(&token);
        Some(token)
    }

    /// AM-5.8 to AM-5.12.
    pub(crate) fn event(&mut self, event: EventKind, story: &mut Story<Event>) {
        story.tell(Audience::All, Event::Struck { what: event });
        let all: Vec<Who> = self.field.rocketeers.iter().map(|one| one.who).collect();
        match event {
            EventKind::CosmicRadiation => all.into_iter().for_each(|who| self.lose_hp(who, 1, story)),
            EventKind::PowerOut => self.field.power_out = true,
            EventKind::TimeDistortion => {
                self.push(Task::Distortion);
                self.open_vote(true, story);
            }
            EventKind::UnnaturalGrowth => {
                for alien in &mut self.field.aliens {
                    alien.hp = Content::standard().alien(alien.kind).hp.unwrap_or(alien.hp);
                }
                for boss in &mut self.field.bosses {
                    boss.hp = boss.full_hp;
                }
            }
            EventKind::UnreasonableFear if all.len() > 4 => {
                story.tell(Audience::All, Event::FearIgnored {});
            }
            EventKind::UnreasonableFear => {
                self.strike(Strike::Panic, all);
            }
        }
    }
}

/// Which promise a Discovery token can keep.
fn kind_of(token: u8) -> Option<DiscoveryKind> {
    let kind = Content::standard().tokens().discovery.get(usize::from(token))?;
    match kind.content {
        Discovery::Item(item) if crate::field::is_schematic(item) => Some(DiscoveryKind::Schematic),
        Discovery::Item(_) => None,
        Discovery::Loose(Loose::Mysterium) => Some(DiscoveryKind::Mysterium),
        Discovery::Loose(Loose::ThrallOxygenTank) => Some(DiscoveryKind::ThrallOxygenTank),
    }
}
