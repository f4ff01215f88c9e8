import { describe, expect, it } from 'vitest';
import { payload, placed, refused, startShop } from './startShop';

describe('an order of unknown outcome that a customer sent who is not signed in (GATE-07, SESS-11)', () => {
  function comeAsGuest(answers: Parameters<typeof startShop>[0] = [placed]) {
    const shop = startShop(answers);
    shop.remember({ key: 'key-theirs', payload });
    shop.senders.push('customer');
    return { shop, ...shop.open() };
  }

  it('is not sent in the name of a guest: the shopper is told first', async () => {
    const { shop, reach, actor } = comeAsGuest();
    await reach('missingSender');
    expect(shop.keys).toEqual([]);
    expect(actor.getSnapshot().hasTag('needsAnswer')).toBe(true);
  });

  it('is asked about when its customer has signed in', async () => {
    const { shop, reach, actor, output } = comeAsGuest();
    await reach('missingSender');
    actor.send({ type: 'placeOrder.signInChosen' });
    await reach('placed');
    expect(shop.keys).toEqual(['key-theirs']);
    expect(output()).toMatchObject({ kind: 'placed', earlier: false });
  });

  it('stays unsent while somebody else is signed in, or nobody', async () => {
    const { shop, reach, actor, output } = comeAsGuest();
    await reach('missingSender');
    shop.senders.push('customer');
    actor.send({ type: 'placeOrder.signInChosen' });
    await reach('signingIn');
    await reach('missingSender');
    shop.signIns.push({ signedIn: false });
    actor.send({ type: 'placeOrder.signInChosen' });
    await reach('left');
    expect(output()).toEqual({ kind: 'left', payload });
    expect(shop.keys).toEqual([]);
    expect(shop.memory()?.key).toBe('key-theirs');
  });

  it('stays written down when the shopper goes back', async () => {
    const { shop, reach, actor, output } = comeAsGuest();
    await reach('missingSender');
    actor.send({ type: 'placeOrder.left' });
    expect(output()).toEqual({ kind: 'left', payload });
    expect([shop.isLeft(), shop.memory()?.key]).toEqual([true, 'key-theirs']);
  });

  it('makes room for another only when the shopper says so', async () => {
    const { shop, reach, actor } = comeAsGuest();
    await reach('missingSender');
    actor.send({ type: 'placeOrder.orderedAnew' });
    await reach('placed');
    expect(shop.keys).toEqual(['key-1']);
  });

  it('of a guest who has signed in since is settled first, then the customer’s own is sent', async () => {
    const shop = startShop([refused('cart_empty'), placed]);
    shop.remember({ key: 'key-of-guest', payload });
    shop.senders.push('guest');
    const { reach, output } = shop.open();
    await reach('placed');
    expect(shop.keys).toEqual(['key-of-guest', 'key-1']);
    expect(output()).toMatchObject({ kind: 'placed', earlier: false });
  });
});
