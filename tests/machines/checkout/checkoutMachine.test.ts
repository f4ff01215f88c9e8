import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, type SnapshotFrom, waitFor } from 'xstate';
import { orderPayloadOf } from '../../../domain/checkout/payload';
import type { PlacedOrder, QuotePayload } from '../../../domain/entities/order';
import {
  type CheckoutFacts,
  type CheckoutInput,
  checkoutMachine,
  type PlacedOutput,
  type Quoting,
} from '../../../machines/checkout';
import { type Attempt, type Placing, placeOrderMachine } from '../../../machines/placeOrder';
import { fakeActor } from '../../support/fakes';
import { sampleDraft, sampleFacts, sampleQuote } from './samples';

type Place = Parameters<SnapshotFrom<typeof checkoutMachine>['matches']>[0];
type OpenStep = 'choosingPlace' | 'settlingDetails' | 'choosingPayment';

function open(change: Partial<CheckoutInput> = {}) {
  const clock = new SimulatedClock();
  const quotes = fakeActor<Quoting, QuotePayload>();
  const orders = fakeActor<Placing, Attempt>();
  const signIns = fakeActor<{ signedIn: boolean }>();
  const remembered: PlacedOutput[] = [];
  const machine = checkoutMachine.provide({
    actors: {
      quoteOrder: quotes.logic,
      signIn: signIns.logic,
      placeOrder: placeOrderMachine.provide({
        actors: {
          rememberAttempt: fromPromise(async ({ input }) => ({
            attempt: { key: 'key-1', payload: input.payload },
            resumed: false,
          })),
          placeOrder: orders.logic,
          signIn: signIns.logic,
        },
      }),
    },
    actions: { rememberOrder: (_, placed) => remembered.push(placed) },
  });
  const actor = createActor(machine, {
    clock,
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
  return { actor, clock, quotes, orders, signIns, remembered, until };
}

const quoted: Quoting = { ok: true, quote: sampleQuote() };
const order = (id: number): PlacedOrder => ({
  message: '',
  order_id: id,
  total_amount: 24.5,
  redirect_link: null,
});
const atStep = (step: OpenStep) => ({ choosing: { step } });
const atPrice = (price: 'priced' | 'refused' | 'failed') => ({ choosing: { price } });

async function openPriced(change: Partial<CheckoutInput> = {}) {
  const flow = open(change);
  flow.quotes.last().answer(quoted);
  await flow.until(atPrice('priced'));
  return flow;
}

describe('arriving at the checkout', () => {
  it('opens the first unfinished step for a guest (GATE-06)', () => {
    const { actor } = open({ draft: sampleDraft({ placeDone: false }) });
    expect(actor.getSnapshot().matches(atStep('choosingPlace'))).toBe(true);
  });
  it('opens the step of the address when it is within reach', () => {
    const { actor } = open({ step: 'details' });
    expect(actor.getSnapshot().matches(atStep('settlingDetails'))).toBe(true);
  });
  it('shows the way to the shop when there is nothing to order, and opens when there is (GATE-04)', () => {
    const { actor } = open({ facts: sampleFacts({ hasLines: false }) });
    expect(actor.getSnapshot().value).toBe('empty');
    const event = { facts: sampleFacts(), lines: null, linesChanged: true };
    actor.send({ type: 'checkout.factsChanged', ...event });
    expect(actor.getSnapshot().matches('choosing')).toBe(true);
  });
  it('asks a guest to sign in where guests may not order (GATE-05, GATE-09)', async () => {
    const { actor, signIns, until } = open({ facts: sampleFacts({ guestAllowed: false }) });
    expect(actor.getSnapshot().value).toBe('signingIn');
    signIns.last().answer({ signedIn: false });
    await until('needingSignIn');
    actor.send({ type: 'checkout.signInRequested' });
    expect(signIns.calls).toHaveLength(2);
    const facts = sampleFacts({ guestAllowed: false, signedIn: true });
    actor.send({ type: 'checkout.factsChanged', facts, lines: null, linesChanged: true });
    signIns.last().answer({ signedIn: true });
    actor.send({ type: 'checkout.factsChanged', facts, lines: null, linesChanged: false });
    expect(actor.getSnapshot().matches('choosing')).toBe(true);
  });
  it('goes on with an order whose answer never came, before anything else', () => {
    const { actor } = open({
      facts: sampleFacts({ hasLines: false }),
      pending: {
        order_type: 'delivery',
        store_id: 7,
        payment_method: 'cash_on_delivery',
        order_amount: 24.5,
        contact_person_name: 'Lina',
        contact_person_number: '+971501234567',
      },
    });
    expect(actor.getSnapshot().value).toBe('placing');
  });
});

describe('the steps', () => {
  it('go on to the first unfinished one and keep what was typed', () => {
    const { actor } = open({ draft: sampleDraft({ placeDone: false, detailsDone: false }) });
    actor.send({ type: 'checkout.typed', patch: { placeDone: true } });
    actor.send({ type: 'checkout.stepFinished' });
    expect(actor.getSnapshot().matches(atStep('settlingDetails'))).toBe(true);
    actor.send({ type: 'checkout.typed', patch: { note: 'Ring twice', detailsDone: true } });
    actor.send({ type: 'checkout.stepFinished' });
    expect(actor.getSnapshot().matches(atStep('choosingPayment'))).toBe(true);
    actor.send({ type: 'checkout.stepOpened', step: 'place' });
    expect(actor.getSnapshot().matches(atStep('choosingPlace'))).toBe(true);
    expect(actor.getSnapshot().context.draft.note).toBe('Ring twice');
    actor.send({ type: 'checkout.stepFinished' });
    expect(actor.getSnapshot().matches(atStep('choosingPayment'))).toBe(true);
  });
  it('do not let a step be skipped', () => {
    const { actor } = open({ draft: sampleDraft({ placeDone: false }) });
    actor.send({ type: 'checkout.stepOpened', step: 'payment' });
    expect(actor.getSnapshot().matches(atStep('choosingPlace'))).toBe(true);
  });
  it('fall back when the shop stops offering what was chosen', () => {
    const { actor } = open({ draft: sampleDraft({ orderType: 'take_away' }) });
    expect(actor.getSnapshot().matches(atStep('choosingPayment'))).toBe(true);
    const facts = sampleFacts({ offers: ['delivery'] });
    actor.send({ type: 'checkout.factsChanged', facts, lines: null, linesChanged: false });
    expect(actor.getSnapshot().matches(atStep('choosingPlace'))).toBe(true);
  });
});

describe('the price (PRICE-26)', () => {
  it('is asked at once, and again after a pause when something changes', async () => {
    const { actor, clock, quotes } = await openPriced();
    actor.send({ type: 'checkout.typed', patch: { tip: 1 } });
    clock.increment(200);
    actor.send({ type: 'checkout.typed', patch: { tip: 2 } });
    clock.increment(299);
    expect(quotes.calls).toHaveLength(1);
    clock.increment(1);
    expect(quotes.calls).toHaveLength(2);
    expect(quotes.last().input.dm_tips).toBe(2);
    expect(actor.getSnapshot().context.price).toEqual(sampleQuote());
  });
  it('drops the answer to a question that is out of date', async () => {
    const { actor, clock, quotes } = open();
    const first = quotes.last();
    actor.send({ type: 'checkout.typed', patch: { tip: 2 } });
    expect(first.signal.aborted).toBe(true);
    clock.increment(300);
    quotes.last().answer({ ok: true, quote: sampleQuote({ total: 26.5 }) });
    first.answer(quoted);
    await waitFor(actor, ({ context }) => context.price !== null);
    expect(actor.getSnapshot().context.price?.total).toBe(26.5);
  });
  it('is not asked for a name or a note', async () => {
    const { actor, clock, quotes } = await openPriced();
    actor.send({ type: 'checkout.typed', patch: { name: 'Omar', note: 'x' } });
    clock.increment(1000);
    expect(quotes.calls).toHaveLength(1);
  });
  it('says why there is none, and asks again when told to', async () => {
    const { actor, quotes, until } = open();
    const refusal = { code: 'address_outside_zone', message: 'Too far' };
    quotes.last().answer({ ok: false, refusal });
    await until(atPrice('refused'));
    expect(actor.getSnapshot().context.priceRefusal).toEqual(refusal);
    actor.send({ type: 'checkout.priceRetried' });
    quotes.last().fail(new Error('offline'));
    await until(atPrice('failed'));
    expect(actor.getSnapshot().hasTag('failed')).toBe(true);
  });
});

describe('placing the order', () => {
  it('is possible only when everything is chosen and priced', async () => {
    const { actor } = open();
    const can = () => actor.getSnapshot().can({ type: 'checkout.orderRequested' });
    expect(can()).toBe(false);
    const priced = await openPriced();
    expect(priced.actor.getSnapshot().can({ type: 'checkout.orderRequested' })).toBe(true);
    priced.actor.send({ type: 'checkout.typed', patch: { tip: 2 } });
    expect(priced.actor.getSnapshot().can({ type: 'checkout.orderRequested' })).toBe(false);
  });
  it('is not possible in cash above its maximum (CHK-04)', async () => {
    const { actor } = await openPriced({ facts: sampleFacts({ cashLimit: 20 }) });
    expect(actor.getSnapshot().can({ type: 'checkout.orderRequested' })).toBe(false);
    actor.send({ type: 'checkout.typed', patch: { paymentMethod: 'digital_payment' } });
    expect(actor.getSnapshot().can({ type: 'checkout.orderRequested' })).toBe(true);
  });
  it('sends one order for a double click', async () => {
    const { actor, orders, remembered, until } = await openPriced();
    actor.send({ type: 'checkout.orderRequested' });
    actor.send({ type: 'checkout.orderRequested' });
    await until('placing');
    const { children } = actor.getSnapshot();
    if (children.placeOrder) await waitFor(children.placeOrder, (s) => s.value === 'placing');
    orders.last().answer({ ok: true, order: order(100009) });
    await until('placed');
    expect(orders.calls).toHaveLength(1);
    expect(remembered).toEqual([
      { orderId: 100009, contactNumber: '+971501234567', redirect: null, earlier: false },
    ]);
    expect(actor.getSnapshot().output).toEqual(remembered[0]);
  });
  it('leaves out a coupon that does not count in the price', async () => {
    const flow = open({ draft: sampleDraft({ couponCode: 'BIG50' }) });
    const coupon_refusal = { code: 'coupon_minimum', message: '' };
    flow.quotes.last().answer({ ok: true, quote: sampleQuote({ coupon_refusal }) });
    await flow.until(atPrice('priced'));
    flow.actor.send({ type: 'checkout.orderRequested' });
    const child = flow.actor.getSnapshot().children.placeOrder;
    expect(child?.getSnapshot().context.payload.coupon_code).toBeNull();
  });
  const mended: [string, OpenStep][] = [
    ['address_outside_zone', 'choosingPlace'],
    ['store_closed', 'settlingDetails'],
    ['out_of_stock', 'choosingPayment'],
    ['cod_limit', 'choosingPayment'],
  ];
  it.each(mended)(
    'opens the step that can mend %s and tells why until something changes',
    async (code, step) => {
      const { actor, orders, until } = await openPriced();
      actor.send({ type: 'checkout.orderRequested' });
      const child = actor.getSnapshot().children.placeOrder;
      if (child) await waitFor(child, (s) => s.value === 'placing');
      orders.last().answer({ ok: false, refusal: { code, message: 'Why' } });
      await until({ choosing: { step, notice: 'telling' } });
      expect(actor.getSnapshot().context.refusal).toEqual({ code, message: 'Why' });
      actor.send({ type: 'checkout.typed', patch: { note: 'changed' } });
      expect(actor.getSnapshot().matches({ choosing: { notice: 'quiet' } })).toBe(true);
    },
  );
});

describe('an order of unknown outcome that the shopper went back from (CHK-01)', () => {
  const emptied: Quoting = { ok: false, refusal: { code: 'cart_empty', message: '' } };

  async function leave() {
    const flow = await openPriced();
    const { actor, orders, clock, until } = flow;
    actor.send({ type: 'checkout.orderRequested' });
    const child = actor.getSnapshot().children.placeOrder;
    if (!child) throw new Error('not placing');
    for (const pause of [1000, 2000, 4000]) {
      await waitFor(child, (s) => s.value === 'placing');
      orders.last().fail(new Error('lost'));
      await waitFor(child, (s) => s.value === 'awaitingRetry');
      clock.increment(pause);
    }
    orders.last().fail(new Error('lost'));
    await waitFor(child, (s) => s.value === 'unreachable');
    child.send({ type: 'placeOrder.left' });
    await until('choosing');
    return flow;
  }

  it('is asked about when the shop says that its cart is empty', async () => {
    const { actor, quotes, orders, until } = await leave();
    quotes.last().answer(emptied);
    await until('placing');
    const child = actor.getSnapshot().children.placeOrder;
    if (child) await waitFor(child, (s) => s.value === 'placing');
    orders.last().answer({ ok: true, order: order(100009) });
    await until('placed');
    expect(actor.getSnapshot().output?.orderId).toBe(100009);
  });
  it('is left alone while the cart is there', async () => {
    const { quotes, until } = await leave();
    quotes.last().answer(quoted);
    await until(atPrice('priced'));
  });
  it('is asked about once by itself, after a reload too', async () => {
    const { actor, orders, clock, until } = open({
      facts: sampleFacts({ hasLines: false }),
      left: orderPayloadOf(sampleDraft(), null, 24.5),
    });
    expect(actor.getSnapshot().value).toBe('placing');
    const child = actor.getSnapshot().children.placeOrder;
    if (!child) throw new Error('not placing');
    for (const pause of [1000, 2000, 4000, 0]) {
      await waitFor(child, (s) => s.value === 'placing');
      orders.last().fail(new Error('lost'));
      await waitFor(child, (s) => s.value !== 'placing');
      clock.increment(pause);
    }
    child.send({ type: 'placeOrder.left' });
    await until('empty');
  });
});

describe('a session that ends at the checkout (GATE-06, GATE-07, GATE-09, SESS-11)', () => {
  const refused = { ok: false, refusal: { code: 'unauthenticated', message: '' } } as const;
  const customer = sampleFacts({ signedIn: true });

  async function endSession(change: Partial<CheckoutInput>, facts: CheckoutFacts) {
    const flow = await openPriced({ facts: customer, ...change });
    flow.actor.send({ type: 'checkout.orderRequested' });
    const child = flow.actor.getSnapshot().children.placeOrder;
    if (child) await waitFor(child, (s) => s.value === 'placing');
    flow.orders.last().answer(refused);
    if (child) await waitFor(child, (s) => s.value === 'signingIn');
    flow.actor.send({
      type: 'checkout.factsChanged',
      facts,
      lines: null,
      linesChanged: true,
    });
    return flow;
  }

  it('goes on as a guest, with what was typed, when the sign-in is declined', async () => {
    const draft = sampleDraft({ email: '', note: 'Ring twice' });
    const { actor, signIns, quotes, until } = await endSession({ draft }, sampleFacts());
    signIns.last().answer({ signedIn: false });
    await until(atStep('choosingPlace'));
    const { context } = actor.getSnapshot();
    expect([context.facts.signedIn, context.draft]).toEqual([false, draft]);
    expect(quotes.calls).toHaveLength(2);
  });
  it('says that an account is needed where guests may not order, and asks no second time by itself', async () => {
    const facts = sampleFacts({ guestAllowed: false });
    const { actor, signIns, until } = await endSession(
      { facts: sampleFacts({ guestAllowed: false, signedIn: true }) },
      facts,
    );
    signIns.last().answer({ signedIn: false });
    await until('needingSignIn');
    expect(signIns.calls).toHaveLength(1);
    actor.send({ type: 'checkout.signInRequested' });
    expect(signIns.calls).toHaveLength(2);
  });
  it('tells a guest whose cart is empty that there is nothing to order, and how to have the cart back', async () => {
    const nothing = sampleFacts({ hasLines: false });
    const { actor, signIns, until } = await endSession({}, nothing);
    signIns.last().answer({ signedIn: false });
    await until('empty');
    actor.send({ type: 'checkout.signInRequested' });
    signIns.last().answer({ signedIn: false });
    await until('empty');
    actor.send({ type: 'checkout.signInRequested' });
    actor.send({
      type: 'checkout.factsChanged',
      facts: customer,
      lines: null,
      linesChanged: true,
    });
    expect(actor.getSnapshot().matches('choosing')).toBe(true);
    expect(actor.getSnapshot().context.draft).toEqual(sampleDraft());
  });
  it('opens the steps as soon as the shopper has signed in', async () => {
    const closed = sampleFacts({ guestAllowed: false });
    const { actor, signIns } = open({ facts: closed });
    const event = { lines: null, linesChanged: true };
    actor.send({ type: 'checkout.factsChanged', facts: { ...closed, openNow: false }, ...event });
    expect(signIns.last().signal.aborted).toBe(false);
    actor.send({ type: 'checkout.factsChanged', facts: { ...closed, signedIn: true }, ...event });
    expect(actor.getSnapshot().matches('choosing')).toBe(true);
  });
});
