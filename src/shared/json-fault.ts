/** In a message of V8 that gives no position: what stands around the faulty sign, ten signs to each side. */
const AROUND = /Unexpected token '.{1,2}', (\.\.\.)?"([\s\S]*?)"(?:\.\.\.)? is not valid JSON$/u;
const BEFORE = 10;

/** In which line of a text `JSON.parse` has stopped, as far as its message tells; else in the last one. */
export function faultyLine(text: string, error: unknown): number {
  const said = error instanceof Error ? error.message : String(error);
  const [, line] = /\bline (\d+)/.exec(said) ?? [];
  if (line !== undefined) return Number(line);
  const [, cut, around] = AROUND.exec(said) ?? [];
  const at = around === undefined ? -1 : text.indexOf(around);
  const position = at < 0 ? text.length : at + (cut === undefined ? 0 : BEFORE);
  return text.slice(0, position).split('\n').length;
}
