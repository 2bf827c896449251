/**
 * `npm run looks`: 132 screens as they were when somebody last looked at them, compared in their own language, and
 * whole in all four, measured. `LOOKS=update` keeps them as they are now, measured in their own language only;
 * `LOOKS=every` measures every scene there is.
 */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { LOCALES } from '../../src/shared/text.ts';
import { hostWith } from '../e2e/support/laid-tables.ts';
import { keepPicture } from '../support/pictures.ts';
import { clearAllBut, differenceOf, isTheirBrowser, keep, pictureOf, signGallery } from './gallery.ts';
import { silentGreys } from './greys.ts';
import { type Look, looks } from './list.ts';
import { contrast, wordsAndBoxes } from './measure.ts';
import { untoldNumbers } from './numbers.ts';
import { type GroupName, groups, type Scene } from './scenes/index.ts';
import { inOrder, isPlayed, Stage, sceneOf, tablesOf } from './stage.ts';

/** Stands on the screens, and in their codes. */
const PORT = 47_320;
const wish = process.env.LOOKS;
const only = new RegExp(process.env.LOOKS_ONLY ?? '');

/** As if nobody had chosen. */
const everyLook = (group: GroupName): Look[] =>
  groups[group].scenes.flatMap((scene: Scene) =>
    (['tv', 'small', 'host'] as const)
      .filter((screen) => scene.table || screen !== 'small')
      .map((screen) => ({
        ...{ name: `${scene.name}-${screen}`, group, scene: scene.name, screen },
        ...{ light: 'light', locale: 'en', opened: '' },
      })),
  );

async function compare(look: Look, page: Page, browser: Browser): Promise<void> {
  const picture = await pictureOf(page);
  if (wish === 'update') return keep(look.name, picture);
  const difference = await differenceOf(browser, look.name, picture);
  if (difference === undefined) return;
  const said = `${look.name}: ${difference}`;
  if (isTheirBrowser(browser)) expect.soft(difference, said).toBeUndefined();
  else console.log(`  Not as it was drawn by another browser: ${said}`);
}

for (const [i, group] of (Object.keys(groups) as GroupName[]).entries())
  test.describe(group, () => {
    const wanted = wish === 'every' ? everyLook(group) : looks.filter((look) => look.group === group);
    const ours = wanted.filter(({ name }) => only.test(name));
    if (ours.length === 0) return;
    const tables = tablesOf(ours);
    const host = hostWith(tables, { port: PORT + i, records: groups[group].records });

    for (const locale of LOCALES)
      test(`${group} is whole, and as it was: ${locale}`, async ({ browser }) => {
        const stage = new Stage({ browser, host: host(), tables });
        const shown = ours.filter((look) => wish !== 'update' || look.locale === locale);
        for (const look of inOrder(shown)) {
          const page = await stage.show({ ...look, locale, scene: sceneOf(look) });
          const isOwn = look.locale === locale && wish !== 'every';
          const faults = isOwn ? await contrast(page) : [];
          // Before anything is scrolled.
          if (isOwn) await compare(look, page, browser);
          faults.push(...(await wordsAndBoxes(page)));
          if (isPlayed(look)) faults.push(...(await untoldNumbers(page)));
          faults.push(...(await silentGreys(page)));
          faults.push(...stage.takeBroken());
          if (faults.length > 0) await keepPicture(page, `${look.name}-${locale}`);
          expect.soft(faults, `${look.name} in ${locale}`).toEqual([]);
        }
        await stage.close();
      });
  });

if (wish === 'update' && only.test(''))
  test('the gallery holds these pictures and no others', async ({ browser }) => {
    await clearAllBut(looks.map(({ name }) => name));
    await signGallery(browser);
  });
