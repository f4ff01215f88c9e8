import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { placeOrder, placePrescriptionOrder } from '../../domain/endpoints/orders';
import {
  type PlaceOrderPayload,
  placeOrderPayload,
  quotePayload,
} from '../../domain/entities/order';
import {
  type Attempt,
  type Placing,
  type Pricing,
  placeOrderMachine,
} from '../../machines/placeOrder';
import { call } from '../api/client';
import { askQuote } from '../api/orders';
import { refreshBalance } from '../api/profile';
import { attemptKey, type StoredAttempt } from '../storage/orderKeys';
import type { StorageKey } from '../storage/storage';
import { pendingIn, randomKey } from './attempts';
import { refusalIn } from './orderRefusal';
import { paymentCallback } from './paymentCallback';
import { askToSignIn } from './signInActor';

/** The attempt whose outcome is unknown, or null. */
export const pendingAttempt = () => pendingIn(attemptKey);

/** The flow that places an order, with the API behind it; what was sent is written down in `memory`. */
export const placingWith = (memory: StorageKey<StoredAttempt>) =>
  placeOrderMachine.provide({
    actors: {
      rememberAttempt: fromPromise<
        { attempt: Attempt; resumed: boolean },
        { payload: PlaceOrderPayload }
      >(async ({ input }) => {
        const pending = pendingIn(memory);
        if (pending) {
          memory.set({ ...pending, left: false });
          return { attempt: { key: pending.key, payload: pending.payload }, resumed: true };
        }
        const attempt = { key: randomKey(), payload: v.parse(placeOrderPayload, input.payload) };
        memory.set({ ...attempt, at: Date.now(), left: false });
        return { attempt, resumed: false };
      }),
      placeOrder: fromPromise<Placing, Attempt>(async ({ input, signal }) => {
        try {
          const hasPrescription = (input.payload.prescription_images?.length ?? 0) > 0;
          const order = await call(hasPrescription ? placePrescriptionOrder : placeOrder, {
            body: { ...input.payload, callback: paymentCallback() },
            idempotencyKey: input.key,
            signal,
          });
          if (input.payload.payment_method === 'wallet') void refreshBalance();
          return { ok: true, order };
        } catch (error) {
          return { ok: false, refusal: refusalIn(error) };
        }
      }),
      quoteOrder: fromPromise<Pricing, { payload: PlaceOrderPayload }>(
        async ({ input, signal }) => {
          try {
            const quote = await askQuote(v.parse(quotePayload, input.payload), signal);
            return { ok: true, total: quote.total };
          } catch (error) {
            return { ok: false, refusal: refusalIn(error) };
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

/** The flow that places the order of a shop. */
export const livePlaceOrderMachine = placingWith(attemptKey);
