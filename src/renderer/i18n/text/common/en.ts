import type { Messages } from '../../../../shared/text.ts';

/** What every screen says, also in the middle of a match. */
export const en = {
  'app.name': 'Smorgasboard',
  close: 'Close',
  'toasts.label': 'Messages',
  'trouble.again': 'Try again',
  'trouble.fetch': 'That didn’t load. Is the Wi-Fi still there?',
  'timer.left': 'Time left',
  'paused.host': 'A short break',
  'paused.host.text': 'The clocks stand still. Nobody touches the cheese.',
  'paused.away': 'Waiting for {seat}',
  'paused.away.text': 'Their phone is asleep, and it is their turn. Opening the page again is enough.',
  'paused.disk': 'Nothing can be written down',
  'paused.disk.text':
    'The disk of the host is full or gone. Nothing is lost: the table waits until it can store again.',
  'paused.fault': 'Something is wrong with this game',
  'paused.fault.text':
    'Its own rules have tripped. Nothing is lost: whoever hosts can go on, take back the last move or end the match. Other tables are fine.',
  'menu.title': 'Menu',
  'notice.undone': 'A move was taken back.',
  'notice.redone': 'A move was played again.',
  'refusal.bad-call': 'The host did not understand that.',
  'refusal.bad-move': 'The host did not understand that move.',
  'refusal.cannot-redo': 'There is nothing to play again.',
  'refusal.cannot-undo': 'That can’t be taken back any more.',
  'refusal.disk': 'The host can’t store anything right now. Your move did not count.',
  'refusal.internal': 'Something went wrong at the host. Nothing was changed.',
  'refusal.match-over': 'The match is over.',
  'refusal.no-seat': 'For that you need a seat.',
  'refusal.no-table': 'For that you need a table.',
  'refusal.not-playing': 'No match is running.',
  'refusal.not-started': 'The match hasn’t begun yet.',
  'refusal.paused': 'The table is having a break.',
  'refusal.stale': 'Too late: the table has moved on.',
  'refusal.too-fast': 'Slowly! That was too much at once.',
  'refusal.unknown-call': 'The host doesn’t know how to do that.',
} as const satisfies Messages;
