/** What fails under every browser, whatever it draws: it is measured, not compared. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { findCutText } from '../e2e/support/cut-text.ts';
import { findBadTargets } from './targets.ts';

/** Text that is cut, broken or covered, and what fingers miss: another language, other boxes. */
export async function wordsAndBoxes(page: Page): Promise<string[]> {
  const texts = (await findCutText(page)).map(
    ({ fault, text, where, by }) => `${fault}: “${text}” in ${where}${by ? ` (${by})` : ''}`,
  );
  return [...texts, ...(await findBadTargets(page))];
}

/** The same in every language. */
export async function contrast(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .withRules(['color-contrast'])
    .analyze();
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ target }) => `too little contrast: ${target.join(' ')}`),
  );
}
