// Whether somebody heard of a card that only its owner may know. Compares what the owner was told with every byte that another
// person's socket received, revision by revision.

/** Fields of events that hold numbers but no cards. */
const NO_CARDS = new Set(['seat', 'round', 'vp', 'value', 'values', 'position', 'location', 'boost', 'count', 'money', 'engine', 'pile', 'place', 'to', 'from', 'spaces', 'first', 'track', 'threats', 'tokens', 'goal', 'goals', 'total', 'scores', 'winners', 'money_tokens', 'science_tokens', 'hand', 'science', 'rocket']);
/** What everybody sees of a player. */
const OPEN_ZONES = ['plan', 'pad', 'depot', 'played', 'warehouse', 'junkyard', 'seen'];

const parse = (frames) => frames.map((frame) => JSON.parse(frame));
const numbersIn = (value) => (typeof value === 'number' ? [value] : Array.isArray(value) ? value.flatMap(numbersIn) : []);

/** RFC 6902 as far as the server uses it. */
function patched(document, patch) {
  const root = { view: structuredClone(document) };
  for (const { op, path, value } of patch) {
    const keys = ['view', ...path.split('/').slice(1).map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))];
    const last = keys.pop();
    const parent = keys.reduce((at, key) => at[key], root);
    if (!Array.isArray(parent)) op === 'remove' ? delete parent[last] : (parent[last] = value);
    else if (op === 'replace') parent[Number(last)] = value;
    else parent.splice(last === '-' ? parent.length : Number(last), op === 'remove' ? 1 : 0, ...(op === 'remove' ? [] : [value]));
  }
  return root.view;
}

/** Every message with the view that it left behind. */
function followed(frames) {
  let view = null;
  return parse(frames).flatMap((message) => {
    if (message.type !== 'welcome' && message.type !== 'update') return [];
    if (message.view !== undefined) view = message.view;
    else if (message.patch) view = patched(view, message.patch);
    return [{ message, view, revision: message.revision }];
  });
}

/** The cards that a story line names. */
function cardsTold(event) {
  if (event === null || typeof event !== 'object') return [];
  return Object.entries(event).flatMap(([key, value]) => {
    if (NO_CARDS.has(key)) return [];
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? cardsTold(value) : numbersIn(value);
  });
}

/** The cards that a message to somebody speaks of: in views, in patches, in stories and in options. */
function cardsMentioned({ message, view }) {
  const cards = new Set();
  const add = (list) => list.forEach((card) => cards.add(card));
  if (view) {
    add(numbersIn(view.display));
    add(numbersIn(view.notes?.pending));
    for (const player of view.players) for (const zone of ['hand', ...OPEN_ZONES]) add(numbersIn(player[zone]));
  }
  for (const { path, value } of message.patch ?? []) if (/\/(display|hand|plan|pad|depot|played|warehouse|junkyard|seen|pending)(\/|$)/.test(path)) add(numbersIn(value));
  for (const { told } of message.story ?? []) if (told.kind === 'game') add(cardsTold(told.event));
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
  for (const { type, id, revision } of parse(owner.received)) {
    if (type !== 'done') continue;
    const cards = (JSON.stringify(requests.get(id) ?? null).match(/\d+/g) ?? []).map(Number);
    at.set(revision, new Set([...(at.get(revision) ?? []), ...cards]));
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
