/** What a phone shows of its own hand while somebody is asked in the middle of a turn of Sandwich Masters. */
import { test } from '@playwright/test';
import { handInSight } from '../support/in-sight.ts';
import { longButFirst } from '../support/long.ts';
import { keepPicture } from '../support/pictures.ts';
import { hostWith, phoneOf } from './support/laid-tables.ts';
import { ASKED, mastersMoments as tables } from './support/masters-moments.ts';

const host = hostWith(tables);

const SIZE = { width: 320, height: 568 };

for (const [i, [who, seat]] of (
  [
    ['asked', ASKED],
    ['waiting', 0],
  ] as const
).entries())
  test(
    `M-20, M-22: the hand of whoever is ${who} is in sight while an inspector or an event asks`,
    longButFirst(i),
    async ({ browser }) => {
      const phone = await phoneOf(host(), { browser, size: SIZE, locale: 'en', tables, seat });
      for (const table of tables) {
        await phone.show(table);
        await handInSight(phone.page, `${table.moment}, ${who}`);
        await keepPicture(phone.page, `phone-masters-${who}-${table.moment}`);
      }
      await phone.page.context().close();
    },
  );
