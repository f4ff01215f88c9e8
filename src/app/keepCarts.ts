import { cartKey, cartOwner, cartState } from '../cart/api/cart';
import { keepLines } from '../cart/seenCarts';
import { storeQuery } from '../catalogue/api/catalogue';
import { idle } from '../client/idle';
import { queryClient } from '../client/queryClient';
import { pictureAddress } from '../client/runtimeConfig';

const warmed = new Set<string>();

/** Asks once for what a line needs beside itself; the worker keeps the answer. */
function warm(name: string, ask: () => unknown): void {
  if (warmed.has(name) || !navigator.onLine) return;
  warmed.add(name);
  void ask();
}

function keepCart(): void {
  if (!queryClient.getQueryData(cartKey())) return;
  const { confirmed } = cartState();
  keepLines(cartOwner(), confirmed);
  for (const { item } of confirmed) {
    const picture = pictureAddress(item.image_full_url);
    if (picture) warm(picture, () => fetch(picture, { priority: 'low' }).catch(() => undefined));
  }
  const store = confirmed[0]?.item.store_id;
  if (store) warm(`store ${store}`, () => queryClient.prefetchQuery(storeQuery(String(store))));
}

async function keepTripCart(): Promise<void> {
  if (queryClient.getQueryCache().findAll({ queryKey: ['trip-cart'] }).length === 0) return;
  const [{ confirmedTripCart, tripCartOwner }, { keepTrip }] = await Promise.all([
    import('../rental/api/tripCart'),
    import('../rental/seenTrips'),
  ]);
  const confirmed = confirmedTripCart();
  if (confirmed) keepTrip(tripCartOwner(), confirmed);
}

/** Keeps what is in the carts, and what their pages need beside it, whenever it has changed and the page is at rest. */
export function keepCarts(): void {
  let isPlanned = false;
  const keep = () => {
    isPlanned = false;
    keepCart();
    keepTripCart().catch(() => undefined);
  };
  const plan = () => {
    if (isPlanned) return;
    isPlanned = true;
    idle(keep);
  };
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    const isCart = query.queryKey[0] === 'cart' || query.queryKey[0] === 'trip-cart';
    if (isCart && type === 'updated') plan();
  });
  plan();
}
