/** With one card more than `most`, the first one chosen stays after all. */
export const toggled = (chosen: readonly string[], card: string, most: number): readonly string[] =>
  chosen.includes(card) ? chosen.filter((one) => one !== card) : [...chosen, card].slice(-most);
