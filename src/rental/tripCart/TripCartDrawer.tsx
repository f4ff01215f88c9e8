import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Drawer, Skeleton } from '@mantine/core';
import { useEffect, useState } from 'react';
import { planOf } from '../../../domain/rental/tripPlan';
import { fromMillis } from '../../../domain/values/money';
import classes from '../../cart/CartDrawer.module.css';
import { handleEmitted } from '../../flow/emitted';
import { type OverlayProps, openOverlay } from '../../flow/overlays';
import { useCovered } from '../../flow/useCovered';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { LackNote } from '../../ui/LackNote';
import { Total, TotalBar } from '../../ui/TotalBar';
import { useIsLow } from '../../ui/useIsLow';
import { useIsPhone } from '../../ui/useIsPhone';
import { useTripCart } from '../api/tripCart';
import { TripSummary } from '../parts/TripSummary';
import { prefetchTripLines } from './lineIntents';
import { TripLineRow } from './TripLineRow';
import { TripTotal } from './TripTotal';
import { TripTotalLabel } from './TripTotalLabel';
import { useTripPrice } from './useTripPrice';

const openClearing = () => void openOverlay(() => import('./ClearTripDialog'), null);

/** The trip beside the page, over all of it on phones (TRIP-02 to TRIP-06). */
export default function TripCartDrawer({ onDone }: OverlayProps<null, void>) {
  const { t } = useLingui();
  const { cart, isLoading, error, refetch } = useTripCart();
  const isCovered = useCovered();
  const isPhone = useIsPhone();
  const isLow = useIsLow();
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  const go = (to: string) => {
    close();
    handleEmitted({ type: 'navigate', to });
  };
  useEffect(prefetchTripLines, []);
  const plan = cart.user_data && planOf(cart.user_data);
  const price = useTripPrice(cart);
  const [first] = cart.carts;
  return (
    <Drawer
      opened={isOpen}
      onClose={close}
      onExitTransitionEnd={() => onDone()}
      closeOnEscape={!isCovered}
      position="right"
      size={isPhone ? '100%' : 420}
      title={t`Trip Cart`}
      closeButtonProps={{ 'aria-label': t`Close the trip cart` }}
      transitionProps={{ duration: 200 }}
      classNames={{
        content: classes.content,
        header: classes.header,
        body: classes.body,
        title: classes.title,
      }}
    >
      <LackNote>
        <Trans>Changes to your trip need a connection.</Trans>
      </LackNote>
      {isLoading ? (
        <Skeleton height={220} radius="lg" />
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : !first || !plan ? (
        <EmptyState
          picture="no-trips"
          title={
            <Trans>No vehicles added in your cart. Please add vehicle to your cart list.</Trans>
          }
        />
      ) : (
        <>
          <TripSummary trip={plan} />
          <div className={classes.store} style={{ marginBlockStart: 12 }}>
            <span>{first.provider.name}</span>
            <Button variant="subtle" color="gray" size="compact-sm" onClick={openClearing}>
              <Trans>Clear Cart</Trans>
            </Button>
          </div>
          <ul className={classes.list} tabIndex={-1}>
            {cart.carts.map((line) => (
              <li key={line.id}>
                <TripLineRow
                  line={line}
                  plan={plan}
                  isOwn={price?.discountBy !== 'provider'}
                  onLeave={close}
                />
              </li>
            ))}
          </ul>
          <TripTotal cart={cart} isInBar={isLow} />
        </>
      )}
      <div className={classes.foot}>
        {first ? (
          <TotalBar
            stands="inside"
            total={
              isLow &&
              price && (
                <Total label={<TripTotalLabel cart={cart} />} amount={fromMillis(price.total)} />
              )
            }
            action={
              <Button fullWidth size="lg" radius="xl" onClick={() => go('/rental/cart')}>
                <Trans>Review the trip</Trans>
              </Button>
            }
          />
        ) : (
          <Button fullWidth size="lg" radius="xl" variant="light" onClick={() => go('/home')}>
            <Trans>Continue Booking</Trans>
          </Button>
        )}
      </div>
    </Drawer>
  );
}
