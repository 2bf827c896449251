import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { BuildEnvironmentOptions, PluginOption } from 'vite';
import { inRoot } from '../lib/paths.ts';

export const screenPlugins = (): PluginOption[] => [svelte({ configFile: false })];

/** Table and phone are built apart: what only the table needs of a shared part must not travel to phones. */
export function screenBuild(page: 'table' | 'phone'): BuildEnvironmentOptions {
  return {
    // Phones down to iOS 16.4 and Chrome 109: electron-vite's own defaults are for Electron only.
    target: 'es2022',
    cssTarget: ['safari16.4', 'chrome109'],
    minify: true,
    manifest: `.vite/${page}.json`,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { [page]: inRoot('src/renderer', `${page}.html`) },
      // Made by plugins, under names of their own.
      external: [/^\/(fonts|art)\//],
    },
  };
}
