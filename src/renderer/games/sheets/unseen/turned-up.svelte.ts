/** What was turned up while this screen looked on, until it was seen. To be made while a component is. */
import { play } from '../../../ui/sound.svelte.ts';
import type { UnseenBook, Vote } from './unseen.ts';

export class TurnedUp {
  readonly #read: () => UnseenBook;
  #n = $state<number>();
  readonly vote: Vote | undefined = $derived.by(() => {
    const last = this.#read().view.votes?.at(-1);
    return last && last.n === this.#n ? last : undefined;
  });

  constructor(read: () => UnseenBook) {
    this.#read = read;
    $effect(() =>
      read().onNotices((notices) => {
        if (!notices.some(({ type }) => type === 'vote.up')) return;
        play('flap');
        this.#n = read().view.votes?.at(-1)?.n;
      }),
    );
  }

  seen(): void {
    this.#n = undefined;
  }
}
