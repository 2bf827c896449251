import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  FAMILIES,
  type Family,
  FOODS,
  type Food,
  familyOf,
  type Recipe,
  SAUCE,
} from '../../../src/games/masters/cards.ts';
import { fillingOf, fitOf, type Piece, standIns } from '../../../src/games/masters/rules/matching.ts';

const recipe = (needs: string, each: Family | null = null, reward = 5): Recipe => ({
  needs: needs.split(' ').filter(Boolean) as Food[],
  each,
  reward,
});
const pieces = (text: string): Piece[] => text.split(' ').filter(Boolean) as Piece[];

describe('an order is filled exactly', () => {
  it.each([
    { needs: 'cheese tomato', lies: 'tomato cheese', state: 'ready' },
    { needs: 'cheese tomato', lies: 'tomato', state: 'missing' },
    { needs: 'cheese tomato', lies: 'tomato cheese onion', state: 'impossible' },
    { needs: 'cheese', lies: 'cheese cheese', state: 'impossible' },
    { needs: 'cheese cheese', lies: 'cheese', state: 'missing' },
    { needs: 'cheese', lies: 'bread cheese', state: 'impossible' },
    { needs: 'bread cheese', lies: 'cheese bread', state: 'ready' },
    { needs: 'cheese tomato', lies: 'sauce cheese', state: 'ready' },
    { needs: 'cheese tomato', lies: 'sauce sauce', state: 'ready' },
    { needs: 'cheese tomato', lies: 'sauce sauce sauce', state: 'impossible' },
    { needs: 'bread', lies: 'sauce', state: 'impossible' },
    { needs: 'bread cheese', lies: 'sauce', state: 'missing' },
  ])('M-15: $needs of $lies is $state', ({ needs, lies, state }) => {
    expect(fitOf(recipe(needs), pieces(lies)).state).toBe(state);
  });

  it.each([
    { each: 'meat', lies: 'bacon', state: 'ready', pays: 5 },
    { each: 'meat', lies: 'bacon beef bacon', state: 'ready', pays: 15 },
    { each: 'meat', lies: 'bacon sauce', state: 'ready', pays: 10 },
    { each: 'meat', lies: '', state: 'missing', pays: 0 },
    { each: 'meat', lies: 'bacon tomato', state: 'impossible', pays: 0 },
    { each: 'bread', lies: 'sauce', state: 'impossible', pays: 0 },
  ] as const)('M-18: any number of $each: $lies pays $pays', ({ each, lies, state, pays }) => {
    expect(fitOf(recipe('', each), pieces(lies))).toMatchObject({ state, pays });
  });

  it('M-18: an ingredient listed besides the family is wanted, and paid for', () => {
    const order = recipe('egg', 'meat', 4);
    expect(fitOf(order, pieces('bacon bacon'))).toMatchObject({ state: 'missing', missing: ['egg'] });
    expect(fitOf(order, pieces('egg'))).toMatchObject({ state: 'missing', wantsFamily: true });
    expect(fitOf(order, pieces('egg bacon bacon'))).toMatchObject({ state: 'ready', pays: 12 });
  });

  it('M-15: attack condiments are ignored', () => {
    expect(fillingOf(['bread~1', 'chilli~1', 'cheese~1', 'goo~1', 'bread~2'])).toEqual(['cheese']);
  });

  it('says what is missing and what is in the way', () => {
    expect(fitOf(recipe('bread egg cheese'), pieces('sauce cheese tomato'))).toEqual({
      state: 'impossible',
      missing: ['bread', 'egg'],
      covered: 1,
      wantsFamily: false,
      extra: ['tomato'],
      pays: 0,
    });
  });
});

describe('any mixture', () => {
  const food = fc.constantFrom(...FOODS.slice(0, 6));
  const recipes = fc.record<Recipe>({
    needs: fc.array(food, { maxLength: 4 }),
    each: fc.option(fc.constantFrom(...FAMILIES), { nil: null }),
    reward: fc.integer({ min: 1, max: 9 }),
  });
  const fillings = fc.array(
    fc.oneof({ weight: 3, arbitrary: food }, { weight: 2, arbitrary: fc.constant(SAUCE) }),
    {
      maxLength: 5,
    },
  ) as fc.Arbitrary<Piece[]>;
  const settings = { numRuns: 2000, seed: 7 };

  it('M-15, M-9: is matched as by trying every meaning of every sauce', () => {
    fc.assert(
      fc.property(recipes, fillings, (order, filling) => {
        expect(fitOf(order, filling).state === 'ready').toBe(
          meanings(filling).some((sure) => isExactly(order, sure)),
        );
      }),
      settings,
    );
  });

  it('can be completed by what is said to be missing, and only then', () => {
    fc.assert(
      fc.property(recipes, fillings, (order, filling) => {
        const { state, missing, covered, wantsFamily } = fitOf(order, filling);
        if (state === 'impossible') return;
        const breads = missing.filter((one) => one === 'bread');
        const others = missing.filter((one) => one !== 'bread').slice(covered);
        const more = wantsFamily ? FOODS.filter((one) => familyOf(one) === order.each).slice(0, 1) : [];
        expect(fitOf(order, [...filling, ...breads, ...others, ...more]).state).toBe('ready');
      }),
      settings,
    );
  });

  it('M-9: names a meaning for each sauce which fills the order', () => {
    fc.assert(
      fc.property(recipes, fillings, (order, filling) => {
        if (fitOf(order, filling).state !== 'ready') return;
        const meant = standIns(order, filling).map(
          (name) => FOODS.find((one) => one === name) ?? FOODS.find((one) => familyOf(one) === name)!,
        );
        const sure = filling.filter((piece): piece is Food => piece !== SAUCE);
        expect(isExactly(order, [...sure, ...meant])).toBe(true);
      }),
      settings,
    );
  });
});

/** Every way to read the sauces: as any food but Bread. */
function meanings(filling: readonly Piece[]): Food[][] {
  return filling.reduce<Food[][]>(
    (found, piece) =>
      found.flatMap((sure) =>
        (piece === SAUCE ? FOODS.filter((food) => food !== 'bread') : [piece]).map((food) => [...sure, food]),
      ),
    [[]],
  );
}

function isExactly({ needs, each }: Recipe, foods: readonly Food[]): boolean {
  const rest = [...foods];
  for (const need of needs) {
    const at = rest.indexOf(need);
    if (at < 0) return false;
    rest.splice(at, 1);
  }
  return each === null ? rest.length === 0 : rest.length > 0 && rest.every((food) => familyOf(food) === each);
}
