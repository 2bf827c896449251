/** Who holds this phone: asked once. */
import { remember } from '../device/kept.ts';

export interface Person {
  readonly name: string;
  readonly face: number;
  /** By which the host knows them again. */
  readonly proof?: string;
}

export function keepPerson(person: Person): void {
  remember('name', person.name);
  remember('face', String(person.face));
}

/** Under the name that the id of the roster had, which a host without proofs gave out: it is taken for one. */
export const KEPT_PROOF = 'player';

export const keepProof = (proof: string): void => remember(KEPT_PROOF, proof);
