import type { ErrorCode, WireError } from '../../../../domain/wire/errors';
import { ApiError, isApiError } from '../../apiError';
import { zoneList } from './ground';
import type { There } from './there';
import { number, type Row } from './values';

type Rename = (error: WireError, status: number) => Partial<WireError>;

/** Makes a call whose refusals mean something of their own: each is told in the contract's words. @throws ApiError */
export async function renamed<T>(asked: Promise<T>, rename: Rename): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (!isApiError(error) || error.kind !== 'refused') throw error;
    const { kind, status, errors, retryAfterSeconds } = error;
    const told = errors.map((one) => ({ ...one, ...rename(one, status) }));
    throw new ApiError(kind, status, told, retryAfterSeconds);
  }
}

const fieldNames: Record<string, string> = {
  name: 'name',
  f_name: 'name',
  l_name: 'name',
  email: 'email',
  phone: 'phone',
  password: 'password',
  confirm_password: 'confirm_password',
  ref_code: 'ref_code',
  image: 'image',
};

/** Their codes are names of fields: which of ours a refusal is about. */
export const byField: Rename = ({ code }) => {
  const field = fieldNames[code];
  return field ? { field } : {};
};

const byStatus: Record<number, ErrorCode> = { 406: 'coupon_limit', 407: 'coupon_expired' };

/** Why a coupon is refused, by the status that says so. */
export const couponRefusalOf = (status: number): ErrorCode => byStatus[status] ?? 'coupon_invalid';

/** Of a coupon of an amount too they take off no more than its most. */
export function upToMost({ discount, discount_type, max_discount }: Row): Row {
  const most = number(max_discount) ?? 0;
  const isOver = discount_type !== 'percent' && most > 0 && (number(discount) ?? 0) > most;
  return isOver ? { discount: most } : {};
}

/**
 * Whether a call was answered by what no browser hands on: 407, as expired coupons are told, looks like a lost connection.
 * Then the shop is there all the same.
 */
export const isUnreadable = async (there: There, error: unknown): Promise<boolean> =>
  isApiError(error) &&
  error.kind === 'network' &&
  zoneList(there).then(
    () => true,
    () => false,
  );
