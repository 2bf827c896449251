import { describe, expect, it } from 'vitest';
import { known, meant, offers } from '../../../src/renderer/sheet/lobby/guests.ts';
import type { Player } from '../../../src/shared/protocol.ts';

describe('who is offered a seat', () => {
  const player = (id: string, name: string, lastPlayed: number | null = null): Player => ({
    id,
    name,
    lastPlayed,
    face: 0,
    badge: 0,
    plays: 0,
  });
  const roster = [player('1', 'Maya', 10), player('2', 'Inès', 30), player('3', 'Ingrid', 20)];

  it('T-1: those of the roster, the latest first, by the letters typed; nobody moves because somebody sat down', () => {
    const names = (typed: string) => offers(roster, ['2', null], typed).map(({ player }) => player.name);
    expect(names('')).toEqual(['Inès', 'Ingrid', 'Maya']);
    expect(names('in')).toEqual(['Inès', 'Ingrid']);
    expect(names('ine')).toEqual(['Inès']);
    expect(offers(roster, ['2', null], 'in').map(({ isSeated }) => isSeated)).toEqual([true, false]);
  });

  it('T-1: the first letters are enough for the only one who is meant', () => {
    const meantBy = (typed: string, seated: readonly string[] = []) =>
      meant(offers(roster, seated, typed), typed)?.name;
    expect(meantBy('ma')).toBe('Maya');
    expect(meantBy('in')).toBeUndefined();
    expect(meantBy('in', ['2'])).toBe('Ingrid');
    expect(meantBy('Ma', ['1'])).toBeUndefined();
    expect(meantBy('')).toBeUndefined();
    const [max, maxi] = [player('4', 'Max'), player('5', 'Maxi')];
    expect(meant(offers([max, maxi], [], 'max'), 'max')?.name).toBe('Max');
  });

  it('T-1: a name typed without its accent is the same person', () => {
    expect(known(roster, 'ines')?.id).toBe('2');
    expect(known(roster, 'In')).toBeUndefined();
  });
});
