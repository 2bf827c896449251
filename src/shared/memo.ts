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

/**
 * Keeps only what was made last: for whole states, and lists of them, which are asked about again and again until the
 * next one comes and never afterwards.
 */
export function memoLast<K extends object, V>(make: (piece: K) => V): (piece: K) => V {
  let last: { readonly piece: K; readonly value: V } | undefined;
  return (piece) => {
    if (last?.piece !== piece) last = { piece, value: make(piece) };
    return last.value;
  };
}

/** As `memo`, for what is made from several pieces. */
export function memoAll<K extends readonly [object, object, ...object[]], V>(
  make: (...pieces: K) => V,
): (...pieces: K) => V {
  const branch = memo((_: object): WeakMap<object, unknown> => new WeakMap());
  return (...pieces) => {
    let made = branch(pieces[0]) as WeakMap<object, unknown>;
    for (let i = 1; i < pieces.length - 1; i++) made = nextOf(made, pieces[i]!);
    const last = pieces.at(-1)!;
    if (!made.has(last)) made.set(last, make(...pieces));
    return made.get(last) as V;
  };
}

function nextOf(made: WeakMap<object, unknown>, piece: object): WeakMap<object, unknown> {
  const known = made.get(piece) as WeakMap<object, unknown> | undefined;
  if (known) return known;
  const fresh = new WeakMap<object, unknown>();
  made.set(piece, fresh);
  return fresh;
}
