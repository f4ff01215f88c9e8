import { Trans } from '@lingui/react/macro';
import type { Item } from '../../../domain/entities/catalogue';
import classes from './Badges.module.css';

type Flagged = Pick<Item, 'organic' | 'recommended' | 'is_halal' | 'halal_tag_status'>;

/** The badges of an item: what is off, Organic, Recommend, Halal (CAT-14). */
export function ItemBadges({ item, percentOff }: { item: Flagged; percentOff: number }) {
  return (
    <ul className={classes.badges}>
      {percentOff > 0 && (
        <li className={classes.badge} data-tone="off">
          <bdi dir="ltr">-{percentOff}%</bdi>
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
      {item.is_halal === 1 && item.halal_tag_status === 1 && (
        <li className={classes.badge} data-tone="halal">
          <Trans>Halal</Trans>
        </li>
      )}
    </ul>
  );
}
