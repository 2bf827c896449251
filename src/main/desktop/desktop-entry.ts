/** How Linux desktops are told what to start. */

/** A word as a desktop entry reads it: as part of a value, in which a backslash is two, it is quoted. */
const word = (text: string): string =>
  `"${text
    .replace(/["`$\\]/g, '\\$&')
    .replaceAll('\\', '\\\\')
    .replaceAll('%', '%%')}"`;

export function desktopEntry(command: readonly string[]): string {
  return [
    ...['[Desktop Entry]', 'Type=Application', 'Name=Smorgasboard', `Exec=${command.map(word).join(' ')}`],
    ...['Terminal=false', 'X-GNOME-Autostart-enabled=true', ''],
  ].join('\n');
}
