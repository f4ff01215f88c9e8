import type { Point } from '../../../domain/entities/place';
import type { LocationOutput } from '../../../machines/location';
import { openOverlay } from '../../app/overlays';
import { settleIn } from '../../app/settle';

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
  const output = await openOverlay<
    Parameters<typeof load> extends [] ? { entry: typeof entry; at?: Point | undefined } : never,
    LocationOutput
  >(load, { entry, at });
  if (output.kind !== 'chosen') return { changed: false };
  await settleIn();
  return { changed: true };
}
