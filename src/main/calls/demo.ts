import { accept } from '../../shared/game.ts';
import { deny } from '../../shared/host-refusals.ts';
import { memo } from '../../shared/memo.ts';
import type { HostContext } from '../lan/host-context.ts';
import { Demo } from '../table/demo.ts';
import type { Handlers } from './handler.ts';

/** More screens than these that are idle at once begin again now and then. */
const MOST_DEMOS = 4;

const demosOf = memo((_: HostContext) => new Map<number, Demo>());

/** The games take turns. */
function begin(host: HostContext, number: number): Demo | undefined {
  const playable = host.games.filter(({ kind, bots }) => kind === 'game' && bots.length > 0);
  const game = playable[number % playable.length];
  return game && new Demo(game, number);
}

function demoFor(host: HostContext, number: number, step: number): Demo | undefined {
  const demos = demosOf(host);
  const demo = step === 0 ? begin(host, number) : demos.get(number);
  if (!demo || step > 0) return demo;
  demos.set(number, demo);
  for (const older of [...demos.keys()].slice(0, -MOST_DEMOS)) demos.delete(older);
  return demo;
}

export const demo: Handlers<'demo.step'> = {
  'demo.step': ({ host }, { demo: number, step }) => {
    const shown = demoFor(host, number, step)?.show(step);
    return shown ? accept(shown) : deny('no-such-step');
  },
};
