import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { providerListQuery, vehicleSuggestionsQuery } from '../../../src/rental/api/rental';
import VehicleNameSearch from '../../../src/rental/parts/VehicleNameSearch';
import { ProvidersPage } from '../../../src/rental/provider/ProvidersPage';
import { renderPiece } from '../../support/render';
import { sampleProvider } from '../../support/rental';

class Never {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}
const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('IntersectionObserver', Never);
  vi.stubGlobal('fetch', (address: string | URL | Request) => {
    asked.push(address instanceof Request ? address.url : String(address));
    return Promise.reject(new TypeError('no connection'));
  });
});
afterEach(() => vi.unstubAllGlobals());

it('VEH-02 shows all providers that pick up here, page by page', async () => {
  const providers = Array.from({ length: 24 }, (_, index) =>
    sampleProvider({ id: index + 1, name: `Wheels ${index + 1}` }),
  );
  const page = { total_size: 30, total_capped: false, limit: 24, offset: 1, providers };
  await renderPiece(<ProvidersPage />, (client) => {
    client.setQueryData(providerListQuery().queryKey, { pages: [page], pageParams: [1] });
  });
  expect(screen.getAllByRole('link', { name: /Wheels/ })).toHaveLength(24);
  act(() => screen.getByRole('button', { name: 'Show more' }).click());
  await waitFor(() =>
    expect(asked.some((address) => /provider.*limit=24&offset=2/.test(address))).toBe(true),
  );
});

it('RENT-12 suggests vehicles and providers while a name is typed; each leads to its page, the words to a search for the same trip', async () => {
  const row = (id: number, name: string) => ({ id, name, image_full_url: '' });
  const { address } = await renderPiece(
    <VehicleNameSearch />,
    (client) => {
      client.setQueryData(vehicleSuggestionsQuery('com').queryKey, {
        vehicles: [{ ...row(4, 'Comet'), provider_name: 'City Wheels' }],
        providers: [row(3, 'Comfort Cars')],
      });
    },
    '/rental/vehicle-search?view=map&seats=4',
  );
  const field = screen.getByRole('combobox', { name: 'Search for vehicles' });
  const press = (...keys: string[]) => keys.map((key) => fireEvent.keyDown(field, { key }));
  const type = async () => {
    act(() => field.focus());
    fireEvent.change(field, { target: { value: 'com' } });
    await screen.findAllByRole('option', { name: /Com/ });
  };
  await type();
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'CometCity Wheels',
    'Comfort CarsProvider',
    'Search for “com”',
  ]);
  press('ArrowUp');
  fireEvent.submit(field);
  await waitFor(() => expect(address()).toBe('/rental/vehicle-search?view=map&name=com'));
  await type();
  press('ArrowDown');
  fireEvent.submit(field);
  await waitFor(() => expect(address()).toBe('/rental/vehicle-details/4?from=search'));
  await type();
  fireEvent.click(screen.getByRole('option', { name: /Provider/ }));
  await waitFor(() => expect(address()).toBe('/rental/provider-details/3'));
});
