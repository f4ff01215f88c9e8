import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { VehicleFacts } from '../../../src/rental/parts/VehicleFacts';
import { kindNames, nameOf } from '../../../src/rental/parts/vehicleNames';
import { renderPiece } from '../../support/render';
import { sampleVehicle } from '../../support/rental';

const written = async (parts: Parameters<typeof sampleVehicle>[0], isBrief = false) => {
  cleanup();
  await renderPiece(<VehicleFacts vehicle={sampleVehicle(parts)} isBrief={isBrief} />);
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

it('VEH-04 tells the type, and beside it the category as the shop wrote it where it says something else', async () => {
  const rugged = { ...foreign, category_name: 'SUV_4x4' };
  expect(await written(rugged)).toEqual([
    '5 seats',
    'Family',
    'SUV_4x4',
    'Non-AC',
    'Continuously variable',
    'Octane',
  ]);
  const told = async (type: string, category_name: string) =>
    (await written({ ...foreign, type, category_name })).slice(1, -3);
  expect(await told('suv', 'SUV')).toEqual(['SUV']);
  expect(await told('pickup', 'pick up')).toEqual(['Pick-up']);
  expect(await told('executives', 'EXECUTIVE')).toEqual(['Executive']);
  expect(await told('', 'Wedding cars')).toEqual(['Wedding cars']);
});

it('VEH-04 a card has room for the type alone, and for the category of a vehicle without one', async () => {
  const rugged = { ...foreign, category_name: 'SUV_4x4' };
  expect((await written(rugged, true)).slice(0, 3)).toEqual(['5 seats', 'Family', 'Non-AC']);
  expect((await written({ ...rugged, type: '' }, true))[1]).toBe('SUV_4x4');
});

it.each([
  ['minibus', 'Minibus'],
  ['sports', 'Sports'],
  ['motorbike', 'Motorbike'],
  ['scooter', 'Scooter'],
])('VEH-04 has a name of its own for %s, which other languages translate', (type, name) => {
  expect(nameOf(kindNames, type, ({ message }) => `<${message}>`)).toBe(`<${name}>`);
});

it('VEH-04 says nothing where nothing is known', async () => {
  const bare = { ...foreign, type: ' _ ', transmission_type: '', fuel_type: 'none' };
  expect(await written(bare)).toEqual(['5 seats', 'Non-AC']);
});
