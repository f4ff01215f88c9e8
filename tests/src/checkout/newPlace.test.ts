// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { CheckoutDraft } from '../../../domain/checkout/draft';
import { draftOf, viewOf } from '../../../src/checkout/selectors';
import { useNewPlace } from '../../../src/checkout/sync';
import { storePlace } from '../../../src/client/storage/storage';
import { placeAt } from '../../../src/place/addressParts/placeHere';
import { sampleDraft, samplePlace } from '../../machines/checkout/checkout/samples';
import { startCheckout } from '../../support/checkoutPlace';

const home = { address: '12 Palm Street', point: { lat: 25.2, lng: 55.3 }, zoneIds: [1] };
const northBank = { address: 'North Bank', point: { lat: 25.4, lng: 55.3 }, zoneIds: [1] };

beforeEach(() => storePlace(home));

/** A checkout at its last step, after another place to browse from was chosen. */
function moveFrom(change: Partial<CheckoutDraft>) {
  const actor = startCheckout({ placeDone: true, ...change });
  renderHook(() => useNewPlace(actor));
  act(() => storePlace(northBank));
  return { draft: draftOf(actor.getSnapshot()), step: viewOf(actor.getSnapshot()).step };
}

it('LOC-07 a place that another window chooses is the address of the order once it is confirmed here', () => {
  expect(moveFrom({})).toEqual({
    draft: sampleDraft({ place: placeAt(northBank), placeDone: false }),
    step: 'place',
  });
});

it('LOC-07 an order that is changed goes on to its own door', () => {
  const ofOrder = { ofOrder: true, place: { ...samplePlace, address_type: 'home' } };
  expect(moveFrom(ofOrder)).toEqual({ draft: sampleDraft(ofOrder), step: 'payment' });
});
