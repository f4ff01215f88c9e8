import { askAgain } from '../client/askAgain';
import { queryClient } from '../client/queryClient';
import { followNews, type OrderedThing, type Shared, type SharedAnswer } from '../client/windows';

const ask = (root: string) => void askAgain([root]);

type Take = (told: SharedAnswer) => boolean;

/** Who shows what another window was told, where it needs not be asked for. */
const takers: Partial<Record<Shared, () => Promise<Take>>> = {
  cart: async () => (await import('../cart/cartNews')).takeCart,
  'trip-cart': async () => (await import('../rental/api/tripCart')).takeTripCart,
};

async function hear(what: Shared, told: SharedAnswer | null): Promise<void> {
  // A page without a cart needs no code for it.
  const isHere = queryClient.getQueryCache().findAll({ queryKey: [what] }).length > 0;
  const take = told && isHere ? await takers[what]?.().catch(() => null) : null;
  if (!told || !take?.(told)) ask(what);
}

/** What an order or a booking changes beside its own page. */
const changedBy: Record<OrderedThing['what'], readonly string[]> = {
  cart: ['cart', 'my-orders'],
  line: ['my-orders'],
  trip: ['trip-cart', 'trips'],
  parcel: ['my-orders'],
};

/**
 * Shows, at once and also out of view, what another window has changed: an open drawer too. What that window was told
 * by the shop it tells the others; they ask only where they cannot be sure that it is newer than what they know.
 */
export function followWindows(): void {
  followNews(
    (what, told) => void hear(what, told),
    ({ what }) => changedBy[what].forEach(ask),
  );
}
