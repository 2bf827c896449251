import type { Player } from '../../../shared/protocol.ts';
import type { Companion } from '../../shell/company.ts';

/** In a roster names are told apart, not faces: there are fewer faces than people. */
const NO_FACE = -1;

export const namesakes = (players: readonly Player[] = [], but?: string): readonly Companion[] =>
  players.filter(({ id }) => id !== but).map(({ name }) => ({ name, face: NO_FACE }));
