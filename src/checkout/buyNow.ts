import type { AddToCartPayload } from '../../domain/cart/cart';
import type { Item } from '../../domain/catalogue/catalogue';
import { placesOf } from '../../domain/catalogue/choicePlaces';
import { defaultLanguage } from '../../domain/language/languages';
import { router } from '../app/router';
import { randomKey } from '../client/attempts';
import { buyNowLine } from '../client/storage/orderKeys';
import { languageKey } from '../client/storage/storage';

/** Orders one thing at once, beside the cart (CHK-02, CHK-03). Goes to the checkout. */
export async function startBuyNow(
  item: Item,
  line: Omit<AddToCartPayload, 'guest_id' | 'price' | 'item_id'>,
  page: 'buy_now' | 'campaign',
): Promise<void> {
  const places = placesOf(item, line.variation);
  const at = places?.map((place) => [...place]);
  const language = languageKey.get() ?? defaultLanguage;
  const chosen = at && at.length > 0 ? { language, at } : undefined;
  buyNowLine.set({ ...line, item_id: item.id, price: 0, chosen, key: randomKey() });
  await router.navigate({ to: '/checkout', search: { page } });
}
