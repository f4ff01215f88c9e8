import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { gatewayPart } from '../../../domain/checkout/gateways';
import type { Config } from '../../../domain/config';
import { seenIn } from '../../../domain/rental/seenTrip';
import type { TripCart } from '../../../domain/rental/tripCart';
import { planOf } from '../../../domain/rental/tripPlan';
import type { BookTripScreen } from '../../../machines/rental/bookTrip';
import { screenOf } from '../../flow/screenOf';
import classes from '../../ui/Checkout.module.css';
import { Total, TotalBar } from '../../ui/TotalBar';
import { tripQuoteQuery } from '../api/trips';
import { TripSummary } from '../parts/TripSummary';
import { BookedElsewhere } from './BookedElsewhere';
import { BookingTrouble } from './BookingTrouble';
import { ContactCard } from './ContactCard';
import { type ContactValues, rememberContact, useContactForm } from './contact';
import { type BookTripActor, bookIntents } from './intents';
import { TripAside } from './TripAside';
import { TripCoupons } from './TripCoupons';
import { TripPayment } from './TripPayment';
import { methodFor, tripPaymentMethods } from './tripMethods';
import { useTripDraft } from './useTripDraft';

const contactIn = ({ name, phone, email }: ContactValues): ContactValues => ({
  name,
  phone,
  email,
});

interface TripCheckoutProps {
  actor: BookTripActor;
  cart: TripCart;
  config: Config;
  signedIn: boolean;
  known: ContactValues;
}

/** The checkout of a trip (BOOK-01): contact, coupon, payment, every amount, one button. */
export function TripCheckout({ actor, cart, config, signedIn, known }: TripCheckoutProps) {
  const { t } = useLingui();
  const methods = tripPaymentMethods(config);
  const { draft, keep, chooseCoupon } = useTripDraft({
    signedIn,
    providerId: cart.carts[0]?.provider.id ?? null,
    known,
    methods,
    listed: config.active_payment_method_list,
  });
  const { couponCode: code, note, gateway = null } = draft;
  const intents = useMemo(() => bookIntents(actor), [actor]);
  const isElsewhere = useSelector(
    actor,
    (snapshot) => screenOf<BookTripScreen>(snapshot) === 'bookedElsewhere',
  );
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const form = useContactForm(contactIn(draft), signedIn ? known : 'guest', (contact) => {
    keep(contactIn(contact));
    intents.edit();
  });
  const quote = useQuery(tripQuoteQuery(cart, code));
  const isOld = quote.isPlaceholderData || quote.isFetching;
  const total = quote.data?.total ?? null;
  const method = methodFor(config, draft.paymentMethod, total);
  const book = ({ name, phone, email }: ContactValues) => {
    if (!quote.data || isOld || !method) return;
    if (!signedIn) rememberContact({ name, phone, email });
    const payload = {
      payment_method: method,
      ...gatewayPart(method, gateway),
      trip_amount: quote.data.total,
      seen_trip: seenIn(cart),
      coupon_code: quote.data.coupon_refusal ? null : code,
      contact_person_name: name,
      contact_person_number: phone,
      contact_person_email: signedIn ? null : email,
      trip_note: note,
    };
    intents.submit(payload, quote.data);
  };
  if (isElsewhere) return <BookedElsewhere actor={actor} />;
  const plan = cart.user_data && planOf(cart.user_data);
  const action = (
    <Button
      type="submit"
      fullWidth
      size="lg"
      radius="xl"
      loading={isBusy || isOld}
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
            cart={cart}
            quote={quote.data}
            code={code}
            onChange={(next) => {
              chooseCoupon(next);
              intents.edit();
            }}
          />
          <TripPayment
            config={config}
            method={method}
            gateway={gateway}
            total={total}
            onChange={({ method: paymentMethod, gateway: chosen }) => {
              keep({ paymentMethod, gateway: chosen });
              intents.edit();
            }}
          />
          <section className={classes.step}>
            <Textarea
              label={t`Note for the provider (optional)`}
              maxLength={1000}
              value={note}
              onChange={({ currentTarget }) => {
                keep({ note: currentTarget.value });
                intents.edit();
              }}
            />
          </section>
        </div>
        <TripAside cart={cart} quote={quote} couponCode={code} isOld={isOld} action={action} />
      </div>
      <TotalBar total={<Total amount={quote.data?.total} isOutdated={isOld} />} action={action} />
    </form>
  );
}
