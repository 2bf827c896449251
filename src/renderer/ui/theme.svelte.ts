import { recall, remember } from '../device/kept.ts';

export type ThemeChoice = 'auto' | 'light' | 'dark';

const KEPT = 'theme';

const kept = (): ThemeChoice => {
  const value = recall(KEPT);
  return value === 'light' || value === 'dark' ? value : 'auto';
};

let choice = $state<ThemeChoice>('auto');
let systemDark = $state(false);

export const theme = {
  get choice(): ThemeChoice {
    return choice;
  },
  get now(): 'light' | 'dark' {
    return choice === 'auto' ? (systemDark ? 'dark' : 'light') : choice;
  },
};

const show = (): void => {
  document.documentElement.dataset.theme = theme.now;
};

export const setTheme = (wanted: ThemeChoice): void => {
  choice = wanted;
  remember(KEPT, wanted === 'auto' ? null : wanted);
  show();
};

/** Noon or after hours, as this device or its owner wants it. Call once, before mounting. */
export const startTheme = (): void => {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  systemDark = dark.matches;
  dark.addEventListener('change', ({ matches }) => {
    systemDark = matches;
    show();
  });
  choice = kept();
  show();
};
