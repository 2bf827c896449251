import { contextBridge, type IpcRendererEvent, ipcRenderer } from 'electron';
import {
  channelOf,
  type DesktopBridge,
  desktopCalls,
  heartbeat,
  hostHeard,
  type KioskState,
  kioskChanged,
  pinWanted,
  preferenceChosen,
  preferencesWanted,
} from '../shared/ipc.ts';

const heartbeatMs = 2000;
const hearingMs = 500;

function listen<T>(channel: string, listener: (value: T) => void): () => void {
  const heard = (_: IpcRendererEvent, value: T): void => listener(value);
  ipcRenderer.on(channel, heard);
  return () => {
    ipcRenderer.off(channel, heard);
  };
}

const calls = Object.fromEntries(
  desktopCalls.map((call) => [
    call,
    (...params: unknown[]) => ipcRenderer.invoke(channelOf(call), ...params),
  ]),
) as unknown as Omit<
  DesktopBridge,
  'platform' | 'onKioskChanged' | 'onPinWanted' | 'kept' | 'keep' | 'heardHost'
>;

const kept = new Map<string, string | null>(
  Object.entries((ipcRenderer.sendSync(preferencesWanted) ?? {}) as Record<string, string | null>),
);

let heardAt = Number.NEGATIVE_INFINITY;

const bridge: DesktopBridge = {
  ...calls,
  platform: process.platform,
  onKioskChanged: (listener) => listen<KioskState>(kioskChanged, listener),
  onPinWanted: (listener) => listen<undefined>(pinWanted, () => listener()),
  kept: (name) => kept.get(name),
  keep: (name, value) => {
    const answer: unknown = ipcRenderer.sendSync(preferenceChosen, name, value);
    if (answer === 'kept') kept.set(name, value);
    return answer !== 'yours';
  },
  heardHost: () => {
    const now = performance.now();
    if (now - heardAt < hearingMs) return;
    heardAt = now;
    ipcRenderer.send(hostHeard);
  },
};

setInterval(() => ipcRenderer.send(heartbeat), heartbeatMs);
contextBridge.exposeInMainWorld('smorgasboard', bridge);
// The browser's own would open a dialog over a locked kiosk, and stand still until somebody answers it.
contextBridge.executeInMainWorld({
  func: () => Object.assign(window, { print: () => void window.smorgasboard?.print() }),
});
