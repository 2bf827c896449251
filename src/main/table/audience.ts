/** The screens of one table: who has been shown what, and the smallest message that brings each up to date. */
import type { AnyGame, Notice, SeatIndex, Viewer } from '../../shared/game.ts';
import { diff, type Json, type Patch } from '../../shared/patch.ts';
import type { OwnDocument, TableDocument } from '../../shared/protocol.ts';
import type { Phone } from './documents.ts';
import type { Happened } from './match.ts';
import type { Screen } from './screen.ts';
import { frameOf, MINE, patchHead, patchTail, TABLE, textFrame } from './wire.ts';

interface Shown {
  mine: OwnDocument | null;
  /** Wants the whole: new here, or left behind. */
  whole: boolean;
}

export interface Now {
  readonly table: TableDocument;
  readonly at: number;
  viewerOf(screen: Screen): Viewer | null;
  ownOf(viewer: Viewer): OwnDocument;
}

export class Audience {
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

  /** By seat token. */
  phones(): Map<string, Phone> {
    const phones = new Map<string, Phone>();
    for (const screen of this.#screens.keys()) {
      if (screen.seatToken !== null) phones.set(screen.seatToken, { lag: screen.lag });
    }
    return phones;
  }

  withSeat(token: string): Screen | undefined {
    for (const screen of this.#screens.keys()) if (screen.seatToken === token) return screen;
    return undefined;
  }

  collect(game: AnyGame, happened: readonly Happened[], seats: readonly SeatIndex[]): void {
    for (const { event, state } of happened) {
      this.notice(game.redact(event, 'table', state));
      for (const seat of seats) this.#noticeTo(seat, game.redact(event, seat, state));
    }
  }

  notice(notice: Notice | undefined): void {
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

  show(now: Now): void {
    const table = diff(TABLE, this.#table as unknown as Json, now.table as unknown as Json);
    const isPublic = table.length > 0 || this.#notices.length > 0;
    if (isPublic) this.#rev += 1;
    this.#table = now.table;
    const about = { rev: this.#rev, at: now.at };
    const head = patchHead({ ...about, table, notices: this.#notices });
    const shared = isPublic ? textFrame(`${head}]`) : null;
    const owns = new Owns(now);
    for (const [screen, shown] of this.#screens) {
      if (screen.behind) {
        shown.whole = true;
        continue;
      }
      const viewer = now.viewerOf(screen);
      const mine = viewer === null ? null : owns.now(viewer);
      if (shown.whole) {
        screen.send(frameOf({ t: 'full', ...about, table: now.table, mine }));
      } else {
        const own = typeof viewer === 'number' ? this.#own.get(viewer) : undefined;
        const tail = patchTail({ mine: owns.change(shown.mine, mine), own: own ?? [] });
        if (tail !== '') screen.send(textFrame(`${head}${tail}]`));
        else if (shared) screen.send(shared);
      }
      shown.mine = mine;
      shown.whole = false;
    }
    this.forgetNotices();
  }
}

/** Several displays of the host mirror the same document: found once, compared once. */
class Owns {
  readonly #now: Now;
  readonly #documents = new Map<Viewer, OwnDocument>();
  readonly #changes = new Map<OwnDocument, { readonly before: OwnDocument | null; readonly change: Patch }>();

  constructor(now: Now) {
    this.#now = now;
  }

  now(viewer: Viewer): OwnDocument {
    let document = this.#documents.get(viewer);
    if (!document) {
      document = this.#now.ownOf(viewer);
      this.#documents.set(viewer, document);
    }
    return document;
  }

  change(before: OwnDocument | null, after: OwnDocument | null): Patch {
    const known = after && this.#changes.get(after);
    if (known && known.before === before) return known.change;
    const change = diff(MINE, before as unknown as Json, after as unknown as Json);
    if (after) this.#changes.set(after, { before, change });
    return change;
  }
}
