import { useSearch } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { Fragment } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyEndpoint } from '../../../domain/wire/define';
import { ApiError } from '../../../src/client/apiError';
import { queryClient } from '../../../src/client/queryClient';
import { contactOf, givenContactsKey } from '../../../src/client/storage/contactKeys';
import { paidOrderKey, paidTripKey } from '../../../src/client/storage/orderKeys';
import { recentOrdersKey, rememberRecentOrder } from '../../../src/client/storage/recentOrders';
import InvoicePage from '../../../src/orders/invoice/InvoicePage';
import { TrackRoute } from '../../../src/orders/tracking/TrackRoute';
import { TripsRoute } from '../../../src/rental/trips/TripsRoute';
import { renderPiece } from '../../support/render';

const asked = vi.hoisted(() => [] as unknown[]);
vi.mock('../../../src/client/client', async (original) => ({
  ...(await original<typeof import('../../../src/client/client')>()),
  call: async (endpoint: AnyEndpoint, { query }: { query?: object } = {}) => {
    if (/order\/track|trip\/details|trip-details/.test(endpoint.path)) asked.push(query);
    throw new ApiError('refused', 404);
  },
}));
vi.mock('../../../src/identity/api/identity', () => ({ ensureGuestId: async () => 'g' }));

const pages = {
  '/track-order': () => <TrackRoute search={useSearch({ strict: false })} />,
  '/my-trips': () => <TripsRoute address={useSearch({ strict: false })} frame={Fragment} />,
  '/invoice': () => <InvoicePage {...useSearch({ strict: false })} />,
};

beforeEach(() => {
  asked.length = 0;
  queryClient.clear();
  recentOrdersKey.set(null);
  givenContactsKey.set(null);
});

const whole = '+966500123456';
const open = (page: keyof typeof pages, query: string) => {
  const Page = pages[page];
  return renderPiece(<Page />, undefined, `${page}?${query}`);
};

describe('the phone number leaves the address (ORD-02)', () => {
  it.each([
    ['/track-order', 'order_id', 'order'],
    ['/my-trips', 'trip_id', 'trip'],
    ['/invoice', 'order_id', 'order'],
  ] as const)(
    '%s: a link that holds it opens what it always did, and loses it',
    async (page, name, kind) => {
      const { address } = await open(page, `${name}=100007&contact_number=%2B966500123456`);
      await vi.waitFor(() => expect(address()).toBe(`${page}?${name}=100007`));
      await vi.waitFor(() => expect(asked).toEqual([{ [name]: 100007, contact_number: whole }]));
      expect(contactOf(kind, 100007)).toBe(whole);
    },
  );

  it.each([
    ['/track-order', paidOrderKey, 'order_id'],
    ['/my-trips', paidTripKey, 'trip_id'],
  ] as const)(
    '%s is opened where a payment page says no more than how it went',
    async (page, paid, name) => {
      paid.set(100007);
      await open(page, 'flag=success&&token=cGF5');
      await vi.waitFor(() => expect(asked).toEqual([expect.objectContaining({ [name]: 100007 })]));
      paid.set(null);
    },
  );

  it('and opens it again after a reload', async () => {
    givenContactsKey.set([{ kind: 'order', id: 100007, contact: whole }]);
    await open('/track-order', 'order_id=100007');
    await vi.waitFor(() => expect(asked).toEqual([{ order_id: 100007, contact_number: whole }]));
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /Contact number/ });
    expect(field.value.replaceAll(/\D/g, '')).toMatch(/500123456$/);
  });

  it('a placed order is opened by what this browser knows of it', async () => {
    rememberRecentOrder({ id: 100007, contactNumber: whole, storeName: '', at: 0 });
    await open('/track-order', 'order_id=100007&placed=1');
    await vi.waitFor(() => expect(asked).toEqual([{ order_id: 100007, contact_number: whole }]));
  });

  it('a shared link opens it by its token, which is nobody’s phone number', async () => {
    const token = '0b0f3d2e-1111-4222-8333-444455556666';
    await open('/track-order', `order_id=100007&share=${token}`);
    await vi.waitFor(() => expect(asked).toEqual([{ order_id: 100007, contact_number: token }]));
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /Contact number/ });
    expect(field.value).toBe('');
  });
});
