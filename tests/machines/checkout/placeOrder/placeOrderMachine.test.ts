import { describe, expect, it } from 'vitest';
import { orderPayloadOf } from '../../../../domain/checkout/payload';
import { decideRefusal } from '../../../../machines/checkout/placeOrder/decideRefusal';
import { sampleDraft } from '../checkout/samples';
import { payload, placed, refused, seenPrice, startShop } from './startShop';

describe('after a refusal', () => {
  it.each([
    ['amount_changed', undefined, 'confirmTotal'],
    ['unauthenticated', undefined, 'signIn'],
    ['already_ordered', 100008, 'tellOrdered'],
    ['idempotency_key_reused', 100008, 'tellOrdered'],
    ['idempotency_key_reused', undefined, 'giveBack'],
    ['offline', undefined, 'waitForConnection'],
    ['out_of_stock', undefined, 'giveBack'],
    ['cod_limit', undefined, 'giveBack'],
    ['something new', undefined, 'giveBack'],
  ])('%s with the order %s leads to %s', (code, orderId, then) => {
    expect(decideRefusal({ code, message: '', orderId })).toBe(then);
  });
});

describe('placing an order', () => {
  it('places it and forgets the attempt', async () => {
    const shop = startShop([placed]);
    const { reach, output, seen } = shop.open();
    await reach('placed');
    expect(seen).toEqual(['rememberingAttempt', 'placing', 'placed']);
    expect(output()).toEqual({
      kind: 'placed',
      orderId: 100007,
      redirect: null,
      contactNumber: '+971501234567',
      earlier: false,
    });
    expect(shop.memory()).toBeNull();
  });

  it('asks again with the same key when the answer was lost, so that one order arises', async () => {
    const shop = startShop(['lostAfterPlacing', 'lost', placed]);
    const { reach, seen } = shop.open();
    await reach('awaitingRetry');
    shop.clock.increment(1000);
    await reach('placing');
    await reach('awaitingRetry');
    shop.clock.increment(1999);
    expect(seen.at(-1)).toBe('awaitingRetry');
    shop.clock.increment(1);
    await reach('placed');
    expect(shop.keys).toEqual(['key-1', 'key-1', 'key-1']);
    expect(shop.orders.size).toBe(1);
  });

  it('waits as long as a busy shop asks to be left alone, and tells who would wait longer', async () => {
    const busy = (retryAfterSeconds: number) =>
      Object.assign(new Error('busy'), { retryAfterSeconds });
    const shop = startShop([busy(5), busy(1), busy(6), placed]);
    const { actor, reach, seen } = shop.open();
    for (const pause of [5000, 2000]) {
      await reach('awaitingRetry');
      shop.clock.increment(pause - 1);
      expect(seen.at(-1)).toBe('awaitingRetry');
      shop.clock.increment(1);
    }
    await reach('unreachable');
    actor.send({ type: 'placeOrder.retried' });
    await reach('placed');
    expect(shop.keys).toEqual(['key-1', 'key-1', 'key-1', 'key-1']);
  });

  it('asks the shopper after four lost answers, keeps the attempt, and goes on with its key', async () => {
    const shop = startShop(['lost', 'lost', 'lost', 'lost', placed]);
    const { actor, reach } = shop.open();
    for (const pause of [1000, 2000, 4000]) {
      await reach('awaitingRetry');
      shop.clock.increment(pause);
    }
    await reach('unreachable');
    expect(actor.getSnapshot().hasTag('failed')).toBe(true);
    expect(shop.memory()).toEqual({ key: 'key-1', payload });
    actor.send({ type: 'placeOrder.retried' });
    await reach('placed');
    expect(new Set(shop.keys)).toEqual(new Set(['key-1']));
  });

  it('keeps the attempt when the shopper leaves while the outcome is unknown', async () => {
    const shop = startShop(['lost', 'lost', 'lost', 'lost']);
    const { actor, reach, output } = shop.open();
    for (const pause of [1000, 2000, 4000]) {
      await reach('awaitingRetry');
      shop.clock.increment(pause);
    }
    await reach('unreachable');
    actor.send({ type: 'placeOrder.left' });
    expect(output()).toEqual({ kind: 'left', payload: shop.memory()?.payload });
    expect(shop.memory()?.key).toBe('key-1');
    expect(shop.isLeft()).toBe(true);
  });

  it('repeats a pending attempt after a reload and reports its order', async () => {
    const shop = startShop([placed]);
    shop.remember({ key: 'key-before-reload', payload });
    const { reach, output } = shop.open();
    await reach('placed');
    expect(shop.keys).toEqual(['key-before-reload']);
    expect(output()).toMatchObject({ kind: 'placed', earlier: false });
  });

  it('settles an earlier order before another one, and places no second when it had arrived', async () => {
    const shop = startShop([placed]);
    const earlier = orderPayloadOf(sampleDraft({ tip: 5 }), null, 29.5);
    shop.remember({ key: 'key-earlier', payload: earlier });
    const { reach, output } = shop.open();
    await reach('placed');
    expect(shop.keys).toEqual(['key-earlier']);
    expect(output()).toMatchObject({ kind: 'placed', earlier: true });
  });

  it('places the present order when the earlier one turns out to be refused', async () => {
    const shop = startShop([refused('out_of_stock'), placed]);
    const earlier = orderPayloadOf(sampleDraft({ tip: 5 }), null, 29.5);
    shop.remember({ key: 'key-earlier', payload: earlier });
    const { reach, output } = shop.open();
    await reach('placed');
    expect(shop.keys).toEqual(['key-earlier', 'key-1']);
    expect(output()).toMatchObject({ kind: 'placed', earlier: false });
  });

  it('shows old and new total when the price changed, and orders with a new key once confirmed', async () => {
    const shop = startShop([refused('amount_changed'), placed]);
    const { actor, reach } = shop.open();
    await reach('confirmingChangedTotal');
    expect(actor.getSnapshot().context).toMatchObject({
      payload: { order_amount: 24.5 },
      seen: seenPrice,
      changed: { ...seenPrice, total: 30 },
    });
    expect(shop.memory()).toBeNull();
    actor.send({ type: 'placeOrder.totalConfirmed' });
    await reach('placed');
    expect(shop.keys).toEqual(['key-1', 'key-2']);
    const { payload: sent, seen, changed } = actor.getSnapshot().context;
    expect([sent.order_amount, seen?.total, changed]).toEqual([30, 30, null]);
  });

  it('orders nothing when the new total is declined', async () => {
    const shop = startShop([refused('amount_changed')]);
    const { actor, reach, output } = shop.open();
    await reach('confirmingChangedTotal');
    actor.send({ type: 'placeOrder.totalDeclined' });
    expect(output()).toEqual({ kind: 'declined' });
    expect(shop.orders.size).toBe(0);
  });

  it('goes back with nothing ordered when the new total cannot be fetched', async () => {
    const shop = startShop([refused('amount_changed')]);
    shop.totals.push('lost');
    const { actor, reach, output } = shop.open();
    await reach('missingPrice');
    actor.send({ type: 'placeOrder.left' });
    expect(output()).toEqual({ kind: 'declined' });
    expect([shop.memory(), shop.orders.size, shop.isLeft()]).toEqual([null, 0, false]);
  });

  it('gives a refusal of the new price back', async () => {
    const shop = startShop([refused('amount_changed')]);
    shop.totals.push({ ok: false, refusal: { code: 'cart_empty', message: '' } });
    const { reach, output } = shop.open();
    await reach('refused');
    expect(output()).toEqual({ kind: 'refused', refusal: { code: 'cart_empty', message: '' } });
  });

  it('gives a refusal back and forgets the attempt', async () => {
    const shop = startShop([refused('out_of_stock')]);
    const { reach, output } = shop.open();
    await reach('refused');
    expect(output()).toEqual({
      kind: 'refused',
      refusal: { code: 'out_of_stock', message: 'no' },
    });
    expect(shop.memory()).toBeNull();
  });

  it('signs in after a 401 and goes on with the same order (GATE-07)', async () => {
    const shop = startShop([refused('unauthenticated'), placed]);
    const { reach, seen } = shop.open();
    await reach('placed');
    expect(seen).toEqual([
      'rememberingAttempt',
      'placing',
      'signingIn',
      'rememberingAttempt',
      'placing',
      'placed',
    ]);
    expect(shop.keys).toEqual(['key-1', 'key-2']);
  });

  it('goes back when the shopper does not sign in', async () => {
    const shop = startShop([refused('unauthenticated')]);
    shop.signIns.push({ signedIn: false });
    const { reach, output } = shop.open();
    await reach('declined');
    expect(output()).toEqual({ kind: 'declined' });
    expect(shop.memory()).toBeNull();
  });

  it('keeps the attempt when an earlier try may have arrived and the shopper does not sign in', async () => {
    const shop = startShop(['lost', refused('unauthenticated')]);
    shop.signIns.push({ signedIn: false });
    const { reach, output } = shop.open();
    await reach('awaitingRetry');
    shop.clock.increment(1000);
    await reach('left');
    expect(output()).toEqual({ kind: 'left', payload: shop.memory()?.payload });
    expect(shop.memory()?.key).toBe('key-1');
  });
});
