/** The short form of `npm run looks`: one in eight of its 132 screens, each in its own language, and only measured. */
import { expect, test } from '@playwright/test';
import { silentGreys } from '../looks/greys.ts';
import { looks } from '../looks/list.ts';
import { wordsAndBoxes } from '../looks/measure.ts';
import { untoldNumbers } from '../looks/numbers.ts';
import { inOrder, isPlayed, Stage, sceneOf, tablesOf } from '../looks/stage.ts';
import { keepPicture } from '../support/pictures.ts';
import { hostWith } from './support/laid-tables.ts';

const chosen = looks.filter((_, i) => i % 8 === 3);
const groups = [...new Set(chosen.map(({ group }) => group))];

for (const group of groups)
  test.describe(group, () => {
    const ours = chosen.filter((look) => look.group === group);
    const tables = tablesOf(ours);
    const host = hostWith(tables);

    test(`nothing is cut, covered or too small for a finger: ${group}`, async ({ browser }) => {
      const stage = new Stage({ browser, host: host(), tables });
      for (const look of inOrder(ours)) {
        const page = await stage.show({ ...look, scene: sceneOf(look) });
        const faults = await wordsAndBoxes(page);
        if (isPlayed(look)) faults.push(...(await untoldNumbers(page)));
        faults.push(...(await silentGreys(page)));
        faults.push(...stage.takeBroken());
        if (faults.length > 0) await keepPicture(page, look.name);
        expect.soft(faults, `${look.name} in ${look.locale}`).toEqual([]);
      }
      await stage.close();
    });
  });
