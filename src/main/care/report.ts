/** What helps to find out what went wrong: nothing of the people who play, nothing that lets anybody in. */
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import type { HostContext } from '../lan/host-context.ts';
import { readLogs } from '../log-file.ts';
import { settingSchemas } from '../store/settings.ts';
import type { ZipEntry } from './zip.ts';

/** What may be one, with a colon that is of the sentence. */
const ADDRESSES = [
  /(?<![\w.:])[\da-f:]*:[\da-f:]+(?:(?:\.\d+){3})?/gi,
  /(?<![\w.])\d+(?:\.\d+){3}(?!\w|\.\d)/g,
];
const HERE = /^(127\.|0\.0\.0\.0|::1?$)/;
const USUAL_NAME = settingSchemas.localName.parse(undefined);

/** Of a user, as paths and as traces call it. Of a system's own user it may be the root of all. */
function homes(): string[] {
  const home = os.homedir();
  return path.dirname(home) === home ? [] : [pathToFileURL(home).href, home];
}

/** Who has which address, how this user is called, and by what one gets to a table is nobody's business. */
function maskFor({ store, tables }: HostContext): (text: string) => string {
  const known = new Map<string, string>();
  const localName = store.settings.get('localName');
  const hidden = new Map([
    ...homes().map((home) => [home, '~'] as const),
    ...(localName === USUAL_NAME ? [] : [[localName, 'chosen-name'] as const]),
    ...tables.list().map(({ code }, i) => [code, `table-${i + 1}`] as const),
  ]);

  /** Each keeps to a name of its own. */
  const named = (found: string): string => {
    const address = net.isIP(found) === 0 ? found.replace(/:$/, '') : found;
    if (net.isIP(address) === 0 || HERE.test(address)) return found;
    const name = known.get(address) ?? `address-${known.size + 1}`;
    known.set(address, name);
    return name + found.slice(address.length);
  };

  return (text) => {
    const told = [...hidden].reduce((all, [what, name]) => all.replaceAll(what, name), text);
    return ADDRESSES.reduce((all, pattern) => all.replace(pattern, named), told);
  };
}

function aboutMachine({ version, house }: HostContext): string {
  const { electron, chrome } = process.versions;
  const vitals = house.vitals();
  const lines = {
    smorgasboard: version,
    node: process.versions.node,
    ...(electron && { electron, chrome }),
    system: `${os.type()} ${os.release()} ${process.arch}`,
    processors: os.availableParallelism(),
    running: new Date(vitals.upSince).toISOString(),
    ...vitals,
  };
  return Object.entries(lines)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
}

/** By what they are; the names of a network say where the house stands. */
function settingsOf({ store }: HostContext): string {
  const { wifi, address, ...others } = store.settings.shown();
  const network = wifi as { hasPassword: boolean } | null;
  const told = {
    ...others,
    wifi: network && { hasPassword: network.hasPassword },
    address: address === null ? null : 'chosen',
  };
  return `${JSON.stringify(told, null, 2)}\n`;
}

function tablesOf({ tables }: HostContext): string {
  const told = tables.list().map(({ game, phase, seats, touched }) => ({
    ...{ game, phase, seats: seats.length },
    touched: new Date(touched).toISOString(),
  }));
  return `${JSON.stringify(told, null, 2)}\n`;
}

export function reportOf(host: HostContext): ZipEntry[] {
  const masked = maskFor(host);
  return [
    // Nothing in there is of people, and a version may look like an address.
    { name: 'about.txt', text: aboutMachine(host) },
    { name: 'settings.json', text: masked(settingsOf(host)) },
    { name: 'tables.json', text: tablesOf(host) },
    ...readLogs(host.dataDir).map(({ name, text }) => ({ name: `logs/${name}.txt`, text: masked(text) })),
  ];
}
