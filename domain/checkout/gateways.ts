import type { Config } from '../config';
import type { PaymentMethod } from '../orders/order';

export type Listed = Config['active_payment_method_list'];

/** A way to pay, and through whom where several take digital payments (WAL-07). */
export interface PaymentChoice {
  readonly method: PaymentMethod;
  /** One of those that the back end lists; null leaves it to the back end, which takes the first. */
  readonly gateway: string | null;
}

/** One way to pay online as it is offered; without a picture where there is nothing to tell apart. */
export interface OnlineWay {
  readonly gateway: string | null;
  readonly title: string;
  readonly image: string;
}

/** The ways to pay online: one for each that the back end lists, and one where it lists none or one. */
export function onlineWays(listed: Listed): OnlineWay[] {
  if (listed.length < 2) {
    return [{ gateway: null, title: listed[0]?.gateway_title ?? '', image: '' }];
  }
  return listed.map(({ gateway, gateway_title, gateway_image_full_url }) => ({
    gateway,
    title: gateway_title || gateway,
    image: gateway_image_full_url,
  }));
}

/** Whether the back end lists a gateway among several; what it no longer lists was chosen for nothing. */
export const isListed = (gateway: string | null | undefined, listed: Listed): boolean =>
  onlineWays(listed).some((way) => way.gateway !== null && way.gateway === gateway);

/** Through whom it is paid: who was chosen while still listed, else the first of several; null leaves it to the back end. */
export const gatewayAmong = (gateway: string | null | undefined, listed: Listed): string | null =>
  isListed(gateway, listed) ? (gateway ?? null) : (onlineWays(listed)[0]?.gateway ?? null);

const mark = 'digital_payment:';

/** A choice as one word, as a group of radios wants it; null while nothing is chosen. */
export function choiceValue(
  { method, gateway }: { method: PaymentMethod | null; gateway: string | null },
  listed: Listed,
): string | null {
  if (method !== 'digital_payment') return method;
  const [first] = onlineWays(listed);
  // Nothing was said of it: the back end takes the first.
  const chosen = gateway ?? first?.gateway ?? null;
  return first?.gateway == null ? method : `${mark}${chosen}`;
}

export const choiceIn = (value: string): PaymentChoice =>
  value.startsWith(mark)
    ? { method: 'digital_payment', gateway: value.slice(mark.length) }
    : { method: value as PaymentMethod, gateway: null };

export const gatewayPart = (
  method: PaymentMethod | null,
  gateway: string | null | undefined,
): { payment_gateway?: string } =>
  method === 'digital_payment' && gateway ? { payment_gateway: gateway } : {};
