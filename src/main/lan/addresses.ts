/** By which addresses phones may reach this machine, the likeliest first. */
import os from 'node:os';
import type { JoinAddress } from '../../shared/protocol.ts';

type Kind = JoinAddress['kind'];

const BY_ADAPTER: readonly (readonly [RegExp, Kind])[] = [
  [
    /docker|^br-|veth|virbr|vmnet|vmware|vbox|virtualbox|vethernet|hyper-v|wsl|podman|^cni|^lxc|^lxd|^kube|^flannel/i,
    'virtual',
  ],
  [
    /^tun|^tap|^utun|^wg|tailscale|^ts\d|^zt|zerotier|^ppp|vpn|nordlynx|proton|wireguard|ipsec|cscotun|^gpd/i,
    'vpn',
  ],
  [/^bridge|^awdl|^llw|^anpi|^ap\d|bluetooth|loopback pseudo/i, 'virtual'],
  [/^wl|wi-?fi|wlan|airport|wireless/i, 'wifi'],
];

/** Of makers of virtual machines: their adapters are often named like real ones. */
const VIRTUAL_MACS = [
  '00:05:69',
  '00:0c:29',
  '00:1c:14',
  '00:50:56',
  '08:00:27',
  '0a:00:27',
  '00:15:5d',
  '02:42',
];

const ORDER: readonly Kind[] = ['lan', 'wifi', 'name', 'vpn', 'virtual', 'loopback'];

export type Adapters = NodeJS.Dict<os.NetworkInterfaceInfo[]>;

export function rankAddresses(adapters: Adapters = os.networkInterfaces()): JoinAddress[] {
  const found = Object.entries(adapters).flatMap(([label, addresses]) =>
    (addresses ?? [])
      .filter(isUsable)
      .map((info) => ({ address: info.address, kind: kindOf(label, info), label })),
  );
  return found.sort((a, b) => rank(a) - rank(b));
}

/** IPv6 addresses cannot be read out loud or typed; phones on a LAN have IPv4. */
const isUsable = (info: os.NetworkInterfaceInfo): boolean => info.family === 'IPv4';

function kindOf(label: string, { address, mac, internal }: os.NetworkInterfaceInfo): Kind {
  if (internal) return 'loopback';
  const named = BY_ADAPTER.find(([pattern]) => pattern.test(label))?.[1];
  if (named === 'virtual' || named === 'vpn') return named;
  if (VIRTUAL_MACS.some((maker) => mac.toLowerCase().startsWith(maker))) return 'virtual';
  // Host-only networks of VirtualBox; carrier-grade addresses are a tailnet's on a desktop machine.
  if (address.startsWith('192.168.56.')) return 'virtual';
  if (inRange(address, [100, 64], [100, 127])) return 'vpn';
  return named ?? 'lan';
}

/** Real adapters first; among them private ranges as a home or café has them, self-given addresses last. */
function rank({ address, kind }: JoinAddress): number {
  return ORDER.indexOf(kind) * 10 + rangeRank(address);
}

function rangeRank(address: string): number {
  if (address.startsWith('192.168.')) return 0;
  if (address.startsWith('10.')) return 1;
  if (inRange(address, [172, 16], [172, 31])) return 2;
  return address.startsWith('169.254.') ? 9 : 3;
}

function inRange(address: string, from: readonly [number, number], to: readonly [number, number]): boolean {
  const [a = 0, b = 0] = address.split('.').map(Number);
  return a === from[0] && b >= from[1] && b <= to[1];
}
