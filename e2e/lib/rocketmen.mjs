// Somebody who plays Rocketmen by clicking on what the page offers: plan a Mission, stack Engines, buy, launch when the odds
// are fair, else end the turn. Not strong, but never stuck. Every click waits for what it changes.
import { clickIfThere, until } from './wait.mjs';

/** Odds, in percent, from which a launch is worth it. */
const FAIR = 30;
/** So many turns a rocket that could fly waits for better odds. */
const WAITS = 2;
/** More than anybody does in one turn; beyond it something is wrong. */
const MOST_DEEDS = 40;

/** What is on the screen, read from the page alone. Runs in the browser. */
function look() {
  const here = (selector) => document.querySelector(selector) !== null;
  const status = document.querySelector('.status')?.textContent ?? '';
  const round = document.querySelector('.story .panel__h .end')?.textContent ?? '';
  const pay = document.querySelector('.pay');
  const kind = () => {
    if (here('.rocketmen .over')) return 'over';
    if (here('dialog[open]')) return 'dialog';
    if (here('.launch .settle .btn--go')) return 'ending';
    // While a card is turned over its button waits.
    if (here('.launch .acts .btn--go:not([aria-disabled=true])')) return 'flying';
    if (here('.launch')) return 'watching';
    if (!here('.status .who.you')) return 'waiting';
    // Only whoever may act has a way to end the turn; otherwise cards over the limit go.
    if (here('[data-lesson="end"] .btn')) return 'acting';
    // The head of the table is there before its board.
    return pay === null ? 'watching' : 'trimming';
  };
  const launch = document.querySelector('.launch');
  const flight = launch ? [launch.getAttribute('aria-label'), launch.querySelectorAll('.draws li:not(.back)').length, launch.querySelector('.acts')?.textContent] : [];
  return { kind: kind(), mark: [kind(), status, round, pay?.className, ...flight].join('|') };
}

/** How far paying is. Runs in the browser. */
function payment() {
  const bar = document.querySelector('.pay');
  if (!bar || bar.classList.contains('idle')) return { kind: 'done' };
  const go = bar.querySelector('.btn--go');
  if (!go || go.getAttribute('aria-busy') === 'true') return { kind: 'asking' };
  if (go.getAttribute('aria-disabled') === 'true') return { kind: 'refused' };
  return { kind: bar.querySelector('dl dd').textContent.includes('…') ? 'asking' : 'payable' };
}

export class Player {
  /** What was tried in this turn already. */
  #skip = new Set();
  #waited = 0;
  turns = 0;
  launches = 0;
  /** What this player did, for whoever reads a failure. */
  deeds = [];

  constructor(person, { watch = async () => {}, most = Infinity } = {}) {
    this.person = person;
    this.page = person.page;
    /** Called whenever the screen shows something new. */
    this.watch = watch;
    /** After so many launches every turn ends at once, and others decide the game. */
    this.most = most;
  }

  look() {
    return this.page.evaluate(look);
  }

  /** Waits until one of these is on the screen, and says which. */
  async until(...kinds) {
    return (await until(`${this.person.name} to see one of ${kinds}`, () => this.look(), ({ kind }) => kinds.includes(kind))).kind;
  }

  /** Does something and waits until the screen is no longer what it was. */
  async #change(what, deed) {
    const before = await this.look();
    await deed();
    await until(`the screen of ${this.person.name} to change after: ${what}`, () => this.look(), ({ mark }) => mark !== before.mark);
    await this.watch();
  }

  /** Acts if the table waits for this person; says whether it did. */
  async step() {
    const { kind } = await this.look();
    switch (kind) {
      case 'over':
      case 'waiting':
      case 'watching':
        return false;
      case 'ending':
        await this.#leaveLaunch();
        return true;
      case 'flying':
        await this.#change('a draw', () => clickIfThere(this.page.locator('.launch .acts .btn--go')));
        return true;
      case 'dialog':
        await this.#change('a question answered', () => this.page.locator('dialog[open] footer .btn').last().click());
        return true;
      case 'trimming':
        await this.#trim();
        return true;
      default:
        await this.turn();
        return true;
    }
  }

  /** Back to the table. Where nothing is to be settled the launch also closes by itself after a while: that is as good as a click. */
  async #leaveLaunch() {
    const go = this.page.locator('.launch .settle .btn--go');
    await until(`the launch on the screen of ${this.person.name} to be over`, async () => {
      await clickIfThere(go);
      return this.look();
    }, ({ kind }) => kind !== 'ending');
    await this.watch();
  }

  /** A whole turn, up to its end or a launch. */
  async turn() {
    this.#skip.clear();
    this.turns += 1;
    if (this.launches >= this.most) return this.end();
    for (let deed = 0; deed < MOST_DEEDS; deed++) {
      if ((await this.look()).kind !== 'acting') return;
      if (await this.launch()) return;
      if ((await this.plan()) || (await this.stack()) || (await this.buy())) continue;
      await this.discard();
      return this.end();
    }
    throw new Error(`${this.person.name} did ${MOST_DEEDS} things in one turn`);
  }

  /** Launches when the odds are fair. */
  async launch() {
    // The way out is there as soon as a launch is allowed; its odds are asked of the server.
    if ((await this.page.locator('.launches').count()) === 0) return false;
    const button = this.page.locator('.launches .btn--launch').first();
    await button.waitFor();
    const chance = Number.parseInt((await button.locator('.num').textContent()) ?? '0', 10);
    if (chance < FAIR && this.#waited < WAITS) {
      if (!this.#skip.has('wait')) this.#waited += 1;
      this.#skip.add('wait');
      return false;
    }
    this.#waited = 0;
    await button.click();
    // Only an effect that would be lost asks first.
    const seen = await this.until('dialog', 'flying', 'watching', 'ending', 'over');
    if (seen === 'dialog') await this.page.locator('dialog[open] footer .btn--hold').click();
    await this.until('flying', 'watching', 'ending', 'over');
    await this.watch();
    this.launches += 1;
    this.deeds.push(`launched at ${chance} %`);
    return true;
  }

  /** Plans a Mission that can fly to Earth orbit, if none is planned. */
  async plan() {
    if ((await this.page.locator('.pad .s-mission.empty').count()) === 0) return false;
    for (const card of await this.#handCards('.card[data-kind^="m-"]:has(.pl--earth)')) {
      if (await this.#place(card)) return this.deeds.push(`planned ${card}`) > 0;
    }
    return false;
  }

  /** Puts an Engine, or an Asset that boosts, on the Launch Pad. */
  async stack() {
    if ((await this.page.locator('.pad .s-mission.empty').count()) > 0) return false;
    for (const card of await this.#handCards('.card[data-kind=engine], .card[data-kind=teal]')) {
      if (await this.#place(card)) return this.deeds.push(`stacked ${card}`) > 0;
    }
    return false;
  }

  /** Buys the strongest Engine there is money for, then anything else. */
  async buy() {
    const offered = await this.page.$$eval('.engines .card.is-go, .market .cards .card.is-go', (cards) => cards.map((card) => card.getAttribute('data-card')).reverse());
    for (const card of offered) {
      if (this.#skip.has(`buy ${card}`)) continue;
      this.#skip.add(`buy ${card}`);
      await this.page.locator(`.market .card[data-card="${card}"]`).click();
      if (await this.commit()) return this.deeds.push(`bought ${card}`) > 0;
    }
    return false;
  }

  /** Lets go of what will not help, so that new cards come: a Hand is only filled up. */
  async discard() {
    const planned = (await this.page.locator('.pad .s-mission.empty').count()) === 0;
    const useless = await this.page.$$eval(planned ? '.fan .card[data-kind^="m-"], .fan .card[data-kind=threat]' : '.fan .card[data-kind^="m-"]:not(:has(.pl--earth)), .fan .card[data-kind=threat]', (cards) => cards.map((card) => card.dataset.card));
    if (useless.length === 0) return;
    for (const card of useless) await this.page.locator(`.fan .card[data-card="${card}"]`).click();
    await this.page.locator('.pay .acts .btn', { has: this.page.locator('kbd', { hasText: 'D' }) }).click();
    await until(`${this.person.name} to be rid of ${useless}`, () => this.page.$$eval('.fan .card', (cards) => cards.map((card) => card.dataset.card)), (hand) => !hand.some((card) => useless.includes(card)));
    this.deeds.push(`discarded ${useless.length}`);
  }

  async end() {
    this.deeds.push('ended the turn');
    // The same screen is pressed once: between an answered question and the server's answer it looks as it did before.
    const pressed = new Set();
    const ways = { acting: '[data-lesson="end"] .btn', dialog: 'dialog[open] footer .btn--hold' };
    await until(`the turn of ${this.person.name} to end`, async () => {
      const { kind, mark } = await this.look();
      if (ways[kind] && !pressed.has(mark) && (await clickIfThere(this.page.locator(ways[kind])))) pressed.add(mark);
      return this.look();
    }, ({ kind }) => !ways[kind]);
    await this.watch();
  }

  /** Chooses a Hand card and says where it goes. */
  async #place(card) {
    this.#skip.add(`place ${card}`);
    await this.page.locator(`.fan .card[data-card="${card}"]`).click();
    const buttons = this.page.locator('.pay .acts .btn');
    await buttons.first().waitFor();
    // Planning comes right before the pad; both stand behind what the card itself can do.
    const key = buttons.filter({ has: this.page.locator('kbd', { hasText: 'P' }) });
    await key.first().click();
    return this.commit();
  }

  /** Waits for the price, pays when it can be paid, else puts everything back. Says whether it was paid. */
  async commit() {
    const bar = this.page.locator('.pay:not(.idle)');
    const state = () => this.page.evaluate(payment);
    const { kind } = await until('the price', state, ({ kind }) => kind === 'payable' || kind === 'refused');
    if (kind === 'payable') await bar.locator('.btn--go').click();
    // News may come between the price and the click: then the price is asked for anew, and the click was for nothing.
    const end = await until(`${this.person.name} to have paid`, async () => {
      const now = await state();
      if (now.kind === 'payable') await clickIfThere(bar.locator('.btn--go'));
      return now;
    }, ({ kind }) => kind === 'done' || kind === 'refused');
    if (end.kind === 'refused') {
      await bar.locator('.acts .btn--ghost').last().click();
      await this.page.locator('.pay.idle').waitFor();
      return false;
    }
    await this.watch();
    return true;
  }

  async #trim() {
    const go = this.page.locator('.pay .btn--go');
    const cards = await this.page.$$eval('.fan .card', (all) => all.map((card) => card.dataset.card));
    for (const card of cards) {
      await this.page.locator(`.fan .card[data-card="${card}"]`).click();
      await go.waitFor();
      if ((await go.getAttribute('aria-disabled')) !== 'true') return this.#change('discard down to the limit', () => go.click());
    }
    throw new Error(`${this.person.name} cannot discard down to the limit`);
  }

  async #handCards(selector) {
    const found = await this.page.$$eval(selector.split(',').map((one) => `.fan ${one.trim()}`).join(','), (cards) => cards.map((card) => card.getAttribute('data-card')));
    return found.filter((card) => !this.#skip.has(`place ${card}`));
  }
}

/** Plays on until the game is over for everybody, or until `enough` says so, which is asked before every step. */
export async function playOn(players, enough = () => false) {
  const kinds = () => Promise.all(players.map(async (player) => (await player.look()).kind));
  for (;;) {
    let acted = false;
    for (const player of players) {
      if (await enough()) return;
      acted = (await player.step()) || acted;
    }
    if ((await kinds()).every((kind) => kind === 'over')) return;
    if (!acted) await until('somebody to have something to do', kinds, (seen) => seen.some((kind) => kind !== 'waiting' && kind !== 'watching'));
  }
}
