import path from 'node:path';
import { app, type Session } from 'electron';
import { safeFileName } from './file-name.ts';
import { typesOf } from './file-types.ts';
import type { Kiosk } from './kiosk.ts';

/** What a page saves by itself, as a browser does: asked where, and never out of a locked kiosk. */
export function watchDownloads(session: Session, kiosk: Kiosk): void {
  session.on('will-download', (event, item) => {
    if (kiosk.state().locked) {
      event.preventDefault();
      return;
    }
    const name = safeFileName(item.getFilename());
    item.setSaveDialogOptions({
      defaultPath: path.join(app.getPath('documents'), name),
      filters: typesOf(name),
    });
  });
}
