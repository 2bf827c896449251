/** The call on the ticket: who is asked for what, from the frame the table waits for. */
import type { Choice, Frame, SeatIndex, TextParams } from '../../shared/game.ts';
import type { SeatPublic } from '../../shared/protocol.ts';
import type { GameWords } from '../i18n/words.svelte.ts';

export interface Call {
  readonly frame: Frame;
  readonly text: string;
  readonly kicker: string | undefined;
  /** The badge of the only one who is asked. */
  readonly badge: number | undefined;
  /** This phone is asked in the middle of somebody else's turn, or whether it objects: nobody's turn. */
  readonly interrupts: boolean;
  /** Whoever reads it is asked. */
  readonly mine: boolean;
}

interface CallInput {
  readonly frames: readonly Frame[];
  readonly seats: readonly SeatPublic[];
  readonly words: GameWords;
  /**
   * Whose phone this is; their own wording comes first: `frame.<kind>.mine` for whoever is asked, `frame.<kind>.done`
   * for whoever is not, or no longer, while others are; `frame.<kind>.idle` where nobody is.
   * Whoever keeps the score reads what the table reads (T-3).
   */
  readonly me?: SeatIndex | undefined;
  /** What this phone may do. */
  readonly choices?: readonly Choice[];
}

export const topFrame = (frames: readonly Frame[]): Frame | undefined => frames.at(-1);

function paramsOf(frame: Frame): TextParams {
  const [first] = frame.actors;
  return {
    n: frame.actors.length,
    ...(first === undefined ? {} : { seat: { seat: first } }),
    ...frame.params,
  };
}

/** A phone shows what its player is asked, also where the table waits for others first. */
function frameFor({ frames, me, choices }: CallInput): Frame | undefined {
  const top = topFrame(frames);
  if (me === undefined || top?.reaction) return top;
  const offers = ({ id }: Frame) => choices?.some(({ frame, blocked }) => frame === id && !blocked);
  return frames.findLast((one) => one.actors.includes(me) && (one === top || offers(one))) ?? top;
}

/** Below may lie what anybody can do at any time; and where all may object it is nobody's turn. */
function isOthersTurn(frames: readonly Frame[], me: SeatIndex | undefined): boolean {
  const turn = frames.find(({ actors }) => actors.length > 0);
  if (turn?.reaction) return turn !== topFrame(frames);
  return turn?.actors.length === 1 && turn.actors[0] !== me;
}

export function callOf(input: CallInput): Call | undefined {
  const { frames, seats, words, me } = input;
  const frame = frameFor(input);
  if (!frame) return undefined;
  const { actors, kind, reaction } = frame;
  const params = paramsOf(frame);
  const base = `frame.${kind}`;
  const mine = me !== undefined && actors.includes(me);
  const form = mine
    ? '.mine'
    : me === undefined || seats[me]?.scorekeeper
      ? ''
      : actors.length > 0
        ? '.done'
        : '.idle';
  const known = (part: string) => [base + form + part, base + part].find(words.has);
  const kicker = known('.kicker');
  return {
    frame,
    text: words.say(known('') ?? base, params),
    kicker: kicker && words.say(kicker, params),
    // Who reacts is as secret as who could: a badge would give the last one away.
    badge: actors.length === 1 && !reaction ? seats[actors[0]!]?.badge : undefined,
    interrupts: mine && (reaction === true || isOthersTurn(frames, me)),
    mine,
  };
}

/** How far the match is, on the game's sign: `frame.<kind>.sign` of the topmost frame which has one. */
export function signLine(frames: readonly Frame[], words: GameWords): string | undefined {
  const frame = frames.findLast(({ kind }) => words.has(`frame.${kind}.sign`));
  return frame && words.say(`frame.${frame.kind}.sign`, paramsOf(frame));
}
