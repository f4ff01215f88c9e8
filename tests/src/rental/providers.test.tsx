import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { providerListQuery, vehicleSuggestionsQuery } from '../../../src/api/rental';
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

it('RENT-12 suggests names of vehicles and providers while one is typed; a provider leads to its page', async () => {
  const row = (id: number, name: string) => ({ id, name, image_full_url: '' });
  const { address } = await renderPiece(<VehicleNameSearch />, (client) => {
    client.setQueryData(vehicleSuggestionsQuery('com').queryKey, {
      vehicles: [row(4, 'Comet')],
      providers: [row(3, 'Comfort Cars')],
    });
  });
  const field = screen.getByRole('combobox', { name: 'Name of a vehicle' }) as HTMLInputElement;
  fireEvent.change(field, { target: { value: 'com' } });
  await waitFor(() =>
    expect([...(field.list?.options ?? [])].map(({ value }) => value)).toEqual([
      'Comet',
      'Comfort Cars',
    ]),
  );
  field.value = 'Comfort Cars';
  fireEvent.submit(field);
  await waitFor(() => expect(address()).toBe('/rental/provider-details/3'));
});
