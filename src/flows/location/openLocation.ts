import type { Point } from '../../../domain/entities/place';
import { openOverlay } from '../../app/overlays';

const load = () => import('./LocationDialog');

/** Fetches the dialog's code before it is asked for. */
export const prepareLocation = () => void load();

/**
 * Lets the shopper choose a place over the page; after a change the modules of the new place are
 * settled too. `entry` is the first way tried, `at` where the map opens.
 */
export async function openLocation(
  entry: 'asking' | 'device' | 'map' = 'asking',
  at?: Point,
): Promise<{ changed: boolean }> {
  const { kind } = await openOverlay(load, { entry, at });
  if (kind !== 'chosen') return { changed: false };
  const { settleIn } = await import('../../app/settle');
  await settleIn();
  return { changed: true };
}
