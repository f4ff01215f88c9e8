import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateZone } from '../../../domain/account/customerEndpoints';
import { addToCart, listCart } from '../../../domain/cart/cartEndpoints';
import { login, logout, signUp } from '../../../domain/identity/identityEndpoints';
import { getProfile, requestGuestId } from '../../../domain/identity/sessionEndpoints';
import { customers, tokens } from '../../../server/db/schema/people';
import { moduleId, openShop, type Shop } from '../orders/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const person = {
  name: 'Layla Al Amin',
  email: 'Layla@Example.com',
  phone: '+966 55 000 1111',
  password: 'secret1',
  confirm_password: 'secret1',
};

describe('guests', () => {
  it('get ids of at least 128 bits, each another', async () => {
    const ids = await Promise.all([1, 2, 3].map(() => shop.call(requestGuestId)));
    expect(new Set(ids.map((answer) => answer.guest_id)).size).toBe(3);
    for (const { guest_id } of ids) expect(guest_id).toMatch(/^[0-9a-f]{40}$/);
  });
  it('must have an id that was given out', async () => {
    const options = { query: { guest_id: 'made-up' }, moduleId };
    expect(await shop.refusal(listCart, options)).toMatchObject({
      status: 401,
      errors: [{ code: 'unauthenticated' }],
    });
  });
});

describe('sign-up and sign-in', () => {
  it('registers, signs in by e-mail or phone however written, and signs out', async () => {
    const { token } = await shop.call(signUp, { body: person });
    expect(await shop.call(getProfile, { token: token ?? '' })).toMatchObject({
      f_name: 'Layla',
      l_name: 'Al Amin',
      email: 'layla@example.com',
      phone: '+966550001111',
    });
    for (const email_or_phone of [' LAYLA@example.com ', '00966 55 000-1111']) {
      const signedIn = await shop.call(login, { body: { email_or_phone, password: 'secret1' } });
      expect(signedIn.token).toMatch(/^[\w-]{43}$/);
    }
    expect((await shop.request(logout, { token: token ?? '' })).status).toBe(204);
    expect(await shop.refusal(getProfile, { token: token ?? '' })).toMatchObject({ status: 401 });
  });

  it('keeps neither passwords nor tokens', async () => {
    const { token } = await shop.call(login, {
      body: { email_or_phone: 'layla@example.com', password: 'secret1' },
    });
    const kept = JSON.stringify([
      await shop.db.select().from(customers),
      await shop.db.select().from(tokens),
    ]);
    expect(kept).not.toContain('secret1');
    expect(kept).not.toContain(token);
    expect(kept).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });

  it.each([
    ['e-mail', { phone: '+966550002222' }, 'email_taken'],
    ['phone', { email: 'other@example.com' }, 'phone_taken'],
    ['other passwords', { confirm_password: 'secret2' }, 'validation'],
    ['a short password', { password: '12345', confirm_password: '12345' }, 'validation'],
    ['no e-mail', { email: 'nonsense' }, 'validation'],
  ])('SIGN-05 refuses a taken or wrong %s', async (_name, parts, code) => {
    const { status, errors } = await shop.refusal(signUp, { body: { ...person, ...parts } });
    expect({ status, code: errors[0]?.code }).toEqual({ status: 403, code });
  });

  it('gives the same answer for an unknown account and a wrong password', async () => {
    const answers = await Promise.all(
      ['layla@example.com', 'nobody@example.com'].map((email_or_phone) =>
        shop.refusal(login, { body: { email_or_phone, password: 'wrong-one' } }),
      ),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ status: 401, errors: [{ code: 'credentials' }] });
  });

  it('signs in by a national form whoever was kept under a number that is nobody’s', async () => {
    const email = 'odd@example.com';
    await shop.call(signUp, { body: { ...person, email, phone: '+966550004444' } });
    await shop.db
      .update(customers)
      .set({ phone: '+966201234567' })
      .where(eq(customers.email, email));
    for (const email_or_phone of ['0201234567', '٠٢٠١٢٣٤٥٦٧', '+966 20 123 4567']) {
      const { token } = await shop.call(login, { body: { email_or_phone, password: 'secret1' } });
      expect((await shop.call(getProfile, { token: token ?? '' })).email).toBe(email);
    }
  });

  it('rests after ten wrong passwords, also for the right one, and tells how long', async () => {
    const body = { email_or_phone: 'rest@example.com', password: 'wrong-one' };
    await shop.call(signUp, {
      body: { ...person, email: body.email_or_phone, phone: '+966550003333' },
    });
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await shop.refusal(login, { body })).status).toBe(401);
    }
    const right = { ...body, password: 'secret1' };
    const response = await shop.request(login, { body: right });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('Retry-After'))).toBe(900);
    shop.clock.advance(900_000);
    expect((await shop.call(login, { body: right })).token).not.toBeNull();
  });

  it('remembers the zone', async () => {
    const token = await shop.customer();
    expect((await shop.request(updateZone, { token, zoneIds: [1, 2] })).status).toBe(200);
    const rows = await shop.db.select().from(customers);
    expect(rows.some((row) => row.zoneIds.join() === '1,2')).toBe(true);
  });
});

describe("taking over a guest's cart", () => {
  const quantities = async (options: { token?: string; guest?: string }) =>
    (
      await shop.call(listCart, {
        moduleId,
        ...(options.token && { token: options.token }),
        ...(options.guest && { query: { guest_id: options.guest } }),
      })
    ).map((line) => [line.item_id, line.quantity]);
  const add = (who: { token?: string; guest?: string }, item_id: number, quantity: number) =>
    shop.call(addToCart, {
      moduleId,
      body: { item_id, quantity, guest_id: who.guest },
      ...(who.token && { token: who.token }),
    });
  const signIn = async (token: string, guest_id: string) => {
    const { email } = await shop.call(getProfile, { token });
    return shop.call(login, { body: { email_or_phone: email, password: 'secret1', guest_id } });
  };

  it('moves it to a new customer, once', async () => {
    const store = await shop.store();
    const apple = await shop.item(store);
    const guest = await shop.guest();
    await add({ guest }, apple, 2);
    const token = await shop.customer(guest);
    expect(await quantities({ token })).toEqual([[apple, 2]]);
    expect(await quantities({ guest })).toEqual([]);
    await signIn(token, guest);
    expect(await quantities({ token })).toEqual([[apple, 2]]);
  });

  it('merges the same store within stock and maximum', async () => {
    const store = await shop.store();
    const [plenty, scarce, limited] = [
      await shop.item(store),
      await shop.item(store, { stock: 3 }),
      await shop.item(store, { maximumCartQuantity: 2 }),
    ];
    const token = await shop.customer();
    const guest = await shop.guest();
    await add({ token }, plenty, 1);
    await add({ token }, scarce, 2);
    await add({ guest }, plenty, 4);
    await add({ guest }, scarce, 2);
    await add({ guest }, limited, 2);
    await signIn(token, guest);
    expect(await quantities({ token })).toEqual([
      [plenty, 5],
      [scarce, 3],
      [limited, 2],
    ]);
  });

  it("keeps the customer's cart of another store", async () => {
    const [mine, theirs] = [
      await shop.item(await shop.store()),
      await shop.item(await shop.store()),
    ];
    const token = await shop.customer();
    const guest = await shop.guest();
    await add({ token }, mine, 1);
    await add({ guest }, theirs, 1);
    await signIn(token, guest);
    expect(await quantities({ token })).toEqual([[mine, 1]]);
    expect(await quantities({ guest })).toEqual([[theirs, 1]]);
  });

  it('happens once when two sign-ins come at the same time', async () => {
    const apple = await shop.item(await shop.store());
    const token = await shop.customer();
    const guest = await shop.guest();
    await add({ guest }, apple, 2);
    await Promise.all([1, 2, 3, 4].map(() => signIn(token, guest)));
    expect(await quantities({ token })).toEqual([[apple, 2]]);
  });
});
