const longestName = 120;
const nameless = 'smorgasboard';

const isNameChar = (sign: string): boolean => sign >= ' ' && !'<>:"/\\|?*'.includes(sign);

/** A page names the file, the person decides where: a name never leads into another folder. */
export function safeFileName(wanted: string): string {
  const kept = [...(wanted.split(/[\\/]/).at(-1) ?? '')]
    .filter(isNameChar)
    .join('')
    .replace(/^\.+/, '')
    .trim();
  return kept.slice(0, longestName) || nameless;
}
