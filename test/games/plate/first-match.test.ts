/** What whoever plays for the first time is told of napkins is true of those that are in that match. */
import { expect, it } from 'vitest';
import { deckWith, faceId, faceOf } from '../../../src/games/plate/cards.ts';
import { firstMatch } from '../../../src/games/plate/first-match.ts';
import { firstMatch as words } from '../../../src/games/plate/text/first-match.ts';
import { junk, napkin, type PlatePosition, up, verdict } from './given.ts';

const napkins = [...new Set(deckWith(firstMatch.options!.napkins!))]
  .filter((card) => faceOf(card).kind === 'napkin')
  .filter((card, i, all) => all.findIndex((one) => faceId(one) === faceId(card)) === i);

/** By chance, until the napkin is through. */
function letHappen(play: PlatePosition): PlatePosition {
  while (play.table.napkins.length > 0) play.timeUp();
  return play;
}

it.each(napkins)('P-25: %s, played before somebody eats, changes neither who eats nor what', (card) => {
  const hands = { 0: [card, ...junk(6, 'a')], 1: junk(7, 'b'), 2: junk(7, 'c') };
  const play = verdict({ hands, bids: [up(1, 2)] });
  const { forecast, value } = play.table.auction!;
  letHappen(play.when(0, napkin(card)));
  expect(play.table.auction).toMatchObject({ forecast, value });
});

it('P-22, P-25: no lesson promises more of a napkin than that', () => {
  for (const { lessons } of Object.values(words)) {
    expect(lessons.verdict!.join(' ')).not.toMatch(/change who|changer qui|cambiar quién|ändern, wer/);
    expect(lessons.keep!.join(' ')).not.toMatch(/upset them|chamboulent tout|revuelven todo|alles um/);
    expect(lessons.answer!.join(' ')).not.toMatch(/answer it|répond|responder|antworten/);
  }
});
