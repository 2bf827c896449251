/** The service file of systemd, filled in for this machine. */
import { readFileSync } from 'node:fs';
import { inRoot } from '../lib/paths.ts';

export interface UnitParts {
  readonly command: readonly string[];
  /** Names and values that the program needs, such as the display. */
  readonly environment: Readonly<Record<string, string>>;
  readonly folder: string;
  /** With a window it starts with the desktop, else with the machine. */
  readonly shows: 'window' | 'nothing';
}

/** A word as systemd reads it: it knows quotes, `%` and `$`. */
const word = (text: string): string =>
  `"${text.replace(/[\\"]/g, '\\$&').replace(/%/g, '%%').replace(/\$/g, '$$$$')}"`;

/** Folders and environments know no `$`. */
const plain = (text: string): string => text.replace(/%/g, '%%');

export function unitFor({ command, environment, folder, shows }: UnitParts): string {
  const target = shows === 'window' ? 'graphical-session.target' : 'default.target';
  const values: Readonly<Record<string, string>> = {
    command: command.map(word).join(' '),
    environment: Object.entries(environment)
      .map(([name, value]) => `"${name}=${plain(value).replace(/[\\"]/g, '\\$&')}"`)
      .join(' '),
    folder: plain(folder),
    after: shows === 'window' ? target : '',
    wantedBy: target,
  };
  const [, ...lines] = readFileSync(inRoot('resources/service/smorgasboard.service'), 'utf8').split('\n');
  return lines
    .join('\n')
    .replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
    .replace(/ +$/gm, '');
}
