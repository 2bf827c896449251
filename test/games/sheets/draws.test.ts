import { describe, expect, it } from 'vitest';
import { BREADS, THEMES } from '../../../src/games/sheets/draws.ts';
import { mastersSheet, plainSheet, plateSheet, sandwichSheet } from '../../../src/games/sheets/index.ts';
import type { SheetOptions } from '../../../src/games/sheets/spec.ts';
import type { Entry } from '../../../src/games/sheets/state.ts';
import { act, begin, type LiveMatch, redo, undo } from '../../../src/main/table/match.ts';
import type { AnyGame } from '../../../src/shared/game.ts';
import { range } from '../../../src/shared/lists.ts';
import { seededRng } from '../../../src/shared/rng.ts';
import { rowOf } from '../../support/playout.ts';
import { optionsOf } from '../../support/position.ts';
import { type Keeping, keeping } from './given.ts';

type AnyKeeping = Keeping<SheetOptions, Entry, unknown>;

function draw(book: unknown, what: string, filling: object = {}): void {
  const keeper = book as AnyKeeping;
  keeper.when('table', { ...keeper.choice(`draw-${what}`).move, ...filling } as never);
}

const lotsFor = (book: unknown, actor: 'table' | number): string[] =>
  (book as AnyKeeping).offers(actor).flatMap(({ id }) => (id.startsWith('draw-') ? [id] : []));

describe('draws', () => {
  it('T-53: what is drawn stands in the sheet, with its number, its round and what it was', () => {
    const book = keeping(sandwichSheet, 5);
    draw(book, 'theme');
    draw(book, 'bread');
    expect(book.table.draws).toMatchObject([
      { n: 1, what: 'theme', by: 'table', round: 1 },
      { n: 2, what: 'bread', by: 'table', round: 1 },
    ]);
    const [theme, bread] = book.table.draws!;
    expect(THEMES).toContain(theme!.word);
    expect(BREADS).toContain(bread!.word);
  });

  it('T-53: no theme comes twice before all were drawn', () => {
    const book = keeping(sandwichSheet, 4);
    for (const _ of THEMES) draw(book, 'theme');
    expect(new Set(book.table.draws!.map(({ word }) => word)).size).toBe(THEMES.length);
  });

  it('T-53: who is drawn to begin tastes, or builds, first', () => {
    const tasting = keeping(sandwichSheet, 6);
    draw(tasting, 'first');
    expect(tasting.top.actors).toEqual([tasting.table.draws![0]!.seat]);
    const plates = keeping(plateSheet, 4);
    draw(plates, 'first');
    expect(plates.sheet.builder).toBe(plates.table.draws![0]!.seat);
  });

  it('T-23, T-53: the lots of a Plate sheet are a draw like any other', () => {
    const book = keeping(plateSheet, 4);
    book.when('table', { type: 'draw-first' });
    expect(book.table.draws).toMatchObject([{ what: 'first', seat: book.sheet.first }]);
  });

  it('T-53: seats are drawn before anything is entered, and neighbours follow', () => {
    const book = keeping(sandwichSheet, 7);
    draw(book, 'seats');
    const { order } = book.table.draws![0]!;
    expect([...order!].sort((a, b) => a - b)).toEqual(range(7));
    const { tasters } = book.sheet.courses[0]!;
    const [first] = tasters;
    const at = order!.indexOf(first!.seat);
    expect(first!.sandwiches.map(({ cook }) => cook)).toEqual([1, 2, 3].map((by) => order!.at(at - by)));
    book.when('table', {
      type: 'ranking',
      round: 1,
      taster: first!.seat,
      order: first!.sandwiches.map(({ key }) => key),
    });
    expect(lotsFor(book, 'table')).not.toContain('draw-seats');
  });

  it('T-47, T-53: teams are drawn as even as can be, and stand on the sheet', () => {
    const book = keeping(plainSheet, 7);
    draw(book, 'teams', { teams: 3 });
    const teams = book.table.evening!.teams;
    expect([1, 2, 3].map((team) => teams.filter((one) => one === team).length).sort()).toEqual([2, 2, 3]);
  });

  it('T-53: whoever keeps a sheet alone draws neither who begins nor where anybody sits', () => {
    const lotsOf = (seats: number) => lotsFor(keeping(plainSheet, seats), 'table');
    expect(lotsOf(1)).toEqual([]);
    expect(lotsOf(2)).toEqual(['draw-first', 'draw-seats']);
  });

  it('T-3, T-53: a phone draws only what no points hang on, and only where phones may', () => {
    expect(lotsFor(keeping(sandwichSheet, 4), 1)).toEqual(['draw-theme', 'draw-bread']);
    expect(lotsFor(keeping(sandwichSheet, 4, { phones: false }), 1)).toEqual([]);
    expect(lotsFor(keeping(mastersSheet, 4), 1)).toEqual([]);
    const book = keeping(sandwichSheet, 4);
    book.when(2, { type: 'draw', what: 'bread' });
    expect(book.table.draws![0]!.by).toBe(2);
  });
});

/** As a table does it. */
class Live {
  live: LiveMatch;
  readonly #game: AnyGame = sandwichSheet as AnyGame;
  readonly #rng = seededRng(4);

  constructor() {
    const match = { seats: 4, options: optionsOf(sandwichSheet, {}) };
    this.live = begin(this.#game, rowOf(this.#game, match), this.#rng).match;
  }

  draw(): this {
    const move = { type: 'draw', what: 'theme' };
    const command = { actor: 'table', move, frame: 'round-1' } as const;
    const done = act(this.live, command, { kind: 'move', call: null, at: 1, rng: this.#rng });
    if (!done.ok) throw new Error(done.refusal.key);
    this.live = done.value.match;
    return this;
  }

  step(way: typeof undo): this {
    const done = way(this.live, { actor: 'table', at: 2, call: null });
    if (!done.ok) throw new Error(done.refusal.key);
    this.live = done.value.match;
    return this;
  }

  get draws(): (number | string)[] {
    const { draws } = sandwichSheet.tableView(this.live.state as never);
    return (draws ?? []).map(({ n, undone }) => (undone ? `${n} taken back` : n));
  }
}

describe('a draw that is taken back', () => {
  it('T-53: stays in the log, struck out, and comes back with redo', () => {
    const table = new Live().draw().draw().step(undo);
    expect(table.draws).toEqual([1, '2 taken back']);
    expect(table.step(redo).draws).toEqual([1, 2]);
    expect(table.step(undo).step(undo).draws).toEqual(['1 taken back', '2 taken back']);
    expect(table.step(redo).draws).toEqual([1, '2 taken back']);
  });

  it('T-53: a new draw after it has a number of its own: nobody draws twice unseen', () => {
    const table = new Live().draw().step(undo).draw();
    expect(table.draws).toEqual(['1 taken back', 2]);
    expect(table.step(undo).draws).toEqual(['1 taken back', '2 taken back']);
  });
});
