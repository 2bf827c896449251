/**
 * Views share structure: a part made from the same piece of state is the same object again,
 * so finding out what changed stops at the first equal reference.
 */
export function memo<K extends object, V>(make: (piece: K) => V): (piece: K) => V {
  const made = new WeakMap<K, V>();
  return (piece) => {
    const kept = made.get(piece);
    if (kept !== undefined) return kept;
    const fresh = make(piece);
    made.set(piece, fresh);
    return fresh;
  };
}
