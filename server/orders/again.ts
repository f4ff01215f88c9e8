import type { Language } from '../../domain/language/languages';
import { inLanguage } from '../../domain/language/localized';
import { addWhatFits, type CartRef, readShopHours, type ShopHours } from '../cart/service';
import { lockCart, takeOutAll } from '../cart/store';
import type { Tx } from '../db/client';
import type { Deps } from '../deps';
import { Refusal } from '../http/refusal';
import { t } from '../locales/t';
import { claimKey, findAnswer, hashRequest, storeAnswer } from './idempotency';
import { linesOf, type OrderLineRow, type OrderRow } from './store';

/** Why a line of the past cannot be had today; everything else ends the whole attempt. */
const leftOut = new Set([
  'item_unavailable',
  'not_found',
  'out_of_limit',
  'out_of_stock',
  'variation_invalid',
]);

const nothingLeft = t('Nothing of this order can be ordered right now.');

const wantedOf = (line: OrderLineRow, itemId: number) => ({
  model: 'Item' as const,
  item_id: itemId,
  price: 0,
  quantity: line.quantity,
  variation: line.variation,
  add_on_ids: line.addOns.map(({ id }) => id),
  add_on_qtys: line.addOns.map(({ quantity }) => quantity),
  ...(line.note && { note: line.note }),
  substitution: line.substitution,
  substitute_item_id: line.substitute?.id ?? null,
});

export interface Refilled {
  readonly module_id: number;
  readonly added: number;
  /** Names of the lines that were left out. */
  readonly left_out: string[];
  /** Lines of which there is less than was ordered. */
  readonly short: { name: string; wanted: number; taken: number; limited: boolean }[];
}

/**
 * Puts what an order held into a cart that is locked, as far as it is sold today and as much as is left.
 * @throws Refusal `store_conflict`, `zone_mismatch`, `item_unavailable` when nothing is left
 */
export async function refill(
  tx: Tx,
  deps: Deps,
  cart: CartRef,
  order: OrderRow,
  { language, hours }: { language: Language; hours: ShopHours },
): Promise<Refilled> {
  const names: string[] = [];
  const short: Refilled['short'] = [];
  let added = 0;
  for (const line of await linesOf(tx, [order.id])) {
    try {
      if (line.itemId === null) throw new Refusal('not_found');
      const { units, reason } = await addWhatFits(
        tx,
        deps,
        cart,
        wantedOf(line, line.itemId),
        hours,
      );
      added += 1;
      if (reason === null) continue;
      const name = inLanguage(line.name, language);
      const limited = reason === 'out_of_limit';
      short.push({ name, wanted: line.quantity, taken: units, limited });
    } catch (error) {
      if (!(error instanceof Refusal) || !leftOut.has(error.code)) throw error;
      names.push(inLanguage(line.name, language));
    }
  }
  if (added === 0) throw new Refusal('item_unavailable', { message: nothingLeft });
  return { module_id: order.moduleId, added, left_out: names, short };
}

export async function dropCart(tx: Tx, cart: CartRef, now: Date): Promise<void> {
  await takeOutAll(tx, cart.owner, cart.moduleId, now);
}

/**
 * Puts what an order held into its owner's cart, as far as it is sold today. All of it happens or
 * nothing, once for each key: another store's lines are given up only when something takes their place.
 * @throws Refusal `store_conflict` unless `replace`, `zone_mismatch`, `item_unavailable` when nothing is left,
 * `idempotency_key_reused`
 */
export async function orderAgain(
  deps: Deps,
  order: OrderRow,
  {
    replace,
    key,
    language,
    zoneIds,
  }: { replace: boolean; key: string | null; language: Language; zoneIds: readonly number[] },
): Promise<Refilled> {
  const { owner, id } = order;
  const cart: CartRef = { owner, moduleId: order.moduleId, zoneIds };
  const asked = { order_id: id, replace };
  const once = key ? { owner, key, requestHash: hashRequest('order/again', asked) } : null;
  const hours = await readShopHours(deps);
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    if (once && !(await claimKey(tx, once, now))) {
      const answer = await findAnswer<Refilled>(tx, once);
      if (answer) return answer;
      throw new Refusal('unavailable', { retryAfter: 1 });
    }
    await lockCart(tx, cart.owner, cart.moduleId);
    if (replace) await dropCart(tx, cart, now);
    const refilled = await refill(tx, deps, cart, order, { language, hours });
    if (once) await storeAnswer(tx, once, refilled);
    return refilled;
  });
}
