/** Puts scenes on screens whose time stands still, one screen after the other. */
import type { Browser, Page } from '@playwright/test';
import { waitUntilStill } from '../e2e/support/cut-text.ts';
import { bigScreen, type LaidTable, phoneOf, WATCHED, wakeSeat } from '../e2e/support/laid-tables.ts';
import type { HostProgram } from '../support/host-program.ts';
import { type Look, type Opened, SCREENS } from './list.ts';
import { EVENING, groups, type Scene } from './scenes/index.ts';

interface View extends Pick<Look, 'screen' | 'light' | 'locale' | 'opened'> {
  readonly scene: Scene;
}

export function sceneOf({ group, scene }: Look): Scene {
  const found = groups[group].scenes.find(({ name }: Scene) => name === scene);
  if (!found) throw new Error(`${group} has no scene “${scene}”`);
  return found;
}

/** A match, with nothing over it. */
export const isPlayed = (look: Look): boolean =>
  look.opened === '' && (sceneOf(look).table?.facts.length ?? 0) > 0;

export const tablesOf = (some: readonly Look[]): LaidTable[] => [
  ...new Set(some.flatMap((look) => sceneOf(look).table ?? [])),
];

/** One screen after the other: each is opened once. */
export const inOrder = (some: readonly Look[]): Look[] =>
  some.toSorted((a, b) => a.screen.localeCompare(b.screen) || a.light.localeCompare(b.light));

type Show = (scene: Scene) => Promise<void>;

/** For some seconds only: who has come back, who fell asleep as the machine was slow. And how fast everybody's line is. */
function hideWhatPasses(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.toasts, .veil, li.lines { display: none !important }');
  document.adoptedStyleSheets = [sheet];
}

/** Icons have a name in no language. */
const icon = (name: string): string => `button:has(use[href="#ui-${name}"])`;
const MENU = icon('menu');

/** What is tapped for it, one after the other. */
const TAPS: Readonly<Record<Opened, readonly string[]>> = {
  '': [],
  menu: [MENU],
  rules: [MENU, `dialog[open] ${icon('book')}`],
  options: [`.setup ${icon('settings')}`],
  add: ['.empty-spot'],
};

interface House {
  readonly browser: Browser;
  readonly host: HostProgram;
  readonly tables: readonly LaidTable[];
}

export class Stage {
  readonly #house: House;
  #key = '';
  #page: Page | undefined;
  #show: Show = async () => undefined;
  /** By what was opened for the look before. */
  #covered = false;
  /** What broke on any page since somebody asked. */
  #broken: string[] = [];
  /** Where the page that is open sits. */
  readonly #sits = new Set<LaidTable>();

  constructor(house: House) {
    this.#house = house;
  }

  async show({ screen, light, locale, scene, opened }: View): Promise<Page> {
    const key = [screen, light, locale].join();
    if (key !== this.#key) await this.#open({ screen, light, locale });
    this.#key = key;
    const page = this.#page!;
    if (this.#covered) await page.reload();
    this.#covered = opened !== '';
    await this.#show(scene);
    // A sheet on a small screen has no main part.
    await page.locator('main > *, .small > *').first().waitFor();
    await page.evaluate(waitUntilStill);
    // Whose turn it is covers what is asked, for a moment.
    await page.locator('.turn > .banner').waitFor({ state: 'detached' });
    await page.evaluate(hideWhatPasses);
    for (const tapped of TAPS[opened]) await page.locator(tapped).first().click();
    if (opened !== '') await page.locator('dialog[open]').last().waitFor();
    return page;
  }

  /** A picture of what could not be drawn looks tidy. */
  takeBroken(): string[] {
    return this.#broken.splice(0).map((message) => `broken: ${message}`);
  }

  async close(): Promise<void> {
    await this.#page?.context().close();
    this.#page = undefined;
    this.#key = '';
    for (const table of this.#sits) await wakeSeat(this.#house.host, table, WATCHED);
    this.#sits.clear();
  }

  async #open({ screen, light, locale }: Pick<View, 'screen' | 'light' | 'locale'>): Promise<void> {
    await this.close();
    const { browser, host, tables } = this.#house;
    const { page: kind, size } = SCREENS[screen];
    const look = { browser, size, light, locale, at: EVENING };
    if (kind === 'table') {
      const { page, show } = await bigScreen(host, look);
      this.#watch(page);
      this.#show = async ({ table, path }) => {
        if (table) return show(table);
        await page.evaluate((to) => {
          location.hash = to;
        }, `#/${path}`);
      };
      return;
    }
    const known = kind === 'hand' ? tables : [];
    const { page, show } = await phoneOf(host, { ...look, tables: known, seat: WATCHED });
    this.#watch(page);
    this.#show = async ({ table }) => {
      if (table) await show(table);
      else await page.goto(host.phoneOrigin);
      if (table && known.includes(table)) this.#sits.add(table);
    };
  }

  #watch(page: Page): void {
    this.#page = page;
    page.on('pageerror', ({ message }) => this.#broken.push(message));
  }
}
