import '../ui/tokens.css';
import '../ui/base.css';
import { mount } from 'svelte';
import { words } from '../i18n/words.svelte.ts';
import { Connection } from '../net/connection.svelte.ts';
import { loadArt } from '../ui/art.ts';
import { wakeSound } from '../ui/sound.svelte.ts';
import { startTheme } from '../ui/theme.svelte.ts';
import { scanned } from './address.ts';
import { seatToken } from './kept-seats.ts';
import PhoneApp from './PhoneApp.svelte';

const { code, pass } = scanned(location);
startTheme();
addEventListener('pointerdown', wakeSound);

const connection = new Connection({ table: code, seatToken: code && seatToken(code) });

await Promise.all([words.start('common', 'phone'), loadArt('ui')]);
mount(PhoneApp, { target: document.querySelector('#app')!, props: { connection, pass } });
