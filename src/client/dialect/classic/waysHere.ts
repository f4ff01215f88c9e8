import { currentLatLngKey, zoneIdKey } from '../../storage/storage';
import { zoneAnswer } from './ground';
import type { There } from './there';
import { offKey, type Way, ways } from './waysOff';

let isFirst = true;

/** Which of the ways no zone of the chosen place takes. The first settings of a page wait for no zone that is known. */
export async function waysOffHere(there: There): Promise<Way[]> {
  const [zones, point] = [zoneIdKey.get(), currentLatLngKey.get()];
  const mayWait = !isFirst;
  isFirst = false;
  if (!zones || !point) return [];
  const isKnown = zones.every((id) => offKey.get()?.[id]);
  if (mayWait || !isKnown) await zoneAnswer(there, point).catch(() => null);
  const off = offKey.get() ?? {};
  return ways.filter((way) => zones.every((id) => off[id]?.includes(way)));
}
