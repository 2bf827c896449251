/** Builds and bids by feel as the apprentice does, but with care, and knows as the chef does what a napkin is good for. */
import { apprentice } from './apprentice.ts';
import { chef } from './chef.ts';
import type { Level } from './sight.ts';

const { crumples, throwsIn, isTempted } = chef;

export const cook: Level = {
  ...apprentice,
  id: 'cook',
  isCareless: () => false,
  crumples,
  throwsIn,
  isTempted,
};
