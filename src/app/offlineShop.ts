import { idle } from '../client/idle';
import { queryClient } from '../client/queryClient';

const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));

/** How long after all else the parts are fetched that may be pressed next, in milliseconds. */
const restBeforeParts = 2_000;

/** Asks the worker for what a page may need that it has not loaded yet, unless the shopper pays for every byte. */
function keepParts(active: ServiceWorker | null): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  setTimeout(() => idle(() => active?.postMessage('keep the parts')), restBeforeParts);
}

/**
 * Whether a worker stood between this page and the network from its first byte on. One that takes the page over later,
 * be it before the page is at rest, has seen nothing of what was asked until then.
 */
export function wasServedByWorker(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit !== undefined && visit.workerStart > 0;
}

/**
 * Lets a worker keep what was seen of the shop, so that it can be read without a connection
 * (src/worker). Called in the first quiet moment; a page that began without it
 * tells it what was loaded before, and asks again for what it shows. Answers that a page brought with it passed no worker: it is given them.
 */
export async function keepForOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const isFirst = !wasServedByWorker();
  try {
    await serviceWorker.register('/sw.js');
  } catch {
    // A private window may refuse it: the shop works without.
    return;
  }
  const { active } = await serviceWorker.ready;
  keepParts(active);
  const { broughtAnswers } = window;
  window.broughtAnswers = undefined;
  if (broughtAnswers) active?.postMessage({ broughtAnswers });
  if (!isFirst) return;
  active?.postMessage(loadedFiles());
  if (!serviceWorker.controller) {
    await new Promise((resolve) => {
      serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  }
  // What nobody has taken of what the page began or brought would answer in the place of the network.
  window.earlyCalls = [];
  // What is on its way now has passed the worker by: it is asked for once more when it has come.
  // Not what is shown alone: settings and the like are asked ahead, and nothing may look at them yet.
  await Promise.all(
    queryClient
      .getQueryCache()
      .findAll()
      .map(async (query) => {
        await query.promise?.catch(() => undefined);
        await queryClient.refetchQueries({ queryKey: query.queryKey, exact: true });
      }),
  );
}
