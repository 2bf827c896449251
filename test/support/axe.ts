import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

export const LIGHTS = ['light', 'dark'] as const;
export type Light = (typeof LIGHTS)[number];

/** axe's serious and critical findings, named with where they are. */
export async function findings(page: Page, light: Light): Promise<string[]> {
  // A page has no frames of others, and of what is in order nothing is wanted.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  // What is where, and what it is called, is the same by night.
  const { violations } = await (light === 'dark' ? axe.withRules(['color-contrast']) : axe).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}
