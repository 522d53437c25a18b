// Made from the Rust types by crates/server/tests/wire/types_are_fresh.rs. Do not edit.

import type { GameTime, Seat } from "../../../net/generated/protocol";

/**
 * What a person may do.
 */
export type Command = { "play": { 
/**
 * A card of one's own hand.
 */
card: number, } } | { "swap": { 
/**
 * A card of one's own hand.
 */
card: number, } };

/**
 * What happens.
 */
export type Event = { "event": "played", 
/**
 * Whose card it is.
 */
seat: Seat, } | { "event": "swapped", 
/**
 * Who swapped.
 */
seat: Seat, } | { "event": "drew", 
/**
 * The new card.
 */
card: number, } | { "event": "turned", 
/**
 * Whose card it is.
 */
seat: Seat, 
/**
 * The card.
 */
card: number, 
/**
 * Its owner was late, and chance played it.
 */
late: boolean, } | { "event": "point", 
/**
 * Who gets the point.
 */
seat: Seat, } | { "event": "refilled" } | { "event": "over" };

/**
 * What a card promises.
 */
export type Preview = { 
/**
 * How many cards that you cannot see would beat this one.
 */
beaten_by: number, };

/**
 * Why a command is refused.
 */
export type Refusal = { "refusal": "not_at_the_table" } | { "refusal": "has_played" } | { "refusal": "not_held", card: number, } | { "refusal": "has_swapped" } | { "refusal": "nothing_to_draw" } | { "refusal": "over" };

/**
 * Everything one viewer may know.
 */
export type View = { 
/**
 * Which chair this is, for somebody on one.
 */
you: Seat | null, 
/**
 * Your hand.
 */
hand: Array<number>, 
/**
 * Your card of this round.
 */
played: number | null, 
/**
 * Who has played in this round.
 */
ready: Array<Seat>, 
/**
 * Who has had their swap.
 */
swapped: Array<Seat>, 
/**
 * How many cards each one holds.
 */
held: Array<number>, 
/**
 * How many cards are left to draw.
 */
bag: number, 
/**
 * The cards that lie face up.
 */
turned: Array<number>, 
/**
 * What everybody played in the last round; it stays in view even when the cards went back into the bag, because
 * everybody saw it.
 */
last: Array<number>, 
/**
 * The points.
 */
points: Array<number>, 
/**
 * When the round ends.
 */
until: GameTime | null, };
