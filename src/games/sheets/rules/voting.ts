/** T-54: a vote is asked for, and turned up when everybody has chosen. */
import type { Choice } from '../../../shared/game.ts';
import { BALLOTS } from '../face-down.ts';
import { frameOf } from '../frames.ts';
import type { Voting } from '../moves.ts';
import type { SheetOptions, Spec } from '../spec.ts';
import type { Entry } from '../state.ts';
import { ballotSlot, silentOf, votersOf } from '../votes.ts';
import { ruleBy } from './rule.ts';

const FEWEST_VOTERS = 2;

export const voting = <O extends SheetOptions, E extends Entry>(spec: Spec<O, E>) =>
  ruleBy<O, E, Voting>({
    offers: (book, actor) => {
      const frame = frameOf(spec, book).id;
      const voters = votersOf(spec, book);
      const { vote } = book;
      if (!vote) {
        if (actor !== 'table' || voters.length < FEWEST_VOTERS) return [];
        return BALLOTS.map(
          (what): Choice<Voting> => ({ id: `ask-${what}`, frame, move: { type: 'ask', what } }),
        );
      }
      const mine = (seat: number): boolean => actor === 'table' || (book.options.phones && actor === seat);
      const slots = [ballotSlot(vote.what, voters)];
      const anew = vote.voices.map(({ seat }) => seat).filter(mine);
      return [
        ...silentOf(spec, book)
          .filter(mine)
          .map(
            (seat): Choice<Voting> => ({ id: `vote-${seat}`, frame, move: { type: 'vote', seat }, slots }),
          ),
        ...anew.map(
          (seat): Choice<Voting> => ({ id: `unvote-${seat}`, frame, move: { type: 'unvote', seat } }),
        ),
        ...(actor === 'table' ? [{ id: 'vote-off', frame, move: { type: 'vote-off' } } as const] : []),
      ];
    },
    act: (draft, { move }) => {
      const book = draft.state;
      switch (move.type) {
        case 'ask': {
          const round = spec.attending.inRounds(book) ? spec.attending.round(book) : 1;
          const heading = { n: 1 + book.votes.length, what: move.what, round, at: draft.at };
          return draft.emit({ type: 'asked', vote: { ...heading, voices: [] } });
        }
        case 'vote':
          return draft.emit({ type: 'voted', voice: { seat: move.seat, value: move.value } });
        case 'unvote':
          return draft.emit({ type: 'unvoted', seat: move.seat });
        case 'vote-off':
          return draft.emit({ type: 'vote-off' });
      }
    },
  });
