import { isApiError } from '../../apiError';
import { currentLatLngKey, moduleKey } from '../../storage/storage';
import { factsOf, moduleTypeOf } from './facts';
import { isNewest, refusing, zonesAt } from './ground';
import { addOnsTogether, choiceName, entryOf, linesOfOne, numbersOf, storeOfLine } from './lines';
import { storeOfItem } from './storeOfItem';
import type { Handler, Table } from './tables';
import type { There } from './there';
import { isRow, number, type Row, row, rowsIn } from './values';

/** Whether there is one cart a store; known once a back end has refused to tell of all stores of a module at once. */
let isByStore: boolean | null = null;

/** A cart of all stores of the module, or one of each. */
async function cartsByStore(there: There): Promise<boolean> {
  const here = currentLatLngKey.get();
  isByStore ??= here ? isNewest(await zonesAt(there, here)) : null;
  return isByStore ?? false;
}

/** The lines that a module's cart was last known to hold, as they are told there. */
let known: { of: string; lines: Row[]; at: number } = { of: '', lines: [], at: 0 };

/** Milliseconds in which the cart is not asked for again only to be priced. */
const fresh = 5_000;

const cartName = (there: There) => `${there.moduleId} ${there.guest ?? 'customer'}`;

const keep = (there: There, lines: Row[]): Row[] => {
  // A line whose item is gone cannot be shown.
  const shown = lines.filter((line) => isRow(line.item));
  known = { of: cartName(there), lines: shown, at: Date.now() };
  return shown;
};

async function linesOfStores(there: There): Promise<Row[]> {
  const answer = rowsIn(await there.ask('GET', '/customer/cart/get-all'));
  return answer
    .flatMap((one) =>
      rowsIn(one.carts).map((line): Row => ({ store_id: row(one.store).id, ...line })),
    )
    .filter(({ module_id }) => number(module_id) === there.moduleId);
}

/** The lines of the asked module, of whichever stores, as they are told there. @throws ApiError */
export async function cartThere(there: There): Promise<Row[]> {
  if (await cartsByStore(there)) return keep(there, await linesOfStores(there));
  try {
    return keep(there, rowsIn(await there.ask('GET', '/customer/cart/list')));
  } catch (error) {
    if (!isApiError(error) || error.code !== 'store_id') throw error;
    isByStore = true;
    return keep(there, await linesOfStores(there));
  }
}

/** Whether other stores' things are in the very cart that would be ordered: an order of it would be refused. */
export const isMixed = async (there: There): Promise<boolean> =>
  !(await cartsByStore(there)) && storesOf(await lastKnown(there)).length > 1;

/** Takes lines out that have become an order without the cart; what cannot be taken out is seen there. */
export async function takeOut(there: There, lines: readonly Row[]): Promise<void> {
  for (const { id } of lines)
    await there.ask('DELETE', '/customer/cart/remove-item', { cart_id: id }).catch(() => undefined);
}

export const forgetCart = (): void => {
  known = { of: '', lines: [], at: 0 };
};

const lastKnown = async (there: There): Promise<Row[]> =>
  known.of === cartName(there) ? known.lines : cartThere(there);

/** The lines to price: those that were told a moment ago, of which the order itself is not made. @throws ApiError */
export const cartToPrice = (there: There): Promise<Row[]> =>
  Date.now() - known.at < fresh ? lastKnown(there) : cartThere(there);

/** What a change brought: all lines, or those of the store alone, beside which others stand. */
async function changed(there: There, answer: unknown, store: number | null): Promise<Row[]> {
  const told = rowsIn(answer);
  if (!(await cartsByStore(there))) return keep(there, told);
  const others = (await lastKnown(there)).filter((line) => storeOfLine(line) !== store);
  return keep(there, [...others, ...told.map((line): Row => ({ store_id: store, ...line }))]);
}

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

const isAlike = (line: Row, wanted: Row) =>
  number(line.item_id) === number(wanted.item_id) &&
  choiceName(line.variation) === choiceName(wanted.variation);

const addOnsOf = (line: Row) =>
  numbersOf(line.add_on_ids)
    .sort((a, b) => a - b)
    .join();

const storesOf = (lines: readonly Row[]) => [...new Set(lines.map(storeOfLine))];

async function clearStores(there: There, stores: (number | null)[]): Promise<void> {
  for (const store_id of stores) await there.ask('DELETE', '/customer/cart/remove', { store_id });
  const lines = known.of === cartName(there) ? known.lines : [];
  keep(
    there,
    lines.filter((line) => !stores.includes(storeOfLine(line))),
  );
}

async function clearAll(there: There): Promise<void> {
  if (await cartsByStore(there)) return clearStores(there, storesOf(await cartThere(there)));
  await there.ask('DELETE', '/customer/cart/remove');
  keep(there, []);
}

/** Makes room for things of another store: where each store has a cart, those that are not shown stay. */
export async function makeRoom(there: There): Promise<void> {
  if (!(await cartsByStore(there))) return clearAll(there);
  return clearStores(there, storesOf(linesOfOne(await lastKnown(there))));
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

/**
 * Puts a line into a cart that holds `lines`. What is there with the same choices already gets more units, since it would
 * be refused; nothing there refuses a second store, so that it is refused here.
 */
async function addTo(there: There, lines: Row[], wanted: Row): Promise<Row[]> {
  const store = await storeOfItem(there, wanted);
  if (linesOfOne(lines).some((line) => storeOfLine(line) !== store))
    throw refusing('store_conflict');
  const alike = lines.find((line) => isAlike(line, wanted));
  if (alike) {
    const quantity = (number(alike.quantity) ?? 0) + (number(wanted.quantity) ?? 1);
    return change(there, alike, { ...wanted, ...addOnsTogether(alike, wanted), quantity });
  }
  const fields = { item_id: wanted.item_id, ...chosen(wanted), ...(await ofStore(there, store)) };
  return changed(there, await there.ask('POST', '/customer/cart/add', fields), store);
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
  if (replace) await makeRoom(there);
  return entriesOf(there, await putIntoCart(there, wanted));
};

const lineOf = async (there: There, id: unknown): Promise<Row> => {
  const isIt = (line: Row) => number(line.id) === number(id);
  const line = (await lastKnown(there)).find(isIt) ?? (await cartThere(there)).find(isIt);
  if (!line) throw refusing('not_found');
  return line;
};

/** A line that becomes equal to another one joins it. */
const update: Handler = async (there) => {
  const { cart_id, ...wanted } = there.asked.body;
  const line = await lineOf(there, cart_id);
  const twin = (await lastKnown(there)).find(
    (one) => one !== line && isAlike(one, wanted) && addOnsOf(one) === addOnsOf(wanted),
  );
  if (!twin) return entriesOf(there, await change(there, line, wanted));
  await drop(there, twin);
  const quantity = (number(wanted.quantity) ?? 1) + (number(twin.quantity) ?? 0);
  return entriesOf(there, await change(there, line, { ...wanted, quantity }));
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
