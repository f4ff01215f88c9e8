import type { ErrorCode, WireError } from '../../../../domain/wire/errors';
import { ApiError, isForMakers } from '../../apiError';
import { isRow, word } from './values';

function one(value: unknown): WireError[] {
  if (typeof value === 'string' && value) return [{ code: '', message: value }];
  if (!isRow(value)) return [];
  const message = word(value.message);
  return message || value.code ? [{ code: word(value.code), message }] : [];
}

/**
 * The errors of an answer in any of their shapes: a list, one object or a text under `errors`, a list under `message`,
 * a text under `message` or `error`.
 */
function errorsIn(body: unknown): WireError[] {
  if (!isRow(body)) return [];
  const { errors, message, error } = body;
  const said = Array.isArray(errors) ? errors.flatMap(one) : one(errors);
  if (said.length > 0) return said;
  const told = Array.isArray(message) ? message.flatMap(one) : one(message);
  return told.length > 0 ? told : one(error);
}

/** Their codes that mean one thing whatever was asked, in the contract's words; what is not named here stays as it is. */
const ours: Record<string, ErrorCode> = {
  'auth-001': 'credentials',
  is_guest: 'guest_checkout_off',
  moduleId: 'zone_mismatch',
  different_stores: 'store_conflict',
  empty_cart: 'cart_empty',
  order_time: 'store_closed',
  order_amount: 'amount_changed',
  payment_method: 'payment_unavailable',
};

/** What the framework of such back ends says by itself of what is not there, in no language of shoppers'. */
const ofFramework =
  /no query results|\broute\b.*\b(not|could)\b|\bmethod is not (supported|allowed)|^[a-z]+(_[a-z]+)+$/i;

const forShoppers = (one: WireError): WireError =>
  ofFramework.test(one.message) || isForMakers(one.message) ? { ...one, message: '' } : one;

/** The refusal that an answer is, or null: a success with `errors` inside is one too. */
export function refusalOf(
  status: number,
  body: unknown,
  isNamed: boolean,
  retryAfter: string | null,
): ApiError | null {
  const isSuccess = status >= 200 && status <= 299;
  const hasErrors = isRow(body) && 'errors' in body && errorsIn(body).length > 0;
  if (isSuccess && !hasErrors) return null;
  const seconds = retryAfter === null ? Number.NaN : Number(retryAfter);
  const wait = Number.isFinite(seconds) ? seconds : null;
  const errors = errorsIn(body).map(({ code, message }) => ({ code: ours[code] ?? code, message }));
  if (status === 401 && isNamed) return new ApiError('unauthenticated', status, errors, wait);
  if (status >= 500) return new ApiError('unavailable', status, errors, wait);
  // Without a token a 401 says nothing of the guest: who asked is told to sign in, and stays who they are.
  if (status === 401) {
    const told = errors.length > 0 ? errors : [{ code: '', message: '' }];
    const named = told.map((one) => ({ ...one, code: one.code || 'unauthenticated' }));
    return new ApiError('refused', status, named, wait);
  }
  const isCodeless = errors.every(({ code }) => code === '');
  if (status === 404 && isCodeless) {
    const [first = { code: '', message: '' }] = errors.map(forShoppers);
    return new ApiError('refused', status, [{ ...first, code: 'not_found' }], wait);
  }
  if (status === 405 && isCodeless && errors.length > 0)
    return new ApiError('refused', status, errors.map(forShoppers), wait);
  return new ApiError(errors.length > 0 ? 'refused' : 'unavailable', status, errors, wait);
}

const notFound = () => new ApiError('refused', 404, [{ code: 'not_found', message: '' }]);

/** The row that was asked for: null, `[]` or one without an id says with success that there is none. @throws ApiError */
export function found(answer: unknown): Record<string, unknown> {
  if (isRow(answer) && answer.id !== undefined && answer.id !== null) return answer;
  throw notFound();
}
