const PREFIX = 'smorgasboard.';
const bridge = globalThis.window?.smorgasboard;

/** What this browser remembers, or the desktop program for it. Storage may be forbidden or full: then nothing is remembered, and nothing breaks. */
export const recall = (name: string): string | null => {
  const kept = bridge?.kept(name);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
};

export const remember = (name: string, value: string | null): void => {
  if (bridge?.keep(name, value)) return;
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
  } catch {
    return;
  }
};
