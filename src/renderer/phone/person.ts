/** Who holds this phone: asked once. */
import { nameFrom } from '../shell/person.ts';
import { recall, remember } from '../ui/kept.ts';

/** As the protocol allows; and how many there surely are to choose from, for counting them would load them all. */
const HIGHEST_FACE = 23;
const FACES = 12;

export interface Person {
  readonly name: string;
  readonly face: number;
  /** As the roster of the host knows them. */
  readonly player?: string;
}

export function keptPerson(): Person {
  const face = Number(recall('face') ?? Math.floor(Math.random() * FACES));
  const player = recall('player');
  return {
    name: nameFrom(recall('name') ?? ''),
    face: Number.isInteger(face) && face >= 0 && face <= HIGHEST_FACE ? face : 0,
    ...(player ? { player } : {}),
  };
}

export function keepPerson(person: Person): void {
  remember('name', person.name);
  remember('face', String(person.face));
  if (person.player) remember('player', person.player);
}
