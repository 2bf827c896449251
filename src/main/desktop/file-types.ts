import type { FileFilter } from 'electron';

/** The kinds of files that the program makes, as the system's dialogs name them. */
const names: Readonly<Record<string, string>> = {
  csv: 'CSV',
  json: 'JSON',
  pdf: 'PDF',
  png: 'PNG',
  svg: 'SVG',
  txt: 'TXT',
  zip: 'ZIP',
};

export function typesOf(fileName: string): FileFilter[] {
  const ending = /\.(\w+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const name = names[ending];
  return name ? [{ name, extensions: [ending] }] : [];
}
