import { atTable } from './at-table.ts';
import { certificate } from './certificate.ts';
import { demo } from './demo.ts';
import { guest } from './guest.ts';
import { history } from './history.ts';
import { home } from './home.ts';
import { house } from './house.ts';
import { keys } from './keys.ts';
import { leagues } from './leagues.ts';
import { lobby } from './lobby.ts';
import { people } from './people.ts';
import { play } from './play.ts';
import { practice } from './practice.ts';
import { screens } from './screens.ts';
import { statistics } from './statistics.ts';

/** Every method that is answered; what is not here is refused as unknown. */
export const handlers = {
  ...guest,
  ...play,
  ...lobby,
  ...atTable,
  ...home,
  ...keys,
  ...house,
  ...screens,
  ...certificate,
  ...people,
  ...history,
  ...statistics,
  ...leagues,
  ...demo,
  ...practice,
};
