import * as v from 'valibot';
import { item as itemSchema } from '../../../../domain/catalogue/catalogue';
import type { Coupon } from '../../../../domain/checkout/coupon';
import { decideCoupon } from '../../../../domain/checkout/couponDiscount';
import { toMillis } from '../../../../domain/values/money';
import { isApiError } from '../../apiError';
import { shopNow } from '../../steadyClock';
import { currentLatLngKey } from '../../storage/storage';
import { cartThere, cartToPrice } from './cartThere';
import { ratesOf, surgeOf, taxOrRefusal, vehicleExtra } from './charges';
import { couponOfStore } from './coupons';
import { type Facts, factsOf, moduleTypeOf } from './facts';
import { metresOf, pivotOf, refusing, storeThere, zonesAt } from './ground';
import { itemOf } from './item';
import { choicesOf, modelOf, numbersOf, storeOfLine } from './lines';
import { isNewest } from './newestThere';
import { type Items, itemsPrice, type SaleLine, totalsOf, wayPrice } from './price';
import { remembered } from './remembered';
import { freeDelivery } from './settings';
import type { There } from './there';
import { number, type Row, row, word, yes } from './values';

/** Lines of the cart, or of what is bought without one: these name their items alone. */
async function linesThere(there: There, storeId: number): Promise<Row[]> {
  const { lines } = there.asked.body;
  if (!Array.isArray(lines)) {
    const isOrder = there.asked.endpoint.path.endsWith('/place');
    const all = await (isOrder ? cartThere(there) : cartToPrice(there));
    return all.filter((line) => storeOfLine(line) === storeId);
  }
  return Promise.all(
    lines.map(async (line: Row) => {
      const isCampaign = line.model === 'ItemCampaign';
      const query = isCampaign ? { campaign: true } : {};
      const item = await remembered(`item ${line.item_id} ${isCampaign}`, () =>
        there.ask('GET', `/items/details/${line.item_id}`, query),
      );
      return { ...line, item_type: isCampaign ? 'ItemCampaign' : 'Item', item };
    }),
  );
}

/** @throws ApiError `item_unavailable`: what of a cart cannot be priced is not ordered either */
const saleLine =
  (facts: Facts, type: string) =>
  (line: Row): SaleLine => {
    const told = itemOf(facts, row(line.item), {
      type,
      isCampaign: modelOf(line) === 'ItemCampaign',
      isToPrice: true,
    });
    const item = v.safeParse(itemSchema, told);
    if (!item.success || number(row(line.item).price) === null) throw refusing('item_unavailable');
    return {
      item: item.output,
      isOnSale: yes(row(line.item).flash_sale) === 1,
      quantity: number(line.quantity) ?? 1,
      variation: choicesOf(line.variation),
      add_on_ids: numbersOf(line.add_on_ids),
      add_on_qtys: numbersOf(line.add_on_qtys),
    };
  };

export const welcomeName = ({ owner }: There): string => `welcome ${owner}`;

/** What is off the first order of a customer who came by an invitation. */
async function welcomeOf(there: There) {
  if (there.guest !== null) return null;
  const profile = row(
    await remembered(welcomeName(there), () => there.ask('GET', '/customer/info')),
  );
  const amount = number(profile.discount_amount) ?? 0;
  if (!yes(profile.is_valid_for_discount) || amount <= 0) return null;
  return { amount, isPercent: profile.discount_amount_type === 'percentage' };
}

interface Sent {
  readonly coupon: Coupon | null;
  readonly refusal: { code: string; message: string } | null;
}

/** A coupon that is refused leaves the rest of the price as it is. */
async function sentCoupon(there: There, storeId: number): Promise<Sent> {
  const code = word(there.asked.body.coupon_code).trim();
  if (!code) return { coupon: null, refusal: null };
  try {
    return { coupon: await couponOfStore(there, code, storeId), refusal: null };
  } catch (error) {
    if (!isApiError(error) || error.kind !== 'refused') throw error;
    return { coupon: null, refusal: { code: error.code, message: error.said } };
  }
}

const pointOf = ({ latitude, longitude }: Row) => {
  const [lat, lng] = [number(latitude), number(longitude)];
  return lat === null || lng === null ? null : { lat, lng };
};

/** What an order of a store costs, computed here: there is no call that tells all of it. @throws ApiError */
export async function quoteOf(there: There) {
  const { body } = there.asked;
  const storeId = number(body.store_id) ?? 0;
  const isDelivery = body.order_type === 'delivery';
  const address = isDelivery ? pointOf(body) : null;
  const here = address ?? currentLatLngKey.get();
  const [facts, type, store, zones, told, sent, welcome] = await Promise.all([
    factsOf(there),
    moduleTypeOf(there, there.moduleId),
    storeThere(there, storeId),
    here ? zonesAt(there, here) : [],
    linesThere(there, storeId),
    sentCoupon(there, storeId),
    welcomeOf(there),
  ]);
  const zone = zones.find(({ id }) => number(id) === store.zone_id);
  if (address && !zone) throw refusing('address_outside_zone');
  const lines = told.map(saleLine(facts, type));
  if (lines.length === 0) throw refusing('cart_empty');
  const { settings } = facts;
  const digits = number(settings.digit_after_decimal_point) ?? 2;
  const newest = isNewest(zones);
  const now = shopNow();
  const items = itemsPrice(lines, store, { isNewest: newest, now, digits });
  const net = items.subtotal - items.discount;
  const decision =
    sent.coupon &&
    decideCoupon(sent.coupon, {
      storeId,
      zoneId: store.zone_id,
      // The way for nothing hangs on what is left when discounts are off.
      subtotal: sent.coupon.coupon_type === 'free_delivery' ? net : items.subtotal,
      discounted: net,
      now,
      timesUsed: 0,
      ordersPlaced: 0,
      digits,
    });
  const wanted = decision?.ok ? sent.coupon : null;
  const from = { lat: store.latitude, lng: store.longitude };
  const metres = address ? await metresOf(there, from, address) : 0;
  const isOwn = store.self_delivery_system === 1;
  const [extra, surge, taxed] = await Promise.all([
    isDelivery && !isOwn && address ? vehicleExtra(there, metres) : 0,
    isDelivery && !isOwn ? surgeOf(there, zone, newest) : { price: 0, isPercent: false },
    newest ? taxOrRefusal(there, taxFields(there, told, wanted)) : null,
  ]);
  const taken = decision?.ok && !taxed?.refusal ? decision : null;
  const off = taken?.discount ?? 0;
  const pivot = pivotOf(zone, there.moduleId ?? 0);
  const rates = ratesOf(store, pivot, settings);
  const original = isDelivery ? wayPrice(metres, rates, { extra, surge, digits }) : 0;
  const isFree =
    isFreeOf(settings, store.free_delivery === 1, items, off) || taken?.freeDelivery === true;
  const refusedHere = decision && !decision.ok ? { code: decision.code, message: '' } : null;
  return {
    quote: {
      ...totalsOf(
        {
          ...items,
          coupon: off,
          welcome,
          toldTax: taxed?.toldTax ?? null,
          taxRate: store.tax,
          isTaxIncluded: yes(settings.tax_included) === 1,
          delivery: isFree ? 0 : original,
          originalDelivery: original,
          fee: yes(settings.additional_charge_status)
            ? (number(settings.additional_charge) ?? 0)
            : 0,
          tip: isDelivery && yes(settings.dm_tips_status) ? (number(body.dm_tips) ?? 0) : 0,
        },
        digits,
      ),
      distance: address ? metres : null,
      coupon: taken ? wanted : null,
      coupon_refusal: refusedHere ?? taxed?.refusal ?? sent.refusal,
    },
    store,
    zone,
    pivot,
    metres,
    lines: told,
  };
}

function isFreeOf(settings: Row, isByStore: boolean, items: Items, coupon: number): boolean {
  const rule = freeDelivery(settings);
  const over = number(rule.free_delivery_over) ?? 0;
  if (yes(rule.free_delivery_for_all_stores) === 1 || isByStore) return true;
  return over > 0 && items.subtotal - items.discount - coupon >= toMillis(over);
}

const taxFields = (there: There, lines: Row[], coupon: Coupon | null): Row => {
  const { body } = there.asked;
  const isDirect = Array.isArray(body.lines);
  return {
    order_type: body.order_type,
    store_id: body.store_id,
    coupon_code: coupon?.code,
    ...(isDirect && { is_buy_now: 1, cart: directCart(lines) }),
  };
};

/** The lines of a purchase without a cart, as JSON text. */
export const directCart = (lines: Row[]): string =>
  JSON.stringify(
    lines.map((line) => ({
      item_id: line.item_id,
      item_type: `App\\Models\\${modelOf(line)}`,
      quantity: line.quantity,
      price: line.price,
      variation: line.variation ?? [],
      variant: '',
      add_on_ids: line.add_on_ids ?? [],
      add_on_qtys: line.add_on_qtys ?? [],
    })),
  );
