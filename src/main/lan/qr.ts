import qrcode from 'qrcode';
import type { QrCode } from '../../shared/protocol.ts';

const made = new Map<string, QrCode>();
const KEPT = 200;

/**
 * As path data for an SVG: one rectangle for each run of dark modules. With `L` more fits into as many modules, for a
 * clean screen.
 */
export function qrOf(text: string, errorCorrectionLevel: 'M' | 'L' = 'M'): QrCode {
  const key = `${errorCorrectionLevel}${text}`;
  const known = made.get(key);
  if (known) return known;
  const { modules } = qrcode.create(text, { errorCorrectionLevel });
  const { size } = modules;
  let path = '';
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const start = x;
      while (x < size && modules.get(y, x)) x++;
      if (x > start) path += `M${start} ${y}h${x - start}v1H${start}z`;
    }
  }
  const code = { size, path };
  if (made.size >= KEPT) made.clear();
  made.set(key, code);
  return code;
}

/** For a terminal: two rows of modules in one line of half blocks. */
export const qrForTerminal = (text: string): Promise<string> =>
  qrcode.toString(text, { type: 'utf8', errorCorrectionLevel: 'M' });

export interface Wifi {
  readonly name: string;
  readonly password?: string | undefined;
  readonly hidden?: boolean | undefined;
}

/** What phone cameras understand as "join this Wi-Fi". */
export function wifiText({ name, password = '', hidden }: Wifi): string {
  const kind = password === '' ? 'nopass' : 'WPA';
  const secret = password === '' ? '' : `P:${escaped(password)};`;
  return `WIFI:T:${kind};S:${escaped(name)};${secret}${hidden ? 'H:true;' : ''};`;
}

const escaped = (text: string): string => text.replace(/[\\;,:"]/g, (letter) => `\\${letter}`);
