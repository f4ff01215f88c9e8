import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { profileQuery } from '../../account/api/profile';
import { configQuery } from '../../client/shopQueries';
import { useWhose } from '../../client/useWhose';
import { useSession } from '../../identity/session';
import { openSignIn } from '../../identity/signIn/openSignIn';
import classes from '../../ui/Checkout.module.css';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { usePageTitle } from '../../ui/usePageTitle';
import { useTripCart } from '../api/tripCart';
import { BookingTrouble } from './BookingTrouble';
import { knownContact } from './contact';
import { TripCheckout } from './TripCheckout';
import { useBooking } from './useBooking';

/** `/checkout` of the rental module: gathers what the booking stands on, and then opens it (BOOK-01). */
export default function TripCheckoutRoute() {
  const { t } = useLingui();
  usePageTitle(t({ message: 'Checkout', context: 'of a trip' }));
  const { signedIn } = useSession();
  const trip = useTripCart();
  const { actor, isPending, isElsewhere } = useBooking(
    !trip.isLoading && !trip.error && trip.cart.carts.length === 0,
  );
  const config = useQuery(configQuery());
  const profile = useQuery({ ...profileQuery(), enabled: signedIn });
  const whose = useWhose(signedIn ? (profile.data?.id ?? null) : null);
  const isLoading = trip.isLoading || !config.data || (signedIn && profile.isLoading);
  const error = trip.error ?? config.error;
  const isShut = !signedIn && config.data?.guest_checkout_status !== 1;
  const customer =
    signedIn && profile.data
      ? {
          name: `${profile.data.f_name} ${profile.data.l_name}`.trim(),
          phone: profile.data.phone ?? '',
        }
      : null;
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>
        <Trans context="of a trip">Checkout</Trans>
      </h1>
      {error ? (
        <ErrorState error={error} onRetry={trip.refetch} />
      ) : isLoading || !config.data ? (
        <div className={classes.columns} aria-busy>
          <Skeleton height={420} radius="lg" />
          <Skeleton height={320} radius="lg" />
        </div>
      ) : trip.cart.carts.length === 0 && !isPending && !isElsewhere ? (
        <EmptyState
          picture="no-trips"
          title={
            <Trans>No vehicles added in your cart. Please add vehicle to your cart list.</Trans>
          }
          action={
            <Button radius="xl" renderRoot={(props) => <Link to="/home" {...props} />}>
              <Trans>Continue Booking</Trans>
            </Button>
          }
        />
      ) : isShut && !isElsewhere ? (
        <>
          <EmptyState
            picture="sign-in"
            title={<Trans>Sign in to book</Trans>}
            action={
              <Button radius="xl" onClick={() => void openSignIn()}>
                <Trans>Sign in</Trans>
              </Button>
            }
          />
          <BookingTrouble actor={actor} />
        </>
      ) : (
        <TripCheckout
          // Another contact is known of another shopper; the booking under way goes on.
          key={`${signedIn} ${whose}`}
          actor={actor}
          cart={trip.cart}
          config={config.data}
          signedIn={signedIn}
          known={knownContact(customer)}
        />
      )}
    </div>
  );
}
