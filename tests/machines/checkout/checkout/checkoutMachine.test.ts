import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import type { CheckoutFacts, CheckoutInput } from '../../../../machines/checkout/checkout';
import { atPrice, atStep, open, openPriced, quoted } from './open';
import { sampleDraft, sampleFacts, sampleQuote } from './samples';

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

describe('a cart whose change is on its way to the shop (CART-12, PRICE-26)', () => {
  const facts = (
    flow: Awaited<ReturnType<typeof openPriced>>,
    isChanging: boolean,
    lines = false,
  ) =>
    flow.actor.send({
      type: 'checkout.factsChanged',
      facts: sampleFacts(isChanging ? { cartChanging: true } : {}),
      lines: null,
      linesChanged: lines,
    });

  it('is priced anew when the shop has it, though the price of before came meanwhile, and is ordered only then', async () => {
    const flow = await openPriced();
    const { actor, clock, quotes, until } = flow;
    const canOrder = () => actor.getSnapshot().can({ type: 'checkout.orderRequested' });
    expect(canOrder()).toBe(true);

    // One more is on the screen; the shop does not have it when it is asked.
    facts(flow, true, true);
    clock.increment(300);
    expect(quotes.calls).toHaveLength(2);
    quotes.last().answer(quoted);
    await until(atPrice('priced'));
    expect(canOrder()).toBe(false);

    // It has it now, and the lines are as they were shown all along.
    facts(flow, false);
    expect(canOrder()).toBe(false);
    clock.increment(300);
    expect(quotes.calls).toHaveLength(3);
    const quote = sampleQuote({ total: 44.5 });
    quotes.last().answer({ ok: true, quote });
    await until(atPrice('priced'));
    expect([canOrder(), actor.getSnapshot().context.price]).toEqual([true, quote]);
  });

  it('asks once when the shop has it before the pause is over', async () => {
    const flow = await openPriced();
    facts(flow, true, true);
    flow.clock.increment(100);
    facts(flow, false);
    flow.clock.increment(299);
    expect(flow.quotes.calls).toHaveLength(1);
    flow.clock.increment(1);
    expect(flow.quotes.calls).toHaveLength(2);
  });
});

describe('a cart that comes to hold the things of another store (S23, S07)', () => {
  const atStore = (storeId: number) => ({
    facts: sampleFacts({ storeId, methods: ['digital_payment'] }),
    lines: null,
    linesChanged: false,
  });

  it('is priced and ordered there, with the same door and contact and nothing of the order before', async () => {
    const draft = sampleDraft({
      tip: 3,
      note: 'Ring twice',
      couponCode: 'TEN',
      scheduleAt: '2026-11-24T06:00:00.000Z',
      prescription: ['/uploads/1.webp'],
    });
    const { actor, clock, quotes } = await openPriced({ draft });
    actor.send({ type: 'checkout.factsChanged', ...atStore(8) });
    const { context } = actor.getSnapshot();
    expect(context.draft).toEqual(
      sampleDraft({
        storeId: 8,
        paymentMethod: 'digital_payment',
        placeDone: false,
        detailsDone: false,
      }),
    );
    expect(actor.getSnapshot().matches(atStep('choosingPlace'))).toBe(true);
    clock.increment(300);
    expect(quotes.calls.map(({ input }) => input.store_id)).toEqual([7, 8]);
  });
  it('stays as it was chosen while the cart is empty or of the same store', async () => {
    const draft = sampleDraft({ tip: 3 });
    const { actor, quotes } = await openPriced({ draft });
    actor.send({ type: 'checkout.factsChanged', ...atStore(7) });
    expect(actor.getSnapshot().context.draft).toEqual(draft);
    const facts = sampleFacts({ hasLines: false });
    actor.send({ type: 'checkout.factsChanged', facts, lines: null, linesChanged: true });
    expect(actor.getSnapshot().context.draft).toEqual(draft);
    expect(quotes.calls).toHaveLength(1);
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
