/**
 * Text that a guest can't read as it was meant: cut off by its box or by the screen, ending in an ellipsis, broken
 * inside a word without a hyphen, or lying under something else.
 */
import { expect, type Page } from '@playwright/test';

export type Fault = 'cut' | 'ellipsis' | 'broken' | 'overlapped' | 'covered';

export interface CutText {
  readonly fault: Fault;
  readonly text: string;
  /** The element, and what holds it: enough to find it in the source. */
  readonly where: string;
  /** What lies over it, or the parts into which it is broken. */
  readonly by?: string;
}

export interface Search {
  /** A selector: only text within is looked at. */
  readonly within?: string;
  /** A selector: text within is left out. Say why where it is used. */
  readonly except?: string;
}

/** A view draws again when it has measured itself, or what it fetched later has come. */
export async function waitUntilStill(): Promise<void> {
  await document.fonts.ready;
  const QUIET_MS = 150;
  const MOST_LOOKS = 10;
  const passing = (): Animation[] =>
    document.getAnimations().filter(({ effect, playState }) => {
      const end = effect?.getComputedTiming().endTime;
      return playState === 'running' && typeof end === 'number' && Number.isFinite(end) && end < 3000;
    });
  for (let look = 0; look < MOST_LOOKS; look++) {
    await Promise.allSettled(passing().map(({ finished }) => finished));
    let changed = false;
    const changes = new MutationObserver(() => {
      changed = true;
    });
    changes.observe(document.body, { subtree: true, childList: true, attributes: true });
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
    changes.disconnect();
    if (!changed && passing().length === 0) return;
  }
}

/** Every piece of visible text of a page that can't be read whole; what scrolls into sight is not cut. */
export async function findCutText(page: Page, search: Search = {}): Promise<CutText[]> {
  await page.evaluate(waitUntilStill);
  return page.evaluate(lookForCutText, search);
}

/** The faults of a page as a list that reads well when a test fails. */
export async function expectNoCutText(page: Page, title: string, search: Search = {}): Promise<void> {
  const lines = (await findCutText(page, search)).map(
    ({ fault, text, where, by }) => `${fault}: “${text}” in ${where}${by ? ` (${by})` : ''}`,
  );
  expect(lines, title).toEqual([]);
}

/** Runs in the page: nothing from outside of it can be used. */
function lookForCutText({ within = 'body', except }: Search): CutText[] {
  /** Pixels of a letter's edge nobody misses. */
  const EDGE = 1.5;
  /** Of a line's height or a letter's width: less than that touches, it does not lie over. */
  const TOUCH = 0.12;
  interface Box {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  interface Line {
    readonly element: Element;
    readonly text: string;
    readonly ink: Box;
  }
  const faults: CutText[] = [];
  const lines: Line[] = [];
  const pen = document.createElement('canvas').getContext('2d')!;

  const nameOf = (element: Element): string =>
    `${element.localName}${[...element.classList]
      .filter((name) => !/^(svelte-|s-)/.test(name))
      .map((name) => `.${name}`)
      .join('')}`;
  const whereOf = (element: Element): string => {
    const chain: string[] = [];
    for (
      let at: Element | null = element;
      at && at !== document.body && chain.length < 4;
      at = at.parentElement
    )
      chain.unshift(nameOf(at));
    return chain.join(' > ');
  };
  const shortened = (text: string): string => text.trim().replace(/\s+/g, ' ').slice(0, 80);
  const report = (fault: Fault, element: Element, text: string, by?: string): void => {
    const found = { fault, text: shortened(text), where: whereOf(element), ...(by ? { by } : {}) };
    if (!faults.some((one) => JSON.stringify(one) === JSON.stringify(found))) faults.push(found);
  };
  const shared = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const isEmpty = ({ left, top, right, bottom }: Box): boolean => right - left < 0.5 || bottom - top < 0.5;

  /** What shows letters: the box of a line is higher than they are. */
  function inkOf(text: string, box: DOMRect, style: CSSStyleDeclaration): Box {
    pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const ink = pen.measureText(style.textTransform === 'uppercase' ? text.toUpperCase() : text);
    const scale = box.height / (ink.fontBoundingBoxAscent + ink.fontBoundingBoxDescent || 1);
    const baseline = box.top + ink.fontBoundingBoxAscent * scale;
    return {
      left: box.left,
      right: box.right,
      top: baseline - ink.actualBoundingBoxAscent * scale,
      bottom: baseline + ink.actualBoundingBoxDescent * scale,
    };
  }

  /** What is left of a box on the screen, and whose edge cuts it. What scrolls can be had whole. */
  function seenOf(element: Element, ink: Box): { readonly seen: Box; readonly cutBy: Element | undefined } {
    let seen = ink;
    let cutBy: Element | undefined;
    let scrolls = { x: false, y: false };
    let isFixed = false;
    for (let at: Element | null = element; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      const isRoot = at === document.body || at === document.documentElement;
      if (!isRoot && style.display !== 'inline' && !isFixed) {
        const box = at.getBoundingClientRect();
        const clips = { x: style.overflowX !== 'visible', y: style.overflowY !== 'visible' };
        const window: Box = {
          left: clips.x ? box.left : Number.NEGATIVE_INFINITY,
          right: clips.x ? box.right : Number.POSITIVE_INFINITY,
          top: clips.y ? box.top : Number.NEGATIVE_INFINITY,
          bottom: clips.y ? box.bottom : Number.POSITIVE_INFINITY,
        };
        scrolls = {
          x: scrolls.x || (/auto|scroll/.test(style.overflowX) && at.scrollWidth > at.clientWidth + 1),
          y: scrolls.y || (/auto|scroll/.test(style.overflowY) && at.scrollHeight > at.clientHeight + 1),
        };
        const isCutX = !scrolls.x && (seen.left < window.left - EDGE || seen.right > window.right + EDGE);
        const isCutY = !scrolls.y && (seen.top < window.top - EDGE || seen.bottom > window.bottom + EDGE);
        if (isCutX || isCutY) cutBy ??= at;
        seen = shared(seen, window);
      }
      if (style.position === 'fixed') isFixed = true;
    }
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const pageScrolls = document.documentElement.scrollHeight > innerHeight + 1 && !isFixed;
    if (!scrolls.x && (seen.left < -EDGE || seen.right > innerWidth + EDGE)) cutBy ??= document.body;
    if (!scrolls.y && !pageScrolls && seen.bottom > innerHeight + EDGE) cutBy ??= document.body;
    return { seen: shared(seen, screen), cutBy };
  }

  const isShown = (element: Element): boolean => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    for (let at: Element | null = element; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      if (style.clipPath.startsWith('inset(50%') || Number(style.opacity) < 0.05) return false;
      if (style.overflowX === 'hidden' && (box.width <= 2 || box.height <= 2)) return false;
    }
    return true;
  };

  function lookForBreaks(node: Text, element: Element): void {
    const range = document.createRange();
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{M}\p{N}’']{2,}/gu)) {
      const rows: { top: number; text: string }[] = [];
      for (let at = 0; at < word.length; at += 1) {
        range.setStart(node, index + at);
        range.setEnd(node, index + at + 1);
        // The hyphen at the end of the line above belongs to the letter after it.
        const box = [...range.getClientRects()].at(-1);
        if (!box || box.width === 0) continue;
        const row = rows.at(-1);
        if (row && Math.abs(row.top - box.top) < box.height / 2) row.text += word[at];
        else rows.push({ top: box.top, text: word[at]! });
      }
      if (rows.length > 1) report('broken', element, word, rows.map(({ text }) => text).join('|'));
    }
  }

  function lookAt(node: Text): void {
    const element = node.parentElement!;
    if (node.data.trim() === '' || (except && element.closest(except)) || !isShown(element)) return;
    const style = getComputedStyle(element);
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0.5);
    const looks = boxes.map((box) => {
      const ink = inkOf(node.data, box, style);
      return { ink, ...seenOf(element, ink) };
    });
    if (looks.every(({ seen }) => isEmpty(seen))) return;
    const cut = looks.find(({ cutBy }) => cutBy !== undefined)?.cutBy;
    if (isShortened(element)) report('ellipsis', element, node.data);
    else if (cut) report('cut', element, node.data, nameOf(cut));
    if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1) lookForBreaks(node, element);
    for (const { seen } of looks) if (!isEmpty(seen)) lines.push({ element, text: node.data, ink: seen });
  }

  /** What a field says by itself is no text of the page: what is chosen in it, asked for, or a day. */
  function wordsIn(field: Element): string {
    if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.label ?? '';
    if (!(field instanceof HTMLInputElement)) return '';
    if (field.type === 'date') return '00/00/0000';
    return field.value === '' ? field.placeholder : '';
  }

  function lookAtField(field: HTMLElement): void {
    const words = wordsIn(field);
    if (words === '' || (except && field.closest(except)) || !isShown(field)) return;
    const style = getComputedStyle(field);
    const { fontFamily, fontSize, fontStretch, fontWeight, letterSpacing } = style;
    const ruler = document.createElement('span');
    const hidden = { position: 'absolute', visibility: 'hidden', whiteSpace: 'pre' };
    Object.assign(ruler.style, { fontFamily, fontSize, fontStretch, fontWeight, letterSpacing, ...hidden });
    ruler.textContent = words;
    document.body.append(ruler);
    const needed = ruler.getBoundingClientRect().width;
    ruler.remove();
    const sign = field.matches('[type="date"]') ? Number.parseFloat(fontSize) : 0;
    const room =
      field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    if (needed + sign > room + EDGE) report('cut', field, words, 'its own field');
  }

  /** By its own style or that of a box around it. */
  function isShortened(element: Element): boolean {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { textOverflow, overflowX, webkitLineClamp } = getComputedStyle(at);
      if (textOverflow !== 'clip' && overflowX !== 'visible' && at.scrollWidth > at.clientWidth) return true;
      const clamps = webkitLineClamp !== 'none' && webkitLineClamp !== '';
      // Letters reach a little below the last line: only another line is that much higher.
      if (clamps && at.scrollHeight > at.clientHeight * 1.25) return true;
    }
    return false;
  }

  /** The bar at the edge of the screen that this is a part of, if there is one. */
  function barOf(element: Element): Element | undefined {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return at;
    return undefined;
  }

  /** What lies under such a bar can be scrolled free of it. */
  function comesFree({ element, ink }: Line, over: Element): boolean {
    const bar = barOf(over);
    if (!bar || bar.contains(element)) return false;
    const { top, bottom } = bar.getBoundingClientRect();
    const below = document.documentElement.scrollHeight - innerHeight - scrollY;
    return ink.bottom - below <= top + EDGE || ink.top + scrollY >= bottom - EDGE;
  }

  const isPart = (a: Element, b: Element): boolean => a.contains(b) || b.contains(a);

  function lookForOverlaps(readable: readonly Line[]): void {
    for (const [i, a] of readable.entries())
      for (const b of readable.slice(i + 1)) {
        if (a.element === b.element) continue;
        const both = shared(a.ink, b.ink);
        const low = Math.min(a.ink.bottom - a.ink.top, b.ink.bottom - b.ink.top);
        const lies = both.right - both.left > 2 && both.bottom - both.top > Math.max(2, low * TOUCH);
        if (lies && !comesFree(a, b.element) && !comesFree(b, a.element))
          report('overlapped', a.element, a.text, `“${shortened(b.text)}” in ${whereOf(b.element)}`);
      }
  }

  const isOpaque = (element: Element): boolean => {
    if (/^(img|canvas|video)$/.test(element.localName)) return true;
    const style = getComputedStyle(element);
    if (Number(style.opacity) < 0.6) return false;
    if (element instanceof SVGElement) return element.localName !== 'svg' && style.fill !== 'none';
    const alpha = /^rgba\(.*?,\s*([\d.]+)\)$/.exec(style.backgroundColor)?.[1];
    return alpha === undefined ? style.backgroundColor !== 'transparent' : Number(alpha) > 0.6;
  };

  /** What lies over a line, at points all over it. */
  function coversOf({ element, ink }: Line): (Element | undefined)[] {
    const covers: (Element | undefined)[] = [];
    for (const x of [0.06, 0.28, 0.5, 0.72, 0.94])
      for (const y of [0.15, 0.5, 0.85]) {
        const stack = document.elementsFromPoint(
          ink.left + (ink.right - ink.left) * x,
          ink.top + (ink.bottom - ink.top) * y,
        );
        const own = stack.findIndex((one) => one === element || element.contains(one));
        const above = own < 0 ? [] : stack.slice(0, own);
        covers.push(above.find((one) => !isPart(one, element) && isOpaque(one)));
      }
    return covers;
  }

  // The pages allow no inline style: as an element it would do nothing.
  const touchable = new CSSStyleSheet();
  touchable.replaceSync('* { pointer-events: auto !important; }');
  const worn = document.adoptedStyleSheets;
  document.adoptedStyleSheets = [...worn, touchable];
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  for (const root of dialog ? [dialog] : document.querySelectorAll(within)) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      if (!/^(script|style|title)$/.test(node.parentElement!.localName)) lookAt(node);
    }
    for (const field of root.querySelectorAll<HTMLElement>('input, select')) lookAtField(field);
  }
  // Nobody tries to read what lies wholly behind something, as all does that is behind a dialog.
  const seen = lines.map((line) => ({ line, covers: coversOf(line) }));
  const readable = seen.filter(({ covers }) => !covers.every((one) => one));
  lookForOverlaps(readable.map(({ line }) => line));
  for (const { line, covers } of readable) {
    const cover = covers.find((one) => one);
    if (cover && !comesFree(line, cover)) report('covered', line.element, line.text, whereOf(cover));
  }
  document.adoptedStyleSheets = worn;
  return faults;
}
