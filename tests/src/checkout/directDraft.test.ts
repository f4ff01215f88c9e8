// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { liveCheckoutMachine } from '../../../src/checkout/actors/checkoutActors';
import { begunDrafts } from '../../../src/checkout/drafts';
import { initialDraft } from '../../../src/checkout/initialDraft';
import { useDraftMemory } from '../../../src/checkout/sync';
import { buyNowLine, directDraft, draftKey } from '../../../src/client/storage/orderKeys';
import { forgetPrivateThings } from '../../../src/client/storage/privateKeys';
import { leaving } from '../../../src/identity/actors/leaving';
import { sampleDraft, sampleFacts } from '../../machines/checkout/checkout/samples';

const cart = sampleDraft({ note: 'No onions', tip: 2, couponCode: 'TEN', name: 'Omar' });
const line = {
  model: 'Item' as const,
  item_id: 3,
  quantity: 2,
  price: 0,
  variation: [],
  add_on_ids: [],
  add_on_qtys: [],
  key: 'the key of this line',
};
const begin = () =>
  initialDraft({
    ...begunDrafts('buy_now'),
    storeId: 7,
    facts: sampleFacts(),
    listed: [],
    guest: null,
    profile: null,
    coupon: null,
    here: null,
  });
const anew = {
  ...sampleDraft({ name: 'Omar', placeDone: false, detailsDone: false }),
};

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  draftKey.set(cart);
  buyNowLine.set(line);
});

it('CHK-02 what is bought at once begins with place and contact of the cart’s draft alone', () => {
  expect(begin()).toEqual(anew);
});

it('CHK-02 what is typed for it is kept apart from the cart’s draft', () => {
  const parts = { page: 'buy_now', lines: [line], step: null, pending: null, left: null } as const;
  const input = { ...parts, draft: begin(), facts: sampleFacts() };
  const actor = createActor(liveCheckoutMachine, { input }).start();
  renderHook(() => useDraftMemory(actor));
  actor.send({ type: 'checkout.typed', patch: { note: 'A gift' } });
  expect(draftKey.get()).toEqual(cart);
  expect(begin()).toEqual({ ...anew, note: 'A gift', signedIn: false });
});

it.each([
  ['another line', () => buyNowLine.set({ ...line, key: 'another key of a line' })],
  ['nobody, after the customer has left in another window', forgetPrivateThings],
  ['nobody, after the customer has left', leaving.forgetOrders],
])('CHK-02 its draft is not one of %s', (_, change) => {
  directDraft.set(sampleDraft());
  expect(directDraft.get()).toEqual(sampleDraft());
  change();
  expect(directDraft.get()).toBeNull();
});

it('CHK-02 its draft goes with the line', () => {
  directDraft.set(sampleDraft());
  buyNowLine.set(null);
  expect(window.sessionStorage.getItem('buy-now-draft')).toBeNull();
});
