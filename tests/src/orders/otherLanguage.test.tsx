// @vitest-environment jsdom
import { act } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, expect, it, vi } from 'vitest';
import type { AnyEndpoint } from '../../../domain/wire/define';
import { ApiError } from '../../../src/client/apiError';
import { guestIdKey, languageKey } from '../../../src/client/storage/storage';
import { TrackedOrder } from '../../../src/orders/tracking/TrackedOrder';
import { TrackedTrip } from '../../../src/rental/trips/TrackedTrip';
import { settings } from '../../support/fakeCart';
import { renderAtOnce } from '../../support/renderAtOnce';
import { destination, pickup } from '../../support/rental';

vi.setConfig({ testTimeout: 20_000 });

const shop = vi.hoisted(() => ({
  call: vi.fn<(endpoint: AnyEndpoint) => Promise<unknown>>(),
  /** Lets the answer go that is held back. */
  go: (): void => undefined,
  holds: false,
}));
vi.mock('../../../src/client/client', () => ({
  call: shop.call,
  onUnauthenticated: () => () => undefined,
  setGuestRenewal: () => undefined,
}));

const nameNow = () => (languageKey.get() === 'es' ? 'Panadería de la esquina' : 'Corner Bakery');
const order = () => ({
  id: 100007,
  order_status: 'delivered',
  order_type: 'delivery',
  payment_method: 'cash_on_delivery',
  payment_status: 'paid',
  order_amount: 20,
  tax_included: 0,
  details: [{ id: 1, name: nameNow(), price: 20, quantity: 1 }],
});
const trip = () => ({
  id: 100007,
  trip_status: 'completed',
  rental_type: 'hourly',
  pickup_location: pickup,
  destination_location: destination,
  payment_method: 'cash_on_delivery',
  payment_status: 'paid',
  trip_amount: 50,
  tax_included: 0,
  provider: { id: 7, name: nameNow() },
  trip_details: [],
});

beforeEach(() => {
  languageKey.set(null);
  guestIdKey.set('a guest');
  shop.holds = false;
  shop.call.mockImplementation(async ({ path, answer }) => {
    if (path === '/config') return settings;
    if (!/order\/(track|details)|get-trip-details/.test(path)) throw new ApiError('refused', 404);
    if (shop.holds) await new Promise<void>((resolve) => (shop.go = resolve));
    return v.parse(answer, path.includes('trip') ? trip() : order());
  });
});

const key = { orderId: 100007, contactNumber: null };
const pages = {
  'an order': <TrackedOrder orderKey={key} flag={null} placed={false} onTrack={() => undefined} />,
  'a trip': <TrackedTrip tripKey={key} flag={null} booked={false} />,
};
const isShown = (name: string) => document.body.textContent?.includes(name) === true;
const comes = (name: string) => vi.waitFor(() => expect(isShown(name)).toBe(true));
const isWaiting = () => document.querySelector('[aria-busy=true]') !== null;

it.each(['an order', 'a trip'] as const)(
  'LANG-08 %s stays while it is read in another language',
  async (what) => {
    await renderAtOnce(pages[what]);
    await comes('Corner Bakery');
    shop.holds = true;
    await act(async () => languageKey.set('es'));
    expect([isShown('Corner Bakery'), isWaiting()]).toEqual([true, false]);
    shop.go();
    await comes('Panadería de la esquina');
    expect(isShown('Corner Bakery')).toBe(false);
  },
);
