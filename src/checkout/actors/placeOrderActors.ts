import * as v from 'valibot';
import { fromPromise } from 'xstate';
import {
  type PlacedOrder,
  type PlaceOrderPayload,
  placeOrderPayload,
  quotePayload,
} from '../../../domain/orders/order';
import { placeOrder, placePrescriptionOrder } from '../../../domain/orders/orderEndpoints';
import { toMillis } from '../../../domain/values/money';
import {
  type Attempt,
  type Ordering,
  type Placing,
  type Pricing,
  placeOrderMachine,
  type Remembered,
} from '../../../machines/checkout/placeOrder';
import { refreshBalance } from '../../account/api/profile';
import { cartOwner } from '../../cart/api/cart';
import {
  attemptOwner,
  isOtherWindows,
  pendingIn,
  randomKey,
  thisWindow,
} from '../../client/attempts';
import { call } from '../../client/client';
import { isOffline } from '../../client/connection';
import { wholePhone } from '../../client/phones';
import { steadyNow } from '../../client/steadyClock';
import {
  attemptKey,
  buyNowLine,
  draftKey,
  type StoredAttempt,
} from '../../client/storage/orderKeys';
import { recentOrdersKey } from '../../client/storage/recentOrders';
import { rememberSeenTotal } from '../../client/storage/seenTotals';
import type { StorageKey } from '../../client/storage/storage';
import { tellOrdered } from '../../client/windows';
import { handleEmitted } from '../../flow/emitted';
import { askToSignIn } from '../../identity/actors/signInActor';
import { orderRefusalIn } from '../../orders/actors/orderRefusal';
import { askQuote } from '../../orders/api/orders';
import { paymentCallback } from './paymentCallback';
import { senderOf, whoAsks } from './sender';
import { placeRefusal, refreshFacts } from './staleFacts';

/** The attempt whose outcome is unknown, or null. */
export const pendingAttempt = () => pendingIn(attemptKey);

/** An order with its numbers as they are kept: what is written down stays as it was typed, to be known again. */
async function withWholePhones(payload: PlaceOrderPayload): Promise<PlaceOrderPayload> {
  const { contact_person_number, receiver_details: receiver } = payload;
  return {
    ...payload,
    contact_person_number: await wholePhone(contact_person_number),
    ...(receiver && {
      receiver_details: {
        ...receiver,
        contact_person_number: await wholePhone(String(receiver.contact_person_number ?? '')),
      },
    }),
  };
}

const isKnown = (orderId: number) => (recentOrdersKey.get() ?? []).some(({ id }) => id === orderId);

/** Some back ends charge what they count, whatever was shown: its page tells, wherever it is paid. */
function noteOtherTotal({ order_id: id, total_amount }: PlacedOrder, seen: string | number): void {
  if (toMillis(total_amount) !== toMillis(Number(seen)))
    rememberSeenTotal({ what: 'order', id }, Number(seen));
}

/** What is bought without a cart has a key of its own, which a duplicated window has too: both send one order. */
const keyOfLines = ({ lines }: PlaceOrderPayload): string | undefined =>
  lines && lines.length > 0 ? buyNowLine.get()?.key : undefined;

/** A placed order takes what it was made of along: an earlier one, of the cart or of another line, leaves this line where it is. */
function takeLine(key: string): void {
  if (buyNowLine.get()?.key === key) buyNowLine.set(null);
}

/**
 * The flow that places an order, with the API behind it; what was sent is written down in `memory`, and an order that
 * is placed is told to the other windows as one of `what`.
 */
export const placingWith = (memory: StorageKey<StoredAttempt>, what: 'cart' | 'parcel') =>
  placeOrderMachine.provide({
    actors: {
      rememberAttempt: fromPromise<Remembered, Ordering>(async ({ input }) => {
        const pending = pendingIn(memory);
        if (pending) {
          const { key, payload, by } = pending;
          const sender = senderOf(by);
          memory.set({ ...pending, left: false, window: await attemptOwner(pending) });
          const attempt = { key, payload, ...(sender === 'guest' && { guestId: by }) };
          return { attempt, resumed: true, sender };
        }
        const payload = v.parse(placeOrderPayload, input.payload);
        const attempt = { key: input.draftKey ?? keyOfLines(payload) ?? randomKey(), payload };
        const now = { by: whoAsks(), at: steadyNow(), left: false, window: await thisWindow() };
        memory.set({ ...attempt, ...now });
        return { attempt, resumed: false, sender: 'self' };
      }),
      placeOrder: fromPromise<Placing, Attempt>(async ({ input, signal }) => {
        if (isOffline()) return { ok: false, refusal: { code: 'offline', message: '' } };
        const stored = memory.get();
        try {
          const hasPrescription = (input.payload.prescription_images?.length ?? 0) > 0;
          const order = await call(hasPrescription ? placePrescriptionOrder : placeOrder, {
            body: { ...(await withWholePhones(input.payload)), callback: paymentCallback() },
            idempotencyKey: input.key,
            asGuest: input.guestId,
            signal,
          });
          if (input.payload.payment_method === 'wallet') void refreshBalance();
          const orderId = order.order_id;
          if (await isOtherWindows(stored, input.key, isKnown(orderId))) {
            return { ok: false, refusal: { code: 'already_ordered', message: '', orderId } };
          }
          noteOtherTotal(order, input.payload.order_amount);
          if (order.found === 1)
            handleEmitted({
              type: 'notify',
              tone: 'info',
              message: 'order.found',
              values: { orderId },
            });
          const isLine = (input.payload.lines?.length ?? 0) > 0;
          if (isLine) takeLine(input.key);
          else if (what === 'cart') draftKey.set(null);
          if (isLine) tellOrdered({ what: 'line', thing: input.key, id: orderId });
          else tellOrdered({ what, thing: what === 'cart' ? cartOwner() : input.key, id: orderId });
          return { ok: true, order };
        } catch (error) {
          const refusal = placeRefusal(orderRefusalIn(error));
          refreshFacts(refusal);
          // A guest whom the shop no longer knows has ordered nothing.
          const isForgotten = input.guestId && refusal.code === 'unauthenticated';
          return { ok: false, refusal: isForgotten ? { ...refusal, code: 'guest_id' } : refusal };
        }
      }),
      quoteOrder: fromPromise<Pricing, { payload: PlaceOrderPayload }>(
        async ({ input, signal }) => {
          try {
            const quote = await askQuote(v.parse(quotePayload, input.payload), signal);
            return { ok: true, quote };
          } catch (error) {
            return { ok: false, refusal: orderRefusalIn(error) };
          }
        },
      ),
      signIn: askToSignIn,
    },
    actions: {
      forgetAttempt: () => memory.set(null),
      markLeft: () => {
        const stored = memory.get();
        if (stored) memory.set({ ...stored, left: true });
      },
    },
  });

export const livePlaceOrderMachine = placingWith(attemptKey, 'cart');
