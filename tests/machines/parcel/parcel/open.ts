import { createActor, fromPromise, SimulatedClock, type SnapshotFrom, waitFor } from 'xstate';
import { withoutEffects } from '../../../../charts/model/withoutEffects';
import type { QuotePayload } from '../../../../domain/orders/order';
import type { PlacedOutput } from '../../../../machines/checkout/checkout';
import {
  type Attempt,
  type Placing,
  placeOrderMachine,
} from '../../../../machines/checkout/placeOrder';
import {
  type ParcelInput,
  type ParcelQuoting,
  type PickedPlace,
  type PlaceQuestion,
  parcelMachine,
} from '../../../../machines/parcel/parcel';
import { fakeActor } from '../../../support/fakes';
import { parcelQuote, sampleParcel, sampleParcelFacts } from './samples';

type Place = Parameters<SnapshotFrom<typeof parcelMachine>['matches']>[0];

export function open(change: Partial<ParcelInput> = {}) {
  const quotes = fakeActor<ParcelQuoting, QuotePayload>();
  const places = fakeActor<PickedPlace, PlaceQuestion>();
  const orders = fakeActor<Placing, Attempt>();
  const signIns = fakeActor<{ signedIn: boolean }>();
  const remembered: PlacedOutput[] = [];
  /** What is written down of the parcel. */
  const drafts = [change.draft ?? sampleParcel()];
  const machine = parcelMachine.provide({
    actors: {
      quoteParcel: quotes.logic,
      askForPlace: places.logic,
      askToSignIn: signIns.logic,
      placeOrder: withoutEffects(placeOrderMachine).provide({
        actors: {
          rememberAttempt: fromPromise(async ({ input }) => ({
            attempt: { key: 'key-1', payload: input.payload },
            resumed: false,
            sender: 'self' as const,
          })),
          placeOrder: orders.logic,
        },
      }),
    },
    actions: {
      forgetDraft: () => void drafts.pop(),
      rememberParcel: (_, placed) => remembered.push(placed),
    },
  });
  const clock = new SimulatedClock();
  const actor = createActor(machine, {
    clock,
    input: {
      draft: sampleParcel(),
      facts: sampleParcelFacts(),
      step: null,
      pending: null,
      ...change,
    },
  });
  actor.start();
  const is = (value: Place) => actor.getSnapshot().matches(value);
  const until = (value: Place) => waitFor(actor, (snapshot) => snapshot.matches(value));
  /** The pause in which the shopper may change more. */
  const pause = () => clock.increment(300);
  return { actor, quotes, places, orders, signIns, remembered, drafts, is, until, pause };
}

export const quoted: ParcelQuoting = { ok: true, quote: parcelQuote() };
export const atStep = (
  steps:
    | 'choosingKind'
    | 'addressingSender'
    | 'addressingReceiver'
    | 'mendingDestination'
    | 'pickingPlace'
    | 'choosingPayment',
) => ({ filling: { steps } });
export const atPrice = (
  price: 'unknown' | 'settling' | 'asking' | 'known' | 'refused' | 'wayUnknown' | 'failed',
) => ({
  filling: { price },
});
export const nothing = sampleParcel({
  categoryId: null,
  receiver: { name: '', phone: '', place: null },
  whatDone: false,
  senderDone: false,
  receiverDone: false,
});

export async function openPriced(change: Partial<ParcelInput> = {}) {
  const flow = open(change);
  flow.quotes.last().answer(quoted);
  await flow.until(atPrice('known'));
  return flow;
}
