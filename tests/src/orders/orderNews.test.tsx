import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OrderDetails } from '../../../domain/orders/order';
import { orderNewsKey } from '../../../src/client/storage/wishes';
import { useOrderNews } from '../../../src/orders/tracking/useOrderNews';

let notes: unknown[];
let isHidden: boolean;
let permission: string;

beforeEach(() => {
  notes = [];
  isHidden = true;
  permission = 'granted';
  class FakeNotification {
    static get permission() {
      return permission;
    }
    onclick: unknown = null;
    constructor(title: string, options: object) {
      notes.push([title, options]);
    }
  }
  vi.stubGlobal('Notification', FakeNotification);
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  orderNewsKey.set('on');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  orderNewsKey.set(null);
});

const orderIn = (order_status: string) =>
  ({
    id: 42,
    order_status,
    order_type: 'delivery',
    store: { name: 'Ember & Bun' },
  }) as OrderDetails;

function follow() {
  const { rerender } = renderHook(({ status }) => useOrderNews(orderIn(status)), {
    initialProps: { status: 'confirmed' },
    wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
  });
  return (status: string) => rerender({ status });
}

describe('news of an order (PAGE-04)', () => {
  it('come once for each state while the page is not looked at', () => {
    const move = follow();
    move('confirmed');
    expect(notes).toEqual([]);
    move('picked_up');
    move('picked_up');
    expect(notes).toEqual([['Ember & Bun', { body: 'On the way', tag: 'order-42' }]]);
  });

  it('come by the shop’s worker where pages may make none, as on phones', async () => {
    const showNotification = vi.fn();
    const getRegistration = async () => ({ showNotification });
    vi.stubGlobal('navigator', { serviceWorker: { getRegistration } });
    vi.stubGlobal(
      'Notification',
      class {
        static permission = 'granted';
        constructor() {
          throw new TypeError('Illegal constructor');
        }
      },
    );
    follow()('picked_up');
    await vi.waitFor(() => expect(showNotification).toHaveBeenCalledTimes(1));
    expect(showNotification.mock.calls).toEqual([
      [
        'Ember & Bun',
        {
          body: 'On the way',
          tag: 'order-42',
          icon: '/pictures/icon-192.png',
          data: '/track-order?order_id=42',
        },
      ],
    ]);
  });

  it.each([
    ['whoever looks at the page', () => (isHidden = false)],
    ['whoever did not ask for them', () => orderNewsKey.set(null)],
    ['whoever forbade them in the browser', () => (permission = 'denied')],
  ])('do not come to %s', (_, change) => {
    change();
    const move = follow();
    move('picked_up');
    expect(notes).toEqual([]);
  });
});
