import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import type { PageView, RenderedPage, RenderPage } from '../../domain/renderedPage';
import { Providers } from '../app/Providers';
import { cartQuery } from '../cart/api/cart';
import { zoneChargesQuery } from '../catalogue/api/deliveryFee';
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
import { tripCartQuery } from '../rental/api/tripCart';
import { routeTree } from '../routeTree.gen';
import { listen } from './answers';
import { screen } from './browser';

/** Often enough for answers that are only asked for when others are there. */
const rounds = 5;

queryClient.setDefaultOptions({
  queries: { ...queryClient.getDefaultOptions().queries, retry: false },
});

function putIntoPlace({ language, zones, module, isPhone, settings }: PageView): void {
  screen.isPhone = isPhone;
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

/** What the frame around every page asks for, and what is somebody's: of nobody it is empty, or not told. */
const prefetchFrame = () => {
  void queryClient.prefetchQuery(configQuery());
  void queryClient.prefetchQuery(modulesQuery());
  void queryClient.prefetchQuery(landingQuery());
  void queryClient.prefetchQuery(cartQuery());
  void queryClient.prefetchQuery(tripCartQuery());
  void queryClient.prefetchQuery(zoneChargesQuery());
};

/** Until all that the page has asked for by itself is there: rendered before, it would be rendered twice. */
async function answered(): Promise<void> {
  await settled();
  const underWay = queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' });
  if (underWay.length === 0) return;
  await Promise.allSettled(underWay.map((query) => query.promise));
  // An answer may be what the next question was waiting for.
  await answered();
}

/** Lets what has been answered reach the cache, and code that a part waits for reach the part. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** So long code is waited for, in milliseconds: what is not there then cannot be drawn by a server. */
const longestPause = 500;

const themes = new Map<string, string>();

/** What the theme of a module writes into a page: the same for all its pages. */
function themeOf(type: string): string {
  const known = themes.get(type);
  if (known !== undefined) return known;
  const written = renderToString(<Providers>{null}</Providers>);
  themes.set(type, written);
  return written;
}

let spoken: string | null = null;

async function speak(language: PageView['language']): Promise<void> {
  if (spoken !== language) await activateLocale(language);
  spoken = language;
}

type Drawn = Pick<RenderedPage, 'html' | 'drawings'>;

async function renderView(view: PageView, isVain: () => boolean): Promise<Drawn | null> {
  await speak(view.language);
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
    <Providers withTheme={false}>
      <RouterProvider router={router} />
    </Providers>
  );
  const given = new Set<string>();
  const theme = themeOf(view.module?.module_type ?? '');
  let drawings = 0;
  const draw = () => {
    drawings += 1;
    return theme + renderToString(page);
  };
  let wait = 10;
  for (let round = 0; round < rounds; ) {
    if (isVain()) return null;
    const html = draw();
    await settled();
    const open = unasked(given);
    const isWhole = !html.includes('<!--$!-->');
    if (open.length === 0) {
      if (isWhole) return { html, drawings };
      // Code that a part waits for is on its way.
      if (wait > longestPause) return null;
      await pause(wait);
      wait *= 2;
      continue;
    }
    for (const { queryHash } of open) given.add(queryHash);
    await Promise.allSettled(open.map((query) => query.fetch()));
    for (const query of open)
      if (query.state.status === 'error' && !isMissing(query.state.error)) query.reset();
    // What is somebody's own was not answered, and changes nothing.
    if (isWhole && open.every(({ state }) => state.status === 'pending')) return { html, drawings };
    round += 1;
  }
  const html = draw();
  return html.includes('<!--$!-->') ? null : { html, drawings };
}

const isMissing = (error: unknown) => Object(error).status === 404;

/**
 * Draws the page of an address as the client would draw it. One after the other: language, place and module are those of
 * the page that is being rendered.
 */
export const render: RenderPage = async (view, ask, dueAt) => {
  const listened = listen(ask);
  putIntoPlace(view);
  const isVain = () => listened.hasFailed || performance.now() > dueAt;
  const drawn = await renderView(view, isVain);
  const { asked, hasFailed } = listened;
  return drawn === null || hasFailed ? null : { ...drawn, asked };
};
