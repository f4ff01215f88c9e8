import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { VehicleFacts } from '../../../src/rental/parts/VehicleFacts';
import { renderPiece } from '../../support/render';
import { sampleVehicle } from '../../support/rental';

const written = async (parts: Parameters<typeof sampleVehicle>[0]) => {
  cleanup();
  await renderPiece(<VehicleFacts vehicle={sampleVehicle(parts)} />);
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
};

const foreign = {
  seating_capacity: 5,
  type: 'family',
  transmission_type: 'continuously_variable',
  fuel_type: 'octane',
  category_name: '',
};

it('VEH-04 names the known kinds, gears and fuels of other back ends', async () => {
  expect(await written(foreign)).toEqual([
    '5 seats',
    'Family',
    'Non-AC',
    'Continuously variable',
    'Octane',
  ]);
  const grand = {
    ...foreign,
    type: 'EXECUTIVES',
    transmission_type: 'dual_clutch',
    fuel_type: 'CNG',
  };
  expect((await written(grand)).slice(1)).toEqual(['Executive', 'Non-AC', 'Dual clutch', 'CNG']);
});

it('VEH-04 shows a word that it does not know as text, never as a code', async () => {
  const odd = {
    ...foreign,
    type: 'off_road-4x4 ',
    transmission_type: 'tip_tronic',
    fuel_type: 'bio__gas',
  };
  expect((await written(odd)).slice(1)).toEqual([
    'Off road 4x4',
    'Non-AC',
    'Tip tronic',
    'Bio gas',
  ]);
});

it('VEH-04 shows the category as the shop wrote it', async () => {
  expect((await written({ ...foreign, category_name: 'SUV_4x4' }))[1]).toBe('SUV_4x4');
});

it('VEH-04 says nothing where nothing is known', async () => {
  const bare = { ...foreign, type: ' _ ', transmission_type: '', fuel_type: 'none' };
  expect(await written(bare)).toEqual(['5 seats', 'Non-AC']);
});
