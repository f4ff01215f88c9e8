import type { Item } from '../../domain/entities/catalogue';
import { type PriceTag, priceTag } from '../../domain/pricing/priceTag';
import { useConfig } from './useMoney';

/** What one piece of an item costs now, bought alone. */
export const usePriceTag = (item: Item): PriceTag =>
  priceTag(item, new Date(), useConfig()?.digit_after_decimal_point ?? 2);
