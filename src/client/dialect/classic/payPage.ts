import { runtimeConfig } from '../../runtimeConfig';
import { paidOrderKey } from '../../storage/orderKeys';
import type { Facts } from './facts';
import { type Row, rowsIn, word } from './values';

interface Paid {
  orderId: number;
  /** The customer's number, or the guest's id. */
  payer: string | number;
  /** What was asked: the way to pay, of which the first is taken where none is named, and where to lead back to. */
  asked: Row;
}

/**
 * The page that takes a payment: the browser goes there itself. It leads back with a flag behind a question mark,
 * whatever the address held before, so that the order's number waits in the browser.
 */
export function payPage({ settings }: Facts, { orderId, payer, asked }: Paid): string {
  paidOrderKey.set(orderId);
  const [callback = ''] = word(asked.callback).split('?');
  const [first] = rowsIn(settings.active_payment_method_list);
  const query = new URLSearchParams({
    order_id: String(orderId),
    customer_id: String(payer),
    payment_platform: 'web',
    payment_method: word(asked.payment_gateway) || word(first?.gateway),
    callback,
  });
  return `${runtimeConfig.apiUrl}/payment-mobile?${query}`;
}
