/** What no page would send, sent to a real host: a coded reason comes back, in words of all languages, and nothing moves. */
import { describe, expect, it } from 'vitest';
import { sandwich } from '../../../src/games/sandwich/index.ts';
import type { SeatView, TableView } from '../../../src/games/sandwich/view-types.ts';
import { LOCALES, type Messages } from '../../../src/shared/text.ts';
import { beginMatch, gather } from '../../main/house.ts';
import type { Answered, ScreenClient } from '../../main/screen-client.ts';

const FAST = 400;

type Move = Parameters<ScreenClient['move']>[0];

const viewOf = (phone: ScreenClient): TableView => phone.match?.view as unknown as TableView;
const handOf = (phone: ScreenClient): SeatView => phone.mine?.view as unknown as SeatView;
/** How slow somebody's line is changes on a busy machine, whatever is refused. */
const seen = (phones: readonly ScreenClient[]): string =>
  JSON.stringify(phones.map(({ match, mine }) => [match?.view, match?.frames, mine]));

async function isWorded(key: string): Promise<void> {
  const words: Messages[] = await Promise.all(
    LOCALES.map(async (locale) => (await import(`../../../src/games/sandwich/text/${locale}.ts`))[locale]),
  );
  const sentences = words.map((one) => JSON.stringify(one[`refusal.${key}`]));
  expect(new Set(sentences).size, key).toBe(LOCALES.length);
}

/** S-11: nobody taps, so the market is emptied by its clock. */
async function kitchen(): Promise<readonly ScreenClient[]> {
  const { phones } = await beginMatch({
    people: 4,
    game: 'sandwich',
    options: { grabClock: 3, trading: true, takenFaceUp: true },
    host: { games: [sandwich], clockSpeed: FAST },
  });
  await all(phones, (phone) => viewOf(phone).phase === 'prep' && handOf(phone).hand.length === 9);
  return phones;
}

const all = (phones: readonly ScreenClient[], is: (phone: ScreenClient) => boolean) =>
  Promise.all(phones.map((phone) => phone.until(() => is(phone))));

async function isRefused(answer: Promise<Answered<'move'>>, key: string): Promise<void> {
  expect(await answer).toMatchObject({ ok: false, refusal: { key } });
  await isWorded(key);
}

async function changesNothing(phones: readonly ScreenClient[], moves: readonly [number, Move, string][]) {
  const before = seen(phones);
  for (const [seat, move, key] of moves) await isRefused(phones[seat]!.move(move), key);
  expect(seen(phones)).toBe(before);
}

const must = async (phone: ScreenClient, move: Move): Promise<void> => {
  expect(await phone.move(move)).toEqual({ ok: true, value: null });
};

describe('on a real host', () => {
  it('S-14, S-15: a card not owned and a card swapped before are refused, and nothing changes', async () => {
    const phones = await kitchen();
    const [maya, tom, rosa] = phones as [ScreenClient, ScreenClient, ScreenClient];
    const cardOf = (phone: ScreenClient): string => handOf(phone).hand[0]!;
    await changesNothing(phones, [
      [0, { type: 'place', card: cardOf(tom), sandwich: 0, position: 0 }, 'not-yours'],
      [0, { type: 'offer', card: cardOf(tom), to: 'all' }, 'not-yours'],
    ]);

    const [mine, first, second] = [cardOf(maya), cardOf(tom), cardOf(rosa)];
    await must(maya, { type: 'offer', card: mine, to: 'all' });
    await all(phones, (phone) => handOf(phone).offers.length === 1);
    const offer = handOf(maya).offers[0]!.id;
    await must(tom, { type: 'answer', offer, card: first });
    await must(rosa, { type: 'answer', offer, card: second });
    await must(maya, { type: 'accept', offer, from: 1, card: first });
    await all(phones, (phone) => handOf(phone).offers.length === 0);
    await changesNothing(phones, [
      [0, { type: 'accept', offer, from: 1, card: first }, 'offer-gone'],
      [0, { type: 'accept', offer, from: 2, card: second }, 'offer-gone'],
      [0, { type: 'offer', card: mine, to: 'all' }, 'not-yours'],
    ]);
  });

  it('S-22: an order that is no permutation is refused, and nothing changes', async () => {
    const phones = await kitchen();
    for (const phone of phones) {
      for (const [i, card] of handOf(phone).hand.entries())
        await must(phone, { type: 'place', card, sandwich: Math.floor(i / 3), position: i % 3 });
      await must(phone, { type: 'ready' });
    }
    await all(phones, (phone) => viewOf(phone).phase === 'reveal');
    const seat = viewOf(phones[0]!).tastings[0]!.taster;
    await must(phones[seat]!, { type: 'reveal' });
    await all(phones, (phone) => viewOf(phone).phase === 'rank');
    const [a, b, c] = viewOf(phones[0]!).tastings[0]!.plates.map(({ id }) => id) as [string, string, string];
    await changesNothing(phones, [
      [seat, { type: 'rank', order: [a, b] }, 'not-an-order'],
      [seat, { type: 'rank', order: [a, b, b] }, 'not-an-order'],
      [seat, { type: 'rank', order: [a, b, c, c] }, 'not-an-order'],
      [seat, { type: 'rank', order: [a, b, 'of somebody else'] }, 'not-an-order'],
    ]);
  });

  it('S-44: a theme of 500 characters, or with markup, starts no match', async () => {
    const { display } = await gather({
      people: 4,
      game: 'sandwich',
      options: { theme: 'typed', themeText: 'Picnic' },
      host: { games: [sandwich] },
    });
    const set = (value: string) => display.call('lobby.option', { key: 'themeText', value });
    const before = JSON.stringify(display.table);
    expect(await set('x'.repeat(61))).toEqual({ ok: false, refusal: { key: 'bad-option' } });
    expect(await set('x'.repeat(500))).toMatchObject({ ok: false, refusal: { key: 'bad-call' } });
    expect(JSON.stringify(display.table)).toBe(before);
    expect((await set('<img src=x>')).ok).toBe(true);
    await display.until(() => display.table?.problems.length === 1);
    expect(display.table?.problems).toEqual([{ field: 'themeText', key: 'themeText' }]);
    expect(await display.call('lobby.start', {})).toMatchObject({ ok: false });
    expect(display.table?.phase).toBe('lobby');
  });
});
