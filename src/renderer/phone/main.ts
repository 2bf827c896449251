import '../ui/tokens.css';
import '../ui/base.css';
import { mount } from 'svelte';
import { words } from '../i18n/words.svelte.ts';
import { loadArt } from '../ui/art.ts';
import { wakeSound } from '../ui/sound.svelte.ts';
import { startTheme } from '../ui/theme.svelte.ts';
import { Guest } from './guest.svelte.ts';
import PhoneApp from './PhoneApp.svelte';

startTheme();
addEventListener('pointerdown', wakeSound);

const guest = new Guest();

await Promise.all([words.start('common', 'phone'), loadArt('ui')]);
mount(PhoneApp, { target: document.querySelector('#app')!, props: { guest } });
