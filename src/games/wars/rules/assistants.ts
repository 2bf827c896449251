/** W-14, W-16, W-18: assistants are hired or come for nothing, and want their wages. */
import type { Refusal } from '../../../shared/game.ts';
import { no } from '../../../shared/rules.ts';
import { CATEGORIES, type Category } from '../categories.ts';
import type { Draft } from '../events.ts';
import { HIRE_PRICE, UPKEEP_COINS, UPKEEP_TOKENS } from '../numbers.ts';
import { type Player, playerInTurn, playerOf, type State } from '../state.ts';
import { byName } from './remember.ts';
import { drawn, outOfActions, type RuleOf, tooDear } from './rule.ts';

const YOURS = no('assistant-yours');
const takenBy = byName((seat: number) => no('assistant-taken', { seat: { seat } }));

function notFree(state: State, seat: number, category: Category): Refusal | undefined {
  if (state.free.includes(category)) return undefined;
  const holder = state.players.findIndex((player) => player.assistants.includes(category));
  return holder === seat ? YOURS : takenBy(holder);
}

const HIRES = CATEGORIES.map((assistant) => ({
  id: `hire:${assistant}`,
  move: { type: 'hire' as const, assistant },
}));

/** W-14 */
export const hire: RuleOf<'hire'> = {
  check: (state, seat, { assistant }) =>
    outOfActions(state) ?? notFree(state, seat, assistant) ?? tooDear(playerOf(state, seat), HIRE_PRICE),
  act: (draft, seat, { assistant }) =>
    draft.emit({ type: 'hired', seat, category: assistant, cost: HIRE_PRICE, action: true }),
  offers: (state, seat) => HIRES.map((offer) => drawn(offer, hire.check(state, seat, offer.move))),
};

const TAKES = CATEGORIES.map((assistant) => ({
  id: `take:${assistant}`,
  move: { type: 'take-assistant' as const, assistant },
}));

/** W-10, W-16: without an action or a coin. */
export const takeAssistant: RuleOf<'take-assistant'> = {
  check: (state, seat, { assistant }) => notFree(state, seat, assistant),
  act(draft, seat, { assistant }) {
    draft.emit({ type: 'answered', seat });
    draft.emit({ type: 'hired', seat, category: assistant, cost: 0, action: false });
  },
  offers: (state, seat) => TAKES.map((offer) => drawn(offer, takeAssistant.check(state, seat, offer.move))),
};

/** How many assistants may be paid for in tokens; undefined when not all can be paid. */
export function upkeepRange(player: Player): { readonly min: number; readonly max: number } | undefined {
  const owed = player.assistants.length;
  const byCoins = Math.floor(player.coins / UPKEEP_COINS);
  const byTokens = Math.floor(player.tokens / UPKEEP_TOKENS);
  return byCoins + byTokens < owed
    ? undefined
    : { min: Math.max(0, owed - byCoins), max: Math.min(owed, byTokens) };
}

/** W-18 */
export const upkeep: RuleOf<'upkeep'> = {
  check(state, seat, { tokens, back }) {
    const player = playerOf(state, seat);
    const range = upkeepRange(player);
    if (!range || tokens < range.min || tokens > range.max) return no('cannot-pay-like-this');
    return back.some((category) => !player.assistants.includes(category))
      ? no('not-your-assistant')
      : undefined;
  },
  act(draft, seat, { tokens, back }) {
    const owed = playerOf(draft.state, seat).assistants.length;
    draft.emit({
      type: 'upkeep-paid',
      seat,
      coins: UPKEEP_COINS * (owed - tokens),
      tokens: UPKEEP_TOKENS * tokens,
      returned: back,
      short: false,
    });
  },
  offers(state, seat) {
    const player = playerOf(state, seat);
    const range = upkeepRange(player);
    if (!range) throw new Error('upkeep that cannot be paid is not asked for');
    const { assistants } = player;
    return [
      {
        id: 'upkeep',
        move: { type: 'upkeep' },
        slots: [
          { name: 'tokens', kind: 'number', ...range },
          { name: 'back', kind: 'pick', from: assistants, min: 0, max: assistants.length },
        ],
      },
    ];
  },
};

/** W-18: pays what can be paid, then all go back. */
export function fallShort(draft: Draft): void {
  const player = playerInTurn(draft.state);
  draft.emit({
    type: 'upkeep-paid',
    seat: draft.state.active,
    coins: UPKEEP_COINS * Math.floor(player.coins / UPKEEP_COINS),
    tokens: UPKEEP_TOKENS * Math.floor(player.tokens / UPKEEP_TOKENS),
    returned: player.assistants,
    short: true,
  });
}
