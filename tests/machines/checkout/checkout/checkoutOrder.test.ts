import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { orderPayloadOf } from '../../../../domain/checkout/payload';
import type { Quoting } from '../../../../machines/checkout/checkout';
import { atPrice, type OpenStep, open, openPriced, order, quoted } from './open';
import { sampleDraft, sampleFacts, sampleQuote } from './samples';

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

describe('a place that the store does not serve', () => {
  it('opens again until it is another, whatever the shopper wants next (CHK-05)', async () => {
    const { actor, clock, quotes, until } = open();
    const refusal = { code: 'zone_mismatch', message: 'This store does not serve your area.' };
    expect(actor.getSnapshot().matches({ choosing: { step: 'choosingPayment' } })).toBe(true);
    quotes.last().answer({ ok: false, refusal });
    await until({ choosing: { step: 'choosingPlace', price: 'refused' } });
    actor.send({ type: 'checkout.stepFinished' });
    actor.send({ type: 'checkout.stepOpened', step: 'payment' });
    await until({ choosing: { step: 'choosingPlace', price: 'refused' } });
    actor.send({ type: 'checkout.typed', patch: { orderType: 'take_away' } });
    clock.increment(300);
    expect(actor.getSnapshot().context.priceRefusal).toBeNull();
    quotes.last().answer({ ok: true, quote: sampleQuote({}) });
    await until(atPrice('priced'));
    actor.send({ type: 'checkout.stepFinished' });
    await until({ choosing: { step: 'choosingPayment' } });
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
  it('keeps telling why it was refused when the time moves by itself, until the shopper chooses', async () => {
    const { actor, clock, orders, quotes, until } = await openPriced();
    actor.send({ type: 'checkout.orderRequested' });
    await until('placing');
    const { children } = actor.getSnapshot();
    if (children.placeOrder) await waitFor(children.placeOrder, (s) => s.value === 'placing');
    orders.last().answer({ ok: false, refusal: { code: 'schedule_invalid', message: 'Gone.' } });
    await until({ choosing: { notice: 'telling', step: 'settlingDetails' } });
    actor.send({ type: 'checkout.timeMoved', scheduleAt: '2026-11-24T06:00:00.000Z' });
    clock.increment(300);
    expect(quotes.last().input.schedule_at).toBe('2026-11-24T06:00:00.000Z');
    expect(actor.getSnapshot().matches({ choosing: { notice: 'telling' } })).toBe(true);
    actor.send({ type: 'checkout.typed', patch: { scheduleAt: '2026-11-24T06:30:00.000Z' } });
    expect(actor.getSnapshot().matches({ choosing: { notice: 'quiet' } })).toBe(true);
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

describe('a cart that another window has ordered (S11, ORD-02)', () => {
  const none = { facts: sampleFacts({ hasLines: false }), lines: null, linesChanged: true };

  it('is told at once, before anything is pressed', async () => {
    const { actor, drafts } = await openPriced();
    actor.send({ type: 'checkout.orderedElsewhere', orderId: 100008 });
    // What was chosen belongs to the order that is placed.
    expect(drafts).toEqual([]);
    const { value, status, context, output } = actor.getSnapshot();
    expect([value, status, context.elsewhere, output]).toEqual([
      'orderedElsewhere',
      'done',
      100008,
      null,
    ]);
  });

  it('is told where the cart was seen empty before', async () => {
    const { actor, until } = await openPriced();
    actor.send({ type: 'checkout.factsChanged', ...none });
    await until('empty');
    actor.send({ type: 'checkout.orderedElsewhere', orderId: 100008 });
    expect(actor.getSnapshot().value).toBe('orderedElsewhere');
  });

  it.each([
    ['already_ordered', 100008, null],
    ['cart_empty', undefined, 100008],
  ])(
    'is told to who pressed at the same moment, by the answer %s',
    async (code, orderId, heard) => {
      const { actor, orders, until } = await openPriced();
      actor.send({ type: 'checkout.orderRequested' });
      const child = actor.getSnapshot().children.placeOrder;
      if (child) await waitFor(child, (s) => s.value === 'placing');
      if (heard) actor.send({ type: 'checkout.orderedElsewhere', orderId: heard });
      expect(actor.getSnapshot().value).toBe('placing');
      orders.last().answer({ ok: false, refusal: { code, message: '', orderId } });
      await until('orderedElsewhere');
      expect(actor.getSnapshot().context.elsewhere).toBe(100008);
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
