import {
  createActor,
  fromPromise,
  type InspectionEvent,
  SimulatedClock,
  type SnapshotFrom,
  waitFor,
} from 'xstate';
import { withoutEffects } from '../../../../charts/model/withoutEffects';
import type { PlacedOrder, QuotePayload } from '../../../../domain/orders/order';
import {
  type CheckoutInput,
  checkoutMachine,
  type PlacedOutput,
  type Quoting,
} from '../../../../machines/checkout/checkout';
import {
  type Attempt,
  type Placing,
  placeOrderMachine,
} from '../../../../machines/checkout/placeOrder';
import { fakeActor } from '../../../support/fakes';
import { sampleDraft, sampleFacts, sampleQuote } from './samples';

export type Place = Parameters<SnapshotFrom<typeof checkoutMachine>['matches']>[0];
export type OpenStep = 'choosingPlace' | 'settlingDetails' | 'choosingPayment';

export function open(
  change: Partial<CheckoutInput> = {},
  inspect?: (event: InspectionEvent) => void,
) {
  const clock = new SimulatedClock();
  const quotes = fakeActor<Quoting, QuotePayload>();
  const orders = fakeActor<Placing, Attempt>();
  const signIns = fakeActor<{ signedIn: boolean }>();
  const remembered: PlacedOutput[] = [];
  /** The draft as it is written down. */
  const drafts = ['written down'];
  const machine = checkoutMachine.provide({
    actors: {
      quoteOrder: quotes.logic,
      signIn: signIns.logic,
      placeOrder: withoutEffects(placeOrderMachine).provide({
        actors: {
          rememberAttempt: fromPromise(async ({ input }) => ({
            attempt: { key: 'key-1', payload: input.payload },
            resumed: false,
            sender: 'self' as const,
          })),
          placeOrder: orders.logic,
          signIn: signIns.logic,
        },
      }),
    },
    actions: {
      forgetDraft: () => void drafts.pop(),
      rememberOrder: (_, placed) => remembered.push(placed),
    },
  });
  const actor = createActor(machine, {
    clock,
    ...(inspect && { inspect }),
    input: {
      page: 'cart',
      draft: sampleDraft(),
      facts: sampleFacts(),
      lines: null,
      step: null,
      pending: null,
      left: null,
      ...change,
    },
  });
  actor.start();
  const until = (value: Place) => waitFor(actor, (snapshot) => snapshot.matches(value));
  return { actor, clock, quotes, orders, signIns, remembered, drafts, until };
}

export const quoted: Quoting = { ok: true, quote: sampleQuote() };
export const order = (id: number): PlacedOrder => ({
  message: '',
  order_id: id,
  total_amount: 24.5,
  redirect_link: null,
});
export const atStep = (step: OpenStep) => ({ choosing: { step } });
export const atPrice = (price: 'priced' | 'refused' | 'failed') => ({ choosing: { price } });

export async function openPriced(change: Partial<CheckoutInput> = {}) {
  const flow = open(change);
  flow.quotes.last().answer(quoted);
  await flow.until(atPrice('priced'));
  return flow;
}
