/** What is chosen unseen on a sheet, searched for in every byte that other screens get. */
import { expect, test } from 'vitest';
import { plainSheet, plateSheet, sandwichSheet } from '../../src/games/sheets/index.ts';
import type { AnyGame } from '../../src/shared/game.ts';
import { beginMatch, openDisplay, openHost } from './house.ts';
import { ScreenClient } from './screen-client.ts';

const games = [plainSheet, plateSheet, sandwichSheet] as unknown as AnyGame[];

const begin = (game: string, people = 3) =>
  beginMatch({ game, people, options: { hidden: true }, host: { games } });

type Evening = Awaited<ReturnType<typeof begin>>;

/** A screen of every kind but that of whoever chooses, with all that it was ever sent. */
async function onlookers({ host, display, phones, code }: Evening): Promise<ScreenClient[]> {
  const guest = await ScreenClient.open(host.port, { table: code });
  return [display, guest, ...phones.slice(1)];
}

const heard = (screens: readonly ScreenClient[]): string =>
  screens.flatMap(({ received }) => received).join('\n');
const unseen = (screen: ScreenClient) =>
  (screen.match!.view as { unseen?: { done: number[]; waiting: number[] } }).unseen;

async function lookUp(screens: readonly ScreenClient[]): Promise<void> {
  for (const screen of screens) await screen.must('match.told', {});
}

test('N-78, T-54: a score put face down is in no byte of another screen, whatever is looked up, taken back or opened anew', async () => {
  const evening = await begin(plainSheet.id);
  const { display, phones, host, code, tokens } = evening;
  const others = await onlookers(evening);
  await display.must('seat.scorekeeper', { seat: 1, yes: true });
  const put = () =>
    phones[0]!.must('move', {
      frame: phones[0]!.frame,
      move: { type: 'score', round: 1, seat: 0, points: 7717 },
    });
  await put();
  await display.until(() => unseen(display)?.done.includes(0) ?? false);
  expect((phones[0]!.mine!.view as { sealed: unknown[] }).sealed).toMatchObject([{ points: 7717 }]);
  await display.must('undo', {});
  await display.must('redo', {});
  await display.until(() => unseen(display)?.done.includes(0) ?? false);
  others.push(await openDisplay(host, code));
  // The same seat on another phone: the older line ends.
  others.push(await ScreenClient.open(host.port, { seatToken: tokens[2]! }));
  await phones[2]!.until(() => phones[2]!.closed !== null);
  await lookUp(others.filter(({ closed }) => closed === null));
  await display.must('move', {
    frame: display.frame,
    move: { type: 'score', round: 1, seat: 1, points: 12 },
  });
  expect(heard(others)).not.toContain('7717');
  await display.must('move', {
    frame: display.frame,
    move: { type: 'score', round: 1, seat: 2, points: 15 },
  });
  await others[1]!.until(() => heard([others[1]!]).includes('7717'));
  expect(unseen(display)).toEqual({ done: [], waiting: [0, 1, 2] });
});

test('N-78, T-54: what lay face down is hidden after a restart too', async () => {
  const { host, display, phones, code } = await begin(plainSheet.id);
  await phones[0]!.must('move', {
    frame: phones[0]!.frame,
    move: { type: 'score', round: 1, seat: 0, points: 7717 },
  });
  await display.until(() => unseen(display)?.done.includes(0) ?? false);
  await host.close();
  const again = await openHost({ games, dataDir: host.dataDir });
  const screens = [await openDisplay(again, code), await ScreenClient.open(again.port, { table: code })];
  await lookUp(screens);
  expect(unseen(screens[0]!)).toEqual({ done: [0], waiting: [1, 2] });
  expect(heard(screens)).not.toContain('7717');
});

test('N-78, T-54: bids, rankings and votes are found nowhere before all have chosen', async () => {
  const plates = await begin(plateSheet.id);
  const table = plates.display;
  const others = await onlookers(plates);
  const move = (screen: ScreenClient, one: { type: string }) =>
    screen.must('move', { frame: screen.frame, move: one });
  for (const value of [1, 2]) await move(table, { type: 'lay', plate: 0, value } as never);
  await move(table, { type: 'close', plate: 0, by: 1 } as never);
  await plates.phones[0]!.until(() => plates.phones[0]!.choices.some(({ id }) => id === 'bid-0'));
  const before = others.map(({ received }) => received.length);
  await move(plates.phones[0]!, { type: 'bid', seat: 0, value: -8 } as never);
  await move(plates.phones[0]!, { type: 'ready', seat: 0 } as never);
  await move(table, { type: 'ask', what: 'number' } as never);
  await plates.phones[0]!.until(() => plates.phones[0]!.choices.some(({ id }) => id === 'vote-0'));
  await move(plates.phones[0]!, { type: 'vote', seat: 0, value: 87 } as never);
  await table.until(
    () => (table.match!.view as { vote?: { done: number[] } }).vote?.done.includes(0) ?? false,
  );
  await lookUp(others);
  const since = others.flatMap(({ received }, i) => received.slice(before[i]));
  expect(since.filter((text) => /-8\b|\b87\b/.test(text.replace(/^\[\d+,\d+/, '')))).toEqual([]);

  const tasting = await begin(sandwichSheet.id, 4);
  const lookers = await onlookers(tasting);
  const [taster] = tasting.phones;
  const order = ['1.0', '3.0', '2.0'];
  await move(taster!, { type: 'ranking', round: 1, taster: 0, order } as never);
  await tasting.display.until(() => unseen(tasting.display)?.done.includes(0) ?? false);
  await lookUp(lookers);
  expect(JSON.stringify(taster!.mine)).toContain(JSON.stringify(order));
  expect(heard(lookers)).not.toContain(JSON.stringify(order));
});
