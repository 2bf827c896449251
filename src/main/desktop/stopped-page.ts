import type { DesktopWords } from './words.ts';

/** Shown when pages keep breaking: it needs no host, no script and no file. */
export function stoppedPage(words: DesktopWords): string {
  const html = `<!doctype html><meta charset="utf-8"><title>Smorgasboard</title>
<body style="margin:0;height:100vh;display:grid;place-content:center;text-align:center;background:#22302b;color:#f8f3e4;font:36px/1.3 system-ui,sans-serif">
<p style="font-weight:700;margin:0">${words.stopped}</p><p>${words.stoppedHelp}</p>`;
  return `data:text/html;charset=utf-8,${encodeURIComponent(html)}`;
}
