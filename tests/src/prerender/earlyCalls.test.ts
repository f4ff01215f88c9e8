import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pictureWidths } from '../../../domain/catalogue/pictureWidths';
import { getConfig } from '../../../domain/place/placeEndpoints';
import { pictureOffer, pictureSizes } from '../../../src/client/pictureOffer';
import { offerOf } from '../../../src/client/pictures';
import { beginCalls, earlyCalls } from '../../../src/prerender/earlyCalls';

const begin = (kind: keyof typeof earlyCalls) =>
  beginCalls(earlyCalls[kind], pictureOffer, pictureWidths);

const asked: { url: string; init: RequestInit }[] = [];
const banners = { banners: [{ image_full_url: '/media/banner/a.svg' }] };

beforeEach(() => {
  asked.length = 0;
  document.body.innerHTML =
    '<script id="runtime-config" type="application/json">{"apiUrl":""}</script><i data-picture></i>';
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, init });
    return Response.json(url.endsWith('/banners') ? banners : {});
  });
  window.history.replaceState({}, '', '/home');
});

afterEach(() => {
  vi.unstubAllGlobals();
  window.earlyCalls = undefined;
  window.windowNews?.close?.();
  [window.windowNews, window.toldEarly] = [undefined, undefined];
});

const remember = (values: Record<string, unknown>) => {
  for (const [key, value] of Object.entries(values)) {
    localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  }
};
const place = { location: 'Quay 1', currentLatLng: { lat: 1.5, lng: 2 }, zoneid: [1] };

it('asks with the very headers of the client, so that each answer is taken and nothing asked twice', async () => {
  remember({ ...place, guest_id: 'g', 'language-setting': 'ar' });
  begin('home');
  const before = asked.length;
  const { call } = await import('../../../src/client/client');
  // Not a real configuration: that the early answer was taken shows in nobody being asked again.
  await call(getConfig).catch(() => undefined);
  expect(asked.map(({ url }) => url)).toContain('/api/v1/config');
  expect(asked).toHaveLength(before);
  expect(asked[0]?.init.headers).toEqual({
    'X-localization': 'ar',
    zoneId: '[1]',
    latitude: '1.5',
    longitude: '2',
  });
});

it('puts the first picture of the answer into the text shell', async () => {
  remember({ ...place, guest_id: 'g' });
  begin('home');
  await vi.waitFor(() =>
    expect(document.querySelector('[data-picture] img')?.getAttribute('src')).toBe(
      '/media/banner/a.svg',
    ),
  );
});

it('asks for that picture in the widths that the page will show it in, so that none comes twice', async () => {
  const address = '/media/banner/food/pizza-1.webp';
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.endsWith('/banners') ? { banners: [{ image_full_url: address }] } : {}),
  );
  remember({ ...place, guest_id: 'g' });
  begin('home');
  await vi.waitFor(() => expect(document.querySelector('[data-picture] img')).not.toBe(null));
  const { src, srcSet, sizes } = offerOf(address, pictureSizes.banner);
  expect(
    ['src', 'srcset', 'sizes'].map((name) =>
      document.querySelector('[data-picture] img')?.getAttribute(name),
    ),
  ).toEqual([src, srcSet, sizes]);
});

it('holds the picture until the client shows it, so that the browser does not give it up and ask again', async () => {
  remember({ ...place, guest_id: 'g' });
  begin('home');
  await vi.waitFor(() => expect(document.querySelector('[data-picture] img')).not.toBe(null));
  document.body.replaceChildren();
  expect(window.earlyPictures?.map((picture) => picture.getAttribute('src'))).toEqual([
    '/media/banner/a.svg',
  ]);
});

it('asks for a guest id only for those who have none (SESS-03)', () => {
  const asksForGuest = () => asked.some(({ url }) => url.endsWith('/auth/guest/request'));
  window.history.replaceState({}, '', '/');
  remember({ token: 't' });
  begin('landing');
  expect(asksForGuest()).toBe(false);
  localStorage.clear();
  begin('landing');
  expect(asksForGuest()).toBe(true);
});

it('asks nothing for /home when it will show something else', () => {
  begin('home');
  window.history.replaceState({}, '', '/home?search=tea');
  remember(place);
  begin('home');
  expect(asked).toEqual([]);
});

it('takes module and id of a shared address, and lives with spoilt storage', () => {
  window.history.replaceState({}, '', '/product/tea-1?module_id=4');
  remember({ zoneid: '{', currentLatLng: 'x', module: '[' });
  begin('product');
  expect(asked[0]?.url).toBe('/api/v1/items/details/tea-1');
  expect(asked[0]?.init.headers).toEqual({ 'X-localization': 'en', moduleId: '4' });
});

it('asks for the cart of a guest by name, and then for its store; strangers have neither', async () => {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, init });
    return Response.json(url.includes('/cart/') ? [{ item: { store_id: 7 } }] : {});
  });
  const isAboutCart = ({ url }: { url: string }) => /cart|stores/.test(url);
  begin('checkout');
  expect(asked.filter(isAboutCart)).toEqual([]);
  remember({ ...place, guest_id: 'g' });
  begin('checkout');
  await vi.waitFor(() =>
    expect(asked.filter(isAboutCart).map(({ url }) => url)).toEqual([
      '/api/v1/customer/cart/list?guest_id=g',
      '/api/v1/stores/details/7',
    ]),
  );
  expect(window.earlyCalls?.map(({ url }) => url)).toContain('/api/v1/stores/details/7');
});

it('fills as many pictures into the shell as it has room for', async () => {
  remember(place);
  window.history.replaceState({}, '', '/categories');
  document.body.insertAdjacentHTML('beforeend', '<i data-picture></i>');
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(
      url.endsWith('/categories')
        ? ['a', 'b', 'c'].map((name) => ({ image_full_url: `/media/category/${name}.svg` }))
        : {},
    ),
  );
  begin('categories');
  await vi.waitFor(() =>
    expect([...document.querySelectorAll('img')].map((img) => img.getAttribute('src'))).toEqual([
      '/media/category/a.svg',
      '/media/category/b.svg',
    ]),
  );
});

it('keeps what other windows tell from the first moment on, on every kind of page (S07)', () => {
  const channels: { name: string; onmessage?: (event: { data: unknown }) => void }[] = [];
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor(readonly name: string) {
        channels.push(this);
      }
    },
  );
  window.history.replaceState({}, '', '/home?search=a');
  begin('home');
  begin('home');
  channels[0]?.onmessage?.({ data: { kind: 'changed', what: 'cart' } });
  expect(channels.map(({ name }) => name)).toEqual(['shop']);
  expect(window.windowNews).toBe(channels[0]);
  expect(window.toldEarly).toEqual([{ kind: 'changed', what: 'cart' }]);
});
