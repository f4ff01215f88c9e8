import { Trans } from '@lingui/react/macro';
import type { Item } from '../../../domain/catalogue/catalogue';
import type { PriceTag } from '../../../domain/catalogue/priceTag';
import classes from './Badges.module.css';
import { OfferText } from './OfferText';

type Flagged = Pick<Item, 'organic' | 'recommended' | 'is_halal' | 'halal_tag_status'>;

/** The badges of an item: what is off, what would be if more was bought, Halal (short, so that it shares a row), Organic, Recommend (CAT-14). */
export function ItemBadges(props: { item: Flagged; tag: PriceTag; brief?: boolean }) {
  const { item, tag, brief = false } = props;
  const percent = tag.percentOff;
  return (
    <ul className={classes.badges}>
      {percent > 0 && (
        <li className={classes.badge} data-tone="off">
          <Trans>{percent}% off</Trans>
        </li>
      )}
      {tag.offer && (
        <li className={classes.badge} data-tone="offer">
          <OfferText offer={tag.offer} brief={brief} />
        </li>
      )}
      {item.is_halal === 1 && item.halal_tag_status === 1 && (
        <li className={classes.badge} data-tone="halal">
          <Trans>Halal</Trans>
        </li>
      )}
      {item.organic === 1 && (
        <li className={classes.badge} data-tone="organic">
          <Trans>Organic</Trans>
        </li>
      )}
      {item.recommended === 1 && (
        <li className={classes.badge} data-tone="recommend">
          <Trans>Recommend</Trans>
        </li>
      )}
    </ul>
  );
}
