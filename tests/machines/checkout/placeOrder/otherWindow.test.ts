import { describe, expect, it } from 'vitest';
import type { Placing } from '../../../../machines/checkout/placeOrder';
import { payload, placed, refused, startShop } from './startShop';

const ordered: Placing = {
  ok: false,
  refusal: { code: 'already_ordered', message: 'Already ordered', orderId: 100008 },
};

describe('an order that another window was faster with (S11, ORD-02)', () => {
  it('is told by its number, and nothing stays written down', async () => {
    const shop = startShop([ordered]);
    const { reach, output, seen } = shop.open();
    await reach('orderedElsewhere');
    expect(seen).toEqual(['rememberingAttempt', 'placing', 'orderedElsewhere']);
    expect(output()).toEqual({ kind: 'elsewhere', orderId: 100008 });
    expect([shop.orders.size, shop.memory()]).toEqual([0, null]);
  });

  it('is told also where an earlier order was asked about', async () => {
    const shop = startShop([ordered]);
    shop.remember({ key: 'earlier', payload: { ...payload, order_amount: 3 } });
    const { reach, output } = shop.open();
    await reach('orderedElsewhere');
    expect(output()).toEqual({ kind: 'elsewhere', orderId: 100008 });
    expect(shop.keys).toEqual(['earlier']);
  });
});

describe('an order without a connection (S10)', () => {
  it('is not sent: the shopper tries again when there is one, with a key of its own', async () => {
    const shop = startShop([refused('offline'), refused('offline'), placed]);
    const { actor, reach, seen } = shop.open();
    await reach('needingConnection');
    expect(shop.memory()).toBeNull();
    actor.send({ type: 'placeOrder.retried' });
    await reach('placing');
    await reach('needingConnection');
    actor.send({ type: 'placeOrder.retried' });
    await reach('placed');
    expect(seen.filter((state) => state === 'awaitingRetry')).toEqual([]);
    expect(shop.keys).toEqual(['key-1', 'key-2', 'key-3']);
    expect([...shop.orders]).toEqual(['key-3']);
  });

  it('is given up with nothing ordered', async () => {
    const shop = startShop([refused('offline')]);
    const { actor, reach, output } = shop.open();
    await reach('needingConnection');
    actor.send({ type: 'placeOrder.left' });
    expect(output()).toEqual({ kind: 'declined' });
    expect([shop.orders.size, shop.isLeft()]).toEqual([0, false]);
  });

  it('stays written down when the connection went after a try that may have arrived', async () => {
    const shop = startShop(['lostAfterPlacing', refused('offline'), placed]);
    const { actor, reach } = shop.open();
    await reach('awaitingRetry');
    shop.clock.increment(1000);
    await reach('unreachable');
    expect(shop.memory()?.key).toBe('key-1');
    actor.send({ type: 'placeOrder.retried' });
    await reach('placed');
    expect(shop.keys).toEqual(['key-1', 'key-1', 'key-1']);
    expect([...shop.orders]).toEqual(['key-1']);
  });
});
