import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as cart from '../../../../domain/rental/tripCartEndpoints';
import type { TripPlan } from '../../../../domain/rental/tripPlan';
import { refusalOf, type ShopThere, standIn, startShopThere } from './shopThere';

const place = { lat: 24.7, lng: 46.66, location_name: 'Palm Street' };
const plan: TripPlan = {
  type: 'hourly',
  hours: 4,
  distance: 0,
  pickup: place,
  destination: place,
  pickupAt: '2099-01-05T10:00:00.000Z',
};
const of = (vehicle_id: number, quantity: number) => ({
  vehicle_id,
  quantity,
  rental_type: 'hourly' as const,
  estimated_hours: 4,
  pickup_location: place,
  destination_location: place,
  pickup_time: plan.pickupAt,
  distance: 0,
});

let there: ShopThere;
const lines = () => there.state.rental.lines.map(({ vehicle, quantity }) => [vehicle, quantity]);

describe.each([25, 26] as const)(
  'another provider’s vehicle on a classic back end of 20%s',
  (version) => {
    beforeEach(async () => {
      vi.stubEnv('TZ', 'UTC');
      window.localStorage.clear();
      window.localStorage.setItem('guest_id', '7');
      standIn({ id: 5, type: 'rental' });
      there = await startShopThere(version);
      await there.call(cart.addVehicle, { body: of(501, 2) });
    });
    afterEach(async () => {
      expect(there.unknown()).toEqual([]);
      await there.close();
    });

    it('CONF-02 takes the place of the cart', async () => {
      const { carts } = await there.call(cart.replaceTripCart, { body: of(503, 1) });
      expect(carts.map(({ vehicle, quantity }) => [vehicle.id, quantity])).toEqual([[503, 1]]);
      const sent = there.calls.find(({ path }) => path.endsWith('/remove-cart'));
      expect([sent?.fields.vehicle_id, sent?.fields.pickup_time]).toEqual([
        '503',
        '2099-01-05 10:00:00',
      ]);
    });

    it('CONF-02 leaves the cart where that vehicle cannot be had then', async () => {
      Object.assign(there.state.rental.vehicles[2] ?? {}, { count: 0 });
      const replaced = there.call(cart.replaceTripCart, { body: of(503, 1) });
      expect(await refusalOf(replaced)).toMatch(/^refused /);
      expect(lines()).toEqual([[501, 2]]);
    });

    it('CONF-02 shows what is left of a cart that was emptied all the same', async () => {
      const { readTripCart, replaceTrip } = await import('../../../../src/rental/api/tripCart');
      expect((await readTripCart(true)).carts.length).toBe(1);
      // There are three of them.
      const replaced = replaceTrip({ id: 503 }, 9, plan, new AbortController().signal);
      expect(await refusalOf(replaced)).toMatch(/^refused /);
      expect(lines()).toEqual([]);
      expect((await readTripCart(false)).carts).toEqual([]);
    });
  },
);
