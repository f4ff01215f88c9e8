import { isValidSlot } from '../../domain/catalogue/schedule';
import type { OrderType, PaymentMethod } from '../../domain/orders/order';
import { type Millis, toMillis } from '../../domain/values/money';
import { phoneOf } from '../../domain/values/phone';
import { digitsOf } from '../../domain/values/phoneDigits';
import { isStoreOpen } from '../catalogue/stores/openNow';
import { providerFor } from '../checkout/payment/taker';
import type { Env } from '../env';
import { Refusal } from '../http/refusal';
import { wrongPhone } from '../identity/identifiers';
import { t } from '../locales/t';
import type { Ground, OrderScope } from './ground';

/** How many days ahead an order can be planned. */
const scheduleDays = 7;

/** The spec's words (CHK-04). */
const codLimit = t(
  'The total amount of the order, exceeds maximum amount of the cash on delivery method',
);

/**
 * Whether somebody may order.
 * @returns the number to call back, as it is kept
 * @throws Refusal `guest_checkout_off`, `contact_required`
 */
export function checkShopper(
  scope: Pick<OrderScope, 'caller'>,
  ground: Pick<Ground, 'config'>,
  contactNumber: string,
): string {
  if (scope.caller.kind === 'guest' && ground.config.guest_checkout_status !== 1) {
    throw new Refusal('guest_checkout_off');
  }
  const phone = phoneOf(contactNumber, ground.config.country);
  if (phone !== null) return phone;
  const isMissing = digitsOf(contactNumber) === '';
  throw new Refusal('contact_required', {
    ...(!isMissing && { message: wrongPhone }),
    detail: { field: 'contact_person_number' },
  });
}

/** @throws Refusal `unavailable` when shop or store do not hand out orders this way, `validation` without an address */
export function checkHandover(type: OrderType, ground: Ground): void {
  const { config, store } = ground;
  const isPossible =
    type === 'delivery'
      ? config.home_delivery_status === 1 && store.delivery
      : type === 'take_away' && config.take_away_status === 1 && store.takeAway;
  if (!isPossible) throw new Refusal('unavailable', { status: 400 });
  if (type === 'delivery' && !ground.address) {
    throw new Refusal('validation', {
      message: t('Please add your delivery address'),
      detail: { field: 'latitude' },
    });
  }
}

/**
 * The time an order is for; null means now.
 * @throws Refusal `store_closed` for now, `schedule_invalid` for a time that is no slot
 */
export function readSchedule(
  scheduleAt: string | null | undefined,
  ground: Ground,
  now: Date,
): Date | null {
  const { config, store, timeZone } = ground;
  if (!store.active) throw new Refusal('store_closed');
  if (!scheduleAt) {
    if (!isStoreOpen(store, now, timeZone)) throw new Refusal('store_closed');
    return null;
  }
  const isSlot = isValidSlot(scheduleAt, store.schedules, now, {
    timeZone,
    slotMinutes: config.schedule_order_slot_duration,
    leadMinutes: 0,
    days: scheduleDays,
  });
  const isPaused = store.closedUntil !== null && store.closedUntil > new Date(scheduleAt);
  if (isPaused || config.schedule_order !== 1 || !store.scheduleOrder || !isSlot) {
    throw new Refusal('schedule_invalid');
  }
  return new Date(scheduleAt);
}

/** Whether orders can be paid out of wallets; trips cannot. @throws Refusal `payment_unavailable` */
export function checkWallet(config: Ground['config']): void {
  if (config.customer_wallet_status !== 1) throw new Refusal('payment_unavailable');
}

/** Whether it moves only once a payment page was paid: where nothing is due there is none. */
export const waitsForPage = (method: PaymentMethod, total: Millis): boolean =>
  method === 'digital_payment' && total > 0;

/** Whether nothing is left to pay as soon as it is there. */
export const isPaidAtOnce = (method: PaymentMethod, total: Millis): boolean =>
  method === 'wallet' || (method === 'digital_payment' && total === 0);

/**
 * Whether the shop takes this way of paying for an amount, and lists whoever is to take a digital payment (WAL-07).
 * @throws Refusal `payment_unavailable`, `cod_limit`
 */
export function checkPayment(
  method: PaymentMethod,
  total: Millis,
  config: Ground['config'],
  env: Env,
  gateway: string | null = null,
): void {
  if (method === 'cash_on_delivery') {
    if (config.cash_on_delivery !== 1) throw new Refusal('payment_unavailable');
    const most = config.cod_max_amount;
    if (most !== null && most > 0 && total > toMillis(most)) {
      throw new Refusal('cod_limit', { message: codLimit, detail: { maximum: most } });
    }
    return;
  }
  const isListed =
    gateway === null || config.active_payment_method_list.some((one) => one.gateway === gateway);
  const provider = config.digital_payment === 1 ? providerFor(env, gateway) : undefined;
  if (method !== 'digital_payment' || !provider || !isListed) {
    throw new Refusal('payment_unavailable');
  }
  if (total > 0 && provider.units(total) < provider.least) throw new Refusal('payment_unavailable');
}
