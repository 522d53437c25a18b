//! What one viewer may know: everything that lies open, and nothing else (SC-21.2, SC-21.11).

use crate::content::{
    CaptainData, ClockData, CoreData, DamageData, EngineeringData, HelmData, JumpData, MapData, Mission,
    NemesisTrack, Objective, RepairCard, SensorsData, ShieldsData, Ship, TractorData, WeaponsData,
};
use crate::rules::ROUNDS;
use crate::state::{
    CrystalState, End, LaidCard, LaidTile, ShieldPlace, ShotState, SlotState, SpaceCadets, Stage, TargetCard,
    TubeState, Wait,
};
use crate::task::Question;
use crate::{
    About, Advanced, Call, CrystalKind, Difficulty, Drill, Equipment, Facing, Object, PlotCard, Side, Spend,
    Square, Station, Step, System, TimerMode, Touch,
};
use serde::Serialize;
use std::collections::BTreeMap;
use table::{GameTime, Seat, Viewer};

/// Declares parts of the view, all of which are plain data.
macro_rules! parts {
    ($($(#[$doc:meta])* $name:ident { $($(#[$about:meta])* $field:ident: $kind:ty,)+ })+) => {$(
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Serialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        pub struct $name {
            $($(#[$about])* pub $field: $kind,)+
        }
    )+};
}

parts! {
    /// Everything one viewer may know.
    View {
        /// The mission, by its name in messages.
        mission: String,
        /// The turn, from 1.
        turn: u16,
        /// The step.
        step: Step,
        /// The part of Step 3, from 0.
        part: u8,
        /// The stations of each part of Step 3.
        parts: Vec<Vec<Station>>,
        /// The stations that this step concerns.
        stations: Vec<Station>,
        /// The stations of each chair.
        posts: Vec<Vec<Station>>,
        /// The clock that runs.
        clock: Option<ClockView>,
        /// What the table waits for.
        wait: Option<WaitView>,
        /// What somebody is asked.
        ask: Option<AskView>,
        /// Who is ready, or done.
        ready: Vec<Seat>,
        /// The player ship.
        ship: ShipView,
        /// The tiles of the sector.
        map: Vec<PlaceView>,
        /// Enemies on the map.
        enemies: Vec<EnemyView>,
        /// Crystals, by number.
        crystals: Vec<CrystalView>,
        /// Nemesis.
        nemesis: NemesisView,
        /// The Captain.
        captain: CaptainView,
        /// Engineering.
        engineering: EngineeringView,
        /// Helm.
        helm: HelmView,
        /// Sensors.
        sensors: SensorsView,
        /// Shields.
        shields: ShieldsView,
        /// Weapons.
        weapons: WeaponsView,
        /// Tractor beam.
        tractor: TractorView,
        /// Jump drive.
        jump: JumpView,
        /// Damage control.
        damage: DamageView,
        /// Core breach.
        core: CoreView,
        /// The mission's objectives.
        goals: GoalsView,
        /// A Shift Change: who volunteers.
        volunteers: Option<Vec<Seat>>,
        /// The last call of each chair that has called.
        calls: Vec<CallView>,
        /// What helps, at a table that wants it.
        hints: Option<HintsView>,
        /// A practice.
        practice: Option<PracticeView>,
        /// How it ended.
        end: Option<End>,
    }

    /// What a chair called to everybody.
    CallView {
        /// The chair that called.
        seat: Seat,
        /// What is called.
        call: Call,
        /// About what.
        about: Option<About>,
        /// The moment of the game at which it was said.
        at: GameTime,
    }

    /// What helps, at a table that wants it (SC-21.16).
    HintsView {
        /// Where the plan would take the ship, as far as no die decides.
        path: Vec<Square>,
        /// What each side would have if the time were up.
        strength: [u8; 4],
        /// Where an Engineering tile that is not laid would match: its place among the drawn ones, column and row, quarter turns.
        matches: Vec<(u8, (i8, i8), u8)>,
        /// Of the repair deck: cards that succeed, cards that fail, cards that roll.
        repair: [u8; 3],
        /// Radius of the fingertip, in hundredths of a cell.
        finger: u16,
        /// Whether Flux cards that are still unused make five of a kind of the dice without a roll; nothing without dice.
        five: Option<bool>,
    }

    /// A practice of one station.
    PracticeView {
        /// What is practised.
        drill: Drill,
        /// The round, from 1.
        round: u8,
        /// How many rounds there are.
        rounds: u8,
        /// The points of the rounds played.
        scores: Vec<u16>,
        /// The points of all of them.
        total: u16,
        /// Where Helm should fly.
        goal: Option<Square>,
    }

    /// A clock that runs.
    ClockView {
        /// When it began.
        started: GameTime,
        /// When each chair's time ends; none without a limit.
        ends: Vec<Option<GameTime>>,
        /// The chairs that the step waits for.
        acting: Vec<Seat>,
    }

    /// What the table waits for.
    WaitView {
        /// What for.
        what: Wait,
        /// Whom it concerns.
        concerned: Vec<Seat>,
        /// When it ends by itself.
        until: Option<GameTime>,
    }

    /// A question to a chair.
    AskView {
        /// The chair.
        seat: Seat,
        /// When the default is taken.
        until: Option<GameTime>,
        /// The question.
        question: Question,
    }

    /// The player ship.
    ShipView {
        /// Its square.
        at: Square,
        /// Where it looks.
        facing: Facing,
        /// Its speed.
        speed: u8,
        /// Where it may be placed, in the first Step 1.
        starts: Vec<Square>,
    }

    /// A tile of the sector.
    PlaceView {
        /// Column and row.
        tile: (u8, u8),
        /// The face that lies there, by its place in the catalogue.
        face: Option<u8>,
    }

    /// An enemy on the map.
    EnemyView {
        /// Its card, by its place in the catalogue.
        ship: u8,
        /// Its square.
        at: Square,
        /// Whether it has lock.
        locked: bool,
        /// Damage markers.
        damage: u8,
        /// What its shields still absorb this turn.
        shields: u8,
        /// Whether the beam holds it.
        held: bool,
        /// Whether it has acted in this Step 7.
        acted: bool,
    }

    /// A crystal, or what it stands for.
    CrystalView {
        /// Its square.
        at: Square,
        /// What became of it.
        state: CrystalState,
        /// Damage of a pod or satellite.
        damage: u8,
    }

    /// Nemesis.
    NemesisView {
        /// The marker.
        marker: i8,
        /// Its square, once it is on the map.
        at: Option<Square>,
        /// Whether it is destroyed.
        destroyed: bool,
        /// Whether the beam holds it.
        held: bool,
        /// Torpedo damage of this turn.
        damage: u16,
    }

    /// The Captain.
    CaptainView {
        /// Equipment chosen and not played.
        equipment: Vec<Equipment>,
        /// What was played this turn.
        played: Option<Equipment>,
        /// The side to guard.
        guard: Option<Side>,
        /// The target.
        target: Option<Object>,
        /// The goal.
        goal: Option<Square>,
    }

    /// Engineering.
    EngineeringView {
        /// Energy that each system has now.
        energy: [u8; 7],
        /// Tiles drawn for this Step 3.
        tiles: Vec<LaidTile>,
        /// Icons of the layout as it lies.
        icons: [u8; 7],
        /// Icons to be handed out in Step 1.
        income: [u8; 7],
        /// The first turn's distribution.
        assigned: [u8; 7],
        /// Trades of this Step 1.
        trades: Vec<(System, System)>,
        /// What would be handed out now.
        handed: [u8; 7],
        /// What of it would reach the stations.
        available: [u8; 7],
        /// Batteries left.
        batteries: u8,
        /// Where batteries go this turn.
        batteries_to: Vec<System>,
        /// Where the capacitor's energy goes.
        capacitor_to: Vec<System>,
    }

    /// Helm.
    HelmView {
        /// How thrust changes the speed.
        thrust: i8,
        /// Cards drawn, by their places in the catalogue.
        drawn: Vec<u8>,
        /// The plan.
        plan: Vec<Option<PlotCard>>,
        /// The squares entered this turn.
        path: Vec<Square>,
        /// Whether Evade was played.
        evade: bool,
    }

    /// Sensors.
    SensorsView {
        /// The slots.
        slots: [Option<SlotState>; 3],
        /// The target cards.
        cards: Vec<TargetCard>,
        /// For each lump whether it was pulled.
        pulled: Vec<bool>,
        /// What the finger feels; only the officer knows.
        touches: Vec<Touch>,
        /// A pulled shape that must cover a card.
        in_hand: Option<u8>,
        /// Points left under A, B, C and Sector Scan.
        points: [u8; 4],
        /// What points buy, and for how many.
        costs: BTreeMap<Spend, u8>,
        /// Whether the ship is cloaked.
        cloaked: bool,
    }

    /// Shields.
    ShieldsView {
        /// Tiles drawn and where they lie.
        tiles: Vec<ShieldPlace>,
        /// Where ICE was put.
        ice: Option<Side>,
        /// Where ICE lies frozen.
        frozen: Option<Side>,
        /// Points of each side now.
        strength: [u8; 4],
    }

    /// Weapons.
    WeaponsView {
        /// The tubes.
        tubes: Vec<TubeState>,
        /// The tube cards.
        cards: Vec<LaidCard>,
        /// Shots of this turn.
        shots: Vec<ShotState>,
    }

    /// A tile of the tractor display.
    TractorTileView {
        /// Its face while it lies face up, by its place in the catalogue.
        face: Option<u8>,
        /// Whether it has left the display.
        gone: bool,
    }

    /// A tractor attempt.
    AttemptView {
        /// The target; none for practice.
        target: Option<Object>,
        /// Points so far.
        points: u8,
        /// Points it needs.
        needed: u8,
    }

    /// Tractor beam.
    TractorView {
        /// The display.
        tiles: Vec<TractorTileView>,
        /// The attempt.
        attempt: Option<AttemptView>,
    }

    /// Jump drive.
    JumpView {
        /// Active cards, by their places in the catalogue.
        active: Vec<u8>,
        /// The dice of this attempt.
        dice: Option<[u8; 5]>,
        /// Cards used in this attempt.
        used: Vec<u8>,
        /// Whether the last use can be taken back.
        can_take_back: bool,
        /// Whether time was bought.
        extended: bool,
        /// Whether only a claim is left.
        claiming: bool,
        /// Whether the attempt is settled.
        settled: bool,
        /// Cards that the dice could claim.
        claimable: Vec<u8>,
        /// Whether the ship may jump out with five of a kind.
        may_leave: bool,
    }

    /// Damage control.
    DamageView {
        /// Cards left in each side's deck.
        decks: [u8; 4],
        /// Ongoing cards in force, by their places in the catalogue.
        ongoing: Vec<u8>,
        /// Cards left in the repair deck.
        repair_deck: u8,
        /// The repair card on the table, by its place in the catalogue.
        open: Option<u8>,
        /// Whether it waits for its die.
        needs_die: bool,
        /// Successes so far.
        successes: u8,
        /// Failures so far.
        failures: u8,
    }

    /// Core breach.
    CoreView {
        /// The number of the marker's box.
        number: u8,
        /// Whether the core is breached.
        breach: bool,
        /// Face-down Breach cards of each chair.
        down: Vec<u8>,
        /// The Breach card that each chair has turned over.
        turned: Vec<Option<u8>>,
        /// Cards left in the Repair deck.
        deck: u8,
        /// The card of it that is looked at.
        card: Option<u8>,
        /// Who has the deck.
        holder: Option<Seat>,
        /// Whether it must be passed.
        must_pass: bool,
        /// The deal that the Captain chose.
        deal: Option<Vec<u8>>,
    }

    /// How far the mission is.
    GoalsView {
        /// Each objective, and whether it is met.
        objectives: Vec<(Objective, bool)>,
        /// Crystals captured.
        captured: u8,
        /// Patrol points visited.
        visited: u8,
        /// Enemies destroyed.
        destroyed: u8,
        /// Whether the pod is rescued.
        rescued: bool,
        /// Awards of Engineering, Shields and Jump.
        awards: [u8; 3],
        /// How Nemesis can be destroyed.
        kill: Option<crate::content::KillWay>,
    }

    /// What is printed: public, and the same for the whole mission.
    Catalogue {
        /// How long things last.
        clock: ClockData,
        /// Engineering.
        engineering: EngineeringData,
        /// Helm.
        helm: HelmData,
        /// Sensors.
        sensors: SensorsData,
        /// Tractor beam.
        tractor: TractorData,
        /// Weapons, without solutions.
        weapons: WeaponsData,
        /// Shields.
        shields: ShieldsData,
        /// Jump drive.
        jump: JumpData,
        /// Damage cards.
        damage: DamageData,
        /// Repair cards.
        repair: Vec<RepairCard>,
        /// Core breach.
        core: CoreData,
        /// Equipment.
        captain: CaptainData,
        /// Enemy ships.
        ships: Vec<Ship>,
        /// Nemesis.
        nemesis: Ship,
        /// The Omega satellite.
        omega: Ship,
        /// The Nemesis track.
        track: NemesisTrack,
        /// Map faces.
        map: MapData,
        /// The mission.
        mission: Mission,
        /// What its crystals are.
        crystal: CrystalKind,
        /// Its difficulty.
        difficulty: Difficulty,
        /// How the clock runs.
        timer: TimerMode,
        /// Advanced systems in use.
        advanced: Vec<Advanced>,
        /// What a chair can call to the others.
        calls: Vec<Call>,
    }
}

impl View {
    /// The view of one viewer.
    pub(crate) fn of(game: &SpaceCadets, viewer: Viewer) -> View {
        let seats = game.setup.seats;
        let officer = viewer == Viewer::Seat(game.officer(Station::Sensors));
        let first = game.turn == 1 && game.step == Step::Discussion;
        let clock = match game.stage {
            Stage::Running { started, .. } => Some(ClockView {
                started,
                ends: Seat::all(seats).map(|seat| game.deadline(seat)).collect(),
                acting: game.acting().iter().collect(),
            }),
            _ => None,
        };
        let wait = match game.stage {
            Stage::Waiting { wait, .. } if game.ask.is_none() => Some(WaitView {
                what: wait,
                concerned: game.concerned(wait).iter().collect(),
                until: game.next_alarm(),
            }),
            _ => None,
        };
        View {
            mission: game.mission().id.clone(),
            turn: game.turn,
            step: game.step,
            part: game.part,
            parts: game.parts(),
            stations: game.stations(),
            posts: game.posts.clone(),
            clock,
            wait,
            ask: game.ask.as_ref().map(|ask| AskView {
                seat: ask.seat,
                until: game.next_alarm(),
                question: ask.question.clone(),
            }),
            ready: game.ready.iter().collect(),
            ship: ShipView {
                at: game.ship.at,
                facing: game.ship.facing,
                speed: game.ship.speed,
                starts: if first { game.start_squares() } else { Vec::new() },
            },
            map: places(game),
            enemies: enemies(game),
            crystals: game
                .crystals
                .iter()
                .map(|crystal| CrystalView { at: crystal.at, state: crystal.state, damage: crystal.damage })
                .collect(),
            nemesis: NemesisView {
                marker: game.nemesis.marker,
                at: game.nemesis.at,
                destroyed: game.nemesis.destroyed,
                held: game.nemesis.held,
                damage: game.nemesis.torpedo_damage,
            },
            captain: CaptainView {
                equipment: game.captain.equipment.clone(),
                played: game.captain.played,
                guard: game.captain.guard,
                target: game.captain.target,
                goal: game.captain.goal,
            },
            engineering: engineering(game),
            helm: HelmView {
                thrust: game.helm.thrust,
                drawn: game.helm.drawn.clone(),
                plan: game.helm.plan.clone(),
                path: game.helm.path.clone(),
                evade: game.helm.evade,
            },
            sensors: SensorsView {
                slots: game.sensors.slots,
                cards: game.sensors.cards.clone(),
                pulled: game.sensors.bag.iter().map(|lump| lump.pulled).collect(),
                touches: if officer { game.touched() } else { Vec::new() },
                in_hand: game.sensors.in_hand,
                points: game.sensors.points,
                costs: Spend::ALL.iter().map(|on| (*on, game.point_cost(*on))).collect(),
                cloaked: game.sensors.cloaked,
            },
            shields: ShieldsView {
                tiles: game.shields.tiles.clone(),
                ice: game.shields.ice,
                frozen: game.shields.frozen,
                strength: game.shields.strength,
            },
            weapons: WeaponsView {
                tubes: game.weapons.tubes.clone(),
                cards: game.weapons.cards.clone(),
                shots: game.weapons.shots.clone(),
            },
            tractor: tractor(game),
            jump: jump(game),
            damage: DamageView {
                decks: game.damage.decks.map(|deck| deck.iter().sum()),
                ongoing: game.damage.ongoing.clone(),
                repair_deck: game.repair_left(),
                open: game.repair.attempt.as_ref().and_then(|attempt| attempt.lying()),
                needs_die: game.repair.attempt.as_ref().is_some_and(|attempt| attempt.needs_die()),
                successes: game.repair.attempt.as_ref().map_or(0, |attempt| attempt.result.successes),
                failures: game.repair.attempt.as_ref().map_or(0, |attempt| attempt.result.failures),
            },
            core: core(game),
            goals: goals(game),
            volunteers: game.shift.map(|shift| shift.volunteers.iter().collect()),
            calls: calls(game),
            hints: game.hints(),
            practice: practice(game),
            end: game.end,
        }
    }
}

fn calls(game: &SpaceCadets) -> Vec<CallView> {
    let calls = game.calls.iter();
    calls.map(|one| CallView { seat: one.seat, call: one.call, about: one.about, at: one.at }).collect()
}

fn practice(game: &SpaceCadets) -> Option<PracticeView> {
    let practice = game.practice.as_ref()?;
    let played = practice.scores.len() as u8;
    Some(PracticeView {
        drill: game.setup.practice?,
        round: (played + 1).min(ROUNDS),
        rounds: ROUNDS,
        scores: practice.scores.clone(),
        total: practice.scores.iter().sum(),
        goal: practice.goal,
    })
}

fn places(game: &SpaceCadets) -> Vec<PlaceView> {
    let tiles = game.mission().tiles.iter().zip(&game.board.faces);
    tiles.map(|(tile, face)| PlaceView { tile: tile.at, face: *face }).collect()
}

fn enemies(game: &SpaceCadets) -> Vec<EnemyView> {
    game.enemies
        .iter()
        .map(|enemy| EnemyView {
            ship: enemy.ship,
            at: enemy.at,
            locked: enemy.locked,
            damage: enemy.damage,
            shields: enemy.shields.unwrap_or_else(|| game.enemy_shields(enemy.ship)),
            held: enemy.held,
            acted: enemy.acted,
        })
        .collect()
}

fn engineering(game: &SpaceCadets) -> EngineeringView {
    let (handed, available) = game.handed_out();
    let state = &game.engineering;
    EngineeringView {
        energy: state.energy,
        tiles: state.tiles.clone(),
        icons: if state.tiles.is_empty() { [0; 7] } else { game.icons_now() },
        income: state.icons,
        assigned: state.assigned,
        trades: state.trades.clone(),
        handed,
        available,
        batteries: state.batteries,
        batteries_to: state.batteries_to.clone(),
        capacitor_to: state.capacitor_to.clone(),
    }
}

fn tractor(game: &SpaceCadets) -> TractorView {
    let tiles = game.tractor.tiles.iter();
    let attempt = game.tractor.attempt.as_ref();
    TractorView {
        tiles: tiles
            .map(|tile| TractorTileView { face: tile.face.filter(|_| tile.up), gone: tile.gone })
            .collect(),
        attempt: attempt.map(|attempt| AttemptView {
            target: attempt.target,
            points: attempt.points,
            needed: attempt.needed,
        }),
    }
}

fn jump(game: &SpaceCadets) -> JumpView {
    JumpView {
        active: game.jump.active.clone(),
        dice: game.jump.dice,
        used: game.jump.used.clone(),
        can_take_back: !game.jump.stack.is_empty(),
        extended: game.jump.extended,
        claiming: game.jump.claiming,
        settled: game.jump.settled,
        claimable: game.claimable(),
        may_leave: game.may_leave(),
    }
}

fn core(game: &SpaceCadets) -> CoreView {
    let state = &game.core;
    let looks = game.core_runs() && matches!(game.stage, Stage::Running { .. });
    CoreView {
        number: game.core_number(),
        breach: state.breach,
        down: state.down.clone(),
        turned: state.turned.clone(),
        deck: state.deck.len() as u8,
        card: state.deck.get(usize::from(state.leaf)).copied().flatten().filter(|_| looks),
        holder: state.holder,
        must_pass: state.must_pass,
        deal: state.deal.clone(),
    }
}

fn goals(game: &SpaceCadets) -> GoalsView {
    let objectives = game.mission().objectives.iter();
    GoalsView {
        objectives: objectives.map(|part| (part.clone(), game.met(part))).collect(),
        captured: game.goals.captured,
        visited: game.goals.visited,
        destroyed: game.goals.destroyed,
        rescued: game.goals.rescued,
        awards: game.goals.awards,
        kill: game.goals.kill.map(|(way, _)| way),
    }
}

impl Catalogue {
    /// What is printed.
    pub(crate) fn of(game: &SpaceCadets) -> Catalogue {
        let content = game.content();
        let mut weapons = content.weapons.clone();
        weapons.cards.iter_mut().for_each(|card| card.solution.clear());
        Catalogue {
            clock: content.clock.clone(),
            engineering: content.engineering.clone(),
            helm: content.helm.clone(),
            sensors: content.sensors.clone(),
            tractor: content.tractor.clone(),
            weapons,
            shields: content.shields.clone(),
            jump: content.jump.clone(),
            damage: content.damage.clone(),
            repair: content.repair.clone(),
            core: content.core.clone(),
            captain: content.captain.clone(),
            ships: content.ships.clone(),
            nemesis: content.nemesis.clone(),
            omega: content.omega.clone(),
            track: content.track.clone(),
            map: content.map.clone(),
            mission: game.mission().clone(),
            crystal: game.crystal_kind(),
            difficulty: game.setup.difficulty,
            timer: game.setup.timer,
            advanced: game.setup.advanced.clone(),
            calls: Call::ALL.to_vec(),
        }
    }
}
