/** Draws beside the loop in which tables live. Built to a file of its own, which takes in nothing of the others. */
import { parentPort } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';

export interface ToDraw {
  readonly svg: string;
  readonly fontFiles: readonly string[];
  readonly family: string;
}

export type Drawn = { readonly png: Uint8Array } | { readonly trouble: string };

function draw({ svg, fontFiles, family }: ToDraw): Drawn {
  try {
    const image = new Resvg(svg, {
      font: { fontFiles: [...fontFiles], loadSystemFonts: false, defaultFontFamily: family },
      fitTo: { mode: 'original' },
    });
    return { png: new Uint8Array(image.render().asPng()) };
  } catch (error) {
    return { trouble: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (wish: ToDraw) => parentPort?.postMessage(draw(wish)));
