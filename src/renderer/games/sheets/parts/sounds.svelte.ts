/** What an entry sounds like, whoever entered it. To be called while a component is made. */

import { play, type SoundName } from '../../../ui/sound.svelte.ts';
import type { TableProps } from '../../props.ts';

const ENTERED: Readonly<Record<string, SoundName>> = {
  ranking: 'chalk',
  score: 'chalk',
  fill: 'chalk',
  final: 'chalk',
  lay: 'card',
  bid: 'card',
  first: 'stamp',
  close: 'stamp',
  eat: 'pop',
  earn: 'coin',
  bribe: 'coin',
};

function soundOf(notice: string): SoundName | undefined {
  const [what = '', entry = ''] = notice.split('.');
  if (what === 'struck' || what === 'undone' || what === 'redone') return 'slide';
  return what === 'finished' ? undefined : ENTERED[entry];
}

export function hearEntries(book: Pick<TableProps<unknown>, 'onNotices'>): void {
  $effect(() =>
    book.onNotices((notices) => {
      for (const { type } of notices) {
        const sound = soundOf(type);
        if (sound) play(sound);
      }
    }),
  );
}
