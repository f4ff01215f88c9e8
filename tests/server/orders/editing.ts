import { eq } from 'drizzle-orm';
import { addToCart, listCart } from '../../../domain/cart/cartEndpoints';
import { placeOrder, quoteOrder } from '../../../domain/orders/orderEndpoints';
import { orders } from '../../../server/db/schema/orders';
import { moduleId, openShop, orderBody, type Shop } from './shop';

export interface EditShop extends Shop {
  readonly storeId: number;
}

export async function openEditShop(): Promise<EditShop> {
  const shop = await openShop();
  return { ...shop, storeId: await shop.store() };
}

export interface Who {
  readonly guest_id?: string;
  readonly token?: string;
}
export const as = ({ guest_id, ...token }: Who, body: object) => ({
  moduleId,
  ...token,
  body: { ...(guest_id && { guest_id }), ...body },
});
export const looking = ({ guest_id, ...token }: Who, query: object = {}) => ({
  moduleId,
  ...token,
  query: { ...(guest_id && { guest_id }), ...query },
});

export const cartOf = async (shop: Shop, who: Who) =>
  (await shop.call(listCart, looking(who))).map(({ item_id, quantity, note, ...line }) => ({
    item: item_id,
    quantity,
    note,
    substitution: line.substitution,
  }));

const wished = { note: 'Ripe ones', substitution: 'refund' as const };

/** An order of three of one item, with wishes, and one of another. */
export async function ordered(shop: EditShop, who: Who, parts: Record<string, unknown> = {}) {
  const [first, second] = [await shop.item(shop.storeId), await shop.item(shop.storeId)];
  const lines = [
    { item_id: first, quantity: 3, ...wished },
    { item_id: second, quantity: 1 },
  ];
  for (const line of lines) await shop.call(addToCart, as(who, line));
  const body = { ...orderBody('', shop.storeId, shop.home, parts), guest_id: who.guest_id ?? null };
  const signed = { moduleId, ...(who.token && { token: who.token }) };
  const { total } = await shop.call(quoteOrder, { ...signed, body });
  const placed = await shop.call(placeOrder, { ...signed, body: { ...body, order_amount: total } });
  return { first, second, total, order_id: placed.order_id };
}

export const allOf = ({ first, second }: { first: number; second: number }) => [
  { item: first, quantity: 3, note: 'Ripe ones', substitution: 'refund' },
  { item: second, quantity: 1, note: '', substitution: 'best_match' },
];
export const rowOf = async (shop: Shop, id: number) =>
  (await shop.db.select().from(orders).where(eq(orders.id, id)))[0];
export const guest = async (shop: Shop): Promise<Who> => ({ guest_id: await shop.guest() });
