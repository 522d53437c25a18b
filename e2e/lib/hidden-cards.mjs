// Whether somebody at a table of Space Alert heard which action card somebody else holds, gave, drew or planned face down.
// Looks at every message on its own, so it does not matter in how many connections they came.

/** Story lines that only those may hear whom the card concerns. */
const PRIVATE = new Set(['gave_card', 'dealt_cards', 'data_card']);

/** Parts of a view that name cards: a path, and whose cards those are. */
function* cardsIn(view, path = '') {
  for (const [seat, person] of (view.people ?? []).entries()) {
    yield [`${path}/people/${seat}/hand`, { seat }, person.hand];
    yield [`${path}/people/${seat}/known`, { seat }, person.known];
  }
  for (const [member, one] of (view.crew ?? []).entries()) {
    for (const [turn, space] of one.board.entries()) if (space && !space.face_up) yield [`${path}/crew/${member}/board/${turn}`, { member }, space.card];
  }
}

/** The same for one operation of a patch. */
function* cardsPatched({ path, value }) {
  const [, , seat, field] = path.split('/');
  if (/^\/people\/\d+$/.test(path)) {
    yield [`${path}/hand`, { seat: Number(seat) }, value?.hand];
    yield [`${path}/known`, { seat: Number(seat) }, value?.known];
  } else if (/^\/people\/\d+\/(hand|known)(\/|$)/.test(path)) yield [path, { seat: Number(seat) }, value];
  else if (/^\/crew\/\d+\/board\/\d+$/.test(path) && value && !value.face_up) yield [path, { member: Number(seat) }, value.card];
  else if (/^\/crew\/\d+\/board\/\d+\/(card|action)$/.test(path)) yield [path, { member: Number(seat), maybeOpen: true }, value];
  else if (/^\/crew\/\d+\/board$/.test(path)) for (const [turn, space] of value.entries()) if (space && !space.face_up) yield [`${path}/${turn}`, { member: Number(seat) }, space.card];
  else if (field === undefined && path === '') yield* cardsIn(value);
}

const names = (value) => (Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined);

/**
 * Every card of somebody else that a person was told while plans were made, as sentences. `seat` is the person's own chair, or null for an onlooker;
 * crew members have the numbers of their chairs.
 */
export function cardsHeard(person, seat) {
  const found = [];
  for (const frame of person.received) {
    const message = JSON.parse(frame);
    if (message.type !== 'welcome' && message.type !== 'update') continue;
    const told = (message.story ?? []).map((line) => line.told?.event).filter(Boolean);
    // From the end of the round on everything is turned over.
    if (told.some(({ event }) => event === 'round_ended')) break;
    for (const event of told) if (PRIVATE.has(event.event) && seat === null) found.push(`${person.name}, who only looks on, heard ${JSON.stringify(event)}`);
    for (const event of told) if (event.event === 'gave_card' && event.from !== seat && event.to !== seat) found.push(`${person.name} heard ${JSON.stringify(event)}`);
    const spots = [...(message.view ? cardsIn(message.view) : []), ...(message.patch ?? []).flatMap((each) => [...cardsPatched(each)])];
    for (const [path, whose, value] of spots) if ((whose.seat ?? whose.member) !== seat && names(value)) found.push(`${person.name} was sent ${JSON.stringify(value)} at ${path}, revision ${message.revision}`);
  }
  return found;
}

/** The card that changed hands, as somebody heard it: who gave, who got, which card. */
export const giftsHeard = (person) => person.received
  .flatMap((frame) => JSON.parse(frame).story ?? [])
  .map((line) => line.told?.event)
  .filter((event) => event?.event === 'gave_card' || event?.event === 'gave');
