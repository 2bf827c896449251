export type FamilyKey =
  | 'spreads'
  | 'meats'
  | 'fish'
  | 'cheese'
  | 'vegetables'
  | 'fruit'
  | 'sweets'
  | 'oddities'
  | 'bread';

export type PatternKey =
  | 'waves'
  | 'stripes'
  | 'scales'
  | 'holes'
  | 'leaves'
  | 'dots'
  | 'checks'
  | 'zigzag'
  | 'lines';

export type EdgeKey = 'drips' | 'slab' | 'ripples' | 'corners' | 'frills' | 'scallops' | 'teeth';

export interface Family {
  readonly key: string;
  /** A name for `Icon`. */
  readonly icon: string;
  /** The layer and the badge rim; ink on it. */
  readonly mid: string;
  /** The card's window. */
  readonly tint: string;
  /** The stripe; cream on it. */
  readonly strong: string;
  readonly pattern: PatternKey;
  /** The lower edge of a layer. */
  readonly edge: EdgeKey;
}

const family = (
  key: FamilyKey,
  icon: string,
  [mid, tint, strong]: readonly [string, string, string],
  [pattern, edge]: readonly [PatternKey, EdgeKey],
): Family => ({ key, icon, mid, tint, strong, pattern, edge });

export const FAMILIES: Readonly<Record<FamilyKey, Family>> = {
  spreads: family('spreads', 'fam-jar', ['#DDB27F', '#F3E2C8', '#67401A'], ['waves', 'drips']),
  meats: family('meats', 'fam-bone', ['#F0A08C', '#FADCD3', '#93281A'], ['stripes', 'slab']),
  fish: family('fish', 'fam-fish', ['#93CBE4', '#DAEEF6', '#145074'], ['scales', 'ripples']),
  cheese: family('cheese', 'fam-cheese', ['#FFD257', '#FFF0C2', '#6E4A00'], ['holes', 'corners']),
  vegetables: family('vegetables', 'fam-carrot', ['#AFD072', '#E4F1CB', '#2C5F3C'], ['leaves', 'frills']),
  fruit: family('fruit', 'fam-cherries', ['#F7A3B0', '#FCE0E3', '#8E1B47'], ['dots', 'scallops']),
  sweets: family('sweets', 'fam-ice-cream', ['#D9AED6', '#F2E1F0', '#6A2C66'], ['checks', 'drips']),
  oddities: family('oddities', 'fam-sock', ['#9FCFC4', '#DAEDE7', '#1C5750'], ['zigzag', 'teeth']),
  bread: family('bread', 'fam-bread', ['#E5B873', '#F6E3C2', '#6B4212'], ['lines', 'slab']),
};

/** A game's own family, drawn after one of ours. */
export const likeFamily = (model: FamilyKey, change: Partial<Family> & { readonly key: string }): Family => ({
  ...FAMILIES[model],
  ...change,
});

export const familyOf = (given: Family | FamilyKey): Family =>
  typeof given === 'string' ? FAMILIES[given] : given;

/** Tone on tone, so that a family is known without its colour; C stands for the colour, 20 × 20 a tile. */
export const PATTERNS: Readonly<Record<PatternKey, string>> = {
  waves: `<path d='M0 10Q5 4 10 10T20 10' fill='none' stroke='C' stroke-width='3'/>`,
  stripes: `<path d='M-5 25L25 -5M-5 5L5 -5M15 25L25 15' stroke='C' stroke-width='4'/>`,
  scales: `<path d='M0 0A10 10 0 0 0 20 0M-10 10A10 10 0 0 0 10 10A10 10 0 0 0 30 10' fill='none' stroke='C' stroke-width='2.6'/>`,
  holes: `<circle cx='5' cy='6' r='3.6' fill='C'/><circle cx='15' cy='14' r='2.6' fill='C'/><circle cx='14' cy='3' r='1.4' fill='C'/>`,
  leaves: `<path d='M10 1V19M10 12Q3 11 3 5Q10 6 10 12Q17 11 17 5Q10 6 10 12' fill='none' stroke='C' stroke-width='2.4'/>`,
  dots: `<circle cx='5' cy='5' r='2.6' fill='C'/><circle cx='15' cy='15' r='2.6' fill='C'/>`,
  checks: `<path d='M0 0H10V10H0ZM10 10H20V20H10Z' fill='C'/>`,
  zigzag: `<path d='M0 14L5 6L10 14L15 6L20 14' fill='none' stroke='C' stroke-width='3'/>`,
  lines: `<path d='M0 5H20M0 15H20' stroke='C' stroke-width='3'/>`,
};

const scallops = (): string => {
  const bites = Array.from({ length: 6 }, (_, i) => {
    const right = 400 - i * 66.7;
    const x = (offset: number): number => Math.round(right - offset);
    return `Q${x(10)} 17 ${x(34)} 17Q${x(58)} 17 ${x(66.7)} 5`;
  });
  return `M0 0H400V3${bites.join('')}L0 3Z`;
};

/** The lower edge of a layer on a strip 400 wide and 28 tall. */
export const EDGES: Readonly<Record<EdgeKey, string>> = {
  frills:
    'M0 0H400V8Q388 26 374 10Q358 -2 344 14Q328 30 312 12Q296 0 280 14Q264 28 248 12Q232 -2 216 13Q200 28 184 12Q168 0 152 14Q136 28 120 12Q104 -2 88 13Q72 28 56 12Q40 0 26 14Q12 26 0 8Z',
  corners: 'M0 0H400V3L352 3L322 26L292 3H196L168 20L140 3H96L62 26L30 3H0Z',
  drips:
    'M0 0H400V6Q396 22 382 20Q370 18 366 8Q352 4 338 8Q334 26 320 25Q306 24 304 8Q260 3 214 7Q210 20 198 19Q188 18 184 7Q140 3 112 8Q108 24 94 24Q80 23 78 8Q50 4 30 7Q24 16 14 15Q4 14 0 6Z',
  slab: 'M0 0H400V4Q398 13 386 13H14Q2 13 0 4Z',
  ripples:
    'M0 0H400V2Q380 14 360 6Q340 14 320 6Q300 14 280 6Q260 14 240 6Q220 14 200 6Q180 14 160 6Q140 14 120 6Q100 14 80 6Q60 14 40 6Q20 14 0 2Z',
  scallops: scallops(),
  teeth:
    'M0 0H400V4L380 18L360 4L340 18L320 4L300 18L280 4L260 18L240 4L220 18L200 4L180 18L160 4L140 18L120 4L100 18L80 4L60 18L40 4L20 18L0 4Z',
};

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A colour between two others; `share` 0 is the first, 1 the second. */
export const mix = (from: string, to: string, share: number): string => {
  const end = channels(to);
  const mixed = channels(from).map((value, i) => Math.round(value + ((end[i] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

const urls = new Map<string, string>();

export const patternUrl = ({ pattern, tint, mid }: Family): string => {
  const known = urls.get(pattern + tint + mid);
  if (known) return known;
  const body = PATTERNS[pattern].replaceAll('C', mix(tint, mid, 0.42));
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='40' height='40' viewBox='0 0 20 20'>${body}</svg>`;
  const url = `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
  urls.set(pattern + tint + mid, url);
  return url;
};

/** The inline style that gives an element its family's colours and pattern. */
export const familyVars = (given: Family | FamilyKey): string => {
  const { mid, tint, strong } = familyOf(given);
  return `--mid:${mid};--tint:${tint};--strong:${strong}`;
};
