/** What a bot can be like besides its level: where it strays from what others like. */

/** Fixed for a match, so that each bot has a way of its own. */
export interface Taste {
  /** Of a hundred bids, how many are there only to be feared. */
  readonly bluff: number;
  /** How big a sandwich it likes to see finished. */
  readonly appetite: number;
  /** Of a hundred moments at which a napkin would help a little, how many it uses. */
  readonly mischief: number;
  /** How much a napkin must bring. */
  readonly thrift: number;
  /** How much more a napkin is worth than to others where one card is kept of several. */
  readonly love: number;
}

const STRAYS: Readonly<Record<string, Partial<Taste>>> = {
  bluffer: { bluff: 30 },
  glutton: { appetite: 6 },
  hoarder: { thrift: 0.5, mischief: 12, love: 6 },
  prankster: { thrift: -1, mischief: 100 },
};

export const tempers: readonly string[] = Object.keys(STRAYS);

export const tempered = (taste: Taste, temper: string | undefined): Taste => ({
  ...taste,
  ...STRAYS[temper ?? ''],
});
