import * as v from 'valibot';
import { point } from '../../../domain/place/place';
import { text } from '../../../domain/wire/fields';
import { jsonKey, type StorageKey } from './storage';

const recentPlace = v.object({ address: v.pipe(text, v.nonEmpty()), point });
export type RecentPlace = v.InferOutput<typeof recentPlace>;

const kept = 4;

/** Where was delivered to lately, the newest first. */
export const recentPlacesKey: StorageKey<RecentPlace[]> = jsonKey(
  'recent-places',
  v.array(recentPlace),
);

export function rememberRecentPlace({ address, point: at }: RecentPlace): void {
  const others = (recentPlacesKey.get() ?? []).filter((known) => known.address !== address);
  recentPlacesKey.set([{ address, point: at }, ...others].slice(0, kept));
}
