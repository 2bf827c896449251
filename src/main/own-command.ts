/** By what the program is started again: as it was started, but for what is done once. */
import process from 'node:process';

/** A backup is put back once: the next start goes on with what was played since. */
export const wordsAgain = (words: readonly string[]): string[] =>
  words.filter((word, i) => !/^--restore(=|$)/.test(word) && words[i - 1] !== '--restore');

/** From where an AppImage runs it is gone as soon as it ends. */
export const ownProgram = (): string => process.env.APPIMAGE ?? process.execPath;
export const ownWords = (): string[] => wordsAgain(process.argv.slice(1));
