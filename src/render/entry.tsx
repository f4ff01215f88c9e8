import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import type { PageView, RenderPage } from '../../domain/renderedPage';
import { Providers } from '../app/Providers';
import { activateLocale } from '../client/i18n';
import { queryClient } from '../client/queryClient';
import { readRuntimeConfig, runtimeConfig } from '../client/runtimeConfig';
import { configQuery, landingQuery, modulesQuery } from '../client/shopQueries';
import {
  currentLatLngKey,
  languageKey,
  locationKey,
  moduleKey,
  zoneIdKey,
} from '../client/storage/storage';
import { routeTree } from '../routeTree.gen';
import { listen } from './answers';

/** Often enough for answers that are only asked for when others are there. */
const rounds = 5;

queryClient.setDefaultOptions({
  queries: { ...queryClient.getDefaultOptions().queries, retry: false },
});

function putIntoPlace({ language, zones, module, settings }: PageView): void {
  Object.assign(runtimeConfig, readRuntimeConfig(settings));
  queryClient.clear();
  languageKey.set(language);
  zoneIdKey.set(zones);
  // Where in the zone somebody is, is theirs: the place has its room in the page, and no name.
  locationKey.set(zones && '\u00a0');
  currentLatLngKey.set(zones && { lat: 0, lng: 0 });
  moduleKey.set(module);
}

/** Questions of components that nobody has asked yet; in a browser they are asked once the page is rendered. */
const unasked = (given: ReadonlySet<string>) =>
  queryClient.getQueryCache().findAll({
    predicate: ({ queryHash, state, options }) => {
      const { enabled } = options as { enabled?: boolean | (() => boolean) };
      const isOn = typeof enabled === 'function' ? enabled() : enabled !== false;
      return isOn && state.status === 'pending' && !given.has(queryHash);
    },
  });

/** What the frame around every page asks for. */
const prefetchFrame = () => {
  void queryClient.prefetchQuery(configQuery());
  void queryClient.prefetchQuery(modulesQuery());
  void queryClient.prefetchQuery(landingQuery());
};

/** Until all that the page has asked for by itself is there: rendered before, it would be rendered twice. */
async function answered(): Promise<void> {
  await settled();
  const underWay = queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' });
  await Promise.allSettled(underWay.map((query) => query.promise));
}

/** Lets what has been answered reach the cache, and code that a part waits for reach the part. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

const moment = () => new Promise((resolve) => setTimeout(resolve, 20));

async function renderView(view: PageView, isDue: () => boolean): Promise<string | null> {
  await activateLocale(view.language);
  const router = createRouter({
    history: createMemoryHistory({ initialEntries: [view.address] }),
    routeTree,
    context: { queryClient },
  });
  await router.load();
  const isPage = (match: object) =>
    Reflect.get(match, 'status') === 'success' && !Reflect.get(match, 'globalNotFound');
  const { matches } = router.state;
  // Where an address leads elsewhere there is nothing; where nothing stands there is the frame alone.
  if (matches.length < 2 || !matches.every(isPage)) return null;
  prefetchFrame();
  await answered();
  const page = (
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  );
  const given = new Set<string>();
  for (let round = 0; round < rounds; ) {
    if (isDue()) return null;
    const html = renderToString(page);
    await settled();
    const open = unasked(given);
    const isWhole = !html.includes('<!--$!-->');
    if (open.length === 0) {
      if (isWhole) return html;
      // Code that a part waits for is on its way.
      await moment();
      continue;
    }
    for (const { queryHash } of open) given.add(queryHash);
    await Promise.allSettled(open.map((query) => query.fetch()));
    for (const query of open)
      if (query.state.status === 'error' && !isMissing(query.state.error)) query.reset();
    // What is somebody's own was not answered, and changes nothing.
    if (isWhole && open.every(({ state }) => state.status === 'pending')) return html;
    round += 1;
  }
  const html = renderToString(page);
  return html.includes('<!--$!-->') ? null : html;
}

const isMissing = (error: unknown) => Object(error).status === 404;

/**
 * Draws the page of an address as the client would draw it. One after the other: language, place and module are those of
 * the page that is being rendered.
 */
export const render: RenderPage = async (view, ask, dueAt) => {
  const listened = listen(ask);
  putIntoPlace(view);
  const html = await renderView(view, () => performance.now() > dueAt);
  const { asked, hasFailed } = listened;
  return html === null || hasFailed ? null : { html, asked };
};
