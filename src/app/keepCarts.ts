import { cartOwner, cartState } from '../cart/api/cart';
import { keepLines } from '../cart/seenCarts';
import { storeQuery } from '../catalogue/api/catalogue';
import { isOffline } from '../client/connection';
import { idle } from '../client/idle';
import { offerOf } from '../client/pictures';
import { queryClient } from '../client/queryClient';
import { wasServedByWorker } from './offlineShop';

/** First words of the keys of what is kept. */
const kept = new Set<unknown>(['cart', 'trip-cart', 'favourites']);

const warmed = new Set<string>();

/** When a worker came between this page and the shop; what was asked before has not passed it. */
let takenOverAt = 0;

const hasWorker = () => Boolean(navigator.serviceWorker?.controller);

/** Asks once for what a line needs beside itself, of a worker that keeps the answer. */
function warm(name: string, ask: () => Promise<unknown>): void {
  if (warmed.has(name) || !hasWorker() || isOffline()) return;
  warmed.add(name);
  ask().catch(() => warmed.delete(name));
}

function keepCart(): void {
  const { confirmed, isAnswered } = cartState();
  // What the shop did not say is no news of the cart that was kept.
  if (!isAnswered) return;
  keepLines(cartOwner(), confirmed);
  for (const { item } of confirmed) {
    // As it stands in a cart's row.
    const { src } = offerOf(item.image_full_url, 72);
    if (src) warm(src, () => fetch(src, { priority: 'low' }));
  }
  const store = confirmed[0]?.item.store_id;
  if (store) {
    const staleTime = Date.now() - takenOverAt;
    const query = { ...storeQuery(String(store)), staleTime };
    warm(`store ${store}`, () => queryClient.fetchQuery(query));
  }
}

/** Who has no favourites here never loads what they are. */
async function keepFavourites(): Promise<void> {
  if (queryClient.getQueryCache().findAll({ queryKey: ['favourites'] }).length === 0) return;
  const [{ confirmedFavourites }, seen] = await Promise.all([
    import('../catalogue/api/favourites'),
    import('../catalogue/favourite/seenFavourites'),
  ]);
  const confirmed = confirmedFavourites();
  if (!confirmed) return;
  const { vehicle, provider } = confirmed.kept;
  // Their rows have code of their own, which the drawer would look for when it is too late.
  if (vehicle.length + provider.length > 0) await import('../catalogue/favourite/RentalRows');
  seen.keepFavourites(confirmed.whose, confirmed.kept);
}

let keepTripNow: (() => void) | null = null;

/** Who rents nothing never loads what a trip is. */
async function keepTripCart(): Promise<void> {
  if (queryClient.getQueryCache().findAll({ queryKey: ['trip-cart'] }).length === 0) return;
  const [{ confirmedTripCart, tripCartOwner }, { keepTrip }] = await Promise.all([
    import('../rental/api/tripCart'),
    import('../rental/seenTrips'),
  ]);
  keepTripNow = () => {
    const confirmed = confirmedTripCart();
    if (confirmed) keepTrip(tripCartOwner(), confirmed);
  };
  keepTripNow();
}

/** Keeps what is in the carts and among the favourites, and what their pages need beside it, whenever it has changed and the page is at rest. */
export function keepCarts(): void {
  let isPlanned = false;
  takenOverAt = wasServedByWorker() ? 0 : Date.now();
  const keep = () => {
    isPlanned = false;
    keepCart();
    keepTripCart().catch(() => undefined);
    keepFavourites().catch(() => undefined);
  };
  // A page that goes has no moment at rest any more.
  const keepNow = () => {
    if (!isPlanned) return;
    keepCart();
    keepTripNow?.();
  };
  const plan = () => {
    if (isPlanned) return;
    isPlanned = true;
    idle(keep);
  };
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && kept.has(query.queryKey[0])) plan();
  });
  window.addEventListener('pagehide', keepNow);
  // What lines need beside themselves is kept by a worker alone, which may come later than they.
  navigator.serviceWorker?.addEventListener('controllerchange', () => {
    takenOverAt = Date.now();
    plan();
  });
  plan();
}
