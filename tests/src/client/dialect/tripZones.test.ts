import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as cart from '../../../../domain/rental/tripCartEndpoints';
import { freshCall, type ShopThere, standIn, startShopThere } from './shopThere';

const place = { lat: 24.7, lng: 46.66, location_name: 'Palm Street' };
const sedan = {
  vehicle_id: 501,
  quantity: 2,
  rental_type: 'hourly' as const,
  estimated_hours: 4,
  pickup_location: place,
  destination_location: place,
  distance: 0,
};

let there: ShopThere;
beforeEach(() => {
  window.localStorage.clear();
  window.localStorage.setItem('guest_id', '7');
  standIn({ id: 5, type: 'rental' });
});
afterEach(() => there.close());

const moveTo = (zone: number) => window.localStorage.setItem('zoneid', `[${zone}]`);
const vehiclesOf = ({
  carts,
}: {
  carts: readonly { vehicle: { id: number }; quantity: number }[];
}) => carts.map(({ vehicle, quantity }) => [vehicle.id, quantity]);
const vehicles = async (call = there.call) => vehiclesOf(await call(cart.getTripCart));

describe.each([25, 26] as const)(
  'a trip cart on a classic back end of 20%s, which empties one that is asked for from elsewhere',
  (version) => {
    beforeEach(async () => {
      there = await startShopThere(version);
    });

    it('MOD-10 outlasts a look at another place, and a reload there', async () => {
      await there.call(cart.addVehicle, { body: sedan });
      moveTo(2);
      expect(await vehicles()).toEqual([[501, 2]]);
      expect(await vehicles(await freshCall(there.address))).toEqual([[501, 2]]);
      moveTo(1);
      expect(await vehicles()).toEqual([[501, 2]]);
    });

    it('MOD-12, MOD-13 is emptied by the shopper’s own step, and begun anew there', async () => {
      await there.call(cart.addVehicle, { body: sedan });
      moveTo(2);
      const answer = await there.call(cart.resetTripCart, { body: {} });
      expect(answer.carts).toEqual([]);
      Object.assign(there.state.rental.providers[1] ?? {}, { pickup_zone_id: '["2"]' });
      await there.call(cart.addVehicle, { body: { ...sedan, vehicle_id: 503 } });
      expect(await vehicles()).toEqual([[503, 2]]);
      moveTo(1);
      expect(await vehicles()).toEqual([[503, 2]]);
    });

    it('MOD-10 is not emptied by a customer’s first look from elsewhere, when another device has filled it', async () => {
      window.localStorage.setItem('token', 'classic-token-of-mona');
      there.state.rental.lines.push({ id: 900, owner: 'u9', vehicle: 501, quantity: 1 });
      const { pickup_location, destination_location, rental_type, estimated_hours } = sedan;
      const trip = { rental_type, estimated_hours, pickup_location, destination_location };
      there.state.rental.data.set('u9', { id: 901, ...trip });
      moveTo(2);
      expect(await vehicles()).toEqual([[501, 1]]);
      expect(await vehicles(await freshCall(there.address))).toEqual([[501, 1]]);
      expect((await there.call(cart.resetTripCart, { body: {} })).carts).toEqual([]);
      there.state.rental.lines.push({ id: 902, owner: 'u9', vehicle: 501, quantity: 3 });
      expect(await vehicles()).toEqual([[501, 3]]);
    });

    it('is somebody else’s with zones of its own', async () => {
      await there.call(cart.addVehicle, { body: sedan });
      moveTo(2);
      Object.assign(there.state.rental.providers[1] ?? {}, { pickup_zone_id: '["2"]' });
      there.state.rental.lines.push({ id: 900, owner: 'u9', vehicle: 503, quantity: 1 });
      window.localStorage.setItem('token', 'classic-token-of-mona');
      expect(await vehicles()).toEqual([[503, 1]]);
    });
  },
);
