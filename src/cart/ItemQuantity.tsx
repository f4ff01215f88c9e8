import type { Item } from '../../domain/catalogue/catalogue';
import { quiet } from '../client/quiet';
import { prefetchAddToCart, requestAddToCart } from './addToCart/requestAddToCart';
import { useCartEntry } from './api/cart';
import { decreaseLine, increaseLine, prefetchLines } from './lineIntents';
import { QuantityStepper } from './QuantityStepper';

/** A change must show at once, the first one too: its code is there before the first press. */
const prefetch = () => {
  prefetchAddToCart();
  prefetchLines();
};
void quiet.then(prefetch);

export function ItemQuantity({ item, size }: { item: Item; size?: 'sm' | 'md' }) {
  const entry = useCartEntry(item);
  return (
    <QuantityStepper
      quantity={entry?.quantity ?? 0}
      name={item.name}
      onMore={() => void (entry ? increaseLine(entry) : requestAddToCart({ item, quantity: 1 }))}
      onLess={() => entry && void decreaseLine(entry)}
      onNear={prefetch}
      {...(size && { size })}
    />
  );
}
