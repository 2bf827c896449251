/** Runs in every test file while it is looked where tests go: what a test enters is told with its result. */
import { afterEach, beforeEach } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    entered?: readonly number[];
  }
}

declare global {
  var entered: (id: number) => void;
}

/** More than there are functions. Marks are met millions of times: a byte is set faster than a set grows. */
const MOST = 1 << 15;

/** While the file is read, before its tests and after each. */
const outside = new Uint8Array(MOST);
const inside = new Uint8Array(MOST);
let now = outside;

const idsIn = (marks: Uint8Array): number[] => [...marks.keys()].filter((id) => marks[id]);

globalThis.entered = (id) => {
  now[id] = 1;
};

beforeEach(() => {
  now = inside.fill(0);
});

afterEach(({ task }) => {
  task.meta.entered = idsIn(inside);
  task.file.meta.entered = idsIn(outside);
  now = outside;
});
