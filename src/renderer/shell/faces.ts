import { t } from '../i18n/words.svelte.ts';
import { FACE_COUNT } from '../ui/faces.ts';

export const FACES_TO_PICK: readonly number[] = Array.from({ length: FACE_COUNT }, (_, face) => face);

export const faceName = (face: number): string => t(`face.${face}`);
