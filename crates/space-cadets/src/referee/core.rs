//! The referee's answer about `core`: how breach cards are dealt, and whether the matches were found in order (SC-14).

use super::json::{At, Object, Read};
use super::{Common, RefereeWrong, Verdict, object, only};
use crate::Equipment;
use crate::content::Content;
use crate::stations::core::{SEATS, Search, cards, check_deal, shares};

pub(super) fn answer(file: &Object, common: &Common, content: &Content) -> Read<Verdict> {
    only(file, &["box", "seats", "deal", "finds"])?;
    let last = content.core.track.iter().copied().max().unwrap_or(0);
    let number = file.need("box")?.number(0, last)?;
    let seats: u8 = file.need("seats")?.number(1, SEATS as u8)?;
    let deal = file.maybe("deal", |at| {
        let hands = at.list_of(usize::from(seats), usize::from(seats))?;
        hands.iter().map(|hand| hand.number(0u8, 99)).collect::<Read<Vec<u8>>>()
    })?;
    let finds = file.maybe("finds", |at| {
        if deal.is_none() {
            return at.wrong(RefereeWrong::OnlyWith { other: "deal".to_owned() });
        }
        at.list()?.iter().map(|seat: &At| seat.number(0, seats - 1)).collect::<Read<Vec<u8>>>()
    })?;

    let cards = cards(number, common.equipment == Some(Equipment::MatrixStabilizer));
    let (each, extra) = shares(cards, seats);
    let mut result = object([("cards", cards.into()), ("each", each.into()), ("extra", extra.into())]);
    let Some(deal) = deal else { return Ok(Verdict::Settled(result)) };
    if let Err(refusal) = check_deal(cards, &deal) {
        return Ok(Verdict::Illegal(refusal.name()));
    }
    if let Some(finds) = finds {
        let mut search = Search::new(&deal);
        for seat in finds {
            if let Err(refusal) = search.find(seat) {
                return Ok(Verdict::Illegal(refusal.name()));
            }
        }
        let left = search.remaining();
        result.extend(object([
            ("left", left.into()),
            ("repaired", (left == 0).into()),
            ("exploded", (left > 0).into()),
        ]));
    }
    Ok(Verdict::Settled(result))
}
