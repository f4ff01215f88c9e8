import type { Bilingual } from '../db/schema/columns';
import { Refusal } from '../http/refusal';

/** What there is too little of: an item, or one variation of it. */
export interface Short {
  readonly itemId: number;
  readonly name: Bilingual;
  readonly variation: Bilingual | null;
  /** Units that can still be had; null where nobody knows, since others are taking them. */
  readonly left: number | null;
}

function messageOf({ name, variation, left }: Short): Bilingual {
  const en = `“${name.en}”${variation ? ` (${variation.en})` : ''}`;
  const ar = `«${name.ar}»${variation ? ` (${variation.ar})` : ''}`;
  if (left === null) {
    return {
      en: `There is too little left of ${en}. Take less of it, or order without it.`,
      ar: `الكمية المتبقية من ${ar} غير كافية. اختر كمية أقل، أو اطلب بدونه.`,
    };
  }
  if (left > 0) {
    return {
      en: `Only ${left} of ${en} ${left === 1 ? 'is' : 'are'} left. Take ${left}, or order without it.`,
      ar: `لم يبقَ من ${ar} سوى ${left}. خذ ${left}، أو اطلب بدونه.`,
    };
  }
  return variation
    ? {
        en: `${en} is out of stock. Choose another variation to proceed further.`,
        ar: `نفدت كمية ${ar}. اختر خيارًا آخر للمتابعة.`,
      }
    : {
        en: `${en} is out of stock. Order without it.`,
        ar: `نفدت كمية ${ar}. اطلب بدونه.`,
      };
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
export function soldOut(short: Short): Refusal {
  const { itemId, left } = short;
  const detail = { item_id: itemId, ...(left !== null && { left }) };
  return new Refusal('out_of_stock', { message: messageOf(short), detail });
}
