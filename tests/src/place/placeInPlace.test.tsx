import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import {
  currentLatLngKey,
  locationKey,
  storePlace,
  zoneIdKey,
} from '../../../src/client/storage/storage';
import { OverlayHost } from '../../../src/flow/OverlayHost';
import { listenToFlow } from '../../../src/flow/useFlow';
import { liveLocationMachine } from '../../../src/place/actors/locationActors';
import { ProvidersPage } from '../../../src/rental/provider/ProvidersPage';
import { renderPiece } from '../../support/render';
import { sampleProvider } from '../../support/rental';

class Never {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}
const device = { latitude: 25.4, longitude: 55.1 };
const asked: string[] = [];

/** A shop with one provider in each zone. */
function answer(address: string, zones: string | null): unknown {
  const { pathname, search } = new URL(address, 'http://shop.invalid');
  asked.push(`${pathname.replace('/api/v1', '')} ${zones}`);
  if (pathname.endsWith('/geocode-api') && search === '?lat=25.4&lng=55.1')
    return { results: [{ formatted_address: '4 North Bank' }] };
  if (pathname.endsWith('/get-zone-id')) return { zone_id: '[2]', zone_data: [] };
  if (pathname.endsWith('/provider/popular')) {
    const name = zones === '[2]' ? 'Wheels of the north' : 'Wheels of the south';
    return { total_size: 1, limit: 24, offset: 1, providers: [sampleProvider({ id: 1, name })] };
  }
  throw new TypeError('no connection');
}

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('IntersectionObserver', Never);
  vi.stubGlobal('fetch', async (address: string | URL | Request, init?: RequestInit) =>
    Response.json(answer(String(address), new Headers(init?.headers).get('zoneId'))),
  );
  vi.stubGlobal('navigator', {
    ...navigator,
    geolocation: {
      getCurrentPosition: (done: PositionCallback) =>
        done({ coords: device } as GeolocationPosition),
    },
  });
  storePlace({ address: '1 South Quay', point: { lat: 25, lng: 55 }, zoneIds: [1] });
});
afterEach(() => vi.unstubAllGlobals());

const ways = {
  'LOC-11 the place of the device': (actor: Actor) => actor.send({ type: 'location.deviceAsked' }),
  'LOC-07 an address chosen in the header': (actor: Actor) =>
    actor.send({
      type: 'location.savedChosen',
      address: '4 North Bank',
      point: { lat: 25.4, lng: 55.1 },
      zoneIds: [2],
    }),
};
type Actor = ReturnType<typeof startFlow>;
const startFlow = () =>
  createActor(liveLocationMachine, {
    input: { entry: 'asking', known: null, isPickup: false },
  }).start();

it.each([
  [false, 'New Delivery address selected.'],
  [true, 'New Pickup address selected.'],
])(
  'LOC-09, LOC-10 a saved address is told as what it is for (pickup: %s)',
  async (isPickup, text) => {
    await renderPiece(<OverlayHost />);
    const actor = createActor(liveLocationMachine, {
      input: { entry: 'asking', known: null, isPickup },
    });
    const stop = listenToFlow(actor);
    actor.start();
    ways['LOC-07 an address chosen in the header'](actor);
    expect(await screen.findByText(text)).toBeTruthy();
    stop();
  },
);

it.each(Object.entries(ways))(
  '%s is met in place: lists are asked for anew, the document and its drafts stay',
  async (name, choose) => {
    await renderPiece(
      <>
        <input aria-label="Draft" />
        <ProvidersPage />
      </>,
    );
    expect(await screen.findByText('Wheels of the south')).toBeTruthy();
    const draft = screen.getByLabelText<HTMLInputElement>('Draft');
    fireEvent.change(draft, { target: { value: 'Half a sentence' } });
    const before = document.documentElement;
    asked.length = 0;

    choose(startFlow());

    expect(await screen.findByText('Wheels of the north')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Wheels of the south')).toBeNull());
    // What the shop is, and which modules there are, may be asked for beside it.
    expect(asked.filter((call) => !/^\/(config|module) /.test(call))).toEqual([
      ...(name.startsWith('LOC-11') ? ['/config/geocode-api [1]', '/config/get-zone-id [1]'] : []),
      '/rental/provider/popular [2]',
    ]);
    expect([locationKey.get(), zoneIdKey.get(), currentLatLngKey.get()]).toEqual([
      '4 North Bank',
      [2],
      { lat: 25.4, lng: 55.1 },
    ]);
    expect(screen.getByLabelText('Draft')).toBe(draft);
    expect([draft.value, document.documentElement]).toEqual(['Half a sentence', before]);
  },
);
