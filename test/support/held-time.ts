/** For a host with sockets: what is asked for soon comes soon, and all other time passes when the test says so. */
import { VirtualTime } from './virtual-time.ts';

export class HeldTime extends VirtualTime {
  override soon(run: () => void): void {
    setImmediate(run);
  }

  pass(ms: number): void {
    const until = this.steady() + ms;
    while (this.step(until));
  }
}
