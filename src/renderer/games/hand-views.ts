/** What a phone shows of a game. */
import type { Component } from 'svelte';
import { gameEntry } from './index.ts';
import type { HandProps } from './props.ts';
import { type Default, neededAt, viewAt } from './views.ts';

export type HandComponent = Component<HandProps<unknown, unknown>>;

const hands = import.meta.glob<Default<HandComponent>>(['./*/HandView.svelte', './sheets/*/HandView.svelte']);
const stubs = import.meta.glob<Default<HandComponent>>('./*/HandStub.svelte');

export const handView = (id: string): Promise<HandComponent> =>
  neededAt(hands, `${gameEntry(id).views}/HandView.svelte`);

export const handStub = (id: string): Promise<HandComponent | undefined> =>
  viewAt(stubs, `${gameEntry(id).views}/HandStub.svelte`);
