import { type Change, type Compared, whatChanged } from '../checkout/whatChanged';
import { fromMillis, toMillis } from '../values/money';
import type { TripQuote } from './trip';

/** What a trip's total is made of beside its vehicles; `vehicles` where a back end does not tell them apart. */
export type TripPart = 'vehicles' | 'provider' | 'coupon' | 'tax';
export type TripChange = Change<TripPart>;

type Quoted = Pick<
  TripQuote,
  | 'lines'
  | 'subtotal'
  | 'discount'
  | 'discount_by'
  | 'coupon_discount'
  | 'tax_amount'
  | 'tax_included'
>;

const minus = (a: number, b: number) => fromMillis(toMillis(a) - toMillis(b));

function partsOf(quote: Quoted, hasLines: boolean): Compared<TripPart> {
  const isProviders = quote.discount_by === 'provider';
  const own = isProviders ? 0 : quote.discount;
  const things = quote.lines.map(({ vehicle_id, name, subtotal, discount }) => ({
    key: String(vehicle_id),
    name,
    amount: isProviders ? subtotal : minus(subtotal, discount),
  }));
  return {
    things: hasLines ? things : [],
    parts: {
      vehicles: hasLines ? 0 : minus(quote.subtotal, own),
      provider: isProviders ? minus(0, quote.discount) : 0,
      coupon: minus(0, quote.coupon_discount),
      tax: quote.tax_included === 1 ? 0 : quote.tax_amount,
    },
  };
}

/** Why the total of a trip is another than the shopper saw: which vehicle or part, from what to what. */
export function tripChanges(seen: Quoted, now: Quoted): TripChange[] {
  const hasLines = seen.lines.length > 0 && now.lines.length > 0;
  return whatChanged(partsOf(seen, hasLines), partsOf(now, hasLines));
}
