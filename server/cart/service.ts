import type { AddToCartPayload, UpdateCartPayload } from '../../domain/cart/cart';
import {
  decideQuantity,
  type QuantityDecision,
  type QuantityRefusal,
} from '../../domain/cart/cartRules';
import { unitPrice } from '../../domain/catalogue/itemPrice';
import { defaultLanguage } from '../../domain/language/languages';
import type { Tx } from '../db/client';
import type { Deps } from '../deps';
import { Refusal } from '../http/refusal';
import { t } from '../locales/t';
import { readChoice, type StoredSelection } from './choices';
import { type Asked, isOfferedAt, itemRules, loadSellables, type Sellable } from './sellable';
import * as store from './store';
import { joinedWith, readWishes } from './wishes';

export interface CartRef {
  readonly owner: string;
  readonly moduleId: number;
  /** Zones of the shopper's place: only their stores can be ordered from. */
  readonly zoneIds: readonly number[];
}

const variationSoldOut = t(
  'This variation is out of stock. Choose another variation to proceed further.',
);

type Counted = Pick<StoredSelection, 'variation' | 'combination'>;
type OtherLines = readonly Pick<store.CartLine, 'itemId' | 'variation' | 'quantity'>[];

const unitsOf = (lines: readonly { quantity: number }[]) =>
  lines.reduce((total, line) => total + line.quantity, 0);

/** Lines with other add-ons draw from the same stock, those with other combinations only from the same item's maximum. */
function linesSharing({ item }: Sellable, { combination }: Counted, others: OtherLines) {
  const maximum = others.filter((line) => line.itemId === item.id);
  const stock = combination
    ? maximum.filter((line) =>
        line.variation.some(
          (chosen) => 'type' in chosen && chosen.type === combination.type[defaultLanguage],
        ),
      )
    : maximum;
  return { maximum, stock };
}

function decideBeside(
  sellable: Sellable,
  choice: Counted,
  quantity: number,
  others: OtherLines,
): QuantityDecision {
  const sharing = linesSharing(sellable, choice, others);
  const rules = itemRules(sellable);
  const byStock = decideQuantity(
    { ...rules, maximum_cart_quantity: null },
    choice.variation,
    quantity + unitsOf(sharing.stock),
  );
  return byStock.ok
    ? decideQuantity({ ...rules, stock: null }, [], quantity + unitsOf(sharing.maximum))
    : byStock;
}

/** Units of a selection's stock that the other lines leave over; null where it is not counted. */
export function unitsLeftBeside(
  sellable: Sellable,
  choice: Counted,
  others: OtherLines,
): number | null {
  const stock = choice.combination ? choice.combination.stock : sellable.item.stock;
  if (stock === null) return null;
  return Math.max(0, stock - unitsOf(linesSharing(sellable, choice, others).stock));
}

/** Checks stock and maximum over all lines that share them (ITEM-15 to ITEM-17). */
export function checkQuantity(
  sellable: Sellable,
  choice: Counted,
  quantity: number,
  others: OtherLines,
): void {
  const decision = decideBeside(sellable, choice, quantity, others);
  if (decision.ok) return;
  if (decision.reason === 'out_of_limit') {
    throw new Refusal('out_of_limit', { detail: { maximum: sellable.item.maximumCartQuantity } });
  }
  const isVariation = decision.reason === 'variation_out_of_stock';
  throw new Refusal('out_of_stock', {
    ...(isVariation && { message: variationSoldOut }),
    detail: { item_id: sellable.item.id, name: sellable.item.name },
  });
}

/** By what it is decided whether something can be had: read before a transaction begins. */
export interface ShopHours {
  readonly timeZone: string;
  /** The shop takes orders for later. */
  readonly takesLater: boolean;
}

export const readShopHours = async ({ settings }: Deps): Promise<ShopHours> => ({
  timeZone: await settings.timeZone(),
  takesLater: await settings.takesLater(),
});

/** Now, or at some later time for which the store takes orders. */
function isOffered({ item, store: seller }: Sellable, now: Date, hours: ShopHours): boolean {
  if (!seller.active) return false;
  if (isOfferedAt(item, now, hours.timeZone)) return true;
  return item.active && hours.takesLater && seller.scheduleOrder;
}

async function loadItem(tx: Tx, deps: Deps, cart: CartRef, itemId: number): Promise<Asked> {
  const sellable = (await loadSellables(tx, [itemId], deps.clock.now())).get(itemId);
  if (!sellable || sellable.item.moduleId !== cart.moduleId) throw new Refusal('not_found');
  return sellable;
}

function checkOffer(sellable: Asked, deps: Deps, cart: CartRef, hours: ShopHours): void {
  if (!sellable.isServed || !cart.zoneIds.includes(sellable.store.zoneId)) {
    throw new Refusal('zone_mismatch');
  }
  // Campaign items are ordered at once, never through the cart (ITEM-09).
  if (sellable.item.campaignStarts || !isOffered(sellable, deps.clock.now(), hours)) {
    throw new Refusal('item_unavailable');
  }
}

const storedLine = (sellable: Sellable, choice: StoredSelection, quantity: number) => ({
  itemId: sellable.item.id,
  model: 'Item' as const,
  quantity,
  price: unitPrice(itemRules(sellable), choice.variation),
  variation: choice.variation,
  addOns: choice.addOns,
  choiceKey: choice.key,
});

/**
 * Adds to the cart (CART-13, CART-18); an equal selection grows its line instead of making another, and nothing that
 * either had is lost.
 * The price sent is ignored.
 * @throws Refusal `store_conflict`, `out_of_stock`, `out_of_limit`, `variation_invalid`, `item_unavailable`, `zone_mismatch`, `not_found`
 */
export async function addLine(deps: Deps, cart: CartRef, wanted: AddToCartPayload): Promise<void> {
  const hours = await readShopHours(deps);
  await deps.db.transaction(async (tx) => void (await addLineIn(tx, deps, cart, wanted, hours)));
}

/** Puts a line in the place of all that is in the cart (ITEM-13); refused, the cart is as before. @throws as `addLine` */
export async function replaceLines(
  deps: Deps,
  cart: CartRef,
  wanted: AddToCartPayload,
): Promise<void> {
  const hours = await readShopHours(deps);
  await deps.db.transaction(async (tx) => {
    await store.lockCart(tx, cart.owner, cart.moduleId);
    await store.takeOutAll(tx, cart.owner, cart.moduleId, deps.clock.now());
    await addLineIn(tx, deps, cart, wanted, hours);
  });
}

/** What a line brought into a cart that took of it what there is. */
export interface Fitted {
  readonly units: number;
  /** Why it is less than was wanted, if it is. */
  readonly reason: QuantityRefusal | null;
}

/** The most of `wanted` units, beside `had` ones of the same line, that may be in the cart; what does not fit is checked as it is. */
function fit(
  sellable: Sellable,
  choice: Counted,
  { wanted, had }: { wanted: number; had: number },
  others: OtherLines,
): Fitted {
  const decision = decideBeside(sellable, choice, wanted + had, others);
  if (decision.ok) return { units: wanted, reason: null };
  let units = wanted - 1;
  while (units > 0 && !decideBeside(sellable, choice, units + had, others).ok) units -= 1;
  return { units: units > 0 ? units : wanted, reason: decision.reason };
}

/** `addLine` within the caller's transaction, which takes fewer units where there are fewer; a refusal leaves it usable. */
export async function addWhatFits(
  tx: Tx,
  deps: Deps,
  cart: CartRef,
  wanted: AddToCartPayload,
  hours: ShopHours,
): Promise<Fitted> {
  return addLineIn(tx, deps, cart, wanted, hours, fit);
}

const whole = (_: Sellable, __: Counted, { wanted }: { wanted: number }): Fitted => ({
  units: wanted,
  reason: null,
});

async function addLineIn(
  tx: Tx,
  deps: Deps,
  cart: CartRef,
  wanted: AddToCartPayload,
  hours: ShopHours,
  take: typeof fit = whole,
): Promise<Fitted> {
  const sellable = await loadItem(tx, deps, cart, wanted.item_id);
  checkOffer(sellable, deps, cart, hours);
  const choice = readChoice(sellable, wanted);
  await store.lockCart(tx, cart.owner, cart.moduleId);
  const lines = await store.linesOf(tx, cart.owner, cart.moduleId);
  const [first] = lines;
  if (first && first.storeId !== sellable.store.id) {
    throw new Refusal('store_conflict', { detail: { store_id: first.storeId } });
  }
  const same = lines.find(
    (line) => line.itemId === sellable.item.id && line.choiceKey === choice.key,
  );
  const had = same?.quantity ?? 0;
  const others = lines.filter((line) => line !== same);
  const taken = take(sellable, choice, { wanted: wanted.quantity, had }, others);
  const quantity = taken.units + had;
  checkQuantity(sellable, choice, quantity, others);
  const wishes = await readWishes(tx, sellable, wanted);
  const added = { ...storedLine(sellable, choice, quantity), ...wishes };
  const values = same ? joinedWith(same, added, same) : added;
  const of = { storeId: sellable.store.id, updatedAt: deps.clock.now() };
  await store.keepLine(tx, cart, same?.id ?? null, values, of);
  return taken;
}

/**
 * Sets quantity and selection of a line (CART-14). A line that becomes equal to another joins it; one that asks for no
 * more than before may be of what can be had no longer.
 * @throws Refusal as `addLine`, and `not_found` when the cart has no such line
 */
export async function changeLine(
  deps: Deps,
  cart: CartRef,
  wanted: UpdateCartPayload,
): Promise<void> {
  const hours = await readShopHours(deps);
  await deps.db.transaction(async (tx) => {
    await store.lockCart(tx, cart.owner, cart.moduleId);
    const lines = await store.linesOf(tx, cart.owner, cart.moduleId);
    const line = lines.find((candidate) => candidate.id === wanted.cart_id);
    if (!line || line.itemId !== wanted.item_id) throw new Refusal('not_found');
    const sellable = await loadItem(tx, deps, cart, line.itemId);
    const choice = readChoice(sellable, wanted);
    const twin = lines.find(
      (other) => other !== line && other.itemId === line.itemId && other.choiceKey === choice.key,
    );
    const quantity = wanted.quantity + (twin?.quantity ?? 0);
    const others = lines.filter((other) => other !== line && other !== twin);
    if (choice.key !== line.choiceKey || quantity > line.quantity) {
      checkOffer(sellable, deps, cart, hours);
      checkQuantity(sellable, choice, quantity, others);
    }
    const wishes = await readWishes(tx, sellable, wanted);
    if (twin) await store.deleteLine(tx, cart.owner, cart.moduleId, twin.id);
    const values = { ...storedLine(sellable, choice, quantity), ...wishes };
    await store.updateLine(tx, line.id, twin ? joinedWith(twin, values, line) : values);
  });
}

/** Removes one line (CART-15). @throws Refusal `not_found` */
export async function removeLine(deps: Deps, cart: CartRef, lineId: number): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await store.lockCart(tx, cart.owner, cart.moduleId);
    if (!(await store.deleteLine(tx, cart.owner, cart.moduleId, lineId))) {
      throw new Refusal('not_found');
    }
    const left = await store.linesOf(tx, cart.owner, cart.moduleId);
    if (left.length === 0)
      await store.setStore(tx, cart.owner, cart.moduleId, null, deps.clock.now());
  });
}

/** Empties the cart (CART-16); an empty one stays empty. */
export async function clearCart(deps: Deps, cart: CartRef): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await store.lockCart(tx, cart.owner, cart.moduleId);
    await store.takeOutAll(tx, cart.owner, cart.moduleId, deps.clock.now());
  });
}
