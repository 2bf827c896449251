import type { Span } from '../../shared/game.ts';
import { t } from '../i18n/words.svelte.ts';

export const timeText = ({ from, to }: Span): string =>
  from === to ? t('minutes', { n: to }) : t('minutes.range', { from, to });
