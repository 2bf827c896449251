import type { Plugin } from 'vite';

/** The oldest that will do (docs/browsers.md). The style sheet that hides the note asks for what came with them. */
export const OLDEST = { chrome: '108', safari: '16.4', firefox: '121', samsung: '21' } as const;

const needed = [
  `Chrome · Edge ${OLDEST.chrome}`,
  `Safari (iPhone, iPad, Mac) ${OLDEST.safari}`,
  `Firefox ${OLDEST.firefox}`,
  `Samsung Internet ${OLDEST.samsung}`,
].join(' — ');

const SAID = {
  en: 'This browser is too old for this page. It needs one of these, or a newer one; an update of the system brings it, or another browser on this device.',
  de: 'Dieser Browser ist zu alt für diese Seite. Sie braucht einen von diesen oder einen neueren; ein Update des Systems bringt ihn, oder ein anderer Browser auf diesem Gerät.',
  fr: 'Ce navigateur est trop ancien pour cette page. Il lui faut l’un de ceux-ci, ou plus récent : une mise à jour du système, ou un autre navigateur sur cet appareil.',
  es: 'Este navegador es demasiado antiguo para esta página. Necesita uno de estos o uno más nuevo: actualiza el sistema o usa otro navegador en este dispositivo.',
} as const;

/** It comes before any script, and is put away by a style sheet that old browsers do not understand. */
const note = [
  '<div class="old-browser">',
  ...Object.entries(SAID).map(([lang, text]) => `<p lang="${lang}">${text}</p>`),
  `<p><b>${needed}</b></p>`,
  '</div>',
].join('');

export const oldBrowserPlugin = (): Plugin => ({
  name: 'old-browser',
  transformIndexHtml: (html) => html.replace('<div id="app">', `${note}\n    <div id="app">`),
});
