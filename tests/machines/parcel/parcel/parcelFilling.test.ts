import { describe, expect, it } from 'vitest';
import { samplePlace } from '../../checkout/checkout/samples';
import { atPrice, atStep, nothing, open, openPriced, quoted } from './open';
import { elsewhere, parcelQuote, sampleParcel } from './samples';

describe('filling a parcel in', () => {
  it('goes from step to step, and asks for the price when both places are known (PRICE-23)', async () => {
    const { actor, places, quotes, is, until, pause } = open({ draft: nothing });
    expect(is(atStep('choosingKind'))).toBe(true);
    expect(is(atPrice('unknown'))).toBe(true);
    actor.send({ type: 'parcel.typed', patch: { categoryId: 2 } });
    actor.send({ type: 'parcel.stepFinished', patch: { whatDone: true } });
    expect(is(atStep('addressingSender'))).toBe(true);
    actor.send({ type: 'parcel.stepFinished', patch: { senderDone: true } });
    expect(is(atStep('addressingReceiver'))).toBe(true);
    actor.send({ type: 'parcel.placeAsked', end: 'receiver' });
    expect(places.last().input).toEqual({ end: 'receiver', known: null });
    places.last().answer({ place: elsewhere });
    await until(atStep('addressingReceiver'));
    expect(actor.getSnapshot().context.draft.receiver.place).toEqual(elsewhere);
    pause();
    expect(is(atPrice('asking'))).toBe(true);
    quotes.last().answer(quoted);
    await until(atPrice('known'));
    const receiver = { ...sampleParcel().receiver };
    actor.send({ type: 'parcel.typed', patch: { receiver } });
    // A name changes no price.
    expect(quotes.calls).toHaveLength(1);
    actor.send({ type: 'parcel.stepFinished', patch: { receiver, receiverDone: true } });
    expect(is(atStep('choosingPayment'))).toBe(true);
  });

  it('PRICE-23 keeps the price when the step that is finished does not change it', async () => {
    const { actor, is, quotes } = await openPriced({ draft: sampleParcel({ whatDone: false }) });
    const { price } = actor.getSnapshot().context;
    actor.send({ type: 'parcel.stepFinished', patch: { whatDone: true } });
    expect(is(atPrice('known'))).toBe(true);
    expect(actor.getSnapshot().context.price).toBe(price);
    expect(quotes.calls).toHaveLength(1);
    actor.send({ type: 'parcel.stepFinished', patch: { categoryId: 3 } });
    expect(is(atPrice('settling'))).toBe(true);
  });

  it('keeps the place when nothing was picked, and when picking failed', async () => {
    const { actor, places, until } = open();
    for (const end of ['answer', 'fail'] as const) {
      actor.send({ type: 'parcel.placeAsked', end: 'sender' });
      if (end === 'answer') places.last().answer({ place: null });
      else places.last().fail(new Error('no map'));
      await until(atStep('addressingSender'));
      expect(actor.getSnapshot().context.draft.sender.place).toEqual(samplePlace);
    }
  });

  it('tells that pick-up and destination are one place, until something changes', async () => {
    const receiver = { ...sampleParcel().receiver, place: samplePlace };
    const { actor, is, places, until, pause } = open({
      draft: sampleParcel({ receiver, receiverDone: false }),
    });
    actor.send({ type: 'parcel.stepFinished', patch: { receiverDone: true } });
    expect(is(atStep('mendingDestination'))).toBe(true);
    pause();
    expect(is(atPrice('unknown'))).toBe(true);
    actor.send({ type: 'parcel.placeAsked', end: 'receiver' });
    places.last().answer({ place: elsewhere });
    await until(atStep('addressingReceiver'));
    pause();
    expect(is(atPrice('asking'))).toBe(true);
  });

  it('tries again when the way could not be measured, and when the shop was away', async () => {
    const { actor, quotes, until } = open();
    quotes.last().answer({ ok: false, refusal: { code: 'routing_unavailable', message: 'No.' } });
    await until(atPrice('wayUnknown'));
    expect(actor.getSnapshot().can({ type: 'parcel.orderRequested' })).toBe(false);
    actor.send({ type: 'parcel.priceRetried' });
    quotes.last().fail(new Error('offline'));
    await until(atPrice('failed'));
    actor.send({ type: 'parcel.priceRetried' });
    quotes.last().answer(quoted);
    await until(atPrice('known'));
  });

  it('tells that a place is outside every zone, and asks again when it changes', async () => {
    const { actor, quotes, is, until, pause } = open();
    const refusal = { code: 'destination_outside_zone', message: 'Not there.' };
    quotes.last().answer({ ok: false, refusal });
    await until(atPrice('refused'));
    expect(actor.getSnapshot().context.priceRefusal).toEqual(refusal);
    const place = { ...elsewhere, latitude: 25.22 };
    actor.send({
      type: 'parcel.typed',
      patch: { receiver: { ...sampleParcel().receiver, place } },
    });
    expect(is(atPrice('settling'))).toBe(true);
    pause();
    expect(is(atPrice('asking'))).toBe(true);
    quotes.last().answer(quoted);
    await until(atPrice('known'));
    expect(actor.getSnapshot().context.priceRefusal).toBeNull();
  });

  it('opens a finished step again, and none out of reach', () => {
    const { actor, is } = open({ draft: sampleParcel({ receiverDone: false }) });
    actor.send({ type: 'parcel.stepOpened', step: 'what' });
    expect(is(atStep('choosingKind'))).toBe(true);
    actor.send({ type: 'parcel.stepOpened', step: 'payment' });
    expect(is(atStep('addressingReceiver'))).toBe(true);
  });

  it('asks once for the price of several tips, and shows the last amount meanwhile (PRICE-24)', async () => {
    const { actor, quotes, is, until, pause } = await openPriced();
    for (const tip of [1, 2, 5]) actor.send({ type: 'parcel.typed', patch: { tip } });
    expect(is(atPrice('settling'))).toBe(true);
    expect(actor.getSnapshot().context.price?.total).toBe(3.5);
    expect(actor.getSnapshot().can({ type: 'parcel.orderRequested' })).toBe(false);
    pause();
    expect(quotes.calls.map(({ input }) => input.dm_tips)).toEqual([0, 5]);
    quotes.last().answer({ ok: true, quote: { ...parcelQuote(), dm_tips: 5, total: 8.5 } });
    await until(atPrice('known'));
    expect(actor.getSnapshot().context.price?.total).toBe(8.5);
  });

  it('asks for the price of another time, since hours may be busy (PRICE-24)', async () => {
    const { actor, quotes, until, pause } = await openPriced();
    const scheduleAt = '2026-11-21T10:00:00.000Z';
    actor.send({ type: 'parcel.typed', patch: { scheduleAt } });
    pause();
    expect(quotes.calls.map(({ input }) => input.schedule_at)).toEqual([undefined, scheduleAt]);
    quotes.last().answer({ ok: true, quote: { ...parcelQuote(), total: 5.5 } });
    await until(atPrice('known'));
    expect(actor.getSnapshot().context.price?.total).toBe(5.5);
  });
});
