export type ToastTone = 'plain' | 'good' | 'warn';

export interface Toast {
  readonly id: number;
  readonly key: string;
  readonly text: string;
  readonly lead?: string | undefined;
  readonly icon?: string | undefined;
  readonly tone: ToastTone;
  readonly holds: () => boolean;
}

export interface ToastRequest {
  readonly text: string;
  /** The words that stand out, before the text. */
  readonly lead?: string | undefined;
  readonly icon?: string | undefined;
  readonly tone?: ToastTone | undefined;
  /** How long it stays; by default long enough to be read. */
  readonly ms?: number | undefined;
  /** A new toast with the same key takes the place of the old one. */
  readonly key?: string | undefined;
  /** What is said is true for so long: then the toast goes, read or not. */
  readonly holds?: (() => boolean) | undefined;
}

const MOST_AT_ONCE = 3;
const LOOK_AGAIN_MS = 200;

let shown = $state<readonly Toast[]>([]);
let lastId = 0;
let looking: ReturnType<typeof setInterval> | undefined;
const leaving = new Map<string, ReturnType<typeof setTimeout>>();

export const toasts = {
  get shown(): readonly Toast[] {
    return shown;
  },
};

const readingTime = (words: string): number => Math.min(7000, 2200 + words.length * 55);

export const hush = (key: string): void => {
  clearTimeout(leaving.get(key));
  leaving.delete(key);
  shown = shown.filter((toast) => toast.key !== key);
  if (shown.length === 0) looking = clearInterval(looking) as undefined;
};

/** A phone shows the newest alone: what it covers stays, to be read after it. */
const isCovered = (key: string): boolean =>
  document.documentElement.dataset.screen === 'phone' && shown.at(-1)?.key !== key;

const leave = (key: string, ms: number): void => {
  leaving.set(
    key,
    setTimeout(() => (isCovered(key) ? leave(key, ms) : hush(key)), ms),
  );
};

const hushUntrue = (): void => {
  for (const { key, holds } of shown) if (!holds()) hush(key);
};

export const say = ({
  text,
  lead,
  icon,
  tone = 'plain',
  ms,
  key,
  holds = () => true,
}: ToastRequest): string => {
  lastId += 1;
  const toast: Toast = { id: lastId, key: key ?? `toast-${lastId}`, text, lead, icon, tone, holds };
  const others = shown.filter((other) => other.key !== toast.key);
  for (const old of others.slice(0, Math.max(0, others.length + 1 - MOST_AT_ONCE))) hush(old.key);
  clearTimeout(leaving.get(toast.key));
  leave(toast.key, ms ?? readingTime(`${lead ?? ''}${text}`));
  shown = [...shown.filter((other) => other.key !== toast.key), toast];
  looking ??= setInterval(hushUntrue, LOOK_AGAIN_MS);
  return toast.key;
};
