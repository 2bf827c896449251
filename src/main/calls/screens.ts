/** Several screens: what each has on it, and how another comes to have it. */
import { accept, type Result } from '../../shared/game.ts';
import { deny } from '../../shared/host-refusals.ts';
import type { HouseScreen, Show } from '../../shared/protocol.ts';
import type { HostContext, Page } from '../lan/host-context.ts';
import type { Handlers } from './handler.ts';

type ScreenCall = 'screen.shows' | 'screen.list' | 'screen.show';

export const isBig = (page: Page): boolean => page.greeted && page.isOpen && (page.display || page.hosting);

export const screensOf = ({ pages }: HostContext, asking: Page): HouseScreen[] =>
  [...pages].filter(isBig).map((page) => ({
    ...{ screen: page.mark, address: page.address, own: page.isHere },
    ...{ code: page.table?.code ?? null, shows: page.shows, yours: page === asking },
  }));

interface Wanted extends Omit<Show, 't'> {
  readonly screen: string;
}

/** The screen is told, and goes there by itself. */
export function showOn({ pages, tables }: HostContext, { screen, ...wanted }: Wanted): Result<null> {
  const { code } = wanted;
  const page = [...pages].find((one) => one.mark === screen && isBig(one));
  if (!page) return deny('no-such-screen');
  if (code !== null && !tables.find(code)) return deny('no-such-table', { code });
  page.tell({ t: 'show', ...wanted });
  return accept(null);
}

export const screens: Handlers<ScreenCall> = {
  'screen.shows': ({ screen, table }, { what, hand = null }) => {
    screen.shows = what;
    if (hand !== screen.hand) table.touch();
    screen.hand = hand;
    return accept(null);
  },
  'screen.list': ({ host, screen }) => accept({ screens: screensOf(host, screen) }),
  'screen.show': ({ host }, wanted) => showOn(host, wanted),
};
