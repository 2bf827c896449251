/** Somebody who plays Sándwich Wars by touch: looks at the phone, taps one thing, and looks again. */
import { expect, type Page } from '@playwright/test';
import { en } from '../../src/games/wars/text/en.ts';

interface Look {
  readonly moment: 'turn' | 'waiting' | 'over';
  /** Cards, coins and questions: another text after every move. */
  readonly situation: string;
  /** What to tap next, and which of its kind. */
  readonly tap: readonly [selector: string, nth: number];
  /** It makes a move. */
  readonly moves: boolean;
  /** It turned out to be of no use: not again in this turn. */
  readonly useless: string | null;
}

/** Runs on the page. */
function look({ tried, stop }: { readonly tried: readonly string[]; readonly stop: string }): Look {
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const isOn = (node: Element) => node.getAttribute('aria-disabled') !== 'true';
  const isPressed = (node: Element) => node.getAttribute('aria-pressed') === 'true';
  const number = (node: Element | null) => Number(node?.textContent?.trim() ?? 0);
  const nameOf = (node: Element) => node.querySelector('.visually-hidden')?.textContent ?? '';
  const situation = all('.call, .purse, .bench section, .asked .work')
    .map(({ textContent }) => textContent)
    .join();
  const tap = (selector: string, node?: Element): Look => ({
    moment: 'turn',
    situation,
    tap: [selector, node ? all(selector).indexOf(node) : 0],
    moves: false,
    useless: null,
  });
  const move = (selector: string, node?: Element): Look => ({ ...tap(selector, node), moves: true });

  const DIALOG_KEY = 'dialog[open] footer .u-btn';
  if (all('dialog[open]').length > 0) {
    // W-12: two go at most.
    const foods = all('dialog[open] .w-card:not(.chance)');
    const food = foods.filter(isPressed).length < 2 && foods.find((card) => !isPressed(card));
    if (food) return tap('dialog[open] .w-card:not(.chance)', food);
    const [key] = all(DIALOG_KEY);
    const order = document.querySelector('dialog[open] h2')?.textContent ?? null;
    return key && isOn(key) ? move(DIALOG_KEY) : { ...tap('dialog[open] .u-icon-btn'), useless: order };
  }

  const KEY = '.dock .u-btn';
  const key = all(KEY).at(-1);
  // W-10, W-16, W-18, W-20
  if (document.querySelector('.asked')) {
    const helper = all('.asked li .u-btn').find(isOn);
    if (!key && helper) return move('.asked li .u-btn', helper);
    const [order] = all('.asked .w-swap');
    if (order && !all('.asked .w-swap').some(isPressed)) return tap('.asked .w-swap');
    const card = all('.asked .w-card').find((one) => !isPressed(one));
    return key && !isOn(key) && card ? tap('.asked .w-card', card) : move(KEY, key);
  }
  if (!key) return { ...tap(''), moment: document.querySelector('.line.total') ? 'over' : 'waiting' };

  // W-15, W-8: a card has been picked up.
  const HAND = 'ol.hand .w-card';
  const picked = all(HAND).find(isPressed);
  if (picked) return isOn(key) ? move(KEY, key) : { ...tap('.dock .u-icon-btn'), useless: nameOf(picked) };

  const isFree = key.textContent?.trim() === stop;
  if (isOn(key) && !isFree) return move(KEY, key);
  const hasRoom = document.querySelector('.bench .free') !== null;
  const coins = number(document.querySelector('.purse > .num'));
  const isUntried = (node: Element) => !tried.some((name) => nameOf(node).startsWith(name));
  if (!isFree) {
    // W-9: the phone says which sets fill an order, at once or with a card of the hand.
    const order = all('.w-order.ready, .w-order.nearly').filter(isUntried).at(-1);
    if (order) return tap('.w-order', order);
    const [chance] = all(`${HAND}.chance`).filter(isUntried);
    if (chance) return tap(HAND, chance);
  }
  const [best] = all(`${HAND}:not(.chance)`)
    .filter((card) => isUntried(card) && (isFree || number(card.querySelector('.w-card-cost')) <= coins))
    .sort((a, b) => number(b.querySelector('.w-card-quality')) - number(a.querySelector('.w-card-quality')));
  if (best && hasRoom) return tap(HAND, best);
  if (isFree) return move(KEY, key);
  // W-13, W-12: coins while there is something to buy; else other cards.
  const isWaitingForCoins = hasRoom && all(`${HAND}:not(.chance)`).length > 0;
  return isWaitingForCoins ? move('.w-action', all('.w-action')[1]) : tap('.w-action', all('.w-action')[0]);
}

/** W-16: what ends playing for nothing. */
const stop = en['choice.stop'];

/** What was to be tapped may be gone for good, with the match: whoever plays looks again. */
const NO_LONGER_MS = 20_000;

const nothing = (): Promise<void> => Promise.resolve();

/** Plays one turn, if it is this phone's. True once the match is over. `whenAsked`: before a question is answered. */
export async function playTurn(phone: Page, whenAsked = nothing): Promise<boolean> {
  let tried: readonly string[] = [];
  const see = () => phone.evaluate(look, { tried, stop });
  let seen = await see();
  while (seen.moment === 'turn') {
    const before = seen;
    if (await phone.locator('.asked').count()) await whenAsked();
    const [selector, nth] = before.tap;
    const waitsFor = before.moves ? (now: Look) => now.situation : JSON.stringify;
    const isAsBefore = async () => waitsFor(await see()) === waitsFor(before);
    // Where the answer came at once, the next tap on the same place is taken for a double tap.
    await expect(async () => {
      if (await isAsBefore()) await phone.locator(selector).nth(nth).tap({ timeout: 2000 });
      await expect.poll(isAsBefore, { intervals: [20], timeout: 2000 }).toBe(false);
    }).toPass({ timeout: NO_LONGER_MS });
    if (before.useless) tried = [...tried, before.useless];
    seen = await see();
  }
  return seen.moment === 'over';
}
