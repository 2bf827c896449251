/** Where the table page is. `#/history/12` leads; without a hash, the address `/table?t=KRMB` shows that table. */
import { pathOf } from './paths.ts';

class Router {
  path = $state(pathOf(location));

  constructor() {
    addEventListener('hashchange', () => {
      this.path = pathOf(location);
    });
  }

  go = (path: string): void => {
    location.hash = `#/${path}`;
  };

  /** Like `go`, but "back" does not lead here again. */
  replace = (path: string): void => {
    history.replaceState(null, '', `#/${path}`);
    this.path = path;
  };
}

export const router = new Router();
