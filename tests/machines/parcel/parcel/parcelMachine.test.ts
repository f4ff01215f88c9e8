import { describe, expect, it, vi } from 'vitest';
import { parcelPayloadOf } from '../../../../domain/parcel/parcelDraft';
import { atPrice, atStep, nothing, open, openPriced, quoted } from './open';
import { sampleParcel, sampleParcelFacts } from './samples';

describe('ordering a parcel', () => {
  it('places what was priced, once, and hands on number and contact (ORD-02)', async () => {
    const { actor, orders, remembered, until } = await openPriced();
    actor.send({ type: 'parcel.orderRequested' });
    actor.send({ type: 'parcel.orderRequested' });
    await vi.waitFor(() => orders.last());
    expect(orders.calls.map(({ input }) => input)).toEqual([
      { key: 'key-1', payload: parcelPayloadOf(sampleParcel(), 3.5) },
    ]);
    const order = { message: '', order_id: 100_009, total_amount: 3.5, redirect_link: null };
    orders.last().answer({ ok: true, order });
    await until('placed');
    const placed = {
      orderId: 100_009,
      contactNumber: '+971501234567',
      redirect: null,
      earlier: false,
    };
    expect(actor.getSnapshot().output).toEqual(placed);
    expect(remembered).toEqual([placed]);
  });

  it('opens the step that can mend a refusal, and the message leaves with a change', async () => {
    const { actor, orders, is, until } = await openPriced();
    actor.send({ type: 'parcel.orderRequested' });
    await vi.waitFor(() => orders.last());
    orders.last().answer({ ok: false, refusal: { code: 'contact_required', message: 'Who?' } });
    await until(atStep('addressingSender'));
    expect(is({ filling: { notice: 'telling' } })).toBe(true);
    actor.send({ type: 'parcel.timeMoved', scheduleAt: '2026-11-24T06:00:00.000Z' });
    expect(is({ filling: { notice: 'telling' } })).toBe(true);
    expect(actor.getSnapshot().context.draft.scheduleAt).toBe('2026-11-24T06:00:00.000Z');
    actor.send({ type: 'parcel.typed', patch: { note: '' } });
    expect(is({ filling: { notice: 'quiet' } })).toBe(true);
  });

  it('asks first about a parcel whose answer was lost', async () => {
    const pending = parcelPayloadOf(sampleParcel(), 3.5);
    const { actor, orders, until } = open({ draft: nothing, pending });
    await vi.waitFor(() => orders.last());
    expect(orders.last().input.payload).toEqual(pending);
    const order = { message: '', order_id: 7, total_amount: 3.5, redirect_link: '/demo/pay/1' };
    orders.last().answer({ ok: true, order });
    await until('placed');
    expect(actor.getSnapshot().output?.redirect).toBe('/demo/pay/1');
  });

  it('asks guests to sign in where they may not order (GATE-09)', async () => {
    const { actor, signIns, is, until } = open({
      facts: sampleParcelFacts({ guestAllowed: false }),
    });
    expect(is('needingSignIn')).toBe(true);
    actor.send({ type: 'parcel.signInRequested' });
    signIns.last().answer({ signedIn: false });
    await until('needingSignIn');
    actor.send({ type: 'parcel.signInRequested' });
    actor.send({ type: 'parcel.factsChanged', facts: sampleParcelFacts({ signedIn: true }) });
    signIns.last().answer({ signedIn: true });
    await until('filling');
    actor.send({ type: 'parcel.factsChanged', facts: sampleParcelFacts({ guestAllowed: false }) });
    expect(is('needingSignIn')).toBe(true);
  });

  it('cannot be ordered for now while couriers rest, and can for later', async () => {
    const facts = sampleParcelFacts({ openNow: false });
    const { actor, orders, quotes, until, pause } = await openPriced({ facts });
    expect(actor.getSnapshot().can({ type: 'parcel.orderRequested' })).toBe(false);
    const scheduleAt = '2026-11-21T10:00:00.000Z';
    actor.send({ type: 'parcel.typed', patch: { scheduleAt } });
    // Another time may have another price.
    pause();
    quotes.last().answer(quoted);
    await until(atPrice('known'));
    actor.send({ type: 'parcel.orderRequested' });
    await vi.waitFor(() => orders.last());
    expect(orders.last().input.payload.schedule_at).toBe(scheduleAt);
  });
});
