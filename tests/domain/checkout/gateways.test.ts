import { describe, expect, it } from 'vitest';
import {
  choiceIn,
  choiceValue,
  gatewayPart,
  isListed,
  onlineWays,
} from '../../../domain/checkout/gateways';
import { orderPayloadOf } from '../../../domain/checkout/payload';
import { parcelPayloadOf } from '../../../domain/parcel/parcelDraft';
import { sampleDraft } from '../../machines/checkout/checkout/samples';
import { sampleParcel } from '../../machines/parcel/parcel/samples';

const way = (gateway: string, gateway_title: string) => ({
  gateway,
  gateway_title,
  gateway_image_full_url: `/${gateway}.svg`,
});
const one = [way('stripe', 'Card')];
const two = [...one, way('paypal', 'PayPal')];

describe('WAL-07 the ways to pay online', () => {
  it.each([
    ['none', [], [{ gateway: null, title: '', image: '' }]],
    ['one', one, [{ gateway: null, title: 'Card', image: '' }]],
    [
      'several',
      [...two, way('tamara', '')],
      [
        { gateway: 'stripe', title: 'Card', image: '/stripe.svg' },
        { gateway: 'paypal', title: 'PayPal', image: '/paypal.svg' },
        { gateway: 'tamara', title: 'tamara', image: '/tamara.svg' },
      ],
    ],
  ])('are those that the back end lists: %s', (_, listed, ways) => {
    expect(onlineWays(listed)).toEqual(ways);
  });

  it.each([
    [two, null, null, null],
    [two, 'cash_on_delivery', null, 'cash_on_delivery'],
    [two, 'wallet', 'paypal', 'wallet'],
    [one, 'digital_payment', null, 'digital_payment'],
    [two, 'digital_payment', null, 'digital_payment:stripe'],
    [two, 'digital_payment', 'paypal', 'digital_payment:paypal'],
    [two, 'digital_payment', 'gone', 'digital_payment:gone'],
  ] as const)('of %j, %s by %s is %s', (listed, method, gateway, value) => {
    expect(choiceValue({ method, gateway }, [...listed])).toBe(value);
  });

  it.each([
    ['cash_on_delivery', { method: 'cash_on_delivery', gateway: null }],
    ['digital_payment', { method: 'digital_payment', gateway: null }],
    ['digital_payment:pay:pal', { method: 'digital_payment', gateway: 'pay:pal' }],
  ])('are read back from %s', (value, choice) => {
    expect(choiceIn(value)).toEqual(choice);
  });

  it('are remembered only while several are listed', () => {
    const known = (gateway: string | null) => [isListed(gateway, one), isListed(gateway, two)];
    expect([known('stripe'), known('gone'), known(null)]).toEqual([
      [false, true],
      [false, false],
      [false, false],
    ]);
  });

  it.each([
    ['digital_payment', 'paypal', { payment_gateway: 'paypal' }],
    ['digital_payment', null, {}],
    ['digital_payment', undefined, {}],
    ['cash_on_delivery', 'paypal', {}],
    [null, 'paypal', {}],
  ] as const)('are sent with %s by %s as %j', (method, gateway, part) => {
    expect(gatewayPart(method, gateway)).toEqual(part);
  });

  it('reach the order of a shop and of a parcel', () => {
    const chosen = { gateway: 'paypal' };
    const order = orderPayloadOf(
      sampleDraft({ paymentMethod: 'digital_payment', ...chosen }),
      null,
      9,
    );
    const parcel = parcelPayloadOf(sampleParcel({ method: 'digital_payment', ...chosen }), 9);
    expect([order.payment_gateway, parcel.payment_gateway]).toEqual(['paypal', 'paypal']);
    expect('payment_gateway' in orderPayloadOf(sampleDraft(chosen), null, 9)).toBe(false);
  });
});
