/** Size, place and zoom of the window, for the next time. A locked one has none of its own. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type BrowserWindow, screen } from 'electron';
import { z } from 'zod';
import { placeOn } from './place-on-display.ts';

const pauseMs = 500;

const schema = z.object({
  bounds: z.object({ x: z.int(), y: z.int(), width: z.int().min(1), height: z.int().min(1) }),
  state: z.enum(['usual', 'maximized', 'full']),
  zoom: z.number().min(0.25).max(5),
});

type Place = z.output<typeof schema>;

export interface WindowPlaces {
  /** Before it is shown. */
  readonly restore: (window: BrowserWindow) => void;
  readonly watch: (window: BrowserWindow) => void;
}

function stateOf(window: BrowserWindow): Place['state'] {
  if (window.isFullScreen()) return 'full';
  return window.isMaximized() ? 'maximized' : 'usual';
}

export function windowPlacesIn(folder: string): WindowPlaces {
  const file = path.join(folder, 'place.json');

  const read = (): Place | undefined => {
    try {
      return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
    } catch {
      return undefined;
    }
  };

  const keep = (window: BrowserWindow): void => {
    if (window.isDestroyed() || window.isKiosk() || window.isMinimized()) return;
    const zoom = window.webContents.getZoomFactor();
    const place: Place = { bounds: window.getNormalBounds(), state: stateOf(window), zoom };
    try {
      writeFileSync(file, JSON.stringify(place));
    } catch {
      // Then it opens where it always did.
    }
  };

  return {
    restore: (window) => {
      const place = read();
      if (!place) return;
      const bounds = placeOn(
        screen.getAllDisplays().map(({ workArea }) => workArea),
        place.bounds,
      );
      if (bounds) window.setBounds(bounds);
      if (place.state === 'maximized') window.maximize();
      if (place.state === 'full') window.setFullScreen(true);
      window.webContents.on('did-finish-load', () => window.webContents.setZoomFactor(place.zoom));
    },
    watch: (window) => {
      let timer: NodeJS.Timeout | undefined;
      const soon = (): void => {
        clearTimeout(timer);
        timer = setTimeout(() => keep(window), pauseMs);
      };
      window.on('resize', soon);
      window.on('move', soon);
      window.on('close', () => keep(window));
      window.on('closed', () => clearTimeout(timer));
    },
  };
}
