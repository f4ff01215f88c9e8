import { fireEvent, screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { module } from '../../../domain/place/module';
import type { AnyEndpoint } from '../../../domain/wire/define';
import { ApiError } from '../../../src/client/apiError';
import { moduleKey, storePlace } from '../../../src/client/storage/storage';
import TripPlaceDialog from '../../../src/rental/rentalSearch/TripPlaceDialog';
import { renderWithShop } from '../../support/renderShop';
import { oldHarbour, suggestion } from '../../support/suggestions';

const answers: Record<string, unknown> = {
  '/config/place-api-autocomplete': { suggestions: [suggestion('p1', 'Far Hills')] },
  '/config/place-api-details': { location: { latitude: 24, longitude: 37 } },
  '/zone/list': [oldHarbour],
};
vi.mock('../../../src/client/client', () => ({
  // The place lies in no zone.
  call: async ({ path }: AnyEndpoint) => {
    const answer = answers[path];
    if (!answer) throw new ApiError('refused', 404, [{ code: 'coordinates', message: '' }]);
    return answer;
  },
  onUnauthenticated: () => () => undefined,
}));

beforeEach(() => {
  storePlace(null);
  moduleKey.set(
    v.parse(module, { id: 6, module_type: 'rental', module_name: 'Rental', icon_full_url: '' }),
  );
});
afterEach(() => moduleKey.set(null));

function open(end: 'pickup' | 'destination') {
  const onDone = vi.fn();
  renderWithShop(<TripPlaceDialog input={{ end, known: null }} onDone={onDone} />);
  return onDone;
}
async function choose() {
  fireEvent.change(screen.getByRole('combobox', { name: 'Address' }), { target: { value: 'far' } });
  fireEvent.click(await screen.findByRole('option'));
}

it('RENT-15 a trip ends wherever the shopper drives, in a zone or not', async () => {
  const onDone = open('destination');
  expect(screen.queryByText('Where you can pick up')).toBeNull();
  await choose();
  await waitFor(() =>
    expect(onDone).toHaveBeenCalledWith({
      lat: 24,
      lng: 37,
      location_name: 'Far Hills, Marsa Noor',
    }),
  );
});

it('RENT-15, MOD-03 it begins within a zone: these are named as places of pickup', async () => {
  const onDone = open('pickup');
  expect(await screen.findByText('Where you can pick up')).toBeDefined();
  expect(screen.queryByText('Where we deliver')).toBeNull();
  await choose();
  expect(await screen.findByText('We don’t serve this place yet')).toBeDefined();
  expect(onDone).not.toHaveBeenCalled();
});
