/**
 * The 132 screens of which a picture is kept, a line each: scene, screen, light, language, and what is opened on it.
 * Light and language alternate: each screen is measured in all four languages anyway.
 */
import { LOCALES, type Locale } from '../../src/shared/text.ts';
import type { GroupName } from './scenes/index.ts';

export const SCREENS = {
  tv: { page: 'table', size: { width: 1920, height: 1080 } },
  laptop: { page: 'table', size: { width: 1280, height: 720 } },
  /** A phone that hosts, as at a table that keeps score. */
  host: { page: 'table', size: { width: 320, height: 568 } },
  phone: { page: 'hand', size: { width: 390, height: 844 } },
  small: { page: 'hand', size: { width: 320, height: 568 } },
  sideways: { page: 'hand', size: { width: 740, height: 360 } },
  /** Has no seat. */
  guest: { page: 'stranger', size: { width: 320, height: 568 } },
} as const;

export type ScreenName = keyof typeof SCREENS;

export const OPENED = ['', 'menu', 'rules', 'options', 'add'] as const;
export type Opened = (typeof OPENED)[number];

export interface Look {
  /** The name of its picture. */
  readonly name: string;
  readonly group: GroupName;
  readonly scene: string;
  readonly screen: ScreenName;
  readonly light: 'light' | 'dark';
  readonly locale: Locale;
  readonly opened: Opened;
}

const LISTS: Readonly<Record<GroupName, string>> = {
  house: `
    home                      tv        day    en
    home                      tv        night  de
    home                      laptop    day    fr
    home                      host      night  es
    history                   tv        day    fr
    history                   host      day    de
    entry                     tv        night  es
    write                     tv        day    de
    seasons                   tv        night  fr
    players                   tv        day    es
    player                    tv        night  en
    settings                  tv        day    de
    settings                  host      night  fr
    home                      guest     day    de`,
  sandwich: `
    sandwich-lobby-3          tv        day    de
    sandwich-lobby-12         tv        night  fr
    sandwich-lobby-3          tv        night  es  options
    sandwich-lobby-3          tv        day    fr  add
    sandwich-lobby-3          small     day    fr
    sandwich-lobby-3          guest     night  es
    sandwich-intro-3          tv        day    es
    sandwich-intro-12         tv        night  de
    sandwich-market-3         tv        night  en
    sandwich-market-12        tv        day    de
    sandwich-market-3         small     day    de
    sandwich-market-12        small     night  fr
    sandwich-kitchen-3        small     day    es
    sandwich-prep-12          tv        night  es
    sandwich-prep-3           small     night  en
    sandwich-prep-12          sideways  day    de
    sandwich-trading-3        phone     day    fr
    sandwich-trading-3        tv        night  fr
    sandwich-pitch-3          small     day    es
    sandwich-asking-3         small     night  de
    sandwich-serving-12       tv        day    fr
    sandwich-reveal-12        tv        night  de
    sandwich-rank-3           small     day    fr
    sandwich-rank-12          tv        day    es
    sandwich-verdict-12       tv        night  fr
    sandwich-round-end-12     tv        day    de
    sandwich-over-12          tv        night  es
    sandwich-over-3           small     day    de`,
  plate: `
    plate-lobby-2             tv        night  es
    plate-lobby-5             tv        day    de  options
    plate-lobby-5             host      day    de
    plate-building-2          tv        day    de
    plate-building-5          tv        night  fr
    plate-building-5          small     day    es
    plate-building-2          sideways  night  de
    plate-thinking-5          tv        day    es
    plate-keeping-5           small     night  fr
    plate-keeping-2           tv        day    fr
    plate-bidding-2           small     day    de
    plate-bidding-5           tv        night  de
    plate-bidding-5           phone     night  es
    plate-verdict-5           tv        day    fr
    plate-verdict-2           small     night  en
    plate-napkins-5           tv        night  es
    plate-napkins-5           small     day    fr
    plate-over-5              tv        day    de
    plate-over-2              phone     night  fr
    plate-building-2          tv        night  de  menu`,
  masters: `
    masters-lobby-6           tv        day    fr
    masters-lobby-2           tv        night  de  options
    masters-asked-2           tv        night  es
    masters-asked-6           tv        day    de
    masters-asked-6           small     night  de
    masters-asked-2           sideways  day    fr
    masters-waiting-6         tv        night  fr
    masters-waiting-3         small     day    es
    masters-waiting-2         phone     night  en
    masters-inspected-6       tv        day    es
    masters-inspected-6       small     day    de
    masters-event-6           tv        night  de
    masters-event-2           small     night  fr
    masters-lazy-3            small     day    fr
    masters-strict-3          phone     day    de
    masters-rush-hour-3       small     night  es
    masters-stocktake-3       sideways  night  de
    masters-over-2            tv        day    fr
    masters-over-2            small     night  es
    masters-waiting-6         tv        day    de  rules`,
  wars: `
    wars-lobby-5              tv        day    de
    wars-lobby-2              tv        night  fr  options
    wars-lobby-5              host      night  de
    wars-waiting-2            tv        day    fr
    wars-turn-5               tv        night  de
    wars-turn-5               small     day    de
    wars-turn-2               sideways  night  es
    wars-waiting-5            tv        day    es
    wars-waiting-2            small     night  fr
    wars-free-play-2          phone     day    en
    wars-swap-order-5         small     day    es
    wars-assistant-5          small     night  de
    wars-split-2              small     day    fr
    wars-upkeep-5             phone     night  fr
    wars-upkeep-2             tv        night  es
    wars-discard-5            small     day    de
    wars-discard-2            sideways  day    fr
    wars-over-5               tv        night  de
    wars-over-2               small     day    es
    wars-waiting-5            small     night  de  rules`,
  sheets: `
    sheet-plain-lobby-12      tv        day    fr
    sheet-own-lobby-2         host      night  es
    sheet-sandwich-lobby-3    host      day    de
    sheet-sandwich-entry-12   tv        night  de
    sheet-sandwich-entry-3    small     day    fr
    sheet-plate-entry-5       tv        day    es
    sheet-plate-entry-2       small     night  de
    sheet-masters-entry-6     tv        night  fr
    sheet-masters-entry-2     phone     day    de
    sheet-wars-entry-5        tv        day    de
    sheet-wars-entry-2        small     night  es
    sheet-plain-entry-12      tv        night  en
    sheet-sandwich-over-12    tv        day    es
    sheet-own-entry-12        tv        day    de
    sheet-own-entry-2         phone     night  fr
    sheet-plain-entry-2       host      day    fr
    sheet-plate-over-5        tv        night  de
    sheet-wars-over-5         small     day    fr
    sheet-plain-over-12       tv        day    de
    sheet-sandwich-unseen-5   tv        night  de
    sheet-sandwich-unseen-5   small     night  es
    sheet-sandwich-unseen-5   host      night  de
    sheet-plate-unseen-5      tv        night  es
    sheet-plate-unseen-5      small     night  de
    sheet-plain-vote-5        tv        night  es
    sheet-plain-vote-5        small     night  de
    sheet-plain-vote-5        host      night  es
    sheet-masters-vote-5      small     night  es
    sheet-masters-led-5       host      night  es
    sheet-plate-led-5         host      night  de`,
};

const oneOf = <T extends string>(all: readonly T[], said: string, line: string): T => {
  const found = all.find((one) => one === said);
  if (found === undefined) throw new Error(`“${said}” is none of ${all.join(', ')}: ${line}`);
  return found;
};

function lookOf(group: GroupName, line: string): Look {
  const [scene = '', screen = '', light = '', locale = '', opened = ''] = line.trim().split(/\s+/);
  return {
    ...{ name: [scene, screen, opened].filter(Boolean).concat(light).join('-'), group, scene },
    screen: oneOf(Object.keys(SCREENS) as ScreenName[], screen, line),
    light: oneOf(['day', 'night'], light, line) === 'day' ? 'light' : 'dark',
    locale: oneOf(LOCALES, locale, line),
    opened: oneOf(OPENED, opened, line),
  };
}

export const looks: readonly Look[] = Object.entries(LISTS).flatMap(([group, list]) =>
  list
    .trim()
    .split('\n')
    .map((line) => lookOf(group as GroupName, line)),
);
