import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useCallback, useMemo, useState } from 'react';
import type { Config } from '../../../domain/entities/config';
import type { PaymentMethod } from '../../../domain/entities/order';
import type { TripCart } from '../../../domain/entities/rental/tripCart';
import { planOf } from '../../../domain/tripPlan';
import type { BookTripOutput } from '../../../machines/bookTrip';
import { liveBookTripMachine, pendingTrip } from '../../actors/bookTripActors';
import { refreshTripCart } from '../../api/tripCart';
import { tripQuoteQuery } from '../../api/trips';
import { useMoney } from '../../api/useMoney';
import { useFlow } from '../../app/useFlow';
import { ErrorState } from '../../components/ErrorState';
import { Picture } from '../../components/Picture';
import { TripSummary } from '../../rental/parts/TripSummary';
import { rememberTrip } from '../../storage/rentalKeys';
import classes from '../checkout/Checkout.module.css';
import { BookingTrouble } from './BookingTrouble';
import { ContactCard } from './ContactCard';
import { type ContactValues, rememberContact, useContactForm } from './contact';
import { bookIntents } from './intents';
import { TripAmounts } from './TripAmounts';
import { TripCoupons } from './TripCoupons';
import { TripPayment, tripPaymentMethods } from './TripPayment';

interface TripCheckoutProps {
  cart: TripCart;
  config: Config;
  signedIn: boolean;
  known: ContactValues;
}

/** The checkout of a trip (BOOK-01): contact, coupon, payment, every amount, one button. */
export function TripCheckout({ cart, config, signedIn, known }: TripCheckoutProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const money = useMoney();
  const [code, setCode] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const [method, setMethod] = useState<PaymentMethod | null>(tripPaymentMethods(config)[0] ?? null);
  const onDone = useCallback(
    async (output: BookTripOutput | null) => {
      if (!output) return;
      const { tripId, contactNumber, redirect } = output;
      rememberTrip(tripId, contactNumber);
      await navigate({
        to: '/my-trips',
        search: {
          trip_id: tripId,
          ...(signedIn ? {} : { contact_number: contactNumber }),
          booked: redirect ? undefined : 1,
        },
        replace: true,
      });
      void refreshTripCart();
      // Back on the payment page leads to the trip that waits for it, not to an empty checkout.
      if (redirect) window.location.assign(redirect);
    },
    [navigate, signedIn],
  );
  const [pending] = useState(pendingTrip);
  const actor = useFlow(liveBookTripMachine, { input: { pending }, onDone });
  const intents = useMemo(() => bookIntents(actor), [actor]);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const form = useContactForm(known, signedIn, intents.edit);
  const quote = useQuery(tripQuoteQuery(cart, code));
  const isOld = quote.isPlaceholderData || quote.isFetching;
  const book = ({ name, phone, email }: ContactValues) => {
    if (!quote.data || !method) return;
    if (!signedIn) rememberContact({ name, phone, email });
    intents.submit({
      payment_method: method,
      trip_amount: quote.data.total,
      coupon_code: quote.data.coupon ? code : null,
      contact_person_name: name,
      contact_person_number: phone,
      contact_person_email: signedIn ? null : email,
      trip_note: note,
    });
  };
  const plan = cart.user_data && planOf(cart.user_data);
  const action = (
    <Button
      type="submit"
      fullWidth
      size="lg"
      radius="xl"
      loading={isBusy}
      disabled={!quote.data || !method}
    >
      <Trans>Confirm booking</Trans>
    </Button>
  );
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(book, (errors) => {
        const [first] = Object.keys(errors);
        if (first) form.getInputNode(first)?.focus();
      })}
    >
      <BookingTrouble actor={actor} />
      <div className={classes.columns}>
        <div className={classes.steps}>
          {plan && <TripSummary trip={plan} />}
          <ContactCard form={form} config={config} withEmail={!signedIn} />
          <TripCoupons
            providerId={cart.carts[0]?.provider.id ?? 0}
            quote={quote.data}
            code={code}
            onChange={(next) => {
              setCode(next);
              intents.edit();
            }}
          />
          <TripPayment config={config} method={method} onChange={setMethod} />
          <section className={classes.step}>
            <Textarea
              label={t`Note for the provider (optional)`}
              maxLength={1000}
              value={note}
              onChange={({ currentTarget }) => setNote(currentTarget.value)}
            />
          </section>
        </div>
        <aside className={classes.summary} aria-labelledby="trip-summary">
          <h2 id="trip-summary" className={classes.stepTitle}>
            <Trans>Your trip</Trans>
          </h2>
          <div className={classes.soft}>{cart.carts[0]?.provider.name}</div>
          <ul className={classes.lines}>
            {cart.carts.map(({ id, vehicle, quantity }) => (
              <li key={id} className={classes.line}>
                <Picture
                  src={vehicle.thumbnail_full_url}
                  alt=""
                  kind="vehicle"
                  width={48}
                  height={48}
                  className={classes.thumb}
                />
                <div className={classes.grow}>{vehicle.name}</div>
                <bdi className={classes.soft}>× {quantity}</bdi>
              </li>
            ))}
          </ul>
          {quote.data ? (
            <TripAmounts amounts={quote.data} couponCode={code} isOld={isOld} />
          ) : quote.error ? (
            <ErrorState error={quote.error} onRetry={() => void quote.refetch()} />
          ) : (
            <Skeleton height={120} />
          )}
          <div className={classes.wideOnly}>{action}</div>
        </aside>
      </div>
      <div className={classes.bar}>
        <div aria-live="polite">
          <div className={classes.soft}>
            <Trans>Total</Trans>
          </div>
          <strong className={classes.barTotal} data-outdated={isOld || undefined}>
            <bdi>{quote.data ? money(quote.data.total) : '…'}</bdi>
          </strong>
        </div>
        <div className={classes.grow}>{action}</div>
      </div>
    </form>
  );
}
