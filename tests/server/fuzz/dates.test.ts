import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readNotifications } from '../../../domain/account/notificationEndpoints';
import { endpointTable } from '../../../domain/endpoints';
import { addShopCoupon, editShopCoupon } from '../../../domain/operator/shopCouponEndpoints';
import {
  placeOrder,
  placePrescriptionOrder,
  quoteOrder,
} from '../../../domain/orders/orderEndpoints';
import * as browse from '../../../domain/rental/browseEndpoints';
import {
  addVehicle,
  postTripCart,
  removeVehicle,
  replaceTripCart,
  updateTripCart,
  updateTripUserData,
} from '../../../domain/rental/tripCartEndpoints';
import { bookTrip } from '../../../domain/rental/tripEndpoints';
import { listVehiclePlaces } from '../../../domain/rental/vehiclePlaceEndpoints';
import type { AnyEndpoint } from '../../../domain/wire/define';
import { readErrors } from '../../../domain/wire/errors';
import type { CallOptions } from '../../support/server';
import { openWays, type Ways } from './dateWays';
import { fieldsOf } from './fieldsOf';

let ways: Ways;
beforeAll(async () => {
  ways = await openWays();
});
afterAll(() => ways.close());

const far = [
  '9999-12-31T23:59:59Z',
  '2027-11-21T12:00:00.001Z',
  '+010000-01-01T00:00:00.000Z',
  '+275760-09-13T00:00:00.000Z',
  '99999',
];
const past = ['0000-01-01T00:00:00Z', '-000001-01-01T00:00:00Z', '-271821-04-20T00:00:00.000Z'];
const none = ['tomorrow', '+275760-09-13T00:00:00.001Z', '2026-13-45T99:99:99Z', '\u0000', '٢٠٢٦'];

/** Each call that takes a date, with a call of it that is right but for that date. */
const calls: Record<string, [AnyEndpoint, (date: string) => CallOptions | Promise<CallOptions>]> = {
  'placeOrder.schedule_at': [placeOrder, (schedule_at) => ways.order({ schedule_at })],
  'placeOrder.schedule_at of a parcel': [placeOrder, (schedule_at) => ways.parcel({ schedule_at })],
  'quoteOrder.schedule_at': [quoteOrder, (schedule_at) => ways.order({ schedule_at })],
  'placePrescriptionOrder.schedule_at': [
    placePrescriptionOrder,
    (schedule_at) => ways.order({ schedule_at }),
  ],
  'readNotifications.until': [
    readNotifications,
    (until) => ({ token: ways.token, body: { until } }),
  ],
  'getVehicle.pickup_time': [
    browse.getVehicle,
    (pickup_time) => ({
      params: { id: ways.vehicle },
      query: { pickup_time, estimated_hours: 3 },
    }),
  ],
  'listProviderVehicles.pickup_time': [
    browse.listProviderVehicles,
    (pickup_time) => ({ params: { id: ways.provider }, query: ways.period(pickup_time) }),
  ],
  ...Object.fromEntries(
    (
      [
        ['listLatestVehicles', browse.listLatestVehicles],
        ['listPopularVehicles', browse.listPopularVehicles],
        ['listTopRatedVehicles', browse.listTopRatedVehicles],
        ['searchVehicles', browse.searchVehicles],
        ['listVehiclePlaces', listVehiclePlaces],
      ] as const
    ).map(([name, endpoint]) => [
      `${name}.pickup_time`,
      [endpoint, (date: string) => ({ query: ways.period(date) })],
    ]),
  ),
  ...Object.fromEntries(
    Object.entries({ addVehicle, replaceTripCart }).flatMap(([name, endpoint]) =>
      (['pickup_time', 'destination_time'] as const).map((field) => [
        `${name}.${field}`,
        [endpoint, async (date: string) => ({ body: await ways.newTrip({ [field]: date }) })],
      ]),
    ),
  ),
  ...Object.fromEntries(
    Object.entries({ updateTripCart, postTripCart }).map(([name, endpoint]) => [
      `${name}.pickup_time`,
      [endpoint, (pickup_time: string) => ({ body: ways.change({ pickup_time }) })],
    ]),
  ),
  ...Object.fromEntries(
    (['pickup_time', 'destination_time'] as const).map((field) => [
      `updateTripUserData.${field}`,
      [
        updateTripUserData,
        (date: string) => ({ params: { id: ways.cartId }, body: ways.change({ [field]: date }) }),
      ],
    ]),
  ),
  ...Object.fromEntries(
    (['start_date', 'expire_date'] as const).flatMap((field) => [
      [
        `addShopCoupon.coupon.${field}`,
        [addShopCoupon, (date: string) => ways.newCoupon({ [field]: date })],
      ],
      [
        `editShopCoupon.coupon.${field}`,
        [editShopCoupon, (date: string) => ways.otherCoupon({ [field]: date })],
      ],
    ]),
  ),
  'bookTrip.seen_trip.pickup_time': [bookTrip, (date) => ways.seenTrip(date)],
  'removeVehicle.pickup_time': [
    removeVehicle,
    (pickup_time) => ({ query: { guest_id: ways.spare, cart_id: 1, pickup_time } }),
  ],
};

/** What a call says to a date: 'fine', or the status and code of its refusal. */
async function said(name: string, date: string) {
  const [endpoint, ask] = calls[name] ?? [];
  if (!endpoint || !ask) throw new Error(name);
  const response = await ways.request(endpoint, await ask(date));
  if (response.ok) return 'fine';
  return `${response.status} ${readErrors(await response.json())[0]?.code}`;
}
const allSaid = async (name: string, dates: readonly string[]) => [
  ...new Set(await Promise.all(dates.map((date) => said(name, date)))),
];

describe('dates from nowhere', () => {
  it('every call that takes a date is asked here', () => {
    const minutes = ['minimum_delivery_time', 'maximum_delivery_time'];
    const found = [...endpointTable].flatMap(([name, { query, body }]) =>
      [...new Set([...fieldsOf(query), ...fieldsOf(body)])]
        .filter((field) => /time|date|_at$|until|since|day/i.test(field) && !/^update/.test(field))
        .filter((field) => !minutes.includes(field))
        // Weekdays and times of the clock, which have a pattern of their own.
        .filter((field) => !/^hours(_was)?\./.test(field))
        .map((field) => `${name}.${field}`),
    );
    const asked = Object.keys(calls).filter((name) => !name.includes(' '));
    expect(asked.sort()).toEqual(found.sort());
  });

  const byTime = Object.keys(calls).filter((name) => name.endsWith('.pickup_time'));
  // What an order costs depends on its time where others ask: this shop has no busy hours. A trip that was seen is compared.
  const ignoring = [
    'removeVehicle.pickup_time',
    'quoteOrder.schedule_at',
    'bookTrip.seen_trip.pickup_time',
  ];
  const cartOfNow = ['updateTripCart', 'postTripCart', 'updateTripUserData'].map(
    (name) => `${name}.pickup_time`,
  );

  it.each(byTime.filter((name) => !ignoring.includes(name)))(
    '%s: a pickup in more than a year is refused as that',
    async (name) => {
      expect(await allSaid(name, far)).toEqual(['400 pickup_far']);
      // What a cart shows as now comes back as a moment that is past: it still means now.
      expect(await allSaid(name, past)).toEqual(
        cartOfNow.includes(name) ? ['fine'] : ['400 pickup_past'],
      );
      expect(await allSaid(name, none)).toEqual(['400 pickup_past']);
    },
  );

  it.each(
    Object.keys(calls).filter((name) => name.includes('.schedule_at') && !ignoring.includes(name)),
  )('%s: what is no slot is refused as that', async (name) => {
    expect(await allSaid(name, [...far, ...past, ...none])).toEqual(['400 schedule_invalid']);
  });

  const others = Object.keys(calls).filter(
    (name) => ignoring.includes(name) || !/(pickup_time|schedule_at)/.test(name),
  );
  it.each(others)('%s: never an error of ours', async (name) => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    for (const date of [...far, ...past, ...none]) {
      expect(await said(name, date), date).toMatch(/^(fine|4\d\d [a-z_]+)$/);
    }
    expect(complaint).not.toHaveBeenCalled();
    complaint.mockRestore();
  });
});
