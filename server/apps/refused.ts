import { readErrors } from '../../domain/wire/errors';

export class Refused extends Error {
  readonly status: number;
  readonly body: unknown;
  readonly retryAfter: string | null;

  constructor(response: Response, body: unknown) {
    super(`refused with ${response.status}`);
    this.status = response.status;
    this.body = body;
    this.retryAfter = response.headers.get('retry-after');
  }

  /** The contract's own word for it. */
  get code(): string {
    return readErrors(this.body)[0]?.code ?? '';
  }

  /** The order that it speaks of. */
  get orderId(): number | null {
    return readErrors(this.body)[0]?.order_id ?? null;
  }

  /** The trip that it speaks of. */
  get tripId(): number | null {
    return readErrors(this.body)[0]?.trip_id ?? null;
  }

  get said(): string {
    return readErrors(this.body)[0]?.message ?? '';
  }
}

/** The family's words for what it names otherwise; a field that is not right is named by itself. */
const names: Readonly<Record<string, string>> = {
  address_outside_zone: 'coordinates',
  already_reviewed: 'review',
  cart_empty: 'empty_cart',
  coupon_expired: 'coupon',
  coupon_invalid: 'coupon',
  coupon_limit: 'coupon',
  coupon_minimum: 'coupon',
  coupon_store: 'coupon',
  coupon_zone: 'coupon',
  credentials: 'auth-001',
  guest_checkout_off: 'is_guest',
  not_cancellable: 'order',
  otp_daily_limit: 'otp',
  otp_expired: 'otp',
  otp_too_many: 'otp',
  otp_too_soon: 'otp',
  otp_wrong: 'otp',
  out_of_limit: 'cart_item_limit',
  out_of_stock: 'quantity',
  points_few: 'point',
  points_short: 'point',
  prescription_required: 'prescription',
  schedule_invalid: 'schedule_at',
  store_closed: 'order_time',
  store_conflict: 'different_stores',
  unauthenticated: 'auth-001',
  wallet_short: 'order_amount',
  zone_mismatch: 'zone',
};

/** Refusals of business and of what was entered are 403 there, whatever they are here. */
const statusOf = (status: number) => ([400, 409, 422].includes(status) ? 403 : status);

export function refusalOfApps({ status, body, retryAfter }: Refused): Response {
  const errors = readErrors(body).map(({ code, message, field }) => ({
    code: (code === 'validation' && field) || names[code] || code,
    message,
  }));
  return Response.json(
    { errors },
    { status: statusOf(status), headers: retryAfter ? { 'Retry-After': retryAfter } : {} },
  );
}

/**
 * What a call answers; its refusals with the family's words for them in this call, `otherwise` for those that are not named.
 * @throws Refused
 */
export async function named<T>(
  answer: Promise<T>,
  codes: Readonly<Record<string, string>>,
  otherwise?: string,
): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { status, code, said } = error;
    const known =
      codes[code] ?? (status < 500 && status !== 401 && status !== 429 ? otherwise : undefined);
    if (known === undefined) throw error;
    const errors = [{ code: known, message: said }];
    throw new Refused(new Response(null, { status: statusOf(status) }), { errors });
  }
}
