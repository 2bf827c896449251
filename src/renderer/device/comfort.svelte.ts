/** How calm this screen is, and how large what is read on it: as somebody set it here, else as the system says. */
import { recall, remember } from './kept.ts';

const MOTION = 'motion';
const SIZE = 'text-size';
export const TEXT_SIZES = ['100', '125', '150'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

const keptSize = (): TextSize => TEXT_SIZES.find((size) => size === recall(SIZE)) ?? '100';

class Comfort {
  #calm = $state(recall(MOTION) === 'calm');
  #size = $state<TextSize>(keptSize());

  /** Less motion, whatever the system says. */
  get calm(): boolean {
    return this.#calm;
  }

  set calm(calm: boolean) {
    this.#calm = calm;
    remember(MOTION, calm ? 'calm' : null);
    this.show();
  }

  get size(): TextSize {
    return this.#size;
  }

  set size(size: TextSize) {
    this.#size = size;
    remember(SIZE, size === '100' ? null : size);
    this.show();
  }

  show(): void {
    const { dataset, style } = document.documentElement;
    if (this.#calm) dataset.motion = 'calm';
    else delete dataset.motion;
    style.setProperty('--reading', String(Number(this.#size) / 100));
  }
}

export const comfort = new Comfort();
