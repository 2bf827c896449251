import { describe, expect, it } from 'vitest';
import type { Event } from '../../../src/games/sandwich/events.ts';
import { sandwich } from '../../../src/games/sandwich/index.ts';
import type { Options } from '../../../src/games/sandwich/options.ts';
import { isLingering, type State } from '../../../src/games/sandwich/state.ts';
import type { AnyGame, Viewer } from '../../../src/shared/game.ts';
import { playout } from '../../support/playout.ts';
import { kitchen, market, options, sellOut, served, takeAll, tasting } from './given.ts';

const game = sandwich as unknown as AnyGame;

/** Every card in play which a viewer may not know of. With one box and one round, each has its own name. */
function hiddenFrom(state: State, viewer: Viewer): string[] {
  const { players, market, offers, tastings, match, phase } = state;
  const hidden = new Set(players.flatMap(({ pile }) => pile));
  if (!match.options.takenFaceUp)
    for (const [seat, { owned }] of players.entries())
      if (seat !== viewer) for (const card of owned) hidden.add(card);
  const known = [
    ...(market && (phase === 'market' || isLingering(state)) ? market.stalls.map(({ card }) => card) : []),
    ...tastings
      .filter(
        ({ open, taster }) =>
          open ||
          (taster === viewer && (phase === 'together' || phase === 'verdict') && match.options.tasteTogether),
      )
      .flatMap(({ plates }) => plates.flatMap(({ cards }) => cards)),
    ...offers
      .filter(({ to, seat }) => to === 'all' || to === viewer || seat === viewer)
      .map(({ card }) => card),
    ...offers.filter(({ seat }) => seat === viewer).flatMap(({ answers }) => answers.map(({ card }) => card)),
    ...(viewer === 'table' ? [] : [players[viewer]!.swapped?.gave ?? '']),
  ];
  for (const card of known) hidden.delete(card);
  return [...hidden];
}

/** Everything which the screen of a viewer is sent. */
function bytesFor(state: State, viewer: Viewer, event: Event): string {
  const forAll = [
    sandwich.tableView(state),
    sandwich.frames(state),
    sandwich.clocks(state),
    sandwich.noticeFor(event, 'table', state),
  ];
  if (viewer === 'table') return JSON.stringify([...forAll, sandwich.choices(state, 'table')]);
  return JSON.stringify([
    ...forAll,
    sandwich.seatView(state, viewer),
    sandwich.choices(state, viewer),
    sandwich.noticeFor(event, viewer, state),
  ]);
}

describe.each<[string, number, Partial<Options>]>([
  ['the 2013 box', 4, {}],
  ['three players, blind', 3, { blindTasting: true }],
  ['trading, face down', 4, { trading: true }],
  ['trading, face up', 5, { trading: true, takenFaceUp: true, ownCard: 'release' }],
  ['all tasting at once, with clocks', 5, { tasteTogether: true, grabClock: 5, prepClock: 30 }],
  ['Express', 6, { express: true }],
  ['Chef’s suggestion and pitch', 4, { chefsSuggestion: true, pitch: true }],
  ['an announced ingredient', 8, {}],
])('secrets: %s', (_, seats, changes) => {
  it('S-2, S-12, S-14, S-17: no screen is sent a pile, another hand, or a sandwich before its time', () => {
    const match = { seats, options: options(changes) };
    const { steps } = playout({ game, match, seed: 21 + seats, players: 'chance' });
    let hiddenCards = 0;
    for (const { before, events } of steps) {
      let state = before as State;
      for (const event of events as Event[]) {
        state = sandwich.evolve(state, event);
        for (const viewer of ['table', ...Array.from({ length: seats }, (__, seat) => seat)] as Viewer[]) {
          const bytes = bytesFor(state, viewer, event);
          const hidden = hiddenFrom(state, viewer);
          hiddenCards += hidden.length;
          const seen = hidden.filter((card) => bytes.includes(`"${card}"`));
          expect(seen, `${event.type}, shown to ${viewer}`).toEqual([]);
        }
      }
    }
    expect(hiddenCards).toBeGreaterThan(1000);
  });
});

describe('secrets', () => {
  it('S-14: a deal is told to all, its cards only to those who made it', () => {
    const play = kitchen(4, { trading: true });
    const [card, other] = [play.mine(0).owned[0]!, play.mine(1).owned[0]!];
    const offer = play.when(0, { type: 'offer', card, to: 1 }).state.offers[0]!.id;
    play.when(1, { type: 'answer', offer, card: other });
    play.when(0, { type: 'accept', offer, from: 1, card: other });
    const deal = play.log.at(-1)!;
    const told = (viewer: Viewer) => JSON.stringify(sandwich.noticeFor(deal, viewer, play.state) ?? null);
    expect(told('table')).toContain('traded');
    expect(told('table')).not.toMatch(new RegExp(`"(${card}|${other})"`));
    expect([told(0).includes(`"${other}"`), told(1).includes(`"${card}"`)]).toEqual([true, true]);
    expect([told(2), told(3)]).toEqual(['null', 'null']);
  });

  it('S-17: whoever gets a sandwich does not know what is in it either', () => {
    const play = served(4);
    const received = play.state.tastings
      .find(({ taster }) => taster === 1)!
      .plates.flatMap(({ cards }) => cards);
    const bytes = JSON.stringify([play.table, play.mine(1)]);
    expect(received.filter((card) => bytes.includes(`"${card}"`))).toEqual([]);
  });

  it('S-21: blind, neither the plates nor their names nor the frames tell the cook', () => {
    const play = tasting(5, { blindTasting: true }).when(0, { type: 'reveal' });
    const shown = play.table.tastings[0]!.plates;
    expect(shown.every(({ cook, place, points }) => cook === null && place === null && points === null)).toBe(
      true,
    );
    expect(shown.map(({ id }) => id)).toEqual(['0.0', '0.1', '0.2']);
    expect(JSON.stringify(play.mine(0).tasting)).toBe('null');
  });

  it('S-5: only the loser is told that it was too late for them', () => {
    const play = kitchen(4);
    const event: Event = {
      type: 'photo-taken',
      card: 'ham',
      winner: 0,
      loser: 2,
      winnerMs: 412,
      loserMs: 431,
    };
    const told = [0, 1, 2, 3].map((seat) => sandwich.noticeFor(event, seat, play.state)?.type ?? null);
    expect(told).toEqual([null, null, 'too-late', null]);
    expect(sandwich.noticeFor(event, 'table', play.state)).toMatchObject({
      type: 'photo-taken',
      params: { ms: 19 },
    });
  });

  it('S-12, S-21: the log names what was taken only where it lies face up, and tells no cook', () => {
    const told = (changes: Partial<Options>): string => {
      const play = kitchen(4, { trading: true, ...changes });
      play.when(0, { type: 'offer', card: play.mine(0).owned[0]!, to: 'all' });
      const photo: Event = {
        ...{ type: 'photo-taken', card: 'ham', winner: 0, loser: 2 },
        ...{ winnerMs: 412, loserMs: 431 },
      };
      return JSON.stringify(
        [...play.log, photo].map((event) => sandwich.noticeFor(event, 'table', play.state) ?? null),
      );
    };
    const taken = /"(bacon|ham|steak|sausage)"/;
    expect(told({ takenFaceUp: true })).toMatch(/"took".*"ham"/);
    expect(told({ takenFaceUp: true, blindTasting: true })).not.toMatch(taken);
    const faceDown = JSON.parse(told({})) as readonly ({ type: string } | null)[];
    expect(JSON.stringify(faceDown.filter((one) => one?.type !== 'offered'))).not.toMatch(taken);
  });

  it('S-12: a photo finish is over with the market: who has the card is not shown on', () => {
    const play = market(4).when(1, { type: 'grab', card: 'bacon' }).wait(12);
    play.tries(2, { type: 'grab', card: 'bacon' });
    expect(play.table.photo).toMatchObject({ winner: 1 });
    sellOut(play).timeUp('closing');
    expect(play.table).toMatchObject({ phase: 'prep', photo: null, closest: null });
  });

  it('S-12: the closest photo finish so far is not shown on in the flips that follow', () => {
    const play = market(4).when(1, { type: 'grab', card: 'bacon' }).wait(12);
    play.tries(2, { type: 'grab', card: 'bacon' });
    expect(play.table.closest).toMatchObject({ card: 'bacon', winner: 1 });
    takeAll(play).timeUp('countdown');
    expect(play.table).toMatchObject({ phase: 'market', flip: 2, closest: null });
  });
});
