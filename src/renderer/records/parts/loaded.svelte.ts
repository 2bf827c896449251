/** What a screen of the records asks the host for, once, and again after a change. */
import { untrack } from 'svelte';
import type { Refusal } from '../../../shared/game.ts';
import type { Method } from '../../../shared/protocol.ts';
import type { CallResult } from '../../net/connection.svelte.ts';
import { tellRefusal } from '../../shell/ask.ts';

export class Loaded<M extends Method> {
  value = $state.raw<Extract<CallResult<M>, { ok: true }>['value']>();
  /** The host said no. */
  missing = $state(false);
  readonly #question: () => Promise<CallResult<M>>;
  #asked = 0;

  /** To be made while a component is made. */
  constructor(question: () => Promise<CallResult<M>>) {
    this.#question = question;
    $effect(() => untrack(() => void this.again()));
  }

  again = async (): Promise<void> => {
    this.#asked += 1;
    const asked = this.#asked;
    const answer = await this.#question();
    // A slower, older answer must not replace a newer one.
    if (asked !== this.#asked) return;
    this.missing = !answer.ok;
    if (answer.ok) this.value = answer.value;
    else if (!isAbsence(answer.refusal)) tellRefusal(answer.refusal);
  };
}

/** A screen of what is not there says so all over. */
const isAbsence = ({ key }: Refusal): boolean => key.startsWith('no-such-');
