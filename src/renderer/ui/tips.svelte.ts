import { recall, remember } from '../device/kept.ts';

const KEPT = 'tips';

const read = (): ReadonlySet<string> =>
  new Set((recall(KEPT) ?? '').split(',').filter((name) => name !== ''));

let seen = $state.raw<ReadonlySet<string>>(read());

export const tipSeen = (name: string): boolean => seen.has(name);

export const dismissTip = (name: string): void => {
  if (seen.has(name)) return;
  seen = new Set([...seen, name]);
  remember(KEPT, [...seen].join(','));
};
