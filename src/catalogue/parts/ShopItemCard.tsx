import { memo } from 'react';
import type { Item } from '../../../domain/catalogue/catalogue';
import { ItemQuantity } from '../../cart/ItemQuantity';
import { ItemCard, type ItemCardProps } from '../card/ItemCard';
import { needsChoosing } from '../card/itemLinks';
import { Heart } from '../favourite/Heart';
import { ChooseLink } from './ChooseLink';
import { QuickLook } from './QuickLook';

type ShopItemCardProps = Omit<ItemCardProps, 'action' | 'corner' | 'look'> & { item: Item };

/**
 * An item card with its heart, its quick view and its way into the cart: the plus, or the page where
 * something must be chosen.
 */
export const ShopItemCard = memo(function ShopItemCard({ item, ...rest }: ShopItemCardProps) {
  const action = needsChoosing(item) ? <ChooseLink item={item} /> : <ItemQuantity item={item} />;
  return (
    <ItemCard
      item={item}
      action={action}
      corner={<Heart kind="item" row={item} />}
      look={<QuickLook item={item} />}
      {...rest}
    />
  );
});
