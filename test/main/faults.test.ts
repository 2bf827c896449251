/** What breaks in one place, and who goes on. */
import { expect, test } from 'vitest';
import { openStore } from '../../src/main/store/store.ts';
import { beginMatch, newFolder, openDisplay } from './house.ts';
import { ScreenClient } from './screen-client.ts';
import { tiny } from './tiny-game.ts';

/** Its receipt cannot be made, and it comes to its end by its clocks alone. */
const faulty: typeof tiny = {
  ...tiny,
  id: 'faulty',
  receipt: () => {
    throw new Error('no receipt today');
  },
};

test('N-53: a table that breaks over its own clock costs no other table anything', async () => {
  const evening = await beginMatch({
    ...{ game: 'faulty', options: { turns: 1, marketClock: 5, turnClock: 5 } },
    host: { games: [tiny, faulty], clockSpeed: 100 },
  });
  const { host } = evening;
  const display = await openDisplay(host);
  const { code } = await display.must('table.create', { game: 'tiny' });
  const phone = await ScreenClient.open(host.port, { table: code });
  await phone.until(() => host.said.some((line) => line.includes('no receipt today')));
  expect((await phone.call('seat.join', { name: 'Maya', face: 3 })).ok).toBe(true);
  expect(phone.table?.seats).toHaveLength(1);
});

test('whoever breaks over what was stored keeps nobody else from hearing it', async () => {
  const { writer, ...store } = openStore(newFolder());
  const faults: unknown[] = [];
  writer.onFault((error) => faults.push(error));
  const broken = new Error('broken');
  const breaks = (): never => {
    throw broken;
  };
  const heard: string[] = [];
  writer.touch({ stored: breaks, lost: breaks });
  writer.touch({ stored: () => void heard.push('party'), lost: breaks });
  writer.after(breaks);
  writer.after((error) => void heard.push(`answer ${error}`));
  writer.settle();
  expect(heard).toEqual(['party', 'answer null']);
  expect(faults).toEqual([broken, broken]);
  store.close();
});
