/** The second tap of two must not press what came under the finger with the first: it waits until that has settled. */
const SETTLES_MS = 400;

export class Settled {
  now = $state(false);

  /** Settles anew whenever that changes; call while a component is being set up. */
  constructor(what: () => unknown) {
    $effect.pre(() => {
      what();
      this.now = false;
      const timer = setTimeout(() => {
        this.now = true;
      }, SETTLES_MS);
      return () => clearTimeout(timer);
    });
  }
}
