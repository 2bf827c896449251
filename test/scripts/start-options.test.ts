import { describe, expect, test } from 'vitest';
import { help, parseStartOptions } from '../../scripts/lib/start-options.ts';

const mistakes: readonly (readonly [string, string])[] = [
  ['--prot 3', "Unknown option '--prot'."],
  ['extra', "Unexpected argument 'extra'."],
  ['--port', "Option '--port <value>' argument missing."],
  ['--port x', '--port needs a number from 1 to 65535, not "x".'],
  ['--port 0', '--port needs a number from 1 to 65535, not "0".'],
  ['--port 65536', '--port needs a number from 1 to 65535, not "65536".'],
  ['--headless --desktop', '--headless cannot be used with --desktop.'],
  ['--headless --kiosk', '--headless cannot be used with --kiosk.'],
];

describe('the options of npm start', () => {
  test.each(mistakes)('%s is answered in plain words', (line, message) => {
    expect(parseStartOptions(line.split(' '))).toEqual({ kind: 'mistake', message });
  });

  test('without any, the program finds out by itself what it can open', () => {
    expect(parseStartOptions([])).toEqual({ kind: 'start', options: { mode: 'auto', kiosk: false } });
  });

  test('a kiosk is a desktop window', () => {
    expect(parseStartOptions(['--kiosk'])).toEqual({
      kind: 'start',
      options: { mode: 'desktop', kiosk: true },
    });
  });

  test('port, folder and address reach the host', () => {
    const line = ['--headless', '--port', '4400', '--data', 'house', '--host-address', '10.0.0.7'];
    expect(parseStartOptions(line)).toEqual({
      kind: 'start',
      options: { mode: 'headless', kiosk: false, port: 4400, data: 'house', hostAddress: '10.0.0.7' },
    });
  });

  test('help wins over everything else and names every option', () => {
    expect(parseStartOptions(['--headless', '--help'])).toEqual({ kind: 'help' });
    for (const option of ['--desktop', '--headless', '--kiosk', '--port', '--data', '--host-address']) {
      expect(help).toContain(option);
    }
  });
});
