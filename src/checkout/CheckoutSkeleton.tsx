import { Skeleton, Stack } from '@mantine/core';
import classes from '../ui/Checkout.module.css';

export function CheckoutSkeleton() {
  return (
    <div className={classes.columns} aria-busy>
      <Stack className={classes.steps}>
        <Skeleton height={420} radius="lg" />
        <Skeleton height={64} radius="lg" />
        <Skeleton height={64} radius="lg" />
      </Stack>
      <Skeleton height={320} radius="lg" />
    </div>
  );
}
