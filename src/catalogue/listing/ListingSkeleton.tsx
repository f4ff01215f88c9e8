import { Skeleton } from '@mantine/core';
import classes from '../../ui/Page.module.css';
import { ItemCardSkeleton } from '../card/ItemCardSkeleton';

const places = Array.from({ length: 10 }, (_, place) => place);

export const ListingSkeleton = () => (
  <div className={classes.page} aria-busy>
    <Skeleton height={34} width={260} mb={20} />
    <div className={classes.items}>
      {places.map((place) => (
        <ItemCardSkeleton key={place} />
      ))}
    </div>
  </div>
);
