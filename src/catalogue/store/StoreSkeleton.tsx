import { Skeleton } from '@mantine/core';
import page from '../../ui/Page.module.css';
import { ItemCardSkeleton } from '../card/ItemCardSkeleton';
import classes from './StoreHead.module.css';

const places = [0, 1, 2, 3, 4];

export const StoreSkeleton = () => (
  <div className={page.page} aria-busy>
    <div className={classes.ground}>
      <Skeleton height="100%" />
    </div>
    <div className={classes.who}>
      <Skeleton className={classes.logo} width={96} height={96} />
      <div className={classes.names}>
        <Skeleton height={28} width={240} mb={8} />
        <Skeleton height={16} width={180} />
      </div>
    </div>
    <Skeleton height={64} my="md" />
    <div className={page.items}>
      {places.map((place) => (
        <ItemCardSkeleton key={place} />
      ))}
    </div>
  </div>
);
