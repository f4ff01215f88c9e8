import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { sells } from '../../../domain/place/module';
import { onStorageChange } from '../../client/storage/storage';
import { couponWish, wishCoupon } from '../../client/storage/wishes';
import { usePlace } from '../../place/currentPlace';
import { openLocation } from '../../place/location/openLocation';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import page from '../../ui/Page.module.css';
import { allCouponsQuery } from '../api/coupons';
import { CouponCard } from './CouponCard';
import classes from './Coupons.module.css';

/** What can be saved at this place, with conditions; a coupon that is applied waits in the checkout (PAGE-02). */
export function CouponsPage() {
  const { hasLocation, module } = usePlace();
  const { t } = useLingui();
  if (sells(module, 'parcels')) {
    return (
      <EmptyState
        picture="nothing-found"
        isPage
        title={t`Parcels are sent without coupons`}
        action={
          <Button radius="xl" renderRoot={(props) => <Link to="/parcel" {...props} />}>
            <Trans>Send a parcel</Trans>
          </Button>
        }
      />
    );
  }
  if (hasLocation && module) {
    return <Coupons key={module.id} isRental={sells(module, 'trips')} />;
  }
  return (
    <EmptyState
      picture="outside-area"
      isPage
      title={<Trans>Coupons depend on where you are</Trans>}
      action={
        <Button radius="xl" onClick={() => void openLocation()}>
          <Trans>Choose a place</Trans>
        </Button>
      }
    />
  );
}

function Coupons({ isRental }: { isRental: boolean }) {
  const { t } = useLingui();
  const { data, error, isPending, refetch } = useQuery(allCouponsQuery(isRental));
  const wish = useSyncExternalStore(onStorageChange, couponWish);
  return (
    <>
      <h1 className={page.title}>
        <Trans>Coupons</Trans>
      </h1>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <EmptyState picture="nothing-found" title={<Trans>No coupons right now</Trans>} />
      )}
      <ul className={classes.list} aria-label={t`Coupons`} aria-busy={isPending}>
        {isPending &&
          [1, 2, 3, 4].map((place) => (
            <li key={place} aria-hidden>
              <Skeleton height={176} radius="lg" />
            </li>
          ))}
        {data?.map((coupon) => (
          <li key={coupon.code}>
            <CouponCard
              coupon={coupon}
              isRental={isRental}
              isApplied={wish === coupon.code}
              onApply={wishCoupon}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
