import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';

const folder = path.resolve(import.meta.dirname, '../../test-results/pictures');

/** Keeps a picture of a screen where that is asked for: of a television it takes as much work as a tap. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  if (!process.env.SMORGASBOARD_PICTURES) return;
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: path.join(folder, `${name}.png`), scale: 'css' });
}
