/** What helps to find out what went wrong: nothing of the people who play, nothing that lets anybody in. */
import os from 'node:os';
import process from 'node:process';
import type { HostContext } from '../lan/host-context.ts';
import { readLogs } from '../log-file.ts';
import type { ZipEntry } from './zip.ts';

const ADDRESS = /\b\d{1,3}(?:\.\d{1,3}){3}\b|\b(?:[\da-f]{1,4}:){3,7}[\da-f]{0,4}/gi;
const HERE = /^(127\.|0\.0\.0\.0)/;

/** Who has which address, and how this user is called, is nobody's business: each keeps to a name of its own. */
function masked(text: string, known: Map<string, string>): string {
  const named = text.replaceAll(os.homedir(), '~');
  return named.replace(ADDRESS, (address) => {
    if (HERE.test(address)) return address;
    const name = known.get(address) ?? `address-${known.size + 1}`;
    known.set(address, name);
    return name;
  });
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

/** By what they are; a Wi-Fi's name says where the house stands. */
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
  const known = new Map<string, string>();
  const entries = [
    { name: 'about.txt', text: aboutMachine(host) },
    { name: 'settings.json', text: settingsOf(host) },
    { name: 'tables.json', text: tablesOf(host) },
    ...readLogs(host.dataDir).map(({ name, text }) => ({ name: `logs/${name}.txt`, text })),
  ];
  return entries.map(({ name, text }) => ({ name, text: masked(text, known) }));
}
