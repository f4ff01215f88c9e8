import { eq } from 'drizzle-orm';
import { getProfile } from '../../../../domain/identity/sessionEndpoints';
import type { AnyEndpoint } from '../../../../domain/wire/define';
import { orderEvents, orders } from '../../../../server/db/schema/orders';
import { customers } from '../../../../server/db/schema/people';
import { advanceDue } from '../../../../server/orders/tracking/advance';
import { smallPng } from '../../../support/pictures';
import { moduleId, openShop, type Shop } from '../shop';

interface Delivered {
  readonly token: string;
  readonly customerId: number;
  readonly orderId: number;
  readonly itemId: number;
  readonly storeId: number;
}

export interface AfterShop extends Shop {
  /** A customer with an order of one item; delivered unless told. */
  ordered(how?: { delivered?: boolean; parts?: Record<string, unknown> }): Promise<Delivered>;
  balance(customerId: number): Promise<number>;
  /** Sends a form; status, and the first error's code and field. */
  send(
    endpoint: AnyEndpoint,
    token: string,
    fields: Record<string, string | number | File>,
  ): Promise<{ status: number; code: string | undefined; field: string | undefined }>;
}

/** A file that is called a picture; it is one unless told. */
export const photo = (bytes: number[] = smallPng) =>
  new File([new Uint8Array(bytes)], 'photo.png', { type: 'image/png' });

export async function openAfterShop(): Promise<AfterShop> {
  const shop = await openShop();
  const storeId = await shop.store();
  return {
    ...shop,
    ordered: async ({ delivered = true, parts = {} } = {}) => {
      const token = await shop.customer();
      const { id: customerId } = await shop.call(getProfile, { token });
      const itemId = await shop.item(storeId, { price: 40_000 });
      const { order_id: orderId } = await shop.order(await shop.guest(), itemId, parts);
      await shop.db
        .update(orders)
        .set({ owner: `customer:${customerId}`, customerId })
        .where(eq(orders.id, orderId));
      for (let step = 0; delivered && step < 6; step++) {
        shop.clock.advance(200_000);
        await advanceDue(shop.deps);
      }
      return { token, customerId, orderId, itemId, storeId };
    },
    balance: async (customerId) => {
      const [row] = await shop.db.select().from(customers).where(eq(customers.id, customerId));
      return row?.walletBalance ?? -1;
    },
    send: async ({ path }, token, fields) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields))
        form.append(name, value instanceof File ? value : String(value));
      const response = await shop.app.request(`/api/v1${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, moduleid: String(moduleId) },
        body: form,
      });
      const answer = (await response.json()) as { errors?: { code: string; field?: string }[] };
      const [first] = answer.errors ?? [];
      return { status: response.status, code: first?.code, field: first?.field };
    },
  };
}

export const deliveredBefore = (shop: Shop, orderId: number, days: number) =>
  shop.db
    .update(orderEvents)
    .set({ createdAt: new Date(shop.deps.clock.now().getTime() - days * 86_400_000) })
    .where(eq(orderEvents.orderId, orderId));
