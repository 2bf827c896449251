/** By what the program is started again: as it was started, but for what is done once. */
import path from 'node:path';
import process from 'node:process';

/**
 * A backup is put back once: the next start goes on with what was played since. The data folder is the one that was
 * meant, also where the next start is from another place.
 */
export const wordsAgain = (words: readonly string[]): string[] =>
  words.flatMap((word, i) => {
    const [, name = words[i - 1], value = word] = /^(--[a-z]+)=(.+)$/.exec(word) ?? [];
    if (name === '--restore' || word === '--restore') return [];
    return name === '--data' ? word.replace(value, () => path.resolve(value)) : word;
  });

/** From where an AppImage runs it is gone as soon as it ends. */
export const ownProgram = (): string => process.env.APPIMAGE ?? process.execPath;
export const ownWords = (): string[] => wordsAgain(process.argv.slice(1));
