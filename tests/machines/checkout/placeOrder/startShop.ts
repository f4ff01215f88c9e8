import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { orderPayloadOf } from '../../../../domain/checkout/payload';
import type { PlaceOrderPayload } from '../../../../domain/orders/order';
import {
  type Attempt,
  type PlaceOrderOutput,
  type Placing,
  type Pricing,
  placeOrderMachine,
  type Remembered,
  type Sender,
} from '../../../../machines/checkout/placeOrder';
import { sampleDraft, sampleQuote } from '../checkout/samples';

export const payload = orderPayloadOf(sampleDraft(), null, 24.5);
export const seenPrice = sampleQuote({ total: 24.5 });
export const placed: Placing = {
  ok: true,
  order: { message: 'ok', order_id: 100007, total_amount: 24.5, redirect_link: null },
};
export const refused = (code: string): Placing => ({ ok: false, refusal: { code, message: 'no' } });
const lost = () => Promise.reject(new Error('network'));

/** A shop that counts orders by key, and loses answers when told to. */
export function startShop(answers: (Placing | Error | 'lost' | 'lostAfterPlacing')[]) {
  const orders = new Set<string>();
  const keys: string[] = [];
  let memory: Attempt | null = null;
  let left = false;
  let made = 0;
  const clock = new SimulatedClock();
  const signIns: { signedIn: boolean }[] = [];
  const totals: (Pricing | 'lost')[] = [];
  /** Who sent what is taken up, one for each time that it is looked up. */
  const senders: Sender[] = [];
  const machine = placeOrderMachine.provide({
    actors: {
      rememberAttempt: fromPromise<Remembered, { payload: PlaceOrderPayload }>(
        async ({ input }) => {
          const resumed = memory !== null;
          memory ??= { key: `key-${++made}`, payload: input.payload };
          return { attempt: memory, resumed, sender: senders.shift() ?? 'self' };
        },
      ),
      placeOrder: fromPromise<Placing, Attempt>(async ({ input }) => {
        keys.push(input.key);
        const answer = answers.shift() ?? placed;
        if (answer instanceof Error) throw answer;
        if (answer === 'lost') return lost();
        if (answer === 'lostAfterPlacing') {
          orders.add(input.key);
          return lost();
        }
        if (answer.ok) orders.add(input.key);
        return answer;
      }),
      quoteOrder: fromPromise<Pricing, { payload: PlaceOrderPayload }>(async () => {
        const total = totals.shift() ?? { ok: true, quote: sampleQuote({ total: 30 }) };
        return total === 'lost' ? lost() : total;
      }),
      signIn: fromPromise(async () => signIns.shift() ?? { signedIn: true }),
    },
    actions: {
      forgetAttempt: () => {
        memory = null;
      },
      markLeft: () => {
        left = true;
      },
    },
  });
  const open = (order = payload) => {
    const seen: string[] = [];
    const actor = createActor(machine, { input: { payload: order, seen: seenPrice }, clock });
    actor.subscribe(({ value }) => {
      if (seen.at(-1) !== value) seen.push(String(value));
    });
    actor.start();
    const reach = (state: string) => waitFor(actor, (snapshot) => snapshot.value === state);
    return {
      actor,
      seen,
      reach,
      output: (): PlaceOrderOutput | undefined => actor.getSnapshot().output,
    };
  };
  return {
    clock,
    keys,
    orders,
    signIns,
    totals,
    senders,
    open,
    memory: () => memory,
    isLeft: () => left,
    remember: (attempt: Attempt) => {
      memory = attempt;
    },
  };
}
