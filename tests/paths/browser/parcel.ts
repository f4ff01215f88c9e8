import type { Page } from 'playwright-core';
import { defineSurroundings } from '../../../charts/package/define';
import { type AnyScreens, fromWithout, type Seen } from '../../../charts/paths/screens';
import type { Answer } from '../../../charts/paths/surroundings';
import { type DeliveryPlace, selectedAddressType } from '../../../domain/checkout/draft';
import { parcelPayloadOf, parcelQuoteOf } from '../../../domain/parcel/parcelDraft';
import { noHouse } from '../../../domain/place/house';
import { parcelMachine } from '../../../machines/parcel/parcel';
import { sampleParcel } from '../../machines/parcel/parcel/samples';
import { parcel as model } from '../models/parcel';
import { parcel as table } from '../screens/parcel';
import { noCash, notThere } from '../screens/parcelTold';
import { press } from '../screens/pieces';
import { answersOf, no, signInAnswers } from './answers';
import { changed, withSettings } from './changed';
import { customer, typed } from './people';
import { playOf } from './play';
import { guestAtPlace, headersOf, placeOf, remember, typeAs } from './shop';
import { told } from './staff';
import { ask, post } from './wire';

const home = '12 Palm Street';
const elsewhere = 100010;

/** Where the tables' places lie: near each other, where the shop delivers. */
async function spots() {
  const { lat, lng } = await placeOf();
  return { home: { lat, lng }, harbour: { lat: lat + 0.005, lng: lng + 0.005 } };
}

const suggestion = (placeId: string, name: string, where: string) => ({
  placePrediction: {
    placeId,
    structuredFormat: { mainText: { text: name }, secondaryText: { text: where } },
  },
});

/** The search is its own flow's: it finds the tables' places. */
async function findsPlaces(page: Page): Promise<void> {
  const at = await spots();
  await told(page, '/config/place-api-autocomplete', {
    suggestions: [
      suggestion('home', home, 'Marsa Noor'),
      suggestion('harbour', '9 Harbour Road', ''),
    ],
  });
  await page.route('**/api/v1/config/place-api-details?*', (route) => {
    const { lat, lng } = route.request().url().includes('harbour') ? at.harbour : at.home;
    return route.fulfill({ json: { location: { latitude: lat, longitude: lng } } });
  });
}

interface Kind {
  readonly id: number;
  readonly name: string;
}

/** What can be sent is called as the tables call it. */
const kindsAsTyped = (page: Page) =>
  changed<Kind[]>(page, '/parcel-category', ([first, second, ...others]) => [
    { ...first, name: 'Letter' },
    { ...second, name: 'Box' },
    ...others,
  ]);

/** A guest at the tables' place, who begins a parcel; answers who it is. */
async function sender(page: Page): Promise<string> {
  const guest = await guestAtPlace(page, 'parcel');
  await remember(page, { location: home });
  await findsPlaces(page);
  await kindsAsTyped(page);
  return guest;
}

async function open(page: Page, heading: string): Promise<void> {
  await page.goto('/parcel');
  await page.getByRole('heading', { name: heading }).waitFor();
}

const place = (address: string, { lat, lng }: { lat: number; lng: number }): DeliveryPlace => ({
  id: null,
  address,
  address_type: selectedAddressType,
  latitude: lat,
  longitude: lng,
  ...noHouse,
});

/** What was sent at the last visit, for its price; the page never heard what became of it. */
async function sent(guest: string): Promise<string> {
  const at = await spots();
  const { sender: from, receiver: to } = sampleParcel();
  const headers = await headersOf('parcel');
  const [kind] = await ask<Kind[]>('/parcel-category', { headers });
  const draft = sampleParcel({
    categoryId: kind?.id ?? null,
    sender: { ...from, phone: '+971501234567', place: { ...place(home, at.home), house: '4' } },
    receiver: { ...to, phone: '+971507654321', place: place('9 Harbour Road', at.harbour) },
  });
  const { total } = await post<{ total: number }>(
    '/customer/order/get-tax',
    { ...parcelQuoteOf(draft), guest_id: guest },
    null,
    headers,
  );
  return JSON.stringify({
    key: crypto.randomUUID(),
    payload: parcelPayloadOf(draft, total),
    by: guest,
    at: Date.now(),
  });
}

const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&');

/** The price is the shop's own, and what stands in several lines is one text in jsdom. */
const says = (words: string | RegExp): (string | RegExp)[] => {
  if (words instanceof RegExp) return [new RegExp(words.source.replaceAll('4\\.2 km', ' km'))];
  // The bar of a phone's page; nothing of it stands beside a summary.
  if (words === 'Total…') return [];
  if (words === 'Total$3.50') return [/Total\s*\$\d+\.\d\d/];
  if (words.endsWith('km by road')) return [/\d\.\d km by road/];
  // The page takes the street from an address that tells it, and says it beside another number.
  const told = words.replace(`${home}, 4`, `${home}, Palm Street, 4`);
  return [new RegExp([...told].map(escaped).join('\\s*'))];
};

/** What the table reads off a line of the test's page is the address here. */
const inAddress = (words: string | RegExp) => typeof words === 'string' && words.startsWith('/');

const here = (seen: Seen | null): Seen | null => {
  if (!seen?.says) return seen;
  const [address] = seen.says.filter(inAddress);
  return {
    ...seen,
    says: seen.says.filter((one) => !inAddress(one)).flatMap(says),
    ...(typeof address === 'string' && { address: new RegExp(`^${escaped(address)}$`) }),
  };
};

const screens: AnyScreens = {
  ...table,
  gestures: {
    ...table.gestures,
    // The shop's settings change when they do.
    'parcel.factsChanged': () => fromWithout,
    // A chip's own box has no size: its words are pressed, once on a path.
    'parcel.stepFinished': (payload, now) => {
      const gestures = table.gestures['parcel.stepFinished']?.(payload, now) ?? null;
      return gestures === null || gestures === fromWithout
        ? gestures
        : gestures.map((one) => ('tick' in one ? { press: one.tick } : one));
    },
    'parcel.orderRequested': (payload, now) => {
      const gestures = table.gestures['parcel.orderRequested']?.(payload, now) ?? null;
      return gestures === null || gestures === fromWithout
        ? gestures
        : [...gestures.slice(0, -1), press(/^Send the parcel · \$/)];
    },
  },
  seen: {
    ...Object.fromEntries(Object.entries(table.seen).map(([at, seen]) => [at, here(seen)])),
    placed: {
      ...table.seen.placed,
      says: [],
      address: /^\/track-order\?order_id=\d+&placed=1$/,
    },
  },
};

const order = 'POST /customer/order/place';

export const parcel = playOf(
  model,
  screens,
  defineSurroundings(parcelMachine, {
    starts: {
      'nothing filled in': async (page) => {
        await sender(page);
        await open(page, 'What are you sending?');
      },
      'guests may not order': async (page) => {
        await withSettings(page, () => ({ guest_checkout_status: 0 }));
        const { email, password } = await customer();
        await typeAs(page, { [typed.email]: email, [typed.password]: password });
        await sender(page);
        await open(page, 'Sign in to send a parcel');
      },
      'a parcel without an answer': async (page) => {
        const guest = await sender(page);
        // Which number another window was answered is known to this one.
        const known = { id: elsewhere, contactNumber: '', storeName: '', at: Date.now() };
        await remember(page, {
          'place-parcel': await sent(guest),
          'recent-orders': JSON.stringify([known]),
        });
        await open(page, 'What are you sending?');
      },
    },
    answers: {
      quoteParcel: answersOf('POST /customer/order/get-tax', {
        'a price': 'its own',
        'the way is not measured': no('routing_unavailable', undefined, 503),
        'outside the zones': no('destination_outside_zone', notThere),
      }),
      askForPlace: (result) => {
        const search = { role: 'combobox', name: 'Delivery address' };
        const chosen = (text: string, option: RegExp) => ({
          gestures: [{ fill: search, with: text }, { press: { role: 'option', name: option } }],
        });
        const ways: Record<string, Answer> = {
          'a place': chosen('Harbour', /^9 Harbour Road/),
          'where it comes from': chosen('Palm', /^12 Palm Street/),
          nothing: { gestures: [press('Close')] },
        };
        return ways[result] ?? null;
      },
      placeOrder: (result) =>
        result === 'failure'
          ? // Its own flow tries again until it knows.
            null
          : answersOf(order, {
              placed: 'its own',
              refused: no('cod_limit', noCash),
              'ordered in another window': [
                200,
                { message: '', order_id: elsewhere, total_amount: 0 },
              ],
              // Going back is a step of the order's own flow, after an answer.
            })(result),
      askToSignIn: (result) =>
        result === 'went away' ? { gestures: [press('Close')] } : signInAnswers(result),
    },
    delays: { priceDebounce: 'at once' },
  }),
);
