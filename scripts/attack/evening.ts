/** A house in which an honest phone plays while it is attacked; what became of it after each attack. */
import { Honest, type Place } from './honest.ts';

export interface Evening {
  readonly code: string;
  readonly phone: Honest;
  readonly seatToken: string;
  close(): void;
}

const GAME = 'sheet-plain';

async function must<T>(answer: Promise<{ readonly ok: boolean; readonly value?: T }>): Promise<T> {
  const { ok, value } = await answer;
  if (!ok) throw new Error('What the evening begins with was refused');
  return value as T;
}

/** A sheet at which the phone enters scores; the television is there as well. */
export async function beginEvening(place: Place, hostToken: string): Promise<Evening> {
  const television = new Honest(place, { hostToken, display: true });
  await television.until(() => television.mirror.welcome !== null, 'the television is welcome');
  const { code } = await must(television.mirror.call('table.create', { game: GAME }));
  const phone = new Honest(place, { table: code });
  await phone.until(() => phone.mirror.table !== null, 'the phone sees the table');
  const { token } = await must(phone.mirror.call('seat.join', { name: 'Honest', face: 3 }));
  phone.mirror.remember({ seatToken: token });
  await must(television.mirror.call('lobby.start', {}));
  await phone.until(() => (phone.mirror.mine?.choices.length ?? 0) > 0, 'the phone may enter a score');
  return {
    ...{ code, phone, seatToken: token },
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
