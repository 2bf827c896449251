/** The documents that screens mirror, built from shared parts so that what is unchanged stays the same object. */
import type { Actor, AnyGame, OptionProblem, SeatIndex, Timer } from '../../shared/game.ts';
import type {
  Claim,
  JoinInfo,
  LobbyInfo,
  MatchPublic,
  OwnDocument,
  SeatPublic,
  ShownTimer,
  TableDocument,
} from '../../shared/protocol.ts';
import { isCustom, type Lobby } from './lobby.ts';
import type { Looks } from './looks.ts';
import { canRedo, canUndo, isOver, type LiveMatch } from './match.ts';
import type { Seat } from './seats.ts';

export interface TableFacts {
  readonly code: string;
  readonly game: AnyGame;
  readonly lobby: Lobby;
  readonly match: LiveMatch | null;
  readonly looks: Looks | null;
  readonly paused: TableDocument['paused'];
  readonly running: boolean;
  readonly phones: ReadonlyMap<string, Phone>;
  readonly problems: readonly OptionProblem[];
  readonly join: JoinInfo;
  readonly claims: readonly Claim[];
  readonly spectators: number;
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
  #info: LobbyInfo | undefined;

  table(facts: TableFacts): TableDocument {
    const { game, lobby, match } = facts;
    return {
      code: facts.code,
      game: game.id,
      kind: game.kind,
      phase: phaseOf(match),
      locked: lobby.locked,
      paused: facts.paused,
      seats: lobby.seats.map((seat) => seatPublic(seat, game.kind, facts.phones)),
      limits: game.seats,
      options: lobby.options,
      preset: this.#presetOf(game, lobby),
      problems: facts.problems,
      join: facts.join,
      claims: facts.claims,
      spectators: facts.spectators,
      lobby: match ? null : this.#infoOf(game),
      match: match && facts.looks ? matchPublic(match, facts.looks, facts.running) : null,
    };
  }

  #infoOf(game: AnyGame): LobbyInfo {
    this.#info ??= {
      fields: game.options,
      presets: game.presets.map(({ id }) => id),
      bots: game.bots.map(({ id }) => id),
      minutes: game.minutes,
    };
    return this.#info;
  }

  /** Comparing all options with those of the preset is done once a change, not once a move. */
  #presetOf(game: AnyGame, lobby: Lobby): TableDocument['preset'] {
    if (this.#lobby !== lobby) {
      this.#lobby = lobby;
      this.#preset = { id: lobby.preset, custom: isCustom(game, lobby) };
    }
    return this.#preset;
  }
}

export function seatPublic(seat: Seat, kind: AnyGame['kind'], phones: TableFacts['phones']): SeatPublic {
  const phone = seat.token === null ? undefined : phones.get(seat.token);
  const phoneless = kind === 'sheet' && seat.kind === 'person' && seat.token === null;
  return {
    badge: seat.badge,
    name: seat.name,
    face: seat.face,
    kind: seat.kind,
    ...(seat.kind === 'bot' && seat.level !== null ? { level: seat.level } : {}),
    awake: seat.kind === 'bot' || phone !== undefined || phoneless,
    ...(phoneless ? { phoneless } : {}),
    ...(phone?.lag === undefined ? {} : { lag: phone.lag }),
    ...(seat.player === null ? {} : { player: seat.player }),
    ...(seat.scorekeeper ? { scorekeeper: true } : {}),
  };
}

function matchPublic(match: LiveMatch, looks: Looks, running: boolean): MatchPublic {
  const over = isOver(match);
  return {
    id: match.row.publicId,
    view: looks.table,
    frames: looks.frames,
    timers: over ? [] : looks.timers.filter(({ silent }) => !silent).map(shownTimer),
    running,
    outcome: match.outcome,
    receipt: match.outcome ? looks.receipt : null,
  };
}

const shownTimer = ({ move: _, silent: __, ...timer }: Timer): ShownTimer => timer;

export interface OwnFacts {
  readonly actor: Actor;
  readonly seat: SeatIndex | null;
  readonly match: LiveMatch | null;
  readonly looks: Looks | null;
}

export function ownDocument({ actor, seat, match, looks }: OwnFacts): OwnDocument {
  if (!match || !looks) return { actor, seat, view: null, choices: [], canUndo: false, canRedo: false };
  return {
    actor,
    seat,
    view: seat === null ? null : looks.seat(seat),
    choices: match.row.ended ? [] : looks.choices(actor),
    canUndo: canUndo(match, actor),
    canRedo: canRedo(match, actor),
  };
}
