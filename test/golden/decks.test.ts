/**
 * Every card of every deck with what it is worth, as text in the tree: a changed number shows as a difference, and is a
 * new version of its game. `UPDATE_GOLDEN=1 npx vitest run test/golden` writes them anew after a wanted change.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { events, houseOrders } from '../../src/games/masters/black-deck.ts';
import { PACKS, punishments, whiteKinds } from '../../src/games/masters/cards.ts';
import { FACES } from '../../src/games/plate/cards.ts';
import { CARDS, THEMES } from '../../src/games/sandwich/cards.ts';
import * as first from '../../src/games/wars/decks/first.ts';
import * as second from '../../src/games/wars/decks/second.ts';

const FOLDER = fileURLToPath(new URL('./decks/', import.meta.url));

const decks: Readonly<Record<string, readonly unknown[]>> = {
  sandwich: [...CARDS, ...THEMES],
  plate: FACES,
  masters: [...whiteKinds, punishments, ...houseOrders(PACKS), ...events],
  'wars-first': [...first.ingredients, ...first.opportunities, ...first.orders],
  'wars-second': [...second.ingredients, ...second.opportunities, ...second.orders],
};

it.each(Object.entries(decks))('%s: each card is what it was', async (name, cards) => {
  const file = `${FOLDER}${name}.txt`;
  const text = `${cards.map((card) => JSON.stringify(card)).join('\n')}\n`;
  if (process.env.UPDATE_GOLDEN) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, text);
  }
  expect(text).toBe(await readFile(file, 'utf8'));
});
