import { apprentice } from './apprentice.ts';

export const bots = [apprentice];
