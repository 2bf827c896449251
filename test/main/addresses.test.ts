import type os from 'node:os';
import { describe, expect, onTestFinished, test } from 'vitest';
import { rankAddresses } from '../../src/main/lan/addresses.ts';
import { JoinAddresses } from '../../src/main/lan/join-addresses.ts';
import { qrOf, wifiText } from '../../src/main/lan/qr.ts';
import { openStore } from '../../src/main/store/store.ts';
import { gather, newFolder } from './house.ts';
import { ScreenClient } from './screen-client.ts';

const adapter = (address: string, mac = '3c:22:fb:00:00:01', internal = false): os.NetworkInterfaceInfo[] => [
  { address, mac, internal, family: 'IPv4', netmask: '255.255.255.0', cidr: `${address}/24` },
];

describe('real adapters come before those of VPNs, Docker and virtual machines', () => {
  test.each<[string, Record<string, os.NetworkInterfaceInfo[]>, string[]]>([
    [
      'a Linux laptop',
      {
        lo: adapter('127.0.0.1', '00:00:00:00:00:00', true),
        docker0: adapter('172.17.0.1', '02:42:aa:00:00:01'),
        'br-5f2a': adapter('172.18.0.1'),
        tailscale0: adapter('100.101.102.103'),
        wlp2s0: adapter('192.168.1.34'),
        enp3s0: adapter('192.168.1.20'),
      },
      [
        '192.168.1.20 lan',
        '192.168.1.34 wifi',
        '100.101.102.103 vpn',
        '172.17.0.1 virtual',
        '172.18.0.1 virtual',
        '127.0.0.1 loopback',
      ],
    ],
    [
      'a Windows kiosk',
      {
        'vEthernet (WSL)': adapter('172.29.128.1', '00:15:5d:00:00:01'),
        'VirtualBox Host-Only Network': adapter('192.168.56.1', '0a:00:27:00:00:01'),
        'Ethernet 3': adapter('192.168.99.1', '00:50:56:c0:00:08'),
        'OpenVPN TAP': adapter('10.8.0.6'),
        'Wi-Fi': adapter('10.0.0.12'),
      },
      [
        '10.0.0.12 wifi',
        '10.8.0.6 vpn',
        '192.168.56.1 virtual',
        '192.168.99.1 virtual',
        '172.29.128.1 virtual',
      ],
    ],
    [
      'a Mac with iCloud relay and a self-given address',
      {
        utun4: adapter('10.20.30.40'),
        bridge100: adapter('192.168.64.1'),
        en5: adapter('169.254.9.9'),
        en0: adapter('192.168.0.5'),
      },
      ['192.168.0.5 lan', '169.254.9.9 lan', '10.20.30.40 vpn', '192.168.64.1 virtual'],
    ],
    [
      'a machine without a network',
      { lo: adapter('127.0.0.1', '00:00:00:00:00:00', true) },
      ['127.0.0.1 loopback'],
    ],
  ])('%s', (_, adapters, ranked) => {
    expect(rankAddresses(adapters).map(({ address, kind }) => `${address} ${kind}`)).toEqual(ranked);
  });
});

test('a Wi-Fi code carries odd names and passwords unharmed', () => {
  expect(wifiText({ name: 'Café; "Noir"', password: 'a:b,c\\d' })).toBe(
    'WIFI:T:WPA;S:Café\\; \\"Noir\\";P:a\\:b\\,c\\\\d;;',
  );
  expect(wifiText({ name: 'Guests', password: '' })).toBe('WIFI:T:nopass;S:Guests;;');
  expect(wifiText({ name: 'Hidden', password: 'x', hidden: true })).toBe('WIFI:T:WPA;S:Hidden;P:x;H:true;;');
});

test('a QR code is drawn as runs of modules', () => {
  const { size, path } = qrOf('HTTP://192.168.1.20:4321/KRMB');
  expect(size).toBe(25);
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1H(\d+)z/g)];
  expect(runs.map(([run]) => run).join('')).toBe(path);
  const [, x, y, width] = runs[0]!.map(Number);
  expect([x, y, width]).toEqual([0, 0, 7]);
});

test('an address given by hand comes first, and the code leads there', async () => {
  const { display, code, host } = await gather({ people: 0, host: { hostAddress: 'games.example' } });
  expect(display.table?.join).toMatchObject({
    chosen: 'games.example',
    url: `http://games.example:${host.port}/?t=${code}`,
    qr: qrOf(`HTTP://GAMES.EXAMPLE:${host.port}/${code}`),
  });
});

test('the address is switched while the code shows, for every table', async () => {
  const { display } = await gather({ people: 0 });
  const { addresses, chosen } = display.table!.join;
  expect(chosen).toBe(addresses[0]!.address);
  await display.must('address.choose', { address: '127.0.0.1' });
  await display.until(() => display.table?.join.chosen === '127.0.0.1');
  expect(display.table?.join.url).toContain('http://127.0.0.1:');
  expect(await display.call('address.choose', { address: '8.8.8.8' })).toMatchObject({
    refusal: { key: 'no-such-address' },
  });
});

test('the first phone that arrives promotes the address it came by', () => {
  const store = openStore(newFolder());
  const addresses = new JoinAddresses({
    ...{ settings: store.settings, scheme: 'http', isMade: false, port: 4321 },
    ...{ hostAddress: 'games.example', localName: () => 'den.local' },
    ...{ changed: () => undefined, log: () => undefined },
  });
  onTestFinished(() => {
    addresses.close();
    store.close();
  });
  expect(addresses.joinInfo('KRMB')).toMatchObject({ chosen: 'games.example', proven: false });
  addresses.arrivedBy('den.local');
  expect(addresses.joinInfo('KRMB')).toMatchObject({ chosen: 'den.local', proven: true });
});

test('a hand on the host’s own machine leaves the address to the phones', async () => {
  const { host, display, code } = await gather({ people: 0, host: { hostAddress: 'games.example' } });
  const hand = new ScreenClient(host.port, { table: code }, { headers: { host: `127.0.0.1:${host.port}` } });
  await hand.until(() => hand.table !== null);
  await hand.must('seat.join', { name: 'Ada', face: 1 });
  await display.until(() => display.table?.seats.length === 1);
  expect(display.table?.join.chosen).toBe('games.example');
});

test('a Wi-Fi that is set shows a second code', async () => {
  const { display } = await gather({ people: 0 });
  expect(display.table?.join.wifi).toBeUndefined();
  const wifi = { name: 'Café', password: 'secret' };
  await display.must('settings.set', { key: 'wifi', value: wifi });
  await display.until(() => display.table?.join.wifi?.name === 'Café');
  expect((await display.must('wifi.code', {})).qr).toEqual(qrOf(wifiText(wifi)));
  expect(await display.call('settings.set', { key: 'wifi', value: { name: '' } })).toMatchObject({
    refusal: { key: 'bad-setting' },
  });
  expect(await display.call('settings.set', { key: 'colour', value: 1 })).toMatchObject({
    refusal: { key: 'unknown-setting' },
  });
});
