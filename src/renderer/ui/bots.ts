/** In which seats bots play: where this is known, badges on plates say so. */
import { getContext, setContext } from 'svelte';

type Bots = () => ReadonlySet<number>;

const BOTS = Symbol('bots');

export const markBots = (bots: Bots): Bots => setContext(BOTS, bots);
export const botsHere = (): Bots | undefined => getContext(BOTS);
