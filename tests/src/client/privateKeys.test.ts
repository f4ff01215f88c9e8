import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contactOf, keepContact } from '../../../src/client/storage/contactKeys';
import { forgetPrivateThings } from '../../../src/client/storage/privateKeys';
import { tripPricesKey } from '../../../src/client/storage/rentalKeys';

it('LOGOUT-04 no phone number that opens an order or a trip stays behind (DEL-04)', () => {
  keepContact('order', 100_001, '+966500123456');
  keepContact('trip', 100_002, '+966500123456');
  tripPricesKey.set([{ id: 1, hourly: 10, day_wise: 60, distance_wise: 2 }]);
  forgetPrivateThings();
  expect([contactOf('order', 100_001), contactOf('trip', 100_002)]).toEqual([null, null]);
  expect(tripPricesKey.get()).toBeNull();
});

it('LOGOUT-04 of all that is kept as JSON only what is the device’s own stays', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const names = files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [
      ...readFileSync(join('src', file), 'utf8').matchAll(/\bjsonKey\(\s*'([^']+)'/g),
    ])
    .map(([, name = '']) => name);
  for (const name of names) window.localStorage.setItem(name, 'kept');
  forgetPrivateThings();
  const stayed = names.filter((name) => window.localStorage.getItem(name) !== null);
  // Place, module and direction, what "Remember me" was ticked for, which ways of paying zones are without and how old their back end is, what a desk is writing and whether it rings, whether visits may be counted, and a courier's ride.
  expect(stayed.sort()).toEqual([
    'analytics-consent',
    'classic-newest',
    'classic-ways-off',
    'currentLatLng',
    'deskDrafts',
    'deskDraftsOf',
    'deskSound',
    'module',
    'operatorDrafts',
    'operatorDraftsOf',
    'rideBoard',
    'rideClosed',
    'rideDrafts',
    'rideDraftsOf',
    'ridePresses',
    'settings',
    'userDatafor',
    'zoneid',
  ]);
});
