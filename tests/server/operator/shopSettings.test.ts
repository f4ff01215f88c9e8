import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../domain/operator/shopSettingEndpoints';
import { settingGroupNames, settingsOf } from '../../../domain/operator/shopSettings';
import { getConfig } from '../../../domain/place/placeEndpoints';
import { acts } from '../../../server/db/schema/acts';
import { settings } from '../../../server/db/schema/places';
import { runSettingsCommand } from '../../../server/settings/command';
import { defaultSettings } from '../../../server/settings/defaults';
import { isSettingField } from '../../../server/settings/fields';
import { openShop, type Shop } from '../orders/shop';
import { operatorIn } from './operators';

let shop: Shop;
let token: string;
let email: string;
beforeAll(async () => {
  shop = await openShop();
  ({ token, email } = await operatorIn(shop));
}, 300_000);
afterAll(() => shop.close());

const read = (id: string) => shop.call(calls.readShopSettings, { token, params: { id } });
const asked = async (id: string, values: Record<string, unknown>) => ({
  token,
  params: { id },
  body: { values, version: (await read(id)).version },
});
const set = async (id: string, values: Record<string, unknown>) =>
  shop.call(calls.editShopSettings, await asked(id, values));
const noted = async () => {
  const rows = await shop.db
    .select()
    .from(acts)
    .where(eq(acts.kind, 'setting.changed'))
    .orderBy(acts.id);
  return rows.map(({ role, by, note }) => [role, by, note]);
};

describe('settings in the room', () => {
  it('are settings that the command knows, each once, and stand at what they are (OPER-10)', async () => {
    const names = settingGroupNames.flatMap((group) => settingsOf(group).map(([name]) => name));
    expect(names.filter((name) => !isSettingField(name))).toEqual([]);
    expect(names.filter((name) => !(name in defaultSettings))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
    const { values, defaults } = await read('prices');
    expect(defaults).toEqual({
      currency_symbol: '$',
      currency_symbol_direction: 'left',
      currency_code: 'USD',
      digit_after_decimal_point: 2,
      tax_included: 0,
      additional_charge_status: 0,
      additional_charge_name: {
        en: 'Service fee',
        ar: defaultSettings.additional_charge_name.ar,
        es: defaultSettings.additional_charge_name.es,
      },
      additional_charge: 0,
    });
    expect(Object.keys(values)).toEqual(Object.keys(defaults));
  });

  it('every group can be saved as it was read, which changes nothing (OPER-10)', async () => {
    const before = await shop.db.select().from(settings);
    for (const id of settingGroupNames) {
      const { values, version } = await read(id);
      const again = await set(id, values);
      expect([id, again.version]).toEqual([id, version]);
    }
    expect(await shop.db.select().from(settings)).toEqual(before);
    expect(await noted()).toEqual([]);
  });

  it('are followed by the shop at once, without a restart, and noted by name, not by value (OPER-04, OPER-10)', async () => {
    await set('shop', { business_name: { en: ' Fig Square ', ar: 'ساحة التين', es: '' } });
    await set('ordering', { free_delivery_over: 40, take_away_status: 0 });
    const config = await shop.call(getConfig, { language: 'ar' });
    expect([config.business_name, config.free_delivery_over, config.take_away_status]).toEqual([
      'ساحة التين',
      40,
      0,
    ]);
    expect((await shop.call(getConfig, { language: 'es' })).business_name).toBe('Fig Square');
    await set('ordering', { free_delivery_over: '' });
    expect((await shop.call(getConfig)).free_delivery_over).toBeNull();
    expect(await noted()).toEqual([
      ['operator', email, 'set business_name'],
      ['operator', email, 'set take_away_status'],
      ['operator', email, 'set free_delivery_over'],
      ['operator', email, 'set free_delivery_over'],
    ]);
  });

  it('of couriers are followed at once (RIDE-10, RIDE-12, OPER-10)', async () => {
    await set('ordering', { door_wait_minutes: 12, courier_silent_minutes: 3 });
    const { settings: now } = shop.deps;
    expect([await now.doorWaitMinutes(), await now.courierSilentMinutes()]).toEqual([12, 3]);
    await set('ordering', { door_wait_minutes: 5, courier_silent_minutes: 10 });
  });

  it('say to whom text messages go, to nobody until then (TEXT-02, OPER-10)', async () => {
    const { settings: now } = shop.deps;
    expect(await now.orderTexts()).toBe('none');
    await set('ordering', { order_texts: 'without_mail' });
    expect(await now.orderTexts()).toBe('without_mail');
    await set('ordering', { order_texts: 'none' });
  });

  it('go back to their defaults by the group (OPER-10)', async () => {
    await set('rewards', { loyalty_point_minimum_point: 50 });
    const asked = { token, params: { id: 'rewards' } };
    const { version } = await read('rewards');
    await set('rewards', { loyalty_point_minimum_point: 60 });
    const late = await shop.refusal(calls.resetShopSettings, { ...asked, body: { version } });
    expect([late.status, late.errors[0]?.code, late.errors[0]?.by]).toEqual([
      409,
      'changed_meanwhile',
      email,
    ]);
    expect((await read('rewards')).values.loyalty_point_minimum_point).toBe(60);
    const body = { version: (await read('rewards')).version };
    await shop.call(calls.resetShopSettings, { ...asked, body });
    // Its answer was lost, and it is pressed again.
    await shop.call(calls.resetShopSettings, { ...asked, body });
    const { values, defaults } = await read('rewards');
    expect(values).toEqual(defaults);
    const names = settingsOf('rewards').map(([name]) => name);
    expect(await shop.db.$count(settings, inArray(settings.field, names))).toBe(0);
    expect((await noted()).at(-1)).toEqual([
      'operator',
      email,
      'unset loyalty_point_minimum_point',
    ]);
  });

  it('that were changed meanwhile, by command too, are not overwritten, and it is said by whom (OPER-08)', async () => {
    const late = await asked('prices', { currency_symbol: '€' });
    await set('prices', { tax_included: 1 });
    const other = (await operatorIn(shop)).token;
    expect(await shop.refusal(calls.editShopSettings, { ...late, token: other })).toEqual({
      status: 409,
      errors: [
        {
          code: 'changed_meanwhile',
          message: 'Somebody else has changed this meanwhile.',
          by: email,
        },
      ],
    });
    const later = await asked('prices', { currency_symbol: '€' });
    const command = { verb: 'set', field: 'currency_symbol', value: '£' } as const;
    await runSettingsCommand(shop.db, command);
    const { errors } = await shop.refusal(calls.editShopSettings, later);
    expect([errors[0]?.code, errors[0]?.by]).toEqual(['changed_meanwhile', '']);
    expect((await read('prices')).values.currency_symbol).toBe('£');
  });

  it.each([
    [
      'shop',
      { time_zone: 'Mars/North' },
      'time_zone',
      'Esto no es una zona horaria, como Asia/Riyadh.',
    ],
    ['shop', { country: 'KSA' }, 'country', 'Las dos letras mayúsculas de un país, como SA.'],
    ['shop', { business_name: { en: ' ' } }, 'business_name.en', 'Esto debe rellenarse.'],
    ['shop', { timeformat: '13' }, 'timeformat', 'Este valor no es posible.'],
    [
      'prices',
      { digit_after_decimal_point: 5 },
      'digit_after_decimal_point',
      'Un número entero de 0 a 3.',
    ],
    ['prices', { currency_code: 'euro' }, 'currency_code', 'Tres letras mayúsculas, como USD.'],
    ['prices', { additional_charge: -1 }, 'additional_charge', 'Este valor no es posible.'],
    ['prices', { tax_included: 2 }, 'tax_included', 'Este valor no es posible.'],
    [
      'ordering',
      { schedule_order_slot_duration: 0 },
      'schedule_order_slot_duration',
      'Este valor no es posible.',
    ],
    ['ordering', { order_texts: 'some' }, 'order_texts', 'Este valor no es posible.'],
    ['ordering', { door_wait_minutes: 0 }, 'door_wait_minutes', 'Un número entero de 1 a 60.'],
    [
      'ordering',
      { courier_silent_minutes: 61 },
      'courier_silent_minutes',
      'Un número entero de 1 a 60.',
    ],
  ])(
    '%s: %j is refused at its field, in the words of its operator (OPER-09)',
    async (id, values, field, message) => {
      const before = await shop.db.select().from(settings);
      const body = await asked(id, values);
      expect(await shop.refusal(calls.editShopSettings, { ...body, language: 'es' })).toEqual({
        status: 403,
        errors: [{ code: 'validation', message, field: `values.${field}` }],
      });
      expect(await shop.db.select().from(settings)).toEqual(before);
    },
  );

  it('of other groups, and what is none, is refused (OPER-10)', async () => {
    for (const values of [{ currency_symbol: '€' }, { centralize_login: '1' }]) {
      const { errors } = await shop.refusal(calls.editShopSettings, await asked('shop', values));
      expect(errors[0]?.field).toBe(`values.${Object.keys(values)[0]}`);
    }
  });
});
