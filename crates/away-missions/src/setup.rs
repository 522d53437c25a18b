//! Chapters 1 and 3: what is agreed before the first move, and the map as it is laid out.

use crate::agenda::Task;
use crate::content::{Content, STANDARD_TILES, ScenarioHandle};
use crate::field::{Ap, ApPlace, Components, Field, Figures, Link, Rocketeer, Tile, TileId, Tokens};
use crate::hex::{Direction, Hex};
use crate::rules::scenario::{Context, Playbook};
use crate::scenario::{DiscoveryKind, LinkEdge, Marker, StartMode, TileKind, Trigger};
use crate::state::{AwayMissions, Flown, LogBook, Packing, Supply, Used};
use crate::{Event, HatchState, Item, Mode, Slot, Who, record};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::sync::Arc;
use table::{
    Audience, Bag, Choice, Chosen, Dice, GameSetup, GameTime, OptionSpec, Options, Phrase, Seat, Seed,
    SetupError, Story,
};

/// What is agreed before the first move.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many chairs.
    pub seats: u8,
    /// How many Rocketeers.
    pub rocketeers: u8,
    /// The scenario, or the first one of a campaign.
    pub scenario: ScenarioHandle,
    /// Mission after mission (AM-28).
    pub campaign: bool,
    /// How hard it is (AM-26).
    pub mode: Mode,
    /// How the order of turns is settled (AM-4.5).
    pub order: OrderRule,
    /// Seconds until AM-4.6 settles it; 0 for any time they like (AM-4.7).
    pub patience: u16,
    /// With the French edition's items (AM-18.1).
    pub french_items: bool,
    /// Thralls can be swayed (AM-13.12).
    pub sway_thralls: bool,
    /// The Neuronic Hyperbolizer reaches un-scanned tiles (AM-16.5).
    pub hyperbolizer_unscanned: bool,
    /// Figures without number (AM-20.21).
    pub unlimited_figures: bool,
    /// The service record that a campaign begins with (AM-28.6).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub flown: Vec<Flown>,
    /// As many markers for Wire and Alien Blood as in the box (AM-12.13).
    #[serde(default)]
    pub limited_markers: bool,
}

impl Setup {
    /// A scenario by its number, with one Rocketeer for each chair.
    pub fn standard(scenario: u8, seats: u8) -> Option<Setup> {
        let content = Content::standard().scenarios().get(usize::from(scenario).checked_sub(1)?)?;
        Some(Setup {
            seats,
            rocketeers: seats,
            scenario: ScenarioHandle::built_in(&content.id)?,
            campaign: false,
            mode: Mode::Standard,
            order: OrderRule::Consensus,
            patience: 60,
            french_items: false,
            sway_thralls: false,
            hyperbolizer_unscanned: false,
            unlimited_figures: false,
            flown: Vec::new(),
            limited_markers: false,
        })
    }
}

/// How it is settled who is next (AM-4.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum OrderRule {
    /// Everybody agrees.
    Consensus,
    /// The Captain's player decides; without a Captain the first chair.
    Captain,
    /// Whoever proposes himself first.
    FirstCome,
    /// The fewest hit points first.
    HitPoints,
}

table::choices! {
    OrderRule {
        Consensus => "consensus",
        Captain => "captain",
        FirstCome => "first-come",
        HitPoints => "hit-points",
    }
}

table::choices! {
    Mode {
        Standard => "standard",
        SpaceCadet => "space-cadet",
        Commodore => "commodore",
        Admiral => "admiral",
        GalacticOverlord => "galactic-overlord",
    }
}

/// One of the twenty.
struct ScenarioChoice(String);

impl Choice for ScenarioChoice {
    fn all() -> Vec<ScenarioChoice> {
        let scenarios = Content::standard().scenarios().iter();
        scenarios.map(|scenario| ScenarioChoice(scenario.id.replace('_', "-"))).collect()
    }

    fn value(&self) -> Cow<'static, str> {
        self.0.clone().into()
    }
}

/// How many Rocketeers take part.
#[derive(Clone, Copy)]
struct Crew(Option<u8>);

impl Choice for Crew {
    fn all() -> Vec<Crew> {
        std::iter::once(None).chain((1..=6).map(Some)).map(Crew).collect()
    }

    fn value(&self) -> Cow<'static, str> {
        self.0.map_or(Cow::Borrowed("chairs"), |count| count.to_string().into())
    }
}

/// How long an order may be discussed.
#[derive(Clone, Copy)]
struct Patience(u16);

impl Choice for Patience {
    fn all() -> Vec<Patience> {
        [60, 30, 120, 0].map(Patience).into()
    }

    fn value(&self) -> Cow<'static, str> {
        if self.0 == 0 { "unlimited".into() } else { self.0.to_string().into() }
    }
}

impl GameSetup for Setup {
    fn options_offered() -> Vec<OptionSpec> {
        vec![
            OptionSpec::choice::<ScenarioChoice>("scenario"),
            OptionSpec::choice::<bool>("campaign"),
            OptionSpec::choice::<Mode>("mode"),
            OptionSpec::choice::<Crew>("rocketeers"),
            OptionSpec::choice::<OrderRule>("order"),
            OptionSpec::choice::<Patience>("patience")
                .when("order", [OrderRule::Consensus, OrderRule::Captain]),
            OptionSpec::choice::<bool>("french-items"),
            OptionSpec::choice::<bool>("sway-thralls"),
            OptionSpec::choice::<bool>("hyperbolizer-unscanned"),
            OptionSpec::choice::<bool>("unlimited-figures"),
            OptionSpec::choice::<bool>("limited-markers"),
        ]
    }

    fn configure(seats: u8, options: &Options, content: Option<&str>) -> Result<Setup, SetupError> {
        let offered = Setup::options_offered();
        let chosen = Chosen::check(seats, options, &offered)?;
        let ScenarioChoice(scenario) = chosen.choice("scenario")?;
        let Crew(rocketeers) = chosen.choice("rocketeers")?;
        let Patience(patience) = chosen.choice("patience")?;
        let campaign = chosen.choice("campaign")?;
        let kept = content.filter(|text| record::is_record(text));
        match (campaign, content, kept) {
            (true, Some(_), None) => {
                return Err(SetupError(Phrase::new("away-missions-setup-campaign-built-in")));
            }
            (false, _, Some(_)) => {
                return Err(SetupError(Phrase::new("away-missions-setup-record-needs-campaign")));
            }
            _ => {}
        }
        let scenarios = Content::standard().scenarios();
        let (scenario, flown) = match kept {
            None => (ScenarioHandle::chosen(&scenario.replace('-', "_"), content)?, Vec::new()),
            Some(text) => {
                let flown = record::read(text, scenarios.len()).map_err(SetupError)?;
                let next = record::goes_on_with(&flown, scenarios.len());
                let id = scenarios.get(next - 1).map_or("", |scenario| &scenario.id);
                (ScenarioHandle::chosen(id, None)?, flown)
            }
        };
        Ok(Setup {
            seats,
            rocketeers: rocketeers.unwrap_or(seats),
            scenario,
            campaign,
            flown,
            mode: chosen.choice("mode")?,
            order: chosen.choice("order")?,
            patience,
            french_items: chosen.choice("french-items")?,
            sway_thralls: chosen.choice("sway-thralls")?,
            hyperbolizer_unscanned: chosen.choice("hyperbolizer-unscanned")?,
            unlimited_figures: chosen.choice("unlimited-figures")?,
            limited_markers: chosen.choice("limited-markers")?,
        })
    }
}

/// The message keys of everything that a setup can be refused for.
pub(crate) const SETUP_ERRORS: [&str; 3] =
    ["setup-too-few-rocketeers", "setup-campaign-built-in", "setup-record-needs-campaign"];

impl AwayMissions {
    /// The table before the first mission.
    pub(crate) fn set_up(setup: Setup, seed: Seed) -> Result<AwayMissions, SetupError> {
        if !(1..=6).contains(&setup.seats) {
            return Err(SetupError::wrong_seats(setup.seats.into(), 1, 6));
        }
        if !(setup.seats..=6).contains(&setup.rocketeers) {
            return Err(SetupError(
                Phrase::new("away-missions-setup-too-few-rocketeers")
                    .number("seats", setup.seats)
                    .number("rocketeers", setup.rocketeers),
            ));
        }
        let (mission, flown) = (setup.scenario.clone(), setup.flown.clone());
        let field = Field::empty(setup.mode, usize::from(setup.rocketeers));
        let mut game = AwayMissions {
            setup,
            mission,
            flown,
            packing: Packing::default(),
            field,
            supply: Supply::default(),
            book: LogBook::default(),
            turn: 0,
            acting: None,
            rocketeer_turn: false,
            red_alert: false,
            agenda: Vec::new(),
            film: Arc::default(),
            memory: Default::default(),
            talk: Default::default(),
            end: None,
            over: false,
            now: GameTime::ZERO,
            dice: Dice::new(seed),
        };
        game.packing.crew = game.default_crew();
        game.prepare();
        Ok(game)
    }

    /// Everything back into the box, and the crew chooses (AM-28.3).
    pub(crate) fn prepare(&mut self) {
        self.field = Field::empty(self.setup.mode, usize::from(self.setup.rocketeers));
        self.book = LogBook::default();
        self.turn = 0;
        self.acting = None;
        self.rocketeer_turn = false;
        self.red_alert = false;
        self.film = Arc::default();
        self.fall_silent();
        self.end = None;
        self.supply = self.full_box();
        self.packing.ready = table::Seats::NONE;
        self.packing.landing = 0;
        self.pack_defaults();
        self.agenda = vec![Task::SetUp];
    }

    /// All that can be drawn.
    fn full_box(&self) -> Supply {
        let content = Content::standard();
        let tokens = content.tokens();
        let excluded = &self.mission.supply.alien_exclude_types;
        let aliens = (0u8..).zip(&tokens.alien);
        let alerts = (0u8..).zip(&tokens.alert);
        let discoveries = (0u8..).zip(&tokens.discovery);
        let items = || content.items().iter().filter(|item| self.setup.french_items || !item.french);
        let copies = |item: &crate::content::ItemFacts| std::iter::repeat_n(item.item, item.copies.into());
        let promised = &self.mission.supply.discovery_guaranteed.0;
        Supply {
            tiles: (1..=STANDARD_TILES)
                .filter(|number| !self.mission.tiles.iter().any(|tile| tile.number == Some(*number)))
                .collect(),
            aliens: aliens
                .filter(|(_, token)| !token.aliens.iter().any(|kind| excluded.contains(kind)))
                .map(|(number, _)| number)
                .collect(),
            alerts: alerts
                .flat_map(|(number, kind)| std::iter::repeat_n(number, kind.copies.into()))
                .collect(),
            discoveries: discoveries
                .flat_map(|(number, kind)| std::iter::repeat_n(number, kind.copies.into()))
                .collect(),
            promised: [DiscoveryKind::Schematic, DiscoveryKind::Mysterium, DiscoveryKind::ThrallOxygenTank]
                .map(|kind| promised.get(&kind).copied().unwrap_or_default()),
            pools: self
                .mission
                .marker_pools
                .iter()
                .map(|pool| {
                    let markers = pool.markers.iter().map(|marker| match marker {
                        Marker::Decoy => None,
                        Marker::Room(room) => Some(*room),
                    });
                    markers.collect()
                })
                .collect(),
            thralls: items()
                .filter(|item| item.kind == crate::content::ItemKind::RescuedThrall)
                .flat_map(copies)
                .collect(),
            brains: content.item(Item::DominatedBrain).copies,
            unused: items().filter(|item| item.is_rocketeer_item()).flat_map(copies).collect(),
            command: tokens.markers.command_ap,
            next_card: 1,
            ..Supply::default()
        }
    }

    /// Everybody is content: the map is laid out and the first Game Turn begins (AM-3).
    pub(crate) fn lay_out(&mut self, story: &mut Story<Event>) {
        let mission = self.mission();
        story.tell(Audience::All, Event::MissionBegins { scenario: mission.number.unwrap_or_default() });
        let arrow = Direction::NORTH.turned(self.packing.arrow);
        self.field.arrow = arrow;
        if self.setup.unlimited_figures {
            // The Bugs keep their own limit (AM-22.1).
            let bug = self.field.figures.bug;
            self.field.figures = Figures { bug, ..Figures::UNLIMITED };
        }
        self.field.sight_limit = mission.switches.los_limit;
        self.lay_tiles();
        self.lay_links();
        self.seat_crew();
        self.book.counters = mission
            .counters
            .values()
            .map(|number| self.number(number, &Context::default()).clamp(-30_000, 30_000) as i16)
            .collect();
        self.book.rules = vec![Used::default(); Playbook(&mission).rules().count()];
        self.book.actions = vec![Used::default(); Playbook(&mission).actions().count()];
        let cargo = mission.scenario_items.iter().map(|item| usize::from(item.copies)).sum();
        self.book.cargo = vec![None; cargo];
        self.fill_lockers();
        self.push(Task::GameTurn);
        self.fire(Trigger::Setup, Context::default());
    }

    /// Where the starting tile lies (AM-3.8).
    pub(crate) fn landing_place(&self) -> Option<Hex> {
        match self.mission.start.mode {
            StartMode::Fixed => self.mission.start.at,
            StartMode::PlayersChoose => {
                self.mission.start.candidates.get(usize::from(self.packing.landing)).copied()
            }
        }
    }

    fn lay_tiles(&mut self) {
        let mission = self.mission();
        let start = self.landing_place();
        let chosen = start
            .filter(|_| mission.start.mode == StartMode::PlayersChoose)
            .map(|at| (at, TileKind::Start, Some(mission.start.tile), None, Tokens::default(), (None, None)));
        let tiles = mission.tiles.iter().map(|tile| {
            let tokens = Tokens {
                alien: tile.tokens.alien,
                alert: tile.tokens.alert,
                discovery: tile.tokens.discovery,
                rocketeer: 0,
            };
            let room = match tile.kind {
                TileKind::Start => Some(tile.tile.unwrap_or(mission.start.tile)),
                _ => tile.tile,
            };
            (tile.at(), tile.kind, room, tile.pool.clone(), tokens, (tile.number, tile.turn))
        });
        let mut rooms = Vec::new();
        for (at, kind, room, pool, tokens, (number, turn)) in tiles.chain(chosen) {
            let mut tile = Tile::face_down(at);
            tile.tokens = tokens;
            tile.fixed = number;
            tile.turn = Direction::NORTH.turned(turn.unwrap_or_default());
            tile.pool = pool.and_then(|name| {
                mission
                    .marker_pools
                    .iter()
                    .position(|pool| pool.id == name)
                    .and_then(|n| u8::try_from(n).ok())
            });
            let id = TileId(u16::try_from(self.field.tiles.len()).unwrap_or(u16::MAX));
            if let Some(room) = room.filter(|_| matches!(kind, TileKind::Start | TileKind::Fixed)) {
                rooms.push((id, room));
            }
            self.field.tiles.push(tile);
        }
        for (id, room) in rooms {
            self.lay_room(id, room);
        }
        if mission.all_tiles_scanned_at_start {
            self.turn_all_over();
        }
    }

    /// AM-27.55: every tile face-up, without the effects of tokens.
    fn turn_all_over(&mut self) {
        let face_down: Vec<TileId> = self.face_down().collect();
        for id in face_down {
            let marker = self.field.tile(id).and_then(|tile| tile.pool);
            let marker = marker.and_then(|pool| self.supply.pools.get_mut(usize::from(pool)));
            let marker = marker.and_then(|bag| bag.draw(&mut self.dice)).flatten();
            let fixed = self.field.tile(id).and_then(|tile| tile.fixed);
            let number = fixed.or_else(|| self.supply.tiles.draw(&mut self.dice));
            let arrow = self.field.arrow;
            if let Some(tile) = self.field.tile_mut(id) {
                tile.scanned = true;
                tile.pool = None;
                tile.tokens = Tokens::default();
                tile.face = number.and_then(|number| {
                    crate::rules::scanning::face(number, arrow.turned(tile.turn.number()))
                });
                tile.control = marker.is_some();
            }
            if let Some(room) = marker {
                self.lay_room(id, room);
            }
        }
    }

    fn lay_links(&mut self) {
        let mission = self.mission();
        for link in &mission.links {
            let ends = (self.field.tile_at(link.a), self.field.tile_at(link.b));
            if let (Some(a), Some(b)) = ends {
                self.field.links.push(Link {
                    between: (a.min(b), a.max(b)),
                    hatch: (link.edge == LinkEdge::Hatch).then_some(HatchState::Closed),
                });
            }
        }
    }

    /// AM-3.4, AM-3.5: everybody on the starting tile.
    fn seat_crew(&mut self) {
        let content = Content::standard();
        let at = self.landing_place().and_then(|at| self.field.tile_at(at)).unwrap_or(TileId(0));
        let crew = u8::try_from(self.packing.crew.len()).unwrap_or(6);
        let o2 = self.mission.starting_o2.of(crew);
        for packed in self.packing.crew.clone() {
            let sheet = content.rocketeer(packed.who);
            let slots = [
                (Slot::Standard, sheet.ap.standard),
                (Slot::Combat, sheet.ap.combat.unwrap_or_default()),
                (Slot::NonCombat, sheet.ap.non_combat.unwrap_or_default()),
            ];
            let mut slots =
                slots.into_iter().flat_map(|(slot, count)| std::iter::repeat_n(slot, count.into()));
            let ap = [(); 3]
                .map(|()| Ap { slot: slots.next().unwrap_or(Slot::Standard), place: ApPlace::Available });
            let kept = self.keeps(&packed);
            let items = kept.into_iter().map(|item| self.new_card(item)).collect();
            self.field.rocketeers.push(Rocketeer {
                who: packed.who,
                seat: packed.seat,
                at,
                hp: sheet.hp,
                full_hp: sheet.hp,
                o2,
                order: None,
                ap,
                command: Default::default(),
                components: Components::default(),
                items,
                grappled_by: Vec::new(),
                turn: Default::default(),
            });
        }
    }

    /// AM-27.66: what is lost lies in the lockers, at random.
    fn fill_lockers(&mut self) {
        let lost: Vec<Item> =
            self.packing.crew.clone().iter().flat_map(|packed| self.loses(packed)).collect();
        if lost.is_empty() {
            return;
        }
        let mission = self.mission();
        let mut spaces: Vec<TileId> = mission
            .tiles
            .iter()
            .filter_map(|tile| Some((self.field.tile_at(tile.at())?, tile.tokens.rocketeer)))
            .flat_map(|(id, count)| std::iter::repeat_n(id, count.into()))
            .collect();
        self.dice.shuffle(&mut spaces);
        for tile in spaces.into_iter().take(lost.len()) {
            if let Some(tile) = self.field.tile_mut(tile) {
                tile.tokens.rocketeer += 1;
            }
        }
        self.supply.lockers = lost.into_iter().collect::<Bag<Item>>();
    }

    /// The scenario after this one (AM-28.1).
    pub(crate) fn next_mission(&self) -> Option<ScenarioHandle> {
        let number = self.mission.number?;
        let next = Content::standard().scenarios().get(usize::from(number))?;
        ScenarioHandle::built_in(&next.id)
    }

    /// The chair of each Rocketeer at the start: as even as it can be.
    pub(crate) fn quota(&self, seat: Seat) -> usize {
        let (seats, crew) = (usize::from(self.setup.seats), usize::from(self.setup.rocketeers));
        crew / seats + usize::from(seat.index() < crew % seats)
    }
}

/// In which order Rocketeers are taken when nobody chooses.
pub(crate) const BY_DEFAULT: [Who; 6] =
    [Who::Captain, Who::Chief, Who::Doctor, Who::Professor, Who::FirstOfficer, Who::Yeoman];
