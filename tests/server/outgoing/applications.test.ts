import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { getStore } from '../../../domain/catalogue/storeEndpoints';
import { readDesk, signInAtDesk } from '../../../domain/desk/deskEndpoints';
import { signInToRide } from '../../../domain/ride/rideEndpoints';
import { applications } from '../../../server/db/schema/applications';
import { couriers } from '../../../server/db/schema/orders';
import { stores } from '../../../server/db/schema/stores';
import { hashPassword } from '../../../server/identity/passwords';
import { runOpsCommand } from '../../../server/ops/command';
import { noteHappening } from '../../../server/outgoing/note';
import { sendDue, spreadHappenings } from '../../../server/outgoing/round';
import { runSettingsCommand } from '../../../server/settings/command';
import { openShop, type Shop } from '../orders/shop';
import { type MailServer, openMailServer } from './mailServer';

let shop: Shop;
let mail: MailServer;
beforeAll(async () => {
  mail = await openMailServer();
  shop = await openShop({
    DEMO_MODE: '0',
    SMTP_URL: mail.url,
    MAIL_FROM: 'Shop <shop@shop.example>',
    PUBLIC_URL: 'https://shop.example',
  });
});
afterAll(async () => {
  shop.deps.messenger.close();
  await shop.close();
  await mail.close();
});
beforeEach(() => {
  mail.taken = [];
});

const password = 'oven-secret-1';

async function apply(
  kind: 'store' | 'courier',
  email: string,
  facts: Record<string, string | number>,
) {
  const [row] = await shop.db
    .insert(applications)
    .values({
      kind,
      firstName: 'Lina',
      lastName: 'Haddad',
      phone: `+96650${email.length}${kind.length}00000`,
      email,
      passwordHash: await hashPassword(password),
      zoneId: 1,
      lat: shop.home.lat,
      lng: shop.home.lng,
      facts,
      pictures: {},
    })
    .returning();
  return row?.id ?? 0;
}
const accept = (id: number) => runOpsCommand(shop.deps, ['application', String(id), 'accept']);
async function leave() {
  await spreadHappenings(shop.deps);
  await sendDue(shop.deps, 'mail');
  return mail.taken.map(({ subject, to, text }) => ({
    subject,
    to: to?.[0]?.address,
    lines: (text ?? '')
      .replace(/[\u2066-\u2069]/g, '')
      .split('\n')
      .filter(Boolean),
  }));
}

it('an accepted store has a desk, at which its owner signs in with the password of the application', async () => {
  const id = await apply('store', 'oven@x.example', {
    store_name: 'Old Oven',
    store_address: 'Palm Street 3',
    module_id: 1,
    minimum_delivery_time: 15,
    maximum_delivery_time: 35,
    language: 'es',
  });
  expect((await accept(id)).ok).toBe(true);
  const { token } = await shop.call(signInAtDesk, { body: { email: 'oven@x.example', password } });
  const { role, store } = await shop.call(readDesk, { token });
  expect([role, store.name]).toEqual(['owner', 'Old Oven']);
  const [row] = await shop.db.select().from(stores).where(eq(stores.id, store.id));
  expect([row?.slug, row?.deliveryMin, row?.deliveryMax, row?.active]).toEqual([
    `old-oven-${store.id}`,
    15,
    35,
    false,
  ]);
  // It is closed until it has something to sell.
  expect((await shop.call(getStore, { params: { id: store.id } })).open).toBe(0);
  expect(await leave()).toEqual([
    {
      subject: 'Tu solicitud',
      to: 'oven@x.example',
      lines: [
        '¡Te damos la bienvenida, Lina! Hemos aceptado tu solicitud.',
        'Inicia sesión con este correo y la contraseña con la que hiciste la solicitud.',
        'Empezar: https://shop.example/desk',
        'Flowmart',
      ],
    },
  ]);
});

it('an accepted courier signs in at /ride', async () => {
  const id = await apply('courier', 'rider@x.example', { vehicle: 'scooter', language: 'en' });
  const { text } = await accept(id);
  const courier = Number(/courier (\d+) can go on duty/.exec(text)?.[1]);
  const [row] = await shop.db.select().from(couriers).where(eq(couriers.id, courier));
  expect([row?.name, row?.vehicle, row?.zoneId]).toEqual([
    { en: 'Lina Haddad' },
    { en: 'Scooter', ar: 'سكوتر', es: 'Moto' },
    1,
  ]);
  const body = { login: 'rider@x.example', password };
  expect((await shop.request(signInToRide, { body })).status).toBe(200);
});

it('is answered by nobody while the shop writes no mails: the applicant would never know', async () => {
  const id = await apply('courier', 'unheard@x.example', { vehicle: 'car', language: 'en' });
  const set = (value: string) =>
    runSettingsCommand(shop.db, { verb: 'set', field: 'is_mail_active', value });
  await set('0');
  shop.deps.settings.refresh();
  expect(await accept(id)).toEqual({
    ok: false,
    text: 'the shop writes no mails to tell the applicant (SMTP_URL, is_mail_active)',
  });
  const [row] = await shop.db.select().from(applications).where(eq(applications.id, id));
  expect(row?.status).toBe('pending');
  await set('1');
  shop.deps.settings.refresh();
});

it('is refused whole where the e-mail signs in elsewhere already, and waits on', async () => {
  const facts = { store_name: 'Second Oven', module_id: 1, language: 'en' };
  const id = await apply('store', 'second@x.example', facts);
  await shop.db
    .update(applications)
    .set({ email: 'oven@x.example' })
    .where(eq(applications.id, id));
  const before = (await shop.db.select({ id: stores.id }).from(stores)).length;
  expect(await accept(id)).toEqual({
    ok: false,
    text: 'the applicant signs in elsewhere already',
  });
  expect((await shop.db.select({ id: stores.id }).from(stores)).length).toBe(before);
  const [row] = await shop.db.select().from(applications).where(eq(applications.id, id));
  expect(row?.status).toBe('pending');
});

it('a refusal says why, and a receipt that it was received', async () => {
  const facts = { store_name: 'Far Oven', module_id: 1, language: 'en' };
  const id = await apply('store', 'far@x.example', facts);
  const at = shop.deps.clock.now();
  await noteHappening(shop.db, { subject: 'application', about: id, what: 'received', at });
  await leave();
  await runOpsCommand(shop.deps, ['application', String(id), 'refuse', 'Too', 'far']);
  expect((await leave()).filter(({ to }) => to === 'far@x.example')).toEqual([
    {
      subject: 'We have your application',
      to: 'far@x.example',
      lines: ['Thank you, Lina!', 'We read it and write to you at this address.', 'Flowmart'],
    },
    {
      subject: 'Your application',
      to: 'far@x.example',
      lines: ['Dear Lina, we cannot accept your application.', 'Too far', 'Flowmart'],
    },
  ]);
});
