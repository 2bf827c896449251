/**
 * What a phone shows, phase by phase. Only what is wanted now is waited for; the market comes next, for nobody may
 * lose a card to a slow line, and then the rest.
 */
import type { Component } from 'svelte';
import type { SeatView, TableView as View } from '../../../../games/sandwich/view-types.ts';
import type { HandProps } from '../../props.ts';

type Scene = Component<HandProps<View, SeatView>>;

const parts = {
  grab: async () => ({ grab: (await import('./Grab.svelte')).default }),
  wait: async () => ({ wait: (await import('./Wait.svelte')).default }),
  later: () => import('./later.ts'),
} as const;

type PartName = keyof typeof parts;
export type SceneName = 'grab' | 'wait' | keyof typeof import('./later.ts');

const partOf = (name: SceneName): PartName => (name === 'grab' || name === 'wait' ? name : 'later');

export class Scenes {
  #here = $state.raw<Readonly<Partial<Record<SceneName, Scene>>>>({});
  /** The line broke while one was fetched. */
  missed = $state(false);

  get(name: SceneName): Scene | undefined {
    return this.#here[name];
  }

  async fetch(name: SceneName): Promise<void> {
    if (this.#here[name]) return;
    try {
      this.#here = { ...this.#here, ...(await parts[partOf(name)]()) };
      this.missed = false;
    } catch {
      this.missed = true;
    }
  }

  async fetchAll(): Promise<void> {
    for (const name of ['grab', 'wait', 'build'] as const) await this.fetch(name);
  }
}
