import { effects } from './effects.ts';
import { stack } from './stack.ts';

export const napkins = { ...stack, ...effects };
