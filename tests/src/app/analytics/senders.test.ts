import { afterEach, expect, it, vi } from 'vitest';
import { startGa4 } from '../../../../src/app/analytics/ga4';
import { startPlausible } from '../../../../src/app/analytics/plausible';
import type { ShopEvent } from '../../../../src/app/analytics/shopEvent';

const purchase: ShopEvent = {
  name: 'purchase',
  about: {
    transaction_id: '100007',
    value: 27.5,
    shipping: 3,
    tax: 1.5,
    coupon: 'HELLO',
    items: [
      {
        item_id: '12',
        item_name: 'Lentil soup',
        affiliation: 'Dar Zaman',
        price: 11.5,
        quantity: 2,
      },
    ],
  },
};
const page = { path: '/track-order', title: 'Order 100007' };
const settings = { ga4: '', plausible: null, currency: 'SAR' };

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
  window.dataLayer = undefined;
  history.replaceState(null, '', '/');
});

/** What Google's script reads, by its documentation (gtag.js, events of e-commerce). */
const toldGoogle = () => (window.dataLayer ?? []).map((told) => [...told]);

it('Google Analytics is told by its own names, without the query of an address, and never for advertisements', () => {
  history.replaceState(null, '', '/track-order?order_id=100007&contact_number=%2B966500123456');
  const track = startGa4('G-ABC1234', settings);
  expect(document.head.querySelector('script')?.src).toBe(
    'https://www.googletagmanager.com/gtag/js?id=G-ABC1234',
  );
  track({ name: 'page_view' }, page);
  track(purchase, page);
  const [consent, js, config, ...events] = toldGoogle();
  expect(consent).toEqual([
    'consent',
    'default',
    {
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'granted',
    },
  ]);
  expect(js?.[0]).toBe('js');
  expect(config).toEqual([
    'config',
    'G-ABC1234',
    {
      send_page_view: false,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
      page_location: `${location.origin}/track-order`,
      page_referrer: '',
    },
  ]);
  const at = { page_location: `${location.origin}/track-order`, page_title: 'Order 100007' };
  expect(events).toEqual([
    ['event', 'page_view', at],
    [
      'event',
      'purchase',
      {
        ...at,
        transaction_id: '100007',
        currency: 'SAR',
        value: 27.5,
        shipping: 3,
        tax: 1.5,
        coupon: 'HELLO',
        items: [
          {
            item_id: '12',
            item_name: 'Lentil soup',
            affiliation: 'Dar Zaman',
            price: 11.5,
            quantity: 2,
          },
        ],
      },
    ],
  ]);
});

it('a Plausible is called as its events API asks, with the revenue of an order', () => {
  const calls: [string, unknown][] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    calls.push([url, JSON.parse(body)]);
    throw new TypeError('blocked');
  });
  const track = startPlausible({ domain: 'shop.example', url: 'https://counts.example' }, settings);
  track({ name: 'page_view' }, { path: '/home', title: 'Food' });
  track({ name: 'search', about: { search_term: 'soup' } }, { path: '/home', title: 'Food' });
  track(purchase, page);
  expect(calls).toEqual([
    [
      'https://counts.example/api/event',
      { name: 'pageview', domain: 'shop.example', url: `${location.origin}/home` },
    ],
    [
      'https://counts.example/api/event',
      {
        name: 'search',
        domain: 'shop.example',
        url: `${location.origin}/home`,
        props: { search_term: 'soup' },
      },
    ],
    [
      'https://counts.example/api/event',
      {
        name: 'purchase',
        domain: 'shop.example',
        url: `${location.origin}/track-order`,
        props: { items: 'Lentil soup', units: 2, value: 27.5 },
        revenue: { currency: 'SAR', amount: 27.5 },
      },
    ],
  ]);
});
