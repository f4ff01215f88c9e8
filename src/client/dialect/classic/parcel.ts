import { surgeOf, taxThere, vehicleExtra } from './charges';
import { factsOf, picture } from './facts';
import { checkWay, metresOf, refusing, zonesAt } from './ground';
import { isNewest } from './newestThere';
import { totalsOf, wayPrice } from './price';
import { remembered } from './remembered';
import type { Table } from './tables';
import type { There } from './there';
import { number, type Row, row, rowsIn, word, yes } from './values';

const kinds = (there: There): Promise<Row[]> =>
  remembered(`parcel kinds ${there.moduleId}`, async () =>
    rowsIn(await there.ask('GET', '/parcel-category')),
  );

const pointOf = ({ latitude, longitude }: Row) => ({
  lat: number(latitude) ?? 0,
  lng: number(longitude) ?? 0,
});

/** What a parcel costs: its way at the kind's own charges, or at the shop's. @throws ApiError */
export async function quoteParcel(there: There) {
  const { body } = there.asked;
  const receiver = row(body.receiver_details);
  const [from, to] = [pointOf(body), pointOf(receiver)];
  const [facts, all, zones, receiverZones, metres] = await Promise.all([
    factsOf(there),
    kinds(there),
    zonesAt(there, from),
    zonesAt(there, to),
    metresOf(there, from, to),
  ]);
  const [zone] = zones;
  const [receiverZone] = receiverZones;
  if (!zone) throw refusing('pickup_outside_zone');
  if (!receiverZone) throw refusing('destination_outside_zone');
  const { settings } = facts;
  const digits = number(settings.digit_after_decimal_point) ?? 2;
  const newest = isNewest(zones);
  const kind = row(all.find(({ id }) => number(id) === number(body.parcel_category_id)));
  const hasOwn = (number(kind.parcel_minimum_shipping_charge) ?? 0) > 0;
  const charge = (name: string) => number(hasOwn ? kind[name] : settings[name]) ?? 0;
  const [extra, surge] = await Promise.all([
    vehicleExtra(there, metres),
    surgeOf(there, zone, newest),
  ]);
  const rates = {
    perKm: charge('parcel_per_km_shipping_charge'),
    least: charge('parcel_minimum_shipping_charge'),
    most: null,
    fixed: null,
  };
  const delivery = wayPrice(metres, rates, { extra, surge, digits });
  const taxed = {
    order_type: 'parcel',
    order_amount: delivery / 1000,
    parcel_category_id: body.parcel_category_id,
  };
  const quote = totalsOf(
    {
      subtotal: 0,
      discount: 0,
      coupon: 0,
      welcome: null,
      toldTax: newest ? await taxThere(there, taxed) : null,
      taxRate: 0,
      isTaxIncluded: false,
      delivery,
      originalDelivery: delivery,
      fee: yes(settings.additional_charge_status) ? (number(settings.additional_charge) ?? 0) : 0,
      tip: yes(settings.dm_tips_status) ? (number(body.dm_tips) ?? 0) : 0,
    },
    digits,
  );
  return {
    quote: { ...quote, distance: metres, coupon: null, coupon_refusal: null },
    metres,
    zone,
    receiverZone: receiverZone.id,
  };
}

/** A parcel as it is ordered: the sender at the top, the receiver as JSON text with the zone that covers them. */
export async function parcelFields(there: There) {
  const { body } = there.asked;
  const { quote, metres, zone, receiverZone } = await quoteParcel(there);
  checkWay(zone, body.payment_method);
  const { latitude, longitude, ...receiver } = row(body.receiver_details);
  return {
    total: quote.total,
    // What is browsed may lie in another zone than who sends it.
    zones: [number(zone.id) ?? 0],
    fields: {
      dm_tips: quote.dm_tips,
      distance: metres / 1000,
      address: body.address,
      latitude: body.latitude,
      longitude: body.longitude,
      parcel_category_id: body.parcel_category_id,
      charge_payer: body.charge_payer ?? 'sender',
      receiver_details: JSON.stringify({
        ...receiver,
        latitude: String(latitude),
        longitude: String(longitude),
        address_type: 'Delivery',
        zone_id: receiverZone,
      }),
    },
  };
}

export const parcel: Table = {
  'GET /parcel-category': async (there) => {
    const facts = await factsOf(there);
    return (await kinds(there)).map((one) => ({
      ...one,
      name: word(one.name),
      image_full_url: picture(facts, one, 'image', 'parcel_category'),
    }));
  },
  'GET /customer/order/parcel-instructions': async (there) => {
    const page = { limit: 50, offset: 1 };
    const answer = await there.ask('GET', '/customer/order/parcel-instructions', page);
    return { data: row(answer).data ?? [] };
  },
};
