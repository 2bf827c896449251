/** Leads logs of older versions here. Each is as it was on `main`: never edited, only followed by the next. */
import type { GameEvent, Upgrade } from '../../shared/game.ts';

/** Clocks became the host's: facts say no longer when something began or is due, and have other names. */
const RENAMED: Readonly<Record<string, string>> = {
  counting: 'countdown-began',
  photoFinish: 'photo-taken',
  stackingBegan: 'stacking-began',
  marketClosed: 'market-closed',
  prepBegan: 'prep-began',
  sellingBegan: 'selling-began',
  turnBegan: 'turn-began',
  pitchBegan: 'pitch-began',
  rankingBegan: 'ranking-began',
  togetherBegan: 'together-began',
  verdict: 'verdict-given',
  roundEnded: 'round-ended',
};

const TIMED: ReadonlySet<string> = new Set(['flipped', 'took']);

function eventOfVersion2(event: GameEvent): GameEvent {
  if (TIMED.has(event.type)) return event;
  const {
    at: _at,
    due: _due,
    ...fact
  } = event as GameEvent & { readonly at?: number; readonly due?: number };
  return { ...fact, type: RENAMED[event.type] ?? event.type };
}

const toVersion2: Upgrade = { event: (event) => [eventOfVersion2(event)] };

/** Who tastes first was drawn with the deal, and is told there; it is asked for only where the deal does not say. */
const toVersion3: Upgrade = { options: (options) => ({ ...options, tasteClock: 0 }) };

export const upgrades: readonly Upgrade[] = [toVersion2, toVersion3];
