import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getZoneId } from '../../../../domain/place/geographyEndpoints';
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
    'LOC-20 is served by no zone where none covers it or its zone is switched off: %i',
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
});
