import type { Store } from '../../../domain/catalogue/catalogue';
import { takesLater } from '../../../domain/catalogue/orderable';
import { deliverySlots, isWithinHours, type Slot } from '../../../domain/catalogue/schedule';
import type { Config } from '../../../domain/config';

/**
 * Slots of a store for a week, at which all that is ordered is `served`; none when shop or store take no orders for later.
 * @param leadMinutes what the store needs before the first one: by default what it says; the shop itself takes 0
 */
export function slotsOf(
  store: Pick<
    Store,
    | 'active'
    | 'open'
    | 'current_opening_time'
    | 'schedules'
    | 'schedule_order'
    | 'delivery_time_min'
  >,
  config: Pick<Config, 'schedule_order' | 'schedule_order_slot_duration' | 'time_zone'>,
  now: Date,
  served: readonly { readonly from: string; readonly to: string }[] = [],
  leadMinutes = store.delivery_time_min,
): Slot[] {
  if (!takesLater(store, config)) return [];
  const slots = deliverySlots(store.schedules, now, {
    timeZone: config.time_zone,
    slotMinutes: config.schedule_order_slot_duration,
    leadMinutes,
    days: 7,
  });
  // A store that its desk has paused is closed within its hours.
  const opens = (store.open === 0 && store.current_opening_time) || now;
  return slots
    .filter(({ start }) => new Date(start) >= new Date(opens))
    .filter(({ start }) =>
      served.every(({ from, to }) => isWithinHours(from, to, new Date(start), config.time_zone)),
    );
}
