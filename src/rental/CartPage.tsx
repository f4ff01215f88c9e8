import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { planOf } from '../../domain/rental/tripPlan';
import { fromMillis } from '../../domain/values/money';
import { unitsFor } from '../../machines/rental/tripLine';
import { openOverlay } from '../flow/overlays';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import page from '../ui/Page.module.css';
import { Total, TotalBar } from '../ui/TotalBar';
import { usePageTitle } from '../ui/usePageTitle';
import { useTripCart } from './api/tripCart';
import classes from './CartPage.module.css';
import { TripSummary } from './parts/TripSummary';
import { useRentalModule } from './parts/useRentalModule';
import { providerLink } from './parts/vehicleLinks';
import { changeCartTrip } from './tripCart/changeCartTrip';
import { prefetchTripLines } from './tripCart/lineIntents';
import { TripLineRow } from './tripCart/TripLineRow';
import { TripTotal } from './tripCart/TripTotal';
import { TripTotalLabel } from './tripCart/TripTotalLabel';
import { useTripPrice } from './tripCart/useTripPrice';

const openClearing = () => void openOverlay(() => import('./tripCart/ClearTripDialog'), null);
const book = async () => (await import('./tripCart/proceedToBooking')).proceedToBooking();

/** `/rental/cart` (TRIP-01): the trip, its vehicles, and what it costs. */
export function CartPage() {
  const { t } = useLingui();
  usePageTitle(t`Trip Cart`);
  useRentalModule();
  const { cart, isLoading, error, refetch } = useTripCart();
  const price = useTripPrice(cart);
  useEffect(prefetchTripLines, []);
  const [first] = cart.carts;
  if (isLoading)
    return (
      <div className={page.page} aria-busy>
        <Skeleton height={120} radius="lg" mb="md" />
        <Skeleton height={240} radius="lg" />
      </div>
    );
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (!first || !cart.user_data)
    return (
      <EmptyState
        picture="no-trips"
        isPage
        title={<Trans>No vehicles added in your cart. Please add vehicle to your cart list.</Trans>}
        action={
          <Button component={Link} to="/home" radius="xl">
            <Trans>Continue Booking</Trans>
          </Button>
        }
      />
    );
  const plan = planOf(cart.user_data);
  const isWhole = cart.carts.every((line) => line.quantity <= unitsFor(line));
  const action = (
    <Button fullWidth size="lg" radius="xl" disabled={!isWhole} onClick={() => void book()}>
      <Trans context="of a trip">Proceed To Checkout</Trans>
    </Button>
  );
  const trouble = !isWhole && (
    <p className={page.soft} role="status">
      <Trans>Some vehicles are not free at this time. Change the time or remove them.</Trans>
    </p>
  );
  return (
    <div className={page.page}>
      <h1 className={page.title}>
        <Trans>Trip Cart</Trans>
      </h1>
      <div className={classes.columns}>
        <div className={classes.main}>
          <TripSummary trip={plan} onChange={() => void changeCartTrip(cart)} />
          <section className={classes.card}>
            <div className={classes.head}>
              <Link {...providerLink(first.provider)} className={page.more}>
                {first.provider.name}
              </Link>
              <Button variant="subtle" color="gray" size="compact-sm" onClick={openClearing}>
                <Trans>Clear Cart</Trans>
              </Button>
            </div>
            <ul className={classes.lines}>
              {cart.carts.map((line) => (
                <li key={line.id}>
                  <TripLineRow line={line} plan={plan} isOwn={price?.discountBy !== 'provider'} />
                </li>
              ))}
            </ul>
          </section>
        </div>
        <aside className={`${classes.card} ${classes.total}`}>
          <TripTotal cart={cart} />
          <div className={classes.wideOnly}>
            {action}
            {trouble}
          </div>
        </aside>
      </div>
      <TotalBar
        stands="aboveMenu"
        total={
          price && <Total label={<TripTotalLabel cart={cart} />} amount={fromMillis(price.total)} />
        }
        note={trouble}
        action={action}
      />
    </div>
  );
}
