import type { There } from './there';

export type Handler = (there: There) => Promise<unknown>;

export type Table = Readonly<Record<string, Handler>>;

/** The parts of the translation, each in a file of its own that is fetched with the first call of that part. */
const parts = {
  shop: async (): Promise<Table> => (await import('./shop')).shop,
  cart: async (): Promise<Table> => (await import('./cart')).cart,
  coupons: async (): Promise<Table> => (await import('./coupons')).coupons,
  orders: async (): Promise<Table> => (await import('./ordersAndAfter')).ordersAndAfter,
  account: async (): Promise<Table> => (await import('./account')).account,
  rental: async (): Promise<Table> => (await import('./rental')).rental,
};

type Part = keyof typeof parts;

/** Where a call is looked up, the first that fits; what fits none is of the shop. */
const whose: readonly (readonly [RegExp, Part])[] = [
  [/^\/rental\//, 'rental'],
  [/^\/customer\/cart\/take-over$/, 'account'],
  [/^\/customer\/cart\//, 'cart'],
  [/^\/coupon\//, 'coupons'],
  [/^\/(customer\/order|delivery-man|parcel-category|most-tips)\b/, 'orders'],
  [/^\/items\/reviews\/submit$/, 'orders'],
  [/^\/(auth|customer)\//, 'account'],
];

/** The part of the translation that a path of ours is looked up in. */
const partOf = (path: string): Part => whose.find(([paths]) => paths.test(path))?.[1] ?? 'shop';

/** How a call is made there; undefined where both know it by one path and the same fields. */
export const handlerOf = async (method: string, path: string): Promise<Handler | undefined> =>
  (await parts[partOf(path)]())[`${method} ${path}`];
