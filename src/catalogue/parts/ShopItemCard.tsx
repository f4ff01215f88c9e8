import type { Item } from '../../../domain/entities/catalogue';
import { ItemCard, type ItemCardProps } from '../../components/item/ItemCard';
import { needsChoosing } from '../../components/item/itemLinks';
import { ItemQuantity } from '../../flows/cart/ItemQuantity';
import { ChooseLink } from './ChooseLink';

/** An item card with its way into the cart: the plus, or the page where something must be chosen. */
export function ShopItemCard({ item, ...rest }: Omit<ItemCardProps, 'action'> & { item: Item }) {
  const action = needsChoosing(item) ? <ChooseLink item={item} /> : <ItemQuantity item={item} />;
  return <ItemCard item={item} action={action} {...rest} />;
}
