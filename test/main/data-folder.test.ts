/** Where the data are, and how they go elsewhere. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  expectHouse,
  findData,
  leaveOldPlace,
  logPlace,
  noteMoved,
  noteRefused,
} from '../../src/main/data-dir.ts';
import { logIn } from '../../src/main/log-file.ts';
import { moveHouse, placeIn, whyNot } from '../../src/main/store/moving.ts';
import { gather, newFolder, openDisplay, openHost, testGames } from './house.ts';

const read = (...way: string[]): string => fs.readFileSync(path.join(...way), 'utf8');
const there = (...way: string[]): boolean => fs.existsSync(path.join(...way));
const put = (text: string, ...way: string[]): void => {
  fs.mkdirSync(path.dirname(path.join(...way)), { recursive: true });
  fs.writeFileSync(path.join(...way), text);
};

/** A house that was open once, closed. */
async function closedHouse(folder = newFolder()) {
  const { host, code } = await gather({ people: 2, host: { dataDir: folder } });
  logIn(folder)('The house is open.');
  put('of a day', folder, 'backups/2026-01-01T00-00-00Z-daily.db');
  put('another', folder, 'damaged/2026-01-01/smorgasboard.db');
  await host.close();
  return { folder, code, token: read(folder, 'host-token') };
}

const nothing = async (): Promise<void> => undefined;

describe('a house that goes elsewhere', () => {
  test('takes everything along, and leaves nothing but what is not its own', async () => {
    const usual = newFolder();
    const { code, token } = await closedHouse(usual);
    put('mine', usual, 'recipes.txt');
    put('{}', usual, 'window/preferences.json');
    const to = path.join(newFolder(), 'house');
    const place = findData(undefined, usual);
    const backups = fs.readdirSync(path.join(usual, 'backups'));
    await moveHouse({ from: usual, to, close: nothing });
    noteMoved(place, to);
    expect(fs.readdirSync(to).sort()).toEqual(
      ['backups', 'damaged', 'host-token', 'logs', 'smorgasboard.db'].sort(),
    );
    expect(fs.statSync(path.join(to, 'host-token')).mode & 0o077).toBe(0);

    // Until the new one is open, both are whole.
    const next = findData(undefined, usual);
    expect(next).toMatchObject({ folder: to, window: path.join(usual, 'window'), isFixed: false });
    expect(there(usual, 'smorgasboard.db')).toBe(true);
    const again = await openHost({ dataDir: to });
    expect(leaveOldPlace(next)).toBe(usual);
    expect(fs.readdirSync(usual).sort()).toEqual(['data-folder.json', 'recipes.txt', 'window']);
    expect(read(to, 'host-token')).toBe(token);
    expect(fs.readdirSync(path.join(to, 'backups'))).toEqual(backups);
    const display = await openDisplay(again, code);
    expect(display.table?.code).toBe(code);
    expect(leaveOldPlace(findData(undefined, usual))).toBeUndefined();

    // And back again: then nothing needs to be noted.
    await again.close();
    const chosen = placeIn(usual, usual);
    expect(whyNot(to, chosen)).toBeUndefined();
    await moveHouse({ from: to, to: chosen, close: nothing });
    noteMoved(findData(undefined, usual), chosen);
    expect(findData(undefined, usual).folder).toBe(usual);
    leaveOldPlace(findData(undefined, usual));
    expect(there(usual, 'data-folder.json')).toBe(false);
    expect(there(to)).toBe(false);
    expect(read(usual, 'host-token')).toBe(token);
  });

  test('what is made while it moves is not lost', async () => {
    const { folder } = await closedHouse();
    const to = newFolder();
    const close = async (): Promise<void> => {
      logIn(folder)('The house closes.');
      put('late', folder, 'backups/late.db');
      put('{}', folder, 'updates-from');
    };
    await moveHouse({ from: folder, to, close });
    expect(read(to, 'logs/smorgasboard.log')).toContain('The house closes.');
    expect(read(to, 'backups/late.db')).toBe('late');
    expect(there(to, 'updates-from')).toBe(true);
  });

  test('that cannot be copied whole stays where it is, and nothing of it lies elsewhere', async () => {
    const { folder } = await closedHouse();
    const to = newFolder();
    put('This is no database. '.repeat(100), folder, 'smorgasboard.db');
    await expect(moveHouse({ from: folder, to, close: nothing })).rejects.toThrow(/not a database/);
    expect(fs.readdirSync(to)).toEqual([]);
    const place = findData(undefined, folder);
    noteRefused(place, to);
    expect(findData(undefined, folder)).toMatchObject({ folder, refused: to });
  });

  test.each([
    ['is not whole', (to: string) => put('cut off', to, 'smorgasboard.db')],
    ['is not there', (to: string) => fs.rmSync(to, { recursive: true })],
  ])('and whose new place %s when it is to open there is still in the old one', async (_, spoil) => {
    const { folder: usual } = await closedHouse();
    const to = newFolder();
    await moveHouse({ from: usual, to, close: nothing });
    noteMoved(findData(undefined, usual), to);
    spoil(to);
    for (const start of [1, 2])
      expect(findData(undefined, usual), `start ${start}`).toMatchObject({ folder: usual, refused: to });
    expect(there(usual, 'smorgasboard.db')).toBe(true);
  });

  test('that is open in its new place already is not opened in the old one beside it', async () => {
    const { folder: usual } = await closedHouse();
    const to = newFolder();
    await moveHouse({ from: usual, to, close: nothing });
    noteMoved(findData(undefined, usual), to);
    await openHost({ dataDir: to });
    const script = `import { findData } from './src/main/data-dir.ts';
      console.log(findData(undefined, process.argv[1]).folder);`;
    const other = spawnSync(process.execPath, ['--input-type=module', '-e', script, usual], {
      encoding: 'utf8',
    });
    expect(other.stdout.trim()).toBe(to);
  });

  test('is told why it cannot', async () => {
    const { folder } = await closedHouse();
    const { folder: other } = await closedHouse();
    const link = path.join(newFolder(), 'link');
    fs.symlinkSync(folder, link);
    const file = path.join(newFolder(), 'file');
    fs.writeFileSync(file, '');
    expect(whyNot(folder, folder)).toBe('same');
    expect(whyNot(folder, link)).toBe('same');
    expect(whyNot(folder, path.join(folder, 'backups/new'))).toBe('inside');
    expect(whyNot(folder, path.join(link, 'new'))).toBe('inside');
    expect(whyNot(folder, other)).toBe('ours');
    expect(whyNot(folder, path.join(file, 'new'))).toBe('read-only');
    const free = path.join(newFolder(), 'free');
    expect(whyNot(folder, free)).toBeUndefined();
    expect(there(free)).toBe(false);
    // It says that it is large; on the disk it is not.
    const large = path.join(folder, 'backups/2026-01-02T00-00-00Z-daily.db');
    fs.writeFileSync(large, '');
    fs.truncateSync(large, 2 ** 43);
    expect(whyNot(folder, free)).toBe('full');
  });

  test('takes nothing away from what lies there', async () => {
    const { folder } = await closedHouse();
    const to = newFolder();
    put('of somebody else', to, 'backups/mine.zip');
    put('older', to, 'logs/smorgasboard.log');
    await moveHouse({ from: folder, to, close: nothing });
    expect(read(to, 'backups/mine.zip')).toBe('of somebody else');
    expect(read(to, 'logs/smorgasboard.log')).toBe(read(folder, 'logs/smorgasboard.log'));
  });

  test('gets a folder of its own among other things', () => {
    const [usual, empty, full] = [newFolder(), newFolder(), newFolder()];
    put('a film', full, 'film.mkv');
    put('{}', usual, 'data-folder.json');
    expect(placeIn(empty, usual)).toBe(empty);
    expect(placeIn(full, usual)).toBe(path.join(full, 'Smorgasboard'));
    expect(placeIn(usual, usual)).toBe(usual);
  });

  test('knows all that lies in its folder', async () => {
    const { folder } = await closedHouse();
    await openHost({ dataDir: folder, games: testGames }).then(async (host) => {
      const display = await openDisplay(host);
      await display.must('settings.set', { key: 'https', value: true });
      await host.close();
    });
    await openHost({ dataDir: folder }).then((host) => host.close());
    const to = newFolder();
    await moveHouse({ from: folder, to, close: nothing });
    expect(fs.readdirSync(to).sort()).toEqual(fs.readdirSync(folder).sort());
  });
});

describe('the folder of the data', () => {
  test('is the one named at the start, whatever was chosen', async () => {
    const usual = newFolder();
    noteMoved(findData(undefined, usual), '/elsewhere');
    const named = path.join(usual, 'named');
    const place = findData(named, usual);
    expect(place).toMatchObject({ folder: named, window: path.join(named, 'window'), isFixed: true });
    expect(() => expectHouse(place)).not.toThrow();
    expect(leaveOldPlace(place)).toBeUndefined();
    expect(findData(undefined, usual).folder).toBe('/elsewhere');
  });

  test('whose disk is away is not begun anew: it is said, and nothing is made there', () => {
    const [usual, disk] = [newFolder(), newFolder()];
    const away = path.join(disk, 'house');
    put(JSON.stringify({ folder: away }), usual, 'data-folder.json');
    const place = findData(undefined, usual);
    expect(() => expectHouse(place)).toThrow(/Is its disk connected\?/);
    expect(() => expectHouse(place)).toThrow(path.join(usual, 'data-folder.json'));
    expect(logPlace(place)).toBe(usual);
    // Also for whoever starts the house without a window.
    const env = { ...process.env, XDG_DATA_HOME: path.join(usual, 'share') };
    put(JSON.stringify({ folder: away }), usual, 'share/smorgasboard/data-folder.json');
    const started = spawnSync(process.execPath, ['src/main/headless.ts', '--port', '0', '--no-local-name'], {
      ...{ env, encoding: 'utf8', timeout: 60_000 },
    });
    expect(started.status).toBe(1);
    expect(started.stderr).toContain('Is its disk connected?');
    expect(there(away)).toBe(false);
  });
});
