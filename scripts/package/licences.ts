/** Everybody's licences on one page, made by the build; *Help → Licences* opens it. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from '../lib/paths.ts';
import { type Shipped, shippedPackages } from './shipped.ts';

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const section = ({ name, version, licence, text }: Shipped): string => `
<details><summary>${escaped(name)} ${escaped(version)} · ${escaped(licence)}</summary>
<pre>${escaped(text || `Licence: ${licence}. The package carries no text of it.`)}</pre></details>`;

export async function licencesPage(): Promise<string> {
  const [own, pictures, packages] = await Promise.all([
    readFile(inRoot('LICENSE'), 'utf8'),
    readFile(inRoot('docs/LICENCES.md'), 'utf8'),
    shippedPackages(),
  ]);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Smorgasboard: licences</title>
<style>
body { max-width: 50rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui; color-scheme: light dark }
pre { white-space: pre-wrap; overflow-wrap: anywhere }
summary { cursor: pointer; padding: 0.5rem 0 }
</style></head><body>
<h1>Smorgasboard: licences</h1>
<pre>${escaped(own.trim())}</pre>
<h2>Pictures and letters</h2>
<pre>${escaped(pictures.replace(/^# .*\n/, '').trim())}</pre>
<h2>Packages</h2>${packages.map(section).join('')}
<h2>Electron and Chromium</h2>
<p>Electron runs the desktop program. What Chromium is made of has <a href="chromium.html">licences of its own</a>.</p>
</body></html>
`;
}

export async function writeLicences(file: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, await licencesPage());
}
