import { expect, it } from 'vitest';
import { freeFace, namesake, wearer } from '../../src/renderer/shell/company.ts';

const faces = [0, 1, 2, 3];
const company = [
  { name: 'Maya', face: 3 },
  { name: 'Jürgen', face: 0 },
];

it.each([
  ['maya', 'Maya'],
  ['Jurgen', 'Jürgen'],
  ['May', undefined],
  ['', undefined],
])('who is called %j is told of %j', (name, who) => expect(namesake(name, company)).toBe(who));

it.each([
  [1, 1],
  [3, 1],
  [0, 1],
])('who would like face %i has %i', (wanted, face) => expect(freeFace(wanted, company, faces)).toBe(face));

it('a face is somebody’s as long as there is one for everybody', () => {
  expect(wearer(3, company, faces)).toBe('Maya');
  expect(wearer(1, company, faces)).toBe(undefined);
  expect(wearer(3, company, [0, 3])).toBe(undefined);
  expect(freeFace(3, company, [0, 3])).toBe(3);
});
