import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';

const folder = path.resolve(import.meta.dirname, '../../test-results/pictures');

/** Keeps a picture of a screen as a test artefact; `npm run pictures` takes the README's from there. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: path.join(folder, `${name}.png`), scale: 'css' });
}
