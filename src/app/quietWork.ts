import { queryClient } from '../client/queryClient';
import { languageKey, onStorageChange, tokenKey } from '../client/storage/storage';
import { pushedToKey } from '../client/storage/wishes';
import { showArrivals } from './arrive';
import { followLanguage } from './followLanguage';
import { followLeaving } from './followLeaving';
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

/** Pushed news go on after another sign-in, and in another language. */
function keepPush(): void {
  if (pushedToKey.get() === null || tokenKey.get() === null) return;
  void import('../account/actors/pushNewsActors')
    .then(({ renewPush }) => renewPush())
    .catch(() => undefined);
}

onStorageChange((name) => {
  if (name === tokenKey.name || name === languageKey.name) keepPush();
});
keepPush();
// Told to what stands in the page's head (shells.ts): the server draws the next page for it.
onStorageChange(() => dispatchEvent(new Event('chosen')));
if (document.getElementById('runtime-config')?.textContent?.includes('"analytics"'))
  void import('./analytics/startAnalytics').then(
    ({ startAnalytics }) => startAnalytics(),
    () => undefined,
  );
followLanguage();
followLeaving();
followWindows();
showArrivals();
keepCartsOnceThere();
void keepForOffline();
