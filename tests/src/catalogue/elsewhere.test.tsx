import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ElsewhereNote } from '../../../src/catalogue/parts/ElsewhereNote';
import { storePlace } from '../../../src/client/storage/storage';
import { renderPiece } from '../../support/render';

afterEach(() => storePlace(null));

const at = (zoneIds: number[]) =>
  storePlace({ address: 'Noor Square', point: { lat: 1, lng: 2 }, zoneIds });
const show = (zoneId: number) => renderPiece(<ElsewhereNote name="Spice Route" zoneId={zoneId} />);

it('a store of another zone says so before anything is chosen there, with the way to another place', async () => {
  at([1, 3]);
  await show(2);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Spice Route does not serve your placeYou can look around; ordering needs another place than Noor Square.Change location',
  );
});

it.each([
  ['serves the place', [1, 2], 2],
  ['does not tell its zone', [1], 0],
])('nothing is said of one that %s', async (_, zones, zone) => {
  at(zones);
  await show(zone);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('nothing is said of one where no place is known', async () => {
  await show(2);
  expect(screen.queryByRole('alert')).toBeNull();
});
