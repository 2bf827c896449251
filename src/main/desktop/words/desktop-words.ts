import type { en } from './en.ts';

export type DesktopWords = { readonly [Key in keyof typeof en]: string };
