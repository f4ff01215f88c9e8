import { describe, expect, it } from 'vitest';
import { endpointTable } from '../../domain/endpoints';
import { isKeptCall, keptName } from '../../src/worker/keptCalls';

const questions = [...endpointTable.values()].filter(({ method }) => method === 'GET');
const address = (path: string) => `/api/v1${path.replace(/\{\w+\}/g, '7')}`;

describe('what a browser keeps to be read without a connection', () => {
  it('SESS-11 is never an answer about somebody', () => {
    const personal = questions.filter(({ auth }) => auth !== 'none');
    expect(personal.length).toBeGreaterThan(20);
    expect(personal.filter(({ path }) => isKeptCall(address(path)))).toEqual([]);
  });

  it('is the catalogue and the words of the shop; where and for what was searched is not', () => {
    const open = questions
      .filter(({ auth, path }) => auth === 'none' && !/\/(customer|user)\//.test(path))
      .map(({ path }) => path);
    expect(open.filter((path) => !isKeptCall(address(path))).sort()).toEqual([
      '/config/direction-api',
      '/config/distance-api',
      '/config/geocode-api',
      '/config/get-zone-id',
      '/config/place-api-autocomplete',
      '/config/place-api-details',
      '/items/item-or-store-search',
      '/items/search',
      '/rental/vehicle/search',
      '/rental/vehicle/search/places',
      '/rental/vehicle/search/suggestion',
      '/stores/search',
      '/vendor/package-view',
      '/zone/check',
    ]);
  });

  it('is named by what chose the answer, not by who asked', () => {
    const at = 'https://shop.example/api/v1/items/popular?limit=12&guest_id=abc';
    const name = (headers: Record<string, string>) => keptName(at, new Headers(headers));
    expect(name({ moduleId: '1', zoneId: '[1]', 'X-localization': 'en' })).toBe(
      'https://shop.example/api/v1/items/popular?limit=12&%7EX-localization=en&%7EzoneId=%5B1%5D&%7EmoduleId=1',
    );
    expect(name({ moduleId: '2' })).not.toBe(name({ moduleId: '1' }));
    expect(name({ Authorization: 'Bearer x' })).toBe(name({}));
  });

  // A page asks for the shop's settings once, and not again where its shopper turns to another module or place.
  it('is found in any module and place where it is the same there', () => {
    const here = { moduleId: '1', zoneId: '[1]', 'X-localization': 'en' };
    const other = { moduleId: '5', zoneId: '[2]', 'X-localization': 'en' };
    const named = (call: string, headers: Record<string, string>) =>
      keptName(`https://shop.example/api/v1/${call}`, new Headers(headers));
    const alike = (call: string) => named(call, here) === named(call, other);
    expect(['config', 'zone/list', 'privacy-policy', 'most-tips'].filter(alike)).toHaveLength(4);
    expect(['module', 'parcel-category', 'banners', 'categories'].filter(alike)).toEqual([]);
    expect(named('module', here)).toBe(named('module', { ...other, zoneId: '[1]' }));
    const arabic = { ...here, 'X-localization': 'ar' };
    expect(named('config', arabic)).not.toBe(named('config', here));
  });
});
