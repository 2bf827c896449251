/** At a locked kiosk the language, the sound and the light that a guest chose end with the guest. */
import { recall } from '../device/kept.ts';
import { words } from '../i18n/words.svelte.ts';
import { sound, toggleSound } from '../ui/sound.svelte.ts';
import { setTheme, type ThemeChoice } from '../ui/theme.svelte.ts';

export async function asTheHouseSetIt(): Promise<void> {
  setTheme((recall('theme') ?? 'auto') as ThemeChoice);
  if (sound.muted !== (recall('sound') === 'off')) toggleSound();
  await words.start('common', 'more', 'table');
}
