import type { Handlers } from './handler.ts';

export const play: Handlers<'move' | 'undo' | 'redo'> = {
  move: ({ table, actor, key }, { frame, move }) => table.play({ actor, frame, move, call: key }),
  undo: ({ table, actor, key }) => table.step('undo', { actor, call: key }),
  redo: ({ table, actor, key }) => table.step('redo', { actor, call: key }),
};
