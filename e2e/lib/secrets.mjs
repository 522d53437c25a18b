// Whether somebody heard of a card that only its owner may know. Compares what the owner was told with every byte that another
// person's socket received, revision by revision.

/** Fields of events that hold numbers but no cards. */
const NO_CARDS = new Set(['seat', 'round', 'vp', 'value', 'values', 'position', 'location', 'boost', 'count', 'money', 'engine', 'pile', 'place', 'to', 'from', 'spaces', 'first', 'track', 'threats', 'tokens', 'goal', 'goals', 'total', 'scores', 'winners', 'money_tokens', 'science_tokens', 'hand', 'science', 'rocket']);
/** What everybody sees of a player. */
const OPEN_ZONES = ['plan', 'pad', 'depot', 'played', 'warehouse', 'junkyard', 'seen'];
/** Where in a view cards lie now. Elsewhere the same words mean numbers: `achievements/hand` is how many cards more somebody may hold. */
const LYING = new RegExp(`^(display|notes/pending|players/\\d+/(hand|${OPEN_ZONES.join('|')}))(/|$)`);
/** Where a view remembers cards of a launch, which may have gone anywhere since: news only when they are sent. */
const REMEMBERED = /^(flight\/(pad|end\/discard)|phase\/launching\/history\/\d+\/step\/used)(\/|$)/;

const parse = (frames) => frames.map((frame) => JSON.parse(frame));

/** Every number of a document with the way to it. */
function* numbersAt(value, path) {
  if (typeof value === 'number') yield [path.join('/'), value];
  else if (value !== null && typeof value === 'object') for (const [key, inner] of Object.entries(value)) yield* numbersAt(inner, [...path, key]);
}
const numbersIn = (value) => [...numbersAt(value, [])].map(([, number]) => number);
const keysOf = (path) => path.split('/').slice(1).map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

/** RFC 6902 as far as the server uses it. */
function patched(document, patch) {
  const root = { view: structuredClone(document) };
  for (const { op, path, value } of patch) {
    const keys = ['view', ...keysOf(path)];
    const last = keys.pop();
    const parent = keys.reduce((at, key) => at[key], root);
    if (!Array.isArray(parent)) op === 'remove' ? delete parent[last] : (parent[last] = value);
    else if (op === 'replace') parent[Number(last)] = value;
    else parent.splice(last === '-' ? parent.length : Number(last), op === 'remove' ? 1 : 0, ...(op === 'remove' ? [] : [value]));
  }
  return root.view;
}

/** The messages of the first table somebody came to: a rematch counts its revisions from the beginning again. */
function ofOneTable(frames) {
  let first = null;
  let now = null;
  return parse(frames).filter((message) => {
    if (message.type === 'welcome') now = message.table.code;
    first ??= now;
    return now === first;
  });
}

/** Every message with the view that it left behind. */
function followed(frames) {
  let view = null;
  return ofOneTable(frames).flatMap((message) => {
    if (message.type !== 'welcome' && message.type !== 'update') return [];
    if (message.type === 'welcome' || message.view !== undefined) view = message.view ?? null;
    else if (message.patch) view = patched(view, message.patch);
    return [{ message, view, revision: message.revision }];
  });
}

/** The cards that a story line or a command names. */
function cardsTold(event) {
  if (event === null || typeof event !== 'object') return [];
  return Object.entries(event).flatMap(([key, value]) => {
    if (NO_CARDS.has(key)) return [];
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? cardsTold(value) : numbersIn(value);
  });
}

/** The cards that a message to somebody speaks of: in views, in patches and in stories. */
function cardsMentioned({ message, view }) {
  const cards = new Set();
  for (const [path, card] of numbersAt(view, [])) if (LYING.test(path)) cards.add(card);
  for (const { path, value } of message.patch ?? []) {
    for (const [at, card] of numbersAt(value, keysOf(path))) if (LYING.test(at) || REMEMBERED.test(at)) cards.add(card);
  }
  for (const { told } of message.story ?? []) if (told.kind === 'game') cardsTold(told.event).forEach((card) => cards.add(card));
  return cards;
}

/** What the owner held and showed after each revision. */
function heldBy(owner, seat) {
  const at = new Map();
  for (const { view, revision } of followed(owner.received)) {
    if (!view) continue;
    const mine = view.players[seat];
    at.set(revision, { hand: mine.hand ?? [], goals: mine.goals ?? [], open: new Set(OPEN_ZONES.flatMap((zone) => numbersIn(mine[zone]))), over: view.phase === 'over' });
  }
  return at;
}

/** The cards that the owner's own command named, by the revision that it made. */
function namedBy(owner) {
  const requests = new Map(parse(owner.sent).filter(({ type }) => type === 'do').map(({ id, action }) => [id, action]));
  const at = new Map();
  for (const { type, id, revision } of ofOneTable(owner.received)) {
    if (type === 'done') at.set(revision, new Set([...(at.get(revision) ?? []), ...cardsTold(requests.get(id)?.command)]));
  }
  return at;
}

/**
 * Every secret of `owner` that `other` was told, as sentences, and how many times one could have been.
 * A card in a Hand is a secret unless everybody saw it enter, it lay open a moment before (a reshuffle may bring it back at once), or
 * its owner just named it.
 */
export function leaks(owner, seat, other) {
  const held = heldBy(owner, seat);
  const named = namedBy(owner);
  const found = [];
  let compared = 0;
  for (const heard of followed(other.received)) {
    const { view, revision } = heard;
    const now = held.get(revision);
    if (!view || !now || now.over) continue;
    const before = held.get(revision - 1);
    const theirs = view.players[seat];
    if (theirs.hand !== null) found.push(`${other.name} was sent the Hand of ${owner.name} at revision ${revision}`);
    if (theirs.goals !== null && now.goals.length > 0) found.push(`${other.name} was sent the goals of ${owner.name} at revision ${revision}`);
    const mentioned = cardsMentioned(heard);
    // A welcome repeats the story so far, in which today's secrets were once open.
    if (heard.message.type === 'welcome') continue;
    for (const card of now.hand) {
      if (now.open.has(card) || before?.open.has(card) || named.get(revision)?.has(card)) continue;
      compared += 1;
      if (mentioned.has(card)) found.push(`${other.name} heard of card ${card} in the Hand of ${owner.name} at revision ${revision}: ${JSON.stringify({ story: heard.message.story, patch: heard.message.patch }).slice(0, 4000)}`);
    }
  }
  return { found, compared };
}
