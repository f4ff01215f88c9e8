import { act, fireEvent, screen } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { storeLink } from '../../../src/catalogue/card/itemLinks';
import { Description } from '../../../src/catalogue/product/Description';
import { storeSearch } from '../../../src/catalogue/store/storeSearch';
import { configQuery } from '../../../src/client/shopQueries';
import { destinationsKey, rememberDestination } from '../../../src/client/storage/rentalKeys';
import { storePlace } from '../../../src/client/storage/storage';
import { LocationPill } from '../../../src/place/location/LocationPill';
import { Rating } from '../../../src/ui/Rating';
import { settings } from '../../support/fakeCart';
import { renderPiece } from '../../support/render';

afterEach(() => storePlace(null));

it('CAT-04 a store is linked with its module and zone, and is found by less', () => {
  expect(storeLink({ id: 7, module_id: 2, zone_id: 3 })).toEqual({
    to: '/store/$id',
    params: { id: '7' },
    search: { module_id: 2, store_zone_id: 3 },
  });
  const address = { module_id: 2, lat: 24.5, lng: 37.25, store_zone_id: 3 };
  expect(v.parse(storeSearch, address)).toMatchObject(address);
  expect(v.parse(storeSearch, {})).toEqual({});
});

it.each([
  [0, '4 of 5 stars'],
  [1, '4.3 of 5 stars'],
  [2, '4.26 of 5 stars'],
])('CAT-18 a rating has the %i decimals of the settings', async (digits, text) => {
  await renderPiece(<Rating value={4.259} count={3} />, (client) =>
    client.setQueryData(configQuery().queryKey, {
      ...settings,
      digit_after_decimal_point: digits,
    }),
  );
  expect(screen.getByText(text)).toBeTruthy();
});

describe('a description (ITEM-23)', () => {
  it('is cut at 130 characters until the rest is asked for', async () => {
    const text = 'a'.repeat(131);
    await renderPiece(<Description text={text} />);
    expect(screen.getByText(`${'a'.repeat(130)}…`)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Read more' }));
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('stands there whole up to 130', async () => {
    await renderPiece(<Description text={'a'.repeat(130)} />);
    expect(screen.getByText('a'.repeat(130))).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

beforeAll(() => import('../../../src/place/location/PillPanel'), 30_000);

it('LOC-01 the location stands in one line, and a press on it opens the choice beneath', async () => {
  storePlace({ address: '12 Palm Street', point: { lat: 1, lng: 2 }, zoneIds: [1] });
  await renderPiece(<LocationPill />);
  const pill = screen.getByRole('button', { name: 'Delivery location: 12 Palm Street' });
  expect(pill.getAttribute('aria-haspopup')).toBe('dialog');
  fireEvent.click(pill);
  expect(await screen.findByRole('dialog', { name: 'Choose a location' })).toBeTruthy();
});

it('LOC-25 the last five destinations are kept, each once', () => {
  const place = (n: number) => ({ location_name: `Quay ${n}`, lat: n, lng: n });
  act(() => {
    for (const n of [1, 2, 3, 4, 5, 6, 4]) rememberDestination(place(n));
  });
  expect(JSON.parse(localStorage.getItem('destination_location') ?? '[]')).toEqual(
    [4, 6, 5, 3, 2].map(place),
  );
  destinationsKey.set(null);
});
