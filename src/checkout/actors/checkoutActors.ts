import { fromPromise } from 'xstate';
import type { QuotePayload } from '../../../domain/orders/order';
import { checkoutMachine, type Quoting } from '../../../machines/checkout/checkout';
import { whenCartSettled } from '../../cart/api/cart';
import { isOffline } from '../../client/connection';
import { shopTime } from '../../client/steadyClock';
import { guestInfoKey } from '../../client/storage/orderKeys';
import { rememberRecentOrder } from '../../client/storage/recentOrders';
import { storedPlace, tokenKey } from '../../client/storage/storage';
import { wishCoupon } from '../../client/storage/wishes';
import { askToSignIn } from '../../identity/actors/signInActor';
import { orderRefusalIn } from '../../orders/actors/orderRefusal';
import { askQuote } from '../../orders/api/orders';
import { spotOf } from '../../place/addressParts/placeHere';
import { draftsOf } from '../drafts';
import { livePlaceOrderMachine } from './placeOrderActors';

export const liveCheckoutMachine = checkoutMachine.provide({
  actors: {
    placeOrder: livePlaceOrderMachine,
    quoteOrder: fromPromise<Quoting, QuotePayload>(async ({ input, signal }) => {
      try {
        if (!input.lines && !isOffline()) await whenCartSettled(signal);
        return { ok: true, quote: await askQuote(input, signal) };
      } catch (error) {
        return { ok: false, refusal: orderRefusalIn(error) };
      }
    }),
    signIn: askToSignIn,
  },
  actions: {
    forgetDraft: ({ context }) => draftsOf(context.page).set(null),
    rememberOrder: ({ context: { draft } }, { orderId, contactNumber }) => {
      if (!tokenKey.get()) {
        const here = storedPlace();
        const door = draft.place && {
          ...draft.place,
          ...(here && { browsed: spotOf(here) }),
        };
        guestInfoKey.set({
          contact_person_name: draft.name,
          contact_person_number: draft.phone,
          contact_person_email: draft.email,
          place: draft.orderType === 'delivery' ? door : (guestInfoKey.get()?.place ?? null),
        });
      }
      rememberRecentOrder({ id: orderId, contactNumber, storeName: '', at: shopTime() });
      wishCoupon(null);
    },
  },
});
