export type ToastTone = 'plain' | 'good' | 'warn';

export interface Toast {
  readonly id: number;
  readonly key: string;
  readonly text: string;
  readonly lead?: string | undefined;
  readonly icon?: string | undefined;
  readonly tone: ToastTone;
  readonly ms: number;
  readonly holds?: (() => boolean) | undefined;
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

let shown = $state.raw<readonly Toast[]>([]);
let lastId = 0;
let looking: ReturnType<typeof setInterval> | undefined;
const leaving = new Map<string, ReturnType<typeof setTimeout>>();

export const toasts = {
  get shown(): readonly Toast[] {
    return shown;
  },
};

const readingTime = (words: string): number => Math.min(7000, 2200 + words.length * 55);

/** A phone shows the newest alone. */
const isPhone = (): boolean => document.documentElement.dataset.screen === 'phone';

export const hush = (key: string): void => {
  clearTimeout(leaving.get(key));
  leaving.delete(key);
  shown = shown.filter((toast) => toast.key !== key);
  if (shown.length === 0) looking = clearInterval(looking) as undefined;
  else if (isPhone()) leave(shown.at(-1)!);
};

/** What is covered when its time is over stays, and has it all again once it can be read. */
const leave = (toast: Toast): void => {
  clearTimeout(leaving.get(toast.key));
  leaving.set(
    toast.key,
    setTimeout(() => {
      if (!isPhone() || shown.at(-1) === toast) hush(toast.key);
    }, toast.ms),
  );
};

const hushUntrue = (): void => {
  for (const { key, holds } of shown) if (holds?.() === false) hush(key);
};

export const say = ({ text, lead, icon, tone = 'plain', ms, key, holds }: ToastRequest): string => {
  lastId += 1;
  const stays = ms ?? readingTime(`${lead ?? ''}${text}`);
  const toast: Toast = {
    id: lastId,
    key: key ?? `toast-${lastId}`,
    text,
    lead,
    icon,
    tone,
    ms: stays,
    holds,
  };
  shown = [...shown.filter((other) => other.key !== toast.key), toast];
  // What goes by itself when it is no more so makes room for nothing.
  if (shown.length > MOST_AT_ONCE) hush((shown.find((one) => !one.holds) ?? shown[0]!).key);
  leave(toast);
  looking ??= setInterval(hushUntrue, LOOK_AGAIN_MS);
  return toast.key;
};
