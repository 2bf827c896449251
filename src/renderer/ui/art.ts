import { patiently } from '../device/fetch-part.ts';

const sheets = new Map<string, Promise<void>>();

const inject = (sheet: string, source: string): void => {
  const holder = document.createElement('div');
  holder.id = `art-${sheet}`;
  holder.ariaHidden = 'true';
  // Not `display: none`: browsers then drop the gradients and clip paths the pictures refer to.
  holder.style.cssText = 'position:absolute;width:0;height:0;overflow:hidden';
  holder.innerHTML = source;
  document.body.prepend(holder);
};

const fetchSheet = async (sheet: string): Promise<void> => {
  const answer = await fetch(`/art/${sheet}.svg`);
  if (!answer.ok) throw new Error(`Art sheet ${sheet} answered ${answer.status}`);
  inject(sheet, await answer.text());
};

/** Brings a sheet of pictures into the document, once; a sheet that failed may be asked for again. */
export const loadArt = (sheet: string): Promise<void> => {
  const known = sheets.get(sheet);
  if (known) return known;
  const loading = patiently(() => fetchSheet(sheet)).catch((problem: unknown) => {
    sheets.delete(sheet);
    throw problem;
  });
  sheets.set(sheet, loading);
  return loading;
};
