const PREFIX = 'smorgasboard.';

/** What this browser remembers. Storage may be forbidden or full: then nothing is remembered, and nothing breaks. */
export const recall = (name: string): string | null => {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
};

export const remember = (name: string, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
  } catch {
    return;
  }
};
