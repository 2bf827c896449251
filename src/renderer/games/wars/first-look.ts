import type { Glance } from '../first-look.ts';

export const glances: readonly Glance[] = [
  { motion: 'take', art: ['assistant-meats'], icon: 'coins' },
  { motion: 'pile', art: ['steak', 'brie', 'tomato', 'lettuce'] },
  { motion: 'hand', art: ['early-van'], icon: 'star' },
];
