import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyEndpoint } from '../../../domain/wire/define';
import { ApiError } from '../../../src/client/apiError';
import { storedPlace, storePlace } from '../../../src/client/storage/storage';
import { messages } from '../../../src/flow/messages';
import { OverlayFailed } from '../../../src/flow/overlays';
import LocationDialog from '../../../src/place/location/LocationDialog';
import { LocationEntry } from '../../../src/place/location/LocationEntry';
import { openLocation } from '../../../src/place/location/openLocation';
import { sampleAddress } from '../../support/addresses';
import { renderWithShop } from '../../support/renderShop';
import { oldHarbour, suggestion } from '../../support/suggestions';

/** Answers of the server by path; a function may refuse. */
const answers = new Map<string, () => unknown>();
const asked: string[] = [];

vi.mock('../../../src/client/client', () => ({
  call: async (endpoint: AnyEndpoint) => {
    asked.push(endpoint.path);
    const answer = answers.get(endpoint.path);
    if (!answer) throw new ApiError('network', 0);
    return answer();
  },
  onUnauthenticated: () => () => undefined,
}));

let signedIn = false;
vi.mock('../../../src/identity/session', () => ({
  useSession: () => ({ signedIn, profileName: '' }),
}));

const said: string[] = [];
vi.mock('../../../src/flow/emitted', () => ({
  handleEmitted: ({ message }: { message: string }) => void said.push(message),
}));

vi.mock('../../../src/place/location/openLocation', () => ({ openLocation: vi.fn() }));

const settleIn = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('../../../src/place/settle', () => ({ settleIn }));

beforeEach(() => {
  asked.length = 0;
  said.length = 0;
  signedIn = false;
  storePlace(null);
  answers.clear();
  answers.set('/config/place-api-autocomplete', () => ({
    suggestions: [suggestion('p1', 'Market Square'), suggestion('p2', 'Market Street')],
  }));
  answers.set('/config/place-api-details', () => ({ location: { latitude: 24, longitude: 37 } }));
  answers.set('/config/get-zone-id', () => ({ zone_id: [1], zone_data: [] }));
  answers.set('/zone/list', () => [oldHarbour]);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function open(entry: 'asking' | 'device' = 'asking') {
  const onDone = vi.fn();
  renderWithShop(<LocationDialog input={{ entry }} onDone={onDone} />);
  const field = () => screen.getByRole('combobox', { name: 'Delivery address' });
  const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
  const press = (code: string) => fireEvent.keyDown(field(), { code, key: code });
  return { onDone, field, type, press };
}

describe('the address field by keyboard (LOC-15)', () => {
  it('offers places; arrow and Enter choose one, which is stored whole', async () => {
    const { onDone, type, press } = open();
    type('market');
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Market SquareMarsa Noor',
      'Market StreetMarsa Noor',
    ]);
    press('ArrowDown');
    press('Enter');
    await waitFor(() => expect(onDone).toHaveBeenCalledWith({ kind: 'chosen' }));
    expect(storedPlace()).toEqual({
      address: 'Market Street, Marsa Noor',
      point: { lat: 24, lng: 37 },
      zoneIds: [1],
    });
  });

  it('chooses the first place by Enter alone', async () => {
    const { onDone, type, press } = open();
    type('market');
    await screen.findAllByRole('option');
    press('Enter');
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(storedPlace()?.address).toBe('Market Square, Marsa Noor');
  });

  it('closes the list by Esc, keeps the text, and opens it again with the next letter', async () => {
    const { field, type, press } = open();
    type('market');
    await screen.findAllByRole('option');
    press('Escape');
    await waitFor(() => expect(screen.queryAllByRole('option')).toEqual([]));
    expect(field()).toHaveProperty('value', 'market');
    type('market s');
    await screen.findAllByRole('option');
  });

  it('says when nothing is found', async () => {
    answers.set('/config/place-api-autocomplete', () => ({ suggestions: [] }));
    const { type } = open();
    type('nowhere');
    expect(await screen.findByText(/No place called “nowhere” was found/)).toBeTruthy();
  });

  it('names the place that was chosen, and not the letters before, when it is no more', async () => {
    answers.set('/config/place-api-details', () => {
      throw new ApiError('refused', 404);
    });
    const { type, press } = open();
    type('market');
    await screen.findAllByRole('option');
    press('Enter');
    expect(await screen.findByText(/^No place called “Market Square” was found/)).toHaveProperty(
      'tagName',
      'P',
    );
  });

  it('offers to search again when the server is away', async () => {
    answers.delete('/config/place-api-autocomplete');
    const { type } = open();
    type('market');
    const status = (await screen.findByText('The search did not work.')).closest('div');
    answers.set('/config/place-api-autocomplete', () => ({
      suggestions: [suggestion('p1', 'Quay')],
    }));
    fireEvent.click(within(status as HTMLElement).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('option')).toBeTruthy();
  });
});

describe('a place outside all zones', () => {
  it('is refused with the zones where we deliver; typing takes the message away', async () => {
    answers.set('/config/get-zone-id', () => {
      throw new ApiError('refused', 404, [{ code: 'coordinates', message: 'not here' }]);
    });
    const { type, press, onDone } = open();
    type('market');
    await screen.findAllByRole('option');
    press('Enter');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Market Square, Marsa Noor is outside the area');
    expect(await within(alert).findByRole('button', { name: 'Old Harbour' })).toBeTruthy();
    expect(storedPlace()).toBeNull();
    type('q');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onDone).not.toHaveBeenCalled();
  });
});

describe('the current location', () => {
  const deviceAnswers = (code: number) =>
    vi.stubGlobal('navigator', {
      ...window.navigator,
      geolocation: {
        getCurrentPosition: (_: PositionCallback, refuse: PositionErrorCallback) =>
          refuse({ code } as GeolocationPositionError),
      },
    });

  it('that is not shared leads on', async () => {
    deviceAnswers(1);
    open('device');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Your location is not shared');
    expect(within(alert).getByRole('button', { name: 'Pick from map' })).toBeTruthy();
  });
});

describe('saved addresses', () => {
  it('need a sign-in (LOC-04)', async () => {
    open();
    expect(
      await screen.findByText('To select from saved addresses, you need to sign in.'),
    ).toBeTruthy();
    expect(asked).not.toContain('/customer/address/list');
  });

  const asCustomer = (addresses: object[]) => {
    signedIn = true;
    answers.set('/customer/address/list', () => ({ addresses }));
    storePlace({ address: 'Noor Square', point: { lat: 24, lng: 37 }, zoneIds: [1] });
  };
  const rows = () =>
    screen
      .getAllByRole('button', { name: /Address|Home|Office/ })
      .map(({ textContent }) => textContent);

  it('LOC-02, ADDR-20 stand after the selected one; LOC-08, LOC-09 choosing one takes it and says so', async () => {
    asCustomer([
      sampleAddress({ address: '1 Home Road', latitude: 24.1, longitude: 37.1, zone_ids: [1, 2] }),
      sampleAddress({ id: 2, address_type: 'office', address: '9 Quay' }),
    ]);
    const { onDone } = open();
    expect(screen.getByText('Select from saved addresses or pick from map')).toBeTruthy();
    await screen.findByText('9 Quay');
    expect(rows()).toEqual(['Selected AddressNoor Square', 'Home1 Home Road', 'Office9 Quay']);
    fireEvent.click(screen.getByText('1 Home Road'));
    await waitFor(() => expect(onDone).toHaveBeenCalledWith({ kind: 'chosen' }));
    expect(storedPlace()).toEqual({
      address: '1 Home Road',
      point: { lat: 24.1, lng: 37.1 },
      zoneIds: [1, 2],
    });
    expect(said).toEqual(['location.addressSelected']);
    expect(messages['location.addressSelected'].message).toBe('New Delivery address selected.');
  });

  it('name the selected one when it is saved, once; choosing it changes nothing', async () => {
    asCustomer([sampleAddress({ address: 'Noor Square', latitude: 24, longitude: 37 })]);
    const { onDone } = open();
    fireEvent.click(
      await screen.findByRole('button', { name: /HomeNoor Square|Home Noor Square/ }),
    );
    expect(rows()).toHaveLength(1);
    await waitFor(() => expect(onDone).toHaveBeenCalledWith({ kind: 'closed' }));
    expect(said).toEqual([]);
  });

  it('LOC-03 are told when there are none', async () => {
    asCustomer([]);
    open();
    expect(await screen.findByText('No saved addresses found to select.')).toBeTruthy();
  });

  it('ADDR-18 are asked for anew each time the choice opens', async () => {
    asCustomer([]);
    open();
    await screen.findByText('No saved addresses found to select.');
    cleanup();
    open();
    await waitFor(() =>
      expect(asked.filter((path) => path === '/customer/address/list')).toHaveLength(2),
    );
  });
});

it('closed by its button changes nothing', async () => {
  const { onDone } = open();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledWith({ kind: 'closed' }));
  expect(storedPlace()).toBeNull();
});

it("the landing page's question leads to the map too (LOC-05)", async () => {
  renderWithShop(<LocationEntry />);
  fireEvent.click(screen.getByRole('button', { name: 'Pick from map' }));
  await waitFor(() => expect(openLocation).toHaveBeenCalledWith({ entry: 'map' }));
});

it("the landing page's question stands anew where the modules could not be asked for (LOC-04)", async () => {
  settleIn.mockRejectedValueOnce(new OverlayFailed('An overlay broke'));
  renderWithShop(<LocationEntry />);
  fireEvent.focus(screen.getByLabelText('Delivery address'));
  const field = await screen.findByRole('combobox', { name: 'Delivery address' });
  fireEvent.change(field, { target: { value: 'market' } });
  fireEvent.click(await screen.findByRole('option', { name: /Market Square/ }));
  await waitFor(() => expect(settleIn).toHaveBeenCalledOnce());
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Delivery address' })).not.toBe(field),
  );
});
