import { beforeEach, expect, it } from 'vitest';
import { recentPlacesKey, rememberRecentPlace } from '../../../src/client/storage/recentPlaces';

const place = (address: string, lat = 24.7) => ({ address, point: { lat, lng: 46.7 } });
const addresses = () => recentPlacesKey.get()?.map(({ address }) => address);

beforeEach(() => recentPlacesKey.set(null));

it('remembers where was delivered to, the newest first', () => {
  expect(recentPlacesKey.get()).toBeNull();
  rememberRecentPlace(place('Palm Street 1'));
  rememberRecentPlace(place('Airport Road 9'));
  expect(recentPlacesKey.get()).toEqual([place('Airport Road 9'), place('Palm Street 1')]);
});

it('an address that comes again moves to the front, at its new spot, and stands there once', () => {
  for (const address of ['A', 'B', 'C']) rememberRecentPlace(place(address));
  rememberRecentPlace(place('A', 25.1));
  expect(recentPlacesKey.get()).toEqual([place('A', 25.1), place('C'), place('B')]);
});

it('keeps four: the oldest leaves', () => {
  for (const address of ['A', 'B', 'C', 'D', 'E']) rememberRecentPlace(place(address));
  expect(addresses()).toEqual(['E', 'D', 'C', 'B']);
});

it('nothing but the address and the point is kept of a place', () => {
  rememberRecentPlace({ ...place('A'), label: 'Home' } as ReturnType<typeof place>);
  expect(recentPlacesKey.get()).toEqual([place('A')]);
});

it('S09 a broken memory is no memory', () => {
  localStorage.setItem('recent-places', '[{"address":"","point":{"lat":1,"lng":2}}]');
  expect(recentPlacesKey.get()).toBeNull();
  rememberRecentPlace(place('A'));
  expect(addresses()).toEqual(['A']);
});
