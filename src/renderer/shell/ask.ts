/** Calls of the shell itself: a refusal is told to whoever tapped. */
import type { Refusal } from '../../shared/game.ts';
import type { Method, Params } from '../../shared/protocol.ts';
import { t } from '../i18n/words.svelte.ts';
import type { CallResult, Connection } from '../net/connection.svelte.ts';
import { say } from '../ui/toasts.svelte.ts';
import { sameMoment } from './moment.ts';

export const tellRefusal = ({ key, params }: Refusal, holds?: () => boolean): void => {
  say({ text: t(`refusal.${key}`, params), icon: 'palm', key: `refusal:${key}`, holds });
};

export async function ask<M extends Method>(
  connection: Connection,
  method: M,
  params: Params<M>,
): Promise<CallResult<M>> {
  const result = await connection.call(method, params);
  if (!result.ok) tellRefusal(result.refusal, sameMoment(connection));
  return result;
}
