/** A match that bots play for a screen nobody touches. */
import type { AnyGame } from '../../shared/game.ts';
import { range } from '../../shared/lists.ts';
import type { DemoStep } from '../../shared/protocol.ts';
import { type Rng, seededRng } from '../../shared/rng.ts';
import { seatPublic } from './documents.ts';
import { presetOptions } from './lobby.ts';
import { MatchInMemory } from './match-in-memory.ts';
import { botSeat, type Seat } from './seats.ts';

const MOST_SEATS = 4;

const seatsFor = ({ seats, bots }: AnyGame, rng: Rng): readonly Seat[] =>
  range(Math.max(seats.min, Math.min(MOST_SEATS, seats.max))).reduce<readonly Seat[]>(
    (seated) => [...seated, botSeat(seated, bots[0]!.id, rng)],
    [],
  );

export class Demo {
  readonly #match: MatchInMemory;
  #step = 0;

  /** The same number deals the same cards. */
  constructor(game: AnyGame, number: number) {
    const rng = seededRng(number);
    const seats = seatsFor(game, rng);
    this.#match = new MatchInMemory({
      ...{ game, seats, rng },
      options: presetOptions(game, game.presets[0]?.id ?? '', seats.length),
    });
  }

  /** The step it stands at, or the next one; undefined for any other. */
  show(step: number): DemoStep | undefined {
    const { outcome } = this.#match.latest.match;
    if (step === this.#step + 1 && outcome === null && this.#match.goOn()) this.#step = step;
    return step === this.#step ? this.#shown() : undefined;
  }

  #shown(): DemoStep {
    const { views, seats, latest } = this.#match;
    const { match, happened } = latest;
    const { game, at, outcome } = match;
    return {
      step: this.#step,
      at,
      game: game.id,
      seats: seats.map((seat) => seatPublic(seat, game, new Map())),
      options: match.row.options as DemoStep['options'],
      view: views.table,
      frames: views.frames,
      notices: happened.flatMap((one) => game.noticeFor(one.event, 'table', one.state) ?? []),
      outcome,
      receipt: outcome && views.receipt,
    };
  }
}
