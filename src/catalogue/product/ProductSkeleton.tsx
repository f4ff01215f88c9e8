import { Skeleton } from '@mantine/core';
import page from '../../ui/Page.module.css';
import classes from './Product.module.css';

export const ProductSkeleton = () => (
  <div className={page.page} aria-busy>
    <div className={classes.columns}>
      <Skeleton className={classes.ground} height="auto" />
      <div className={classes.info}>
        <Skeleton height={16} width={140} />
        <Skeleton height={32} width="80%" />
        <Skeleton height={18} width={160} />
        <Skeleton height={34} width={120} />
        <Skeleton height={90} />
        <Skeleton height={48} radius="xl" />
      </div>
    </div>
  </div>
);
