/**
 * The contract of a game. Events are facts, commands are wishes.
 * A game is pure: state is plain JSON, never mutated; all chance comes from `Rng` and ends up inside an event.
 * Time is the host's: a game says which clocks its state has, never when they began or how much is left.
 */
import type { EventDraft } from './event-draft.ts';
import type { Rng } from './rng.ts';

export type SeatIndex = number;

/** Who makes a move: a seat, or the table itself (clocks, the scorekeeper, the host's "go on"). */
export type Actor = SeatIndex | 'table';

/** For whom something is computed: the shared display (and spectators), or one seat. */
export type Viewer = SeatIndex | 'table';

export type TextParam =
  | string
  | number
  | { readonly seat: SeatIndex }
  | { readonly card: string }
  | { readonly text: string };

export type TextParams = Readonly<Record<string, TextParam>>;

/** A sentence as data: the screen finds `key` in its language and fills in `params`. */
export interface Phrase {
  readonly key: string;
  readonly params?: TextParams;
}

/** Why a wish was not granted. `key` is looked up as `refusal.<key>`. */
export interface Refusal extends Phrase {}

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal };

export interface GameEvent {
  readonly type: string;
}

export interface Move {
  readonly type: string;
}

/** What a seat is told about an event, for motion, sound and the log line. Never holds what the viewer may not see. */
export interface Notice {
  readonly type: string;
  /** Told at its moment, and in no list of what happened: whoever saw it may remember it, nobody may look it up. */
  readonly passing?: true;
  /** In the list of what happened it stays when it is taken back, as a notice of this type. */
  readonly whenUndone?: string;
}

/** Fixed for the whole match; stored with it. */
export interface Match<O> {
  readonly seats: number;
  readonly options: O;
}

export interface Command<M> {
  readonly actor: Actor;
  readonly move: M;
  /** The frame the move was meant for. The host has already refused frames that are gone. */
  readonly frame: string;
}

/**
 * Who may act now, and on what. Frames are a stack, bottom to top; the top one is what the table waits for.
 * `id` is new whenever the question is new, so that a late tap is refused as stale instead of becoming another move.
 * A question that comes back with an undo may have its old id: the host gives it a new name.
 */
export interface Frame {
  readonly id: string;
  /** Looked up as `frame.<kind>` (the call on the ticket). */
  readonly kind: string;
  /** Seats the table waits for. One = a turn, several = all at once. */
  readonly actors: readonly SeatIndex[];
  /** Looks the same for everybody, whether or not they can react. */
  readonly reaction?: boolean;
  readonly params?: TextParams;
}

/** A blank in a choice. Slots are independent: any filling of all slots is a legal move. */
export type Slot =
  | {
      readonly name: string;
      readonly kind: 'pick';
      readonly from: readonly string[];
      readonly min: number;
      readonly max: number;
    }
  | { readonly name: string; readonly kind: 'one'; readonly from: readonly string[] }
  | { readonly name: string; readonly kind: 'seat'; readonly from: readonly SeatIndex[] }
  | { readonly name: string; readonly kind: 'order'; readonly items: readonly string[] }
  | { readonly name: string; readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly name: string; readonly kind: 'text'; readonly maxLength: number };

/**
 * What an actor may do now, ready to draw. The move is `{ ...move, [slot.name]: value }`:
 * pick and order give string arrays, one a string, seat and number a number, text a string.
 */
export interface Choice<M extends Move = Move> {
  /** Stable while the choice stands, so a screen can keep it selected. */
  readonly id: string;
  readonly frame: string;
  readonly move: Partial<M> & { readonly type: M['type'] };
  readonly slots?: readonly Slot[];
  /** Drawn, but refused with this reason when tried. */
  readonly blocked?: Refusal;
  /** Asks for "select, then confirm". */
  readonly dangerous?: boolean;
}

/**
 * A move that happens by itself when time is up. The host keeps the time: a clock whose id is new begins with its
 * whole length; one that is `still` stands; one that is no longer listed is gone.
 */
export interface Clock<M extends Move = Move> {
  /** The same as long as it is the same countdown. */
  readonly id: string;
  readonly kind: string;
  /** In ms of the table's clock. */
  readonly length: number;
  /** For whom the host makes the move. */
  readonly actor: Actor;
  readonly frame: string;
  readonly move: M;
  /** Seats the clock is for; absent = the whole table. */
  readonly seats?: readonly SeatIndex[];
  /** Not drawn (pacing of a reveal, for instance). */
  readonly silent?: boolean;
  /** Nobody is asked anything meanwhile: it is over as soon as everybody who is here says so. */
  readonly pause?: boolean;
  /** Stands while something else is asked. When it goes on, it has at least `LEAST_AFTER_STANDING_MS`. */
  readonly still?: boolean;
}

/** What goes on again is not gone before it was seen. */
export const LEAST_AFTER_STANDING_MS = 2000;

export interface Standing {
  readonly seat: SeatIndex;
  readonly score: number;
  /** 1 = winner; equal ranks share. */
  readonly rank: number;
}

export interface Outcome {
  readonly standings: readonly Standing[];
  /** Why it ended: `ending.<key>`. */
  readonly reason?: Phrase;
}

/** One line of the receipt: each point is traced to a card and a rule. `receipt.<key>`. */
export interface ReceiptLine extends Phrase {
  readonly seat: SeatIndex;
  readonly points: number;
  readonly rule: string;
  readonly round?: number;
}

// ---------------------------------------------------------------- options

interface FieldBase {
  readonly key: string;
  /** Fields of a group are drawn together: `option-group.<group>`. */
  readonly group: string;
  /** The field only matters while this holds; otherwise it is drawn folded away. */
  readonly when?: { readonly key: string; readonly is: readonly OptionValue[] };
  /** With another number of seats it is not what is played by: no headline, and no line of the history. */
  readonly seats?: { readonly min?: number; readonly max?: number };
  /** Shown next to the preset in the lobby. */
  readonly headline?: boolean;
}

export type OptionValue = string | number | boolean | null | readonly number[];

/** Texts: `option.<key>`, `option.<key>.help`, `option.<key>.<value>` for choices. */
export type OptionField =
  | (FieldBase & { readonly kind: 'choice'; readonly values: readonly string[]; readonly default: string })
  | (FieldBase & { readonly kind: 'toggle'; readonly default: boolean })
  | (FieldBase & {
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      readonly step?: number;
      readonly unit?: 's' | 'min' | 'ms';
      /** Too far to go step by step: it is typed. */
      readonly typed?: true;
      /** The value which means "off", drawn as a word. */
      readonly off?: number;
      readonly default: number;
    })
  | (FieldBase & { readonly kind: 'text'; readonly maxLength: number; readonly default: string })
  /**
   * A seat, or null for nobody in particular. `known` is the key of another option: whoever is known at the table for
   * its value (`learned`) is then named by the host.
   */
  | (FieldBase & { readonly kind: 'seat'; readonly default: null; readonly known?: string })
  /** A list of small whole numbers, such as a scale of points. */
  | (FieldBase & {
      readonly kind: 'scale';
      readonly min: number;
      readonly max: number;
      readonly maxLength: number;
      readonly suggestions: readonly (readonly number[])[];
      readonly default: readonly number[];
    });

/** Text: `preset.<id>`, `preset.<id>.help`. */
export interface Preset<O> {
  readonly id: string;
  readonly options: Partial<O>;
  /** What is settled otherwise with so many people, so that a match fits them. */
  readonly bySeats?: Readonly<Record<number, Partial<O>>>;
}

/** Options that do not go together, explained in place: `problem.<key>`. */
export interface OptionProblem extends Phrase {
  readonly field: string;
}

// ---------------------------------------------------------------- bots

export interface BotInput<TV, SV, M extends Move> {
  readonly seat: SeatIndex;
  readonly seats: number;
  /** Exactly what this seat's phone has. */
  readonly table: TV;
  readonly mine: SV;
  readonly frames: readonly Frame[];
  readonly choices: readonly Choice<M>[];
  readonly now: number;
  /** Since when the top frame is asked, on the same clock as `now`. */
  readonly since: number;
  /** The same for a bot during the whole match: its character and taste come from here. */
  readonly character: number;
  /** One of the game's tempers; a bot of before there were any, or in a person's seat, has none. */
  readonly temper?: string | undefined;
  readonly rng: Rng;
}

export interface BotDecision<M extends Move> {
  readonly move: M;
  readonly frame: string;
  /** How long it seems to think, in ms of the table's clock. */
  readonly after: number;
}

/** A question that is looked into, as far as whoever asks has time for. */
export interface Pondering<M extends Move> {
  /** Nothing more would change the answer. */
  readonly isSettled: boolean;
  /** As far as it is known by now; covered by the choices of the question. */
  readonly move: M;
  think(playouts: number): void;
}

/** A bot keeps its place among them from game to game. */
export const TEMPERS = 4;

/** Levels are ordered from the simplest to the strongest. Text: `bot.<id>`. */
export interface Bot<TV, SV, M extends Move> {
  readonly id: string;
  /** Nothing to do now = undefined. Asked again after every change. */
  choose(input: BotInput<TV, SV, M>): BotDecision<M> | undefined;
  /**
   * Only of a level that looks ahead: the same question, thought over beside the loop in which tables live. Until
   * there is an answer, and where there is none, what `choose` says is done. The same input, options and chance give
   * the same answer after as many playouts. Undefined = nothing to think over.
   */
  ponder?(input: BotInput<TV, SV, M>, options: object): Pondering<M> | undefined;
}

// ---------------------------------------------------------------- first matches

/** All that a lesson may look at: what its learner's screen has. */
export interface Seen<TV = unknown, SV = unknown> {
  readonly actor: Actor;
  readonly table: TV;
  readonly mine: SV;
  readonly frames: readonly Frame[];
  readonly choices: readonly Choice[];
}

/** Its words: `text/first-match.ts`. */
export interface Lesson<TV = unknown, SV = unknown> {
  readonly id: string;
  /** The kind of choice that it is about: shown while one is open, and learned by any move made meanwhile. */
  readonly offers?: string;
  /** What else must hold while it is shown; without `offers` it is learned once this holds no longer. */
  when?(seen: Seen<TV, SV>): boolean;
  /** Learned as soon as this holds, however many moves that takes. */
  until?(seen: Seen<TV, SV>): boolean;
  /** Where screens point: what is marked so (`data-guide`). Otherwise at what `offers` says. */
  readonly at?: string;
}

export interface FirstMatch<O extends object = object, TV = unknown, SV = unknown> {
  /** Bots take the seats up to this number. */
  readonly seats: number;
  readonly minutes: number;
  readonly seed: number;
  readonly options: Partial<O>;
  readonly lessons: readonly Lesson<TV, SV>[];
}

// ---------------------------------------------------------------- the definition

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

export const accept = <T>(value: T): Result<T> => ({ ok: true, value });

export const refuse = (
  key: string,
  params?: TextParams,
): { readonly ok: false; readonly refusal: Refusal } => ({
  ok: false,
  refusal: params ? { key, params } : { key },
});
