import type { Bilingual } from '../db/schema/columns';
import { Refusal } from '../http/refusal';

/** What there is too little of: an item, or one variation of it. */
export interface Short {
  readonly itemId: number;
  readonly name: Bilingual;
  readonly variation: Bilingual | null;
}

/** An order that asks for more than there is; it says of what, so that the shopper can mend it (ITEM-15, ITEM-17). */
export function soldOut({ itemId, name, variation }: Short): Refusal {
  const message = variation
    ? {
        en: `There is too little left of “${name.en}” (${variation.en}). Choose another variation or fewer of it.`,
        ar: `الكمية المتبقية من «${name.ar}» (${variation.ar}) غير كافية. اختر خيارًا آخر أو كمية أقل.`,
      }
    : {
        en: `There is too little left of “${name.en}”. Choose fewer of it, or order without it.`,
        ar: `الكمية المتبقية من «${name.ar}» غير كافية. اختر كمية أقل، أو اطلب بدونه.`,
      };
  return new Refusal('out_of_stock', { message, detail: { item_id: itemId } });
}
