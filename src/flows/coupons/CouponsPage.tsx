import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { allCouponsQuery } from '../../api/coupons';
import { usePlace } from '../../app/place';
import page from '../../catalogue/parts/Page.module.css';
import { EmptyState } from '../../components/EmptyState';
import { ErrorState } from '../../components/ErrorState';
import { onStorageChange } from '../../storage/storage';
import { couponWishKey } from '../../storage/wishes';
import { openLocation } from '../location/openLocation';
import { CouponCard } from './CouponCard';
import classes from './Coupons.module.css';

/** What can be saved at this place, with conditions; a coupon that is applied waits in the checkout (PAGE-02). */
export function CouponsPage() {
  const { hasLocation, module } = usePlace();
  if (hasLocation && module) return <Coupons key={module.id} />;
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

function Coupons() {
  const { t } = useLingui();
  const { data, error, isPending, refetch } = useQuery(allCouponsQuery());
  const wish = useSyncExternalStore(onStorageChange, couponWishKey.get);
  return (
    <>
      <h1 className={page.title}>
        <Trans>Coupons</Trans>
      </h1>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <EmptyState picture="nothing-found" title={<Trans>There is no coupon right now</Trans>} />
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
              isApplied={wish === coupon.code}
              onApply={(code) => couponWishKey.set(code)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
