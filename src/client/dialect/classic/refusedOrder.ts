import type { ErrorCode } from '../../../../domain/wire/errors';
import { type ApiError, isApiError } from '../../apiError';
import { couponOfStore, refuseCoupon } from './coupons';
import { refusing } from './ground';
import { couponRefusalOf, renamed } from './renamed';
import type { There } from './there';
import { number } from './values';

/** What codes mean where an order is placed, in the contract's words. */
const meanings: Record<string, ErrorCode> = {
  address: 'validation',
  campaign: 'out_of_stock',
  contact_person_email: 'contact_required',
  contact_person_name: 'contact_required',
  contact_person_number: 'contact_required',
  item: 'item_unavailable',
  order_details: 'cart_empty',
  order_type: 'validation',
  prescription: 'prescription_required',
  quantity: 'out_of_stock',
  receiverZone: 'destination_outside_zone',
  receiver_details: 'destination_outside_zone',
  schedule_at: 'schedule_invalid',
  zone: 'address_outside_zone',
};

const meaningOf = (code: string, status: number, isTooSmall: boolean): string => {
  if (code === 'coupon') return couponRefusalOf(status);
  if (code === 'store_closed' && isTooSmall) return 'order_minimum';
  return meanings[code] ?? code;
};

export interface Sending {
  readonly coupon: string;
  /** Less than the store takes orders for. */
  readonly isTooSmall: boolean;
}

/** Places what is sent, with refusals in the contract's words; a refused coupon counts no more. @throws ApiError */
export async function refusedInOurWords<T>(
  there: There,
  { coupon, isTooSmall }: Sending,
  sent: Promise<T>,
): Promise<T> {
  const rename = ({ code }: { code: string }, status: number) => ({
    code: meaningOf(code, status, isTooSmall),
  });
  try {
    return await renamed(sent, rename);
  } catch (error) {
    if (coupon && isApiError(error) && error.code.startsWith('coupon_'))
      refuseCoupon(coupon, storeIn(there), error);
    throw error;
  }
}

const storeIn = (there: There) => number(there.asked.body.store_id) ?? 0;

/** Whose coupon is in doubt: the order that was sent last and got no readable answer. */
let doubted: string | undefined;

/**
 * What became of the coupon of an order that got no readable answer and was not placed: an expired one is refused with
 * 407, which no browser hands on. Where all that is told of it is that it counts, a second sending in vain says so.
 * @returns null for an answer that was lost
 */
export async function couponInDoubt(there: There, coupon: string): Promise<ApiError | null> {
  const told = await couponOfStore(there, coupon, storeIn(there)).then(
    () => null,
    (error: unknown) => (isApiError(error) && error.kind === 'refused' ? error : null),
  );
  const { key } = there.asked;
  const isAgain = key !== undefined && doubted === key;
  doubted = key;
  const refused = told ?? (isAgain ? refusing('coupon_expired') : null);
  if (refused) refuseCoupon(coupon, storeIn(there), refused);
  return refused;
}
