/**
 * What a phone shows, phase by phase. The market is there from the start: nobody may lose a card to a slow line.
 * The rest is fetched meanwhile, so that the first load stays small.
 */
import type { Component } from 'svelte';
import type { SeatView, TableView as View } from '../../../../games/sandwich/view-types.ts';
import type { HandProps } from '../../props.ts';
import Grab from './Grab.svelte';

type Scene = Component<HandProps<View, SeatView>>;

const later = {
  wait: () => import('./Wait.svelte'),
  build: () => import('./Build.svelte'),
  stack: () => import('./Stack.svelte'),
  lift: () => import('./Lift.svelte'),
  rank: () => import('./Rank.svelte'),
  pitch: () => import('./Pitch.svelte'),
  watch: () => import('./Watch.svelte'),
} as const satisfies Record<string, () => Promise<{ default: Scene }>>;

type LateName = keyof typeof later;
export type SceneName = 'grab' | LateName;

const isLate = (name: SceneName): name is LateName => name in later;

export class Scenes {
  #here = $state.raw<Readonly<Partial<Record<SceneName, Scene>>>>({ grab: Grab });
  /** The line broke while one was fetched. */
  missed = $state(false);

  get(name: SceneName): Scene | undefined {
    return this.#here[name];
  }

  async fetch(name: SceneName): Promise<void> {
    if (!isLate(name) || this.#here[name]) return;
    try {
      const { default: scene } = await later[name]();
      this.#here = { ...this.#here, [name]: scene };
      this.missed = false;
    } catch {
      this.missed = true;
    }
  }

  async fetchAll(): Promise<void> {
    for (const name of Object.keys(later) as LateName[]) await this.fetch(name);
  }
}
