import type { Item } from '../../../domain/catalogue/catalogue';
import { type PriceTag, priceTag } from '../../../domain/catalogue/priceTag';
import { shopNow } from '../../client/steadyClock';
import { useConfig } from '../../client/useMoney';

export const usePriceTag = (item: Item): PriceTag =>
  priceTag(item, shopNow(), useConfig()?.digit_after_decimal_point ?? 2);
