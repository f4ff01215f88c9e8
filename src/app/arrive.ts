import { router } from './router';

/**
 * Lets a page come up where it already stands after a move to it. Nobody waits for that: taking a picture of the last
 * page for a transition took longer than drawing the next.
 */
export function showArrivals(): void {
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    const isStill = !matchMedia('(prefers-reduced-motion: no-preference)').matches;
    if (fromLocation && pathChanged && !isStill)
      document.getElementById('main')?.animate({ opacity: [0.4, 1] }, 180);
  });
}
