import { say } from '../ui/toasts.svelte.ts';

const SHOWN_MS = 20_000;

/** What the owner of the house says to everybody, on a phone: there is no place for it to stay. */
export const sayWord = (text: string): void =>
  void say({ text, icon: 'bell', ms: SHOWN_MS, key: 'house-word' });
