/** What the lessons of a first match are about: where it is on a phone. */
export const pointers: Readonly<Record<string, string>> = {
  start: 'li:nth-child(1) > .p-deed',
  add: 'li:nth-child(2) > .p-deed',
  finish: 'li:nth-child(3) > .p-deed',
  napkin: '.strip',
  'opt-out': '.dock .u-btn',
  pass: '.dock .u-btn',
};
