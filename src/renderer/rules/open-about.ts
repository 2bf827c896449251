/** The sheet on which a thing's rules come to hand; fetched when somebody asks for the first time. */
import { mount, unmount } from 'svelte';
import type { SeatPublic } from '../../shared/protocol.ts';
import { placesOf } from '../games/numbers.ts';
import type { GameWords } from '../i18n/words.svelte.ts';
import { AtHand } from './at-hand.ts';

/** What is on the screen when somebody asks. */
export interface Scene {
  readonly game: string;
  readonly title: string;
  readonly words: GameWords;
  readonly view: unknown;
  readonly seats: readonly SeatPublic[];
}

interface Plan {
  readonly scene: () => Scene;
  /** On a phone it comes from below. */
  readonly small: boolean;
  /** Words that this screen may not have yet. */
  readonly prepare?: () => Promise<unknown>;
}

let here: AtHand | undefined;

/** The next thing that is tapped is told of. */
export const askNext = (): void => here?.askNext();

/** Gives back how to stop. */
export function keepRulesAtHand({ scene, small, prepare }: Plan): () => void {
  let close: (() => void) | undefined;
  const show = async (about: string): Promise<void> => {
    const [{ default: AboutSheet }] = await Promise.all([import('./AboutSheet.svelte'), prepare?.()]);
    close?.();
    const sheet = mount(AboutSheet, {
      target: document.body,
      props: { ...scene(), about, small, onclose: () => close?.() },
    });
    close = () => {
      close = undefined;
      void unmount(sheet);
    };
  };
  const isBot = (seat: number): boolean =>
    scene().seats.some(({ badge, kind }) => badge === seat && kind === 'bot');
  const atHand = new AtHand(
    (about) => void show(about).catch(() => undefined),
    isBot,
    () => (scene().view === undefined ? [] : placesOf(scene().game)),
  );
  here = atHand;
  return () => {
    atHand.stop();
    close?.();
    if (here === atHand) here = undefined;
  };
}
