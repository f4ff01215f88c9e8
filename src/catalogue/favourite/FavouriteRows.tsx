import { Link } from '@tanstack/react-router';
import type { Item, Store } from '../../../domain/catalogue/catalogue';
import { Price } from '../../ui/Price';
import { Rating } from '../../ui/Rating';
import { usePriceTag } from '../api/usePriceTag';
import { itemLink, storeLink } from '../card/itemLinks';
import { FavouriteRow } from './FavouriteRow';
import classes from './Wishlist.module.css';

/** A favourite item; it leads to its page (WISH-08). */
export function ItemRow({ item }: { item: Item }) {
  const tag = usePriceTag(item);
  const link = (
    <Link {...itemLink(item)} className={classes.link}>
      {item.name}
    </Link>
  );
  return (
    <FavouriteRow thing={{ kind: 'item', row: item }} picture={item.image_full_url} link={link}>
      <p className={classes.facts}>
        <span className={classes.text}>{item.store_name}</span>
        <Rating value={item.avg_rating} count={item.rating_count} />
      </p>
      <Price
        compact
        size="sm"
        amount={tag.discountedFrom}
        to={tag.discountedTo}
        was={tag.from}
        wasTo={tag.to}
      />
    </FavouriteRow>
  );
}

/** A favourite store: name, logo, rating and address (WISH-10); it leads to its page (WISH-08). */
export function StoreRow({ store }: { store: Store }) {
  const link = (
    <Link {...storeLink(store)} className={classes.link}>
      {store.name}
    </Link>
  );
  return (
    <FavouriteRow thing={{ kind: 'store', row: store }} picture={store.logo_full_url} link={link}>
      <p className={classes.facts}>
        <Rating value={store.avg_rating} count={store.rating_count} withCount />
      </p>
      <p className={classes.facts}>
        <span className={classes.text}>{store.address}</span>
      </p>
    </FavouriteRow>
  );
}
