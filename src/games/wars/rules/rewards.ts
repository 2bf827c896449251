/** W-10: what is asked about the reward of an order. */
import { no } from '../../../shared/rules.ts';
import type { Prompt, State } from '../state.ts';
import { draw } from './market.ts';
import type { Offer, RuleOf } from './rule.ts';

type Effect = Prompt['effect'];

/** The move answers the question on top, so its effect is known. */
export function topOf<K extends Effect['kind']>(state: State, kind: K) {
  const prompt = state.prompts.at(-1);
  if (prompt?.effect.kind !== kind) throw new Error(`no ${kind} was asked`);
  return { effect: prompt.effect as Extract<Effect, { kind: K }>, from: prompt.from };
}

const TAKE_TOKENS = { id: 'take-tokens', move: { type: 'take-tokens' } } as const satisfies Offer;

export const takeTokens: RuleOf<'take-tokens'> = {
  check: (state) => (topOf(state, 'assistant').effect.orTokens === 0 ? no('assistant-only') : undefined),
  act(draft, seat) {
    const { effect, from } = topOf(draft.state, 'assistant');
    draft.emit({ type: 'answered', seat });
    draft.emit({ type: 'gained', seat, coins: 0, tokens: effect.orTokens, from });
  },
  /** Where there are none to be had, they are not spoken of. */
  offers: (state, seat) => (takeTokens.check(state, seat, TAKE_TOKENS.move) ? [] : [TAKE_TOKENS]),
};

/** What is not taken in coins is drawn. */
export const split: RuleOf<'split'> = {
  check(state, _, { coins }) {
    const { n } = topOf(state, 'split').effect;
    return coins > n ? no('split-too-much', { n }) : undefined;
  },
  act(draft, seat, { coins }) {
    const { effect, from } = topOf(draft.state, 'split');
    draft.emit({ type: 'answered', seat });
    if (coins > 0) draft.emit({ type: 'gained', seat, coins, tokens: 0, from });
    draw(draft, seat, effect.n - coins);
  },
  offers: (state) => [
    {
      id: 'split',
      move: { type: 'split' },
      slots: [{ name: 'coins', kind: 'number', min: 0, max: topOf(state, 'split').effect.n }],
    },
  ],
};
