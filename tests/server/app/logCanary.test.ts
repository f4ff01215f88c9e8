import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { login, signUp } from '../../../domain/identity/identityEndpoints';
import { getProfile } from '../../../domain/identity/sessionEndpoints';
import { trackOrder } from '../../../domain/orders/orderEndpoints';
import { askShop } from '../../../domain/orders/supportEndpoints';
import { readEnv } from '../../../server/env';
import { described, logError } from '../../../server/http/log';
import { Refusal } from '../../../server/http/refusal';
import { createMessenger } from '../../../server/messages/messenger';
import { openShop, type Shop } from '../orders/shop';

/** Each may be sent to the shop, and stand in no line that it writes down. */
const canaries = {
  phone: '+966501987654',
  digits: '966501987654',
  email: 'canary.bird@example.com',
  password: 'canary-password-1',
  name: 'Canary Bird',
  message: 'canary message about a parcel',
  token: `canary${'t'.repeat(37)}`,
  query: 'canaryquery',
  guest: `canary${'9'.repeat(26)}`,
};

let shop: Shop;
let written: string[] = [];
beforeAll(async () => {
  shop = await openShop();
  const note = (...parts: unknown[]) => {
    const seen = parts.map((part) =>
      part instanceof Error ? `${part.stack} ${part.cause}` : part,
    );
    written.push(seen.join(' '));
  };
  for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, name).mockImplementation(note);
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((chunk) => {
      written.push(String(chunk));
      return true;
    });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await shop.close();
});

/** Everything that a stranger can put into a call, in one round. */
async function drive(): Promise<number[]> {
  const { phone, email, password, name, message, token, query, guest } = canaries;
  const person = { name, email, phone, password };
  const calls = [
    shop.request(signUp, { body: person }),
    shop.request(login, {
      body: { email_or_phone: email, password: `${password}x`, field_type: 'email' },
    }),
    shop.request(askShop, { body: { name, email, phone, message, topic: 'other' } }),
    shop.request(getProfile, { token }),
    shop.request(trackOrder, {
      query: { order_id: 4_711, contact_number: phone, guest_id: guest },
    }),
    shop.request(trackOrder, {
      query: { order_id: '99999999999999999999', contact_number: phone },
    }),
    shop.app.request(`/api/v1/items/search?name=${query}&limit=${query}`),
    shop.app.request(`/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: `{"${email}`,
    }),
    shop.app.request(`/${query}?token=${token}`),
  ];
  return Promise.all(calls.map(async (call) => (await call).status));
}

const leaked = () =>
  Object.entries(canaries).flatMap(([name, canary]) =>
    written.some((line) => line.includes(canary)) ? [name] : [],
  );

it('no line of the log holds what people sent, when all is well', async () => {
  written = [];
  const statuses = await drive();
  expect(statuses).toContain(200);
  expect(leaked()).toEqual([]);
});

it('nor when the database fails under each of these calls', async () => {
  written = [];
  await shop.db.execute(sql`alter table customers rename to customers_away`);
  await shop.db.execute(sql`alter table support_messages rename to support_messages_away`);
  await shop.db.execute(sql`alter table orders rename to orders_away`);
  await shop.db.execute(sql`alter table tokens rename to tokens_away`);
  try {
    expect((await drive()).filter((status) => status === 500).length).toBeGreaterThan(3);
  } finally {
    for (const table of ['customers', 'support_messages', 'orders', 'tokens'])
      await shop.db.execute(sql.raw(`alter table ${table}_away rename to ${table}`));
  }
  // What happened, and where in the code, is there all the same.
  expect(written.join('\n')).toMatch(/POST \/api\/v1\/auth\/sign-up: .*42P01[\s\S]*\n\s+at /);
  expect(leaked()).toEqual([]);
});

it('nor when a message cannot be delivered', async () => {
  written = [];
  const env = readEnv({
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'shop@shop.example',
    DEMO_MODE: '0',
  });
  const messenger = createMessenger(env, shop.db);
  const { email: to, name: title, message: body } = canaries;
  const letter = { channel: 'email', to, title, body, code: '123456' } as const;
  const said = await messenger.send(letter, new Date(0)).catch((error: unknown) => error);
  expect(said instanceof Refusal && said.code).toBe('not_delivered');
  messenger.close();
  expect(written.join('\n')).toMatch(/by email was not delivered: Error ECONNREFUSED|ESOCKET/);
  expect(leaked()).toEqual([]);
});

it('an error is written as names, codes and places', () => {
  const cause = Object.assign(new Error(`Key (phone)=(${canaries.phone})`), { code: '23505' });
  const error = new Error(`Failed query: select 1 params: ${canaries.email}`, { cause });
  expect(described(error).split('\n')[0]).toBe('Error, caused by Error 23505');
  expect(described(new TypeError('x is not a function')).split('\n')[0]).toBe(
    'TypeError x is not a function',
  );
  expect(described(canaries.message)).toBe('thrown string');
  written = [];
  logError('a round', error);
  expect(leaked()).toEqual([]);
});
