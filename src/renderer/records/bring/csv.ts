/** Tables as spreadsheets save them: commas, semicolons, tabs or bars, and quotes around what holds them. */
const MARKS = [',', ';', '\t', '|'];
/** How Excel says which one it is. */
const SAYS_MARK = /^sep=(.)\n/i;
/** Where the marks are counted. */
const FIRST_LINES = 20;

function markOf(text: string): string {
  const lines = text.replace(/"[^"]*"/g, '').split('\n', FIRST_LINES);
  const count = (line: string, mark: string): number => line.split(mark).length;
  // A heading above the table has none, or one in its words.
  for (const least of [3, 2])
    for (const line of lines) {
      const best = MARKS.reduce((sofar, mark) => (count(line, mark) > count(line, sofar) ? mark : sofar));
      if (count(line, best) >= least) return best;
    }
  return MARKS[0]!;
}

/** A quote that is closed nowhere is a letter like others: it would swallow all rows behind it. */
const cellBy = (mark: string): RegExp => {
  const space = `[^\\S\\n${mark}]*`;
  return new RegExp(`${space}"([^"]*(?:""[^"]*)*)"${space}(?=[\\n${mark}]|$)|([^\\n${mark}]*)`, 'y');
};

const isFilled = (cell: string): boolean => cell !== '';

/** Rows of cells; rows with nothing in them are left out, and what stands above the table. */
export function readCsv(file: string): readonly (readonly string[])[] {
  const whole = file.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const said = SAYS_MARK.exec(whole)?.[1];
  const text = whole.replace(SAYS_MARK, '');
  const cell = cellBy(said ?? markOf(text));
  const rows: string[][] = [[]];
  for (let at = 0; at <= text.length; at = cell.lastIndex + 1) {
    cell.lastIndex = at;
    const [, quoted, bare = ''] = cell.exec(text)!;
    rows.at(-1)!.push((quoted?.replaceAll('""', '"') ?? bare).trim());
    if (text[cell.lastIndex] === '\n') rows.push([]);
  }
  const filled = rows.filter((row) => row.some(isFilled));
  const head = filled.findIndex((row) => row.filter(isFilled).length > 1);
  return head < 0 ? [] : filled.slice(head);
}
