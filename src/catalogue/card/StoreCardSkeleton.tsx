import { Skeleton } from '@mantine/core';
import classes from './StoreCard.module.css';

export function StoreCardSkeleton() {
  return (
    <div className={classes.card} aria-hidden>
      <div className={classes.ground}>
        <Skeleton height="100%" radius={0} />
      </div>
      <div className={classes.words}>
        <div className={classes.head}>
          <Skeleton height={18} my={4} width="60%" />
        </div>
        <Skeleton height={13} my={5} width="80%" />
      </div>
    </div>
  );
}
