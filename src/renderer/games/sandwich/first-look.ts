import type { Glance } from '../first-look.ts';

export const glances: readonly Glance[] = [
  { motion: 'take', art: ['avocado'], icon: 'grab' },
  { motion: 'pile', art: ['ham', 'lettuce', 'tomato'] },
  { motion: 'hand', art: ['burger'], icon: 'star' },
];
