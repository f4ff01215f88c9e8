import { isApiError } from '../../apiError';
import { currentLatLngKey } from '../../storage/storage';
import { zonesAt } from './ground';
import { storeOfLine } from './lines';
import { isNewest } from './newestThere';
import type { There } from './there';
import { isRow, number, type Row, row, rowsIn } from './values';

/** Whether there is one cart a store; known once a back end has refused to tell of all stores of a module at once. */
let isByStore: boolean | null = null;

/** A cart of all stores of the module, or one of each. */
export async function cartsByStore(there: There): Promise<boolean> {
  const here = currentLatLngKey.get();
  isByStore ??= here ? isNewest(await zonesAt(there, here)) : null;
  return isByStore ?? false;
}

/** The lines that a module's cart was last known to hold, as they are told there. */
let known: { of: string; lines: Row[]; at: number } = { of: '', lines: [], at: 0 };

/** Milliseconds in which the cart is not asked for again only to be priced. */
const fresh = 5_000;

const cartName = (there: There) => `${there.moduleId} ${there.owner}`;

const isGone = (line: Row) => !isRow(line.item);

export const keep = (there: There, lines: Row[]): Row[] => {
  const shown = lines.filter((line) => !isGone(line));
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

async function allLines(there: There): Promise<Row[]> {
  if (await cartsByStore(there)) return linesOfStores(there);
  try {
    return rowsIn(await there.ask('GET', '/customer/cart/list'));
  } catch (error) {
    if (!isApiError(error) || error.code !== 'store_id') throw error;
    isByStore = true;
    return linesOfStores(there);
  }
}

/** The lines of the asked module, of whichever stores, as they are told there. @throws ApiError */
export async function cartThere(there: There): Promise<Row[]> {
  const lines = await allLines(there);
  // A line whose item is gone cannot be shown, and an order of it would be refused.
  await takeOut(there, lines.filter(isGone));
  return keep(there, lines);
}

export const storesOf = (lines: readonly Row[]) => [...new Set(lines.map(storeOfLine))];

/** Whether other stores' things are in the very cart that would be ordered: an order of it would be refused. */
export const isMixed = async (there: There): Promise<boolean> =>
  !(await cartsByStore(there)) && storesOf(await lastKnown(there)).length > 1;

/** Takes lines out of the cart; what cannot be taken out stays there. */
export async function takeOut(there: There, lines: readonly Row[]): Promise<void> {
  for (const line of lines) {
    const store_id = (await cartsByStore(there)) ? storeOfLine(line) : undefined;
    const fields = { cart_id: line.id, store_id };
    await there.ask('DELETE', '/customer/cart/remove-item', fields).catch(() => undefined);
  }
}

export const forgetCart = (): void => {
  known = { of: '', lines: [], at: 0 };
};

export const lastKnown = async (there: There): Promise<Row[]> =>
  known.of === cartName(there) ? known.lines : cartThere(there);

/** The lines to price: those that were told a moment ago, of which the order itself is not made. @throws ApiError */
export const cartToPrice = (there: There): Promise<Row[]> =>
  Date.now() - known.at < fresh ? lastKnown(there) : cartThere(there);

/** What a change brought: all lines, or those of the store alone, beside which others stand. */
export async function changed(there: There, answer: unknown, store: number | null): Promise<Row[]> {
  const told = rowsIn(answer);
  if (!(await cartsByStore(there))) return keep(there, told);
  const others = (await lastKnown(there)).filter((line) => storeOfLine(line) !== store);
  return keep(there, [...others, ...told.map((line): Row => ({ store_id: store, ...line }))]);
}
