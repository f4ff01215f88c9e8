import type { Page } from 'playwright-core';
import type { RidePress } from '../../../machines/ride/ridePresses';
import { type Live, liveBoard } from './live';
import { staffAt, staffToken } from './staff';
import { ask } from './wire';

const rideLive: Live = { read: '/ride/board', stream: '/ride/stream', event: 'ride' };

/** How long a courier's board is silent before it is asked for: in a play its stream is not. */
export const boardSilence = 40_000;

/** The page of a courier with a board, whose phone has kept what was pressed. */
export async function courierWith(
  page: Page,
  boards: Readonly<Record<string, object>>,
  first: string,
  queue: readonly RidePress[],
): Promise<void> {
  await liveBoard(page, { live: rideLive, boards, first });
  const headers = { Authorization: `Bearer ${await staffToken('courier')}` };
  const { id } = await ask<{ id: number }>('/ride/me', { headers });
  const kept = { ridePresses: JSON.stringify({ of: String(id), queue }) };
  await staffAt(page, 'courier', '/ride', queue.length > 0 ? kept : {});
}
