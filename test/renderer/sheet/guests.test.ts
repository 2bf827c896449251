import { describe, expect, it } from 'vitest';
import { absent, known } from '../../../src/renderer/sheet/lobby/guests.ts';
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

  it('T-1: those of the roster who do not sit yet, the latest first, by the letters typed', () => {
    const names = (typed: string) => absent(roster, ['2', null], typed).map(({ name }) => name);
    expect(names('')).toEqual(['Ingrid', 'Maya']);
    expect(names('in')).toEqual(['Ingrid']);
    expect(absent(roster, [], 'ine').map(({ name }) => name)).toEqual(['Inès']);
  });

  it('T-1: a name typed without its accent is the same person', () => {
    expect(known(roster, 'ines')?.id).toBe('2');
    expect(known(roster, 'In')).toBeUndefined();
  });
});
