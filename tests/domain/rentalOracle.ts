/**
 * The price of a trip by the specification's own words, in exact whole numbers: thousandths of the
 * currency, of a per cent and of a kilometre. Written without a look at `domain/pricing`.
 */
interface OracleVehicle {
  readonly unitPrice: bigint;
  readonly quantity: bigint;
  readonly discount: bigint;
  readonly discountType: 'percent' | 'amount';
}

export interface OracleCase {
  readonly digits: number;
  /** Thousandths of hours, days or kilometres. */
  readonly units: bigint;
  readonly vehicles: readonly OracleVehicle[];
  readonly provider: null | {
    readonly percent: bigint;
    readonly cap: bigint;
    readonly minimum: bigint;
    readonly isOver: boolean;
  };
  readonly coupon: null | {
    readonly type: 'default' | 'store_wise' | 'zone_wise' | 'free_delivery';
    readonly listsProvider: boolean;
    readonly listsZone: boolean;
    readonly discount: bigint;
    readonly discountType: 'percent' | 'amount';
    readonly cap: bigint;
    readonly minimum: bigint;
  };
  readonly taxPercent: bigint;
  readonly isTaxIncluded: boolean;
}

export interface OraclePrice {
  readonly subtotal: bigint;
  readonly discount: bigint;
  readonly couponDiscount: bigint;
  readonly tax: bigint;
  readonly total: bigint;
}

const least = (a: bigint, b: bigint) => (a < b ? a : b);

/** `numerator / denominator` thousandths, to `digits` decimals, half away from zero. */
function rounded(numerator: bigint, denominator: bigint, digits: number): bigint {
  const smallest = 10n ** BigInt(3 - digits);
  const whole = denominator * smallest;
  // Nothing here is negative, so away from zero is up.
  return ((2n * numerator + whole) / (2n * whole)) * smallest;
}

/** A per cent in thousandths is a hundred-thousandth of the whole. */
const percent = (amount: bigint, rate: bigint, digits: number) =>
  rounded(amount * rate, 100_000n, digits);

export function oraclePrice(trip: OracleCase): OraclePrice {
  const { digits } = trip;
  // "Rental price = unit price x quantity x units."
  const prices = trip.vehicles.map((vehicle) =>
    rounded(vehicle.unitPrice * vehicle.quantity * trip.units, 1000n, digits),
  );
  const subtotal = prices.reduce((sum, price) => sum + price, 0n);
  // "An amount discount is a flat amount times quantity; a percent discount is a percent of the price.
  // The price never goes below 0."
  const byVehicles = trip.vehicles.reduce((sum, vehicle, index) => {
    const price = prices[index] ?? 0n;
    const off =
      vehicle.discountType === 'amount'
        ? rounded(vehicle.discount * vehicle.quantity, 1n, digits)
        : percent(price, vehicle.discount, digits);
    return sum + least(off, price);
  }, 0n);
  // "Provider discount: percent; needs min_purchase met; capped by max_discount", before its end. It and the
  // vehicles' own "never stack; the larger of the two counts".
  const { provider, coupon } = trip;
  const isProviders =
    provider !== null && provider.percent > 0n && !provider.isOver && subtotal >= provider.minimum;
  let discount = byVehicles;
  if (isProviders) {
    const off = percent(subtotal, provider.percent, digits);
    const cap = rounded(provider.cap, 1n, digits);
    const byProvider = least(subtotal, provider.cap > 0n ? least(off, cap) : off);
    if (byProvider > discount) discount = byProvider;
  }
  const discounted = subtotal - discount;
  // "Coupon: needs min_purchase; a percent coupon applies to the subtotal after discount and is capped by
  // max_discount (0 means no cap); store_wise applies only to the listed store; free_delivery gives no
  // money discount." "zone_wise needs a zone match."
  let couponDiscount = 0n;
  const fits =
    coupon !== null &&
    subtotal >= coupon.minimum &&
    (coupon.type !== 'store_wise' || coupon.listsProvider) &&
    (coupon.type !== 'zone_wise' || coupon.listsZone);
  if (fits && coupon.type !== 'free_delivery') {
    const isPercent = coupon.discountType === 'percent';
    const off = isPercent ? percent(discounted, coupon.discount, digits) : coupon.discount;
    const capped = isPercent && coupon.cap > 0n ? least(off, coupon.cap) : off;
    couponDiscount = rounded(least(capped, discounted), 1n, digits);
  }
  // "Tax is computed on the amount after discounts. If tax_included is 1, tax = amount x rate / (100 +
  // rate); otherwise amount x rate / 100."
  const taxable = discounted - couponDiscount;
  const tax = trip.isTaxIncluded
    ? rounded(taxable * trip.taxPercent, 100_000n + trip.taxPercent, digits)
    : percent(taxable, trip.taxPercent, digits);
  const total = trip.isTaxIncluded ? taxable : taxable + tax;
  return { subtotal, discount, couponDiscount, tax, total };
}
