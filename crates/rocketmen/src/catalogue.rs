//! The catalogue: everything that is printed, sent once instead of with every view.

use crate::cards::CardId;
use crate::content::{Content, Destination, Family, KindId, LocationId, SEATS};
use crate::rules::payment::MONEY_TOKEN;
use serde::Serialize;
use table::Seat;

/// What is printed on the cards and the board: public, and the same for the whole game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Catalogue {
    /// The kind of each card, by card number.
    pub cards: Vec<KindId>,
    /// Whose Mission each card is, by card number; nothing for what anybody may own.
    pub owners: Vec<Option<Seat>>,
    /// The card that counts as what it copies.
    pub copier: Option<CardId>,
    /// What is printed on each kind of card.
    pub kinds: Vec<CatalogueKind>,
    /// What a money token is worth.
    pub money_token: u16,
    /// The colours of the seats, in order (RM-1.1).
    pub colours: [&'static str; 4],
    /// Everything else that the data files say.
    pub board: crate::content::Source,
    /// The rules behind what the screens explain by themselves.
    pub rules: RuleNumbers,
}

table::rule_numbers! {
    /// The numbers of the rules behind what a screen explains without having been refused anything.
    pub struct RuleNumbers {
        /// One Engine a turn.
        one_engine => "RM-4.2",
        /// What Industrial Espionage copies.
        copying => "RM-7.25",
        /// The Success cards that are left are public.
        counting => "RM-8.12",
        /// What an abort costs.
        abort => "RM-9.11",
        /// A tie decided by the best location.
        best_location => "RM-10.24",
        /// A tie decided by the number of missions, or not at all.
        most_missions => "RM-10.25",
        /// How the AI gets its mission.
        ai_mission => "RM-13.5",
        /// Removing a card from the display in Solitaire.
        removing => "RM-13.12",
        /// How Solitaire is won.
        solitaire => "RM-13.18",
    }
}

/// A kind of card in the catalogue.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CatalogueKind {
    /// Its name in message keys.
    pub id: String,
    /// Mission, Asset, Engine or Threat.
    pub family: Family,
    /// Money and items.
    pub prints: crate::content::Printed,
    /// What it costs to buy.
    pub price: crate::content::Price,
    /// What it does.
    pub effect: crate::content::Effect,
    /// Whether nothing forces it off the pad.
    pub permanent: bool,
    /// Its achievement, for Missions.
    pub gain: Option<crate::content::Gain>,
    /// Where it can fly, for Missions.
    pub flights: Vec<Destination>,
    /// The location of each of these flights.
    pub landings: Vec<LocationId>,
}

impl Catalogue {
    /// The catalogue of a content.
    pub fn of(content: &Content) -> Catalogue {
        Catalogue {
            cards: content.all_cards().map(|card| content.face(card).kind).collect(),
            owners: content.all_cards().map(|card| owner(content, card)).collect(),
            copier: content.copier(),
            money_token: MONEY_TOKEN,
            kinds: content
                .kinds()
                .iter()
                .map(|kind| (kind, flights(content, kind.face.family)))
                .map(|(kind, flights)| CatalogueKind {
                    id: kind.id.clone(),
                    family: kind.face.family,
                    prints: kind.face.prints,
                    price: kind.face.price,
                    effect: kind.face.effect,
                    permanent: kind.face.permanent,
                    gain: kind.gain,
                    flights: flights.iter().map(|(destination, _)| *destination).collect(),
                    landings: flights.iter().map(|(_, location)| *location).collect(),
                })
                .collect(),
            colours: ["red", "blue", "white", "yellow"],
            board: content.source().clone(),
            rules: RuleNumbers::ALL,
        }
    }
}

/// Whose Mission this is.
fn owner(content: &Content, card: CardId) -> Option<Seat> {
    Seat::all(SEATS as u8).find(|seat| content.missions_of(*seat).has(card))
}

/// Where cards of this family can fly, and the location there.
fn flights(content: &Content, family: Family) -> Vec<(Destination, LocationId)> {
    let Family::Mission(wanted) = family else { return Vec::new() };
    let places = Destination::ALL.into_iter();
    places.filter_map(|place| Some((place, content.location(place, wanted)?))).collect()
}
