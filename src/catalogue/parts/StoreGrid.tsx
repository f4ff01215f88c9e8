import type { Store } from '../../../domain/catalogue/catalogue';
import { GridHeading, placesFor } from '../../ui/GridHeading';
import classes from '../../ui/Page.module.css';
import { StoreCardSkeleton } from '../card/StoreCardSkeleton';
import { ShopStoreCard } from './ShopStoreCard';

export function StoreGrid(props: { stores: readonly Store[]; waiting?: number; label: string }) {
  const { stores, waiting = 0, label } = props;
  return (
    <>
      <GridHeading text={label} />
      <ul className={classes.stores} aria-label={label} aria-busy={waiting > 0}>
        {stores.map((store, place) => (
          <li key={store.id}>
            <ShopStoreCard store={store} eager={place < 3} />
          </li>
        ))}
        {placesFor(waiting).map((place) => (
          <li key={`waiting-${place}`} aria-hidden>
            <StoreCardSkeleton />
          </li>
        ))}
      </ul>
    </>
  );
}
