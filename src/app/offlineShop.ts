import { queryClient } from '../api/queryClient';

/** Files of the shop that this page has loaded so far. */
const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));

/**
 * Lets a worker keep what was seen of the shop, so that it can be read without a connection
 * (src/worker). Called in the first quiet moment; on the very first visit it is told
 * what the page has loaded before it was there.
 */
export async function keepForOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const isFirst = !serviceWorker.controller;
  try {
    await serviceWorker.register('/sw.js');
  } catch {
    // A private window may refuse it: the shop works without.
    return;
  }
  if (!isFirst) return;
  const { active } = await serviceWorker.ready;
  active?.postMessage(loadedFiles());
  if (!serviceWorker.controller) {
    await new Promise((resolve) => {
      serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  }
  await queryClient.refetchQueries({ type: 'active' });
}
