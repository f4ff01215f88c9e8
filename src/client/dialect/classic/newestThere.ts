import * as v from 'valibot';
import { jsonKey } from '../../storage/storage';
import { type Row, row, rowsIn } from './values';

/** Whether the back end is of the newest, by the zones that it told of last; null while none was heard of. */
const newestKey = jsonKey('classic-newest', v.boolean());

/** The versions of 2026 tell how delivery is charged; with it they have a tax call, a surge call and carts of stores. */
export const isNewest = (zones: readonly Row[]): boolean =>
  zones.some((zone) =>
    rowsIn(zone.modules).some(({ pivot }) => row(pivot).delivery_charge_type !== undefined),
  );

export function noteNewest(zones: readonly Row[]): void {
  const isTold = zones.some((zone) => rowsIn(zone.modules).length > 0);
  if (isTold && newestKey.get() !== isNewest(zones)) newestKey.set(isNewest(zones));
}

/** With the older a store's discount takes the place of its items' own. */
export const isOlder = (): boolean => newestKey.get() === false;
