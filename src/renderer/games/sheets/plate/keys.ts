import type { TableProps } from '../../props.ts';
import { bookKeys, digits, finishKey, letterOf, type Shortcut, span } from '../parts/shortcuts.ts';
import type { PlateDesk } from './desk.svelte.ts';
import type { PlateView } from './types.ts';

interface Keyboard {
  readonly book: TableProps<PlateView>;
  readonly desk: PlateDesk;
  onpad(): void;
  onfinish(): void;
  onmeals(): void;
}

export function plateKeys({ book, desk, onpad, onfinish, onmeals }: Keyboard): Shortcut[] {
  const { words, seats } = book;
  const letters = seats.map(letterOf);
  const values = ['0', ...digits(9)];
  const steps = (back: string, run: (by: number) => void) => (key: string) => run(key === back ? -1 : 1);
  return [
    {
      keys: values,
      caps: span(values),
      does: words.say('ui.key.value'),
      run: (key) => desk.enter(desk.minus ? -Number(key) : Number(key)),
    },
    {
      // Read off the cards as a sum, `3+5-2` lays three of them.
      keys: ['+', '-'],
      caps: ['+', '−'],
      does: words.say('ui.key.sum-of-cards'),
      run: (key) => {
        desk.minus = key === '-' && !desk.minus;
      },
    },
    {
      keys: letters,
      caps: span(letters.map((letter) => letter.toUpperCase())),
      does: words.say('ui.key.person'),
      run: (key) => desk.person(letters.indexOf(key)),
    },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      caps: ['←', '→'],
      does: words.say('ui.key.plate'),
      run: steps('ArrowLeft', (by) => {
        if (!desk.bidding) desk.choosePlate(desk.plate + by);
      }),
    },
    {
      keys: ['shift+ArrowLeft', 'shift+ArrowRight'],
      caps: ['⇧', '←', '→'],
      does: words.say('ui.key.card'),
      run: steps('shift+ArrowLeft', (by) => desk.walk(by)),
    },
    {
      keys: ['Backspace', 'Delete'],
      caps: ['⌫'],
      does: words.say('ui.key.strike'),
      run: () => desk.strikeLast(),
    },
    {
      keys: ['Space'],
      caps: [words.say('ui.key.space')],
      does: words.say('ui.no-more'),
      run: () => {
        if (desk.bidding) desk.nextBidder();
      },
    },
    { keys: ['Enter'], caps: ['⏎'], does: words.say('ui.key.eat'), run: () => desk.eat() },
    { keys: ['w'], caps: ['W'], does: words.say('choice.draw-first'), run: () => desk.draw() },
    { keys: ['p'], caps: ['P'], does: words.say('ui.key.pad'), run: onpad },
    { keys: ['s'], caps: ['S'], does: words.say('ui.meals'), run: onmeals },
    {
      keys: ['Escape'],
      caps: ['Esc'],
      does: words.say('ui.leave'),
      run: () => {
        desk.picked = null;
      },
    },
    finishKey(words, onfinish),
    ...bookKeys(book),
  ];
}
