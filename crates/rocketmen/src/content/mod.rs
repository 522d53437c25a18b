//! The cards, the board and the numbers of the game, read from TOML and checked.

mod check;
mod shown;
mod source;

pub(crate) use check::FAULTS;
pub(crate) use shown::{Asked, Held, Shown};
pub use source::*;

use crate::cards::{CardId, CardSet};
use serde::{Deserialize, Serialize};
use table::{BuiltIn, ContentSource, GameContent, Phrase};

/// Which kind of card a card is: an index into [`Content::kinds`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct KindId(pub u8);

/// The four families of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Family {
    /// A player's own Missions.
    Mission(MissionType),
    /// Assets.
    Asset(Colour),
    /// Engines.
    Engine,
    /// Threats.
    Threat(ThreatType),
}

/// What is printed on a card: small, copied freely, looked up by card number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Face {
    /// Its kind.
    pub kind: KindId,
    /// Its family.
    pub family: Family,
    /// Money and items.
    pub prints: Printed,
    /// What it costs.
    pub price: Price,
    /// What it does.
    pub effect: Effect,
    /// Whether nothing forces it off the pad.
    pub permanent: bool,
}

impl Face {
    /// Whether the card shows an item, so that it may go on a Launch Pad (RM-5.7).
    pub fn has_item(&self) -> bool {
        let prints = &self.prints;
        prints.rocket + prints.computer + prints.composite + prints.biotech + prints.science > 0
    }

    /// How many spaces it adds to the boost where this item counts (RM-8.9, RM-8.10, RM-7.16).
    pub fn boost(&self, item: Item) -> u8 {
        let matching = match item {
            Item::Computer => self.prints.computer,
            Item::Composite => self.prints.composite,
            Item::Biotech => self.prints.biotech,
        };
        let extra = if let Effect::Boost { spaces } = self.effect { spaces } else { 0 };
        matching.saturating_add(self.prints.science).saturating_add(extra)
    }

    /// Whether it is an Asset.
    pub fn is_asset(&self) -> bool {
        matches!(self.family, Family::Asset(_))
    }
}

/// A kind of card: its name and its face.
#[derive(Clone, Debug, PartialEq)]
pub struct Kind {
    /// The name used in data and message keys.
    pub id: String,
    /// What is printed on it.
    pub face: Face,
    /// Its achievement, for Missions.
    pub gain: Option<Gain>,
    /// What it scores at the end, for Threats.
    pub vp: u8,
}

/// How many seats a content is made for.
pub const SEATS: usize = 4;

/// All content of a game, checked and indexed.
#[derive(Debug)]
pub struct Content {
    source: Source,
    kinds: Vec<Kind>,
    /// By card number; numbers that are no card look like the first one.
    faces: Box<[Face; 256]>,
    /// What each card shows, by card number.
    shown: Box<[Shown; 256]>,
    /// What each card costs, by card number.
    asked: Box<[Asked; 256]>,
    /// All cards of each card's kind, by card number.
    same: Box<[CardSet; 256]>,
    markers: Vec<u8>,
    constants: Constants,
    locations: Vec<LocationSource>,
    destinations: [DestinationSource; 3],
    /// The one card that copies others, if there is one.
    copier: Option<CardId>,
    copiers: CardSet,
    permanents: CardSet,
    threats: CardSet,
    threats_of: [CardSet; ThreatType::ALL.len()],
    /// All cards of a kind, by kind.
    twins: Vec<CardSet>,
    singles: CardSet,
    missions: CardSet,
    items: CardSet,
    abilities: CardSet,
    stores: CardSet,
    earners: CardSet,
    engines: CardSet,
    /// Assets of which there are several, and the card that copies others.
    repeatable: CardSet,
    /// The fewest Rocket points that any location takes.
    lightest: u8,
    /// The fewest points with which anything costs more.
    no_surcharge_below: u8,
    /// Which location a Mission of a type fills, by destination.
    places: [[Option<LocationId>; MissionType::ALL.len()]; Destination::ALL.len()],
}

impl Content {
    /// What the files said.
    pub fn source(&self) -> &Source {
        &self.source
    }

    /// Every kind of card.
    pub fn kinds(&self) -> &[Kind] {
        &self.kinds
    }

    /// A kind by its id.
    pub fn kind(&self, kind: KindId) -> &Kind {
        &self.kinds[usize::from(kind.0)]
    }

    /// The kind with this name.
    pub fn kind_named(&self, id: &str) -> Option<KindId> {
        self.kinds.iter().position(|kind| kind.id == id).map(|index| KindId(index as u8))
    }

    /// How many cards exist.
    pub fn cards(&self) -> usize {
        self.markers.len()
    }

    /// Whether there is a card with this number.
    pub fn exists(&self, card: CardId) -> bool {
        card.index() < self.markers.len()
    }

    /// What is printed on a card. Numbers that are no card look like the first one; commands are checked before.
    pub fn face(&self, card: CardId) -> &Face {
        &self.faces[card.index()]
    }

    /// The fewest players a card is for.
    pub fn marker(&self, card: CardId) -> u8 {
        self.markers.get(card.index()).copied().unwrap_or(u8::MAX)
    }

    /// All cards, of every family.
    pub fn all_cards(&self) -> impl Iterator<Item = CardId> {
        (0..self.markers.len() as u8).map(CardId)
    }

    /// The Missions of one seat.
    pub fn missions_of(&self, seat: table::Seat) -> CardSet {
        let each = self.source.missions.len();
        (seat.index() * each..(seat.index() + 1) * each).map(|card| CardId(card as u8)).collect()
    }

    /// The one card that copies others.
    pub fn copier(&self) -> Option<CardId> {
        self.copier
    }

    /// The same card as a set, or none.
    pub(crate) fn copiers(&self) -> CardSet {
        self.copiers
    }

    /// Cards that nothing forces off a pad, apart from copies.
    pub fn permanents(&self) -> CardSet {
        self.permanents
    }

    /// All Threats.
    pub fn threats(&self) -> CardSet {
        self.threats
    }

    /// All Threats of a type.
    pub fn threats_of(&self, threat: ThreatType) -> CardSet {
        self.threats_of[threat as usize]
    }

    /// All cards of a kind.
    pub fn twins(&self, kind: KindId) -> CardSet {
        self.twins[usize::from(kind.0)]
    }

    /// Cards of which nobody owns another of the same kind: every seat has its own Missions.
    pub fn singles(&self) -> CardSet {
        self.singles
    }

    /// The fewest Rocket points that any location takes.
    pub fn lightest(&self) -> u8 {
        self.lightest
    }

    /// The fewest points with which a Threat costs more (RM-4.12); nobody has more than the highest number.
    pub(crate) fn no_surcharge_below(&self) -> u8 {
        self.no_surcharge_below
    }

    /// All Missions.
    pub fn missions(&self) -> CardSet {
        self.missions
    }

    /// Cards that show an item, so that they may go on a Launch Pad (RM-5.7).
    pub fn items(&self) -> CardSet {
        self.items
    }

    /// Cards with a DISCARD ability, and the one that copies others.
    pub fn abilities(&self) -> CardSet {
        self.abilities
    }

    /// Depots, and the card that copies others.
    pub fn stores(&self) -> CardSet {
        self.stores
    }

    /// What a card shows, to be added up.
    pub(crate) fn shown(&self, card: CardId) -> Shown {
        self.shown[card.index()]
    }

    /// What a card costs, to be compared.
    pub(crate) fn asked(&self, card: CardId) -> Asked {
        self.asked[card.index()]
    }

    /// All cards of the same kind as this one.
    pub(crate) fn twins_of(&self, card: CardId) -> CardSet {
        self.same[card.index()]
    }

    /// Cards that are worth more with every Mission fulfilled (RM-7.15).
    pub(crate) fn earners(&self) -> CardSet {
        self.earners
    }

    /// Cards that show Rocket points, and the card that copies others.
    pub(crate) fn engines(&self) -> CardSet {
        self.engines
    }

    /// Assets of which there are several, and the card that copies others.
    pub(crate) fn repeatable(&self) -> CardSet {
        self.repeatable
    }

    /// The numbers.
    pub fn constants(&self) -> &Constants {
        &self.constants
    }

    /// A destination's numbers.
    pub fn destination(&self, destination: Destination) -> &DestinationSource {
        &self.destinations[destination.index()]
    }

    /// All locations, in the order of the board.
    pub fn locations(&self) -> &[LocationSource] {
        &self.locations
    }

    /// The location of this type at this destination.
    pub fn location(&self, destination: Destination, wanted: MissionType) -> Option<LocationId> {
        self.places[destination.index()][wanted as usize]
    }
}

/// One of the locations, in the order of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct LocationId(pub u8);

impl LocationId {
    /// Its place in an array.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// One of the personal goals, in the order of the data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct GoalId(pub u8);

/// One of the Variant cards, in the order of the data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct VariantId(pub u8);

impl GameContent for Content {
    const GAME: &'static str = "rocketmen";
    type Source = Source;

    fn built_in() -> &'static [&'static BuiltIn<Content>] {
        static BUILT_IN: [&BuiltIn<Content>; 1] = [&STANDARD];
        &BUILT_IN
    }

    fn source(&self) -> &Source {
        &self.source
    }

    fn compile(source: Source) -> Result<Content, Vec<Phrase>> {
        check::check(&source)?;
        let mut kinds = Vec::new();
        let mut faces: Vec<Face> = Vec::new();
        let mut markers = Vec::new();
        let mut add = |id: String, mut face: Face, gain, vp, copies: &[u8]| {
            face.kind = KindId(kinds.len() as u8);
            kinds.push(Kind { id, face, gain, vp });
            for marker in copies {
                faces.push(face);
                markers.push(*marker);
            }
        };
        let blank = Face {
            kind: KindId(0),
            family: Family::Engine,
            prints: Printed::default(),
            price: Price::default(),
            effect: Effect::None,
            permanent: false,
        };
        for mission in &source.missions {
            let face = Face { family: Family::Mission(mission.r#type), prints: mission.prints, ..blank };
            add(mission.id.clone(), face, Some(mission.gain), 0, &[]);
        }
        for asset in &source.assets {
            let face = Face {
                family: Family::Asset(asset.colour),
                prints: asset.prints,
                price: asset.price,
                effect: asset.effect,
                permanent: asset.permanent,
                ..blank
            };
            add(asset.id.clone(), face, None, 0, &asset.markers);
        }
        for engine in &source.engines {
            let prints = Printed { rocket: engine.rocket, ..Printed::default() };
            add(engine.id.clone(), Face { prints, price: engine.price, ..blank }, None, 0, &engine.markers);
        }
        for threat in &source.threats {
            let face = Face { family: Family::Threat(threat.id), price: threat.price, ..blank };
            add(threat.id.name().to_owned(), face, None, threat.vp, &threat.markers);
        }
        // Missions come first, once per seat.
        let missions: Vec<Face> = kinds[..source.missions.len()].iter().map(|kind| kind.face).collect();
        let all = (0..SEATS).flat_map(|_| missions.iter().copied()).chain(faces).collect::<Vec<_>>();
        let first = all.first().copied().unwrap_or(blank);
        let face_of = |card: usize| all.get(card).copied().unwrap_or(first);
        let all_markers = std::iter::repeat_n(1, SEATS * missions.len()).chain(markers).collect();
        let cards = |wanted: &dyn Fn(&Face) -> bool| -> CardSet {
            (0..all.len()).filter(|card| wanted(&all[*card])).map(|card| CardId(card as u8)).collect()
        };
        let copier = cards(&|face| face.effect == Effect::Copy).first();
        let twins: Vec<CardSet> =
            kinds.iter().map(|kind| cards(&|face| face.kind == kind.face.kind)).collect();
        let singles = cards(&|face| {
            matches!(face.family, Family::Mission(_)) || twins[usize::from(face.kind.0)].len() == 1
        });
        let abilities = cards(&|face| face.effect.is_ability() || face.effect == Effect::Copy);
        let stores = cards(&|face| matches!(face.effect, Effect::Store { .. } | Effect::Copy));
        let earners = cards(&|face| matches!(face.effect, Effect::MoneyPerMission { .. }));
        let engines = cards(&|face| face.prints.rocket > 0 || face.effect == Effect::Copy);
        let repeatable = cards(&|face| {
            face.effect == Effect::Copy || face.is_asset() && twins[usize::from(face.kind.0)].has_several()
        });
        let mission_cards = cards(&|face| matches!(face.family, Family::Mission(_)));
        let items = cards(&Face::has_item);
        let places = Destination::ALL.map(|destination| {
            MissionType::ALL.map(|wanted| {
                let fits =
                    |place: &LocationSource| place.destination == destination && place.r#type == wanted;
                source.locations.iter().position(fits).map(|index| LocationId(index as u8))
            })
        });
        let permanents = cards(&|face| face.permanent);
        let threats = cards(&|face| matches!(face.family, Family::Threat(_)));
        let threats_of = ThreatType::ALL.map(|threat| cards(&|face| face.family == Family::Threat(threat)));
        let [Some(earth), Some(moon), Some(mars)] = Destination::ALL
            .map(|wanted| source.destinations.iter().find(|destination| destination.id == wanted).cloned())
        else {
            return Err(vec![Content::fault("destinations")]);
        };
        let Some(constants) = source.constants.clone() else {
            return Err(vec![Content::fault("no-constants")]);
        };
        Ok(Content {
            kinds,
            faces: Box::new(std::array::from_fn(face_of)),
            shown: Box::new(std::array::from_fn(|card| Shown::on(&face_of(card).prints))),
            asked: Box::new(std::array::from_fn(|card| Asked::by(&face_of(card).price))),
            same: Box::new(std::array::from_fn(|card| twins[usize::from(face_of(card).kind.0)])),
            markers: all_markers,
            no_surcharge_below: constants.surcharge.iter().map(|step| step.from).min().unwrap_or(u8::MAX),
            constants,
            locations: source.locations.clone(),
            destinations: [earth, moon, mars],
            copier,
            copiers: copier.map_or(CardSet::EMPTY, CardSet::of),
            permanents,
            threats,
            threats_of,
            twins,
            singles,
            missions: mission_cards,
            items,
            abilities,
            stores,
            earners,
            engines,
            repeatable,
            lightest: source.locations.iter().map(|place| place.rocket).min().unwrap_or(0),
            places,
            source,
        })
    }
}

fn standard_source() -> Source {
    Source::of_parts(&[
        include_str!("../../data/missions.toml"),
        include_str!("../../data/assets.toml"),
        include_str!("../../data/engines.toml"),
        include_str!("../../data/threats.toml"),
        include_str!("../../data/board.toml"),
        include_str!("../../data/goals.toml"),
        include_str!("../../data/variants.toml"),
        include_str!("../../data/solo.toml"),
    ])
}

static STANDARD: BuiltIn<Content> = BuiltIn::new("standard", || match Content::compile(standard_source()) {
    Ok(content) => content,
    // The built-in data is part of the program; a test proves that it compiles.
    Err(faults) => unreachable!("the built-in data is faulty: {faults:?}"),
});

/// The content a game is played with: built in, or a table's own.
pub type ContentHandle = table::ContentHandle<Content>;
