import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listCoupons } from '../../../../domain/cart/cartEndpoints';
import { listCategories } from '../../../../domain/catalogue/catalogueEndpoints';
import { getItem, searchItems } from '../../../../domain/catalogue/itemEndpoints';
import { getStore, listStoreReviews } from '../../../../domain/catalogue/storeEndpoints';
import { requestGuestId } from '../../../../domain/identity/sessionEndpoints';
import { getZoneId } from '../../../../domain/place/geographyEndpoints';
import { getConfig, listModules, listZones } from '../../../../domain/place/placeEndpoints';
import { type BackEnd, startBackEnd } from './backEnd';

let backEnd: BackEnd;
let call: typeof import('../../../../src/client/client').call;

const settings = {
  business_name: 'Souk',
  default_location: { lat: '24.7', lng: '46.6' },
  currency_symbol: '﷼',
  currency_symbol_direction: 'right',
  digit_after_decimal_point: 2,
  takeaway_status: 1,
  cash_on_delivery: true,
  admin_free_delivery: {
    status: true,
    type: 'free_delivery_by_order_amount',
    free_delivery_over: 75,
  },
  module_config: {
    module_type: ['food', 'grocery'],
    food: { stock: false, veg_non_veg: true },
    grocery: { stock: true },
  },
  centralize_login: { manual_login_status: 1, otp_login_status: 0 },
  active_payment_method_list: [
    { gateway: 'ssl_pay', gateway_title: null, gateway_image_full_url: null },
  ],
  social_login: [],
  apple_login: [],
  social_media: [{ id: 1, name: 'x', link: 'https://x.example', status: 0 }],
};

const item = {
  id: 11,
  store_id: 3,
  module_id: 2,
  category_id: 4,
  name: 'Shawarma',
  description: '<p>Beef &amp; <b>tahini</b></p><script>steal()</script><p>Hot.</p>',
  slug: 'shawarma',
  image_full_url: null,
  price: '20.5',
  discount: 10,
  discount_type: 'percent',
  stock: 0,
  maximum_cart_quantity: 0,
  food_variations: '',
  variations: [],
  choice_options: null,
  add_ons: [
    { id: 5, name: 'Fries', price: '4', status: 1 },
    { id: 6, name: 'Gone', price: 1, status: 0 },
  ],
  category_ids: [{ id: '4', position: 1, name: 'Wraps' }],
  flash_sale: 0,
  available_time_starts: '00:00:00',
  available_time_ends: '23:59:59',
  module_type: 'food',
  store_name: 'Napoli',
  avg_rating: 4.5,
  rating_count: 3,
  store_details: {
    open: 1,
    active: true,
    discount: {
      discount: 10,
      discount_type: 'percent',
      max_discount: 5,
      min_purchase: 0,
      start_date: '2026-01-01',
      end_date: '2026-12-31',
      start_time: '00:00:00',
      end_time: '23:59:00',
    },
  },
};

beforeAll(async () => {
  vi.stubEnv('TZ', 'UTC');
  backEnd = await startBackEnd();
  vi.doMock('../../../../src/client/runtimeConfig', () => ({
    runtimeConfig: { apiUrl: backEnd.address, apiDialect: '' },
  }));
  ({ call } = await import('../../../../src/client/client'));
});

beforeEach(() => {
  window.localStorage.clear();
  backEnd.heard.length = 0;
  backEnd.answers['GET /config'] = { json: settings };
});

afterAll(() => backEnd.close());

describe('what answers at the address', () => {
  it.each([
    [
      'something else that is spoken',
      { json: { name: 'Something' } },
      'shape',
      'has settings that are neither this shop',
    ],
    [
      'a proxy’s page',
      { html: '<!doctype html><title>nginx</title>' },
      'shape',
      'answers without the settings of a shop',
    ],
    [
      'a back end in maintenance',
      { status: 503, json: { message: 'Back soon' } },
      'unavailable',
      'answers without the settings of a shop',
    ],
  ])(
    'is told in one sentence when it is %s, and asked again later',
    async (_, reply, kind, says) => {
      vi.resetModules();
      const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const { call: fresh } = await import('../../../../src/client/client');
      backEnd.answers['GET /config'] = reply;
      const failure = await fresh(getConfig).then(
        () => null,
        (error: { kind: string }) => error.kind,
      );
      expect(failure).toBe(kind);
      const { origin } = window.location;
      expect(said.mock.calls).toEqual([[expect.stringContaining(`${backEnd.address} ${says}`)]]);
      expect(said.mock.calls[0]?.[0]).toContain(
        `npm run doctor -- ${backEnd.address} --shop=${origin}`,
      );
      said.mockRestore();
      backEnd.answers['GET /config'] = { json: settings };
      expect((await fresh(getConfig)).take_away_status).toBe(1);
    },
  );
});

describe('a back end of the classic family', () => {
  it('is found out by its settings, which are read into ours', async () => {
    const read = await call(getConfig);
    expect({
      name: read.business_name,
      takeAway: read.take_away_status,
      freeOver: read.free_delivery_over,
      freeForAll: read.free_delivery_for_all_stores,
      zone: read.time_zone,
      modules: Object.keys(read.module_config ?? {}),
      gateways: read.active_payment_method_list,
      media: read.social_media,
    }).toEqual({
      name: 'Souk',
      takeAway: 1,
      freeOver: 75,
      freeForAll: 0,
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      modules: ['food', 'grocery'],
      gateways: [{ gateway: 'ssl_pay', gateway_title: 'Ssl pay', gateway_image_full_url: '' }],
      media: [],
    });
  });

  it('tells modules of types that are not known here, and those switched off, without losing the rest', async () => {
    backEnd.answers['GET /module'] = {
      json: [
        { id: 2, module_name: 'Food', module_type: 'food', status: '1', description: '<b>Hot</b>' },
        { id: 9, module_name: 'Rides', module_type: 'ride-share', status: '1' },
        { id: 3, module_name: 'Market', module_type: 'grocery', status: '0' },
      ],
    };
    expect(
      (await call(listModules)).map(({ id, module_name, description }) => [
        id,
        module_name,
        description,
      ]),
    ).toEqual([[2, 'Food', 'Hot']]);
  });

  it('tells zones by one ring of points, and where a point lies by JSON text', async () => {
    backEnd.answers['GET /zone/list'] = {
      json: [
        {
          id: 1,
          name: 'north',
          display_name: 'North',
          formated_coordinates: [{ lat: 24.1, lng: 46.2 }],
        },
        {
          id: 2,
          name: 'South',
          status: 1,
          coordinates: { type: 'Polygon', coordinates: [[[46.5, 24.5]]] },
        },
      ],
    };
    expect(await call(listZones)).toEqual([
      { id: 1, name: 'North', status: 1, coordinates: [{ lat: 24.1, lng: 46.2 }] },
      { id: 2, name: 'South', status: 1, coordinates: [{ lat: 24.5, lng: 46.5 }] },
    ]);
    backEnd.answers['GET /config/get-zone-id'] = {
      json: {
        zone_id: '[1]',
        zone_data: [
          {
            id: 1,
            name: 'north',
            increased_delivery_fee: 10,
            increased_delivery_fee_status: 0,
            modules: [
              {
                id: 2,
                module_type: 'food',
                pivot: {
                  per_km_shipping_charge: '2',
                  minimum_shipping_charge: 10,
                  maximum_shipping_charge: null,
                },
              },
            ],
          },
        ],
      },
    };
    expect(await call(getZoneId, { query: { lat: 24.1, lng: 46.2 } })).toEqual({
      zone_id: [1],
      zone_data: [
        {
          id: 1,
          name: 'north',
          modules: [
            {
              id: 2,
              module_type: 'food',
              per_km_shipping_charge: 2,
              minimum_shipping_charge: 10,
              maximum_shipping_charge: null,
              increased_delivery_fee: 0,
            },
          ],
        },
      ],
    });
  });

  it('has dishes whose stock is not counted, texts of HTML, and prices of text', async () => {
    backEnd.answers['GET /items/details/11'] = { json: item };
    backEnd.answers['GET /module'] = { json: [{ id: 2, module_type: 'food', status: '1' }] };
    const {
      description,
      price,
      stock,
      food_variations,
      add_ons,
      available,
      store_discount_rule,
      maximum_cart_quantity,
    } = await call(getItem, { params: { id: 11 } });
    expect({
      description,
      price,
      stock,
      food_variations,
      add_ons,
      available,
      maximum_cart_quantity,
      cap: store_discount_rule?.max_discount,
    }).toEqual({
      description: 'Beef & tahini\nHot.',
      price: 20.5,
      stock: null,
      food_variations: [],
      add_ons: [{ id: 5, name: 'Fries', price: 4 }],
      available: 1,
      maximum_cart_quantity: null,
      cap: 5,
    });
  });

  it('is searched by its own parameters', async () => {
    backEnd.answers['GET /items/search'] = {
      json: { total_size: 1, limit: '12', offset: '1', products: [item, { id: null }] },
    };
    const answer = await call(searchItems, {
      query: {
        name: 'shawarma',
        category_id: 4,
        min_price: 0,
        max_price: 30,
        rating: 4,
        filter: 'discounted',
        sort: 'price_low',
      },
    });
    const heard = backEnd.heard.find(({ path }) => path === '/items/search');
    expect(heard?.query).toEqual({
      limit: '12',
      offset: '1',
      name: 'shawarma',
      category_ids: '[4]',
      min_price: '0.01',
      max_price: '30',
      rating_count: '4',
      filter: 'discounted,low',
    });
    expect([answer.total_size, answer.limit, answer.products.map(({ id }) => id)]).toEqual([
      1,
      12,
      [11],
    ]);
  });

  it('answers null for a store that it does not know: no store', async () => {
    backEnd.answers['GET /stores/details/nowhere'] = { json: null };
    await expect(call(getStore, { params: { id: 'nowhere' } })).rejects.toMatchObject({
      kind: 'refused',
      code: 'not_found',
    });
  });

  it('answers all reviews of a store, of which a page is shown', async () => {
    backEnd.answers['GET /stores/reviews'] = {
      json: [1, 2, 3].map((id) => ({
        id,
        rating: 5,
        comment: null,
        customer_name: null,
        customer: { f_name: 'Mona', l_name: null },
        created_at: '2026-01-05T10:00:00.000000Z',
      })),
    };
    const answer = await call(listStoreReviews, { query: { store_id: 3, limit: 2, offset: 2 } });
    expect([
      answer.total_size,
      answer.reviews.map(({ id, customer_name, created_at }) => [id, customer_name, created_at]),
    ]).toEqual([3, [[3, 'Mona', '2026-01-05T10:00:00.000Z']]]);
  });

  it.each([
    [
      'a list',
      403,
      { errors: [{ code: 'is_guest', message: 'No guests' }] },
      ['refused', 'guest_checkout_off', 'No guests'],
    ],
    ['one object', 404, { errors: { code: 'item', message: 'Gone' } }, ['refused', 'item', 'Gone']],
    ['a text', 404, { errors: 'Vehicle gone' }, ['refused', 'not_found', 'Vehicle gone']],
    [
      'a list under message',
      403,
      { message: [{ code: 'amount', message: 'Too much' }] },
      ['refused', 'amount', 'Too much'],
    ],
    [
      'a success',
      203,
      { errors: [{ code: 'order_amount', message: 'Limit' }] },
      ['refused', 'amount_changed', 'Limit'],
    ],
    [
      'a missing row, in words for its makers',
      404,
      { message: 'No query results for model [App\\Models\\Item] 5' },
      ['refused', 'not_found', 'refused'],
    ],
    [
      'a missing route',
      404,
      { message: 'The route api/v1/categories could not be found.' },
      ['refused', 'not_found', 'refused'],
    ],
    [
      'another method',
      405,
      { message: 'The GET method is not supported for route api/v1/categories.' },
      ['refused', '', 'refused'],
    ],
    ['a machine’s word', 404, { error: 'vehicle_not_found' }, ['refused', 'not_found', 'refused']],
    ['a fault', 500, { message: 'SQL' }, ['unavailable', '', 'SQL']],
  ])('tells its refusals as %s', async (_, status, json, expected) => {
    backEnd.answers['GET /categories'] = { status, json };
    const failure = await call(listCategories).then(
      () => null,
      (error: { kind: string; code: string; message: string }) => [
        error.kind,
        error.code,
        error.message,
      ],
    );
    expect(failure).toEqual(expected);
  });

  it('is asked what it knows under the same path with the same fields, and its refusals are read', async () => {
    backEnd.answers['POST /auth/guest/request'] = { json: { message: 'ok', guest_id: 4711 } };
    expect((await call(requestGuestId)).guest_id).toBe('4711');
    expect(backEnd.heard.map(({ method, path }) => [method, path])).toContainEqual([
      'POST',
      '/auth/guest/request',
    ]);
  });

  it('keeps its guest when a guest asks for what needs a token', async () => {
    window.localStorage.setItem('guest_id', '77');
    backEnd.answers['GET /coupon/list'] = { status: 401, json: { errors: 'Unauthorized' } };
    await expect(call(listCoupons)).rejects.toMatchObject({ kind: 'refused' });
    expect(window.localStorage.getItem('guest_id')).toBe('77');
  });
});
