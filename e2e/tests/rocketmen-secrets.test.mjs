// The check behind "nobody heard of a card that only its owner may know": it must find every way a card can get out, and cry at nothing else.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leaks } from '../lib/secrets.mjs';

const HAND = [1, 7, 9];
const player = (hand, more = {}) => ({ achievements: { hand: 0, money: 0 }, hand, goals: null, seen: [], plan: null, pad: [], depot: [], played: [], warehouse: [], junkyard: [], ...more });
const board = (mine, more = {}) => ({ phase: 'acting', display: [40, null, 41], notes: { pending: [] }, flight: null, players: [mine, player(null)], ...more });
const welcome = (view, code = 'AAAA', revision = 1) => JSON.stringify({ type: 'welcome', table: { code }, revision, story: [], view });
const update = (revision, more) => JSON.stringify({ type: 'update', revision, ...more });
const told = (event) => ({ told: { kind: 'game', event } });

/** What the check says of one message to somebody else, while the owner holds `HAND` before and after it. */
function said(message, { before = HAND, owner = {}, sent = [], done = [] } = {}) {
  const one = { name: 'Inès', sent, received: [welcome(board(player(before))), update(2, { view: board(player(HAND, owner)) }), ...done] };
  const other = { name: 'Nadia', sent: [], received: [welcome(board(player(null))), update(2, message)] };
  const { found, compared } = leaks(one, 0, other);
  assert.ok(compared > 0, 'something was compared');
  return found;
}

const HARMLESS = {
  'a larger Hand as an achievement': { patch: [{ op: 'replace', path: '/players/1/achievements/hand', value: 1 }], story: [told({ event: 'gained', seat: 1, gain: { hand: 1 } })] },
  'numbers of a launch': { patch: [{ op: 'replace', path: '/flight', value: { number: 1, boost: 7, pad: [50], cards: [{ value: 1, moved: 1 }], end: { kind: 'success', vp: 9, gain: { money: 1 } } } }], story: [told({ event: 'succeeded', seat: 1, location: 7, vp: 9, first: true })] },
  'how many cards were drawn': { patch: [{ op: 'replace', path: '/players/0/hand_size', value: 7 }], story: [told({ event: 'drew', seat: 0, count: 1 })] },
  'other cards': { patch: [{ op: 'add', path: '/players/0/warehouse/0', value: 50 }, { op: 'replace', path: '/display/1', value: 51 }], story: [told({ event: 'trimmed', seat: 0, cards: [50] })] },
};
for (const [what, message] of Object.entries(HARMLESS)) test(`no card is heard in ${what}`, () => assert.deepEqual(said(message), []));

const LEAKS = {
  'a drawn card in the story': { story: [told({ event: 'drew_cards', seat: 0, cards: [7] })] },
  'a card in a payment that was never made': { story: [told({ event: 'bought', seat: 1, cards: [40], pay: { cards: [9] } })] },
  'a card of an open zone, patched in': { patch: [{ op: 'add', path: '/players/0/warehouse/0', value: 1 }] },
  'a zone patched in whole': { patch: [{ op: 'replace', path: '/players/0/seen', value: [7] }] },
  'a player patched in whole': { patch: [{ op: 'replace', path: '/players/0', value: player(null, { junkyard: [9] }) }] },
  'the display': { patch: [{ op: 'replace', path: '/display/1', value: 9 }] },
  'a launch': { patch: [{ op: 'replace', path: '/flight', value: { pad: [7] } }] },
  'what an abort cost': { patch: [{ op: 'replace', path: '/flight', value: { pad: [50], end: { kind: 'abort', discard: [7] } } }] },
  'a pending effect': { patch: [{ op: 'add', path: '/notes/pending/0', value: 1 }] },
  'the whole Hand': { patch: [{ op: 'replace', path: '/players/0/hand', value: HAND }] },
  'a whole view': { view: board(player(HAND)) },
};
for (const [what, message] of Object.entries(LEAKS)) test(`a card is heard in ${what}`, () => assert.notDeepEqual(said(message), []));

test('a card that its owner put down and drew again in one command is no secret, any other is', () => {
  const trim = { type: 'do', id: 'a', action: { kind: 'command', command: { trim: { cards: [7] } } } };
  const about = { sent: [JSON.stringify(trim)], done: [JSON.stringify({ type: 'done', id: 'a', revision: 2 })] };
  const story = (cards) => ({ story: [told({ event: 'trimmed', seat: 0, cards })] });
  assert.deepEqual(said(story([7]), about), []);
  assert.notDeepEqual(said(story([9]), about), []);
  assert.notDeepEqual(said(story([7])), [], 'without the command it is one');
});

test('numbers of a command that are no cards excuse nothing', () => {
  const buy = { type: 'do', id: 'a', action: { kind: 'command', command: { buy: { cards: [40], engine: 1, pay: { cards: [50], money_tokens: 7 } } } } };
  const about = { sent: [JSON.stringify(buy)], done: [JSON.stringify({ type: 'done', id: 'a', revision: 2 })] };
  for (const card of [1, 7]) assert.notDeepEqual(said({ story: [told({ event: 'trimmed', seat: 0, cards: [card] })] }, about), []);
});

test('a card that everybody saw entering the Hand is no secret', () => {
  const message = { story: [told({ event: 'fetched', seat: 0, cards: [7] })], patch: [{ op: 'add', path: '/players/0/seen/0', value: 7 }] };
  assert.deepEqual(said(message, { owner: { seen: [7] } }), []);
});

test('what is said at the rematch is not taken for what was said in the game', () => {
  const after = (frames) => [...frames, welcome(undefined, 'BBBB', 1), update(2, { story: [told({ event: 'drew_cards', seat: 0, cards: [7] })] })];
  const one = { name: 'Inès', sent: [], received: after([welcome(board(player(HAND))), update(2, { view: board(player(HAND)) })]) };
  const other = { name: 'Nadia', sent: [], received: after([welcome(board(player(null))), update(2, { story: [] })]) };
  const { found, compared } = leaks(one, 0, other);
  assert.deepEqual(found, []);
  assert.equal(compared, HAND.length, 'the game itself is still compared');
});
