import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { sampleQuote } from '../../../support/rental';
import { booked, payload, refused, startShop } from './bookingShop';

describe('a changed total (BOOK-05)', () => {
  it('is shown, and booked with a key of its own once confirmed', async () => {
    const shop = startShop([refused('amount_changed'), booked]);
    const { actor, reach, submit } = shop.open();
    submit();
    await reach('checkingPrice');
    expect(shop.memory()).toBeNull();
    expect(shop.quotes.last().input).toEqual({ couponCode: 'RIDE10' });
    shop.quotes.last().answer({ ok: true, quote: sampleQuote({ total: 135.5 }) });
    await reach('confirmingTotal');
    expect(actor.getSnapshot().context).toMatchObject({
      payload: { trip_amount: 120 },
      seen: sampleQuote(),
      offered: sampleQuote({ total: 135.5 }),
    });
    actor.send({ type: 'bookTrip.totalConfirmed' });
    await reach('booked');
    // A change after this one is told from what was agreed to.
    expect(actor.getSnapshot().context.seen).toEqual(sampleQuote({ total: 135.5 }));
    expect(shop.sent).toEqual([
      { key: 'key-1', payload },
      { key: 'key-2', payload: { ...payload, trip_amount: 135.5 } },
    ]);
  });

  it('books nothing when it is declined', async () => {
    const shop = startShop([refused('amount_changed')]);
    const { actor, reach, submit } = shop.open();
    submit({ coupon_code: '' });
    await reach('checkingPrice');
    expect(shop.quotes.last().input).toEqual({ couponCode: null });
    shop.quotes.last().answer({ ok: true, quote: sampleQuote({ total: 135.5 }) });
    await reach('confirmingTotal');
    actor.send({ type: 'bookTrip.totalDeclined' });
    expect(actor.getSnapshot().value).toBe('filling');
    expect([shop.trips.size, shop.sent.length]).toEqual([0, 1]);
  });

  it.each([
    ['vehicle_gone', 'mendingVehicles'],
    ['coupon_invalid', 'refused'],
  ])('that cannot be told for %s leads to %s', async (code, state) => {
    const shop = startShop([refused('amount_changed')]);
    const { reach, submit } = shop.open();
    submit();
    await reach('checkingPrice');
    shop.quotes.last().answer({ ok: false, refusal: { code, message: 'no' } });
    const { context } = await reach(state);
    expect(context.refusal).toEqual({ code, message: 'no' });
  });

  it.each([true, false])(
    'SESS-11 that cannot be told since the session has ended asks to sign in (%s), and books nothing',
    async (signedIn) => {
      const shop = startShop([refused('amount_changed')]);
      const { actor, reach, submit } = shop.open();
      submit();
      await reach('checkingPrice');
      const refusal = { code: 'unauthenticated', message: 'Who?' };
      shop.quotes.last().answer({ ok: false, refusal });
      await reach('signingIn');
      shop.signIn.last().answer({ signedIn });
      await reach('filling');
      expect(actor.getSnapshot().context).toMatchObject({
        attempt: null,
        left: false,
        refusal: null,
      });
      expect([shop.memory(), shop.trips.size, shop.sent.length]).toEqual([null, 0, 1]);
    },
  );

  it('ERR-01 can be asked for again when the shop does not answer', async () => {
    const shop = startShop([refused('amount_changed'), booked]);
    const { actor, reach, submit } = shop.open();
    submit();
    await reach('checkingPrice');
    shop.quotes.last().fail(new Error('down'));
    await reach('missingPrice');
    actor.send({ type: 'bookTrip.retried' });
    await reach('checkingPrice');
    expect(shop.sent.length).toBe(1);
    shop.quotes.last().answer({ ok: true, quote: sampleQuote({ total: 90 }) });
    await reach('confirmingTotal');
    expect(shop.trips.size).toBe(0);
  });

  it('ERR-01 leads back to the form, where nothing counts as sent, when the shop does not answer', async () => {
    const shop = startShop([refused('amount_changed')]);
    const { actor, reach, submit } = shop.open();
    submit();
    await reach('checkingPrice');
    shop.quotes.last().fail(new Error('down'));
    await reach('missingPrice');
    actor.send({ type: 'bookTrip.left' });
    expect(actor.getSnapshot().value).toBe('filling');
    expect([shop.memory(), shop.trips.size, shop.isLeft()]).toEqual([null, 0, false]);
  });
});

describe('a refused booking', () => {
  it.each([
    ['vehicle_unavailable', 'mendingVehicles'],
    ['pickup_past', 'mendingTrip'],
    ['coupon_invalid', 'refused'],
  ])('%s leads to %s, until something changes', async (code, state) => {
    const shop = startShop([refused(code), booked]);
    const { actor, reach, submit } = shop.open();
    submit();
    const { context } = await reach(state);
    expect([context.refusal, shop.memory()]).toEqual([{ code, message: 'no' }, null]);
    actor.send({ type: 'bookTrip.edited' });
    expect(actor.getSnapshot().value).toBe('filling');
    expect(actor.getSnapshot().context.refusal).toBeNull();
    submit({ trip_note: 'At the main door' });
    await reach('booked');
    expect(shop.keys()).toEqual(['key-1', 'key-2']);
  });

  it.each(['vehicle_unavailable', 'pickup_past', 'coupon_invalid'])(
    '%s can be sent again as it is, with a key of its own',
    async (code) => {
      const shop = startShop([refused(code), booked]);
      const { actor, reach, submit } = shop.open();
      submit();
      await waitFor(actor, ({ context }) => context.refusal !== null);
      submit();
      await reach('booked');
      expect(shop.keys()).toEqual(['key-1', 'key-2']);
    },
  );
});
