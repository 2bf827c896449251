/**
 * The others who keep this sheet, and where they are. A line is named as the id of its choice is: what it is for, and
 * last of all whose it is, such as `score-3-1`.
 */
import type { KeeperAt } from '../../../../shared/protocol.ts';
import { SEATS } from '../../../ui/seats.ts';
import type { TableProps } from '../../props.ts';

type Book = Pick<TableProps<unknown>, 'pointAt' | 'onNotices'>;

/** A screen shows one sheet at a time. */
class Keepers {
  list = $state.raw<readonly KeeperAt[]>([]);

  at = (line: string): readonly KeeperAt[] => this.list.filter(({ at }) => at === line);

  /** Until it is no longer followed. */
  follow(book: Book): () => void {
    const stop = book.onNotices((_, own) => {
      const told = own.find(({ type }) => type === 'keepers');
      if (told) this.list = (told as unknown as { readonly keepers: readonly KeeperAt[] }).keepers;
    });
    return () => {
      stop();
      this.list = [];
    };
  }

  async point(book: Book, line: string | null): Promise<void> {
    const answer = await book.pointAt?.(line);
    if (answer?.ok && line !== null) this.list = answer.value;
  }
}

export const keepers = new Keepers();

/** The edge of what is theirs; nothing where nobody is. */
export function edgeOf([one]: readonly KeeperAt[]): string | undefined {
  if (!one) return undefined;
  return one.badge === null ? 'var(--mustard)' : SEATS[one.badge]?.colour;
}

export const placeIn = (at: string): { readonly kind: string; readonly n: number } => ({
  kind: at.slice(0, at.indexOf('-')),
  n: Number(at.slice(at.lastIndexOf('-') + 1)),
});
