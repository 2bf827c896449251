/**
 * The contract of a game. Events are facts, commands are wishes.
 * A game is pure: state is plain JSON, never mutated; all chance comes from `Rng` and ends up inside an event.
 * Time is the host's: a game says which clocks its state has, never when they began or how much is left.
 */
import type { EventDraft } from './event-draft.ts';
import type { Bot } from './game-bots.ts';
import type { FirstMatch } from './game-lessons.ts';
import type { OptionField, OptionProblem, Preset } from './game-options.ts';
import type {
  Actor,
  Choice,
  Clock,
  Command,
  Frame,
  GameEvent,
  Match,
  Move,
  Notice,
  Outcome,
  ReceiptLine,
  Refusal,
  Result,
  SeatIndex,
  Standing,
  Viewer,
} from './game-play.ts';

export type { Bot, BotDecision, BotInput, Pondering } from './game-bots.ts';
export { TEMPERS } from './game-bots.ts';
export type { FirstMatch, Lesson, Seen } from './game-lessons.ts';
export type { OptionField, OptionProblem, OptionValue, Preset } from './game-options.ts';
export type {
  Actor,
  Choice,
  Clock,
  Command,
  Frame,
  GameEvent,
  Match,
  Move,
  Notice,
  Outcome,
  Phrase,
  ReceiptLine,
  Refusal,
  Result,
  SeatIndex,
  Slot,
  Standing,
  TextParam,
  TextParams,
  Viewer,
} from './game-play.ts';
export { accept, LEAST_AFTER_STANDING_MS, refuse } from './game-play.ts';

/** In minutes: nine matches of ten are over by then, and hardly any is sooner. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** What shells need to know of a game without its rules. */
export interface Manifest {
  readonly id: string;
  /** A sheet keeps score for real cards: its moves are entries, the table is the scorekeeper. */
  readonly kind: 'game' | 'sheet';
  readonly seats: { readonly min: number; readonly max: number };
  /** The key of its name in its words. */
  readonly title: string;
  /** The folder of its words: `src/games/<text>/text`. */
  readonly text: string;
  /** The sheet of its pictures. */
  readonly art?: string;
  /** Symbols on the stub of the call when it is for several: frame kind → name of an icon. */
  readonly icons?: Readonly<Record<string, string>>;
}

/**
 * Leads a log from one version of its game to the next. Pure, and never edited once it was on `main`:
 * logs of every version that ever was are led here, one upgrade after the other.
 */
export interface Upgrade {
  readonly options?: (options: object) => object;
  /** One fact may become several, or none. */
  readonly event?: (event: GameEvent) => readonly GameEvent[];
}

/** A sandwich that somebody tasted, as a line of a receipt tells it. */
export interface Tasted {
  readonly taster: SeatIndex;
  /** More points for a sandwich that another line speaks of. */
  readonly isBonus: boolean;
}

export interface GameDefinition<
  S = unknown,
  E extends GameEvent = GameEvent,
  M extends Move = Move,
  O extends object = object,
  TV = unknown,
  SV = unknown,
> extends Manifest {
  /** `upgrades[0]` leads from version 1 to version 2, and so on: see `versionOf`. */
  readonly upgrades: readonly Upgrade[];
  readonly options: readonly OptionField[];
  readonly presets: readonly Preset<O>[];
  checkOptions(options: O, seats: number): readonly OptionProblem[];
  /** How long a match takes so many people; undefined where it is as long as they like. */
  lasts(options: O, seats: number): Span | undefined;

  /** Shape only: unknown JSON to a move, or undefined. Whether it is legal, `decide` says. */
  parseMove(raw: unknown): M | undefined;
  /** The state before the first event. */
  initial(match: Match<O>): S;
  /** The facts which begin the match: shuffles, deals, first seat. */
  setup(draft: EventDraft<S, E>): void;
  /** Emits the facts that follow, or says why not: then the draft is thrown away, whatever it holds. */
  decide(draft: EventDraft<S, E>, command: Command<M>): Refusal | undefined;
  /** Emits the facts that a refused command leaves behind, such as who came second and by how much. */
  eventsOnRefusal?(draft: EventDraft<S, E>, command: Command<M>, refusal: Refusal): void;
  /** What stays known of a state that is taken back, such as lots that were drawn: `before` with it. */
  undone?(before: S, after: S): S;
  /** Cannot fail. */
  evolve(state: S, event: E): S;
  /** False once something hidden was revealed or drawn: undo stops there. */
  reversible(event: E): boolean;

  frames(state: S): readonly Frame[];
  choices(state: S, actor: Actor): readonly Choice<M>[];
  clocks(state: S): readonly Clock<M>[];
  /** Built up from nothing, so that nothing hidden slips through. */
  tableView(state: S): TV;
  seatView(state: S, seat: SeatIndex): SV;
  /** What a viewer is told of an event; `state` is the one after it. A seat gets the table's notice and its own. */
  noticeFor(event: E, viewer: Viewer, state: S): Notice | undefined;
  readonly bots: readonly Bot<TV, SV, M>[];
  /** What bots of every level can be like besides, as many as `TEMPERS`. Text: `temper.<id>`, in a word. */
  readonly tempers?: readonly string[];
  /** For whoever plays for the first time. */
  readonly firstMatch?: FirstMatch<O, TV, SV>;
  /**
   * What tables write themselves and the host keeps, such as orders. All of it is given to a match as this option
   * when it begins, each item with its id; it is no field of the set-up screen. Or one item sets up a table.
   */
  readonly library?:
    | { readonly option: keyof O & string; parse(item: unknown): Result<object>; readonly setUp?: undefined }
    | SetUps<O>;
  outcome(state: S): Outcome | undefined;
  /** What a match that is over has brought to light of people and holds for the evening, such as who is the oldest. */
  learned?(state: S): Readonly<Record<string, SeatIndex>>;
  /** Who is ahead so far, by what everybody can see; left out where points are a secret until the end. */
  standings?(state: S): readonly Standing[];
  receipt(state: S): readonly ReceiptLine[];
  /**
   * Where people come and go, and rules change, during a match: how many seats there were so far, and who takes part
   * and is ranked. Left out where all is from the beginning to the end as it was set up.
   */
  company?(state: S): {
    readonly seats: number;
    readonly taking: readonly SeatIndex[];
    /** Of those, who has gone and of whom nobody knows that they come back. */
    readonly left?: readonly SeatIndex[];
    /** By which it is played by now. */
    readonly options: object;
  };
  /** For statistics: what a line of its receipt says about taste; of any version, since receipts are kept for ever. */
  tasted?(line: ReceiptLine): Tasted | undefined;
  /** For pictures: what a seat served, the best first, each by cards with a picture, from the bottom up; of any version. */
  dishes?(
    finished: { readonly view: unknown; readonly receipt: readonly ReceiptLine[] },
    seat: SeatIndex,
  ): readonly (readonly string[])[];
}

/** What tables save to be set up with it again, one at a time. */
export interface SetUps<O> {
  parse(item: unknown): Result<object>;
  setUp(item: never): Partial<O>;
  readonly option?: undefined;
}

/** Raised by every upgrade, and by nothing else. */
export const versionOf = ({ upgrades }: Pick<GameDefinition, 'upgrades'>): number => upgrades.length + 1;

// biome-ignore lint/suspicious/noExplicitAny: the registry holds games of different types side by side
export type AnyGame = GameDefinition<any, any, any, any, any, any>;
