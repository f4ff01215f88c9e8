import * as v from 'valibot';
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { isKeptCall, keptName } from './keptCalls';
import { openNews } from './openNews';
import { linkOf, type PushedNews, readPushed } from './pushed';

const brought = v.object({
  broughtAnswers: v.array(
    v.object({ url: v.string(), headers: v.record(v.string(), v.string()), text: v.string() }),
  ),
});

declare const self: ServiceWorkerGlobalScope;

const day = 86_400;
const proper = new CacheableResponsePlugin({ statuses: [200] });
const atMost = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * day, purgeOnQuotaError: true });

const pages = 'pages';
const files = 'files';
const catalogue = 'catalogue';
const pictures = 'pictures';
/** A page that the server draws for every address; it stands in for pages that were never seen. */
const anyPage = '/offline';

/** Pages that the server itself makes: payments, short links, returns from a provider, tools. */
const notShop = /^\/(api|media|map|demo|pay|t|webhooks|auth|inspector)(\/|$)/;

/** A picture that was seen larger or smaller is better than none. */
const inAnotherWidth = ({ request }: { request: Request }) =>
  caches.match(request, { cacheName: pictures, ignoreSearch: true });

const byPath = {
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) =>
    new URL(new URL(request.url).pathname, request.url).href,
};

// A page holds no fact about anybody: what it shows comes by calls.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && !notShop.test(url.pathname),
  new NetworkFirst({
    cacheName: pages,
    networkTimeoutSeconds: 5,
    plugins: [byPath, proper, atMost(60, 30)],
  }),
);

// A file's name tells its contents: what an open page still needs is there also after an update of the shop.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/assets\/(?!inspector\/)/.test(url.pathname),
  new CacheFirst({ cacheName: files, plugins: [proper, atMost(400, 60)] }),
);

registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin &&
    /^\/(pictures|media|map)\/|^\/manifest\.webmanifest$/.test(url.pathname) &&
    // What somebody sent to the shop, a prescription or a complaint, is opened by a signed address for a while.
    !url.searchParams.has('signature'),
  new StaleWhileRevalidate({
    cacheName: pictures,
    plugins: [proper, atMost(300, 30), { handlerDidError: inAnotherWidth }],
  }),
);

registerRoute(
  ({ url }) => isKeptCall(url.pathname),
  new NetworkFirst({
    cacheName: catalogue,
    plugins: [
      {
        cacheKeyWillBeUsed: async ({ request }) => keptName(request.url, request.headers),
        // A proxy's page is not an answer, whatever its status.
        cacheWillUpdate: async ({ response }) =>
          response.status === 200 && /json/.test(response.headers.get('content-type') ?? '')
            ? response
            : null,
      },
      atMost(400, 7),
    ],
  }),
);

setCatchHandler(async ({ request }) => {
  const isPage = request instanceof Request && request.mode === 'navigate';
  return (isPage && (await caches.match(anyPage))) || Response.error();
});

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(pages).then((cache) => cache.add(anyPage)));
});

// An update takes over when no page of the shop is open any more: never in the middle of a checkout.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** Carts, checkouts and what they need, one after the other and behind all else: each build names its own. */
async function keepParts(): Promise<void> {
  const listed: unknown = await (await fetch('/offline.json')).json();
  for (const file of Array.isArray(listed) ? listed : []) {
    const cache = await caches.open(String(file).startsWith('/assets/') ? files : pictures);
    if (await cache.match(file)) continue;
    const answer = await fetch(file, { priority: 'low' });
    if (answer.status === 200) await cache.put(file, answer);
  }
}

self.addEventListener('message', (event) => {
  if (event.data === 'keep the parts') event.waitUntil(keepParts().catch(() => undefined));
});

// What the first page had fetched before there was a worker; the browser's own store still has it.
self.addEventListener('message', (event) => {
  if (!Array.isArray(event.data)) return;
  const loaded = event.data.filter((file): file is string => typeof file === 'string');
  event.waitUntil(
    caches.open(files).then((cache) => Promise.allSettled(loaded.map((file) => cache.add(file)))),
  );
});

// Answers that a page brought with it, which it never asked for.
self.addEventListener('message', (event) => {
  const read = v.safeParse(brought, event.data);
  if (!read.success) return;
  const answers = read.output.broughtAnswers.map(({ url, headers, text }) => ({
    address: new URL(url, self.location.origin),
    headers: new Headers(headers),
    answer: new Response(text, {
      headers: { 'Content-Type': 'application/json', Date: new Date().toUTCString() },
    }),
  }));
  const keep = async () => {
    const cache = await caches.open(catalogue);
    for (const { address, headers, answer } of answers)
      if (isKeptCall(address.pathname)) await cache.put(keptName(address.href, headers), answer);
  };
  event.waitUntil(keep());
});

/** News that the shop pushes (server/notifications): who looks at the shop already sees them there. */
async function showNews(pushed: PushedNews): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  if (pages.some(({ focused }) => focused)) return;
  const { title, body, link, tag } = pushed;
  await self.registration.showNotification(title, {
    body,
    tag,
    data: link,
    icon: '/pictures/icon-192.png',
  });
}

self.addEventListener('push', (event) => {
  const pushed = readPushed(event.data);
  if (pushed) event.waitUntil(showNews(pushed));
});

self.addEventListener('notificationclick', (event) => {
  event.notification?.close();
  event.waitUntil(openNews(self.clients, linkOf(event.notification?.data)));
});
