import { contextBridge, type IpcRendererEvent, ipcRenderer } from 'electron';
import {
  channelOf,
  type DesktopBridge,
  desktopCalls,
  heartbeat,
  type KioskState,
  kioskChanged,
  pinWanted,
} from '../shared/ipc.ts';

const heartbeatMs = 2000;

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
) as unknown as Omit<DesktopBridge, 'platform' | 'onKioskChanged' | 'onPinWanted'>;

const bridge: DesktopBridge = {
  ...calls,
  platform: process.platform,
  onKioskChanged: (listener) => listen<KioskState>(kioskChanged, listener),
  onPinWanted: (listener) => listen<undefined>(pinWanted, () => listener()),
};

setInterval(() => ipcRenderer.send(heartbeat), heartbeatMs);
contextBridge.exposeInMainWorld('smorgasboard', bridge);
