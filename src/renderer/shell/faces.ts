import { t } from '../i18n/words.svelte.ts';
import { FACE_COUNT } from '../ui/faces.ts';
import { type Companion, wearer } from './company.ts';

export const FACES_TO_PICK: readonly number[] = Array.from({ length: FACE_COUNT }, (_, face) => face);

export const faceName = (face: number): string => t(`face.${face}`);

export function takenBy(face: number, company: readonly Companion[]): string | undefined {
  const who = wearer(face, company, FACES_TO_PICK);
  return who && t('face.taken', { who });
}
