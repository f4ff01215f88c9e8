import type { Language } from '../../../domain/language/languages';
import type { Env } from '../../env';
import { Refusal } from '../../http/refusal';

const originOf = (address: string): string | null => {
  try {
    return new URL(address).origin;
  } catch {
    return null;
  }
};

/**
 * Where the payment page sends the shopper back to. An address on a configured origin
 * (`PUBLIC_URL`, `CORS_ORIGINS`) is kept; one on the caller's own origin is kept as a path, so that
 * it can only lead back to where the payment page itself was opened.
 * @throws Refusal `validation` for every other address
 */
export function readCallback(
  given: string | null | undefined,
  env: Env,
  request: Request,
  otherwise = '/track-order',
): string {
  if (!given) return otherwise;
  const configured = [env.PUBLIC_URL, ...env.CORS_ORIGINS].map(originOf).filter(Boolean);
  const own = [new URL(request.url).origin, request.headers.get('origin')];
  const base = new URL(request.url).origin;
  let target: URL;
  try {
    target = new URL(given, base);
  } catch {
    throw new Refusal('validation', { detail: { field: 'callback' } });
  }
  const isWeb = target.protocol === 'http:' || target.protocol === 'https:';
  if (isWeb && configured.includes(target.origin)) return target.href;
  if (isWeb && own.includes(target.origin)) {
    // "//elsewhere.example" as a path would be another site.
    return `${target.pathname.replace(/^\/+/, '/')}${target.search}`;
  }
  throw new Refusal('validation', { detail: { field: 'callback' } });
}

/** `pending`: the money is on its way, or nobody can say just now. */
export type PaymentFlag = 'success' | 'fail' | 'cancel' | 'pending';

/** The address to go back to, with what was paid for (`order_id` or `trip_id`; nothing for a wallet) and what came of it, where that is known. */
export function callbackWith(
  callback: string,
  { orderId, tripId }: { orderId: number | null; tripId: number | null },
  flag: PaymentFlag | null,
): string {
  const base = 'http://own.invalid';
  const target = new URL(callback, base);
  if (tripId !== null) target.searchParams.set('trip_id', String(tripId));
  else if (orderId !== null) target.searchParams.set('order_id', String(orderId));
  if (flag) target.searchParams.set('flag', flag);
  return target.origin === base ? `${target.pathname}${target.search}` : target.href;
}

/** Where a payment is paid: of this shop, and a path unless its public address is configured. A gateway's page comes after it. */
export const payPageUrl = (env: Env, paymentId: string, language: Language): string =>
  `${env.PUBLIC_URL}${env.gateways[0]?.begins ?? '/pay'}/${paymentId}?lang=${language}`;
