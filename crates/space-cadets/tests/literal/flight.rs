//! Flights: card by card and step by step, with the cards written out again.

use crate::fate::Answers;
use crate::sector::{Place, Sector, onward, place, range, square};
use crate::{chance, one_of, percent};
use space_cadets::content::{Content, ManeuverCard};
use space_cadets::fate::Need;
use space_cadets::stations::damage::Hit;
use space_cadets::stations::helm::{Flight, Hazards, Pose};
use space_cadets::{Facing, Side, Source};

/// SC-6.7, SC-6.8: what is printed on a card: its path, and for Special cards the damage on each die.
fn printed(card: &str) -> (&'static str, Option<[u8; 6]>) {
    match card {
        "Ahead" => ("F", None),
        "Full Ahead" => ("F F", None),
        "Slow Left" => ("F L", None),
        "Slow Right" => ("F R", None),
        "Fast Left" => ("F L F", None),
        "Fast Right" => ("F R F", None),
        "Slip Left" => ("F SL", None),
        "Slip Right" => ("F SR", None),
        "Cruise" => ("F", Some([1, 0, 0, 0, 0, 0])),
        "Hard Left" => ("L", Some([1, 1, 0, 0, 0, 0])),
        "Hard Right" => ("R", Some([1, 1, 0, 0, 0, 0])),
        "About Face" => ("L L", Some([2, 1, 1, 0, 0, 0])),
        "Full Stop" => ("", Some([2, 1, 0, 0, 0, 0])),
        "Evade" => ("EVADE", None),
        other => panic!("{other} is not on the page"),
    }
}

/// The ship as the other hand flies it.
#[derive(Clone, Debug)]
struct Literal {
    at: Place,
    facing: usize,
    speed: i32,
    shields: [u8; 4],
    path: Vec<Place>,
    hits: Vec<Hit>,
    /// Squares and dice that free from enemies further away.
    freed: Vec<(Place, u8)>,
    locks: usize,
    edge: bool,
    evade: bool,
    cards: u8,
}

impl Literal {
    /// SC-13.2, SC-13.3, SC-13.4: damage to a random side, stopped by its shield points unless it is internal.
    fn hurt(&mut self, source: Source, amount: u8, fate: &mut Answers) {
        let side: Side = fate.random_side().unwrap();
        fate.side.remove(0);
        let internal = source == Source::Maneuver;
        let absorbed = if internal { 0 } else { amount.min(self.shields[side as usize]) };
        self.shields[side as usize] -= absorbed;
        self.hits.push(Hit { source, side, amount, absorbed, through: amount - absorbed });
    }

    /// SC-6.6, SC-7.4, SC-7.5, SC-7.6, SC-7.7, SC-7.10: over an edge of the square; says whether the plan goes on, or which square must be drawn first.
    fn cross(&mut self, direction: usize, sector: &Sector, fate: &mut Answers) -> Result<bool, Place> {
        let next = onward(self.at, direction);
        if !sector.inside(next) {
            self.edge = true;
            self.hurt(Source::Edge, 2, fate);
            self.facing = (self.facing + 2) % 4;
            self.speed = 0;
            return Ok(false);
        }
        if !sector.scanned(next) {
            return Err(next);
        }
        if sector.arrows.contains(&(self.at, next)) {
            self.speed = (self.speed + 1).min(6);
        }
        if sector.arrows.contains(&(next, self.at)) {
            self.speed = (self.speed - 1).max(0);
        }
        self.at = next;
        self.path.push(next);
        if sector.is(next, "ANR") {
            let die = fate.terrain.remove(0);
            if sector.is(next, "AN") {
                self.freed.push((next, die));
            }
            if sector.is(next, "A") && die <= 3 {
                self.hurt(Source::Asteroid, die, fate);
            }
            if sector.is(next, "N") && die <= 2 {
                self.locks += 1;
            }
            if sector.is(next, "R") {
                self.hurt(Source::Rift, die, fate);
            }
        }
        Ok(true)
    }

    /// The whole plan; stops at the first square of a tile that is not drawn yet.
    fn fly(
        &mut self,
        plan: &[&str],
        sector: &Sector,
        hazards: Hazards,
        fate: &mut Answers,
    ) -> Result<(), Place> {
        for card in plan {
            self.cards += 1;
            let (path, damage) = printed(card);
            let mut goes_on = true;
            for step in path.split_whitespace() {
                match step {
                    "L" => self.facing = (self.facing + 3) % 4,
                    "R" => self.facing = (self.facing + 1) % 4,
                    "F" => goes_on = self.cross(self.facing, sector, fate)?,
                    "SL" => goes_on = self.cross(self.facing + 3, sector, fate)?,
                    "SR" => goes_on = self.cross(self.facing + 1, sector, fate)?,
                    _ => {
                        self.evade = true;
                        match fate.evade.remove(0) {
                            1 => goes_on = self.cross(self.facing, sector, fate)?,
                            2 => goes_on = self.cross(self.facing + 1, sector, fate)?,
                            3 => goes_on = self.cross(self.facing + 2, sector, fate)?,
                            4 => goes_on = self.cross(self.facing + 3, sector, fate)?,
                            _ => {}
                        }
                    }
                }
                if !goes_on {
                    break;
                }
            }
            // SC-6.9, SC-4.7, SC-20.8: the die of a Special card, also at the edge.
            if let Some(table) = damage
                && !hazards.dampers
            {
                let smallest = table.into_iter().filter(|one| *one > 0).min().unwrap();
                let amount =
                    if hazards.shudder { smallest } else { table[usize::from(fate.maneuver.remove(0)) - 1] };
                if amount > 0 {
                    self.hurt(Source::Maneuver, amount, fate);
                }
            }
            if !goes_on {
                break;
            }
        }
        Ok(())
    }
}

/// A plan of as many cards as the speed: Evade first at most, Special cards once, Standard cards as often as there are.
fn plan(dice: &mut table::Dice, speed: u8) -> Vec<&'static ManeuverCard> {
    let mut cards: Vec<&ManeuverCard> = Vec::new();
    for card in &Content::standard().helm.cards {
        cards.extend((0..card.copies).map(|_| card).filter(|card| card.name != "Evade"));
    }
    dice.shuffle(&mut cards);
    cards.truncate(usize::from(speed));
    if speed > 0 && percent(dice, 30) {
        cards[0] = Content::standard().helm.cards.iter().find(|card| card.name == "Evade").unwrap();
    }
    cards
}

/// SC-4.7, SC-6.6, SC-6.7, SC-6.8, SC-6.9, SC-7.4, SC-7.5, SC-7.6, SC-7.7, SC-7.9, SC-7.10, SC-7.11, SC-13.2, SC-13.3, SC-13.4,
/// SC-19.2, SC-20.8: random plans over random sectors
#[test]
fn ships_fly_as_the_page_says() {
    let content = Content::standard();
    let mut dice = chance(66);
    let (mut edges, mut reveals, mut hits, mut bent) = (0, 0, 0, 0);
    for case in 0..5_000 {
        let (size, tile) = one_of(&mut dice, &[(10, 5), (8, 2), (6, 3)]);
        let mut sector = Sector::random(&mut dice, size, tile);
        let open = sector.open();
        if open.is_empty() {
            continue;
        }
        let start = one_of(&mut dice, &open);
        let facing = dice.below(4) as usize;
        let speed = dice.below(7) as u8;
        let plan = plan(&mut dice, speed);
        let names: Vec<&str> = plan.iter().map(|card| card.name.as_str()).collect();
        let hazards = Hazards { dampers: percent(&mut dice, 15), shudder: percent(&mut dice, 20) };
        let shields = [0; 4].map(|_: u8| dice.below(4) as u8);
        let given = Answers::random(&mut dice);
        let ship = Literal {
            at: start,
            facing,
            speed: speed.into(),
            shields,
            path: Vec::new(),
            hits: Vec::new(),
            freed: Vec::new(),
            locks: 0,
            edge: false,
            evade: false,
            cards: 0,
        };
        let pose = Pose { at: square(start), facing: Facing::ALL[facing], speed };
        let mut flight = Flight::new(pose, shields);
        let mut fate = given.clone();
        // The program goes on where it stopped; the other hand flies from the start again over the sector as it is now known.
        let literal = loop {
            let mut literal = ship.clone();
            let flown = literal.fly(&names, &sector, hazards, &mut given.clone());
            let program = flight.advance(content, &sector.map(), &plan, hazards, &mut fate);
            let needed = flown.map_err(|unscanned| Need::Reveal(square(unscanned)));
            assert_eq!(program, needed, "case {case}: {names:?} from {ship:?} with {given:?} on {sector:?}");
            let Err(Need::Reveal(unscanned)) = program else { break literal };
            sector.reveal(&mut dice, place(unscanned));
            reveals += 1;
        };
        let about = format!("case {case}: {names:?} from {ship:?} with {given:?}, {hazards:?} on {sector:?}");
        let path: Vec<Place> = flight.path_flown().map(place).collect();
        assert_eq!(path, literal.path, "{about}");
        let speed_now = i32::from(flight.pose.speed);
        let now = (place(flight.pose.at), flight.pose.facing.index(), speed_now);
        assert_eq!(now, (literal.at, literal.facing, literal.speed), "{about}");
        assert_eq!(flight.hits().collect::<Vec<Hit>>(), literal.hits, "{about}");
        assert_eq!(flight.shields, literal.shields, "{about}");
        let ends = (flight.edge, flight.evade, flight.cards_played(), flight.locks_to_discard());
        assert_eq!(ends, (literal.edge, literal.evade, literal.cards, literal.locks), "{about}");
        for y in 0..size {
            for x in 0..size {
                let lost = literal.freed.iter().any(|(at, die)| range(*at, (x, y)) > i32::from(*die));
                assert_eq!(flight.frees_from(square((x, y))), lost, "{about}: an enemy at {x}, {y}");
            }
        }
        edges += u32::from(literal.edge);
        hits += literal.hits.len();
        bent += u32::from(!literal.edge && literal.speed != i32::from(speed));
    }
    assert!(edges > 500 && reveals > 200 && hits > 3_000 && bent > 500, "{edges} {reveals} {hits} {bent}");
}
