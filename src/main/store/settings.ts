/** What the house has set. Every key is named here, with its limits and its default. */
import { z } from 'zod';
import { damageSchema } from './damage.ts';
import type { Db } from './open.ts';
import { isSealed, seal } from './pin.ts';
import type { Writer } from './writer.ts';

export const settingSchemas = {
  /** Makes the second QR code, which joins the Wi-Fi. Without a password, the one that is kept stays. */
  wifi: z
    .strictObject({
      name: z.string().min(1).max(32),
      password: z.string().max(63).optional(),
      hidden: z.boolean().optional(),
    })
    .nullable()
    .default(null),
  pauseWhenAway: z.boolean().default(true),
  /** Seconds without a needed player's phone before the clock stops. */
  awayAfter: z.int().min(3).max(600).default(20),
  /** Guests who join by phone are not kept in the roster. */
  forgetGuests: z.boolean().default(false),
  /** Days after which guests' names are erased, also in what was played; 0 = never. */
  eraseAfter: z.int().min(0).max(3650).default(0),
  /** Guests' phones may write orders and the like of their own; only the host changes and removes them. */
  guestsWriteLibrary: z.boolean().default(false),
  /** Screens elsewhere may ask for the host's rights (N-59). */
  screensMayAsk: z.boolean().default(true),
  /** Chosen by hand over what was found. */
  address: z.string().max(100).nullable().default(null),
  /** By a certificate that the program makes for itself; from the next start. */
  https: z.boolean().default(false),
  /** Where phones come in, from the next start; null = the usual one. */
  port: z.int().min(1024).max(65_535).nullable().default(null),
  /** A new table is set up with it, and its game comes first at home. */
  defaultGame: z
    .strictObject({ game: z.string().max(30), preset: z.string().max(40) })
    .nullable()
    .default(null),
  /** `<localName>.local` */
  localName: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,30}$/)
    .default('smorgasboard'),
  /** The screen stands among guests: it starts locked, and shows a demo while nobody touches it. */
  kiosk: z.boolean().default(false),
  /** Kept sealed; empty = none. */
  kioskPin: z
    .string()
    .regex(/^(\d{4,12})?$/)
    .default(''),
  /** Whether it was locked when the program last ran: a power cut must not open it. */
  kioskLocked: z.boolean().default(false),
  /** When the program begins anew each day, in minutes since midnight; null = never. */
  quietHour: z
    .int()
    .min(0)
    .max(24 * 60 - 1)
    .nullable()
    .default(null),
  /** Of a kiosk: seconds without a touch before the attract screen; 0 = never. */
  attractAfter: z.int().min(0).max(3600).default(120),
} as const satisfies Record<string, z.ZodType>;

const wrongPins = z.strictObject({ count: z.int().min(0), at: z.number() }).default({ count: 0, at: 0 });

/** What the program keeps for itself: no screen reads or sets it. */
const ownSchemas = {
  /** PINs in a row that were not it, and when the last of them was tried: at the house's screen, from elsewhere. */
  wrongPins,
  wrongOwnerPins: wrongPins,
  /** Whoever has the owner's rights, by digests of their keys. */
  owners: z
    .array(
      z.strictObject({
        digest: z.string().max(60),
        /** Where it is good; null = on every line that nobody hears. */
        address: z.string().max(60).nullable(),
        from: z.string().max(60),
        at: z.number(),
        until: z.number(),
      }),
    )
    .max(50)
    .default([]),
  /** What the owner says to everybody (N-73). */
  word: z
    .strictObject({ text: z.string().max(140), until: z.number() })
    .nullable()
    .default(null),
  /** What the program found broken in its data, and what became of it. */
  damage: damageSchema.nullable().default(null),
} as const satisfies Record<string, z.ZodType>;

const NONE_WRONG = { count: 0, at: 0 };

const allSchemas = { ...settingSchemas, ...ownSchemas };

export type SettingKey = keyof typeof settingSchemas;
export type Setting<K extends keyof typeof allSchemas> = z.output<(typeof allSchemas)[K]>;
type AllSettings = { readonly [K in keyof typeof allSchemas]: Setting<K> };

export type SetOutcome = 'set' | 'unknown' | 'bad-value';

export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(settingSchemas, key);

export class Settings {
  readonly #writer: Writer;
  readonly #save: (key: string, value: string) => void;
  readonly #listeners = new Set<(key: SettingKey) => void>();
  #values: AllSettings;
  /** What is on the disk: `#values` run ahead of it. */
  #stored: AllSettings;

  constructor(db: Db, writer: Writer) {
    const save = db.prepare('INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)');
    this.#writer = writer;
    this.#save = (key, value) => void save.run(key, value);
    this.#values = load(db);
    this.#stored = this.#values;
    // A program before this one kept it as it was typed.
    const { kioskPin } = this.#values;
    if (kioskPin !== '' && !isSealed(kioskPin)) this.#put('kioskPin', seal(kioskPin));
  }

  get<K extends keyof AllSettings>(key: K): Setting<K> {
    return this.#values[key];
  }

  /** As a screen may see them: of a secret, whether there is one. */
  shown(): Readonly<Record<SettingKey, unknown>> {
    const { wifi, kioskPin } = this.#values;
    const { password, ...network } = wifi ?? {};
    const others = Object.entries(this.#values).filter(([key]) => isSettingKey(key));
    return {
      ...(Object.fromEntries(others) as Record<SettingKey, unknown>),
      wifi: wifi && { ...network, hasPassword: Boolean(password) },
      kioskPin: kioskPin !== '',
    };
  }

  set(key: string, raw: unknown): SetOutcome {
    if (!isSettingKey(key)) return 'unknown';
    const parsed = settingSchemas[key].safeParse(raw);
    if (!parsed.success) return 'bad-value';
    if (key === 'kioskPin') {
      this.keep('wrongPins', NONE_WRONG);
      this.keep('wrongOwnerPins', NONE_WRONG);
    }
    this.#put(key, keepable(key, parsed.data, this.#values));
    this.#writer.after((error) => {
      if (!error) for (const tell of this.#listeners) tell(key);
    });
    return 'set';
  }

  /** `then`: once it is stored, or has failed to be. */
  keep<K extends keyof typeof ownSchemas>(
    key: K,
    value: Setting<K>,
    then: (error: Error | null) => void = () => undefined,
  ): void {
    this.#put(key, value);
    this.#writer.after(then);
  }

  #put(key: keyof AllSettings, value: unknown): void {
    this.#values = { ...this.#values, [key]: value };
    this.#writer.write(() => this.#save(key, JSON.stringify(value)));
    this.#writer.after((error) => {
      if (error) this.#values = { ...this.#values, [key]: this.#stored[key] };
      else this.#stored = { ...this.#stored, [key]: value };
    });
  }

  onChange(tell: (key: SettingKey) => void): void {
    this.#listeners.add(tell);
  }
}

function keepable(key: SettingKey, value: unknown, { wifi }: AllSettings): unknown {
  if (key === 'kioskPin') return value === '' ? '' : seal(value as string);
  if (key !== 'wifi' || value === null) return value;
  return { password: wifi?.password ?? '', ...(value as object) };
}

/** Sealed, or as an older program kept it: also shorter ones than are taken today keep their kiosk shut. */
const isPin = (value: unknown): value is string =>
  isSealed(value) || (typeof value === 'string' && /^\d{1,12}$/.test(value));

/** What an older program stored and this one would refuse falls back to the default. */
function load(db: Db): AllSettings {
  const rows = db.prepare<[], { key: string; value: string }>('SELECT key, value FROM settings').all();
  const stored = new Map(rows.map((row) => [row.key, row.value]));
  const entries = Object.entries(allSchemas).map(([key, schema]) => {
    const text = stored.get(key);
    const value: unknown = text === undefined ? undefined : JSON.parse(text);
    if (key === 'kioskPin' && isPin(value)) return [key, value];
    const parsed = schema.safeParse(value);
    return [key, parsed.success ? parsed.data : schema.parse(undefined)];
  });
  return Object.fromEntries(entries) as AllSettings;
}
