import { Skeleton } from '@mantine/core';
import card from '../../ui/PictureCard.module.css';
import classes from './ItemCard.module.css';

export function ItemCardSkeleton() {
  return (
    <div className={card.card} aria-hidden>
      <div className={card.ground}>
        <Skeleton height="100%" radius={0} />
      </div>
      <div className={classes.words}>
        <div className={classes.name}>
          <Skeleton height={14} mt={4} width="85%" />
        </div>
        <div className={classes.facts}>
          <Skeleton height={12} width="55%" />
        </div>
        <Skeleton height={16} width="40%" />
      </div>
    </div>
  );
}
