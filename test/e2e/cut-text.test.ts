/** What looks for text that can't be read whole finds each kind of it, and nothing else. */
import { expect, test } from '@playwright/test';
import { expectNoCutText, findCutText } from './support/cut-text.ts';

test.use({ viewport: { width: 360, height: 740 } });

const page = (body: string): string =>
  `<!doctype html><style>
    body { margin: 0; font: 20px/1.2 sans-serif; }
    .slim { width: 80px; }
    .line { overflow: hidden; white-space: nowrap; }
    .over { position: absolute; left: 10px; }
  </style><body>${body}`;

const CASES: readonly (readonly [string, string, readonly string[]])[] = [
  ['short enough', '<p class="slim line">Brie</p>', []],
  ['wrapped at a space', '<p class="slim">Cream cheese</p>', []],
  ['cut by its box', '<p class="slim line">Mousetrap cheddar</p>', ['cut: Mousetrap cheddar']],
  [
    'an ellipsis',
    '<p class="slim line" style="text-overflow: ellipsis">Mousetrap cheddar</p>',
    ['ellipsis: Mousetrap cheddar'],
  ],
  [
    'the last of too many lines',
    `<p class="slim" style="display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical;
      -webkit-line-clamp: 2">one two three four five six seven</p>`,
    ['ellipsis: one two three four five six seven'],
  ],
  ['below its box', '<p style="height: 9px; overflow: hidden">Brie</p>', ['cut: Brie']],
  ['beside the screen', '<p class="over" style="left: 330px">Sourdough</p>', ['cut: Sourdough']],
  [
    'broken inside a word',
    '<p class="slim" style="overflow-wrap: anywhere">Sauerteigbrot</p>',
    ['broken: Sauerteigbrot'],
  ],
  ['broken at a soft hyphen', '<p class="slim" style="overflow-wrap: anywhere">Sauer&shy;teig</p>', []],
  ['in a list that scrolls', '<p style="height: 30px; overflow: auto">one<br>two<br>three</p>', []],
  [
    'only read out',
    '<p style="position: absolute; clip-path: inset(50%)" class="slim line">Read out</p>',
    [],
  ],
  [
    'under another text',
    '<p class="over" style="top: 0">Gouda</p><p class="over" style="top: 8px">Brie</p>',
    ['overlapped: Gouda'],
  ],
  [
    'above another text',
    '<p style="line-height: 1; margin: 0">Gouda</p><p style="line-height: 1; margin: 0">Brie</p>',
    [],
  ],
  [
    'partly under a picture that lets touches through',
    `<p class="over" style="top: 0">Gouda</p>
     <i class="over" style="top: 0; width: 20px; height: 60px; background: red; pointer-events: none"></i>`,
    ['covered: Gouda'],
  ],
  [
    'wholly behind something',
    '<p class="over" style="top: 0">Gouda</p><i class="over" style="inset: 0; background: red"></i>',
    [],
  ],
  [
    'wholly behind something with text of its own',
    '<p class="over" style="top: 0">A</p><p class="over" style="inset: 0; background: red">Brie</p>',
    [],
  ],
  [
    'under a bar it can be scrolled away from',
    `<p style="height: 725px; margin: 0"></p><p style="margin: 0 0 80px">Gouda</p>
     <b style="position: fixed; inset: auto 0 0; height: 40px; background: red">Brie</b>`,
    [],
  ],
  [
    'under a bar that it never gets away from',
    `<p class="over" style="top: 715px; margin: 0">Gouda</p>
     <b class="over" style="position: fixed; bottom: 0; width: 200px; height: 13px; background: red"></b>`,
    ['covered: Gouda'],
  ],
  ['asked for in a field', '<input placeholder="Search" style="width: 160px; font: inherit">', []],
  [
    'asked for in a field that is too narrow',
    '<input placeholder="Names, games, places" style="width: 80px; font: inherit">',
    ['cut: Names, games, places'],
  ],
  [
    'chosen in a field that is too narrow',
    '<select style="width: 60px; font: inherit"><option>Mousetrap cheddar</option></select>',
    ['cut: Mousetrap cheddar'],
  ],
  [
    'of a day in a field that is too narrow',
    '<input type="date" style="width: 60px; font: inherit">',
    ['cut: 00/00/0000'],
  ],
  [
    'on a panel of its own',
    '<div style="background: red"><b style="background: blue"><i>Gouda</i></b></div>',
    [],
  ],
];

for (const [title, body, wanted] of CASES)
  test(`text ${title}: ${wanted.length === 0 ? 'is let be' : 'is found'}`, async ({ page: screen }) => {
    await screen.setContent(page(body));
    const found = (await findCutText(screen)).map(({ fault, text }) => `${fault}: ${text}`);
    expect(found).toEqual(wanted);
    if (wanted.length === 0) await expectNoCutText(screen, title);
  });
