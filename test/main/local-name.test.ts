/** Real mDNS between hosts, kept to this machine. */
import dgram from 'node:dgram';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { announce, type LocalName } from '../../src/main/lan/local-name.ts';

const network = { interface: '127.0.0.1', bind: '0.0.0.0', port: 40_000 + (process.pid % 20_000) };

interface Announced {
  readonly name: LocalName;
  readonly said: string[];
}

async function announced(name: string, port: number): Promise<Announced> {
  const said: string[] = [];
  const log = (line: string): unknown => said.push(line);
  let local: LocalName | undefined;
  await new Promise<void>((changed) => {
    local = announce({ name, port, scheme: 'http', log, changed, network });
    expect(local?.name).toBeNull();
  });
  if (!local) throw new Error(said.join());
  onTestFinished(local.close);
  return { name: local, said };
}

test('a name that another host has leads to the next free one, and one plain line', async () => {
  const first = await announced('cafe', 4321);
  expect(first.name.name).toBe('cafe.local');
  expect(first.said).toEqual([]);
  const second = await announced('cafe', 4322);
  expect(second.name.name).toBe('cafe-2.local');
  expect(second.said).toEqual(['cafe.local is another host in this network. This one is cafe-2.local.']);
  expect((await announced('cafe', 4323)).name.name).toBe('cafe-3.local');
  expect((await announced('kitchen', 4324)).name.name).toBe('kitchen.local');
});

test('a name is free again when its host has closed', async () => {
  const first = await announced('bar', 4321);
  await first.name.close();
  expect((await announced('bar', 4322)).name.name).toBe('bar.local');
});

test('a port that cannot be had costs the name and nothing else', async () => {
  const squatter = dgram.createSocket('udp4').bind(network.port + 1);
  await once(squatter, 'listening');
  onTestFinished(() => void squatter.close());
  const line = await new Promise<string>((log) => {
    const local = announce({
      ...{ name: 'cafe', port: 4321, scheme: 'http', log, changed: () => undefined },
      network: { ...network, port: network.port + 1 },
    });
    onTestFinished(() => local?.close());
  });
  expect(line).toMatch(/^No local name: .*EADDRINUSE/);
});
