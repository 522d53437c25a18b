//! SC-1: seats and stations, the parts of Step 3, and Shift Changes (SC-13.20).

use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{Stage, Wait};
use crate::{SpaceCadets, Station, Step, System};
use table::{Audience, GameTime, Seat, Seats, Story};

/// The stations that may have something to prepare in Step 2.
pub(crate) const PREPARING: [Station; 4] =
    [Station::Helm, Station::Sensors, Station::Weapons, Station::Captain];

const FIRST: [Station; 3] = [Station::Sensors, Station::Weapons, Station::Engineering];
const SECOND: [Station; 2] = [Station::Helm, Station::Shields];

/// Stations as a set with a bit for each.
fn set_of(stations: &[Station]) -> u16 {
    stations.iter().fold(0, |set, station| set | 1 << station.index())
}

/// The chairs that hold a station: whoever gave all of theirs away no longer counts (SC-1.4).
fn crew(posts: &[Vec<Station>]) -> usize {
    posts.iter().filter(|post| !post.is_empty()).count()
}

/// The stations of each part of Step 3 (SC-3.4, SC-3.5, SC-1.5).
pub(crate) fn part_stations(posts: &[Vec<Station>]) -> Vec<Vec<Station>> {
    match crew(posts) {
        0..=2 => {
            let holder = |station: Station| posts.iter().position(|post| post.contains(&station));
            let mut parts: Vec<Vec<Station>> = Vec::new();
            for station in FIRST.into_iter().chain(SECOND) {
                let free = |part: &Vec<Station>| !part.iter().any(|other| holder(*other) == holder(station));
                match parts.iter_mut().find(|part| free(part)) {
                    Some(part) => part.push(station),
                    None => parts.push(vec![station]),
                }
            }
            // Core Breach has a part of its own.
            parts.push(Vec::new());
            parts
        }
        3 | 4 => vec![FIRST.to_vec(), SECOND.to_vec()],
        _ => vec![FIRST.into_iter().chain(SECOND).collect()],
    }
}

/// Whether no chair has two stations active at once (SC-3.6).
fn fair(posts: &[Vec<Station>]) -> bool {
    part_stations(posts)
        .iter()
        .all(|part| posts.iter().all(|post| part.iter().filter(|station| post.contains(station)).count() < 2))
}

impl SpaceCadets {
    /// The stations of each part of Step 3.
    pub(crate) fn parts(&self) -> Vec<Vec<Station>> {
        part_stations(&self.posts)
    }

    /// The stations of the part of Step 3 that is played now.
    pub(crate) fn active(&self) -> Vec<Station> {
        if self.step != Step::Action {
            return Vec::new();
        }
        self.parts().into_iter().nth(self.part.into()).unwrap_or_default()
    }

    /// The same as a set with a bit for each. Asked very often, so a crew of three or more is not laid out anew each time.
    pub(crate) fn active_set(&self) -> u16 {
        if self.step != Step::Action {
            return 0;
        }
        match (crew(&self.posts), self.part) {
            (0..=2, _) => set_of(&self.active()),
            (3 | 4, 0) => set_of(&FIRST),
            (3 | 4, 1) => set_of(&SECOND),
            (5.., 0) => set_of(&FIRST) | set_of(&SECOND),
            _ => 0,
        }
    }

    /// Those of a set that have anything to do in Step 3.
    pub(crate) fn busy_set(&self, stations: u16) -> u16 {
        let working = FIRST.iter().chain(&SECOND);
        working
            .filter(|one| stations & set_of(&[**one]) != 0 && self.busy(**one))
            .fold(0, |set, one| set | set_of(&[*one]))
    }

    /// Whether a station is active now.
    pub(crate) fn is_active(&self, station: Station) -> bool {
        self.active_set() & set_of(&[station]) != 0
    }

    /// The stations that the step concerns.
    pub(crate) fn stations(&self) -> Vec<Station> {
        match self.step {
            Step::Discussion => vec![Station::Engineering, Station::Captain],
            Step::Preparation => PREPARING.to_vec(),
            Step::Action => self.active(),
            Step::Resolution => vec![Station::Sensors, Station::Captain],
            Step::Tractor => vec![Station::Tractor],
            Step::Fire => vec![Station::Weapons],
            Step::Enemies => vec![Station::Captain],
            Step::Jump => vec![Station::Jump],
            Step::Repair => vec![Station::Damage],
        }
    }

    /// Whether Core Breach is played in this part of Step 3: in the last one.
    pub(crate) fn core_part(&self) -> bool {
        let parts = match crew(&self.posts) {
            0..=2 => self.parts().len(),
            3 | 4 => 2,
            _ => 1,
        };
        self.step == Step::Action && usize::from(self.part) + 1 == parts
    }

    /// Whether a station has anything to do in Step 3.
    pub(crate) fn busy(&self, station: Station) -> bool {
        match station {
            Station::Engineering => true,
            Station::Helm => self.speed_planned() > 0,
            Station::Sensors => !self.sensors.cards.is_empty(),
            Station::Shields => self.energy(System::Shields) > 0,
            Station::Weapons => !self.weapons.tubes.is_empty(),
            _ => false,
        }
    }

    /// Whether a station has anything to prepare in Step 2.
    pub(crate) fn prepares(&self, station: Station) -> bool {
        match station {
            Station::Helm => self.energy(System::Helm) > 0,
            Station::Sensors => !self.sensors.cards.is_empty(),
            Station::Weapons => self.setup.uses(crate::Advanced::Seekers) && !self.weapons.tubes.is_empty(),
            Station::Captain => self.core.breach,
            _ => false,
        }
    }

    fn first_discussion(&self) -> bool {
        self.turn == 1 && self.step == Step::Discussion && matches!(self.stage, Stage::Running { .. })
    }

    /// Whether the first Step 1 runs; otherwise it is too late.
    pub(crate) fn before_departure(&self) -> Result<(), Refusal> {
        if self.first_discussion() { Ok(()) } else { Err(Refusal::NotNow) }
    }

    /// SC-1.4: a chair takes a station over.
    pub(crate) fn take_station(
        &mut self,
        seat: Seat,
        station: Station,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        if self.step != Step::Discussion || !matches!(self.stage, Stage::Running { .. }) {
            return Err(Refusal::NotNow);
        }
        if !self.setup.choose_seats {
            return Err(Refusal::SeatsAreSuggested);
        }
        let holder = self.officer(station);
        if holder == seat {
            return Err(Refusal::HeldAlready);
        }
        let mut posts = self.posts.clone();
        posts[holder.index()].retain(|held| *held != station);
        posts[seat.index()].push(station);
        posts[seat.index()].sort();
        if !fair(&posts) {
            return Err(Refusal::TwoAtOnce);
        }
        self.posts = posts;
        story.tell(Audience::All, Event::StationTaken { seat, station });
        Ok(())
    }

    /// Whether this chair could take this station.
    pub(crate) fn can_take(&self, seat: Seat, station: Station) -> bool {
        self.clone().take_station(seat, station, &mut Story::silent()).is_ok()
    }

    /// SC-13.20: somebody volunteers.
    pub(crate) fn volunteer(
        &mut self,
        seat: Seat,
        yes: bool,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        if !self.waits_for(Wait::Volunteers) {
            return Err(Refusal::NotVolunteering);
        }
        let Some(shift) = &mut self.shift else { return Err(Refusal::NotVolunteering) };
        if yes {
            if shift.volunteers.has(seat) {
                return Err(Refusal::ReadyAlready);
            }
            shift.volunteers.add(seat);
            story.tell(Audience::All, Event::Volunteered { seat });
        } else {
            shift.volunteers = Seats(shift.volunteers.0 & !Seats::only(seat).0);
        }
        Ok(())
    }

    /// Whether these new seats are what a Shift Change demands.
    fn proper_seats(&self, seats: &[Seat]) -> bool {
        let Some(shift) = &self.shift else { return false };
        let count = usize::from(self.setup.seats);
        let mut taken = Seats::NONE;
        for from in seats {
            if from.index() >= count || taken.has(*from) {
                return false;
            }
            taken.add(*from);
        }
        let moved: Vec<Seat> = Seat::all(self.setup.seats)
            .zip(seats)
            .filter(|(seat, from)| seat != *from)
            .map(|(seat, _)| seat)
            .collect();
        let volunteers = shift.volunteers.iter().count();
        seats.len() == count
            && shift.volunteers.iter().all(|seat| moved.contains(&seat))
            && moved.len() == volunteers.max(2)
    }

    /// SC-13.20: the Captain's new seats.
    pub(crate) fn reseat(
        &mut self,
        at: GameTime,
        seat: Seat,
        seats: &[Seat],
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        self.holds(seat, Station::Captain)?;
        if !self.waits_for(Wait::Reseat) {
            return Err(Refusal::NotNow);
        }
        if !self.proper_seats(seats) {
            return Err(Refusal::BadSeats);
        }
        self.move_people(seats, story);
        self.go_on(at, true, story);
        Ok(())
    }

    fn move_people(&mut self, seats: &[Seat], story: &mut Story<Event>) {
        let posts = std::mem::take(&mut self.posts);
        self.posts = seats.iter().map(|from| posts[from.index()].clone()).collect();
        self.shift = None;
        for (seat, from) in Seat::all(self.setup.seats).zip(seats) {
            if seat != *from {
                story.tell(Audience::All, Event::Reseated { seat, from: *from });
            }
        }
    }

    /// The seats that are taken when the Captain says nothing: the movers pass theirs on to the next.
    pub(crate) fn default_seats(&self) -> Vec<Seat> {
        let mut movers: Vec<Seat> =
            self.shift.map(|shift| shift.volunteers.iter().collect()).unwrap_or_default();
        for seat in Seat::all(self.setup.seats) {
            if movers.len() < 2 && !movers.contains(&seat) {
                movers.push(seat);
            }
        }
        let mut seats: Vec<Seat> = Seat::all(self.setup.seats).collect();
        for (index, seat) in movers.iter().enumerate() {
            seats[seat.index()] = movers[(index + 1) % movers.len()];
        }
        seats
    }

    /// A Shift Change that the Captain did not settle.
    pub(crate) fn reseat_by_default(&mut self, story: &mut Story<Event>) {
        if self.shift.is_some() {
            let seats = self.default_seats();
            self.move_people(&seats, story);
        }
    }
}
