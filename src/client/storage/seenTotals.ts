import * as v from 'valibot';
import { id } from '../../../domain/wire/fields';
import { jsonKey } from './storage';

const seenTotal = v.object({ what: v.picklist(['order', 'trip']), id, seen: v.number() });
type SeenTotal = v.InferOutput<typeof seenTotal>;
export type Counted = Pick<SeenTotal, 'what' | 'id'>;

/** What a shopper saw of what came to another total: its page says both, also after a payment elsewhere. */
const seenTotalsKey = jsonKey('seen-totals', v.array(seenTotal));

const isOther = (of: Counted) => (one: SeenTotal) => one.what !== of.what || one.id !== of.id;

/** Keeps the total that was seen; of the last ten such orders and trips. */
export function rememberSeenTotal(of: Counted, seen: number): void {
  const others = (seenTotalsKey.get() ?? []).filter(isOther(of));
  seenTotalsKey.set([{ ...of, seen }, ...others].slice(0, 10));
}

/** Null where what was charged is what was seen. */
export const seenTotalOf = (of: Counted): number | null =>
  (seenTotalsKey.get() ?? []).find((one) => !isOther(of)(one))?.seen ?? null;
