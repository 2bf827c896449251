/** The documents that screens mirror, built from shared parts so that what is unchanged stays the same object. */
import type { Actor, AnyGame, OptionProblem, SeatIndex } from '../../shared/game.ts';
import { memo } from '../../shared/memo.ts';
import type {
  Claim,
  JoinInfo,
  LobbyInfo,
  MatchPublic,
  OwnDocument,
  SeatPublic,
  ShownTimer,
  TableDocument,
  WaitingPublic,
} from '../../shared/protocol.ts';
import { type KeptPlayed, shownEvening } from './evening.ts';
import type { Lessons } from './lessons.ts';
import { firstOptions, fittingSeats, isCustom, type Lobby } from './lobby.ts';
import { canRedo, canUndo, isBlankSheet, isOver, type LiveMatch } from './match.ts';
import { type Seat, temperOf } from './seats.ts';
import type { DueClock, StateViews } from './state-views.ts';

export interface TableFacts {
  readonly code: string;
  readonly game: AnyGame;
  readonly lobby: Lobby;
  readonly match: LiveMatch | null;
  readonly views: StateViews | null;
  readonly evening: readonly KeptPlayed[];
  readonly paused: TableDocument['paused'];
  readonly pause: TableDocument['pause'];
  readonly wishes: TableDocument['wishes'];
  readonly running: boolean;
  readonly phones: ReadonlyMap<string, Phone>;
  readonly problems: readonly OptionProblem[];
  readonly join: JoinInfo;
  readonly claims: readonly Claim[];
  readonly spectators: number;
  readonly lessons: Lessons | null;
}

/** A seat's phone that is here now. */
export interface Phone {
  readonly lag: number | undefined;
}

export const phaseOf = (match: LiveMatch | null): TableDocument['phase'] => {
  if (match === null) return 'lobby';
  return isOver(match) ? 'over' : 'playing';
};

export class Documents {
  #lobby: Lobby | null = null;
  #preset: TableDocument['preset'] = { id: '', custom: false };
  #info: LobbyInfo | null = null;

  table(facts: TableFacts): TableDocument {
    const { game, lobby, match } = facts;
    this.#lookAt(game, lobby);
    return {
      code: facts.code,
      game: game.id,
      kind: game.kind,
      phase: phaseOf(match),
      locked: lobby.locked,
      hasLostMatch: lobby.hasLostMatch,
      paused: facts.paused,
      seats: lobby.seats.map((seat) => seatPublic(seat, game, facts.phones)),
      waiting: lobby.waiting.map(waitingPublic),
      // Bots fill a first match up.
      limits: lobby.teaching ? limitsToLearn(game) : game.seats,
      bots: levelsOf(game),
      options: lobby.teaching ? learnersOptions(game) : lobby.options,
      preset: this.#preset,
      problems: facts.problems,
      ...(lobby.teaching ? { teaching: true as const } : {}),
      join: facts.join,
      claims: facts.claims,
      spectators: facts.spectators,
      lobby: match ? null : this.#info,
      match: match && facts.views ? matchPublic(match, facts.views, facts.running) : null,
      evening: shownEvening(facts.evening),
      pause: facts.pause,
      wishes: facts.wishes,
    };
  }

  /** Comparing all options with those of the preset is done once a change, not once a move. */
  #lookAt(game: AnyGame, lobby: Lobby): void {
    if (this.#lobby === lobby) return;
    this.#lobby = lobby;
    this.#preset = { id: lobby.preset, custom: isCustom(game, lobby) };
    const lasts = game.lasts(lobby.options, fittingSeats(game, lobby.seats.length)) ?? null;
    this.#info = { ...drawnOf(game), lasts };
  }
}

/** The same object for the same game: it is compared whenever anything changes. */
const drawnOf = memo(
  (game: AnyGame): Omit<LobbyInfo, 'lasts'> => ({
    fields: game.options,
    presets: game.presets.map(({ id }) => id),
    ...(game.firstMatch ? { firstMatch: { minutes: game.firstMatch.minutes } } : {}),
  }),
);

/** The same objects each time, as above. */
const limitsToLearn = memo(({ seats }: AnyGame) => ({ min: 1, max: seats.max }));
const learnersOptions = memo(firstOptions);

const levelsOf = memo(({ bots }: AnyGame): readonly string[] => bots.map(({ id }) => id));

const waitingPublic = memo(
  ({ badge, name, face, behind }: Seat): WaitingPublic => ({
    ...{ badge, name, face },
    ...(behind === undefined ? {} : { behind }),
  }),
);

export function seatPublic(seat: Seat, game: AnyGame, phones: TableFacts['phones']): SeatPublic {
  const phone = seat.token === null ? undefined : phones.get(seat.token);
  const phoneless = seat.kind === 'person' && seat.token === null;
  const temper = temperOf(game, seat);
  return {
    badge: seat.badge,
    name: seat.name,
    face: seat.face,
    kind: seat.kind,
    ...(seat.kind === 'bot' && seat.level !== null ? { level: seat.level } : {}),
    ...(temper === undefined ? {} : { temper }),
    awake: seat.kind === 'bot' || phone !== undefined || (phoneless && game.kind === 'sheet'),
    ...(phoneless ? { phoneless } : {}),
    ...(phone?.lag === undefined ? {} : { lag: phone.lag }),
    ...(seat.scorekeeper ? { scorekeeper: true } : {}),
  };
}

function matchPublic(match: LiveMatch, views: StateViews, running: boolean): MatchPublic {
  return {
    id: match.row.publicId,
    view: views.table,
    frames: views.frames,
    timers: isOver(match) ? [] : timersOf(views),
    running,
    outcome: match.outcome,
    receipt: match.outcome ? views.receipt : null,
    scores: views.scores,
  };
}

const timersOf = ({ clocks }: StateViews): ShownTimer[] =>
  clocks.filter(({ silent }) => !silent).map(shownTimer);

const shownTimer = ({ move: _, silent: __, pause: ___, ...timer }: DueClock): ShownTimer => timer;

export interface OwnFacts {
  readonly actor: Actor | null;
  readonly seat: SeatIndex | null;
  readonly waiting: number | null;
  readonly standIn: SeatIndex | null;
  readonly hand: SeatIndex | null;
  readonly match: LiveMatch | null;
  readonly views: StateViews | null;
  readonly lessons: Lessons | null;
}

export function ownDocument(facts: OwnFacts): OwnDocument {
  const { actor, seat, waiting, standIn, hand, match, views, lessons } = facts;
  const whose = {
    actor,
    seat,
    ...(waiting === null ? {} : { waiting }),
    ...(standIn === null ? {} : { standIn }),
    ...(hand === null ? {} : { hand }),
  };
  if (actor === null || !match || !views)
    return { ...whose, view: null, choices: [], canUndo: false, canRedo: false };
  const lesson = match.outcome ? undefined : lessons?.of(actor, views);
  return {
    ...whose,
    view: seat === null ? null : views.seat(seat),
    choices: match.row.ended ? [] : views.choices(actor),
    canUndo: canUndo(match, actor),
    canRedo: canRedo(match, actor),
    ...(actor === 'table' && isBlankSheet(match) ? { blank: true } : {}),
    ...(lesson ? { lesson } : {}),
  };
}
