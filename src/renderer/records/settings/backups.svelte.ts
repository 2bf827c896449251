/** The house's backups, as the host lists them; whatever it refuses is told. */
import { t } from '../../i18n/words.svelte.ts';
import type { Connection } from '../../net/connection.svelte.ts';
import { askRecord } from '../../shell/record-files.ts';
import { say } from '../../ui/toasts.svelte.ts';
import { sizeText } from '../parts/sizes.ts';

export interface Backup {
  readonly name: string;
  readonly at: number;
  readonly bytes: number;
  readonly kind: string;
}

export interface Damage {
  readonly at: number;
  readonly kept: string;
  readonly backup?: { readonly at: number } | null;
  readonly lost: Readonly<Record<string, number>>;
}

interface Listed {
  readonly backups: readonly Backup[];
  readonly damage: Damage | null;
}

type Answer<T> =
  | ({ readonly ok: true } & T)
  | { readonly ok: false; readonly refusal: { readonly key: string } };

const POST = { method: 'POST' };

export class HouseBackups {
  listed = $state.raw<Listed>();
  busy = $state(false);
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
    void this.look();
  }

  look = async (): Promise<void> => {
    const answer = await this.#ask<Listed>('backups');
    if (answer) this.listed = answer;
  };

  make = async (): Promise<void> => {
    this.busy = true;
    const made = await this.#ask<{ backup: Backup }>('backups', POST);
    this.busy = false;
    if (!made) return;
    say({ text: t('backup.made', { size: sizeText(made.backup.bytes) }), icon: 'check' });
    await this.look();
  };

  /** True when the house is about to open again. */
  restore = async (from: Backup | File): Promise<boolean> => {
    this.busy = true;
    const asked =
      from instanceof File
        ? this.#ask('backups/restore', { ...POST, body: from })
        : this.#ask(`backups/${from.name}/restore`, POST);
    const isDone = (await asked) !== undefined;
    this.busy = false;
    if (isDone) say({ text: t('backup.restored'), icon: 'history' });
    return isDone;
  };

  understood = async (): Promise<void> => {
    await this.#ask('backups/seen', POST);
    await this.look();
  };

  async #ask<T extends object = object>(path: string, more?: RequestInit): Promise<T | undefined> {
    try {
      const response = await askRecord(this.#connection, path, more);
      const answer = (await response.json()) as Answer<T>;
      if (answer.ok) return answer;
      say({ text: t(`backup.trouble.${answer.refusal.key}`), icon: 'warning' });
    } catch {
      say({ text: t('trouble.fetch'), icon: 'wifi-off' });
    }
    return undefined;
  }
}
