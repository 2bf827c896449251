import '../ui/tokens.css';
import '../ui/base.css';
import { mount } from 'svelte';
import { comfort } from '../device/comfort.svelte.ts';
import { words } from '../i18n/words.svelte.ts';
import { Connection } from '../net/connection.svelte.ts';
import { match } from '../shell/paths.ts';
import { router } from '../shell/router.svelte.ts';
import { resumed } from '../shell/shown-table.ts';
import { loadArt } from '../ui/art.ts';
import { guardFingers } from '../ui/finger-guard.ts';
import { wakeSound } from '../ui/sound.svelte.ts';
import { startTheme } from '../ui/theme.svelte.ts';
import { takeHostToken } from './host-token.ts';
import TableApp from './TableApp.svelte';

const hostToken = takeHostToken();
startTheme();
comfort.show();
addEventListener('pointerdown', wakeSound);
if (window.smorgasboard) wakeSound();
guardFingers();
if (router.path === '' && hostToken) resumed((code) => router.replace(`table/${code}`));

const connection = new Connection({
  display: true,
  hostToken,
  table: (match('table/:code', router.path) ?? match('table/:code/:what', router.path))?.code,
});

await Promise.all([words.start('common', 'more', 'table'), loadArt('ui'), loadArt('ui-room')]);
mount(TableApp, { target: document.querySelector('#app')!, props: { connection } });
