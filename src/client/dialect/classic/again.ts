import * as v from 'valibot';
import { isApiError } from '../../apiError';
import { jsonKey } from '../../storage/storage';
import { linesToLeave, putBeside, putIntoCart, takeLeaving, unitsLike } from './cart';
import { cartThere, lastKnown } from './cartThere';
import { refusing } from './ground';
import { asItsOwner } from './guestsOwn';
import { choicesOf, numbersOf } from './lines';
import { orderThere } from './orders';
import type { Handler } from './tables';
import type { There } from './there';
import { json, number, type Row, row, rowsIn, word } from './values';

/** What of an order went into the cart by a call that was not answered to its end. */
const begun = v.object({
  key: v.string(),
  lines: v.array(v.number()),
  /** The line that was on its way, and how many units like it there were. */
  last: v.nullable(v.object({ line: v.number(), units: v.number() })),
});
const begunKey = jsonKey('classic-again', begun);
type Begun = v.InferOutput<typeof begun>;

const wantedOf = (line: Row): Row => {
  const isCampaign = number(line.item_campaign_id) !== null;
  const addOns = rowsIn(line.add_ons);
  return {
    item_id: number(line.item_id) ?? number(line.item_campaign_id),
    model: isCampaign ? 'ItemCampaign' : 'Item',
    price: line.price,
    quantity: line.quantity,
    variation: choicesOf(line.variation),
    add_on_ids: numbersOf(addOns.map(({ id }) => id)),
    add_on_qtys: numbersOf(addOns.map(({ quantity }) => quantity ?? 1)),
  };
};

const idOf = (line: Row) => number(line.id) ?? 0;

/** Where an earlier sending of the same key has come to: the line that it ended with may have gone in. @throws ApiError */
async function begunBefore(there: There, lines: readonly Row[]): Promise<Begun> {
  const key = there.asked.key ?? '';
  const before = begunKey.get();
  if (!key || before?.key !== key) return { key, lines: [], last: null };
  const { last } = before;
  const line = last && lines.find((one) => idOf(one) === last.line);
  if (!line) return before;
  const isIn = unitsLike(await cartThere(there), wantedOf(line)) > last.units;
  return { key, lines: isIn ? [...before.lines, last.line] : before.lines, last: null };
}

/** Puts lines in that no earlier sending of the same key has put in. */
async function putOnce(there: There, lines: readonly Row[]) {
  let done = await begunBefore(there, lines);
  const note = (next: Begun) => {
    done = next;
    if (next.key) begunKey.set(next);
  };
  return async (line: Row): Promise<void> => {
    if (done.lines.includes(idOf(line))) return;
    const wanted = wantedOf(line);
    const units = unitsLike(await lastKnown(there), wanted);
    note({ ...done, last: { line: idOf(line), units } });
    await putIntoCart(there, wanted);
    note({ ...done, lines: [...done.lines, idOf(line)], last: null });
  };
}

/** Line by line: what is refused is left out. @throws ApiError `store_conflict`, `item_unavailable` */
export const again: Handler = async (there) => {
  const { body } = there.asked;
  const { order, lines } = await asItsOwner(there, (one) =>
    orderThere(one, number(body.order_id) ?? 0),
  );
  const module_id = number(order.module_id) ?? there.moduleId;
  const inModule = there.in(module_id);
  const leaving = body.replace ? await linesToLeave(inModule) : null;
  // What takes the place of a cart is put in with its own units, however often.
  const put = leaving
    ? (line: Row) => putBeside(inModule, wantedOf(line), leaving)
    : await putOnce(inModule, lines);
  const left_out: string[] = [];
  for (const line of lines) {
    try {
      await put(line);
    } catch (error) {
      if (!isApiError(error) || error.kind !== 'refused') throw error;
      if (error.code === 'store_conflict') throw error;
      left_out.push(word(row(json(line.item_details)).name));
    }
  }
  begunKey.set(null);
  if (left_out.length === lines.length) throw refusing('item_unavailable');
  if (leaving) await takeLeaving(inModule, leaving);
  return { module_id, added: lines.length - left_out.length, left_out, short: [] };
};
