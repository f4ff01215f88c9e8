import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { placeOrder, quoteOrder } from '../../../domain/orders/orderEndpoints';
import type { Point } from '../../../domain/place/place';
import { zones } from '../../../server/db/schema/places';
import { zonesAt } from '../../../server/place/addresses/store';
import { openShop, type Shop } from '../orders/shop';

/** The demo's parcel module, which works in zones 1 and 2. */
export const moduleId = 5;

/** A point just inside a corner of a zone that no other zone covers. */
async function pointOnlyIn({ db }: Shop, zoneId: number): Promise<Point> {
  const [zone] = await db.select().from(zones).where(eq(zones.id, zoneId));
  const area = zone?.area ?? [];
  const middle = (of: 'lat' | 'lng') =>
    area.reduce((total, corner) => total + corner[of], 0) / area.length;
  for (const { lat, lng } of area) {
    const near = { lat: lat * 0.9 + middle('lat') * 0.1, lng: lng * 0.9 + middle('lng') * 0.1 };
    if ((await zonesAt(db, near.lat, near.lng)).join() === String(zoneId)) return near;
  }
  throw new Error(`Zone ${zoneId} lies within others`);
}

export const receiverAt = ({ lat, lng }: Point, parts: Record<string, unknown> = {}) => ({
  contact_person_name: 'Omar Saleh',
  contact_person_number: '+966 50 765 4321',
  address: '9 Harbour Road',
  latitude: lat,
  longitude: lng,
  road: '',
  house: '',
  floor: '',
  ...parts,
});

export async function openParcels(env?: Record<string, string>) {
  const shop = await openShop(env);
  const { home } = shop;
  const friend = { lat: home.lat + 0.01, lng: home.lng + 0.008 };
  const beyond = await pointOnlyIn(shop, 3);

  const parcel = (guestId: string, parts: Record<string, unknown> = {}) => ({
    guest_id: guestId,
    order_type: 'parcel',
    parcel_category_id: 2,
    latitude: home.lat,
    longitude: home.lng,
    receiver_details: receiverAt(friend),
    payment_method: 'cash_on_delivery',
    charge_payer: 'sender',
    address: '1 Palm Street',
    contact_person_name: 'Lina Haddad',
    contact_person_number: '+966 50 123 4567',
    order_amount: 0,
    ...parts,
  });
  const quote = (body: Record<string, unknown>) => shop.call(quoteOrder, { body, moduleId });
  const refusalOf = async (body: Record<string, unknown>, key?: string) => {
    const { status, errors } = await shop.refusal(placeOrder, {
      body,
      moduleId,
      ...(key && { headers: { 'Idempotency-Key': key } }),
    });
    return [status, errors[0]?.code, errors[0]?.field].filter(Boolean);
  };
  /** Places a parcel at the price that the server asks. */
  const send = async (guest: string, parts: Record<string, unknown> = {}, key = randomUUID()) => {
    const body = parcel(guest, parts);
    const { total } = await quote(body);
    const placed = await shop.call(placeOrder, {
      body: { ...body, order_amount: total },
      moduleId,
      headers: { 'Idempotency-Key': key },
    });
    return { ...placed, total, body: { ...body, order_amount: total } };
  };
  return { shop, home, friend, beyond, parcel, quote, refusalOf, send };
}
