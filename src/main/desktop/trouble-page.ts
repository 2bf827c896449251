import type { KioskState } from '../../shared/ipc.ts';
import type { DesktopWords } from './words/desktop-words.ts';

export interface Trouble {
  readonly title: string;
  readonly reason: string;
}

export interface TroubleParts {
  readonly words: DesktopWords;
  readonly trouble: Trouble;
  readonly state: KioskState;
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const part = (name: string, inside: string): string => `<${name}>${inside}</${name}>`;

const LOOK = `
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; box-sizing: border-box; padding: 4vmin;
    background: #22302b; color: #f8f3e4; font: 3vmin/1.35 system-ui, sans-serif; text-align: center; }
  main { display: flex; flex-wrap: wrap; gap: 4vmin 8vmin; align-items: center; justify-content: center; }
  .what { display: grid; flex: 1 1 60vmin; gap: 2vmin; max-width: 90vmin; justify-items: center; }
  h1 { margin: 0; font-size: 5vmin; text-wrap: balance; }
  p { margin: 0; overflow-wrap: anywhere; text-wrap: balance; }
  .soft { opacity: 0.75; }
  .row { display: flex; flex-wrap: wrap; gap: 2vmin; justify-content: center; margin-top: 2vmin; }
  #lock, #pin { display: grid; gap: 2vmin; justify-items: center; }
  .keys { display: grid; grid-template-columns: repeat(3, 9vmin); gap: 1.2vmin; justify-content: center; }
  button { min-height: 7vmin; padding: 0 3vmin; border: 0; border-radius: 1.4vmin; background: #f4b92b; color: #241610;
    font: 700 3vmin system-ui, sans-serif; }
  button:focus-visible { outline: 0.5vmin solid #fff; outline-offset: 0.4vmin; }
  button:disabled { opacity: 0.4; }
  .keys button, .quit { background: #f8f3e4; padding: 0; }
  .quit { padding: 0 3vmin; }
  .dots { min-height: 5vmin; font-size: 4vmin; letter-spacing: 0.2em; }
  [role=alert] { min-height: 1.35em; color: #ffd0a8; }
  [hidden] { display: none !important; }
`;

/** Runs in the page, alone: it may use nothing of this file. */
function run(words: Pick<DesktopWords, 'wrongPin' | 'restPin'>, first: KioskState): void {
  const bridge = window.smorgasboard;
  if (!bridge) return;
  const part = (id: string): HTMLElement => document.getElementById(id)!;
  let state = first;
  let typed = '';
  let restUntil = 0;

  const draw = (): void => {
    part('lock').hidden = !state.locked;
    part('pin').hidden = !state.needsPin;
    part('quit').hidden = state.locked;
    part('dots').textContent = '•'.repeat(typed.length) || '–';
  };
  const hear = (now: KioskState): void => {
    state = now;
    restUntil = performance.now() + now.rest * 1000;
    draw();
  };
  const press = (key: string): void => {
    part('wrong').textContent = '';
    typed = key === 'erase' ? typed.slice(0, -1) : (typed + key).slice(0, 12);
    draw();
  };
  const open = async (): Promise<void> => {
    hear(await bridge.leaveKiosk(typed));
    typed = '';
    if (state.locked) part('wrong').textContent = words.wrongPin;
    draw();
  };

  for (const key of document.querySelectorAll<HTMLElement>('[data-key]'))
    key.onclick = () => press(key.dataset.key!);
  part('open').onclick = () => void open();
  part('again').onclick = () => void bridge.tryAgain();
  part('quit').onclick = () => void bridge.quit();
  addEventListener('keydown', (event) => {
    if (part('pin').hidden) return;
    if (/^\d$/.test(event.key)) press(event.key);
    else if (event.key === 'Backspace') press('erase');
    else if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) void open();
  });
  setInterval(() => {
    const rest = Math.ceil((restUntil - performance.now()) / 1000);
    if (state.needsPin && rest > 0) part('wrong').textContent = words.restPin.replace('{n}', String(rest));
  }, 500);
  bridge.onKioskChanged(hear);
  hear(first);
}

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** Shown when a page or the house itself keeps breaking: it needs no host and no file. */
export function troublePage({ words, trouble, state }: TroubleParts): string {
  const key = (name: string, sign = name, label = sign): string =>
    `<button type="button" data-key="${name}" aria-label="${escaped(label)}">${sign}</button>`;
  const own = JSON.stringify({ wrongPin: words.wrongPin, restPin: words.restPin }).replace(/</g, '\\u003c');
  const html = `<!doctype html><html lang="${words.lang}"><meta charset="utf-8"><title>Smorgasboard</title>
${part('style', LOOK)}
<main>
<div class="what">
<h1>${escaped(trouble.title)}</h1>
<p>${escaped(trouble.reason)}</p>
<p class="soft">${escaped(words.againEachMinute)}</p>
<div class="row">
  <button type="button" id="again">${escaped(words.tryAgain)}</button>
  <button type="button" id="quit" class="quit" hidden>${escaped(words.quit)}</button>
</div>
</div>
<div id="lock" hidden>
  <div id="pin" hidden>
    <p>${escaped(words.pinPlease)}</p>
    <p id="dots" class="dots" aria-live="polite"></p>
    <div class="keys">${KEYS.map((digit) => key(digit)).join('')}<span></span>${key('0')}${key('erase', '⌫', words.erase)}</div>
  </div>
  <p id="wrong" role="alert"></p>
  <button type="button" id="open">${escaped(words.openKiosk)}</button>
</div>
</main>
${part('script', `(${run.toString()})(${own}, ${JSON.stringify(state)})`)}`;
  return `data:text/html;charset=utf-8,${encodeURIComponent(html)}`;
}
