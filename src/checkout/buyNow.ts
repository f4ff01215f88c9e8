import type { AddToCartPayload } from '../../domain/cart/cart';
import { router } from '../app/router';
import { randomKey } from '../client/attempts';
import { buyNowLine } from '../client/storage/orderKeys';

/** Orders one thing at once, beside the cart (CHK-02, CHK-03). Goes to the checkout. */
export async function startBuyNow(
  line: Omit<AddToCartPayload, 'guest_id' | 'price'>,
  page: 'buy_now' | 'campaign',
): Promise<void> {
  buyNowLine.set({ ...line, price: 0, key: randomKey() });
  await router.navigate({ to: '/checkout', search: { page } });
}
