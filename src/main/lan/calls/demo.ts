import { accept } from '../../../shared/game.ts';
import { deny } from '../../../shared/host-refusals.ts';
import { memo } from '../../../shared/memo.ts';
import { Demo } from '../../table/demo.ts';
import type { Handlers } from '../handler.ts';
import type { House } from '../house.ts';

/** More screens than these that are idle at once begin again now and then. */
const MOST_DEMOS = 4;

const demosOf = memo((_: House) => new Map<number, Demo>());

/** The games take turns. */
function begin(house: House, number: number): Demo | undefined {
  const playable = house.games.filter(({ kind, bots }) => kind === 'game' && bots.length > 0);
  const game = playable[number % playable.length];
  return game && new Demo(game, number);
}

function demoFor(house: House, number: number, step: number): Demo | undefined {
  const demos = demosOf(house);
  const demo = step === 0 ? begin(house, number) : demos.get(number);
  if (!demo || step > 0) return demo;
  demos.set(number, demo);
  for (const older of [...demos.keys()].slice(0, -MOST_DEMOS)) demos.delete(older);
  return demo;
}

export const demo: Handlers<'demo.step'> = {
  'demo.step': ({ house }, { demo: number, step }) => {
    const shown = demoFor(house, number, step)?.show(step);
    return shown ? accept(shown) : deny('no-such-step');
  },
};
