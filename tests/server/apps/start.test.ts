import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listStorePlans } from '../../../domain/account/applicationEndpoints';
import { listParcelInstructions } from '../../../domain/parcel/parcelEndpoints';
import { createTestServer, type TestServer } from '../../support/server';
import { type AppRequest, askAs, at, misfits } from './app';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ PUBLIC_URL: 'https://shop.example' });
});
afterAll(() => server.close());

const ask = (call: string, request?: AppRequest) => askAs(server.app, call, request);
const answer = async (call: string, request?: AppRequest) => {
  const { status, body } = await ask(call, request);
  expect([call, status]).toEqual([call, 200]);
  return body;
};
const home = { lat: 0, lng: 0 };
beforeAll(async () => {
  Object.assign(home, (await server.deps.settings.config()).default_location);
});

describe('settings, as apps of the family read them', () => {
  it('says booleans as booleans, 0 and 1 as numbers, coordinates as text', async () => {
    const config = await answer('GET /config');
    const table = `
      business_name text, logo_full_url address, address text, phone text, email text, country text
      default_location object, default_location.lat numeric, default_location.lng numeric
      currency_symbol text, currency_symbol_direction text, digit_after_decimal_point number
      cash_on_delivery boolean, digital_payment boolean, schedule_order boolean
      toggle_veg_non_veg boolean, toggle_dm_registration boolean, toggle_store_registration boolean
      maintenance_mode boolean, demo boolean, refund_active_status boolean
      prescription_order_status boolean, is_sms_active boolean, is_mail_active boolean
      takeaway_status flag, home_delivery_status flag, guest_checkout_status flag
      dm_tips_status flag, additional_charge_status flag, customer_wallet_status flag
      loyalty_point_status flag, ref_earning_status flag, partial_payment_status flag
      add_fund_status flag, offline_payment_status flag, country_picker_status flag
      firebase_otp_verification flag, tax_included flag
      refund_policy flag, cancelation_policy flag, shipping_policy flag
      admin_free_delivery.status boolean, admin_free_delivery.type text
      admin_free_delivery.free_delivery_over number
      additional_charge number, additional_charge_name text
      per_km_shipping_charge number, minimum_shipping_charge number
      parcel_per_km_shipping_charge number, parcel_minimum_shipping_charge number
      module_config.module_type list, module_config.food.add_on boolean
      module_config.grocery.stock boolean, module null
      language list, sys_language list, social_login list, apple_login list
      centralize_login.manual_login_status number, centralize_login.otp_login_status number
      centralize_login.phone_verification_status number
      active_payment_method_list list, active_payment_method_list.0.gateway text
      active_payment_method_list.0.gateway_title text
      active_payment_method_list.0.gateway_image_full_url address
      social_media list, timeformat text, vehicle_distance_min number, base_urls object`;
    expect(misfits(config, table)).toEqual([]);
    expect(at(config, 'takeaway_status')).toBe(1);
    expect(at(config, 'cash_on_delivery')).toBe(true);
    expect(at(config, 'module_config', 'grocery', 'stock')).toBe(true);
    expect(at(config, 'module_config', 'food', 'stock')).toBe(false);
    expect(at(config, 'admin_free_delivery')).toEqual({
      status: true,
      type: 'free_delivery_by_order_amount',
      free_delivery_over: 60,
    });
    expect(at(config, 'default_location')).toEqual({
      lat: String(home.lat),
      lng: String(home.lng),
    });
    expect(at(config, 'sys_language')).toEqual([
      { key: 'en', value: 'English', direction: 'ltr', default: true },
      { key: 'ar', value: 'العربية', direction: 'rtl', default: false },
      { key: 'es', value: 'Español', direction: 'ltr', default: false },
    ]);
  });

  it('says texts as bare texts, and the landing page nested and flat', async () => {
    for (const path of ['about-us', 'privacy-policy', 'terms-and-conditions', 'refund-policy']) {
      expect(misfits({ body: await answer(`GET /${path}`) }, 'body text')).toEqual([]);
    }
    expect(String(await answer('GET /cancelation')).length).toBeGreaterThan(20);
    const landing = await answer('GET /react-landing-page');
    const table = `
      header_title text, header_sub_title text, fixed_newsletter_title text
      business_title text, available_zone_list list, download_user_app_links object
      hero_section.header_title text, footer_section.fixed_footer_description text
      available_zone_section.available_zone_list.0.name text
      available_zone_section.available_zone_list.0.modules list
      user_app_download_section.download_user_app_links.playstore_url text`;
    expect(misfits(landing, table)).toEqual([]);
  });
});

describe('zones, modules and places', () => {
  it('finds the zone with the charges of each module as a pivot', async () => {
    const found = await answer('GET /config/get-zone-id', { query: home });
    expect(at(found, 'zone_id')).toBe('[1]');
    const zone = at(found, 'zone_data', 0);
    const table = `
      id whole, name text, display_name text, status flag, cash_on_delivery boolean
      digital_payment boolean, offline_payment boolean, increased_delivery_fee number
      increased_delivery_fee_status flag, modules list
      coordinates.type text, coordinates.coordinates.0.0.0 number
      modules.0.id whole, modules.0.module_type text, modules.0.status text
      modules.0.pivot.module_id whole, modules.0.pivot.zone_id whole
      modules.0.pivot.per_km_shipping_charge number
      modules.0.pivot.minimum_shipping_charge number
      modules.0.pivot.maximum_shipping_charge number|null
      modules.0.pivot.maximum_cod_order_amount number|null
      modules.0.pivot.delivery_charge_type text`;
    expect(misfits(zone, table)).toEqual([]);
    const own = await server.app.request(
      `/api/v1/config/get-zone-id?lat=${home.lat}&lng=${home.lng}`,
    );
    const charges = at(await own.json(), 'zone_data', 0, 'modules', 0);
    expect(at(zone, 'modules', 0, 'pivot', 'per_km_shipping_charge')).toBe(
      at(charges, 'per_km_shipping_charge'),
    );
    const ring = at(zone, 'coordinates', 'coordinates', 0) as unknown[];
    expect(ring.at(-1)).toEqual(ring[0]);
  });

  it('refuses a point outside with 404 coordinates', async () => {
    expect(await ask('GET /config/get-zone-id', { query: { lat: 0, lng: 0 } })).toEqual({
      status: 404,
      body: {
        errors: [{ code: 'coordinates', message: 'Service is not available in this area.' }],
      },
    });
  });

  it('lists zones with their ring and modules with texts', async () => {
    const zones = await answer('GET /zone/list');
    expect(
      misfits(
        at(zones, 0),
        `id whole, name text, status flag, formated_coordinates list
         formated_coordinates.0.lat number, formated_coordinates.0.lng number, coordinates object`,
      ),
    ).toEqual([]);
    expect(await answer('GET /zone/check', { query: { ...home, zone_id: 1 } })).toBe(true);
    const modules = await answer('GET /module');
    expect(
      misfits(
        at(modules, 0),
        `id whole, module_name text, module_type text, description text, status text
         theme_id whole, stores_count whole, items_count whole, icon_full_url address
         thumbnail_full_url address, zones list, zones.0.id whole, zones.0.name text`,
      ),
    ).toEqual([]);
    expect(at(modules, 0, 'status')).toBe('1');
    const types = (modules as unknown[]).map((row) => at(row, 'module_type'));
    expect(types).toEqual(['food', 'grocery', 'pharmacy', 'ecommerce', 'parcel', 'rental']);
  });

  it('searches places and measures ways in the words of the map service', async () => {
    const [way] = [{ origin_lat: home.lat, origin_lng: home.lng }];
    const there = { destination_lat: home.lat + 0.01, destination_lng: home.lng };
    const query = { ...way, ...there, mode: 'DRIVE' };
    const found = await answer('GET /config/place-api-autocomplete', {
      query: { search_text: 'st' },
    });
    const place = at(found, 'suggestions', 0, 'placePrediction');
    expect(
      misfits(place, 'placeId text, text.text text, structuredFormat.mainText.text text'),
    ).toEqual([]);
    const placeid = String(at(place, 'placeId'));
    const details = await answer('GET /config/place-api-details', { query: { placeid } });
    expect(at(details, 'id')).toBe(placeid);
    expect(misfits(details, 'location.latitude number, location.longitude number')).toEqual([]);
    const spot = await answer('GET /config/geocode-api', { query: home });
    expect(misfits(spot, 'status text, results.0.formatted_address text')).toEqual([]);
    const distance = await answer('GET /config/distance-api', { query });
    expect(
      misfits(distance, 'distanceMeters number, duration text, localizedValues.distance.text text'),
    ).toEqual([]);
    const direction = await answer('GET /config/direction-api', { query });
    expect(misfits(direction, 'routes.0.polyline.encodedPolyline text')).toEqual([]);
    expect(await answer('GET /vehicle/extra_charge', { query: { distance: 2 } })).toBe(0);
    const body = { zone_id: 1, module_id: 1, date_time: '2026-01-05 10:00:00' };
    expect(await answer('POST /customer/order/get-surge-price', { body })).toEqual({
      title: '',
      customer_note: '',
      customer_note_status: 0,
      price: 0,
      price_type: 'percent',
    });
  });

  it('adds to delivery what the busy hour adds, where the shopper stands', async () => {
    await server.db.execute(
      'update module_zones set increased_fee = 15000 where module_id = 1 and zone_id = 1',
    );
    const headers = { latitude: String(home.lat), longitude: String(home.lng) };
    const body = { zone_id: 1, module_id: 1 };
    const surge = await answer('POST /customer/order/get-surge-price', { body, headers });
    expect([at(surge, 'price'), at(surge, 'price_type')]).toEqual([15, 'percent']);
    const found = await answer('GET /config/get-zone-id', { query: home });
    expect(at(found, 'zone_data', 0, 'increased_delivery_fee')).toBe(15);
    expect(at(found, 'zone_data', 0, 'increased_delivery_fee_status')).toBe(1);
  });
});

it('what may be said with a parcel is a page of sentences', async () => {
  const { data } = await server.call(listParcelInstructions, { moduleId: 5 });
  expect(data.length).toBeGreaterThan(0);
  const asked = { headers: { moduleId: '5' }, query: { limit: 10, offset: 1 } };
  expect(await answer('GET /customer/order/parcel-instructions', asked)).toEqual({
    total_size: data.length,
    limit: '10',
    offset: '1',
    data,
  });
});

describe('what is no call of a table', () => {
  it('is passed on as it is, and answered as the contract answers', async () => {
    const own = await server.call(listStorePlans);
    expect(own.packages.length).toBeGreaterThan(0);
    expect(await answer('GET /vendor/package-view')).toEqual(own);
    expect(await ask('GET /no/such/path')).toEqual({
      status: 404,
      body: { errors: [{ code: 'not_found', message: 'Not found.' }] },
    });
  });

  it('takes no larger body than the contract, and no unreadable one', async () => {
    const post = (body: string) =>
      server.app.request('/apps/api/v1/newsletter/subscribe', { method: 'POST', body });
    expect((await post(`"${'x'.repeat(1_100_000)}"`)).status).toBe(413);
    expect((await post('{"email":')).status).toBe(403);
    const wrong = await ask('POST /newsletter/subscribe', { body: { email: 'nobody' } });
    expect([wrong.status, at(wrong.body, 'errors', 0, 'code')]).toEqual([403, 'email']);
  });

  it('compresses once, and lets other origins in as the contract does', async () => {
    const headers = { 'Accept-Encoding': 'gzip', Origin: 'https://elsewhere.example' };
    const [own, theirs] = await Promise.all(
      ['/api/v1/config', '/apps/api/v1/config'].map((path) =>
        server.app.request(path, { headers }),
      ),
    );
    expect(theirs?.headers.get('content-encoding')).toBe('gzip');
    expect(theirs?.headers.get('access-control-allow-origin')).toBe(
      own?.headers.get('access-control-allow-origin'),
    );
  });
});
