import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import type { BookTripOutput, BookTripScreen } from '../../../machines/rental/bookTrip';
import { rememberTrip } from '../../client/storage/recentTrips';
import { onOrderedElsewhere } from '../../client/windows';
import { screenOf } from '../../flow/screenOf';
import { useFlow } from '../../flow/useFlow';
import { liveBookTripMachine, pendingTrip } from '../actors/bookTripActors';
import { refreshTripCart, tripCartOwner } from '../api/tripCart';
import { type BookTripActor, bookIntents } from './intents';
import { forgetTripDraft } from './useTripDraft';

/** Runs the booking for as long as its page stands, whoever signs in or out meanwhile, and leads to its trip. */
export function useBooking(isCartEmpty: boolean): {
  actor: BookTripActor;
  isPending: boolean;
  isElsewhere: boolean;
} {
  const navigate = useNavigate();
  const onDone = useCallback(
    async (output: BookTripOutput | null) => {
      if (!output) return;
      const { tripId, contactNumber, redirect } = output;
      rememberTrip(tripId, contactNumber);
      forgetTripDraft();
      await navigate({
        to: '/my-trips',
        search: {
          trip_id: tripId,
          booked: redirect ? undefined : 1,
        },
        replace: true,
      });
      void refreshTripCart();
      // Back on the payment page leads to the trip that waits for it, not to an empty checkout.
      if (redirect) window.location.assign(redirect);
    },
    [navigate],
  );
  // A booking whose answer was lost has emptied the cart, perhaps: it is asked about all the same.
  const [input] = useState(pendingTrip);
  const actor = useFlow(liveBookTripMachine, { input, onDone });
  useEffect(() => {
    if (isCartEmpty) bookIntents(actor).findEmpty();
  }, [actor, isCartEmpty]);
  useEffect(
    () =>
      onOrderedElsewhere(({ what, thing, id }) => {
        if (what === 'trip' && thing === tripCartOwner()) bookIntents(actor).tellBooked(id);
      }),
    [actor],
  );
  const screen = useSelector(actor, (snapshot) => screenOf<BookTripScreen>(snapshot));
  return { actor, isPending: input.pending !== null, isElsewhere: screen === 'bookedElsewhere' };
}
