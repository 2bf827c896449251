import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { app, type BrowserWindow, dialog } from 'electron';
import type { FileToSave, SaveAnswer } from '../../shared/ipc.ts';
import { safeFileName } from './file-name.ts';
import { typesOf } from './file-types.ts';

const mostBytes = 64 * 1024 * 1024;

export function isFileToSave(value: unknown): value is FileToSave {
  if (typeof value !== 'object' || value === null) return false;
  const { suggestedName, content } = value as Partial<FileToSave>;
  if (typeof suggestedName !== 'string') return false;
  return (typeof content === 'string' || content instanceof Uint8Array) && content.length <= mostBytes;
}

export async function saveFile(window: BrowserWindow, file: FileToSave): Promise<SaveAnswer> {
  const name = safeFileName(file.suggestedName);
  const chosen = await dialog.showSaveDialog(window, {
    defaultPath: path.join(app.getPath('documents'), name),
    filters: typesOf(name),
  });
  if (chosen.canceled) return { saved: false, reason: 'cancelled' };
  try {
    await writeFile(chosen.filePath, file.content);
    return { saved: true, name: path.basename(chosen.filePath) };
  } catch {
    return { saved: false, reason: 'failed' };
  }
}

/** On the paper that the page itself asks for. */
export async function savePdf(window: BrowserWindow, suggestedName: string): Promise<SaveAnswer> {
  const content = await window.webContents.printToPDF({ printBackground: true, preferCSSPageSize: true });
  return saveFile(window, { suggestedName, content });
}
