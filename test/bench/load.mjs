/** The load: one process, either so many actions a second (open loop) or as many as come back (closed loop). */
import { peers } from './clients/peers.mjs';
import { SCREENS, TABLES } from './scene.ts';

const [peer, about, mode, seconds, rate] = [
  process.argv[2],
  JSON.parse(process.argv[3]),
  process.argv[4],
  Number(process.argv[5]),
  Number(process.argv[6]),
];
/** For each table; but boardgame.io refuses a move made before the last one came back. */
const IN_FLIGHT = peer.startsWith('boardgame') ? 1 : 8;
/** A server is compiled while it works, and its first messages are larger: none of that is measured. */
const WARM_UP_MS = 1500;

let bytes = 0;
const latencies = [];
const tables = Array.from({ length: TABLES }, () => ({
  sent: 0,
  done: 0,
  at: [],
  missing: [],
  shown: new Int32Array(SCREENS),
}));
let running = false;
let pressing = false;

function seen(table, screen, n) {
  const one = tables[table];
  const before = one.shown[screen];
  if (n <= before) return;
  one.shown[screen] = n;
  for (let k = before + 1; k <= n; k++) {
    one.missing[k] -= 1;
    if (one.missing[k] > 0) continue;
    one.done += 1;
    if (running) latencies.push(performance.now() - one.at[k]);
    if (pressing) send(table);
  }
}

function send(table) {
  const one = tables[table];
  one.sent += 1;
  one.at[one.sent] = performance.now();
  one.missing[one.sent] = SCREENS;
  line.act(table, one.sent);
}

const count = (length) => {
  bytes += length;
};
const line = await peers[peer]({ ...about, seen, count });
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
await sleep(500);

async function press(ms) {
  pressing = true;
  for (let table = 0; table < TABLES; table++) for (let i = 0; i < IN_FLIGHT; i++) send(table);
  await sleep(ms);
  pressing = false;
}

async function settle() {
  const until = performance.now() + 3000;
  while (performance.now() < until && tables.some((one) => one.done < one.sent)) await sleep(20);
}

const doneSoFar = () => tables.reduce((sum, one) => sum + one.done, 0);

await press(WARM_UP_MS);
await settle();
process.send('start');
await new Promise((resolve) => process.once('message', resolve));
bytes = 0;
running = true;
const before = doneSoFar();
const began = performance.now();
const cpu = process.cpuUsage();
if (mode === 'closed') {
  await press(seconds * 1000);
} else {
  let next = 0;
  while (performance.now() - began < seconds * 1000) {
    while (next < ((performance.now() - began) / 1000) * rate) {
      send(next % TABLES);
      next += 1;
    }
    await sleep(1);
  }
}
const took = (performance.now() - began) / 1000;
const own = process.cpuUsage(cpu);
running = false;
const finished = doneSoFar() - before;
const received = bytes;
process.send('stop');
await settle();

latencies.sort((a, b) => a - b);
const at = (share) =>
  latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? Number.NaN;
process.send({
  perSecond: finished / took,
  actions: finished,
  p50: at(0.5),
  p99: at(0.99),
  bytesPerUpdate: received / Math.max(1, finished * SCREENS),
  load: (own.user + own.system) / 1e6 / took,
  lost: tables.reduce((sum, one) => sum + one.sent - one.done, 0),
});
setTimeout(() => process.exit(0), 50);
