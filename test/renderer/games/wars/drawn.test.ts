/** What a hand of Sándwich Wars offers in odd positions: drawn as it is, without a browser. */
import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import { en } from '../../../../src/games/wars/text/en.ts';
import OrderDrawer from '../../../../src/renderer/games/wars/hand/OrderDrawer.svelte';
import type { GameWords } from '../../../../src/renderer/i18n/words.svelte.ts';
import { type Messages, say } from '../../../../src/shared/text.ts';
import { inTurn } from '../../../games/wars/given.ts';

const messages: Messages = en;
const lookup = (key: string) => messages[key];
const card = (id: string): string => String(lookup(`card.${id.split('~')[0]}`));
const wording = { locale: 'en', names: { seat: String, card }, lookup } as const;
const words = {
  locale: 'en',
  card,
  say: (key: string, params = {}) => say(wording, key, params),
} as GameWords;

it('W-9: every set that fills an order can be chosen', () => {
  const play = inTurn({
    players: { 0: { zone: ['steak', 'ham', 'omelette', 'brie', 'prawns'] } },
    row: ['notary~2'],
  });
  const plan = play.mine(0).plans[0]!;
  const props = { plan, choices: play.choices(0), words, busy: false } as never;
  const drawn = render(OrderDrawer, { props }).body;
  expect(drawn.split('w-set-foods').length - 1).toBe(plan.ready.length);
});
