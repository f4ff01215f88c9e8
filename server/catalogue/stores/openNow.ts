import { isOpenAt, nextOpening } from '../../../domain/catalogue/schedule';
import type { StoreRow } from '../../cart/sellable';

type Hours = Pick<StoreRow, 'active' | 'schedules' | 'closedUntil'>;

const isPaused = ({ closedUntil }: Hours, now: Date) => closedUntil !== null && closedUntil > now;

/** Whether a store takes orders at a moment: by its hours, and unless its own people have closed it for a while. */
export const isStoreOpen = (store: Hours, now: Date, timeZone: string): boolean =>
  store.active && !isPaused(store, now) && isOpenAt(store.schedules, now, timeZone);

/** Whether it takes orders: now, or, where the shop does, for later. */
export const takesOrders = (
  store: Hours & Pick<StoreRow, 'scheduleOrder'>,
  now: Date,
  { timeZone, takesLater }: { readonly timeZone: string; readonly takesLater: boolean },
): boolean =>
  isStoreOpen(store, now, timeZone) || (takesLater && store.active && store.scheduleOrder);

/** When it opens next, ISO 8601; null when it never does within a week. */
export const nextOpeningOf = (store: Hours, now: Date, timeZone: string): string | null =>
  nextOpening(store.schedules, isPaused(store, now) ? (store.closedUntil ?? now) : now, timeZone);

/** Minutes from order to door, as the store promises them today. */
export const deliveryMinutes = ({
  deliveryMin,
  deliveryMax,
  busyMinutes,
}: Pick<StoreRow, 'deliveryMin' | 'deliveryMax' | 'busyMinutes'>) => ({
  least: deliveryMin + busyMinutes,
  most: deliveryMax + busyMinutes,
});
