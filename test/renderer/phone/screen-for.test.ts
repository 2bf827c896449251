import { expect, it } from 'vitest';
import { type ScreenName, type Shown, screenFor } from '../../../src/renderer/phone/screen-for.ts';
import type { OwnDocument, TableDocument } from '../../../src/shared/protocol.ts';

type Phase = TableDocument['phase'];
const at = (phase: Phase) => ({ phase }) as TableDocument;
const seated = { seat: 0 } as OwnDocument;
const waiting = { seat: null, waiting: 0 } as OwnDocument;

const shown = (part: Partial<Shown>): Shown => ({
  status: 'open',
  welcome: null,
  table: null,
  mine: null,
  ...part,
});
const welcome = (role: 'guest' | 'home') => ({ t: 'welcome', role, hosting: false }) as const;

it.each<[what: string, Partial<Shown>, ScreenName | undefined]>([
  ['while the table is looked for', { status: 'connecting' }, undefined],
  ['before the document is here', { welcome: welcome('guest') }, undefined],
  ['where no table is known', { welcome: welcome('home') }, 'code'],
  ['when the line ended there', { status: 'ended', welcome: welcome('home') }, 'ended'],
  ['when the line ended in a match', { status: 'ended', table: at('playing'), mine: seated }, 'ended'],
  ['while the line is lost', { status: 'lost', table: at('playing'), mine: seated }, 'hand'],
])('%s', (_, part, screen) => expect(screenFor({}, shown(part))).toBe(screen));

it.each<[who: string, OwnDocument | null, watching: boolean, Record<Phase, ScreenName>]>([
  ['a guest', null, false, { lobby: 'join', playing: 'watch', over: 'results' }],
  ['a guest who would rather watch', null, true, { lobby: 'watch', playing: 'watch', over: 'results' }],
  ['whoever has a seat', seated, false, { lobby: 'waiting', playing: 'hand', over: 'results' }],
  [
    'whoever watched and has a seat now',
    seated,
    true,
    { lobby: 'waiting', playing: 'hand', over: 'results' },
  ],
  ['whoever waits for a seat', waiting, false, { lobby: 'watch', playing: 'watch', over: 'results' }],
])('%s', (_, mine, watching, screens) => {
  for (const phase of ['lobby', 'playing', 'over'] as const)
    expect(screenFor({ watching }, shown({ table: at(phase), mine }))).toBe(screens[phase]);
});
