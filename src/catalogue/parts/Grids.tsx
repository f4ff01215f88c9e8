import { VisuallyHidden } from '@mantine/core';
import type { Item, Store } from '../../../domain/entities/catalogue';
import { ItemCardSkeleton } from '../../components/item/ItemCardSkeleton';
import { StoreCardSkeleton } from '../../components/store/StoreCardSkeleton';
import classes from './Page.module.css';
import { ShopItemCard } from './ShopItemCard';
import { ShopStoreCard } from './ShopStoreCard';

const places = (count: number) => Array.from({ length: count }, (_, place) => place);

/** Names a grid for those who go from heading to heading; cards are headings of the next level. */
const GridHeading = ({ text }: { text: string }) => (
  <VisuallyHidden component="h2">{text}</VisuallyHidden>
);

/** Item cards in columns; `waiting` adds as many skeletons at the end. */
export function ItemGrid(props: {
  items: readonly Item[];
  waiting?: number;
  withStore?: boolean;
  label: string;
  /** Off where a heading of the same name already stands above the grid. */
  heading?: boolean;
}) {
  const { items, waiting = 0, withStore = true, label, heading = true } = props;
  return (
    <>
      {heading && <GridHeading text={label} />}
      <ul className={classes.items} aria-label={label} aria-busy={waiting > 0}>
        {items.map((item, place) => (
          <li key={item.id}>
            <ShopItemCard item={item} withStore={withStore} eager={place < 4} />
          </li>
        ))}
        {places(waiting).map((place) => (
          <li key={`waiting-${place}`} aria-hidden>
            <ItemCardSkeleton />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Store cards in columns. */
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
        {places(waiting).map((place) => (
          <li key={`waiting-${place}`} aria-hidden>
            <StoreCardSkeleton />
          </li>
        ))}
      </ul>
    </>
  );
}
