import { queryClient } from '../client/queryClient';
import { onStorageChange } from '../client/storage/storage';
import { showArrivals } from './arrive';
import { followWindows } from './followWindows';
import { keepForOffline } from './offlineShop';

const carts: readonly unknown[] = ['cart', 'trip-cart', 'favourites'];

/** Keeps carts from the first one on that is asked for: a page without one, as the landing page, loads nothing for it. */
function keepCartsOnceThere(): void {
  const start = () =>
    void import('./keepCarts').then(
      ({ keepCarts }) => keepCarts(),
      () => undefined,
    );
  const cache = queryClient.getQueryCache();
  if (cache.getAll().some(({ queryKey }) => carts.includes(queryKey[0]))) {
    start();
    return;
  }
  const stop = cache.subscribe(({ query }) => {
    if (!carts.includes(query.queryKey[0])) return;
    stop();
    start();
  });
}

// Told to what stands in the page's head (shells.ts): the server draws the next page for it.
onStorageChange(() => dispatchEvent(new Event('chosen')));
if (document.getElementById('runtime-config')?.textContent?.includes('"analytics"'))
  void import('./analytics/startAnalytics').then(
    ({ startAnalytics }) => startAnalytics(),
    () => undefined,
  );
followWindows();
showArrivals();
keepCartsOnceThere();
void keepForOffline();
