/** Who holds this phone: asked once. */
import { remember } from '../device/kept.ts';

export interface Person {
  readonly name: string;
  readonly face: number;
  /** As the roster of the host knows them. */
  readonly player?: string;
}

export function keepPerson(person: Person): void {
  remember('name', person.name);
  remember('face', String(person.face));
  if (person.player) remember('player', person.player);
}
