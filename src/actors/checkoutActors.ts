import { fromPromise } from 'xstate';
import type { QuotePayload } from '../../domain/entities/order';
import { checkoutMachine, type Quoting } from '../../machines/checkout';
import { askQuote } from '../api/orders';
import { draftKey, guestInfoKey } from '../storage/orderKeys';
import { rememberRecentOrder } from '../storage/recentOrders';
import { tokenKey } from '../storage/storage';
import { wishCoupon } from '../storage/wishes';
import { refusalIn } from './orderRefusal';
import { livePlaceOrderMachine } from './placeOrderActors';
import { askToSignIn } from './signInActor';

/** The checkout with the API and the browser's storage behind it. */
export const liveCheckoutMachine = checkoutMachine.provide({
  actors: {
    placeOrder: livePlaceOrderMachine,
    quoteOrder: fromPromise<Quoting, QuotePayload>(async ({ input, signal }) => {
      try {
        return { ok: true, quote: await askQuote(input, signal) };
      } catch (error) {
        return { ok: false, refusal: refusalIn(error) };
      }
    }),
    signIn: askToSignIn,
  },
  actions: {
    forgetDraft: () => draftKey.set(null),
    rememberOrder: ({ context: { draft } }, { orderId, contactNumber }) => {
      if (!tokenKey.get()) {
        guestInfoKey.set({
          contact_person_name: draft.name,
          contact_person_number: draft.phone,
          contact_person_email: draft.email,
          place: draft.orderType === 'delivery' ? draft.place : (guestInfoKey.get()?.place ?? null),
        });
      }
      rememberRecentOrder({ id: orderId, contactNumber, storeName: '', at: Date.now() });
      draftKey.set(null);
      wishCoupon(null);
    },
  },
});
