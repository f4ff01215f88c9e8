import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { config } from '../../../domain/config';
import { getConfig, getLanding } from '../../../domain/place/placeEndpoints';
import { zones } from '../../../server/db/schema/places';
import { runSettingsCommand } from '../../../server/settings/command';
import { controlFile, controlNote, openControl } from '../../../server/settings/control';
import { defaultSettings } from '../../../server/settings/defaults';
import { readSetting, settingFields } from '../../../server/settings/fields';
import { createTestServer, type TestServer } from '../../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const set = (field: string, value: string) =>
  runSettingsCommand(server.db, { verb: 'set', field, value });

describe('settings', () => {
  it('has a default for every field that can be set', () => {
    const missing = Object.keys(settingFields).filter(
      (field) => !(field in defaultSettings) && field !== 'default_location',
    );
    expect(missing).toEqual([]);
    expect(Object.keys(settingFields)).toEqual(
      expect.arrayContaining(
        Object.keys(config.entries).filter((f) => !/^(demo|lacks|least_.*|map)$/.test(f)),
      ),
    );
  });

  it('SESS-13, SESS-14, PRICE-29 the storefront is told what it stands on', async () => {
    expect(await server.call(getConfig)).toMatchObject({
      demo: 1,
      business_name: 'Flowmart',
      logo_full_url: expect.any(String),
      country: 'SA',
      guest_checkout_status: 1,
      free_delivery_over: expect.any(Number),
      base_urls: { item_image_url: expect.stringContaining('/') },
      country_picker_status: expect.any(Number),
      toggle_veg_non_veg: expect.any(Number),
      currency_symbol: '$',
      currency_symbol_direction: 'left',
      digit_after_decimal_point: 2,
      tax_included: expect.any(Number),
    });
  });

  it('an amount can be none', async () => {
    const none = { ok: true, text: 'free_delivery_over = null' };
    expect(await set('free_delivery_over', 'null')).toEqual(none);
    await runSettingsCommand(server.db, { verb: 'unset', field: 'free_delivery_over' });
  });

  it('a change reaches the running server, and unset takes it back', async () => {
    const before = await server.call(getConfig);
    expect(await set('free_delivery_over', '33.5')).toMatchObject({ ok: true });
    await expect
      .poll(async () => (await server.call(getConfig)).free_delivery_over, { timeout: 3_000 })
      .toBe(33.5);
    await runSettingsCommand(server.db, { verb: 'unset', field: 'free_delivery_over' });
    server.deps.settings.refresh();
    // The demo has a choice of its own there, a shop begins without one.
    expect(await server.call(getConfig)).toEqual({ ...before, free_delivery_over: null });
  });

  it('texts can be one for both languages, or one for each', async () => {
    await set('business_name', '{"en":"Corner Shop","ar":"متجر الزاوية"}');
    await set('phone', '12345678');
    server.deps.settings.refresh();
    const arabic = await server.call(getConfig, { language: 'ar' });
    expect([arabic.business_name, arabic.phone]).toEqual(['متجر الزاوية', '12345678']);
    expect((await server.call(getConfig)).business_name).toBe('Corner Shop');
  });

  it.each([
    ['cod_max_amount', 'plenty'],
    ['currency_symbol_direction', 'above'],
    ['guest_checkout_status', '7'],
    ['digit_after_decimal_point', '9'],
    ['default_location', { lat: 95, lng: 0 }],
    ['time_zone', 'Mars/Olympus'],
    ['country', 'ZZ'],
    ['country', 'sa'],
    ['country', ''],
    ['demo', 1],
    ['no_such_field', 1],
  ])('refuses %s = %j', (field, value) => {
    expect(readSetting(field, value)).toMatchObject({ ok: false });
  });

  it.each([
    ['cod_max_amount', null],
    ['guest_checkout_status', true],
    ['social_media', [{ name: 'x', link: 'https://x.example' }]],
    ['default_location', { lat: 24.6, lng: 37.2 }],
  ])('takes %s = %j', (field, value) => {
    expect(readSetting(field, value)).toMatchObject({ ok: true });
  });
});

describe('where somebody is taken to be who has said nothing yet', () => {
  const standing = async () => {
    server.deps.settings.refresh();
    return (await server.call(getConfig)).default_location;
  };

  it('is the place that is set, else the middle of the first zone that is served', async () => {
    const square = [
      { lat: 10, lng: 20 },
      { lat: 10, lng: 21 },
      { lat: 11, lng: 21 },
      { lat: 11, lng: 20 },
    ];
    await server.db.update(zones).set({ active: false }).where(eq(zones.id, 1));
    await server.db.update(zones).set({ area: square }).where(eq(zones.id, 2));
    await runSettingsCommand(server.db, { verb: 'unset', field: 'default_location' });
    expect(await standing()).toEqual({ lat: 10.5, lng: 20.5 });
    await set('default_location', '{"lat":1.25,"lng":2.5}');
    expect(await standing()).toEqual({ lat: 1.25, lng: 2.5 });
  });
});

describe('texts of the landing page', () => {
  it('FOOT-06, FOOT-14 an app has a button once its address is set, and none when that is taken away', async () => {
    const links = async () => (await server.call(getLanding)).download_user_app_links;
    expect(await links()).toMatchObject({ playstore_url_status: 0, apple_store_url_status: 0 });
    expect(await set('landing.playstore_url', 'https://play.example/shop')).toMatchObject({
      ok: true,
    });
    expect(await links()).toEqual({
      playstore_url: 'https://play.example/shop',
      playstore_url_status: 1,
      apple_store_url: '',
      apple_store_url_status: 0,
    });
    await runSettingsCommand(server.db, { verb: 'unset', field: 'landing.playstore_url' });
    expect(await links()).toMatchObject({ playstore_url: '', playstore_url_status: 0 });
  });

  it('are one for both languages or one for each, and listed with the settings', async () => {
    await set('landing.hero_title', '{"en":"Hungry?","ar":"جائع؟"}');
    await set('landing.step_1_title', '24');
    const arabic = await server.call(getLanding, { language: 'ar' });
    expect([arabic.hero_title, arabic.steps[0]?.title]).toEqual(['جائع؟', '24']);
    expect((await runSettingsCommand(server.db, { verb: 'list' })).text).toContain(
      '\nlanding.hero_title = {"ar":"جائع؟","en":"Hungry?"}\n',
    );
  });

  it.each([
    ['landing.playstore_url', 'javascript:alert(1)'],
    ['landing.hero_title', '{"ar":"جائع؟"}'],
    ['landing.hero_title', ' '],
    ['landing.no_such_text', 'Hungry?'],
  ])('refuses %s = %s', async (field, value) => {
    expect(await set(field, value)).toMatchObject({ ok: false });
  });
});

describe('the way in for the command line', () => {
  it('is open to whoever can read the note in the data folder, and closed to others', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'flowmart-control-'));
    const control = await openControl(folder, server.deps);
    expect(statSync(controlFile(folder)).mode & 0o777).toBe(0o600);
    const note = v.parse(controlNote, JSON.parse(readFileSync(controlFile(folder), 'utf8')));
    const ask = (secret: string) =>
      fetch(`http://127.0.0.1:${note.port}/settings`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${secret}` },
        body: JSON.stringify({ verb: 'get', field: 'currency_symbol' }),
      });
    expect((await ask('wrong')).status).toBe(401);
    expect(await (await ask(note.secret)).json()).toEqual({ ok: true, text: '"$"' });
    await control.close();
    rmSync(folder, { recursive: true });
  });
});
