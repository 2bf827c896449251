/** First matches: played through in memory by whoever follows each lesson, and by whoever does something else each time. */
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { wars } from '../../src/games/wars/index.ts';
import type { SeatView } from '../../src/games/wars/view-types.ts';
import { Practice } from '../../src/main/table/practice.ts';
import { fillAtRandom } from '../../src/shared/choices.ts';
import type { LessonWords } from '../../src/shared/first-match.ts';
import type { AnyGame, Choice, Move } from '../../src/shared/game.ts';
import type { JoinInfo, PracticeStep } from '../../src/shared/protocol.ts';
import { seededRng } from '../../src/shared/rng.ts';
import { LOCALES, type Locale } from '../../src/shared/text.ts';
import { gather, openDisplay, openHost } from './house.ts';
import { ScreenClient } from './screen-client.ts';

const NOWHERE = {} as JoinInfo;
const MANY = 2000;
const MAYA = { badge: 0, name: 'Maya', face: 3 };

const taught = games.filter(({ firstMatch }) => firstMatch !== undefined);
const playable = taught.filter(({ kind }) => kind === 'game');

const openOf = ({ mine }: PracticeStep): readonly Choice[] => mine.choices.filter(({ blocked }) => !blocked);

/** What the strongest bot would do with what this screen has; where there is none, anything. */
function adviceOf(game: AnyGame, { table, mine, at }: PracticeStep, rng = seededRng(5)) {
  const open = mine.choices.filter(({ blocked }) => !blocked);
  if (open.length === 0) return undefined;
  const { view, frames } = table.match!;
  const asked = { now: at, since: at, character: 5, rng, seat: 0, seats: table.seats.length };
  const bot = game.bots.at(-1);
  if (!bot) return moveOf(anyOf.pick(open));
  const decision = bot.choose({ ...asked, table: view, mine: mine.view, frames, choices: mine.choices });
  return decision && { move: decision.move as Move, frame: decision.frame };
}

const moveOf = (choice: Choice) => ({ move: fillAtRandom(choice, seededRng(7)), frame: choice.frame });

/** A sheet has no bots: whoever keeps it does anything, and closes it one day. */
const anyOf = seededRng(3);

type Way = (step: PracticeStep, offers: string | undefined) => { move: Move; frame: string } | undefined;

/** Every step up to the end; moves as this way has it, and what happens by itself. */
function played(game: AnyGame, way: Way): PracticeStep[] {
  const practice = new Practice(game, MAYA);
  const steps: PracticeStep[] = [];
  const go = (wish: object, step: number) => practice.show({ step, after: 3000, ...wish }, NOWHERE);
  for (let tries = 0; tries < MANY; tries++) {
    const last = steps.at(-1);
    const lesson = game.firstMatch!.lessons.find(({ id }) => id === last?.mine.lesson?.id);
    const wish = last && way(last, lesson?.offers);
    const tried = wish ? go(wish, steps.length) : undefined;
    const shown = tried?.ok ? tried : go({}, steps.length);
    // Only a move goes on, and that one was none.
    if (!shown.ok && tried) continue;
    if (!shown.ok) throw new Error(`${game.id} stands still: ${JSON.stringify(shown.refusal)}`);
    steps.push(shown.value);
    if (shown.value.table.match!.outcome) return steps;
  }
  throw new Error(`${game.id} does not end`);
}

const doingAsTold =
  (game: AnyGame): Way =>
  (step, offers) => {
    const advice = adviceOf(game, step);
    const wanted = openOf(step).filter(({ move }) => move.type === offers);
    return wanted.length > 0 && advice?.move.type !== offers ? moveOf(wanted[0]!) : advice;
  };

const lessonsIn = (steps: readonly PracticeStep[]): string[] => [
  ...new Set(steps.flatMap(({ mine }) => mine.lesson?.id ?? [])),
];

/** Real people are slower than bots, and read each lesson. */
const minutesOf = (steps: readonly PracticeStep[]): number =>
  (steps.at(-1)!.at + lessonsIn(steps).length * 5000) / 60_000;

describe.each(taught.map((game) => ({ id: game.id, game })))('the first match of $id', ({ game }) => {
  const { lessons } = game.firstMatch!;
  const obedient = doingAsTold(game);
  const refused = new Set<string>();
  /** Once at each lesson: then even they go on. */
  const contrary: Way = (step, offers) => {
    const { lesson } = step.mine;
    if (!lesson || refused.has(lesson.id)) return obedient(step, offers);
    refused.add(lesson.id);
    const frame = step.table.match!.frames.at(-1)?.id;
    const others = openOf(step).filter((one) => one.frame === frame && one.move.type !== offers);
    return others.length > 0 ? moveOf(others[0]!) : obedient(step, offers);
  };

  const steps = played(game, obedient);

  test('is over in a few minutes for whoever does what each lesson says, and has taught most of them', () => {
    expect(steps.at(-1)!.table.match!.outcome!.standings).toHaveLength(game.firstMatch!.seats);
    expect(lessonsIn(steps).length).toBeGreaterThanOrEqual(Math.ceil(lessons.length * 0.6));
    expect(minutesOf(steps)).toBeLessThan(game.firstMatch!.minutes + 1);
  });

  test('begins with its first lesson', () => {
    expect(lessonsIn(steps)[0]).toBe(lessons[0]!.id);
  });

  test('tells what happens on the table, and whoever has a seat what concerns them', () => {
    const all = steps.flatMap(({ notices }) => notices);
    const own = steps.flatMap((step) => step.own);
    expect(all.length).toBeGreaterThan(0);
    if (steps[0]!.mine.seat === null) expect(own).toEqual([]);
    for (const notice of [...all, ...own]) expect(notice).toMatchObject({ type: expect.any(String) });
  });

  test('goes on with whoever does something else at each lesson', () => {
    const steps = played(game, contrary);
    expect(lessonsIn(steps).length).toBeGreaterThan(1);
  });

  test('is dealt alike each time', () => {
    const dealt = () => {
      const shown = new Practice(game, MAYA).show({ step: 0, after: 0 }, NOWHERE);
      if (!shown.ok) throw new Error(shown.refusal.key);
      const { table, mine } = shown.value;
      return JSON.stringify([table.match!.view, mine.view]);
    };
    expect(dealt()).toBe(dealt());
  });

  test('begins with a lesson, and has words for each in every language', async () => {
    const module: { firstMatch: Record<Locale, LessonWords> } = await import(
      `../../src/games/${game.text}/text/first-match.ts`
    );
    for (const locale of LOCALES) {
      const { goal, lessons: said } = module.firstMatch[locale];
      expect(goal.length).toBeGreaterThan(20);
      for (const [n] of goal.matchAll(/\d+/g))
        expect(Object.values(game.firstMatch!.options), goal).toContain(Number(n));
      expect(Object.keys(said).sort()).toEqual(lessons.map(({ id }) => id).sort());
      // Longer ones are not read, and hide the hand on a small phone.
      for (const [what, why] of Object.values(said)) {
        expect(what.length, what).toBeLessThanOrEqual(46);
        expect(why.length, why).toBeLessThanOrEqual(128);
        expect(`${what} ${why}`).not.toMatch(/\w'\w/);
        if (locale === 'fr') expect(`${what} ${why}`).not.toMatch(/[^\u202f][?!;:](\s|$)/);
      }
    }
  });
});

test('W-12: new cards are taught to whoever has few left', () => {
  const game: AnyGame = wars;
  const told = played(game, doingAsTold(game)).find(({ mine }) => mine.lesson?.id === 'refill');
  expect((told!.mine.view as SeatView).hand.length).toBeLessThanOrEqual(3);
});

describe('at a table', () => {
  test('one phone is enough: bots take the free seats, and each phone is told what it learns', async () => {
    for (const game of playable) {
      const { display, phones } = await gather({ people: 1, game: game.id, host: { games } });
      const [phone] = phones;
      expect(display.table!.lobby!.firstMatch).toEqual({ minutes: game.firstMatch!.minutes });
      await display.must('lobby.teach', { on: true });
      expect(display.table!.limits.min).toBe(1);
      expect(display.table!.options).toMatchObject(game.firstMatch!.options);
      await display.must('lobby.start', {});
      await phone!.until(() => phone!.table?.phase === 'playing');
      const kinds = phone!.table!.seats.map(({ kind }) => kind);
      expect(kinds).toEqual(['person', ...kinds.slice(1).map(() => 'bot')]);
      expect(kinds).toHaveLength(game.firstMatch!.seats);
      expect(phone!.table!.teaching).toBe(true);
      await phone!.until(() => phone!.mine?.lesson !== undefined);
      expect(display.mine!.lesson).toBeUndefined();
    }
  });

  test('a lesson is shown again after a restart, and the next match is a real one', async () => {
    const { host, display, phones, tokens, code } = await gather({
      people: 2,
      game: 'wars',
      host: { games },
    });
    const own = { orders: 4 };
    await display.must('lobby.option', { key: 'orders', value: own.orders });
    await display.must('lobby.teach', { on: true });
    await display.must('lobby.start', {});
    await phones[0]!.until(() => phones[0]!.mine?.lesson !== undefined);
    expect(phones[0]!.table!.seats).toHaveLength(2);
    const { lesson } = phones[0]!.mine!;
    await host.close();

    const later = await openHost({ games, dataDir: host.dataDir });
    const phone = await ScreenClient.open(later.port, { table: code, seatToken: tokens[0]! });
    await phone.until(() => phone.mine?.lesson !== undefined);
    expect(phone.mine!.lesson).toEqual(lesson);
    const table = await openDisplay(later, code);
    await table.must('table.end', {});
    await table.must('table.again', {});
    expect(table.table!.teaching).toBeUndefined();
    expect(table.table!.options).toMatchObject(own);
  });

  test('choosing rules ends it, a sheet is no table to learn at, and nobody plays it without people', async () => {
    const { display } = await gather({ people: 0, game: 'plate', host: { games } });
    await display.must('lobby.teach', { on: true });
    expect(await display.call('lobby.start', {})).toMatchObject({
      refusal: { key: 'too-few-players', params: { n: 1 } },
    });
    await display.must('lobby.preset', { preset: 'quick' });
    expect(display.table!.teaching).toBeUndefined();
    await display.must('table.choose', { game: 'sheet-sandwich' });
    expect(await display.call('lobby.teach', { on: true })).toMatchObject({
      refusal: { key: 'no-first-match' },
    });
  });
});

describe('alone on a phone', () => {
  test('a practice follows its phone, disturbs nobody, and leaves nothing behind', async () => {
    const { display, phones } = await gather({ people: 2, game: 'plate', host: { games } });
    const [phone, other] = phones;
    const before = JSON.stringify(display.table);
    const begun = await phone!.must('practice.step', { game: 'plate', step: 0, after: 0 });
    expect(begun.table.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot']);
    expect(begun.table.seats[0]!.name).toBe('Guest 1');
    const next = { game: 'plate', step: 1, after: 0 };
    const step = await phone!.must('practice.step', next);
    expect((await phone!.must('practice.step', next)).at).toBe(step.at);
    expect(await other!.call('practice.step', next)).toMatchObject({ refusal: { key: 'practice-is-gone' } });
    expect(await phone!.call('practice.step', { ...next, step: 7 })).toMatchObject({
      refusal: { key: 'practice-is-gone' },
    });
    const nonsense = { ...next, step: 2, frame: 'q0', move: { type: 'eat-it' } };
    expect(await phone!.call('practice.step', nonsense)).toMatchObject({ refusal: { key: 'bad-move' } });
    expect(await phone!.call('practice.step', { ...next, step: 0, game: 'sheet-plain' })).toMatchObject({
      refusal: { key: 'no-first-match' },
    });
    expect(JSON.stringify(display.table)).toBe(before);
    expect((await display.must('history.list', { limit: 10 })).items).toEqual([]);
  });

  test('of others’ cards a practice shows what a phone at a table would be shown', () => {
    for (const game of playable) {
      const shown = new Practice(game, MAYA).show({ step: 0, after: 0 }, NOWHERE);
      if (!shown.ok) throw new Error(shown.refusal.key);
      expect(shown.value.mine.actor).toBe(0);
      expect(shown.value.mine.seat).toBe(0);
    }
  });
});
