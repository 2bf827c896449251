/** What an evening has come to, as guests read it off their screens, and as they would add it up themselves. */
import { expect, type Locator, type Page } from '@playwright/test';

export interface Result {
  readonly name: string;
  readonly rank: number;
  readonly points: number;
}

export interface Sum {
  readonly matches: number;
  readonly stars: number;
  readonly points: number;
}

export type Sums = Readonly<Record<string, Sum>>;

const numberIn = (text: string): number => Number(/[−-]?\d+/.exec(text)![0].replace('−', '-'));

/** The standings of a match, on a phone. */
export async function resultsOn(phone: Page): Promise<readonly Result[]> {
  const lines = phone.getByRole('list', { name: 'Standings' }).getByRole('listitem');
  await expect(lines.first()).toBeVisible();
  return Promise.all(
    (await lines.all()).map(async (line) => ({
      name: await line.locator('.u-plate-text b').innerText(),
      rank: numberIn(await line.locator('.rank').innerText()),
      points: numberIn(await line.locator('.u-plate-points').innerText()),
    })),
  );
}

export function addedUp(matches: readonly (readonly Result[])[]): Sums {
  const sums: Record<string, Sum> = {};
  for (const { name, rank, points } of matches.flat()) {
    const { matches: n = 0, stars = 0, points: sofar = 0 } = sums[name] ?? {};
    sums[name] = { matches: n + 1, stars: stars + (rank === 1 ? 1 : 0), points: sofar + points };
  }
  return sums;
}

/** The evening's board, wherever it stands; it tells how many matches there were only one by one. */
export async function sumsOn(board: Locator): Promise<Readonly<Record<string, Omit<Sum, 'matches'>>>> {
  const guests = board.getByRole('list', { name: 'Who has won how often' }).getByRole('listitem');
  await expect(guests.first()).toBeVisible();
  const sums = await Promise.all(
    (await guests.all()).map(async (guest) => [
      await guest.locator('b').innerText(),
      {
        stars: numberIn((await guest.getByRole('img', { name: /won$/ }).getAttribute('aria-label'))!),
        points: numberIn(await guest.locator('small').innerText()),
      },
    ]),
  );
  return Object.fromEntries(sums);
}

/** The evening's page of the house: matches and wins of each. */
export async function winsOn(page: Page): Promise<Readonly<Record<string, Omit<Sum, 'points'>>>> {
  const rows = page.getByRole('table', { name: 'Table' }).locator('tbody tr');
  await expect(rows.first()).toBeVisible();
  const sums = await Promise.all(
    (await rows.all()).map(async (row) => {
      const [, matches, stars] = (await row.locator('td').allInnerTexts()).map(Number);
      return [await row.locator('th b').innerText(), { matches, stars }];
    }),
  );
  return Object.fromEntries(sums);
}
