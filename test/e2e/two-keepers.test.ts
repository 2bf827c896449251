/** Two who keep one sheet: nothing moves under the finger of the one while the other enters (T-3). */
import { expect, test } from '@playwright/test';
import { fill } from '../../src/shared/choices.ts';
import type { Form } from '../../src/shared/forms/form.ts';
import { templateOf } from '../../src/shared/forms/templates.ts';
import type { Choice, OptionValue } from '../../src/shared/game.ts';
import type { ScreenClient } from '../main/screen-client.ts';
import { nothingMoves } from '../support/boxes.ts';
import { eachTestHasHost } from '../support/each-host.ts';
import type { HostProgram } from '../support/host-program.ts';
import { longButFirst } from '../support/long.ts';
import { newPage, newPhone } from '../support/party.ts';
import { keepPicture } from '../support/pictures.ts';
import { laidSheet, openOn } from '../support/score-keeping.ts';

let host: HostProgram;

eachTestHasHost((started) => {
  host = started;
});

const PEOPLE = ['Maya', 'Maximiliane-Charlotte W.', 'Jürgen der Große', 'Inès', 'Tom'];

interface Plan {
  readonly sheet: string;
  readonly options?: Readonly<Record<string, OptionValue>>;
  readonly form?: Form;
  readonly names?: readonly string[];
  /** What the other enters, one after the other. */
  readonly entries: (other: ScreenClient) => readonly (() => Promise<unknown>)[];
}

async function enter(other: ScreenClient, id: string, filling: Parameters<typeof fill>[1]): Promise<void> {
  await other.until(() => other.choices.some((choice) => choice.id === id), id);
  const choice = other.choices.find((one) => one.id === id) as Choice;
  const { rev } = other;
  expect(await other.move(fill(choice, filling) as never, choice.frame)).toMatchObject({ ok: true });
  await other.until(() => other.rev > rev, `after ${id}`);
}

const plans: readonly Plan[] = [
  {
    sheet: 'sheet-sandwich',
    options: { rounds: 3 },
    entries: (other) =>
      Array.from({ length: 7 }, () => async () => {
        const ranking = other.choices.find(({ id }) => id.startsWith('ranking-'))!;
        const slot = ranking.slots!.find(({ kind }) => kind === 'order') as {
          readonly items: readonly string[];
        };
        await enter(other, ranking.id, { order: slot.items });
      }),
  },
  {
    sheet: 'sheet-plate',
    entries: (other) => [
      () => enter(other, 'first', { seat: 1 }),
      ...[9, -3, 7, 1].map((value) => () => enter(other, 'lay-0', { value })),
      () => enter(other, 'lay-1', { value: -9 }),
    ],
  },
  {
    sheet: 'sheet-masters',
    options: { target: 40 },
    entries: (other) => [
      ...[1, 12, 3].map((amount, i) => () => enter(other, `earn-${i}`, { amount })),
      ...[20, 1, 22].map((amount) => () => enter(other, 'earn-4', { amount })),
      () => enter(other, 'bribe-4', { amount: 2 }),
    ],
  },
  {
    sheet: 'sheet-wars',
    entries: (other) =>
      [0, 1, 3].map((seat) => () => {
        const line = other.choices.find(({ id }) => id === `final-${seat}`)!;
        const filling = Object.fromEntries(line.slots!.map(({ name }) => [name, seat]));
        return enter(other, `final-${seat}`, filling);
      }),
  },
  {
    sheet: 'sheet-plain',
    entries: (other) =>
      [1, 2, 3].flatMap((round) =>
        [0, 1, 2, 3, 4].map(
          (seat) => () => enter(other, `score-${round}-${seat}`, { points: seat === 2 ? -9876 : round }),
        ),
      ),
  },
  {
    sheet: 'sheet-own',
    form: templateOf('dice', (key) => key.split('.').at(-1)!),
    names: PEOPLE.slice(0, 4),
    entries: (other) =>
      other.choices
        .filter(({ id }) => id.startsWith('fill-'))
        .slice(0, 12)
        .map(({ id, slots }) => () => {
          const slot = slots![0] as { readonly max: number };
          return enter(other, id, { value: slot.max });
        }),
  },
];

for (const [i, plan] of plans.entries())
  test(
    `T-3: what can be tapped stays where it is on a keeper's phone while another keeper enters: ${plan.sheet}`,
    longButFirst(i),
    async ({ browser }) => {
      const problems: string[] = [];
      const { display: other, code } = await laidSheet({ host, ...plan, names: plan.names ?? PEOPLE });
      await other.must('lobby.start', {});
      await other.until(() => other.choices.length > 0);
      const page = await newPage(await newPhone(browser), problems);
      await openOn(page, host, code);
      await keepPicture(page, `${plan.sheet}-keeper-before`);
      await nothingMoves(page, 'the other comes', () =>
        other.must('keeper.at', { at: other.choices[0]!.id }),
      );
      for (const [i, entry] of plan.entries(other).entries())
        await nothingMoves(page, `entry ${i + 1}`, entry);
      await keepPicture(page, `${plan.sheet}-keeper-after`);
      expect(problems).toEqual([]);
      await other.close();
    },
  );
