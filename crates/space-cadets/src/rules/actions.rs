//! Every command and the rule that carries it out; and the state before the first move.

use crate::command::Command;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::*;
use crate::task::Task;
use crate::{Advanced, Setup, Side, SpaceCadets, Square, Step};
use table::{Dice, GameTime, Seat, Seats, Seed, SetupError, Story};

impl SpaceCadets {
    /// Carries a command out, or refuses it.
    pub(crate) fn carry_out(
        &mut self,
        at: GameTime,
        seat: Seat,
        command: Command,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        self.seated(seat)?;
        if self.end.is_some() {
            return Err(Refusal::Over);
        }
        self.obey(at, seat, command, story)?;
        self.seen = self.seen.max(at);
        if let Some(given) = self.given.get_mut(seat.index()) {
            *given = given.wrapping_add(1);
        }
        Ok(())
    }

    fn obey(
        &mut self,
        at: GameTime,
        seat: Seat,
        command: Command,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        match command {
            Command::Choose { pick } => {
                let Some(ask) = &self.ask else { return Err(Refusal::NotAsked) };
                if ask.seat != seat {
                    return Err(Refusal::NotAsked);
                }
                if usize::from(pick) >= ask.question.count() {
                    return Err(Refusal::NoSuchChoice);
                }
                self.answer(pick, at, story)
            }
            Command::Guard { side } => self.guard(seat, side, story),
            Command::MarkTarget { target } => self.mark_target(seat, target, story),
            Command::MarkGoal { goal } => self.mark_goal(seat, goal, story),
            Command::Call { call, about } => self.call(at, seat, call, about, story),
            _ if self.ask.is_some() => Err(Refusal::NotNow),
            Command::Ready => self.say_ready(at, seat, story),
            Command::Wait => self.say_wait(seat),
            Command::Start => self.start_now(at, seat, story),
            Command::Take { station } => self.take_station(seat, station, story),
            Command::Equip { card, take } => self.equip(seat, card, take, story),
            Command::Deploy { at: square, facing } => self.deploy(seat, square, facing, story),
            Command::Play { card, slot, damage } => self.play(at, seat, card, slot, damage, story),
            Command::Volunteer { yes } => self.volunteer(seat, yes, story),
            Command::Reseat { seats } => self.reseat(at, seat, &seats, story),
            Command::Assign { energy } => self.assign(at, seat, energy),
            Command::Trade { give, want } => self.trade(at, seat, (give, want), story),
            Command::Untrade => self.untrade(at, seat),
            Command::Battery { system } => self.use_battery(at, seat, system),
            Command::Capacitor { system } => self.use_capacitor(at, seat, system),
            Command::Lay { tile, at: cell, turn } => self.lay(at, seat, tile, cell, turn),
            Command::Lift { tile } => self.lift(at, seat, tile),
            Command::Thrust { change } => self.thrust(seat, change),
            Command::Plot { slot, card } => self.plot(at, seat, slot, card),
            Command::Target { slot, object } => self.set_target(seat, slot, object, story),
            Command::LayTarget { card, column } => self.lay_target(seat, card, column),
            Command::Feel { path } => self.feel(at, seat, &path, story),
            Command::Pull { lump } => self.pull(at, seat, lump, story),
            Command::Block { card } => self.block(at, seat, card),
            Command::SpendPoints { slot, on } => self.spend_points(seat, slot, on, story),
            Command::Scan { tile } => self.scan(at, seat, tile, story),
            Command::Tube { tube, seeker } => self.set_tube(seat, tube, seeker),
            Command::Load { card, piece, cells } => self.load(at, seat, card, piece, &cells),
            Command::Unload { card, piece } => self.unload(at, seat, card, piece),
            Command::Fire { tube, target, disc, gesture } => {
                self.fire(at, seat, (tube, target), disc, &gesture, story)
            }
            Command::FireAgain { gesture } => self.fire_again(at, seat, gesture.as_ref(), story),
            Command::Put { tile, zone } => self.put(at, seat, tile, zone),
            Command::Ice { side } => self.put_ice(at, seat, side),
            Command::Aim { target } => self.aim(at, seat, target, story),
            Command::Flip { tiles } => self.flip(at, seat, &tiles, story),
            Command::Stop => self.stop_attempt(at, seat, story),
            Command::Reset => self.reset(at, seat, story),
            Command::Activate => self.activate(at, seat, story),
            Command::Reroll { dice } => self.reroll(at, seat, &dice, story),
            Command::Extend => self.extend(at, seat, story),
            Command::Flux { card, dice, to } => self.use_flux(at, seat, card, &dice, &to, story),
            Command::TakeBack => self.take_back(at, seat, story),
            Command::Claim { card } => self.claim(at, seat, card, story),
            Command::JumpOut => self.jump_out(at, seat, story),
            Command::Blink { card, to, facing } => self.blink(at, seat, card, to, facing, story),
            Command::Draw => self.draw_repair(at, seat, story),
            Command::Skip => self.skip_repair(at, seat, story),
            Command::Roll => self.roll_repair(at, seat, story),
            Command::Deal { cards } => self.deal_breach(seat, &cards),
            Command::Leaf { back } => self.leaf(at, seat, back, story),
            Command::Match => self.match_core(at, seat, story),
            Command::Pass { to } => self.pass_deck(at, seat, to, story),
        }
    }

    /// SC-2: the state before the first move.
    pub(crate) fn set_up(setup: Setup, seed: Seed) -> Result<SpaceCadets, SetupError> {
        let setup = setup.checked()?;
        let content = setup.content.clone();
        let mission = content.mission(setup.mission).unwrap_or(&content.missions[0]);
        let mix = content.mix(setup.difficulty);
        let mut tiles: Vec<u8> = content.map.faces.iter().map(|face| face.tile).collect();
        tiles.sort_unstable();
        tiles.dedup();
        let batteries = if setup.uses(Advanced::Batteries) { content.engineering.batteries } else { 0 };
        let mut game = SpaceCadets {
            dice: Dice::new(seed),
            seen: GameTime::ZERO,
            turn: 1,
            posts: content.seats.suggested(setup.seats).to_vec(),
            step: Step::Discussion,
            part: 0,
            stage: Stage::Working,
            ready: Seats::NONE,
            tasks: vec![Task::Enter { step: Step::Discussion, part: 0 }],
            ask: None,
            ship: PlayerShip {
                at: Square::default(),
                facing: crate::Facing::East,
                speed: mission.speed,
                start: Square::default(),
            },
            board: Board { faces: vec![None; mission.tiles.len()], unused: tiles },
            enemies: Vec::new(),
            wrecks: Vec::new(),
            crystals: Vec::new(),
            nemesis: Nemesis {
                marker: mission.nemesis,
                at: None,
                destroyed: false,
                held: false,
                torpedo_damage: 0,
            },
            captain: CaptainState::default(),
            engineering: EngineeringState { batteries, ..Default::default() },
            helm: HelmState::default(),
            sensors: SensorsState::default(),
            shields: ShieldsState::default(),
            weapons: WeaponsState::default(),
            tractor: TractorState::default(),
            jump: JumpState::default(),
            damage: DamageState {
                decks: Side::ALL
                    .iter()
                    .map(|_| [mix.structure, mix.shift_change, mix.station])
                    .collect::<Vec<_>>()
                    .try_into()
                    .unwrap_or_default(),
                ..Default::default()
            },
            repair: RepairState {
                deck: content.repair.iter().map(|card| card.count).collect(),
                attempt: None,
            },
            core: CoreState::default(),
            goals: Goals::default(),
            shift: None,
            calls: Vec::new(),
            given: Default::default(),
            practice: None,
            end: None,
            setup,
        };
        game.first_position();
        Ok(game)
    }

    /// Starting tiles, the ship, the tractor display; then the first Step 1 begins.
    fn first_position(&mut self) {
        let mut story = Story::silent();
        self.reset_display(&mut story);
        self.core.down = vec![0; self.posts.len()];
        self.core.turned = vec![None; self.posts.len()];
        let squares = self.start_squares();
        let start = squares.get(squares.len() / 2).copied().unwrap_or_default();
        self.ship.at = start;
        self.ship.start = start;
        self.ship.facing = self.mission().start.edge.map_or(crate::Facing::North, |edge| edge.turned(2));
        if self.setup.practice.is_some() {
            self.begin_practice();
            self.work(GameTime::ZERO, &mut story);
            return;
        }
        let open: Vec<u8> = (0u8..)
            .zip(&self.mission().tiles)
            .filter(|(_, tile)| tile.placed == crate::content::Placed::Start)
            .map(|(place, _)| place)
            .collect();
        for place in &open {
            if let Some(face) = self.draw_face() {
                self.reveal(*place, face, &mut story);
            }
        }
        self.first(open.into_iter().map(|place| Task::Units { place }));
        self.work(GameTime::ZERO, &mut story);
    }
}
