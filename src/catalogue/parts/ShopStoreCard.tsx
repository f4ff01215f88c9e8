import { memo } from 'react';
import type { Store } from '../../../domain/catalogue/catalogue';
import { StoreCard } from '../card/StoreCard';
import { Heart } from '../favourite/Heart';

interface ShopStoreCardProps {
  store: Store;
  eager?: boolean;
}

export const ShopStoreCard = memo(function ShopStoreCard({
  store,
  eager = false,
}: ShopStoreCardProps) {
  return <StoreCard store={store} eager={eager} corner={<Heart kind="store" row={store} />} />;
});
