//! Commands worth offering: enough for somebody who plays by them alone, not everything that is legal.

use crate::command::{Command, Object, PlotCard};
use crate::content::ManeuverKind;
use crate::state::{Stage, Wait};
use crate::stations::jump::each_change;
use crate::{
    Advanced, Column, Equipment, Facing, Lock, Side, Slot, SpaceCadets, Spend, Square, Station, Step, System,
    Zone,
};
use table::Seat;

/// How many places of Engineering's board are offered for a tile.
const PLACES: usize = 6;

/// What a chair may do now.
pub(crate) fn list(game: &SpaceCadets, seat: Seat, options: &mut Vec<Command>) {
    if seat.index() >= game.posts.len() || game.end.is_some() {
        return;
    }
    if let Some(ask) = &game.ask {
        if ask.seat == seat {
            options.extend((0..ask.question.count() as u8).map(|pick| Command::Choose { pick }));
        }
        return;
    }
    let offers = Offers { game, seat };
    match game.stage {
        Stage::Waiting { wait, .. } => offers.waiting(wait, options),
        Stage::Running { .. } => offers.running(options),
        Stage::Working | Stage::Over => {}
    }
}

struct Offers<'a> {
    game: &'a SpaceCadets,
    seat: Seat,
}

impl Offers<'_> {
    fn holds(&self, station: Station) -> bool {
        self.game.officer(station) == self.seat
    }

    fn in_time(&self) -> bool {
        self.game.in_time(self.game.seen, self.seat).is_ok()
    }

    fn waiting(&self, wait: Wait, options: &mut Vec<Command>) {
        let game = self.game;
        if game.concerned(wait).has(self.seat) && !game.ready.has(self.seat) {
            options.push(Command::Ready);
        }
        if self.holds(Station::Captain) {
            options.push(Command::Start);
        }
        match wait {
            Wait::Prepare => self.preparing(options),
            Wait::Spend if self.holds(Station::Sensors) => self.spending(options),
            Wait::Dampers => self.equipment(Equipment::InertialDampers, options),
            Wait::Decoy => self.equipment(Equipment::DecoyBuoy, options),
            Wait::Focus if self.holds(Station::Captain) && game.playable(Equipment::FocusingCrystal) => {
                for slot in Slot::ALL {
                    if game.slot(slot).is_some_and(|held| held.lock == Lock::Lock) {
                        let card = Equipment::FocusingCrystal;
                        options.push(Command::Play { card, slot: Some(slot), damage: None });
                    }
                }
            }
            Wait::Volunteers => {
                let volunteers = game.shift.is_some_and(|shift| shift.volunteers.has(self.seat));
                options.push(Command::Volunteer { yes: !volunteers });
            }
            Wait::Reseat if self.holds(Station::Captain) => {
                options.push(Command::Reseat { seats: game.default_seats() });
            }
            Wait::Begin if game.step == Step::Fire && game.weapons.shots.is_empty() => {
                self.equipment(Equipment::X95Torpedoes, options);
            }
            Wait::Begin if game.step == Step::Repair => self.paste(options),
            Wait::Blink if self.holds(Station::Jump) => self.blinks(options),
            _ => {}
        }
    }

    fn equipment(&self, card: Equipment, options: &mut Vec<Command>) {
        if self.holds(Station::Captain) && self.game.playable(card) {
            options.push(Command::Play { card, slot: None, damage: None });
        }
    }

    fn paste(&self, options: &mut Vec<Command>) {
        if self.holds(Station::Captain) && self.game.playable(Equipment::NanitePaste) {
            for damage in &self.game.damage.ongoing {
                let card = Equipment::NanitePaste;
                options.push(Command::Play { card, slot: None, damage: Some(*damage) });
            }
        }
    }

    fn blinks(&self, options: &mut Vec<Command>) {
        let game = self.game;
        let far = i16::from(game.content().jump.blink_distance);
        let Some(card) = game.jump.active.first() else { return };
        for dx in -far..=far {
            for dy in [far - dx.abs(), dx.abs() - far] {
                let to = Square(game.ship.at.0 + dx, game.ship.at.1 + dy);
                let command = Command::Blink { card: *card, to, facing: game.ship.facing };
                if game.in_sector(to) && !options.contains(&command) {
                    options.push(command);
                }
            }
        }
    }

    fn preparing(&self, options: &mut Vec<Command>) {
        let game = self.game;
        if self.holds(Station::Helm) {
            let energy = i16::from(game.energy(System::Helm));
            let speeds = 0..=i16::from(game.content().helm.max_speed);
            for change in -energy..=energy {
                let now = i16::from(game.helm.thrust) == change;
                if !now && speeds.contains(&(i16::from(game.ship.speed) + change)) {
                    options.push(Command::Thrust { change: change as i8 });
                }
            }
        }
        if self.holds(Station::Sensors) {
            self.sensor_preparations(options);
        }
        if self.holds(Station::Weapons) && game.setup.uses(Advanced::Seekers) {
            for (tube, state) in (0..).zip(&game.weapons.tubes) {
                options.push(Command::Tube { tube, seeker: !state.seeker });
            }
        }
        if self.holds(Station::Captain) && game.core.breach {
            self.equipment(Equipment::MatrixStabilizer, options);
            let deal = game.even_deal();
            if game.core.deal.as_ref() != Some(&deal) {
                options.push(Command::Deal { cards: deal });
            }
        }
    }

    fn sensor_preparations(&self, options: &mut Vec<Command>) {
        let game = self.game;
        let aimed: Vec<Object> = game.sensors.slots.iter().flatten().map(|slot| slot.target).collect();
        for slot in Slot::ALL.iter().filter(|slot| game.slot(**slot).is_none()).take(1) {
            for object in game.objects().into_iter().filter(|object| !aimed.contains(object)) {
                options.push(Command::Target { slot: *slot, object: Some(object) });
            }
        }
        for (card, laid) in (0u8..).zip(&game.sensors.cards) {
            for column in Column::ALL {
                let command = Command::LayTarget { card, column: Some(column) };
                let mut tried = game.clone();
                if laid.column != Some(column) && tried.lay_target(self.seat, card, Some(column)).is_ok() {
                    options.push(command);
                }
            }
        }
    }

    fn spending(&self, options: &mut Vec<Command>) {
        let game = self.game;
        for slot in Slot::ALL {
            for on in Spend::ALL {
                let mut tried = game.clone();
                if tried.spend_points(self.seat, slot, on, &mut table::Story::silent()).is_ok() {
                    options.push(Command::SpendPoints { slot, on });
                }
            }
        }
        if game.sensors.points[3] >= game.scan_cost() {
            let tiles = game.mission().tiles.iter().zip(&game.board.faces);
            let hidden = tiles.filter(|(_, face)| face.is_none());
            options.extend(hidden.map(|(tile, _)| Command::Scan { tile: tile.at }));
        }
    }

    fn running(&self, options: &mut Vec<Command>) {
        let game = self.game;
        // Whoever has the core's deck to leaf through is done last of all.
        let busy = game.holds_deck_busily(self.seat) && self.in_time();
        if busy {
            self.core(options);
        }
        let acting = game.acting().has(self.seat);
        if acting && !game.ready.has(self.seat) {
            options.push(Command::Ready);
        }
        if busy || !self.in_time() {
            return;
        }
        if game.step == Step::Discussion {
            self.discussing(options);
            return;
        }
        if self.core(options) {
            return;
        }
        match game.step {
            Step::Action => {
                for station in game.active().into_iter().filter(|station| self.holds(*station)) {
                    self.station(station, options);
                }
            }
            Step::Tractor if self.holds(Station::Tractor) => self.tractor(options),
            Step::Fire if self.holds(Station::Weapons) => options.extend(game.offered_shots()),
            Step::Jump if self.holds(Station::Jump) => self.jump(options),
            Step::Repair if self.holds(Station::Damage) => self.repair(options),
            _ => {}
        }
    }

    fn discussing(&self, options: &mut Vec<Command>) {
        let game = self.game;
        if self.holds(Station::Captain) {
            if game.turn == 1 {
                let most = usize::from(game.content().captain.equipment_chosen);
                if game.captain.equipment.len() < most {
                    let left = Equipment::ALL.iter().filter(|card| !game.captain.equipment.contains(card));
                    options.extend(left.map(|card| Command::Equip { card: *card, take: true }));
                }
                for at in game.start_squares() {
                    let facings = Facing::ALL
                        .iter()
                        .filter(|facing| (at, **facing) != (game.ship.at, game.ship.facing));
                    options.extend(facings.map(|facing| Command::Deploy { at, facing: *facing }));
                }
            }
            self.equipment(Equipment::AuxiliaryCapacitor, options);
        }
        if game.setup.choose_seats {
            let open = Station::ALL.iter().filter(|station| game.can_take(self.seat, **station));
            options.extend(open.map(|station| Command::Take { station: *station }));
        }
        if self.holds(Station::Engineering) {
            self.energy(options);
        }
    }

    fn energy(&self, options: &mut Vec<Command>) {
        let game = self.game;
        let now = game.traded_energy();
        if game.turn == 1 {
            for from in System::ALL {
                for to in System::ALL {
                    let mut energy = now;
                    if from == to || energy[from.index()] == 0 {
                        continue;
                    }
                    energy[from.index()] -= 1;
                    energy[to.index()] += 1;
                    if game.clone().assign(game.seen, self.seat, energy).is_ok() {
                        options.push(Command::Assign { energy });
                    }
                }
            }
        } else {
            for give in System::ALL.iter().filter(|give| now[give.index()] >= game.trade_cost()) {
                let others = System::ALL.iter().filter(|want| *want != give);
                options.extend(others.map(|want| Command::Trade { give: *give, want: *want }));
            }
        }
        for system in System::ALL {
            if game.clone().use_battery(game.seen, self.seat, Some(system)).is_ok() {
                options.push(Command::Battery { system: Some(system) });
            }
            if game.clone().use_capacitor(game.seen, self.seat, Some(system)).is_ok() {
                options.push(Command::Capacitor { system: Some(system) });
            }
        }
    }

    /// What the core's deck demands; says whether it keeps this chair from its station.
    fn core(&self, options: &mut Vec<Command>) -> bool {
        let game = self.game;
        if !game.core_runs() || game.core.holder != Some(self.seat) {
            return false;
        }
        let shown = game.core.deck.get(usize::from(game.core.leaf)).copied().flatten();
        let turned = game.core.turned.get(self.seat.index()).copied().flatten();
        if !game.core.must_pass && turned.is_some() && shown == turned {
            options.push(Command::Match);
        }
        let leafable = game.core.leafed.is_none() || game.seen >= game.next_leaf();
        if leafable && !game.core.must_pass && game.core_cards(self.seat) > 0 {
            options.push(Command::Leaf { back: false });
        }
        let others = Seat::all(game.setup.seats).filter(|to| game.may_pass(self.seat, *to));
        options.extend(others.map(|to| Command::Pass { to }));
        game.holds_deck_busily(self.seat)
    }

    fn station(&self, station: Station, options: &mut Vec<Command>) {
        match station {
            Station::Engineering => self.tiles(options),
            Station::Helm => self.plan(options),
            Station::Sensors => self.bag(options),
            Station::Shields => self.zones(options),
            Station::Weapons => options.extend(self.game.offered_pieces()),
            _ => {}
        }
    }

    /// A tile that is not laid yet goes beside one that is.
    fn tiles(&self, options: &mut Vec<Command>) {
        let tiles = &self.game.engineering.tiles;
        let size = self.game.content().engineering.grid as i8;
        let taken: Vec<(i8, i8)> = tiles.iter().filter_map(|tile| tile.at).collect();
        let mut free: Vec<(i8, i8)> = taken
            .iter()
            .flat_map(|(x, y)| [(*x, y - 1), (x + 1, *y), (*x, y + 1), (x - 1, *y)])
            .filter(|(x, y)| (0..size).contains(x) && (0..size).contains(y))
            .filter(|place| !taken.contains(place))
            .collect();
        free.sort_unstable();
        free.dedup();
        if taken.is_empty() {
            free.push((size / 2, size / 2));
        }
        for (tile, laid) in (0u8..).zip(tiles) {
            if laid.at.is_none() {
                let places = free.iter().take(PLACES);
                let turned =
                    places.flat_map(|at| (0..4).map(move |turn| Command::Lay { tile, at: *at, turn }));
                options.extend(turned);
            }
        }
    }

    /// The next empty slot takes a drawn or a Special card.
    fn plan(&self, options: &mut Vec<Command>) {
        let game = self.game;
        let Some(slot) = game.helm.plan.iter().position(Option::is_none) else { return };
        let slot = slot as u8;
        let drawn = (0..game.helm.drawn.len() as u8).map(PlotCard::Drawn);
        let specials = (0u8..).zip(&game.content().helm.cards);
        let specials = specials.filter(|(_, card)| card.kind == ManeuverKind::Special);
        let specials = specials.map(|(number, _)| PlotCard::Special(number));
        for card in drawn.chain(specials) {
            let mut tried = game.clone();
            if tried.plot(game.seen, self.seat, slot, Some(card)).is_ok() {
                options.push(Command::Plot { slot, card: Some(card) });
            }
        }
    }

    fn bag(&self, options: &mut Vec<Command>) {
        let game = self.game;
        let free = game.free_targets();
        if game.sensors.in_hand.is_some() {
            options.extend(free.into_iter().map(|card| Command::Block { card }));
            return;
        }
        if free.is_empty() {
            return;
        }
        let lumps = (0u8..).zip(&game.sensors.bag).filter(|(_, lump)| !lump.pulled);
        options.extend(lumps.map(|(lump, _)| Command::Pull { lump }));
        if game.sensors.felt.is_none() {
            let pitch = game.content().sensors.pitch;
            options.push(Command::Feel { path: vec![(pitch / 2, pitch / 2)] });
        }
    }

    fn zones(&self, options: &mut Vec<Command>) {
        let game = self.game;
        for (tile, place) in (0u8..).zip(&game.shields.tiles) {
            if place.zone.is_none() {
                for zone in Zone::ALL {
                    if game.clone().put(game.seen, self.seat, tile, Some(zone)).is_ok() {
                        options.push(Command::Put { tile, zone: Some(zone) });
                    }
                }
            }
        }
        if game.shields.ice.is_none() {
            for side in Side::ALL {
                if game.clone().put_ice(game.seen, self.seat, Some(side)).is_ok() {
                    options.push(Command::Ice { side: Some(side) });
                }
            }
        }
    }

    fn tractor(&self, options: &mut Vec<Command>) {
        let game = self.game;
        if game.energy(System::Tractor) == 0 {
            return;
        }
        let Some(_) = &game.tractor.attempt else {
            let targets = game.objects().into_iter().filter(|object| game.check_beam(*object).is_ok());
            options.extend(targets.map(|object| Command::Aim { target: Some(object) }));
            options.push(Command::Aim { target: None });
            options.push(Command::Reset);
            return;
        };
        options.push(Command::Stop);
        let showing = game.tractor.showing.as_ref().map(|(tiles, _)| tiles.clone()).unwrap_or_default();
        let down = |tile: &u8| {
            let state = game.tractor.tiles[usize::from(*tile)];
            !state.gone && (!state.up || showing.contains(tile))
        };
        let tiles: Vec<u8> = (0..game.tractor.tiles.len() as u8).filter(down).collect();
        for (index, first) in tiles.iter().enumerate() {
            for second in &tiles[index + 1..] {
                options.push(Command::Flip { tiles: vec![*first, *second] });
            }
        }
        if game.setup.uses(Advanced::Tribeam) {
            options.extend(tiles.windows(3).map(|three| Command::Flip { tiles: three.to_vec() }));
        }
    }

    fn jump(&self, options: &mut Vec<Command>) {
        let game = self.game;
        let Some(attempt) = game.jump_attempt() else {
            if game.energy(System::Jump) > 0 {
                options.push(Command::Activate);
            }
            return;
        };
        let rules = game.jump_rules();
        let claimable = game.claimable();
        if !claimable.is_empty() {
            options.push(Command::Claim { card: None });
        }
        options.extend(claimable.into_iter().map(|card| Command::Claim { card: Some(card) }));
        if rules.check_jump(&attempt.dice, game.may_leave()).is_ok() {
            options.push(Command::JumpOut);
        }
        if game.jump.claiming {
            return;
        }
        if attempt.check_reroll(&rules).is_ok() {
            options.push(Command::Reroll { dice: vec![0, 1, 2, 3, 4] });
            options.extend((0..5).map(|die| Command::Reroll { dice: vec![die] }));
        }
        if attempt.check_extend(&rules).is_ok() {
            options.push(Command::Extend);
        }
        if !game.jump.stack.is_empty() {
            options.push(Command::TakeBack);
        }
        for card in &game.jump.active {
            if attempt.check_card(game.active_flux(), *card).is_err() {
                continue;
            }
            let Some(flux) = rules.card(*card) else { continue };
            if flux.effect == crate::content::FluxEffect::Reroll {
                options.push(Command::Flux { card: *card, dice: vec![0, 1, 2, 3, 4], to: Vec::new() });
            }
            each_change(flux, rules.reading, &attempt.dice, |change| {
                let (dice, to) = (change.places().to_vec(), change.to().to_vec());
                let command = Command::Flux { card: *card, dice, to };
                if !options.contains(&command) {
                    options.push(command);
                }
            });
        }
    }

    fn repair(&self, options: &mut Vec<Command>) {
        let Some(attempt) = &self.game.repair.attempt else { return };
        if attempt.needs_die() {
            options.push(Command::Roll);
        } else if attempt.cards_left() > 0 {
            options.push(Command::Draw);
        }
        let mut tried = attempt.clone();
        if tried.skip().is_ok() {
            options.push(Command::Skip);
        }
    }
}
