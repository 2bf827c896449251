/** What the house has set. Every key is named here, with its limits and its default. */
import { z } from 'zod';
import type { Db } from './open.ts';
import type { Writer } from './writer.ts';

export const settingSchemas = {
  /** Makes the second QR code, which joins the Wi-Fi. */
  wifi: z
    .strictObject({
      name: z.string().min(1).max(32),
      password: z.string().max(63),
      hidden: z.boolean().optional(),
    })
    .nullable()
    .default(null),
  pauseWhenAway: z.boolean().default(true),
  /** Seconds without a needed player's phone before the clock stops. */
  awayAfter: z.int().min(3).max(600).default(20),
  /** Guests who join by phone are not kept in the roster. */
  forgetGuests: z.boolean().default(false),
  /** Guests' phones may write orders and the like of their own; only the host changes and removes them. */
  guestsWriteLibrary: z.boolean().default(false),
  /** Chosen by hand over what was found. */
  address: z.string().max(100).nullable().default(null),
  /** `<localName>.local` */
  localName: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,30}$/)
    .default('smorgasboard'),
  /** The screen stands among guests: it starts locked, and shows a demo while nobody touches it. */
  kiosk: z.boolean().default(false),
  kioskPin: z
    .string()
    .regex(/^\d{0,12}$/)
    .default(''),
  /** Whether it was locked when the program last ran: a power cut must not open it. */
  kioskLocked: z.boolean().default(false),
  /** Of a kiosk: seconds without a touch before the attract screen; 0 = never. */
  attractAfter: z.int().min(0).max(3600).default(120),
} as const satisfies Record<string, z.ZodType>;

export type SettingKey = keyof typeof settingSchemas;
export type Setting<K extends SettingKey> = z.output<(typeof settingSchemas)[K]>;
export type AllSettings = { readonly [K in SettingKey]: Setting<K> };

export type SetOutcome = 'set' | 'unknown' | 'bad-value';

export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(settingSchemas, key);

export class Settings {
  readonly #writer: Writer;
  readonly #save: (key: string, value: string) => void;
  readonly #listeners = new Set<(key: SettingKey) => void>();
  #values: AllSettings;

  constructor(db: Db, writer: Writer) {
    const save = db.prepare('INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)');
    this.#writer = writer;
    this.#save = (key, value) => void save.run(key, value);
    this.#values = load(db);
  }

  get<K extends SettingKey>(key: K): Setting<K> {
    return this.#values[key];
  }

  all(): AllSettings {
    return this.#values;
  }

  set(key: string, raw: unknown): SetOutcome {
    if (!isSettingKey(key)) return 'unknown';
    const parsed = settingSchemas[key].safeParse(raw);
    if (!parsed.success) return 'bad-value';
    const before = this.#values;
    this.#values = { ...before, [key]: parsed.data };
    this.#writer.write(() => this.#save(key, JSON.stringify(parsed.data)));
    this.#writer.after((error) => {
      if (error) this.#values = { ...this.#values, [key]: before[key] };
      else for (const tell of this.#listeners) tell(key);
    });
    return 'set';
  }

  onChange(tell: (key: SettingKey) => void): void {
    this.#listeners.add(tell);
  }
}

/** What an older program stored and this one would refuse falls back to the default. */
function load(db: Db): AllSettings {
  const rows = db.prepare<[], { key: string; value: string }>('SELECT key, value FROM settings').all();
  const stored = new Map(rows.map((row) => [row.key, row.value]));
  const entries = Object.entries(settingSchemas).map(([key, schema]) => {
    const text = stored.get(key);
    const parsed = schema.safeParse(text === undefined ? undefined : JSON.parse(text));
    return [key, parsed.success ? parsed.data : schema.parse(undefined)];
  });
  return Object.fromEntries(entries) as AllSettings;
}
