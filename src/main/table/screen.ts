import type { HostMessage } from '../../shared/protocol.ts';

/** A page that is connected: a display, somebody's phone, or a spectator. */
export interface Screen {
  /** Made by the page at each load. */
  readonly id: string;
  /** Where it comes from; many may be behind one. */
  readonly address: string;
  readonly display: boolean;
  /** Shown the host token. */
  readonly hosting: boolean;
  seatToken: string | null;
  /** The token of the seat that is played on the same phone: it is awake, and this screen may do nothing for it. */
  hand: string | null;
  /** Half a round trip in ms, once measured. */
  readonly lag: number | undefined;
  /** Too much is waiting to be sent: patches are left out, the whole follows later. */
  readonly behind: boolean;
  send(frame: Buffer): void;
  tell(message: HostMessage): void;
  bye(reason: Extract<HostMessage, { t: 'bye' }>['reason']): void;
}
