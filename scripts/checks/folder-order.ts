/**
 * Who stands on whom: what stands in a row takes from the rows above and from itself, and from nobody else. So there is
 * no circle of folders, and neither page carries the other's code.
 */
export const folderOrder: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'src/main': [
    ['store', 'log-file.ts', 'own-command.ts'],
    ['table'],
    ['lan'],
    ['records'],
    ['care'],
    ['calls'],
    ['reopening.ts'],
    ['host.ts', 'data-dir.ts', 'faults.ts', 'starts.ts', 'supervised.ts'],
    ['desktop'],
    ['index.ts', 'headless.ts'],
  ],
  'src/renderer': [
    ['device'],
    ['i18n', 'ui', 'net'],
    ['games'],
    ['rules', 'shell'],
    ['hosting', 'records', 'attract', 'showcase'],
    ['sheet'],
    ['table', 'phone', 'owner'],
  ],
};
