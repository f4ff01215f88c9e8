import { Skeleton } from '@mantine/core';
import card from '../../ui/PictureCard.module.css';
import classes from './Vehicle.module.css';

export const VehicleCardSkeleton = () => (
  <div className={card.card}>
    <Skeleton radius={0} className={card.ground} />
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
