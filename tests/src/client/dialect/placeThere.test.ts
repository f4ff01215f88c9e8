import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getZoneId } from '../../../../domain/place/geographyEndpoints';
import { listModules } from '../../../../domain/place/placeEndpoints';
import { refuse } from '../../../support/classic/router';
import { type ShopThere, standIn, startShopThere } from './shopThere';

let shop: ShopThere;

beforeEach(() => {
  vi.stubEnv('TZ', 'UTC');
  window.localStorage.clear();
  window.localStorage.setItem('guest_id', '4711');
  standIn({ id: 1, type: 'food' });
});
afterEach(async () => {
  expect(shop.unknown()).toEqual([]);
  await shop.close();
});

describe.each([24, 25, 26] as const)('a place on a classic back end of 20%i', (version) => {
  beforeEach(async () => {
    shop = await startShopThere(version);
  });

  it.each([403, 404])(
    'LOC-14 is served by no zone where none covers it or its zone is switched off: %i',
    async (status) => {
      shop.answerWith('GET /config/get-zone-id', refuse(status, 'coordinates', 'Not served'));
      const asked = shop.call(getZoneId, { query: { lat: 24.7, lng: 46.66 } });
      const refused = await asked.then(
        () => null,
        (error: { kind: string; status: number; code: string; said: string }) => [
          error.kind,
          error.status,
          error.code,
          error.said,
        ],
      );
      expect(refused).toEqual(['refused', 404, 'coordinates', 'Not served']);
    },
  );

  it('MOD-16 has the modules that were told for its zones, also where their rows name none', async () => {
    const food = { id: 1, module_name: 'Food', module_type: 'food', status: '1' };
    const grocery = { id: 2, module_name: 'Grocery', module_type: 'grocery', status: '1' };
    shop.answerWith('GET /module', {
      json: [food, { ...grocery, zones: [{ id: 2, name: 'South' }] }],
    });
    const told = await shop.call(listModules);
    expect(told.map(({ id, zones }) => [id, zones.map((one) => one.id)])).toEqual([
      [1, [1]],
      [2, [2]],
    ]);
  });
});
