/** A house in which an honest phone plays while it is attacked; what became of it after each attack. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Field } from './field.ts';
import { Honest, type Place } from './honest.ts';

export interface Evening extends Pick<Field, 'code' | 'beside' | 'over'> {
  readonly phone: Honest;
  readonly seatToken: string;
  close(): void;
}

const GAME = 'sheet-plain';
const STRANGERS = 5;
/** So many, and 10 kB each: N-4 lets nobody say more than 16 kB a second. */
const LIBRARY = 12;
const LONG_ENOUGH_MS = 400;

async function must<T>(answer: Promise<{ readonly ok: boolean; readonly value?: T }>): Promise<T> {
  const { ok, value } = await answer;
  if (!ok) throw new Error('What the evening begins with was refused');
  return value as T;
}

async function sitDown(place: Place, table: string, name: string) {
  const phone = new Honest(place, { table });
  await phone.until(() => phone.mirror.table !== null, 'the phone sees the table');
  const { token } = await must(phone.mirror.call('seat.join', { name, face: 3 }));
  phone.mirror.remember({ seatToken: token });
  return { phone, token };
}

/** A sheet of strangers, at which they have entered a score or may do so. */
async function strangersPlay(place: Place, television: Honest, so: 'far' | 'begun') {
  const { code } = await must(television.mirror.call('table.create', { game: GAME }));
  const seated = [];
  for (let n = 0; n < STRANGERS; n++) seated.push(await sitDown(place, code, `Stranger ${n}`));
  await must(television.mirror.call('lobby.start', {}));
  for (const { phone } of seated) {
    await phone.until(() => (phone.mirror.mine?.choices.length ?? 0) > 0, 'a stranger may enter a score');
    if (so === 'far') await phone.tap();
    phone.close();
  }
  const match = television.mirror.table?.match?.id ?? '';
  return { match, tokens: seated.map(({ token }) => token) };
}

/** All have a score, so that the sheet may be closed: its receipts can be fetched from then on. */
async function finish(television: Honest): Promise<void> {
  const ending = () => television.mirror.mine?.choices.find(({ move }) => move.type === 'finish');
  await television.until(() => ending() !== undefined, 'the sheet may be closed');
  const { frame, move } = ending()!;
  await must(television.mirror.call('move', { frame, move }));
}

/** As many sheets of its own as the house keeps, each as long as a sheet may be. */
async function fillLibrary(television: Honest): Promise<void> {
  const sum = { kind: 'formula', per: 'once', formula: `a${' '.repeat(280)}` };
  const rows = Array.from({ length: 28 }, (_, n) => ({ ...sum, name: `sum ${n}` }));
  const entered = { kind: 'number', name: 'a', per: 'once', min: 0, max: 9 };
  for (let n = 0; n < LIBRARY; n++) {
    const sheet = { name: `Sheet ${n}`, picture: 'dice', wins: 'high', rounds: 1, target: 0, score: '' };
    const item = { ...sheet, rows: [entered, ...rows] };
    await must(television.mirror.call('library.save', { game: 'sheet-own', item }));
    await sleep(LONG_ENOUGH_MS);
  }
}

/** A sheet at which the phone enters scores; the television is there as well. */
export async function beginEvening(place: Place, hostToken: string): Promise<Evening> {
  const television = new Honest(place, { hostToken, display: true });
  await television.until(() => television.mirror.welcome !== null, 'the television is welcome');
  await fillLibrary(television);
  const over = await strangersPlay(place, television, 'far');
  await finish(television);
  const beside = await strangersPlay(place, television, 'begun');
  const { code } = await must(television.mirror.call('table.create', { game: GAME }));
  const { phone, token } = await sitDown(place, code, 'Honest');
  await must(television.mirror.call('lobby.start', {}));
  await phone.until(() => (phone.mirror.mine?.choices.length ?? 0) > 0, 'the phone may enter a score');
  return {
    ...{ code, beside, over, phone, seatToken: token },
    close: () => {
      phone.close();
      television.close();
    },
  };
}

/** What does not hold: nothing, if all is well. */
export async function faultsOf(place: Place, { code, phone, seatToken }: Evening): Promise<string[]> {
  const faults = phone.troubles.splice(0).map((key) => `a tap was refused: ${key}`);
  if (phone.lines > 1) faults.push(`the phone lost its line ${phone.lines - 1} times`);
  phone.lines = 1;
  const guest = new Honest(place, { table: code });
  const seated = new Honest(place, { seatToken });
  try {
    await guest.until(
      () => guest.mirror.welcome !== null || guest.mirror.ended !== null,
      'a guest is answered',
    );
    if (guest.mirror.welcome?.role !== 'guest') faults.push('a guest was turned away');
    await seated.until(
      () => seated.mirror.welcome !== null || seated.mirror.ended !== null,
      'a seat is answered',
    );
    if (seated.mirror.welcome?.role !== 'seat') faults.push('the phone does not come back to its seat');
  } catch (error) {
    faults.push(String(error));
  } finally {
    guest.close();
    seated.close();
  }
  phone.mirror.greet({});
  await phone.until(() => phone.mirror.mine?.seat === 0, 'the phone has its seat again');
  phone.lines = 1;
  return faults;
}
