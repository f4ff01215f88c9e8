import type { Item } from '../../../domain/catalogue/catalogue';
import { GridHeading, placesFor } from '../../ui/GridHeading';
import classes from '../../ui/Page.module.css';
import { ItemCardSkeleton } from '../card/ItemCardSkeleton';
import { ShopItemCard } from './ShopItemCard';

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
        {placesFor(waiting).map((place) => (
          <li key={`waiting-${place}`} aria-hidden>
            <ItemCardSkeleton />
          </li>
        ))}
      </ul>
    </>
  );
}
