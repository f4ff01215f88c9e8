import type { Module } from '../../../domain/place/module';
import type { Point } from '../../../domain/place/place';
import type { LocationInput } from '../../../machines/place/location';
import { openOverlay } from '../../flow/overlays';

const load = () => import('./LocationDialog');

export const prepareLocation = () => void load();

export interface OpenLocation {
  /** The first way tried. */
  entry?: LocationInput['entry'];
  /** Where the map opens, when not where the shopper is. */
  at?: Point | undefined;
  /** The module to take at the new place, if it works there. */
  preferred?: Module | null;
}

/**
 * Lets the shopper choose a place over the page; after a change the modules of the new place are
 * settled too.
 */
export async function openLocation({
  entry = 'asking',
  at,
  preferred = null,
}: OpenLocation = {}): Promise<{ changed: boolean }> {
  const { kind } = await openOverlay(load, { entry, at });
  if (kind !== 'chosen') return { changed: false };
  const { settleIn } = await import('../settle');
  await settleIn(preferred);
  return { changed: true };
}
