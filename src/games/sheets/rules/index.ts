import type { EventDraft } from '../../../shared/event-draft.ts';
import type { Actor, Choice, Command, Refusal } from '../../../shared/game.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { SheetOptions, Spec } from '../spec.ts';
import type { Book, Entry } from '../state.ts';
import { calling } from './calling.ts';
import { changing } from './changing.ts';
import { correcting } from './correcting.ts';
import { drawing } from './drawing.ts';
import { entering } from './entering.ts';
import { finishing } from './finishing.ts';
import { lots } from './lots.ts';
import { ringing } from './ringing.ts';
import type { SheetRule } from './rule.ts';
import { sealing, settle } from './sealing.ts';
import { striking } from './striking.ts';
import { voting } from './voting.ts';

const rulesOf = <O extends SheetOptions, E extends Entry>(spec: Spec<O, E>) => ({
  entering: entering(spec),
  correcting: correcting(spec),
  striking: striking(spec),
  drawing: drawing(spec),
  finishing: finishing(spec),
  ringing: ringing(spec),
  changing: changing(spec),
  calling: calling(spec),
  lots: lots(spec),
  sealing: sealing(spec),
  voting: voting(spec),
});

type Subject = keyof ReturnType<typeof rulesOf>;

/** An entry is called as its sheet calls it: what it is for shows in what else it says. */
function subjectOf(move: Move<Entry>): Subject {
  if ('clock' in move) return 'ringing';
  if ('correct' in move) return 'correcting';
  switch (move.type) {
    case 'strike':
      return 'striking';
    case 'draw-first':
      return 'drawing';
    case 'finish':
      return 'finishing';
    case 'change':
      return 'changing';
    case 'draw':
      return 'lots';
    case 'call':
      return 'calling';
    case 'ready':
    case 'unseal':
      return 'sealing';
    case 'ask':
    case 'vote':
    case 'unvote':
    case 'vote-off':
      return 'voting';
    default:
      return 'entering';
  }
}

export function decide<O extends SheetOptions, E extends Entry>(spec: Spec<O, E>) {
  const rules = rulesOf(spec);
  return (draft: EventDraft<Book<O, E>, Event<E>>, command: Command<Move<E>>): Refusal | undefined => {
    const rule = rules[subjectOf(command.move)] as unknown as SheetRule<O, E, Move<E>>;
    const refusal = rule.check(draft.state, command);
    if (refusal) return refusal;
    rule.act(draft, command);
    settle(spec, draft);
    return undefined;
  };
}

export function choices<O extends SheetOptions, E extends Entry>(spec: Spec<O, E>) {
  const rules = Object.values(rulesOf(spec)) as unknown as SheetRule<O, E, Move<E>>[];
  return (book: Book<O, E>, actor: Actor): Choice<Move<E>>[] =>
    rules.flatMap((rule) => rule.offers(book, actor));
}
