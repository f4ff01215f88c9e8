import { Skeleton } from '@mantine/core';
import classes from './Vehicle.module.css';

/** A vehicle card before its vehicle has arrived. */
export const VehicleCardSkeleton = () => (
  <div className={classes.card}>
    <Skeleton radius={0} className={classes.ground} />
    <div className={classes.words}>
      <Skeleton height={16} width="70%" />
      <Skeleton height={12} mt={8} />
      <Skeleton height={12} width="60%" />
      <div className={classes.foot}>
        <Skeleton height={18} width={90} />
      </div>
    </div>
  </div>
);
