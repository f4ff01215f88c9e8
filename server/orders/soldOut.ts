import type { Localized, OwnText } from '../../domain/language/localized';
import type { ItemRow } from '../cart/sellable';
import { Refusal } from '../http/refusal';
import { t } from '../locales/t';

export interface SoldOut {
  readonly itemId: number;
  readonly name: OwnText;
  readonly variation: OwnText | null;
  /** Units that can still be had; null where nobody knows, since others are taking them. */
  readonly left: number | null;
}

function messageOf({ name, variation, left }: SoldOut): Localized {
  const what = variation
    ? t('“{name}” ({variation})', { name, variation })
    : t('“{name}”', { name });
  if (left === null) {
    return t('There is too little left of {what}. Take less of it, or order without it.', { what });
  }
  if (left > 0) {
    return t(
      'Only {left} of {what} {left, plural, one {is} other {are}} left. Take {left}, or order without it.',
      { left, what },
    );
  }
  return variation
    ? t('{what} is out of stock. Choose another variation to proceed further.', { what })
    : t('{what} is out of stock. Order without it.', { what });
}

/** Of lines that draw from one stock the first that finds too little, and what the lines before it leave. */
export function firstShort(
  lines: readonly { readonly quantity: number }[],
  stock: number | null,
): { at: number; left: number | null } {
  if (stock === null) return { at: 0, left: null };
  let left = stock;
  for (const [at, { quantity }] of lines.entries()) {
    if (quantity > left) return { at, left };
    left -= quantity;
  }
  return { at: 0, left: stock };
}

/** An order that asks for more than there is; it says of what and how much is left, so that the shopper can mend it (ITEM-15, ITEM-17). */
export function soldOut(short: SoldOut): Refusal {
  const { itemId, left } = short;
  const detail = { item_id: itemId, ...(left !== null && { left }) };
  return new Refusal('out_of_stock', { message: messageOf(short), detail });
}

/** A dish that is served at other hours, or cannot be had at all; it says which, so that the shopper can mend it. */
export function notServed({ id, name, active, ...item }: ItemRow): Refusal {
  const [from, to] = [item.availableTimeStarts, item.availableTimeEnds].map((at) => at.slice(0, 5));
  const what = t('“{name}”', { name });
  const message =
    active && from && to
      ? t('{what} is served from {from} to {to}. Choose a time then, or order without it.', {
          what,
          from,
          to,
        })
      : t('{what} is not available at the moment. Order without it.', { what });
  return new Refusal('item_unavailable', { message, detail: { item_id: id, name: name.en } });
}
