import { createBrowserHistory, createRouter } from '@tanstack/react-router';
import { isMissedCode } from '../client/lateCode';
import { queryClient } from '../client/queryClient';
import { shareHistory } from '../flow/backLayers';
import { provideNavigation } from '../flow/emitted';
import { OverlayFailed } from '../flow/overlays';
import { routeTree } from '../routeTree.gen';
import './restBeforeRouter';

export const router = createRouter({
  history: shareHistory(createBrowserHistory),
  routeTree,
  context: { queryClient },
  defaultPreload: 'intent',
  defaultPreloadDelay: 30,
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
});

provideNavigation((to, search, replace) => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  const href = query.size ? `${to}?${query}` : to;
  if (replace) router.history.replace(href);
  else router.history.push(href);
});

// A view transition that the next one overtakes is told as a rejection, though nothing is wrong then; an
// overlay that failed has told the shopper already; what was fetched ahead in vain is fetched again when needed.
window.addEventListener('unhandledrejection', (event) => {
  const reason: unknown = event.reason;
  const isOvertaken = reason instanceof DOMException && reason.name === 'AbortError';
  if (isOvertaken || isMissedCode(reason) || reason instanceof OverlayFailed)
    event.preventDefault();
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
