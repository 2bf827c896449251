import { recall, remember } from '../device/kept.ts';
import type { SoundName, Studio } from './synth.ts';

export type { SoundName };

const KEPT = 'sound';

let muted = $state(recall(KEPT) === 'off');
let studio: Studio | undefined;
let hushes = 0;

export const sound = {
  get muted(): boolean {
    return muted;
  },
};

export const toggleSound = (): void => {
  muted = !muted;
  remember(KEPT, muted ? 'off' : null);
  if (!muted) play('tap');
};

/** Silent whatever the person chose, until the answer is called: a demo must not clatter all day. */
export const hush = (): (() => void) => {
  hushes += 1;
  return () => {
    hushes -= 1;
  };
};

/** A page nobody has touched yet may not sound, but in the desktop window. */
const untouched = (): boolean => !window.smorgasboard && navigator.userActivation?.hasBeenActive === false;

const open = (): Studio | undefined => {
  if (studio || untouched() || !('AudioContext' in window)) return studio;
  const context = new AudioContext();
  const out = context.createGain();
  out.gain.value = 0.5;
  out.connect(context.destination);
  studio = { context, out };
  return studio;
};

/** A phone that sounds without a break, if only silence, is warm and empty by the evening. */
const NAP_MS = 4000;
/** What comes later than this, as after a phone call, belongs to nothing any more. */
const TOO_LATE_MS = 1000;

let nap: ReturnType<typeof setTimeout> | undefined;

const stir = ({ context }: Studio): Promise<void> => {
  clearTimeout(nap);
  nap = setTimeout(() => void context.suspend(), NAP_MS);
  return context.resume();
};

/** Browsers let a page sound only after a touch: call it from the first one. */
export const wakeSound = (): void => {
  const room = muted ? undefined : open();
  if (room) void stir(room);
};

export const play = (name: SoundName): void => {
  if (muted || hushes > 0) return;
  const room = open();
  if (!room) return;
  const asked = performance.now();
  void Promise.all([import('./synth.ts'), stir(room)]).then(
    ([{ perform }]) => performance.now() - asked < TOO_LATE_MS && perform(room, name),
    () => undefined,
  );
};
