/** The table's page on a phone: a scorekeeper without a TV opens the same sheet there. */

const query = matchMedia('(max-width: 44rem), (max-height: 26rem)');

class Small {
  is = $state(query.matches);

  constructor() {
    query.addEventListener('change', () => {
      this.is = query.matches;
    });
  }
}

export const small = new Small();

/** While the calling component is there, everything is drawn in the sizes of a phone. */
export function drawnAsOnPhones(): void {
  $effect.pre(() => {
    const { dataset } = document.documentElement;
    const before = dataset.screen;
    dataset.screen = 'phone';
    return () => {
      dataset.screen = before;
    };
  });
}
