/** What is drawn on a family's cards; screens which only need its colours do without. */
import type { Family, PatternKey } from './families.ts';

/** Tone on tone, so that a family is known without its colour; C stands for the colour, 20 × 20 a tile. */
export const PATTERNS: Readonly<Record<PatternKey, string>> = {
  waves: `<path d='M0 10Q5 4 10 10T20 10' fill='none' stroke='C' stroke-width='3'/>`,
  stripes: `<path d='M-5 25L25 -5M-5 5L5 -5M15 25L25 15' stroke='C' stroke-width='4'/>`,
  scales: `<path d='M0 0A10 10 0 0 0 20 0M-10 10A10 10 0 0 0 10 10A10 10 0 0 0 30 10' fill='none' stroke='C' stroke-width='2.6'/>`,
  holes: `<circle cx='5' cy='6' r='3.6' fill='C'/><circle cx='15' cy='14' r='2.6' fill='C'/><circle cx='14' cy='3' r='1.4' fill='C'/>`,
  leaves: `<path d='M10 1V19M10 12Q3 11 3 5Q10 6 10 12Q17 11 17 5Q10 6 10 12' fill='none' stroke='C' stroke-width='2.4'/>`,
  dots: `<circle cx='5' cy='5' r='2.6' fill='C'/><circle cx='15' cy='15' r='2.6' fill='C'/>`,
  checks: `<path d='M0 0H10V10H0ZM10 10H20V20H10Z' fill='C'/>`,
  zigzag: `<path d='M0 14L5 6L10 14L15 6L20 14' fill='none' stroke='C' stroke-width='3'/>`,
  lines: `<path d='M0 5H20M0 15H20' stroke='C' stroke-width='3'/>`,
};

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A colour between two others; `share` 0 is the first, 1 the second. */
export const mix = (from: string, to: string, share: number): string => {
  const end = channels(to);
  const mixed = channels(from).map((value, i) => Math.round(value + ((end[i] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

const urls = new Map<string, string>();

export const patternUrl = ({ pattern, tint, mid }: Family): string => {
  const known = urls.get(pattern + tint + mid);
  if (known) return known;
  const body = PATTERNS[pattern].replaceAll('C', mix(tint, mid, 0.42));
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='40' height='40' viewBox='0 0 20 20'>${body}</svg>`;
  const url = `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
  urls.set(pattern + tint + mid, url);
  return url;
};
