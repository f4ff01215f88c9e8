import { Trans } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import classes from '../../catalogue/product/Product.module.css';
import { EmptyState } from '../../ui/EmptyState';
import page from '../../ui/Page.module.css';

export const VehicleSkeleton = () => (
  <div className={`${page.page} ${classes.columns}`} aria-busy>
    <Skeleton style={{ aspectRatio: '4 / 3' }} height="auto" radius="lg" />
    <div>
      <Skeleton height={32} width="60%" />
      <Skeleton height={16} mt="lg" />
      <Skeleton height={48} mt="xl" width={220} radius="xl" />
    </div>
  </div>
);

export const MissingVehicle = () => (
  <EmptyState
    picture="not-found"
    isPage
    title={<Trans>This vehicle is not here</Trans>}
    action={
      <Button
        radius="xl"
        renderRoot={(props) => (
          <Link to="/rental/vehicle-search" search={{ all_category: 1 }} {...props} />
        )}
      >
        <Trans>See all vehicles</Trans>
      </Button>
    }
  >
    <Trans>It may no longer be offered, or the link is old.</Trans>
  </EmptyState>
);
