import type { Store } from '../../../domain/entities/catalogue';
import { StoreCard } from '../../components/store/StoreCard';
import { Heart } from '../../flows/favourite/Heart';

/** A store card with its heart. */
export const ShopStoreCard = ({ store, eager = false }: { store: Store; eager?: boolean }) => (
  <StoreCard store={store} eager={eager} corner={<Heart kind="store" row={store} />} />
);
