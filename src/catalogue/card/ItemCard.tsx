import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Item } from '../../../domain/catalogue/catalogue';
import { orderableWhen } from '../../../domain/catalogue/orderable';
import { pictureSizes } from '../../client/pictureOffer';
import { Picture } from '../../ui/Picture';
import card from '../../ui/PictureCard.module.css';
import { Price } from '../../ui/Price';
import { Rating } from '../../ui/Rating';
import { usePriceTag } from '../api/usePriceTag';
import { ItemBadges } from './ItemBadges';
import classes from './ItemCard.module.css';
import { itemLink } from './itemLinks';
import { VegMark } from './VegMark';

export interface ItemCardProps {
  item: Item;
  /** What stands over the picture's lower corner: the plus that turns into a stepper. */
  action?: ReactNode;
  /** What stands over the picture's upper corner: the heart. */
  corner?: ReactNode;
  /** What stands over the picture's other lower corner: the quick view. */
  look?: ReactNode;
  /** Not in a store's own list, where it would say the same on every card. */
  withStore?: boolean;
  eager?: boolean;
}

/** An item in a list or rail (CAT-14, CAT-15): the whole card is one link, what can be pressed stands above it. */
export function ItemCard(props: ItemCardProps) {
  const { item, action, corner, look, withStore = true, eager = false } = props;
  const tag = usePriceTag(item);
  const when = orderableWhen(item);
  const unavailable = when === 'never';
  return (
    <article className={card.card} data-unavailable={unavailable || undefined}>
      <div className={card.ground}>
        <Picture
          src={item.image_full_url}
          alt=""
          width={400}
          height={300}
          sizes={pictureSizes.card}
          eager={eager}
          className={card.picture}
        />
        <ItemBadges item={item} tag={tag} brief />
        {when !== 'now' && (
          <span className={classes.out}>
            {when === 'later' ? (
              <Trans>Order for later</Trans>
            ) : item.stock === 0 ? (
              <Trans>Out of Stock</Trans>
            ) : (
              <Trans>Not available now</Trans>
            )}
          </span>
        )}
      </div>
      <div className={classes.words}>
        <h3 className={classes.name}>
          <Link {...itemLink(item)} className={card.link}>
            {item.name}
          </Link>
        </h3>
        <div className={classes.facts}>
          {withStore && <span className={classes.store}>{item.store_name}</span>}
          <VegMark item={item} />
          <Rating value={item.avg_rating} count={item.rating_count} />
        </div>
        <Price
          compact
          amount={tag.discountedFrom}
          to={tag.discountedTo}
          was={tag.from}
          wasTo={tag.to}
        />
      </div>
      {corner && <div className={classes.corner}>{corner}</div>}
      {look && <div className={classes.look}>{look}</div>}
      {action && !unavailable && <div className={card.action}>{action}</div>}
    </article>
  );
}
