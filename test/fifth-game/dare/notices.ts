import type { TextParams, Viewer } from '../../../src/shared/game.ts';
import type { Event } from './events.ts';

interface Notice {
  readonly type: string;
  readonly params: TextParams;
}

/** What all are told; a seat has nothing to hear besides. */
export function noticeFor(event: Event, viewer: Viewer): Notice | undefined {
  return viewer === 'table' ? told(event) : undefined;
}

function told(event: Event): Notice {
  switch (event.type) {
    case 'dealt':
      return { type: 'dealt', params: { n: event.hands[0]!.length } };
    case 'chosen':
      return { type: 'chosen', params: { seat: { seat: event.seat } } };
    case 'revealed':
    case 'left': {
      const { type, seat, card } = event;
      return { type, params: { seat: { seat }, card: { card } } };
    }
    case 'bitten': {
      const { seat, card, turned, points } = event;
      const params = { seat: { seat }, card: { card }, turned: { card: turned }, n: points };
      return { type: points > 0 ? 'bitten' : 'burnt', params };
    }
    case 'ended':
      return { type: 'ended', params: {} };
  }
}
