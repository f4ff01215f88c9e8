import { Trans } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import type { TripQuote } from '../../../domain/rental/trip';
import type { TripCart } from '../../../domain/rental/tripCart';
import { unitsFor } from '../../../machines/rental/tripLine';
import classes from '../../ui/Checkout.module.css';
import { ErrorState } from '../../ui/ErrorState';
import { Picture } from '../../ui/Picture';
import { TripAmounts } from './TripAmounts';

const TripLineTrouble = lazy(() => import('../tripCart/TripLineTrouble'));

interface TripAsideProps {
  cart: TripCart;
  quote: UseQueryResult<TripQuote>;
  couponCode: string | null;
  isOld: boolean;
  action: ReactNode;
}

export function TripAside({ cart, quote, couponCode, isOld, action }: TripAsideProps) {
  return (
    <aside className={classes.summary} aria-labelledby="trip-summary">
      <h2 id="trip-summary" className={classes.stepTitle}>
        <Trans>Your trip</Trans>
      </h2>
      <div className={classes.soft}>{cart.carts[0]?.provider.name}</div>
      <ul className={classes.lines}>
        {cart.carts.map((line) => (
          <li key={line.id} className={classes.line} tabIndex={-1}>
            <Picture
              src={line.vehicle.thumbnail_full_url}
              alt=""
              kind="vehicle"
              width={48}
              height={48}
              className={classes.thumb}
            />
            <div className={classes.grow}>
              {line.vehicle.name}
              {line.quantity > unitsFor(line) && (
                <Suspense fallback={null}>
                  <TripLineTrouble line={line} type={cart.user_data?.rental_type} />
                </Suspense>
              )}
            </div>
            <bdi className={classes.soft}>× {line.quantity}</bdi>
          </li>
        ))}
      </ul>
      {quote.data ? (
        <TripAmounts amounts={quote.data} couponCode={couponCode} isOld={isOld} />
      ) : quote.error ? (
        <ErrorState error={quote.error} onRetry={() => void quote.refetch()} />
      ) : (
        <Skeleton height={120} />
      )}
      <div className={classes.wideOnly}>{action}</div>
    </aside>
  );
}
