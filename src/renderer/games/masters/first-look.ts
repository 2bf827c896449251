import type { Glance } from '../first-look.ts';

export const glances: readonly Glance[] = [
  { motion: 'pile', art: ['bread', 'cheese', 'lettuce', 'bread'] },
  { motion: 'take', art: ['goo'], icon: 'skull' },
  { motion: 'hand', art: ['tip-jar'], icon: 'coin' },
];
