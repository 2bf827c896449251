/** What a phone finds by plain http where the house made its certificate itself: why the browser will warn. */
import type { IncomingMessage, ServerResponse } from 'node:http';

interface Words {
  readonly title: string;
  readonly text: readonly string[];
  readonly go: string;
}

const WORDS: Readonly<Record<string, Words>> = {
  en: {
    title: 'Your browser is about to warn you',
    text: [
      'The table speaks https, so that nobody in the Wi-Fi can listen in. It made its certificate itself, and your browser does not know it: it will say that the connection is not private.',
      'Choose “Advanced” or “Show details”, then go on to this address. The browser remembers that for some days. Do so only at a table whose host you know.',
    ],
    go: 'On to the table',
  },
  de: {
    title: 'Gleich warnt dich dein Browser',
    text: [
      'Der Tisch spricht https, damit niemand im WLAN mithört. Sein Zertifikat hat er selbst gemacht, und dein Browser kennt es nicht: Er wird sagen, die Verbindung sei nicht sicher.',
      'Wähle „Erweitert“ oder „Details einblenden“ und geh trotzdem weiter zu dieser Adresse. Er merkt es sich einige Tage. Tu das nur an einem Tisch, dessen Spielleitung du kennst.',
    ],
    go: 'Weiter zum Tisch',
  },
  fr: {
    title: 'Ton navigateur va t’avertir',
    text: [
      'La table parle https, pour que personne n’écoute sur le Wi-Fi. Elle a fait son certificat elle-même et ton navigateur ne le connaît pas : il dira que la connexion n’est pas privée.',
      'Choisis « Paramètres avancés », « Avancé » ou « Afficher les détails », puis continue vers cette adresse. Il s’en souvient quelques jours. Ne le fais qu’à une table dont tu connais l’hôte.',
    ],
    go: 'Aller à la table',
  },
  es: {
    title: 'Tu navegador te va a avisar',
    text: [
      'La mesa habla https para que nadie escuche en el wifi. Ha hecho su certificado ella misma y tu navegador no lo conoce: dirá que la conexión no es privada.',
      'Elige «Avanzado», «Opciones avanzadas» o «Mostrar detalles» y continúa a esta dirección. Lo recuerda unos días. Hazlo solo en una mesa de alguien que conozcas.',
    ],
    go: 'Ir a la mesa',
  },
};

/** Style attributes, since the policy of all pages takes style sheets from files only. */
const STYLE = {
  body: 'margin:0;background:#22302b;color:#f8f3e4;font:1.125rem/1.45 system-ui,sans-serif',
  section: 'max-width:34rem;margin:0 auto;padding:1.5rem 1.25rem;border-bottom:1px solid #5b6a63',
  title: 'margin:0 0 .75rem;font-size:1.5rem;line-height:1.2',
  go: 'display:block;padding:.9rem;border-radius:.75rem;background:#ffd35c;color:#22302b;font-weight:700;text-align:center;text-decoration:none',
};

/** The browser's own language first; the others below it, for whoever reads over a shoulder. */
function languages({ headers }: IncomingMessage): readonly string[] {
  const wanted = (headers['accept-language'] ?? '').split(',').map((tag) => tag.trim().slice(0, 2));
  const own = wanted.find((tag) => Object.hasOwn(WORDS, tag)) ?? 'en';
  return [own, ...Object.keys(WORDS).filter((tag) => tag !== own)];
}

const inHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export function explainWarning(request: IncomingMessage, response: ServerResponse, secureUrl: string): void {
  const tags = languages(request);
  const sections = tags.map((tag) => {
    const { title, text, go } = WORDS[tag]!;
    const paragraphs = text.map((one) => `<p>${inHtml(one)}</p>`).join('');
    return `<section lang="${tag}" style="${STYLE.section}"><h1 style="${STYLE.title}">${inHtml(title)}</h1>${paragraphs}<a href="${inHtml(secureUrl)}" style="${STYLE.go}">${inHtml(go)}</a></section>`;
  });
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(
    `<!doctype html><html lang="${tags[0]}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Smorgasboard</title><body style="${STYLE.body}">${sections.join('')}`,
  );
}
