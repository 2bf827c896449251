import { words } from '../../i18n/words.svelte.ts';

const KILO = 1000;
const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const;

export function sizeText(bytes: number): string {
  let [size, unit] = [bytes / KILO, 0];
  while (size >= KILO && unit < UNITS.length - 1) {
    size /= KILO;
    unit += 1;
  }
  const style = { style: 'unit', unit: UNITS[unit], maximumFractionDigits: size < 10 ? 1 : 0 } as const;
  return new Intl.NumberFormat(words.locale, style).format(Math.max(size, 0.1));
}
