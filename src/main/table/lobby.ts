/** What is settled before a match: who sits where, and by which rules. Each function gives a new lobby or a refusal. */
import {
  type AnyGame,
  accept,
  type OptionField,
  type OptionValue,
  type Result,
  type SeatIndex,
} from '../../shared/game.ts';
import { deny } from '../../shared/host-refusals.ts';
import { isOrderOf, type Seat } from './seats.ts';

export type Options = Readonly<Record<string, OptionValue>>;

export interface Lobby {
  readonly seats: readonly Seat[];
  readonly preset: string;
  readonly options: Options;
  readonly locked: boolean;
  /** By the host. */
  readonly paused: boolean;
}

export function newLobby(game: AnyGame): Lobby {
  const preset = game.presets[0]?.id ?? '';
  return { seats: [], preset, options: presetOptions(game, preset), locked: false, paused: false };
}

export function presetOptions(game: AnyGame, preset: string): Options {
  const own = game.presets.find(({ id }) => id === preset)?.options ?? {};
  const defaults = Object.fromEntries(game.options.map((field) => [field.key, field.default]));
  return { ...defaults, ...(own as Options) };
}

export const isCustom = (game: AnyGame, lobby: Lobby): boolean =>
  JSON.stringify(inOrder(game, lobby.options)) !==
  JSON.stringify(inOrder(game, presetOptions(game, lobby.preset)));

/** As it was opened: with it, nothing is lost. */
export const isUntouched = (game: AnyGame, lobby: Lobby): boolean =>
  lobby.seats.length === 0 && !lobby.locked && lobby.preset === game.presets[0]?.id && !isCustom(game, lobby);

const inOrder = (game: AnyGame, options: Options): readonly unknown[] =>
  game.options.map((field) => options[field.key]);

export function choosePreset(game: AnyGame, lobby: Lobby, preset: string): Result<Lobby> {
  if (!game.presets.some(({ id }) => id === preset)) return deny('unknown-preset');
  return accept({ ...lobby, preset, options: presetOptions(game, preset) });
}

export function setOption(
  game: AnyGame,
  lobby: Lobby,
  wish: { key: string; value: OptionValue },
): Result<Lobby> {
  const field = game.options.find(({ key }) => key === wish.key);
  if (!field) return deny('unknown-option');
  if (!allows(field, wish.value, lobby.seats.length)) return deny('bad-option');
  return accept({ ...lobby, options: { ...lobby.options, [wish.key]: wish.value } });
}

function allows(field: OptionField, value: OptionValue, seats: number): boolean {
  switch (field.kind) {
    case 'choice':
      return typeof value === 'string' && field.values.includes(value);
    case 'toggle':
      return typeof value === 'boolean';
    case 'number':
      return (
        typeof value === 'number' &&
        (value === field.off ||
          (value >= field.min &&
            value <= field.max &&
            Number.isInteger((value - field.min) / (field.step ?? 1))))
      );
    case 'text':
      return typeof value === 'string' && value.length <= field.maxLength;
    case 'seat':
      return (
        value === null || (Number.isInteger(value) && (value as number) >= 0 && (value as number) < seats)
      );
    case 'scale':
      return (
        Array.isArray(value) &&
        value.length <= field.maxLength &&
        value.every((item) => item >= field.min && item <= field.max)
      );
  }
}

export function addSeat(game: AnyGame, lobby: Lobby, seat: Seat): Result<Lobby> {
  if (lobby.seats.length >= game.seats.max) return deny('table-full', { n: game.seats.max });
  return accept({ ...lobby, seats: [...lobby.seats, seat] });
}

export function removeSeat(game: AnyGame, lobby: Lobby, seat: SeatIndex): Lobby {
  const order = lobby.seats.map((_, index) => index).filter((index) => index !== seat);
  return rearranged(game, lobby, order);
}

export function reorder(game: AnyGame, lobby: Lobby, order: readonly SeatIndex[]): Result<Lobby> {
  if (!isOrderOf(order, lobby.seats.length)) return deny('bad-order');
  return accept(rearranged(game, lobby, order));
}

/** Options that name a seat go on naming the same person; whoever left is named no more. */
function rearranged(game: AnyGame, lobby: Lobby, order: readonly SeatIndex[]): Lobby {
  const moved = game.options.flatMap((field) => {
    const named = lobby.options[field.key];
    if (field.kind !== 'seat' || typeof named !== 'number') return [];
    const index = order.indexOf(named);
    return [[field.key, index < 0 ? null : index] as const];
  });
  return {
    ...lobby,
    seats: order.map((index) => lobby.seats[index]!),
    options: moved.length > 0 ? { ...lobby.options, ...Object.fromEntries(moved) } : lobby.options,
  };
}

export function readyToStart(game: AnyGame, lobby: Lobby, options: Options): Result<null> {
  const { min, max } = game.seats;
  if (lobby.seats.length < min) return deny('too-few-players', { n: min });
  if (lobby.seats.length > max) return deny('table-full', { n: max });
  if (game.checkOptions(options, lobby.seats.length).length > 0) return deny('options-do-not-fit');
  return accept(null);
}
