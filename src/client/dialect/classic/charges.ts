import type { Store } from '../../../../domain/catalogue/catalogue';
import { isApiError } from '../../apiError';
import { shopNow } from '../../steadyClock';
import type { Rates, Surge } from './price';
import { remembered } from './remembered';
import { couponRefusalOf } from './renamed';
import type { There } from './there';
import { isRow, localTime, number, type Row, row, word, yes } from './values';

const none: Surge = { price: 0, isPercent: false };

/** A store that brings things itself charges what it says; else the zone's charges hold, or the shop's where it has none. */
export function ratesOf(store: Store, pivot: Row, settings: Row): Rates {
  const isFixed = word(pivot.delivery_charge_type) === 'fixed';
  if (store.self_delivery_system === 1)
    return {
      perKm: store.per_km_shipping_charge,
      least: store.minimum_shipping_charge,
      most: store.maximum_shipping_charge,
      fixed: null,
    };
  return {
    perKm: number(pivot.per_km_shipping_charge) ?? number(settings.per_km_shipping_charge) ?? 0,
    least: number(pivot.minimum_shipping_charge) ?? number(settings.minimum_shipping_charge) ?? 0,
    most: number(pivot.maximum_shipping_charge),
    fixed: isFixed ? (number(pivot.fixed_shipping_charge) ?? 0) : null,
  };
}

const ifNoSuchCall = (error: unknown) => {
  if (isApiError(error) && error.status === 404) return null;
  throw error;
};

/** What the vehicle for a way of so many metres costs beside it; nothing where that cannot be asked. */
export const vehicleExtra = (there: There, metres: number): Promise<number> =>
  remembered(`vehicle ${metres}`, () =>
    there.ask('GET', '/vehicle/extra_charge', { distance: metres / 1000 }).catch(ifNoSuchCall),
  ).then((extra) => number(extra) ?? 0);

/** Busy hours: a percentage of the zone, or of the newest a price that is asked for, at the time that the order is for. */
export async function surgeOf(
  there: There,
  zone: Row | undefined,
  isNewest: boolean,
): Promise<Surge> {
  if (!isNewest)
    return yes(zone?.increased_delivery_fee_status)
      ? { price: number(zone?.increased_delivery_fee) ?? 0, isPercent: true }
      : none;
  const wanted = word(there.asked.body.schedule_at);
  const answer = await remembered(`surge ${zone?.id} ${there.moduleId} ${wanted}`, () =>
    there.ask('POST', '/customer/order/get-surge-price', {
      zone_id: zone?.id,
      module_id: there.moduleId,
      date_time: localTime(wanted || shopNow().toISOString()),
    }),
  ).catch((error: unknown) => {
    if (isApiError(error) && error.kind === 'refused') return null;
    throw error;
  });
  const told = row(answer);
  return { price: number(told.price) ?? 0, isPercent: told.price_type === 'percent' };
}

/** The tax of what is in the cart there; null where the back end has no such call. @throws ApiError */
export async function taxThere(there: There, fields: Row) {
  const answer = await there.ask('POST', '/customer/order/get-Tax', fields).catch(ifNoSuchCall);
  if (!isRow(answer)) return null;
  const isIncluded = answer.tax_status === 'included';
  return { amount: number(answer.tax_amount) ?? 0, isIncluded };
}

/** The same, and why a coupon is refused that the tax call alone does not take. @throws ApiError */
export async function taxOrRefusal(there: There, fields: Row) {
  try {
    return { toldTax: await taxThere(there, fields), refusal: null };
  } catch (error) {
    if (!isApiError(error) || error.code !== 'coupon' || !fields.coupon_code) throw error;
    const refusal = { code: couponRefusalOf(error.status), message: error.said };
    return { toldTax: await taxThere(there, { ...fields, coupon_code: undefined }), refusal };
  }
}
