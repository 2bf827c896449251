import { recall } from '../device/kept.ts';
import { nameFrom } from '../shell/person.ts';
import { KEPT_PROOF, type Person } from './person.ts';

/** As the protocol allows; and how many there surely are to choose from, for counting them would load them all. */
const HIGHEST_FACE = 23;
const FACES = 12;

/** Who held this phone last. */
export function keptPerson(): Person {
  const face = Number(recall('face') ?? Math.floor(Math.random() * FACES));
  const proof = recall(KEPT_PROOF);
  return {
    name: nameFrom(recall('name') ?? ''),
    face: Number.isInteger(face) && face >= 0 && face <= HIGHEST_FACE ? face : 0,
    ...(proof ? { proof } : {}),
  };
}
