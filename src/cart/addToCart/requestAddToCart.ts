import type { ChosenVariation } from '../../../domain/cart/cart';
import {
  type ChosenAddOn,
  keyOfLine,
  type LineWishes,
  type WantedLine,
} from '../../../domain/cart/cartLines';
import type { Item } from '../../../domain/catalogue/catalogue';
import type { AddToCartOutput } from '../../../machines/cart/addToCart';
import { currentPlace } from '../../place/currentPlace';

export interface AddToCartRequest {
  item: Item;
  /** Units that the line shall have, also when it is in the cart already. */
  quantity: number;
  variation?: readonly ChosenVariation[];
  addOns?: readonly ChosenAddOn[];
  /** Missing leaves those of a line that is there as they are. */
  wishes?: LineWishes | undefined;
  /** Key of the line that is being edited: it becomes this one. */
  edited?: string | null;
}

let loaded: typeof import('./startAddToCart') | undefined;

async function load() {
  loaded = await import('./startAddToCart');
  return loaded;
}

/** Runs within the press when the code is there: waiting for it would cost a frame. */
async function start(line: WantedLine, edited: string | null): Promise<AddToCartOutput> {
  if (!currentPlace().hasLocation) {
    const { placeFirst } = await import('../../place/location/placeFirst');
    if (!(await placeFirst(line.item.module_id))) return { kind: 'refused' };
  }
  const { startAddToCart } = loaded ?? (await load());
  return startAddToCart(line, edited);
}

interface Press {
  readonly what: string;
  readonly outcome: Promise<AddToCartOutput>;
}

/** The last press on each line, while it is under way. */
const underWay = new Map<string, Press>();

export const prefetchAddToCart = (): void => void load();

/**
 * Puts a line into the cart, or changes the line of the same option (ITEM-07, ITEM-08); all that the
 * shopper has to be told or asked happens on the way. Resolves when it is saved, refused or given up;
 * never rejects. The same press on a line while the first is under way is that one; another quantity comes after it.
 */
export function requestAddToCart(request: AddToCartRequest): Promise<AddToCartOutput> {
  const { item, quantity, variation = [], addOns = [], wishes, edited = null } = request;
  const line: WantedLine = { item, quantity, variation, addOns, ...(wishes && { wishes }) };
  const key = keyOfLine(line);
  const what = JSON.stringify([quantity, addOns, wishes, edited]);
  const running = underWay.get(key);
  if (running?.what === what) return running.outcome;
  const begin = () => start(line, edited);
  const outcome: Promise<AddToCartOutput> = (running ? running.outcome.then(begin) : begin())
    .catch((): AddToCartOutput => ({ kind: 'refused' }))
    .finally(() => underWay.get(key)?.outcome === outcome && underWay.delete(key));
  underWay.set(key, { what, outcome });
  return outcome;
}
