import type { OrderPlan } from '../../../../games/wars/view-types.ts';

/** How far an order is: `ui.plan.<state>`, and a mark of a symbol, a number, and what is counted. */
export interface Readiness {
  readonly state: 'ready' | 'nearly' | 'far' | 'dear' | 'lacking';
  /** What it is short of. */
  readonly n: number;
  readonly lead?: string;
  readonly text?: string;
  readonly unit?: string;
}

/** W-8, W-9: where the quality suffices, an ingredient is missing, or coins for the one in hand. */
export function readinessOf({ ready: [best], nearly, missing, lacking }: OrderPlan): Readiness {
  const n = missing || lacking;
  if (best)
    return {
      state: 'ready',
      n,
      lead: 'check',
      ...(best.tokens > 0 && { text: `+${best.tokens}`, unit: 'seal' }),
    };
  if (nearly.some(({ affordable }) => affordable))
    return { state: 'nearly', n, lead: 'fork-knife', text: '+1' };
  const text = `−${n}`;
  if (missing > 0) return { state: 'far', n, text, unit: 'star' };
  return nearly.length > 0
    ? { state: 'dear', n, lead: 'coins' }
    : { state: 'lacking', n, text, unit: 'fork-knife' };
}
