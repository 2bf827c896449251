/** The screens of one table: who has been shown what, and the smallest message that brings each up to date. */
import type { AnyGame, Notice, SeatIndex } from '../../shared/game.ts';
import { diff, type Json, type Patch } from '../../shared/patch.ts';
import type { OwnDocument, TableDocument } from '../../shared/protocol.ts';
import { Documents, ownDocument, type Phone, type TableFacts } from './documents.ts';
import type { Advance } from './match.ts';
import type { Screen } from './screen.ts';
import type { Seat } from './seats.ts';
import { actorOf, isSpectator, type Viewing, viewingOf } from './viewers.ts';
import { frameOf, MINE, patchHead, patchTail, TABLE, textFrame } from './wire.ts';

interface Shown {
  mine: OwnDocument | null;
  /** Wants the whole: new here, or left behind. */
  whole: boolean;
}

/** What is so at a table, but for what its screens themselves tell. */
export type Facts = Omit<TableFacts, 'phones' | 'spectators'>;

/** The seat whose phone a screen is, whether it has the hand on it or the table. */
const playedOn = ({ seatToken, hand }: Screen): string | null => seatToken ?? hand;

export class Broadcast {
  readonly #documents = new Documents();
  readonly #screens = new Map<Screen, Shown>();
  #rev = 0;
  #table: TableDocument | null = null;
  #notices: Notice[] = [];
  readonly #own = new Map<SeatIndex, Notice[]>();

  get screens(): Iterable<Screen> {
    return this.#screens.keys();
  }

  get size(): number {
    return this.#screens.size;
  }

  add(screen: Screen): void {
    this.#screens.set(screen, { mine: null, whole: true });
  }

  remove(screen: Screen): boolean {
    return this.#screens.delete(screen);
  }

  /** By seat token, also those that run the table. */
  phones(): Map<string, Phone> {
    const phones = new Map<string, Phone>();
    for (const screen of this.#screens.keys()) {
      const token = playedOn(screen);
      if (token !== null) phones.set(token, { lag: screen.lag });
    }
    return phones;
  }

  hasPhone(token: string): boolean {
    for (const screen of this.#screens.keys()) if (playedOn(screen) === token) return true;
    return false;
  }

  withSeat(token: string): Screen | undefined {
    for (const screen of this.#screens.keys()) if (screen.seatToken === token) return screen;
    return undefined;
  }

  /** To be told with the next showing: to everybody, and to each seat whose phone is here. */
  tell(game: AnyGame, seats: readonly Seat[], { commit, happened }: Advance): void {
    if (commit.kind === 'undo') this.#notice({ type: 'undone' });
    if (commit.kind === 'redo') this.#notice({ type: 'redone' });
    const phones = this.phones();
    for (const { event, state } of happened) {
      this.#notice(game.noticeFor(event, 'table', state));
      for (const [seat, { token }] of seats.entries())
        if (token !== null && phones.has(token)) this.#noticeTo(seat, game.noticeFor(event, seat, state));
    }
  }

  /** Of the host's own, with the next showing. */
  tellSeats(seats: readonly SeatIndex[], notice: Notice): void {
    for (const seat of seats) this.#noticeTo(seat, notice);
  }

  #notice(notice: Notice | undefined): void {
    if (notice) this.#notices.push(notice);
  }

  #noticeTo(seat: SeatIndex, notice: Notice | undefined): void {
    if (!notice) return;
    const list = this.#own.get(seat);
    if (list) list.push(notice);
    else this.#own.set(seat, [notice]);
  }

  forgetNotices(): void {
    this.#notices = [];
    this.#own.clear();
  }

  /** All is worked out before anything is sent: where it breaks, no screen has seen a part of it. */
  show(facts: Facts, at: number): void {
    const document = this.#documentOf(facts);
    const table = diff(TABLE, this.#table as unknown as Json, document as unknown as Json);
    const isPublic = table.length > 0 || this.#notices.length > 0;
    const rev = isPublic ? this.#rev + 1 : this.#rev;
    const about = { rev, at };
    const head = patchHead({ ...about, table, notices: this.#notices });
    const shared = isPublic ? textFrame(`${head}]`) : null;
    const owns = new OwnDocuments(facts);
    const sendings: (() => void)[] = [];
    for (const [screen, shown] of this.#screens) {
      if (screen.behind) {
        shown.whole = true;
        continue;
      }
      const viewing = viewingOf(facts.lobby, screen);
      const mine = viewing && owns.of(viewing);
      const own = viewing?.as === 'seat' ? this.#own.get(viewing.index) : undefined;
      const tail = shown.whole ? '' : patchTail({ mine: owns.change(shown.mine, mine), own: own ?? [] });
      sendings.push(() => {
        if (shown.whole) screen.send(frameOf({ t: 'full', ...about, table: document, mine }));
        else if (tail !== '') screen.send(textFrame(`${head}${tail}]`));
        else if (shared) screen.send(shared);
        shown.mine = mine;
        shown.whole = false;
      });
    }
    this.#rev = rev;
    this.#table = document;
    this.forgetNotices();
    for (const send of sendings) send();
  }

  #documentOf(facts: Facts): TableDocument {
    const spectators = [...this.#screens.keys()].filter((screen) => isSpectator(facts.lobby, screen)).length;
    return this.#documents.table({ ...facts, phones: this.phones(), spectators });
  }
}

/** Several displays of the host mirror the same document: found once, compared once. */
class OwnDocuments {
  readonly #facts: Facts;
  readonly #documents = new Map<string, OwnDocument>();
  readonly #changes = new Map<OwnDocument, { readonly before: OwnDocument | null; readonly change: Patch }>();

  constructor(facts: Facts) {
    this.#facts = facts;
  }

  of(viewing: Viewing): OwnDocument {
    const key = `${viewing.as} ${viewing.index}`;
    let document = this.#documents.get(key);
    if (!document) {
      document = this.#make(viewing);
      this.#documents.set(key, document);
    }
    return document;
  }

  #make(viewing: Viewing): OwnDocument {
    const { game, lobby, match, views, lessons } = this.#facts;
    const indexAs = (as: Viewing['as']) => (viewing.as === as ? viewing.index : null);
    const own = {
      ...{ seat: indexAs('seat'), waiting: indexAs('waiting') },
      ...{ standIn: indexAs('stand-in'), hand: indexAs('table') },
    };
    return ownDocument({
      actor: actorOf(game, lobby.seats, viewing),
      ...own,
      match,
      views,
      lessons: own.seat === null ? null : lessons,
    });
  }

  change(before: OwnDocument | null, after: OwnDocument | null): Patch {
    const known = after && this.#changes.get(after);
    if (known && known.before === before) return known.change;
    const change = diff(MINE, before as unknown as Json, after as unknown as Json);
    if (after) this.#changes.set(after, { before, change });
    return change;
  }
}
