interface Placed {
  readonly place: number;
  readonly places: number;
  readonly bleah: boolean;
}

/** What one says of a sandwich, best to worst; S-42 turns praise round. */
export function verdictWord({ place, places, bleah }: Placed): string {
  const step = place === 1 ? 'best' : place === places ? 'worst' : place === 2 ? 'second' : 'third';
  return `ui.verdict.${bleah ? 'bleah.' : ''}${step}`;
}
