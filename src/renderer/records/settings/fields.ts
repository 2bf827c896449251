/** The form of the settings, as data. Limits are the host's: it refuses what does not fit. */

interface Base {
  readonly key: string;
  /** Only while that one is on. */
  readonly when?: string;
}

export type Field =
  | (Base & { readonly kind: 'toggle' })
  | (Base & {
      readonly kind: 'seconds';
      readonly min: number;
      readonly max: number;
      readonly step: number;
      /** What 0 means: `settings.<zero>`. */
      readonly zero?: string;
    })
  | (Base & {
      readonly kind: 'days';
      readonly choices: readonly number[];
    })
  | (Base & { readonly kind: 'hour' })
  /** Empty = as usual. */
  | (Base & { readonly kind: 'port' })
  | (Base & {
      readonly kind: 'text';
      readonly maxlength: number;
      /** What the host would take. */
      readonly fits: RegExp;
    })
  | SecretSetting;

/** What is only ever written. */
export interface SecretSetting extends Base {
  readonly kind: 'secret';
  readonly maxlength: number;
  readonly fits: RegExp;
}

export interface Group {
  readonly key: string;
  readonly fields: readonly Field[];
}

/** `settings.<key>` and `settings.<key>.help` are their words, `settings.group.<key>` a group's. */
export const groups: readonly Group[] = [
  {
    key: 'table',
    fields: [
      { key: 'pauseWhenAway', kind: 'toggle' },
      { key: 'awayAfter', kind: 'seconds', min: 5, max: 600, step: 5, when: 'pauseWhenAway' },
    ],
  },
  {
    key: 'guests',
    fields: [
      { key: 'forgetGuests', kind: 'toggle' },
      { key: 'eraseAfter', kind: 'days', choices: [0, 7, 30, 90, 180, 365, 730] },
      { key: 'guestsWriteLibrary', kind: 'toggle' },
    ],
  },
  {
    key: 'kiosk',
    fields: [
      { key: 'kioskPin', kind: 'secret', maxlength: 12, fits: /^(\d{4,12})?$/ },
      { key: 'kiosk', kind: 'toggle' },
      { key: 'attractAfter', kind: 'seconds', min: 0, max: 1800, step: 30, zero: 'never' },
    ],
  },
];

export const quietHour: Field = { key: 'quietHour', kind: 'hour' };

export const https: Field = { key: 'https', kind: 'toggle' };

export const port: Field = { key: 'port', kind: 'port' };

export const localName: Field = {
  key: 'localName',
  kind: 'text',
  maxlength: 31,
  fits: /^[a-z][a-z0-9-]{0,30}$/,
};
