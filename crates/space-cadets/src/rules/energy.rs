//! SC-5: tiles of Engineering, and energy handed out in Step 1.

use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::LaidTile;
use crate::stations::engineering::{self, EngineeringRules, Laid};
use crate::{Advanced, Equipment, SpaceCadets, Station, Step, System};
use table::{Audience, GameTime, Seat, Story};

/// Energy is counted in small numbers once it is handed out.
fn small(number: u16) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}

impl SpaceCadets {
    /// Energy that a system has now.
    pub(crate) fn energy(&self, system: System) -> u8 {
        self.engineering.energy[system.index()]
    }

    pub(crate) fn spend_energy(&mut self, system: System) {
        let energy = &mut self.engineering.energy[system.index()];
        *energy = energy.saturating_sub(1);
    }

    /// Step 1 begins with what was matched last turn.
    pub(crate) fn begin_energy(&mut self) {
        self.engineering.trades.clear();
        self.engineering.batteries_to.clear();
        self.engineering.capacitor_to.clear();
        if self.turn == 1 {
            self.engineering.assigned = self.even_energy();
        }
    }

    /// A first distribution that Engineering may change: round the systems.
    fn even_energy(&self) -> [u8; 7] {
        let total = usize::from(self.content().engineering.first_turn_energy);
        let mut energy = [0; 7];
        for number in 0..total {
            energy[number % 7] += 1;
        }
        energy.map(|one: u8| one.min(self.energy_limit()))
    }

    /// The rules of Engineering under the damage in force.
    fn engineering_rules(&self) -> EngineeringRules {
        EngineeringRules::of(&self.content().engineering, self.damage_in_force())
    }

    /// SC-5.6, SC-20.25: the most energy for one system.
    pub(crate) fn energy_limit(&self) -> u8 {
        small(self.engineering_rules().limit)
    }

    /// What one energy of another type costs (SC-5.7, SC-20.17).
    pub(crate) fn trade_cost(&self) -> u8 {
        small(self.engineering_rules().trade)
    }

    fn allots(&self, at: GameTime, seat: Seat) -> Result<(), Refusal> {
        if self.step != Step::Discussion {
            self.holds(seat, Station::Engineering)?;
            return Err(Refusal::NotNow);
        }
        self.works(at, seat, Station::Engineering)
    }

    /// SC-5.5: the first turn's distribution.
    pub(crate) fn assign(&mut self, at: GameTime, seat: Seat, energy: [u8; 7]) -> Result<(), Refusal> {
        self.allots(at, seat)?;
        if self.turn != 1 {
            return Err(Refusal::OnlyFirstTurn);
        }
        let total: u32 = energy.iter().map(|one| u32::from(*one)).sum();
        if total > u32::from(self.content().engineering.first_turn_energy) {
            return Err(Refusal::TooMuchEnergy);
        }
        let extra = self.extra_energy();
        let limit = self.energy_limit();
        if energy.iter().zip(extra).any(|(one, more)| one.saturating_add(more) > limit) {
            return Err(Refusal::OverLimit);
        }
        self.engineering.assigned = energy;
        Ok(())
    }

    /// Energy of batteries and the capacitor this turn.
    fn extra_energy(&self) -> [u8; 7] {
        let mut extra = [0; 7];
        for system in self.engineering.batteries_to.iter().chain(&self.engineering.capacitor_to) {
            extra[system.index()] += 1;
        }
        extra
    }

    /// Energy after trades, before limit and extras.
    pub(crate) fn traded_energy(&self) -> [u8; 7] {
        if self.turn == 1 {
            return self.engineering.assigned;
        }
        let rules = self.engineering_rules();
        let mut energy = self.engineering.icons.map(u16::from);
        for (give, want) in &self.engineering.trades {
            // Each was checked when it was made.
            let _ = rules.trade(&mut energy, *give, *want);
        }
        energy.map(small)
    }

    /// SC-5.7: a trade.
    pub(crate) fn trade(
        &mut self,
        at: GameTime,
        seat: Seat,
        (give, want): (System, System),
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        self.allots(at, seat)?;
        if self.turn == 1 {
            return Err(Refusal::NotFirstTurn);
        }
        if give == want {
            return Err(Refusal::TradeSame);
        }
        if self.traded_energy()[give.index()] < self.trade_cost() {
            return Err(Refusal::TradeShort);
        }
        self.engineering.trades.push((give, want));
        story.tell(Audience::All, Event::Traded { give, want });
        Ok(())
    }

    /// The last trade is taken back.
    pub(crate) fn untrade(&mut self, at: GameTime, seat: Seat) -> Result<(), Refusal> {
        self.allots(at, seat)?;
        self.engineering.trades.pop().map(|_| ()).ok_or(Refusal::NothingTraded)
    }

    /// Whether a system can take one more battery or energy of the capacitor.
    fn has_room(&self, system: System) -> Result<(), Refusal> {
        let limit = self.energy_limit();
        let base = self.traded_energy()[system.index()].min(limit);
        if base + self.extra_energy()[system.index()] < limit { Ok(()) } else { Err(Refusal::OverLimit) }
    }

    /// SC-19.1: a battery.
    pub(crate) fn use_battery(
        &mut self,
        at: GameTime,
        seat: Seat,
        system: Option<System>,
    ) -> Result<(), Refusal> {
        self.allots(at, seat)?;
        if !self.setup.uses(Advanced::Batteries) {
            return Err(Refusal::NotInUse);
        }
        let Some(system) = system else {
            self.engineering.batteries_to.clear();
            return Ok(());
        };
        if self.engineering.batteries_to.len() >= usize::from(self.engineering.batteries) {
            return Err(Refusal::NoBattery);
        }
        self.has_room(system)?;
        self.engineering.batteries_to.push(system);
        Ok(())
    }

    /// SC-4.6: an energy of the Auxiliary Capacitor.
    pub(crate) fn use_capacitor(
        &mut self,
        at: GameTime,
        seat: Seat,
        system: Option<System>,
    ) -> Result<(), Refusal> {
        self.allots(at, seat)?;
        if self.captain.played != Some(Equipment::AuxiliaryCapacitor) {
            return Err(Refusal::NoCapacitor);
        }
        let Some(system) = system else {
            self.engineering.capacitor_to.clear();
            return Ok(());
        };
        if self.engineering.capacitor_to.len() >= usize::from(self.content().engineering.capacitor) {
            return Err(Refusal::NoCapacitor);
        }
        self.has_room(system)?;
        self.engineering.capacitor_to.push(system);
        Ok(())
    }

    /// What would be handed out now: before and after Absorb cards (SC-5.6, SC-5.8).
    pub(crate) fn handed_out(&self) -> ([u8; 7], [u8; 7]) {
        let energy = self.traded_energy().map(u16::from);
        let extra: Vec<System> =
            self.engineering.batteries_to.iter().chain(&self.engineering.capacitor_to).copied().collect();
        let rules = self.engineering_rules();
        // What has no room any more, because trades were taken back, is not handed out.
        let handed = rules.hand_out(&energy, extra).or_else(|_| rules.hand_out(&energy, []));
        let handed = handed.unwrap_or_default();
        (handed.assigned.map(small), handed.available.map(small))
    }

    /// The end of Step 1: energy goes to the stations.
    pub(crate) fn end_discussion(&mut self, story: &mut Story<Event>) {
        if self.turn == 1 {
            self.fill_equipment();
        }
        let (_, available) = self.handed_out();
        self.engineering.energy = available;
        self.engineering.batteries -=
            self.engineering.batteries_to.len().min(self.engineering.batteries.into()) as u8;
        self.engineering.icons = [0; 7];
        story.tell(Audience::All, Event::EnergyHandedOut { total: available.iter().sum() });
    }

    /// SC-5.1, SC-20.9: the tiles of this Step 3.
    pub(crate) fn draw_tiles(&mut self) {
        let count = self.engineering_rules().draw;
        let mut tiles: Vec<u8> = (0..self.content().engineering.tiles.len() as u8).collect();
        self.dice.shuffle(&mut tiles);
        let drawn = tiles.into_iter().take(count.into());
        self.engineering.tiles = drawn.map(|tile| LaidTile { tile, at: None, turn: 0 }).collect();
    }

    /// SC-5.2, SC-5.11: a tile is laid, moved or turned.
    pub(crate) fn lay(
        &mut self,
        at: GameTime,
        seat: Seat,
        tile: u8,
        cell: (i8, i8),
        turn: u8,
    ) -> Result<(), Refusal> {
        self.works(at, seat, Station::Engineering)?;
        if self.step != Step::Action {
            return Err(Refusal::NotNow);
        }
        let index = usize::from(tile);
        if index >= self.engineering.tiles.len() {
            return Err(Refusal::NoSuchTile);
        }
        let place = (i64::from(cell.0), i64::from(cell.1));
        if !engineering::on_board(&self.content().engineering, place) || turn > 3 {
            return Err(Refusal::OffTheBoard);
        }
        if !engineering::is_free(&self.laid_tiles(), place, index) {
            return Err(Refusal::Occupied);
        }
        let laid = &mut self.engineering.tiles[index];
        laid.at = Some(cell);
        laid.turn = turn;
        Ok(())
    }

    /// A tile is taken up again.
    pub(crate) fn lift(&mut self, at: GameTime, seat: Seat, tile: u8) -> Result<(), Refusal> {
        self.works(at, seat, Station::Engineering)?;
        if self.step != Step::Action {
            return Err(Refusal::NotNow);
        }
        match self.engineering.tiles.get_mut(usize::from(tile)) {
            None => Err(Refusal::NoSuchTile),
            Some(laid) if laid.at.is_none() => Err(Refusal::NotLaid),
            Some(laid) => {
                laid.at = None;
                Ok(())
            }
        }
    }

    /// SC-5.3: icons of the layout as it lies.
    pub(crate) fn icons_now(&self) -> [u8; 7] {
        engineering::icons(&self.laid_tiles()).unwrap_or_default().map(small)
    }

    pub(crate) fn laid_tiles(&self) -> Vec<Laid> {
        let tiles = &self.content().engineering.tiles;
        let drawn = self.engineering.tiles.iter();
        drawn
            .filter_map(|laid| {
                let icons = tiles.get(usize::from(laid.tile))?.into();
                let at = laid.at.map(|at| (i64::from(at.0), i64::from(at.1)));
                Some(Laid { icons, at, turn: laid.turn })
            })
            .collect()
    }

    /// The end of Step 3: what will be handed out next turn.
    pub(crate) fn count_icons(&mut self) {
        self.engineering.icons = self.icons_now();
    }
}
