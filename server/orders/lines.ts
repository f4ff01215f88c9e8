import { inArray } from 'drizzle-orm';
import type { AddToCartPayload } from '../../domain/cart/cart';
import type { OwnText } from '../../domain/language/localized';
import { readChoice, type StoredSelection } from '../cart/choices';
import { isOfferedAt, itemRules, loadSellables, type Sellable } from '../cart/sellable';
import { checkQuantity, unitsLeftBeside } from '../cart/service';
import { fullLinesOf } from '../cart/store';
import { readWishes, type StoredWishes } from '../cart/wishes';
import type { FlashUnits } from '../catalogue/flashSales/running';
import type { Db, Tx } from '../db/client';
import { items } from '../db/schema/items';
import { Refusal } from '../http/refusal';
import { t } from '../locales/t';
import type { OrderScope } from './ground';
import { firstShort, notServed, type SoldOut, soldOut } from './soldOut';
import type { ItemUnits } from './stock';

export interface Candidate {
  readonly sellable: Sellable;
  readonly choice: StoredSelection;
  readonly quantity: number;
  readonly wishes: StoredWishes;
}

interface Request {
  readonly store_id: number;
  readonly lines?: readonly AddToCartPayload[] | undefined;
}

interface Wanted {
  readonly itemId: number;
  readonly quantity: number;
  readonly choice: Pick<AddToCartPayload, 'variation' | 'add_on_ids' | 'add_on_qtys'>;
  /** Those of a cart's line are known, those of a line that was sent are read. */
  readonly wishes: StoredWishes | AddToCartPayload;
}

const noWishes: StoredWishes = { note: '', substitution: 'best_match', substituteItemId: null };

/** What was sent, or else what is in the cart, and what is sold of it. */
async function wantedLines(
  db: Db | Tx,
  scope: OrderScope,
  request: Request,
  now: Date,
): Promise<{ wanted: Wanted[]; sellables: ReadonlyMap<number, Sellable> }> {
  if (request.lines && request.lines.length > 0) {
    const wanted = request.lines.map((line) => ({
      itemId: line.item_id,
      quantity: line.quantity,
      choice: line,
      wishes: line,
    }));
    const ids = wanted.map((line) => line.itemId);
    return { wanted, sellables: await loadSellables(db, ids, now) };
  }
  const lines = await fullLinesOf(db, scope.owner, scope.moduleId, now);
  const wanted = lines.map(({ line }) => ({
    itemId: line.itemId,
    quantity: line.quantity,
    choice: {
      variation: line.variation,
      add_on_ids: line.addOns.map((addOn) => addOn.id),
      add_on_qtys: line.addOns.map((addOn) => addOn.quantity),
    },
    wishes: line,
  }));
  return { wanted, sellables: new Map(lines.map(({ line, sellable }) => [line.itemId, sellable])) };
}

const wishesOf = async (db: Db | Tx, sellable: Sellable, { wishes }: Wanted) => {
  if (!('substituteItemId' in wishes)) {
    return { ...noWishes, ...(await readWishes(db, sellable, wishes)) };
  }
  const { note, substitution, substituteItemId } = wishes;
  return { note, substitution, substituteItemId };
};

/**
 * What is to be ordered: the lines sent (buy now, campaign) or else the shopper's cart, each checked
 * against what the store has. `at` is when the dishes are wanted; null leaves their hours unchecked.
 * @throws Refusal `cart_empty`, `store_conflict`, `item_unavailable`, `variation_invalid`, `out_of_stock`, `out_of_limit`, `forbidden`
 */
export async function gatherLines(
  db: Db | Tx,
  scope: OrderScope,
  request: Request,
  when: { at: Date | null; now: Date; timeZone: string },
): Promise<Candidate[]> {
  const { wanted, sellables } = await wantedLines(db, scope, request, when.now);
  if (wanted.length === 0) throw new Refusal('cart_empty');
  const candidates: Candidate[] = [];
  for (const line of wanted) {
    const sellable = sellables.get(line.itemId);
    if (!sellable || sellable.item.moduleId !== scope.moduleId) {
      throw new Refusal('item_unavailable', { detail: { item_id: line.itemId } });
    }
    if (!sellable.item.active) throw notServed(sellable.item);
    if (sellable.store.id !== request.store_id) throw new Refusal('store_conflict');
    checkOffered(sellable, scope, when);
    const choice = readChoice(sellable, line.choice);
    const wishes = await wishesOf(db, sellable, line);
    candidates.push({ sellable, choice, quantity: line.quantity, wishes });
  }
  for (const [index, { sellable, choice, quantity }] of candidates.entries()) {
    const before = candidates.slice(0, index).map((other) => ({
      itemId: other.sellable.item.id,
      variation: other.choice.variation,
      quantity: other.quantity,
    }));
    try {
      checkQuantity(sellable, choice, quantity, before);
    } catch (error) {
      const isShort = error instanceof Refusal && error.code === 'out_of_stock';
      throw isShort
        ? soldOut(shortIn(sellable, choice, unitsLeftBeside(sellable, choice, before)))
        : error;
    }
  }
  return candidates;
}

function checkOffered(
  sellable: Sellable,
  scope: OrderScope,
  when: { at: Date | null; now: Date; timeZone: string },
): void {
  const { item } = sellable;
  const isCampaign = item.campaignStarts !== null;
  if (isCampaign && scope.caller.kind !== 'customer') {
    throw new Refusal('forbidden', {
      message: t('Please sign in to order campaign items.'),
    });
  }
  // A campaign is bought while it runs, even for a later hour.
  const at = isCampaign ? when.now : when.at;
  if (at && !isOfferedAt(item, at, when.timeZone)) throw notServed(item);
}

const shortIn = (
  { item }: Sellable,
  { combination }: StoredSelection,
  left: number | null,
): SoldOut => ({
  itemId: item.id,
  name: item.name,
  variation: combination?.type ?? null,
  left,
});

/** The first line that finds too little of a stock, and how much the lines before it leave of it. */
export function shortOf(
  candidates: readonly Candidate[],
  units: Pick<ItemUnits, 'itemId'> & Partial<ItemUnits>,
  stock: number | null,
): SoldOut {
  const sharing = candidates.filter(
    ({ sellable, choice }) =>
      sellable.item.id === units.itemId &&
      (units.variationId === undefined || (choice.combination?.id ?? null) === units.variationId),
  );
  const { at, left } = firstShort(sharing, stock);
  const short = sharing[at];
  if (!short) throw new Error(`no line of item ${units.itemId}`);
  return shortIn(short.sellable, short.choice, left);
}

export const unitsOf = (candidates: readonly Candidate[]): ItemUnits[] =>
  candidates
    .filter(({ sellable }) => sellable.item.stock !== null)
    .map(({ sellable, choice, quantity }) => ({
      itemId: sellable.item.id,
      variationId: choice.combination?.id ?? null,
      quantity,
    }));

export const flashUnitsOf = (candidates: readonly Candidate[]): FlashUnits[] =>
  candidates.flatMap(({ sellable, quantity }) =>
    sellable.flash ? [{ saleId: sellable.flash.saleId, itemId: sellable.item.id, quantity }] : [],
  );

export const pricedLine = ({ sellable, choice, quantity }: Candidate) => ({
  item: itemRules(sellable),
  quantity,
  variation: choice.variation,
  add_on_ids: choice.addOns.map((addOn) => addOn.id),
  add_on_qtys: choice.addOns.map((addOn) => addOn.quantity),
});

export async function itemNamesOf(
  db: Db | Tx,
  candidates: readonly Candidate[],
): Promise<Map<number, OwnText>> {
  const ids = candidates.flatMap(({ wishes }) => wishes.substituteItemId ?? []);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: items.id, name: items.name })
    .from(items)
    .where(inArray(items.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
