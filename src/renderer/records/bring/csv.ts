/** Tables as spreadsheets save them: commas, semicolons or tabs, and quotes around what holds them. */
const MARKS = [',', ';', '\t'];

function markOf(text: string): string {
  const head = text.slice(0, Math.max(0, text.indexOf('\n')) || undefined).replace(/"[^"]*"/g, '');
  const count = (mark: string): number => head.split(mark).length;
  return MARKS.reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

/** Rows of cells; rows with nothing in them are left out. */
export function readCsv(file: string): readonly (readonly string[])[] {
  const text = file.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const mark = markOf(text);
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const end = (): void => {
    rows.at(-1)!.push(cell.trim());
    cell = '';
  };
  for (let i = 0; i < text.length; i++) {
    const sign = text[i]!;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[i + 1] === '"') {
        cell += sign;
        i += 1;
      } else quoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      cell = '';
      quoted = true;
    } else if (sign === mark) end();
    else if (sign === '\n') {
      end();
      rows.push([]);
    } else cell += sign;
  }
  end();
  return rows.filter((row) => row.some((one) => one !== ''));
}
