/** Several screens: what each may have on it, what it is called, and where it goes for that. */
import { type HouseScreen, SHOWN, type ShownThing } from '../../shared/documents.ts';
import { t } from '../i18n/words.svelte.ts';

export const pathShowing = (code: string, what: ShownThing = 'table'): string =>
  what === 'table' ? `table/${code}` : `table/${code}/${what}`;

export const shownThing = (piece: string | undefined): ShownThing =>
  SHOWN.find((one) => one === piece) ?? 'table';

export const thingsToShow = (): { readonly value: ShownThing; readonly label: string }[] =>
  SHOWN.map((value) => ({ value, label: t(`shows.${value}`) }));

const placeOf = ({ own, address }: HouseScreen): string =>
  own ? t('screens.own') : t('screens.at', { address });

/** Several from one place are told apart by a number. */
export function screenNames(screens: readonly HouseScreen[]): readonly string[] {
  const places = screens.map(placeOf);
  return places.map((place, i) => {
    const alike = places.filter((other) => other === place).length;
    const before = places.slice(0, i).filter((other) => other === place).length;
    return alike > 1 ? `${place} · ${before + 1}` : place;
  });
}
