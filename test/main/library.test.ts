import { expect, test } from 'vitest';
import { openStore } from '../../src/main/store/store.ts';
import { type AnyGame, accept, refuse } from '../../src/shared/game.ts';
import { gather, newFolder, openHost } from './house.ts';
import { ScreenClient } from './screen-client.ts';
import { tiny } from './tiny-game.ts';

const isRecipe = (item: unknown): item is { name: string } =>
  typeof item === 'object' && item !== null && typeof (item as { name?: unknown }).name === 'string';

/** With recipes that tables write themselves; one called Soup does not go into a sandwich. */
const withRecipes: AnyGame = {
  ...tiny,
  library: {
    option: 'recipes',
    parse: (item: unknown) => (isRecipe(item) ? accept({ name: item.name }) : refuse('no-recipe')),
  },
  checkOptions: ({ recipes }: { recipes: readonly { name: string }[] }) =>
    recipes.some(({ name }) => name === 'Soup') ? [{ field: 'recipes', key: 'too-wet' }] : [],
};

test('what the house has written is checked by the game, kept, and given to each match with its id', async () => {
  const { host, display } = await gather({ host: { games: [withRecipes] } });
  expect(await display.call('library.save', { game: 'tiny', item: 7 })).toMatchObject({
    refusal: { key: 'no-recipe' },
  });
  const { id } = await display.must('library.save', { game: 'tiny', item: { name: 'Reuben', extra: 1 } });
  await display.must('library.save', { game: 'tiny', item: { name: 'Soup' } });
  expect(await display.call('lobby.start', {})).toMatchObject({ refusal: { key: 'options-do-not-fit' } });
  const { items } = await display.must('library.list', { game: 'tiny' });
  expect(items[0]).toEqual({ id, item: { name: 'Reuben' } });
  await display.must('library.remove', { game: 'tiny', id: items[1]!.id });
  await display.must('lobby.start', {});
  await host.close();
  const store = openStore(host.dataDir);
  expect(store.log.match(1)?.options).toMatchObject({ recipes: [{ id, name: 'Reuben' }] });
  store.close();
  const again = await openHost({ dataDir: host.dataDir, games: [withRecipes] });
  const back = await ScreenClient.open(again.port, {});
  expect(back.table?.phase).toBe('playing');
});

test('guests write only if the house lets them, and never change what is there', async () => {
  const { host, display, phones } = await gather({ host: { games: [withRecipes] } });
  const [maya] = phones;
  const item = { name: 'Club' };
  expect(await maya!.must('library.list', { game: 'tiny' })).toMatchObject({ writable: false });
  expect(await maya!.call('library.save', { game: 'tiny', item })).toMatchObject({
    refusal: { key: 'host-only' },
  });
  host.settings.set('guestsWriteLibrary', true);
  const { id } = await maya!.must('library.save', { game: 'tiny', item });
  expect(await maya!.call('library.save', { game: 'tiny', id, item: { name: 'X' } })).toMatchObject({
    ok: false,
  });
  expect(await maya!.call('library.remove', { game: 'tiny', id })).toMatchObject({
    refusal: { key: 'host-only' },
  });
  await display.must('library.save', { game: 'tiny', id, item: { name: 'Club, toasted' } });
  expect(await maya!.must('library.list', { game: 'tiny' })).toEqual({
    items: [{ id, item: { name: 'Club, toasted' } }],
    writable: true,
  });
});

test('what does not go together with what the house has written is told in the lobby at once', async () => {
  const { display } = await gather({ host: { games: [withRecipes] } });
  const { id } = await display.must('library.save', { game: 'tiny', item: { name: 'Soup' } });
  await display.until(() => display.table!.problems.length === 1);
  await display.must('library.save', { game: 'tiny', id, item: { name: 'Reuben' } });
  await display.until(() => display.table!.problems.length === 0);
  const other = await display.must('library.save', { game: 'tiny', item: { name: 'Soup' } });
  await display.until(() => display.table!.problems.length === 1);
  await display.must('library.remove', { game: 'tiny', id: other.id });
  await display.until(() => display.table!.problems.length === 0);
});

test('what is kept is read anew only after a change', () => {
  const { library, close } = openStore(newFolder());
  library.save('tiny', { id: 'a', item: { name: 'Reuben' } });
  const before = library.list('tiny');
  expect(library.list('tiny')).toBe(before);
  library.save('tiny', { id: 'b', item: { name: 'Club' } });
  expect(library.list('tiny').map(({ id }) => id)).toEqual(['a', 'b']);
  library.remove('tiny', 'a');
  expect(library.list('tiny').map(({ id }) => id)).toEqual(['b']);
  close();
});
