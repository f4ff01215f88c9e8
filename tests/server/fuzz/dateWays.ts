import { addToCart } from '../../../domain/cart/cartEndpoints';
import { addShopCoupon } from '../../../domain/operator/shopCouponEndpoints';
import { addVehicle } from '../../../domain/rental/tripCartEndpoints';
import type { AnyEndpoint } from '../../../domain/wire/define';
import type { CallOptions } from '../../support/server';
import { operatorIn } from '../operator/operators';
import { moduleId as grocery, orderBody } from '../orders/shop';
import { openParcels, moduleId as parcels } from '../parcel/parcels';
import { booking, openGarage } from '../rental/garage';

export async function openWays() {
  const [{ shop, parcel }, garage] = [await openParcels(), await openGarage()];
  const store = await shop.store();
  const item = await shop.item(store);
  const guest = await shop.guest();
  await shop.call(addToCart, {
    moduleId: grocery,
    body: { guest_id: guest, item_id: item, quantity: 1 },
  });
  const provider = await garage.provider();
  const vehicle = await garage.vehicle(provider);
  const { token: operator } = await operatorIn(shop);
  let coupons = 0;
  const coupon = (parts: object) => {
    coupons += 1;
    return {
      code: `DATES-${coupons}`,
      title: { en: 'Ten off' },
      coupon_type: 'default' as const,
      module_id: null,
      store_ids: [],
      zone_ids: [],
      discount: 10,
      discount_type: 'percent' as const,
      max_discount: 5,
      min_purchase: 20,
      start_date: '2026-01-01T00:00:00.000Z',
      expire_date: '2036-01-01T00:00:00.000Z',
      limit_per_person: 1,
      limit_in_all: 100,
      ...parts,
    };
  };
  const driver = await garage.guest();
  const { carts, user_data } = await garage.call(addVehicle, {
    body: garage.trip(driver, vehicle),
  });

  return {
    vehicle,
    provider,
    /** A guest without anything. */
    spare: await garage.guest(),
    token: await shop.customer(),
    cartId: user_data?.id ?? 0,
    request: (endpoint: AnyEndpoint, options: CallOptions) =>
      (endpoint.path.startsWith('/rental') ? garage : shop).request(endpoint, options),
    order: (parts: object): CallOptions => ({
      moduleId: grocery,
      body: orderBody(guest, store, shop.home, {
        order_amount: 10.5,
        order_type: 'take_away',
        ...parts,
      }),
    }),
    parcel: (parts: Record<string, unknown>): CallOptions => ({
      moduleId: parcels,
      body: parcel(guest, parts),
    }),
    newCoupon: (parts: object): CallOptions => ({
      token: operator,
      body: { coupon: coupon(parts) },
    }),
    otherCoupon: async (parts: object): Promise<CallOptions> => {
      const made = await shop.call(addShopCoupon, {
        token: operator,
        body: { coupon: coupon({}) },
      });
      const body = { coupon: coupon(parts), version: made.version };
      return { token: operator, params: { id: made.id }, body };
    },
    period: (pickup_time: string) => ({ pickup_time, estimated_hours: 3, rental_type: 'hourly' }),
    newTrip: async (parts: Record<string, unknown>) =>
      garage.trip(await garage.guest(), vehicle, parts),
    change: (parts: object) => ({
      ...garage.trip(driver, vehicle),
      cart_id: carts[0]?.id ?? 0,
      userId: user_data?.id ?? 0,
      ...parts,
    }),
    seenTrip: (pickup_time: string) => {
      const here = { lat: 0, lng: 0 };
      const vehicles = [{ vehicle_id: vehicle, quantity: 1 }];
      const seen_trip = {
        rental_type: 'hourly',
        estimated_hours: 3,
        pickup_time,
        pickup_location: here,
        destination_location: here,
        vehicles,
      };
      return { body: booking(driver, 0, { seen_trip }) };
    },
    close: async () => {
      await garage.close();
      await shop.close();
    },
  };
}
export type Ways = Awaited<ReturnType<typeof openWays>>;
