import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  currentLatLngKey,
  guestIdKey,
  mendStorage,
  moduleKey,
  onStorageChange,
  settingsKey,
  storedPlace,
  storePlace,
  tokenKey,
  zoneIdKey,
} from '../../../src/client/storage/storage';

const place = { address: 'Quay 1', point: { lat: 24.7, lng: 37.2 }, zoneIds: [1, 2] };

afterEach(() => {
  vi.restoreAllMocks();
  for (const key of [tokenKey, guestIdKey]) key.set(null);
});

describe('values that cannot be read are dropped', () => {
  const corrupt = ['', '{', 'null', '[]', '{}', '"x"', '42', '<html>', '{"lat":"north","lng":1}'];
  const keys = [moduleKey, currentLatLngKey, settingsKey, zoneIdKey];
  it.each(keys.flatMap((key) => corrupt.map((raw) => [key.name, raw, key] as const)))(
    '%s = %s',
    (name, raw, key) => {
      window.localStorage.setItem(name, raw);
      const value = key.get();
      // A bare number is a zone id: both shapes of that key count (LOC-24).
      if (name === 'zoneid' && raw === '42') expect(value).toEqual([42]);
      else {
        expect(value).toBeNull();
        expect(window.localStorage.getItem(name)).toBeNull();
      }
    },
  );

  it('reads a zone id and a list of them (LOC-24)', () => {
    for (const [raw, ids] of [
      ['7', [7]],
      ['"7"', [7]],
      ['[7,8]', [7, 8]],
      ['"[7,8]"', [7, 8]],
    ] as const) {
      window.localStorage.setItem('zoneid', raw);
      expect(zoneIdKey.get()).toEqual(ids);
    }
  });
});

describe('a place (LOC-22 to LOC-24)', () => {
  it('is stored under the three keys of the specification', () => {
    storePlace(place);
    expect(window.localStorage.getItem('location')).toBe('Quay 1');
    expect(window.localStorage.getItem('currentLatLng')).toBe('{"lat":24.7,"lng":37.2}');
    expect(window.localStorage.getItem('zoneid')).toBe('[1,2]');
    expect(storedPlace()).toEqual(place);
  });

  it('is never seen in part by those who listen', () => {
    storePlace({ address: 'Old Market', point: { lat: 1, lng: 2 }, zoneIds: [9] });
    const seen: unknown[] = [];
    const stop = onStorageChange(() => seen.push(storedPlace()));
    storePlace(place);
    storePlace(null);
    stop();
    expect(seen).toEqual([place, place, place, null, null, null]);
  });

  it.each(['location', 'currentLatLng', 'zoneid'])('without its %s counts as none', (missing) => {
    storePlace(place);
    window.localStorage.removeItem(missing);
    expect(storedPlace()).toBeNull();
    mendStorage();
    expect(['location', 'currentLatLng', 'zoneid'].map((n) => localStorage.getItem(n))).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('that is whole survives the mending, and corrupt neighbours go', () => {
    storePlace(place);
    window.localStorage.setItem('module', '{"id":"x"}');
    mendStorage();
    expect(storedPlace()).toEqual(place);
    expect(window.localStorage.getItem('module')).toBeNull();
  });
});

describe('a browser that refuses to store', () => {
  it('is remembered for, as long as the page lives', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    guestIdKey.set('g1');
    storePlace(place);
    expect(guestIdKey.get()).toBe('g1');
    expect(storedPlace()).toEqual(place);
    guestIdKey.set(null);
    storePlace(null);
    expect([guestIdKey.get(), storedPlace()]).toEqual([null, null]);
  });
});

describe('listening', () => {
  it('hears this tab and others by the name of the key', () => {
    const heard: string[] = [];
    const stop = onStorageChange((name) => heard.push(name));
    tokenKey.set('t');
    window.dispatchEvent(new StorageEvent('storage', { key: 'guest_id' }));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    stop();
    tokenKey.set(null);
    expect(heard).toEqual(['token', 'guest_id', '']);
  });
});
