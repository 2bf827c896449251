/** The log, and a report of what went wrong: for the host and the owner. */
import { READING, type Route, say, type Visit } from '../lan/route.ts';
import { readLogs } from '../log-file.ts';
import { isHost, isOwner } from '../records/access.ts';
import { reportOf } from './report.ts';
import { zip } from './zip.ts';

function send({ response }: Visit, type: string, content: string | Buffer): void {
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  response.end(content);
}

const forHouse = (path: RegExp, answer: (visit: Visit) => void): Route => ({
  path,
  methods: READING,
  answer: (visit) => {
    const { host, request, response } = visit;
    if (isOwner(host, request) || isHost(host, request)) answer(visit);
    else say(response, 403, 'Only for the host.\n');
  },
});

export const careRoutes: readonly Route[] = [
  forHouse(/^\/records\/log\.txt$/, (visit) => {
    const oldestFirst = readLogs(visit.host.dataDir).toReversed();
    send(visit, 'text/plain; charset=utf-8', oldestFirst.map(({ text }) => text).join(''));
  }),
  forHouse(/^\/records\/report\.json$/, (visit) =>
    send(visit, 'application/json; charset=utf-8', JSON.stringify({ files: reportOf(visit.host) })),
  ),
  forHouse(/^\/records\/report\.zip$/, (visit) =>
    send(visit, 'application/zip', zip(reportOf(visit.host), new Date())),
  ),
];
