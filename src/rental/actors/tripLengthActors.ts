import { fromPromise } from 'xstate';
import type { TripLengthQuote } from '../../../domain/rental/trip';
import { changeTripLength, quoteTripLength } from '../../../domain/rental/tripEndpoints';
import {
  type LengthChange,
  type LengthOffer,
  type LengthQuote,
  type TripLengthInput,
  tripLengthMachine,
} from '../../../machines/rental/tripLength';
import { call } from '../../client/client';
import { askToSignIn } from '../../identity/actors/signInActor';
import { orderRefusalIn } from '../../orders/actors/orderRefusal';

type Asked = Omit<TripLengthInput, 'hours'> & { readonly hours: number };

const bodyOf = ({ tripId, contactNumber, hours }: Asked) => ({
  trip_id: tripId,
  estimated_hours: hours,
  ...(contactNumber ? { contact_number: contactNumber } : {}),
});

const backOf = ({ given_back_amount: amount, given_back_to: to }: TripLengthQuote) =>
  amount > 0 && (to === 'wallet' || to === 'provider') ? { amount, to } : null;

export const liveTripLengthMachine = tripLengthMachine.provide({
  actors: {
    quoteLength: fromPromise<LengthQuote, TripLengthInput>(async ({ input, signal }) => {
      try {
        const quote = await call(quoteTripLength, {
          body: bodyOf(input),
          signal,
          isQuestion: true,
        });
        const offer = {
          hours: quote.estimated_hours,
          returnTime: quote.return_time,
          oldAmount: quote.old_amount,
          amount: quote.trip_amount,
          givenBack: backOf(quote),
        };
        return { ok: true, offer };
      } catch (error) {
        return { ok: false, ...orderRefusalIn(error) };
      }
    }),
    changeLength: fromPromise<LengthChange, Asked & LengthOffer>(async ({ input, signal }) => {
      try {
        const body = { ...bodyOf(input), trip_amount: input.amount };
        await call(changeTripLength, { body, signal });
        return { ok: true };
      } catch (error) {
        return { ok: false, ...orderRefusalIn(error) };
      }
    }),
    askToSignIn,
  },
});
