import { type IpcMainEvent, ipcMain } from 'electron';
import { preferenceChosen, preferencesWanted } from '../../shared/ipc.ts';
import type { KeptPreferences } from './preferences.ts';
import { isInTrouble } from './trouble.ts';

/** A page waits for these answers: there is always one. */
export function answerPreferences({ all, keep }: KeptPreferences): void {
  const isMain = ({ senderFrame, sender }: IpcMainEvent): boolean =>
    senderFrame === sender.mainFrame && !isInTrouble(sender);
  ipcMain.on(preferencesWanted, (event) => {
    event.returnValue = isMain(event) ? all() : {};
  });
  ipcMain.on(preferenceChosen, (event, name: unknown, value: unknown) => {
    event.returnValue = isMain(event) ? keep(name, value) : 'yours';
  });
}
