import { queryClient } from '../client/queryClient';
import { type OrderedThing, onChangedElsewhere, onOrderedElsewhere } from '../client/windows';

const ask = (root: string) => void queryClient.invalidateQueries({ queryKey: [root] });

/** What an order or a booking changes beside its own page. */
const changedBy: Record<OrderedThing['what'], readonly string[]> = {
  cart: ['cart', 'my-orders'],
  line: ['my-orders'],
  trip: ['trip-cart', 'trips'],
  parcel: ['my-orders'],
};

/** Asks anew, at once and also out of view, for what another window has changed: an open drawer shows it too. */
export function followWindows(): void {
  onChangedElsewhere(ask);
  onOrderedElsewhere(({ what }) => changedBy[what].forEach(ask));
}
