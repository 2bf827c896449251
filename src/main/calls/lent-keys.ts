/** Keys that screens were lent, and what becomes of screens whose key is good no more. */
import type { Hello, HostContext, Page } from '../lan/host-context.ts';

const goodKeys = ({ keys, owners }: HostContext): ReadonlySet<string> =>
  new Set([...keys.lent(), ...owners.list()].map(({ id }) => id));

/** By which it was let in. */
export function keysOf(host: HostContext, { owning, hosting }: Page, hello: Hello): string[] {
  const shown = [
    ...(owning ? [host.owners.idOf(hello.ownerToken!)] : []),
    ...(hosting ? [host.keys.idOf(hello.hostToken!)] : []),
  ];
  return shown.filter((key) => goodKeys(host).has(key));
}

/** To be called every minute or so: a line may be open for longer than its key is good. It comes back without. */
export function endOldKeys(host: HostContext): void {
  const good = goodKeys(host);
  for (const page of host.pages) if (page.keys.some((key) => !good.has(key))) page.cutOff();
}
