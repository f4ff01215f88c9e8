import type { Store } from '../../../domain/catalogue/catalogue';
import { StoreCard } from '../card/StoreCard';
import { Heart } from '../favourite/Heart';

export const ShopStoreCard = ({ store, eager = false }: { store: Store; eager?: boolean }) => (
  <StoreCard store={store} eager={eager} corner={<Heart kind="store" row={store} />} />
);
