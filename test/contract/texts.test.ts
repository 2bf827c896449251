import { games } from '../../src/games/index.ts';
import { haveTheirWords } from '../support/words.ts';

haveTheirWords(games, (game, file) => import(`../../src/games/${game.text}/text/${file}.ts`));
