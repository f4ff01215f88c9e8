import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, type SnapshotFrom, waitFor } from 'xstate';
import type { QuotePayload } from '../../../domain/entities/order';
import { parcelPayloadOf } from '../../../domain/parcelDraft';
import type { PlacedOutput } from '../../../machines/checkout';
import {
  decideParcelMending,
  decideParcelMethod,
  firstOpenParcelStep,
  type ParcelInput,
  type ParcelQuoting,
  type PickedPlace,
  type PlaceQuestion,
  parcelMachine,
} from '../../../machines/parcel';
import { type Attempt, type Placing, placeOrderMachine } from '../../../machines/placeOrder';
import { fakeActor } from '../../support/fakes';
import { samplePlace } from '../checkout/samples';
import { elsewhere, parcelQuote, sampleParcel, sampleParcelFacts } from './samples';

type Place = Parameters<SnapshotFrom<typeof parcelMachine>['matches']>[0];

function open(change: Partial<ParcelInput> = {}) {
  const quotes = fakeActor<ParcelQuoting, QuotePayload>();
  const places = fakeActor<PickedPlace, PlaceQuestion>();
  const orders = fakeActor<Placing, Attempt>();
  const signIns = fakeActor<{ signedIn: boolean }>();
  const remembered: PlacedOutput[] = [];
  const machine = parcelMachine.provide({
    actors: {
      quoteParcel: quotes.logic,
      askForPlace: places.logic,
      askToSignIn: signIns.logic,
      placeOrder: placeOrderMachine.provide({
        actors: {
          rememberAttempt: fromPromise(async ({ input }) => ({
            attempt: { key: 'key-1', payload: input.payload },
            resumed: false,
            sender: 'self' as const,
          })),
          placeOrder: orders.logic,
        },
      }),
    },
    actions: { rememberParcel: (_, placed) => remembered.push(placed) },
  });
  const actor = createActor(machine, {
    input: {
      draft: sampleParcel(),
      facts: sampleParcelFacts(),
      step: null,
      pending: null,
      ...change,
    },
  });
  actor.start();
  const is = (value: Place) => actor.getSnapshot().matches(value);
  const until = (value: Place) => waitFor(actor, (snapshot) => snapshot.matches(value));
  return { actor, quotes, places, orders, signIns, remembered, is, until };
}

const quoted: ParcelQuoting = { ok: true, quote: parcelQuote() };
const atStep = (
  steps:
    | 'choosingKind'
    | 'addressingSender'
    | 'addressingReceiver'
    | 'mendingDestination'
    | 'pickingPlace'
    | 'choosingPayment',
) => ({ filling: { steps } });
const atPrice = (price: 'unknown' | 'asking' | 'known' | 'refused' | 'wayUnknown' | 'failed') => ({
  filling: { price },
});
const nothing = sampleParcel({
  categoryId: null,
  receiver: { name: '', phone: '', place: null },
  whatDone: false,
  senderDone: false,
  receiverDone: false,
});

async function openPriced() {
  const flow = open();
  flow.quotes.last().answer(quoted);
  await flow.until(atPrice('known'));
  return flow;
}

describe('deciding', () => {
  it.each([
    ['nothing', nothing, 'what'],
    ['the kind alone', { ...nothing, categoryId: 2, whatDone: true }, 'sender'],
    [
      'a sender with a wrong phone',
      sampleParcel({ sender: { name: 'A', phone: '12', place: samplePlace } }),
      'sender',
    ],
    [
      'a sender without a place',
      sampleParcel({ sender: { name: 'A', phone: '0501234567', place: null } }),
      'sender',
    ],
    ['no receiver', sampleParcel({ receiverDone: false }), 'receiver'],
    [
      'one place for both',
      sampleParcel({ receiver: { ...sampleParcel().receiver, place: samplePlace } }),
      'receiver',
    ],
    ['everything', sampleParcel(), 'payment'],
  ] as const)('%s opens its step', (_, draft, step) => {
    expect(firstOpenParcelStep(draft)).toBe(step);
  });

  it.each([
    ['cash_on_delivery', 'sender', 3.5, 'offered'],
    ['cash_on_delivery', 'receiver', 3.5, 'offered'],
    ['cash_on_delivery', 'receiver', 60, 'overCashLimit'],
    ['digital_payment', 'sender', 3.5, 'offered'],
    ['digital_payment', 'receiver', 3.5, 'receiverPaysCash'],
    ['wallet', 'sender', 3.5, 'walletShort'],
    ['wallet', 'receiver', 3.5, 'receiverPaysCash'],
  ] as const)('%s, paid by the %s, of %d: %s (CHK-04)', (method, payer, total, standing) => {
    const methods = ['cash_on_delivery', 'digital_payment', 'wallet'] as const;
    const facts = sampleParcelFacts({ methods, cashLimit: 50, walletBalance: 1 });
    expect(decideParcelMethod(method, payer, total, facts)).toBe(standing);
    const none = sampleParcelFacts({ methods: [] });
    expect(decideParcelMethod(method, payer, total, none)).toBe('notOffered');
  });

  it.each([
    ['not_found', 'what'],
    ['pickup_outside_zone', 'sender'],
    ['contact_required', 'sender'],
    ['destination_outside_zone', 'receiver'],
    ['same_place', 'receiver'],
    ['validation', 'receiver'],
    ['cod_limit', 'payment'],
    ['something new', 'payment'],
  ])('a refusal %s is mended at %s', (code, step) => {
    expect(decideParcelMending(code)).toBe(step);
  });
});

describe('filling a parcel in', () => {
  it('goes from step to step, and asks for the price when both places are known (PRICE-23)', async () => {
    const { actor, places, quotes, is, until } = open({ draft: nothing });
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
    const { actor, is, places, until } = open({
      draft: sampleParcel({ receiver, receiverDone: false }),
    });
    actor.send({ type: 'parcel.stepFinished', patch: { receiverDone: true } });
    expect(is(atStep('mendingDestination'))).toBe(true);
    expect(is(atPrice('unknown'))).toBe(true);
    actor.send({ type: 'parcel.placeAsked', end: 'receiver' });
    places.last().answer({ place: elsewhere });
    await until(atPrice('asking'));
    expect(is(atStep('addressingReceiver'))).toBe(true);
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
    const { actor, quotes, is, until } = open();
    const refusal = { code: 'destination_outside_zone', message: 'Not there.' };
    quotes.last().answer({ ok: false, refusal });
    await until(atPrice('refused'));
    expect(actor.getSnapshot().context.priceRefusal).toEqual(refusal);
    const place = { ...elsewhere, latitude: 25.22 };
    actor.send({
      type: 'parcel.typed',
      patch: { receiver: { ...sampleParcel().receiver, place } },
    });
    expect(is(atPrice('asking'))).toBe(true);
    expect(actor.getSnapshot().context.priceRefusal).toBeNull();
  });

  it('opens a finished step again, and none out of reach', () => {
    const { actor, is } = open({ draft: sampleParcel({ receiverDone: false }) });
    actor.send({ type: 'parcel.stepOpened', step: 'what' });
    expect(is(atStep('choosingKind'))).toBe(true);
    actor.send({ type: 'parcel.stepOpened', step: 'payment' });
    expect(is(atStep('addressingReceiver'))).toBe(true);
  });
});

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
});
