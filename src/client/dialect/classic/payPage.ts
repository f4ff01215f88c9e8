import { runtimeConfig } from '../../runtimeConfig';
import { paidOrderKey } from '../../storage/orderKeys';

interface Paid {
  orderId: number;
  /** The customer's number, or the guest's id. */
  payer: string | number;
  gateway: string;
  callback: string;
}

/**
 * The page that takes a payment: the browser goes there itself. It leads back with a flag behind a question mark,
 * whatever the address held before, so that the order's number waits in the browser.
 */
export function payPage({ orderId, payer, gateway, callback }: Paid): string {
  paidOrderKey.set(orderId);
  const [address] = callback.split('?');
  const query = new URLSearchParams({
    order_id: String(orderId),
    customer_id: String(payer),
    payment_platform: 'web',
    payment_method: gateway,
    callback: address ?? '',
  });
  return `${runtimeConfig.apiUrl}/payment-mobile?${query}`;
}
