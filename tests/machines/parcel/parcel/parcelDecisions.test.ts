import { describe, expect, it } from 'vitest';
import {
  decideParcelMending,
  decideParcelMethod,
  firstOpenParcelStep,
} from '../../../../machines/parcel/parcel';
import { samplePlace } from '../../checkout/checkout/samples';
import { nothing } from './open';
import { sampleParcel, sampleParcelFacts } from './samples';

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
    ['address_outside_zone', 'sender'],
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
