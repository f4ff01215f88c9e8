import { fromPromise } from 'xstate';
import type { QuotePayload } from '../../../domain/orders/order';
import {
  type ParcelQuoting,
  type PickedPlace,
  type PlaceQuestion,
  parcelMachine,
} from '../../../machines/parcel/parcel';
import { placingWith } from '../../checkout/actors/placeOrderActors';
import { pendingIn } from '../../client/attempts';
import { shopTime } from '../../client/steadyClock';
import { guestInfoKey } from '../../client/storage/orderKeys';
import { parcelAttemptKey, parcelDraftKey } from '../../client/storage/parcelKeys';
import { rememberRecentOrder } from '../../client/storage/recentOrders';
import { tokenKey } from '../../client/storage/storage';
import { askToSignIn } from '../../identity/actors/signInActor';
import { orderRefusalIn } from '../../orders/actors/orderRefusal';
import { askQuote } from '../../orders/api/orders';

/** The parcel to ask about at once, or null: one that the shopper went away from waits for the next press. */
export function pendingParcel() {
  const attempt = pendingIn(parcelAttemptKey);
  return attempt && !attempt.left ? attempt.payload : null;
}

export const liveParcelMachine = parcelMachine.provide({
  actors: {
    placeOrder: placingWith(parcelAttemptKey, 'parcel'),
    quoteParcel: fromPromise<ParcelQuoting, QuotePayload>(async ({ input, signal }) => {
      try {
        return { ok: true, quote: await askQuote(input, signal) };
      } catch (error) {
        return { ok: false, refusal: orderRefusalIn(error) };
      }
    }),
    askForPlace: fromPromise<PickedPlace, PlaceQuestion>(async ({ input, signal }) => {
      const { openParcelPlace } = await import('../openParcelPlace');
      return { place: await openParcelPlace(input.end, input.known, signal) };
    }),
    askToSignIn,
  },
  actions: {
    forgetDraft: () => parcelDraftKey.set(null),
    rememberParcel: ({ context: { draft } }, { orderId, contactNumber }) => {
      if (!tokenKey.get()) {
        guestInfoKey.set({
          place: guestInfoKey.get()?.place ?? null,
          contact_person_name: draft.sender.name,
          contact_person_number: draft.sender.phone,
          contact_person_email: draft.email || (guestInfoKey.get()?.contact_person_email ?? ''),
        });
      }
      rememberRecentOrder({ id: orderId, contactNumber, storeName: '', at: shopTime() });
      parcelDraftKey.set(null);
    },
  },
});
