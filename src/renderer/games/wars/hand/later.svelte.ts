/** All of the hand but the bench: fetched as soon as that is drawn, so that the first load stays small and no tap waits. */
type Parts = typeof import('./parts.ts');

class Later {
  parts = $state.raw<Parts>();
  /** The line broke meanwhile. */
  missed = $state(false);

  async fetch(): Promise<void> {
    if (this.parts) return;
    try {
      this.parts = await import('./parts.ts');
      this.missed = false;
    } catch {
      this.missed = true;
    }
  }
}

export const later = new Later();
