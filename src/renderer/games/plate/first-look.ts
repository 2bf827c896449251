import type { Glance } from '../first-look.ts';

export const glances: readonly Glance[] = [
  { motion: 'pile', art: ['sourdough', 'bacon', 'gouda', 'avocado'] },
  { motion: 'hand', art: ['bagel'], icon: 'bid' },
  { motion: 'take', art: ['croissant'], icon: 'napkin' },
];
