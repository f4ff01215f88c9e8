import type { Page } from 'playwright-core';
import { defineModel, defineSurroundings } from '../../../charts/package/define';
import type { Answer, Play } from '../../../charts/paths/surroundings';
import { selectedAddressType } from '../../../domain/checkout/draft';
import { noHouse } from '../../../domain/place/house';
import { checkoutMachine } from '../../../machines/checkout/checkout';
import { sampleDraft, sampleFacts } from '../../machines/checkout/checkout/samples';
import { checkout as model } from '../models/checkout';
import { checkout as screens } from '../screens/checkout';
import { refusal } from './answers';
import { withSettings } from './changed';
import { guestAtPlace, placeName, placeOf, putIntoCart, wares } from './shop';

const price = 'POST /customer/order/get-tax';
const place = 'POST /customer/order/place';

/** What the browser remembers of the last visit: every step was filled in. */
export async function filledIn(page: Page, storeId: number): Promise<void> {
  const { lat, lng } = await placeOf();
  const draft = sampleDraft({
    storeId,
    place: {
      id: null,
      address: placeName,
      address_type: selectedAddressType,
      latitude: lat,
      longitude: lng,
      ...noHouse,
      road: '',
      house: '4',
      floor: '2',
    },
    phone: '+966500123456',
  });
  await page.addInitScript((text) => {
    if (sessionStorage.getItem('filled')) return;
    sessionStorage.setItem('filled', '1');
    localStorage.setItem('checkout-draft', text);
  }, JSON.stringify(draft));
}

export async function arrive(page: Page, units: number, step = ''): Promise<void> {
  const guest = await guestAtPlace(page);
  const [dish] = await wares();
  if (units > 0) await putIntoCart(guest, dish, units);
  await filledIn(page, dish.store_id);
  await page.goto(`/checkout?page=cart${step && `&step=${step}`}`);
}

const closedToGuests = (page: Page) => withSettings(page, () => ({ guest_checkout_status: 0 }));

const quotes: Record<string, Answer> = {
  'a price': { call: price },
  'the coupon is over': { call: price, status: 400, body: refusal('coupon_expired') },
  failure: { call: price, dead: true },
};
const orders: Record<string, Answer> = {
  placed: { call: place },
  'sold out': { call: place, status: 400, body: refusal('out_of_stock') },
  'the store is closed': { call: place, status: 400, body: refusal('store_closed') },
};
const start = {
  page: 'cart' as const,
  draft: sampleDraft(),
  facts: sampleFacts(),
  lines: null,
  step: null,
  pending: null,
  left: null,
};
type Parts = Parameters<typeof defineModel<typeof checkoutMachine>>[1];
const fixtures = model.fixtures as Parts;

/** The checkout of a guest, down to the order (CHK-01, CHK-40, GATE-06). */
export const checkout: Play = {
  model: {
    ...defineModel(checkoutMachine, {
      ...fixtures,
      inputs: {
        'a guest, all filled in': start,
        'an empty cart': { ...start, facts: sampleFacts({ hasLines: false }) },
        'guests may not order': { ...start, facts: sampleFacts({ guestAllowed: false }) },
      },
    }),
    words: model.words,
  },
  screens,
  surroundings: defineSurroundings(checkoutMachine, {
    starts: {
      'a guest, all filled in': (page) => arrive(page, 6),
      'an empty cart': (page) => arrive(page, 0),
      'guests may not order': async (page) => {
        await closedToGuests(page);
        await arrive(page, 6);
      },
    },
    answers: {
      quoteOrder: (result) => quotes[result] ?? null,
      placeOrder: (result) => orders[result] ?? null,
      signIn: (result) =>
        result === 'went away'
          ? { gestures: [{ press: { role: 'button', name: 'Close' } }] }
          : null,
    },
    delays: { priceDebounce: 'at once' },
  }),
};
