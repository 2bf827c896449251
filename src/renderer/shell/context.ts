import { createContext } from 'svelte';
import type { Connection } from '../net/connection.svelte.ts';

/** The one connection of this screen, for every component under its root. */
export const [connectionHere, provideConnection] = createContext<Connection>();
