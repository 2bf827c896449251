/** The call on the ticket: who is asked for what, from the frame the table waits for. */
import type { Frame, SeatIndex, TextParams } from '../../shared/game.ts';
import type { SeatPublic } from '../../shared/protocol.ts';
import type { GameWords } from '../i18n/words.svelte.ts';

export interface Call {
  readonly frame: Frame;
  readonly text: string;
  readonly kicker: string | undefined;
  /** The badge of the only one who is asked. */
  readonly badge: number | undefined;
  /** It is somebody else's turn, and this phone is asked in the middle of it. */
  readonly interrupts: boolean;
}

interface CallInput {
  readonly frames: readonly Frame[];
  readonly seats: readonly SeatPublic[];
  readonly words: GameWords;
  /** Whose phone this is; their own wording comes first: `frame.<kind>.mine`. */
  readonly me?: SeatIndex;
}

export const topFrame = (frames: readonly Frame[]): Frame | undefined => frames[frames.length - 1];

function paramsOf(frame: Frame): TextParams {
  const [first] = frame.actors;
  return {
    n: frame.actors.length,
    ...(first === undefined ? {} : { seat: { seat: first } }),
    ...frame.params,
  };
}

const firstKnown = (words: GameWords, keys: readonly string[]): string | undefined =>
  keys.find((key) => words.has(key));

const isOthersTurn = ([turn]: readonly Frame[], me: SeatIndex | undefined): boolean =>
  turn?.actors.length === 1 && turn.actors[0] !== me;

export function callOf({ frames, seats, words, me }: CallInput): Call | undefined {
  const frame = topFrame(frames);
  if (!frame) return undefined;
  const params = paramsOf(frame);
  const base = `frame.${frame.kind}`;
  const mine = me !== undefined && frame.actors.includes(me);
  const text = firstKnown(words, mine ? [`${base}.mine`, base] : [base]) ?? base;
  const kicker = firstKnown(words, mine ? [`${base}.mine.kicker`, `${base}.kicker`] : [`${base}.kicker`]);
  const [only, ...others] = frame.actors;
  return {
    frame,
    text: words.say(text, params),
    kicker: kicker && words.say(kicker, params),
    // Who reacts is as secret as who could: a badge would give the last one away.
    badge: only !== undefined && others.length === 0 && !frame.reaction ? seats[only]?.badge : undefined,
    interrupts: mine && isOthersTurn(frames, me),
  };
}

/** How far the match is, on the game's sign: `frame.<kind>.sign` of the topmost frame which has one. */
export function signLine(frames: readonly Frame[], words: GameWords): string | undefined {
  const frame = frames.findLast(({ kind }) => words.has(`frame.${kind}.sign`));
  return frame && words.say(`frame.${frame.kind}.sign`, paramsOf(frame));
}
