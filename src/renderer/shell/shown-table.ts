/** The table which this screen showed last: after a power cut the window opens on it again. */
import { recall, remember } from '../device/kept.ts';

const KEPT = 'shown-table';

export const keepShown = (code: string): void => remember(KEPT, code);
export const forgetShown = (): void => remember(KEPT, null);

export function resumed(show: (code: string) => void): void {
  const code = recall(KEPT);
  if (code) show(code);
}
