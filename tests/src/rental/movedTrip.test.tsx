import { act, fireEvent, screen } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { module } from '../../../domain/place/module';
import { configQuery } from '../../../src/client/shopQueries';
import { tripDraftKey } from '../../../src/client/storage/rentalKeys';
import { moduleKey, storedPlace, storePlace } from '../../../src/client/storage/storage';
import { liveLocationMachine } from '../../../src/place/actors/locationActors';
import { TripBox } from '../../../src/rental/rentalSearch/TripBox';
import { settings } from '../../support/fakeCart';
import { renderPiece } from '../../support/render';
import { destination, pickup } from '../../support/rental';
import { standAtTheSquare } from '../../support/standAt';

vi.mock('../../../src/client/client', () => ({
  call: () => new Promise(() => undefined),
  onUnauthenticated: () => () => undefined,
}));

const inModule = (module_type: string) =>
  moduleKey.set(v.parse(module, { id: 6, module_type, module_name: 'M' }));
const searched = {
  type: 'hourly' as const,
  hours: 5,
  days: 1,
  pickup,
  destination,
  pickupAt: null,
  route: { metres: 12_345, seconds: 900 },
};
const northBank = { lat: 25.4, lng: 55.1, location_name: '4 North Bank' };

beforeEach(standAtTheSquare);
afterEach(() => {
  tripDraftKey.set(null);
  moduleKey.set(null);
  storePlace(null);
});

/** The shopper's place becomes another one. */
const move = () =>
  createActor(liveLocationMachine, { input: { entry: 'asking', known: null, isPickup: true } })
    .start()
    .send({
      type: 'location.savedChosen',
      address: '4 North Bank',
      point: { lat: 25.4, lng: 55.1 },
      zoneIds: [2],
    });

it.each([
  ['begins there', 'rental', { ...searched, pickup: northBank, route: null }],
  ['stays while something else is shopped for', 'grocery', searched],
])('RENT-03 a trip that was searched %s when another place is chosen', (_, kind, draft) => {
  inModule(kind);
  tripDraftKey.set(searched);
  move();
  expect(storedPlace()?.address).toBe('4 North Bank');
  expect(tripDraftKey.get()).toEqual(draft);
});

it('RENT-03 nothing is kept of a trip that was never searched', () => {
  inModule('rental');
  move();
  expect(tripDraftKey.get()).toBeNull();
});

it('RENT-03 the open form begins there too, with all else that was entered', async () => {
  inModule('rental');
  tripDraftKey.set(searched);
  await renderPiece(<TripBox submit="Find" onDone={() => undefined} />, (client) =>
    client.setQueryData(configQuery().queryKey, settings),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Per day' }));
  expect(screen.getByRole('button', { name: /^Pickup location/ }).textContent).toBe(
    'Pickup locationPalm Street 1',
  );
  act(() => move());
  expect(screen.getByRole('button', { name: /^Pickup location/ }).textContent).toBe(
    'Pickup location4 North Bank',
  );
  expect(screen.getByRole('button', { name: /^Destination/ }).textContent).toBe(
    'DestinationAirport Road 9',
  );
  expect(screen.getByRole('button', { name: 'Per day' }).getAttribute('aria-pressed')).toBe('true');
});
