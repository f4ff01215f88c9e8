import { eq } from 'drizzle-orm';
import type { Language } from '../../domain/language/languages';
import { type CartRef, readShopHours } from '../cart/service';
import { linesOf as cartLinesOf, lockCart } from '../cart/store';
import { takesOrders } from '../catalogue/stores/openNow';
import type { Tx } from '../db/client';
import { stores } from '../db/schema/stores';
import type { Deps } from '../deps';
import { Refusal } from '../http/refusal';
import { t } from '../locales/t';
import { dropCart, type Refilled, refill } from './again';
import { cancelIn } from './cancel';
import { claimKey, findAnswer, hashRequest, type OnceKey, storeAnswer } from './idempotency';
import { isEditable } from './present';
import { takenBack } from './reasons';
import { findOrder, type OrderRow } from './store';

const texts = {
  storeShut: t('The store takes no orders right now: what you change could not be ordered again.'),
};

interface Edit {
  readonly replace: boolean;
  readonly key: string | null;
  readonly language: Language;
  readonly zoneIds: readonly number[];
}

/** Why an order was not taken back: its store was faster, or it is over. */
async function whyNot(tx: Tx, orderId: number): Promise<Refusal> {
  const status = (await findOrder(tx, orderId))?.status;
  const isOver = status === undefined || status === 'canceled' || status === 'failed';
  return new Refusal(isOver ? 'not_editable' : 'order_accepted');
}

/**
 * Takes an order back that its store has not accepted, so that its owner can change it: cancelled as any other, with
 * money, stock and coupon back, and what it held in the cart. All of it happens or nothing, once for each key: whoever
 * lost the answer sends the same again. The order's own state decides between the store and its owner. The cart is
 * locked first, as where orders are placed, so that nobody waits in a circle.
 * @throws Refusal `order_accepted`, `not_editable` (also while its store takes no orders), `cart_not_empty` unless `replace`, `zone_mismatch`,
 * `item_unavailable` when nothing of it is sold, `idempotency_key_reused`
 */
export async function editOrder(deps: Deps, order: OrderRow, edit: Edit): Promise<Refilled> {
  const { replace, key, language, zoneIds } = edit;
  const { id, owner, moduleId } = order;
  const asked = { order_id: id, replace };
  const once: OnceKey | null = key
    ? { owner, key, requestHash: hashRequest('order/edit', asked) }
    : null;
  const known = once && (await findAnswer<Refilled>(deps.db, once));
  if (known) return known;
  if (!isEditable(order)) throw new Refusal('not_editable');
  const cart: CartRef = { owner, moduleId, zoneIds };
  const hours = await readShopHours(deps);
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    if (once && !(await claimKey(tx, once, now))) {
      const answer = await findAnswer<Refilled>(tx, once);
      if (answer) return answer;
      throw new Refusal('unavailable', { retryAfter: 1 });
    }
    await lockCart(tx, owner, moduleId);
    const why = { reason: takenBack.en, note: '' };
    if (!(await cancelIn(tx, id, ['pending'], why, now))) throw await whyNot(tx, id);
    const [store] = await tx
      .select()
      .from(stores)
      .where(eq(stores.id, order.storeId ?? 0));
    if (!store || !takesOrders(store, now, hours)) {
      throw new Refusal('not_editable', { message: texts.storeShut });
    }
    if (replace) await dropCart(tx, cart, now);
    else if ((await cartLinesOf(tx, owner, moduleId)).length > 0) {
      throw new Refusal('cart_not_empty');
    }
    const refilled = await refill(tx, deps, cart, order, { language, hours });
    if (once) await storeAnswer(tx, once, refilled);
    return refilled;
  });
}
