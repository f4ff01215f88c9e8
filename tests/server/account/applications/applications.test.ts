import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  applyAsCourier,
  applyAsStore,
  listStorePlans,
} from '../../../../domain/account/applicationEndpoints';
import { applications } from '../../../../server/db/schema/applications';
import { uploads } from '../../../../server/db/schema/identity';
import { modules, moduleZones } from '../../../../server/db/schema/places';
import { checkPassword } from '../../../../server/identity/passwords';
import { smallPng } from '../../../support/pictures';
import { createTestServer, type TestServer } from '../../../support/server';

let server: TestServer;
let home: { lat: number; lng: number };
let renting: number;
beforeAll(async () => {
  server = await createTestServer();
  home = (await server.deps.settings.config()).default_location;
  const found = await server.db.select().from(modules).where(eq(modules.type, 'rental'));
  renting = found[0]?.id ?? 0;
  await server.db
    .insert(moduleZones)
    .values({ moduleId: renting, zoneId: 1, perKmCharge: 0, minimumCharge: 0 })
    .onConflictDoNothing();
});
afterAll(() => server.close());

const jpeg = () => new File([Uint8Array.from(smallPng)], 'a.jpg', { type: 'image/jpeg' });
const page = () => new File(['<script>'], 'a.jpg', { type: 'image/jpeg' });

type Fields = Record<string, string | number | File>;

let people = 0;
const person = (): Fields => {
  people += 1;
  return {
    f_name: 'Lina',
    l_name: 'Haddad',
    email: `Lina${people}@Example.com`,
    phone: `050${1_000_000 + people}`,
    password: 'secret1',
    zone_id: 1,
    latitude: home.lat,
    longitude: home.lng,
  };
};
const store = (parts: Fields = {}): Fields => ({
  ...person(),
  store_name: 'Lina’s Oven',
  store_address: '1 Palm Street',
  module_id: 1,
  minimum_delivery_time: 20,
  maximum_delivery_time: 40,
  business_plan: 'commission',
  logo: jpeg(),
  ...parts,
});
const courier = (parts: Fields = {}): Fields => ({
  ...person(),
  identity_type: 'nid',
  identity_number: '1234567890',
  identity_image: jpeg(),
  image: jpeg(),
  vehicle: 'bicycle',
  earning: 'freelancer',
  ...parts,
});

async function send(path: string, fields: Fields, language = 'en', from = '203.0.113.9') {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    body.set(name, value instanceof File ? value : String(value));
  }
  const response = await server.app.request(`/api/v1${path}`, {
    method: 'POST',
    body,
    headers: { 'X-localization': language, 'X-Forwarded-For': from },
  });
  const answer = (await response.json()) as {
    message?: string;
    errors?: { code: string; field?: string }[];
  };
  return { status: response.status, message: answer.message, error: answer.errors?.[0] };
}
const kept = () => server.db.select().from(applications).orderBy(applications.id);

describe('applications (PAGE-06, PAGE-07)', () => {
  it('of a store is kept with its pictures and plan, of the password only a hash', async () => {
    const fields = store({ business_plan: 'subscription', package_id: 2, cover_photo: jpeg() });
    expect(await send(applyAsStore.path, fields)).toEqual({
      status: 200,
      message: 'Thank you. We look at your application and write to you within two days.',
      error: undefined,
    });
    const row = (await kept()).at(-1);
    expect(row).toMatchObject({
      kind: 'store',
      status: 'pending',
      firstName: 'Lina',
      lastName: 'Haddad',
      email: 'lina1@example.com',
      phone: '+966501000001',
      zoneId: 1,
      lat: home.lat,
      facts: {
        language: 'en',
        store_name: 'Lina’s Oven',
        store_address: '1 Palm Street',
        module_id: 1,
        minimum_delivery_time: 20,
        maximum_delivery_time: 40,
        business_plan: 'subscription',
        package_id: 2,
      },
    });
    expect(JSON.stringify(row)).not.toContain('secret1');
    expect(await checkPassword(row?.passwordHash ?? null, 'secret1')).toBe(true);
    expect(Object.keys(row?.pictures ?? {})).toEqual(['logo', 'cover_photo']);
  });

  it('of a courier keeps papers that nobody is served', async () => {
    const answer = await send(applyAsCourier.path, courier(), 'ar');
    expect(answer.message).toBe('شكرًا لك. سننظر في طلبك ونتصل بك خلال يومين.');
    const row = (await kept()).at(-1);
    expect(row?.facts).toEqual({
      language: 'ar',
      identity_type: 'nid',
      identity_number: '1234567890',
      vehicle: 'bicycle',
      earning: 'freelancer',
    });
    const address = row?.pictures.identity_image ?? '';
    expect(address).toMatch(/^\/media\/uploads\/[0-9a-f]{32}\.png$/);
    expect((await server.app.request(address)).status).toBe(404);
  });

  it.each<[string, string, () => Fields, unknown[]]>([
    ['no name', applyAsStore.path, () => store({ f_name: ' ' }), [403, 'validation', 'f_name']],
    [
      'a short password',
      applyAsStore.path,
      () => store({ password: '12345' }),
      [403, 'validation', 'password'],
    ],
    [
      'a wrong e-mail',
      applyAsStore.path,
      () => store({ email: 'lina@' }),
      [403, 'validation', 'email'],
    ],
    [
      'times in the wrong order',
      applyAsStore.path,
      () => store({ maximum_delivery_time: 20 }),
      [403, 'validation', 'maximum_delivery_time'],
    ],
    [
      'an unknown package',
      applyAsStore.path,
      () => store({ business_plan: 'subscription', package_id: 9 }),
      [403, 'validation', 'package_id'],
    ],
    [
      'a module that the zone lacks',
      applyAsStore.path,
      () => store({ module_id: 99 }),
      [403, 'validation', 'module_id'],
    ],
    [
      'a module of vehicles, which no store has',
      applyAsStore.path,
      () => store({ module_id: renting }),
      [403, 'validation', 'module_id'],
    ],
    [
      'a place outside the zone',
      applyAsStore.path,
      () => store({ latitude: 0, longitude: 0 }),
      [400, 'address_outside_zone', 'zone_id'],
    ],
    ['no logo', applyAsStore.path, () => store({ logo: '' }), [403, 'validation', 'logo']],
    [
      'a page that is called a picture',
      applyAsStore.path,
      () => store({ logo: page() }),
      [403, 'image_format', 'logo'],
    ],
    [
      'papers that are no picture',
      applyAsCourier.path,
      () => courier({ identity_image: page() }),
      [403, 'image_format', 'identity_image'],
    ],
    [
      'a vehicle that we do not know',
      applyAsCourier.path,
      () => courier({ vehicle: 'camel' }),
      [403, 'validation', 'vehicle'],
    ],
  ])('with %s is refused at its field, and nothing is kept', async (_, path, fields, expected) => {
    const before = [(await kept()).length, await server.db.$count(uploads)];
    const { status, error } = await send(path, fields(), 'en', `198.51.100.${people % 250}`);
    expect([status, error?.code, error?.field]).toEqual(expected);
    expect([(await kept()).length, await server.db.$count(uploads)]).toEqual(before);
  });

  it('is taken once of one e-mail and one phone, also when two come at once', async () => {
    const first = store();
    const answers = await Promise.all([1, 2].map(() => send(applyAsStore.path, first)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect(answers.find(({ status }) => status === 403)?.error).toMatchObject({
      code: 'email_taken',
      field: 'email',
    });
    const samePhone = await send(applyAsStore.path, store({ phone: String(first.phone) }));
    expect(samePhone.error).toMatchObject({ code: 'phone_taken', field: 'phone' });
    const rows = await server.db
      .select()
      .from(applications)
      .where(eq(applications.email, String(first.email).toLowerCase()));
    expect(rows).toHaveLength(1);
  });

  it('tells the plans in both languages', async () => {
    const plans = await server.call(listStorePlans);
    expect(plans.commission).toBe(10);
    expect(plans.packages.map(({ package_name, price }) => [package_name, price])).toEqual([
      ['Basic', 29],
      ['Standard', 79],
      ['Pro', 799],
    ]);
    const arabic = await server.call(listStorePlans, { language: 'ar' });
    expect(arabic.packages[0]?.package_name).toBe('أساسية');
  });
});
