import type { Actor, AnyGame, Choice, Move } from '../../../src/shared/game.ts';
import { seededRng } from '../../../src/shared/rng.ts';
import { optionsOf } from '../../contract/matches.ts';

/** A score sheet being filled in: entries by the scorekeeper unless another actor is named. */
export class Sheet {
  // biome-ignore lint/suspicious/noExplicitAny: five sheets, five books
  state: any;
  readonly game: AnyGame;

  constructor(game: AnyGame, seats: number, options: object = {}) {
    this.game = game;
    this.state = game.initial({ seats, options: optionsOf(game, options) });
  }

  enter(move: object, actor: Actor = 'table'): this {
    const refusal = this.try(move, actor);
    if (refusal) throw new Error(`refused: ${refusal}`);
    return this;
  }

  /** The key of the refusal, or undefined when it was entered. */
  try(move: object, actor: Actor = 'table'): string | undefined {
    const parsed = this.game.parseMove(move);
    if (!parsed) return 'not a move';
    const frame = this.game.frames(this.state).at(-1)?.id ?? '';
    const result = this.game.decide(this.state, { actor, move: parsed as Move, frame, at: 0 }, seededRng(1));
    if (!result.ok) return result.refusal.key;
    this.state = result.value.reduce((state, event) => this.game.evolve(state, event), this.state);
    return undefined;
  }

  choice(id: string): Choice {
    const found = this.game.choices(this.state, 'table').find((choice) => choice.id === id);
    if (!found) throw new Error(`no ${id} is offered`);
    return found;
  }

  get view() {
    return this.game.tableView(this.state).sheet;
  }

  get frame() {
    return this.game.frames(this.state).at(-1);
  }

  scores(): number[] {
    const standings = this.game.outcome(this.state)?.standings ?? [];
    return [...standings].sort((a, b) => a.seat - b.seat).map((standing) => standing.score);
  }

  winners(): number[] {
    const standings = this.game.outcome(this.state)?.standings ?? [];
    return standings.filter((standing) => standing.rank === 1).map((standing) => standing.seat);
  }
}
