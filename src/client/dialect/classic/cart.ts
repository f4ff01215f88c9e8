import { isApiError } from '../../apiError';
import { moduleKey } from '../../storage/storage';
import { cartsByStore, cartThere, changed, keep, lastKnown, storesOf } from './cartThere';
import { factsOf, moduleTypeOf } from './facts';
import { refusing } from './ground';
import { addOnsTogether, choiceName, entryOf, linesOfOne, numbersOf, storeOfLine } from './lines';
import { storeOfItem } from './storeOfItem';
import type { Handler, Table } from './tables';
import type { There } from './there';
import { number, type Row } from './values';

async function entriesOf(there: There, lines: Row[]) {
  const facts = await factsOf(there);
  const here = moduleKey.get();
  const type =
    here?.id === there.moduleId ? here.module_type : await moduleTypeOf(there, there.moduleId);
  return linesOfOne(lines).map((line) => entryOf(facts, line, type));
}

const ofStore = async (there: There, store: number | null) =>
  (await cartsByStore(there)) ? { store_id: store } : {};

const chosen = ({ model, price, quantity, variation, add_on_ids, add_on_qtys }: Row) => ({
  model: model ?? 'Item',
  price,
  quantity,
  variation: variation ?? [],
  add_on_ids: add_on_ids ?? [],
  add_on_qtys: add_on_qtys ?? [],
});

const idOf = (line: Row) => number(line.id) ?? 0;

const isAlike = (line: Row, wanted: Row) =>
  number(line.item_id) === number(wanted.item_id) &&
  choiceName(line.variation) === choiceName(wanted.variation);

/** How many units of the same choices lines hold. */
export const unitsLike = (lines: readonly Row[], wanted: Row): number =>
  lines.reduce((sum, line) => sum + (isAlike(line, wanted) ? (number(line.quantity) ?? 0) : 0), 0);

const addOnsOf = (line: Row) =>
  numbersOf(line.add_on_ids)
    .sort((a, b) => a - b)
    .join();

async function clearAll(there: There): Promise<void> {
  const stores = (await cartsByStore(there)) ? storesOf(await cartThere(there)) : [undefined];
  for (const store_id of stores) await there.ask('DELETE', '/customer/cart/remove', { store_id });
  keep(there, []);
}

async function change(there: There, line: Row, wanted: Row): Promise<Row[]> {
  const store = storeOfLine(line);
  const fields = { ...chosen(wanted), cart_id: line.id, ...(await ofStore(there, store)) };
  return changed(there, await there.ask('POST', '/customer/cart/update', fields), store);
}

async function drop(there: There, line: Row): Promise<Row[]> {
  const store = storeOfLine(line);
  const fields = { cart_id: line.id, ...(await ofStore(there, store)) };
  return changed(there, await there.ask('DELETE', '/customer/cart/remove-item', fields), store);
}

/** Puts a line beside `lines`. What is there with the same choices already gets more units, since it would be refused. */
async function join(there: There, lines: Row[], wanted: Row): Promise<Row[]> {
  const alike = lines.find((line) => isAlike(line, wanted));
  if (alike) {
    const quantity = (number(alike.quantity) ?? 0) + (number(wanted.quantity) ?? 1);
    return change(there, alike, { ...wanted, ...addOnsTogether(alike, wanted), quantity });
  }
  const store = await storeOfItem(there, wanted);
  const fields = { item_id: wanted.item_id, ...chosen(wanted), ...(await ofStore(there, store)) };
  return changed(there, await there.ask('POST', '/customer/cart/add', fields), store);
}

/** Nothing there refuses a second store, so that it is refused here. */
async function addTo(there: There, lines: Row[], wanted: Row): Promise<Row[]> {
  const store = await storeOfItem(there, wanted);
  if (linesOfOne(lines).some((line) => storeOfLine(line) !== store))
    throw refusing('store_conflict');
  return join(there, lines, wanted);
}

/** What goes for things of another store: where each store has a cart, those that are not shown stay. */
export async function linesToLeave(there: There): Promise<Set<number>> {
  const lines = await cartThere(there);
  const leaving = (await cartsByStore(there)) ? linesOfOne(lines) : lines;
  return new Set(leaving.map(idOf));
}

/** Puts a line in beside those that go for it: refused, it takes none of them with it. One of them that is alike stays as it. */
export async function putBeside(there: There, wanted: Row, leaving: Set<number>): Promise<Row[]> {
  const lines = await lastKnown(there);
  const own = lines.find((line) => leaving.has(idOf(line)) && isAlike(line, wanted));
  if (!own) {
    const others = lines.filter((line) => !leaving.has(idOf(line)));
    return join(there, others, wanted);
  }
  const left = await change(there, own, wanted);
  leaving.delete(idOf(own));
  return left;
}

/** Takes out what goes; what cannot be taken out is seen there. */
export async function takeLeaving(there: There, leaving: ReadonlySet<number>): Promise<Row[]> {
  const lines = (await lastKnown(there)).filter((line) => leaving.has(idOf(line)));
  for (const line of lines) await drop(there, line).catch(() => undefined);
  return lastKnown(there);
}

/**
 * Puts a line into the cart. Another window, or an order, may have changed the cart since it was seen: before a refusal
 * is told it is looked at again.
 * @throws ApiError `store_conflict`
 */
export async function putIntoCart(there: There, wanted: Row): Promise<Row[]> {
  const lines = await lastKnown(there);
  try {
    return await addTo(there, lines, wanted);
  } catch (error) {
    if (!isApiError(error) || !['refused', 'unavailable'].includes(error.kind)) throw error;
    const now = await cartThere(there);
    if (isSameCart(lines, now)) throw error;
    return addTo(there, now, wanted);
  }
}

const isSameCart = (a: readonly Row[], b: readonly Row[]) =>
  a.map(({ id }) => number(id)).join() === b.map(({ id }) => number(id)).join();

const add: Handler = async (there) => {
  const { replace, ...wanted } = there.asked.body;
  if (!replace) return entriesOf(there, await putIntoCart(there, wanted));
  const leaving = await linesToLeave(there);
  await putBeside(there, wanted, leaving);
  return entriesOf(there, await takeLeaving(there, leaving));
};

const lineOf = async (there: There, id: unknown): Promise<Row> => {
  const isIt = (line: Row) => number(line.id) === number(id);
  const line = (await lastKnown(there)).find(isIt) ?? (await cartThere(there)).find(isIt);
  if (!line) throw refusing('not_found');
  return line;
};

/** A line that becomes equal to another one joins it; whatever of it fails, no units are lost. */
const update: Handler = async (there) => {
  const { cart_id, ...wanted } = there.asked.body;
  const line = await lineOf(there, cart_id);
  const twin = (await lastKnown(there)).find(
    (one) => one !== line && isAlike(one, wanted) && addOnsOf(one) === addOnsOf(wanted),
  );
  if (!twin) return entriesOf(there, await change(there, line, wanted));
  const quantity = (number(wanted.quantity) ?? 1) + (number(twin.quantity) ?? 0);
  await change(there, line, { ...wanted, ...addOnsTogether(twin, wanted), quantity });
  return entriesOf(there, await drop(there, twin));
};

const remove: Handler = async (there) =>
  entriesOf(there, await drop(there, await lineOf(there, there.asked.query.cart_id)));

export const cart: Table = {
  'GET /customer/cart/list': async (there) => entriesOf(there, await cartThere(there)),
  'POST /customer/cart/add': add,
  'POST /customer/cart/update': update,
  'DELETE /customer/cart/remove-item': remove,
  'DELETE /customer/cart/remove': async (there) => {
    await clearAll(there);
    return [];
  },
};
