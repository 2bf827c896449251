/** Another data folder, chosen by whoever sits at the machine: never by its name in a page. */
import { type BrowserWindow, dialog } from 'electron';
import type { DataChoice, NoMove } from '../../shared/ipc.ts';
import { type DataPlace, noteMoved, noteRefused } from '../data-dir.ts';
import { moveHouse, placeIn, roomFor, whyNot } from '../store/moving.ts';
import { codeOf } from '../store/trouble.ts';
import type { DesktopWords } from './words/desktop-words.ts';

interface DataMoveParts {
  readonly place: DataPlace;
  readonly words: DesktopWords;
  readonly close: () => Promise<void>;
  readonly beginAnew: () => void;
  readonly log: (text: string) => void;
}

export interface DataMove {
  readonly place: DataPlace;
  readonly choose: (window: BrowserWindow) => Promise<DataChoice | null>;
  readonly move: () => Promise<NoMove | null>;
}

export function dataMove({ place, words, close, beginAnew, log }: DataMoveParts): DataMove {
  const from = place.folder;
  let chosen: string | undefined;
  let moving: Promise<NoMove | null> | undefined;

  async function choose(window: BrowserWindow): Promise<DataChoice | null> {
    if (place.isFixed || moving) return null;
    const asked = await dialog.showOpenDialog(window, {
      title: words.dataFolder,
      properties: ['openDirectory', 'createDirectory'],
    });
    const [picked] = asked.filePaths;
    if (asked.canceled || picked === undefined) return null;
    const folder = placeIn(picked, place.usual);
    const room = roomFor(from, folder);
    const no = whyNot(from, folder, room) ?? null;
    chosen = no === null ? folder : undefined;
    return { folder, ...room, no };
  }

  async function moveTo(to: string): Promise<NoMove | null> {
    const no = whyNot(from, to);
    if (no) return no;
    let isClosed = false;
    try {
      await moveHouse({
        ...{ from, to },
        close: () => {
          isClosed = true;
          return close();
        },
      });
      noteMoved(place, to);
    } catch (error) {
      log(`The data were not moved to ${to}: ${error instanceof Error ? error.message : error}`);
      if (!isClosed) return codeOf(error) === 'ENOSPC' ? 'full' : 'failed';
      noteRefused(place, to);
    }
    beginAnew();
    return null;
  }

  return {
    place,
    choose,
    move: () => {
      if (chosen === undefined) return Promise.resolve('failed');
      moving ??= moveTo(chosen).finally(() => {
        moving = undefined;
      });
      return moving;
    },
  };
}
