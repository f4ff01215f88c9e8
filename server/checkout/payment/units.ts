import { Refusal } from '../../http/refusal';

const withoutCents = new Set(
  'bif clp djf gnf jpy kmf krw mga pyg rwf ugx vnd vuv xaf xof xpf'.split(' '),
);
const withThree = new Set(['bhd', 'jod', 'kwd', 'omr', 'tnd']);

/**
 * An amount in thousandths as gateways count the currency: in its smallest unit. Of three decimals they take two.
 * @throws Refusal `payment_unavailable` for an amount that the currency cannot say
 */
export function smallestUnits(millis: number, currency: string): number {
  const unit = withoutCents.has(currency) ? 1_000 : 10;
  if (millis % unit !== 0) throw new Refusal('payment_unavailable');
  return withThree.has(currency) ? millis : millis / unit;
}
