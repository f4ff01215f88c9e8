/**
 * Money is counted in whole thousandths of the configured currency, because binary fractions
 * cannot hold a dime. The wire carries decimals; `toMillis` and `fromMillis` stand at its edge.
 */
export type Millis = number & { readonly unit?: 'millis' };

/** How the shop writes and rounds amounts; any `Config` of the wire will do. */
export interface MoneyFormat {
  readonly currency_symbol: string;
  readonly currency_symbol_direction: 'left' | 'right';
  readonly digit_after_decimal_point: number;
}

/** Nearest whole number to `n / d`, half away from zero; exact while `n` and `d` are safe integers. */
export function divideRounded(n: number, d: number): number {
  const rest = n % d;
  const whole = (n - rest) / d;
  const up = 2 * Math.abs(rest) >= Math.abs(d) ? Math.sign(n) * Math.sign(d) : 0;
  return whole + up || 0;
}

/** Nearest whole number to `a * b / d`, half away from zero; exact also where the product is no safe integer. */
export function multiplyDivide(a: number, b: number, d: number): number {
  const product = a * b;
  if (Number.isSafeInteger(product)) return divideRounded(product, d);
  const [n, by] = [BigInt(a) * BigInt(b), BigInt(d)];
  const rest = n % by;
  const isUp = 2n * (rest < 0n ? -rest : rest) >= by;
  const away = n < 0n ? -1n : 1n;
  return Number((n - rest) / by + (isUp ? away : 0n));
}

/** The smallest amount that a currency with so many decimals has. */
export const coinOf = (digits: number): Millis => 10 ** (3 - Math.min(3, Math.max(0, digits)));

/** Decimal amount of the wire to thousandths, half away from zero: 1.005 becomes 1005. */
export function toMillis(amount: number): Millis {
  // 1.0005 * 1000 is 1000.4999999999999: the correction is far below a thousandth and far above the error.
  const scaled = amount * 1000;
  return Math.sign(scaled) * Math.floor(Math.abs(scaled) + 0.5 + 1e-7) || 0;
}

/** Thousandths to the decimal amount of the wire. */
export const fromMillis = (amount: Millis): number => amount / 1000;

/** Rounds thousandths to `digits` decimals of the currency, half away from zero. */
export const roundMillis = (amount: number, digits: number): Millis =>
  divideRounded(amount, coinOf(digits)) * coinOf(digits);

/** Whether an amount above nothing can be paid in a currency with so many decimals. */
export const isPayable = (amount: Millis, digits: number): boolean =>
  amount > 0 && roundMillis(amount, digits) === amount;

/** Rates (percent, kilometres) count in thousandths as well, so that products stay whole. */
const rateOf = (rate: number) => Math.round(rate * 1000);

/** `percent` per cent of an amount, rounded to `digits` decimals. */
export const percentOf = (amount: Millis, percent: number, digits: number): Millis =>
  multiplyDivide(amount, rateOf(percent), 100_000 * coinOf(digits)) * coinOf(digits);

/** The part of an amount that is a tax of `percent` already inside it (PRICE-20). */
export const includedPart = (amount: Millis, percent: number, digits: number): Millis =>
  multiplyDivide(amount, rateOf(percent), (100_000 + rateOf(percent)) * coinOf(digits)) *
  coinOf(digits);

/** An amount times a quantity with up to three decimals (kilometres, hours), rounded to `digits`. */
export const timesRounded = (amount: Millis, factor: number, digits: number): Millis =>
  multiplyDivide(amount, rateOf(factor), 1000 * coinOf(digits)) * coinOf(digits);

export const sumMillis = (amounts: readonly Millis[]): Millis =>
  amounts.reduce((sum, amount) => sum + amount, 0);

/**
 * An amount within a decimal bound of the wire, of which 0 means that there is none. A bound below the smallest coin
 * lets nothing through.
 */
export const atMost = (amount: Millis, bound: number, digits: number): Millis =>
  bound > 0 ? Math.min(amount, roundMillis(toMillis(bound), digits)) : amount;

const scales = [
  { from: 0, per: 1, mark: '' },
  { from: 1e5, per: 1e3, mark: 'K' },
  { from: 1e6, per: 1e6, mark: 'M' },
  { from: 1e9, per: 1e9, mark: 'B' },
] as const;

type Scale = (typeof scales)[number];

/** The figure before the mark. It is rounded once, from the amount itself. */
const figureOf = (amount: number, { per }: Scale, digits: number): number => {
  const decimals = Math.min(3, Math.max(0, digits));
  return divideRounded(toMillis(Math.abs(amount)), per * 10 ** (3 - decimals)) / 10 ** decimals;
};

/** The first scale on which the figure, as it is shown, does not reach the next: 999,999 is 1.00M. */
const scaleOf = (amount: number, digits: number): Scale =>
  scales.find((scale, index) => {
    const next = scales[index + 1];
    return !next || figureOf(amount, scale, digits) * scale.per < next.from;
  }) ?? scales[0];

const figures = new Map<number, Intl.NumberFormat>();

/** One a number of decimals: making a formatter costs a hundred times as much as using it. */
function figureFormat(digits: number): Intl.NumberFormat {
  const known = figures.get(digits);
  if (known) return known;
  const made = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  figures.set(digits, made);
  return made;
}

/**
 * An amount as the shopper reads it (PRICE-26, PRICE-28), with Latin digits in every language.
 * `compact` writes 1e5 and above as K, 1e6 as M, 1e9 as B (PRICE-27): for cards and lists only.
 * @param amount decimal amount of the wire
 */
export function formatMoney(
  amount: number,
  format: MoneyFormat,
  options: { compact?: boolean } = {},
): string {
  const digits = format.digit_after_decimal_point;
  const scale = options.compact ? scaleOf(amount, digits) : scales[0];
  const figure = figureOf(amount, scale, digits);
  const sign = amount < 0 && figure > 0 ? '-' : '';
  const number = `${figureFormat(digits).format(figure)}${scale.mark}`;
  return format.currency_symbol_direction === 'right'
    ? `${sign}${number} ${format.currency_symbol}`
    : `${sign}${format.currency_symbol}${number}`;
}
