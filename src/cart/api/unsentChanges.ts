import * as v from 'valibot';
import { chosenVariation, substitutions } from '../../../domain/cart/cart';
import type { CartChange } from '../../../domain/cart/cartLines';
import { item } from '../../../domain/catalogue/catalogue';
import { id } from '../../../domain/wire/fields';

/**
 * Changes of carts that the shopper has seen and no server has answered, kept over a reload: what was put into a bag a
 * moment before is in it afterwards too. A page in view keeps them for its own tab; one that is left, and may never be
 * looked at again, leaves them to the next that is opened.
 */
const name = 'cart-unsent';

const line = v.object({
  item,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  variation: v.array(chosenVariation),
  addOns: v.array(v.object({ id, quantity: v.number() })),
  wishes: v.optional(
    v.object({
      note: v.nullable(v.string()),
      substitution: v.picklist(substitutions),
      substitute: v.nullable(v.object({ id, name: v.string() })),
    }),
  ),
});
const change = v.variant('kind', [
  v.object({ kind: v.literal('set'), line, was: v.optional(v.string()) }),
  v.object({ kind: v.literal('remove'), key: v.string() }),
  v.object({ kind: v.literal('clear') }),
  v.object({ kind: v.literal('replace'), line }),
]);
const changesOfCarts = v.record(v.string(), v.array(change));

type Unsent = Record<string, readonly CartChange[]>;

function readFrom(storage: Storage): Unsent {
  try {
    const parsed = v.safeParse(changesOfCarts, JSON.parse(storage.getItem(name) ?? '{}'));
    return parsed.success ? (parsed.output as Unsent) : {};
  } catch {
    return {};
  }
}

/** What stands in the lasting storage is this page's: it put it there, or found it to see to it. */
let ownsLasting = false;

function read(): Unsent {
  const lasting = readFrom(window.localStorage);
  ownsLasting = Object.keys(lasting).length > 0;
  return { ...lasting, ...readFrom(window.sessionStorage) };
}

let left: Unsent | null = null;
let underWay: Unsent = {};
let isLeaving = false;
/** Whether there was anything to keep: else another tab's is left alone. */
let hasNoted = false;

// A page that goes away has its calls cut off: that is no answer to them.
window.addEventListener('pagehide', () => {
  isLeaving = true;
  if (hasNoted) write();
});
window.addEventListener('pageshow', () => {
  isLeaving = false;
});
// A phone's page may be ended without another word once it is out of view.
document.addEventListener('visibilitychange', () => {
  if (hasNoted) write();
});

const leftBehind = () => {
  left ??= read();
  return left;
};

function write(): void {
  const all: Unsent = { ...leftBehind() };
  for (const [cart, changes] of Object.entries(underWay)) {
    all[cart] = [...(all[cart] ?? []), ...changes];
  }
  const isLeft = isLeaving || document.visibilityState === 'hidden';
  const { localStorage: lasting, sessionStorage: ofTab } = window;
  const place = isLeft ? lasting : ofTab;
  try {
    if (isLeft) ofTab.removeItem(name);
    // Another page's is left alone.
    else if (ownsLasting) lasting.removeItem(name);
    const others = isLeft && !ownsLasting ? readFrom(lasting) : {};
    const kept = { ...others, ...all };
    if (Object.keys(kept).length === 0) place.removeItem(name);
    else place.setItem(name, JSON.stringify(kept));
    ownsLasting = isLeft;
  } catch {
    // Without storage a change lives as long as its page.
  }
}

/** Notes which changes of a cart are under way; none once all are answered. */
export function keepUnsent(cart: string, changes: readonly CartChange[]): void {
  if (isLeaving || (changes.length === 0 && !underWay[cart])) return;
  const { [cart]: _, ...others } = underWay;
  underWay = changes.length > 0 ? { ...others, [cart]: changes } : others;
  hasNoted = true;
  write();
}

export const hasUnsent = (): boolean => Object.keys(leftBehind()).length > 0;

/** The changes that a page before this one left unanswered, in their order; other carts' are forgotten. */
export function takeUnsent(cart: string): readonly CartChange[] {
  const changes = leftBehind()[cart] ?? [];
  left = {};
  return changes;
}

export const dropUnsent = write;
