/** What a path means. Pages lie at the root, because what they load is named relative to them. */
import { CODE_LETTERS } from '../../shared/protocol.ts';
import { READING, type Route, say, type Visit } from './route.ts';

const code = `[${CODE_LETTERS}]{4}`;

const page = (path: RegExp, file: string): Route => ({
  path,
  methods: READING,
  answer: (visit) => serve(visit, `/${file}${visit.url.search}`),
});

const redirect = (path: RegExp, to: (match: RegExpExecArray) => string): Route => ({
  path,
  methods: READING,
  answer: ({ response }, match) => {
    response.writeHead(302, { Location: to(match), 'Cache-Control': 'no-store' }).end();
  },
});

/** One line a route; the first that fits answers. */
export const routesWith = (more: readonly Route[]): readonly Route[] => [
  page(/^\/$/, 'phone.html'),
  page(/^\/table$/, 'table.html'),
  page(/^\/owner$/, 'owner.html'),
  redirect(new RegExp(`^/table/(${code})$`, 'i'), ([, name = '']) => `/table?t=${name.toUpperCase()}`),
  redirect(new RegExp(`^/(${code})$`, 'i'), ([, name = '']) => `/?t=${name.toUpperCase()}`),
  { path: /^\/alive$/, methods: READING, answer: ({ response }) => say(response, 200, 'Smorgasboard\n') },
  ...more,
  { path: /^\//, methods: READING, answer: (visit) => serve(visit, visit.request.url ?? '/') },
];

function serve({ request, response, serveFile }: Visit, url: string): void | Promise<void> {
  request.url = url;
  return serveFile(request, response, () => say(response, 404, 'There is nothing here.\n'));
}

export async function visit(routes: readonly Route[], parts: Omit<Visit, 'url'>): Promise<void> {
  const { request, response } = parts;
  const url = URL.canParse(request.url ?? '', 'http://host')
    ? new URL(request.url ?? '', 'http://host')
    : null;
  if (!url || /%2e|%2f|%5c|%00|\\|\.\./i.test(request.url ?? ''))
    return say(response, 400, 'That is no path.\n');
  for (const route of routes) {
    const match = route.path.exec(url.pathname);
    if (!match) continue;
    if (route.methods.includes(request.method ?? '')) return route.answer({ ...parts, url }, match);
    response.setHeader('Allow', route.methods.join(', '));
    return say(response, 405, 'Not like this.\n');
  }
}
