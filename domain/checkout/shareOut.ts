import { coinOf, type Millis } from '../values/money';

/**
 * Shares an amount out by weight, in whole coins that add up to it: each share is rounded down, and what is left goes
 * coin by coin to the largest remainders, of equal ones to the larger weight. Weights are whole and not negative.
 */
export function shareOut(amount: Millis, weights: readonly number[], digits: number): Millis[] {
  const coin = coinOf(digits);
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (total === 0n) return weights.map(() => 0);
  const coins = BigInt(Math.round(amount / coin));
  const shares = weights.map((weight, index) => {
    const exact = coins * BigInt(weight);
    return { index, weight, whole: Number(exact / total), rest: exact % total };
  });
  const left = Number(coins) - shares.reduce((sum, { whole }) => sum + whole, 0);
  const favoured = [...shares]
    .sort((a, b) => (a.rest === b.rest ? b.weight - a.weight : a.rest < b.rest ? 1 : -1))
    .slice(0, left)
    .map(({ index }) => index);
  return shares.map(({ index, whole }) => (whole + Number(favoured.includes(index))) * coin);
}
