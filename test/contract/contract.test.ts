import { games } from '../../src/games/index.ts';
import { keepTheContract } from '../support/contract.ts';

keepTheContract(games);
