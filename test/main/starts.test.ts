import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { lockNoteIn, pinOf } from '../../src/main/desktop/lock-note.ts';
import { noteStart } from '../../src/main/starts.ts';
import { seal } from '../../src/main/store/pin.ts';
import { newFolder } from './house.ts';

describe('starts of the program', () => {
  test('after three that ended badly within a minute the next one rests', () => {
    const folder = newFolder();
    const rests = [0, 10_000, 20_000, 30_000].map((at) => noteStart(folder, 1e12 + at).needsRest);
    expect(rests).toEqual([false, false, false, true]);
  });

  test('that ended well, or came longer ago, do not count', () => {
    const folder = newFolder();
    for (const at of [0, 1, 2]) noteStart(folder, 1e12 + at).endedWell();
    for (const at of [3, 4, 5]) noteStart(folder, 1e12 + at);
    expect(noteStart(folder, 1e12 + 60_100).needsRest).toBe(false);
  });

  test('of a clock that was put back, or of a torn note, do not count', () => {
    const folder = newFolder();
    for (const at of [3, 4, 5]) noteStart(folder, 2e12 + at);
    expect(noteStart(folder, 1e12).needsRest).toBe(false);
    writeFileSync(path.join(folder, 'starts.json'), '[1,');
    expect(noteStart(folder, 1e12).needsRest).toBe(false);
  });
});

describe('the note of the lock', () => {
  test('knows the PIN and the wrong ones, and is open where there is none', () => {
    const note = lockNoteIn(newFolder());
    expect(note.read()).toMatchObject({ locked: false, pin: '' });
    note.keep({ locked: true, pin: seal('2468') });
    const pin = pinOf(note);
    expect([pin.isSet(), pin.fits('2468'), pin.fits('1357')]).toEqual([true, true, false]);
    pin.keepWrong({ count: 5, at: 7 });
    expect(note.read()).toMatchObject({ locked: true, wrong: { count: 5, at: 7 } });
  });
});
