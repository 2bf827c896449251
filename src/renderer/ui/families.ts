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

/** The inline style that gives an element its family's colours and pattern. */
export const familyVars = (given: Family | FamilyKey): string => {
  const { mid, tint, strong } = familyOf(given);
  return `--mid:${mid};--tint:${tint};--strong:${strong}`;
};
