import { describe, expect, it } from 'vitest';
import type { CheckoutDraft } from '../../../../domain/checkout/draft';
import type { Step } from '../../../../domain/checkout/pages';
import { isSameOrder, orderPayloadOf } from '../../../../domain/checkout/payload';
import type { PaymentMethod } from '../../../../domain/orders/order';
import {
  type CheckoutFacts,
  decideMending,
  decideMethod,
} from '../../../../machines/checkout/checkout';
import { decideReturn } from '../../../../machines/checkout/checkout/decideReturn';
import { decideArrival, decideStep } from '../../../../machines/checkout/checkout/decideStep';
import { sampleDraft, sampleFacts } from './samples';

describe('what a shopper who arrives finds (GATE-04, GATE-05, GATE-06, GATE-09)', () => {
  const cases: [string, Partial<CheckoutFacts>, boolean, boolean, string][] = [
    ['a guest with a cart', {}, false, false, 'ready'],
    ['a customer with a cart', { signedIn: true, guestAllowed: false }, false, false, 'ready'],
    ['an empty cart', { hasLines: false }, false, false, 'empty'],
    ['a guest where guests may not order', { guestAllowed: false }, false, false, 'signIn'],
    ['a guest with a campaign item', {}, false, true, 'signIn'],
    ['a customer with a campaign item', { signedIn: true }, false, true, 'ready'],
    ['an order under way, even with an empty cart', { hasLines: false }, true, false, 'resume'],
  ];
  it.each(cases)('%s', (_, facts, pending, campaign, arrival) => {
    expect(decideArrival(sampleFacts(facts), pending, campaign)).toBe(arrival);
  });
});

describe('which step is open (CHK-05 to CHK-10)', () => {
  const cases: [string, Partial<CheckoutDraft>, Partial<CheckoutFacts>, Step | null, Step][] = [
    ['all is chosen', {}, {}, null, 'payment'],
    ['an earlier step is wanted', {}, {}, 'place', 'place'],
    ['a step out of reach is wanted', { placeDone: false }, {}, 'payment', 'place'],
    ['the details are not confirmed', { detailsDone: false }, {}, 'payment', 'details'],
    ['a guest without a name', { name: '' }, {}, null, 'place'],
    ['a name with special characters', { name: 'L1na!' }, {}, null, 'place'],
    ['an Arabic name', { name: 'لينا حداد' }, {}, null, 'payment'],
    ['a guest without an email', { email: '' }, {}, null, 'place'],
    ['a customer without an email', { email: '' }, { signedIn: true }, null, 'payment'],
    ['a phone with letters', { phone: 'call me' }, {}, null, 'place'],
    ['no address', { place: null }, {}, null, 'place'],
    ['no address, but take-away', { place: null, orderType: 'take_away' }, {}, null, 'payment'],
    [
      'take-away is not offered',
      { orderType: 'take_away' },
      { offers: ['delivery'] },
      null,
      'place',
    ],
    ['the store is closed and no slot chosen', {}, { openNow: false }, null, 'details'],
    [
      'the store is closed and a slot chosen',
      { scheduleAt: '2026-11-21T10:00:00.000Z' },
      { openNow: false },
      null,
      'payment',
    ],
  ];
  it.each(cases)('%s', (_, draft, facts, wanted, step) => {
    expect(decideStep(sampleDraft(draft), sampleFacts(facts), null, wanted)).toBe(step);
  });
  it.each([
    ['zone_mismatch', 'place'],
    ['address_outside_zone', 'place'],
    ['coupon_invalid', 'payment'],
    ['out_of_stock', 'payment'],
  ] as const)('the shop will not price it for %s', (code, step) => {
    expect(decideStep(sampleDraft({}), sampleFacts({}), code, 'payment')).toBe(step);
  });
});

describe('where a refusal is mended', () => {
  it.each([
    ['address_outside_zone', 'place', 'place'],
    ['contact_required', 'place', 'place'],
    ['handover_off', 'place', 'place'],
    ['unavailable', 'payment', 'payment'],
    ['store_closed', 'details', 'details'],
    ['schedule_invalid', 'details', 'details'],
    ['coupon_minimum', 'details', 'details'],
    ['cod_limit', 'payment', 'payment'],
    ['out_of_stock', 'cart', 'payment'],
    ['order_minimum', 'cart', 'payment'],
    ['never heard of', 'payment', 'payment'],
  ])('%s in %s, with step %s open', (code, mending, step) => {
    expect(decideMending(code)).toBe(mending);
    expect(decideReturn(code)).toBe(step);
  });
});

describe('ways to pay (CHK-04)', () => {
  const cases: [PaymentMethod, number | null, number | null, string][] = [
    ['cash_on_delivery', 24.5, null, 'offered'],
    ['cash_on_delivery', 24.5, 0, 'offered'],
    ['cash_on_delivery', 50, 50, 'offered'],
    ['cash_on_delivery', 50.01, 50, 'overCashLimit'],
    ['cash_on_delivery', null, 50, 'offered'],
    ['digital_payment', 5000, 50, 'offered'],
    ['digital_payment', 0, 50, 'nothingToPay'],
    ['cash_on_delivery', 0, 50, 'offered'],
    ['digital_payment', null, 50, 'offered'],
    ['wallet', 5, null, 'notOffered'],
  ];
  it.each(cases)('%s for %s with the limit %s: %s', (method, total, cashLimit, standing) => {
    expect(decideMethod(method, total, sampleFacts({ cashLimit }))).toBe(standing);
  });
  it('is paid online, or not at all, where there is no other way', () => {
    const facts = sampleFacts({ methods: ['digital_payment'] });
    expect(decideMethod('digital_payment', 0, facts)).toBe('offered');
  });
  it.each([
    [99.99, 'walletShort'],
    [100, 'offered'],
    [null, 'walletShort'],
  ] as const)('a wallet of %s for 100: %s', (walletBalance, standing) => {
    const facts = sampleFacts({
      methods: ['wallet'],
      ...(walletBalance !== null && { walletBalance }),
    });
    expect(decideMethod('wallet', 100, facts)).toBe(standing);
  });
});

describe('the order as it is sent', () => {
  it('carries contact and address of a delivery', () => {
    expect(orderPayloadOf(sampleDraft({ tip: 2, note: ' No onions ' }), null, 26.5)).toMatchObject({
      order_type: 'delivery',
      store_id: 7,
      order_amount: 26.5,
      dm_tips: 2,
      contact_person_name: 'Lina Haddad',
      contact_person_number: '+971501234567',
      address: '12 Palm Street',
      house: '4',
      order_note: 'No onions',
    });
  });
  it('leaves address, tip and courier out of take-away (ADDR-06)', () => {
    const draft = sampleDraft({ orderType: 'take_away', tip: 2, instruction: 'Call' });
    expect(orderPayloadOf(draft, null, 20)).toMatchObject({
      address: '',
      house: '',
      latitude: null,
      dm_tips: 0,
      delivery_instruction: '',
    });
  });
  it('is the same order when it is written down and read again', () => {
    const payload = orderPayloadOf(sampleDraft(), null, 24.5);
    expect(isSameOrder(payload, JSON.parse(JSON.stringify(payload)))).toBe(true);
    expect(isSameOrder(payload, { ...payload, order_amount: 25 })).toBe(false);
  });
});
