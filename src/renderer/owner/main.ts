import '../ui/tokens.css';
import '../ui/base.css';
import { mount } from 'svelte';
import { words } from '../i18n/words.svelte.ts';
import { Connection } from '../net/connection.svelte.ts';
import { loadArt } from '../ui/art.ts';
import { startTheme } from '../ui/theme.svelte.ts';
import OwnerApp from './OwnerApp.svelte';
import { keptKey, takePass } from './owner-key.ts';

const pass = takePass();
startTheme();
const connection = new Connection({ ownerToken: keptKey() });

await Promise.all([words.start('common', 'more', 'table', 'owner'), loadArt('ui'), loadArt('ui-room')]);
mount(OwnerApp, { target: document.querySelector('#app')!, props: { connection, pass } });
