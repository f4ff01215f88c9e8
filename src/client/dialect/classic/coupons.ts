import * as v from 'valibot';
import { type Coupon, coupon as couponSchema } from '../../../../domain/checkout/coupon';
import { ApiError, isApiError } from '../../apiError';
import { shopTime } from '../../steadyClock';
import { ids } from './facts';
import { refusing, storeThere } from './ground';
import { couponRefusalOf, isUnreadable, upToMost } from './renamed';
import type { Handler, Table } from './tables';
import type { There } from './there';
import { list, moment, number, type Row, row, rowsIn, word } from './values';

const day = (value: unknown, time: string) =>
  word(value) ? moment(`${word(value).slice(0, 10)} ${time}`) : null;

/** Coupons of one store name it by its number, beside the data or in it, or by its name in the data. */
function storeIn(one: Row) {
  const told = number(one.store_id) ?? number(row(one.store).id);
  const data = list(one.data).map(word).filter(Boolean);
  const inData = data.length > 0 ? ids(one.data) : [];
  const numbers = told === null ? inData : [told];
  const name = data.length > 0 ? data.join(', ') : word(one.data);
  return { numbers, name: word(row(one.store).name) || (numbers.length === 0 ? name : '') };
}

function couponOf(one: Row) {
  const isOfStore = one.coupon_type === 'store_wise';
  const store = storeIn(one);
  return {
    ...one,
    ...upToMost(one),
    start_date: day(one.start_date, '00:00:00'),
    expire_date: day(one.expire_date, '23:59:59'),
    data: isOfStore ? store.numbers : ids(one.data),
    store_id: isOfStore ? null : number(one.store_id),
    store_name: isOfStore || one.store_id ? store.name : '',
  };
}

/** Of coupons known by a store's name alone: whether it is the asked store's. */
const named = (one: Row, store: { id: number; name: string }) =>
  one.coupon_type === 'store_wise' && list(one.data).length === 0 && one.store_name === store.name
    ? { ...one, data: [store.id] }
    : one;

async function couponsThere(there: There): Promise<Row[]> {
  const path = there.guest === null ? '/coupon/list' : '/coupon/list/all';
  return rowsIn(await there.ask('GET', path)).map(couponOf);
}

/** Nobody is offered what has ended. */
const isOver = ({ expire_date }: Row) => Date.parse(word(expire_date)) < shopTime();

const listed: Handler = async (there) => {
  const coupons = (await couponsThere(there)).filter((one) => !isOver(one));
  const id = number(there.asked.query.store_id);
  if (id === null) return coupons;
  const store = await storeThere(there, id);
  return coupons
    .map((one) => named(one, store))
    .filter((one) => {
      const isOthers = number(one.store_id) !== null && number(one.store_id) !== id;
      const isOfOther = one.coupon_type === 'store_wise' && !list(one.data).includes(id);
      return !isOthers && !isOfOther;
    });
};

/** Coupons that an order was refused for, each with why: what is told of them elsewhere may be older. */
const refusedWith = new Map<string, ApiError>();

const nameOf = (code: string, storeId: number) => `${code.trim().toLowerCase()} ${storeId}`;

/** Counts no more until it is entered again. */
export const refuseCoupon = (code: string, storeId: number, why: ApiError): void =>
  void refusedWith.set(nameOf(code, storeId), why);

/** A coupon by its code: customers ask for it, guests find it among those that all may see. @throws ApiError */
export async function couponOfStore(there: There, code: string, storeId: number): Promise<Coupon> {
  const refused = refusedWith.get(nameOf(code, storeId));
  if (refused) throw refused;
  const store = await storeThere(there, storeId);
  const told = there.guest === null ? await applied(there, code, storeId) : await open(there, code);
  const read = v.safeParse(couponSchema, named(told, store));
  if (!read.success) throw refusing('coupon_invalid');
  return read.output;
}

async function open(there: There, code: string): Promise<Row> {
  const isIt = (one: Row) => word(one.code).toLowerCase() === code.trim().toLowerCase();
  const found = (await couponsThere(there)).find(isIt);
  if (!found) throw refusing('coupon_invalid');
  return found;
}

async function applied(there: There, code: string, storeId: number): Promise<Row> {
  try {
    const query = { code, store_id: storeId };
    return couponOf(row(await there.ask('GET', '/coupon/apply', query)));
  } catch (error) {
    if (await isUnreadable(there, error)) throw refusing('coupon_expired');
    if (!isApiError(error) || error.kind !== 'refused') throw error;
    const wire = { code: couponRefusalOf(error.status), message: error.said };
    throw new ApiError('refused', error.status, [wire]);
  }
}

export const coupons: Table = {
  'GET /coupon/list': listed,
  'GET /coupon/apply': (there) => {
    const code = word(there.asked.query.code);
    const storeId = number(there.asked.query.store_id) ?? 0;
    refusedWith.delete(nameOf(code, storeId));
    return couponOfStore(there, code, storeId);
  },
};
