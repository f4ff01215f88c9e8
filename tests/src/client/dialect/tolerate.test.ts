import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listAddresses } from '../../../../domain/place/addressEndpoints';
import { getVehicle } from '../../../../domain/rental/browseEndpoints';
import { type Shop, startShop } from './versions';

let shop: Shop;
const warned = () => vi.mocked(console.warn).mock.calls.map(([text]) => text);

beforeEach(async () => {
  window.localStorage.clear();
  window.localStorage.setItem('token', 'jwt');
  shop = await startShop('26');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  shop.close();
});

const address = {
  id: 1,
  address: '12 Palm Street',
  address_type: 'home',
  contact_person_name: 'Mona',
  contact_person_number: '+12025550123',
  latitude: '24.7',
  longitude: '46.6',
  zone_ids: [1],
};

describe('an answer that cannot be read whole', () => {
  it('loses the optional field, not its row, and a row, not its list; developers are told once', async () => {
    shop.answers['GET /customer/address/list'] = {
      json: {
        total_size: 4,
        addresses: [
          { ...address, floor: { of: 'house' }, road: ['a'] },
          { ...address, id: 2, floor: { of: 'house' } },
          { ...address, id: 3, latitude: 'north' },
          { ...address, id: null },
        ],
      },
    };
    const { addresses } = await shop.call(listAddresses);
    expect(addresses.map(({ id, address: line, floor, road }) => [id, line, floor, road])).toEqual([
      [1, '12 Palm Street', '', ''],
      [2, '12 Palm Street', '', ''],
    ]);
    const at = 'GET /customer/address/list.addresses[]';
    expect(warned()).toEqual([
      `${at}.road cannot be read: it is left out`,
      `${at}.floor cannot be read: it is left out`,
      `${at} cannot be read: the row is left out`,
    ]);
  });

  it('reads what is inside of one thing too', async () => {
    shop.answers['GET /rental/vehicle/get-vehicle-details/5'] = {
      json: {
        id: 5,
        name: 'Sedan',
        slug: { en: 'sedan' },
        hourly_price: true,
        provider: { id: 8, name: 'Swift', tax: '10', phone: ['+1'] },
      },
    };
    const vehicle = await shop.call(getVehicle, { params: { id: 5 } });
    const { slug, hourly_price, provider_details } = vehicle;
    expect([slug, hourly_price, provider_details.tax, provider_details.phone]).toEqual([
      '',
      0,
      10,
      '',
    ]);
    const at = 'GET /rental/vehicle/get-vehicle-details/{id}';
    expect(warned()).toEqual([
      `${at}.slug cannot be read: it is left out`,
      `${at}.hourly_price cannot be read: it is left out`,
      `${at}.provider_details.phone cannot be read: it is left out`,
    ]);
  });

  it('says nothing of one that is whole', async () => {
    shop.answers['GET /customer/address/list'] = { json: { total_size: 1, addresses: [address] } };
    expect((await shop.call(listAddresses)).addresses.length).toBe(1);
    expect(warned()).toEqual([]);
  });
});
