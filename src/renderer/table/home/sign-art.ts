import type { Component } from 'svelte';
import MastersArt from './signs/MastersArt.svelte';
import PlateArt from './signs/PlateArt.svelte';
import SandwichArt from './signs/SandwichArt.svelte';
import WarsArt from './signs/WarsArt.svelte';

/** What hangs on a game's sign; a game without one has a sign of words only. */
export const signArt: Readonly<Record<string, Component>> = {
  sandwich: SandwichArt,
  plate: PlateArt,
  wars: WarsArt,
  masters: MastersArt,
};
