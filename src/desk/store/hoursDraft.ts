import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { openingHours } from '../../../domain/desk/staff';
import { deskDraftsKey } from '../../client/storage/deskKeys';
import { onStorageChange } from '../../client/storage/storage';

const name = 'hours';
const draft = v.object({ hours: v.array(openingHours), was: v.array(openingHours) });
type HoursDraft = v.InferOutput<typeof draft>;

export function writeHours(typed: HoursDraft | null): void {
  const { [name]: _, ...others } = deskDraftsKey.get() ?? {};
  const all = typed ? { ...others, [name]: { text: JSON.stringify(typed) } } : others;
  deskDraftsKey.set(Object.keys(all).length > 0 ? all : null);
}

const textNow = () => deskDraftsKey.get()?.[name]?.text ?? 'null';

/**
 * Opening hours that are typed and not saved, and what they were when that began: while other parts of the desk are looked
 * at, and over a reload. Null where nothing is.
 */
export function useHoursDraft(): HoursDraft | null {
  const text = useSyncExternalStore(onStorageChange, textNow);
  try {
    const parsed = v.safeParse(draft, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
