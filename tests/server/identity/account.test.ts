import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  removeAccount,
  takeOverCart,
  updateInterest,
} from '../../../domain/account/customerEndpoints';
import { addToCart, listCart } from '../../../domain/cart/cartEndpoints';
import { listCategories } from '../../../domain/catalogue/catalogueEndpoints';
import { listPopularItems } from '../../../domain/catalogue/itemEndpoints';
import { subscribeNewsletter } from '../../../domain/content/contentEndpoints';
import { login } from '../../../domain/identity/identityEndpoints';
import { getProfile } from '../../../domain/identity/sessionEndpoints';
import { placeOrder } from '../../../domain/orders/orderEndpoints';
import { bookToWallet } from '../../../server/account/wallet/ledger';
import { refundRequests } from '../../../server/db/schema/afterOrder';
import { supportMessages } from '../../../server/db/schema/inbox';
import { items } from '../../../server/db/schema/items';
import { orderEvents, orders, payments } from '../../../server/db/schema/orders';
import { customers } from '../../../server/db/schema/people';
import { newsletterSubscribers } from '../../../server/db/schema/places';
import { walletEntries } from '../../../server/db/schema/wallet';
import { moduleId, orderBody } from '../orders/shop';
import { type IdentityWorld, openIdentity } from './world';

let world: IdentityWorld;
beforeAll(async () => {
  world = await openIdentity();
});
afterAll(() => world.close());

const profileOf = (token: string) => world.call(getProfile, { token });

describe('interests', () => {
  it('SIGN-15 are kept a module, and none is an answer too', async () => {
    const { token } = await world.member();
    const [of1, of2] = await Promise.all(
      [1, 2].map(async (module) =>
        (await world.call(listCategories, { moduleId: module })).map(({ id }) => id),
      ),
    );
    const [a = 0, b = 0] = of1 ?? [];
    const [c = 0] = of2 ?? [];
    const choose = (module: number, interest: number[]) =>
      world.request(updateInterest, { token, moduleId: module, body: { interest } });
    await choose(1, [b, a, a]);
    await choose(2, [c]);
    expect(await profileOf(token)).toMatchObject({
      interest: [a, b, c].sort((x, y) => x - y),
      interest_modules: [1, 2],
    });
    await choose(1, []);
    expect(await profileOf(token)).toMatchObject({ interest: [c], interest_modules: [1, 2] });
    expect((await choose(1, [c])).status).toBe(404);
  });

  it('PAGE-15 come first among categories and popular items, for whoever chose them alone', async () => {
    const { token } = await world.member();
    const categoriesOf = async (by: { token?: string }) =>
      (await world.call(listCategories, { moduleId: 1, ...by })).map(({ id }) => id);
    const itemsOf = async (by: { token?: string }, query: Record<string, string> = {}) =>
      (await world.call(listPopularItems, { moduleId: 1, query: { limit: '40', ...query }, ...by }))
        .products;
    const [plain, popular] = [await categoriesOf({}), await itemsOf({})];
    const parentOf = new Map(
      (await world.db.select({ id: items.id, parent: items.parentCategoryId }).from(items)).map(
        ({ id, parent }) => [id, parent],
      ),
    );
    const last = parentOf.get(popular.at(-1)?.id ?? 0) ?? 0;
    const isLast = ({ id }: { id: number }) => parentOf.get(id) === last;
    await world.request(updateInterest, { token, moduleId: 1, body: { interest: [last] } });
    expect(await categoriesOf({ token })).toEqual([last, ...plain.filter((id) => id !== last)]);
    const ids = (of: readonly { id: number }[]) => of.map(({ id }) => id);
    expect(ids(await itemsOf({ token }))).toEqual(
      ids([...popular.filter(isLast), ...popular.filter((item) => !isLast(item))]),
    );
    expect([await categoriesOf({}), ids(await itemsOf({}))]).toEqual([plain, ids(popular)]);
    // An order that somebody asked for is kept.
    const byPrice = { sort: 'price_low' };
    expect(ids(await itemsOf({ token }, byPrice))).toEqual(ids(await itemsOf({}, byPrice)));
  });
});

const order = async (token: string) => {
  const store = await world.store();
  const item = await world.item(store);
  const lines = [{ item_id: item, quantity: 1 }];
  const parts = { lines, order_type: 'take_away', order_amount: 10.5 };
  const body = { ...orderBody('', store, world.home, parts), guest_id: undefined };
  return world.call(placeOrder, { token, moduleId, body });
};

describe('deleting the account', () => {
  it('DEL-01 ends all of it; past orders stay without a name', async () => {
    const person = await world.member();
    const { token } = person;
    const { order_id } = await order(token);
    expect(await world.refusal(removeAccount, { token })).toMatchObject({
      status: 403,
      errors: [{ code: 'orders_running' }],
    });
    await world.db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, order_id));
    const { id: customerId } = await world.call(getProfile, { token });
    const bonus = { customerId, kind: 'referrer', reference: 'referral:0', amount: 5_000 } as const;
    await world.db.transaction((tx) => bookToWallet(tx, bonus, world.deps.clock.now()));
    expect(await world.call(removeAccount, { token })).toEqual({
      message: 'Account has been deleted',
    });
    expect((await world.refusal(getProfile, { token })).status).toBe(401);
    const left = await world.db.select().from(customers).where(eq(customers.email, person.email));
    expect(left).toEqual([]);
    const entries = await world.db
      .select()
      .from(walletEntries)
      .where(eq(walletEntries.customerId, customerId));
    expect(entries).toEqual([]);
    const [kept] = await world.db.select().from(orders).where(eq(orders.id, order_id));
    expect(kept).toMatchObject({
      customerId: null,
      contactPersonName: '',
      contactPersonNumber: '',
      contactDigits: '',
      deliveryAddress: null,
      orderAmount: 10_500,
    });
    expect(kept?.owner).toMatch(/^removed:[0-9a-f]{16}$/);
    const again = { body: { email_or_phone: person.email, password: person.password } };
    expect((await world.refusal(login, again)).errors[0]?.code).toBe('credentials');
  });
});

describe('what a deleted account leaves', () => {
  it('is no address for the newsletter, where it was proved to be its owner’s (DEL-01)', async () => {
    const [proved, unproved] = [await world.member(), await world.member()];
    await world.db
      .update(customers)
      .set({ emailVerified: true })
      .where(eq(customers.email, proved.email));
    const emails = [proved.email, unproved.email, world.stranger().email];
    for (const email of emails)
      await world.call(subscribeNewsletter, { body: { email: email.toUpperCase() } });
    for (const { token } of [proved, unproved]) await world.call(removeAccount, { token });
    const left = await world.db
      .select({ email: newsletterSubscribers.email })
      .from(newsletterSubscribers)
      .where(inArray(newsletterSubscribers.email, emails))
      .orderBy(newsletterSubscribers.email);
    expect(left.map(({ email }) => email)).toEqual(emails.slice(1).sort());
  });

  it('has its owner’s words nowhere, be they of an order, of a parcel or to the shop (DEL-01)', async () => {
    const { token } = await world.member();
    const { order_id } = await order(token);
    const { id: customerId } = await world.call(getProfile, { token });
    const word = 'Kanarienvogel';
    const to = { contact_person_name: word, contact_person_number: word, address: word };
    const receiver = { ...to, latitude: 1, longitude: 1 } as never;
    const why = { cancellationReason: word, cancellationNote: word };
    const said = { orderNote: word, ...why, contactPersonName: word };
    await world.db
      .update(orders)
      .set({ status: 'canceled', receiver, ...said })
      .where(eq(orders.id, order_id));
    await world.db
      .insert(orderEvents)
      .values({ orderId: order_id, status: 'canceled', note: word, createdAt: new Date(0) });
    const message = { name: word, email: word, phone: word, body: word, language: 'en' } as const;
    const createdAt = world.deps.clock.now();
    await world.db.insert(supportMessages).values({ customerId, ...message, createdAt });
    await world.call(removeAccount, { token });
    const { rows: tables } = await world.db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    const holding = await Promise.all(
      tables.map(async ({ name }) => {
        const table = sql.identifier(name);
        const has = sql`select 1 from ${table} as it where it::text like ${`%${word}%`} limit 1`;
        return (await world.db.execute(has)).rows.length > 0 ? name : null;
      }),
    );
    expect(tables.length).toBeGreaterThan(50);
    expect(holding.filter((name) => name !== null)).toEqual([]);
  });
});

describe('deleting the account while money is on its way', () => {
  const refused = {
    status: 403,
    errors: [
      {
        code: 'orders_running',
        message:
          'Money of your wallet is still on its way, or a refund is not answered yet. Please delete the account when that is over.',
      },
    ],
  };
  const person = async () => {
    const { token } = await world.member();
    const { id } = await world.call(getProfile, { token });
    return { token, id };
  };
  const given = { amount: 1_000, callback: '' };

  it.each([
    ['that the provider has yet to get', { status: 'pending', session: 'pending' }],
    ['that can still be paid on its page', { status: 'open', session: 'open' }],
    ['that is to go back', { status: 'canceled', intent: 'back', refundAmount: 1_000 }],
  ] as const)('is refused for money %s, until it has come (DEL-01)', async (_, parts) => {
    const { token, id } = await person();
    const createdAt = world.deps.clock.now();
    const payment = { ...given, ...parts, createdAt };
    await world.db.insert(payments).values({ id: `wallet-${id}`, walletOf: id, ...payment });
    expect(await world.refusal(removeAccount, { token })).toEqual(refused);
    const done = { status: 'paid', refundAmount: 0 } as const;
    await world.db
      .update(payments)
      .set(done)
      .where(eq(payments.id, `wallet-${id}`));
    expect(await world.call(removeAccount, { token })).toEqual({
      message: 'Account has been deleted',
    });
  });

  it.each(['wallet', 'cash_on_delivery', 'digital_payment'] as const)(
    'is refused for a refund of what was paid by %s, until it is answered (DEL-01)',
    async (paymentMethod) => {
      const { token, id } = await person();
      const store = await world.store();
      const lines = [{ item_id: await world.item(store), quantity: 1 }];
      const parts = { lines, order_type: 'take_away', order_amount: 10.5 };
      const body = { ...orderBody('', store, world.home, parts), guest_id: undefined };
      const { order_id } = await world.call(placeOrder, { token, moduleId, body });
      await world.db
        .update(orders)
        .set({ status: 'delivered', paymentMethod, paymentStatus: 'paid', customerId: id })
        .where(eq(orders.id, order_id));
      await world.db.insert(refundRequests).values({
        orderId: order_id,
        reason: '',
        note: '',
        images: [],
        createdAt: world.deps.clock.now(),
      });
      expect(await world.refusal(removeAccount, { token })).toEqual(refused);
      await world.db.update(refundRequests).set({ status: 'rejected' });
      expect(await world.call(removeAccount, { token })).toEqual({
        message: 'Account has been deleted',
      });
    },
  );
});

describe('the cart of a guest who signs in', () => {
  it('is the customer’s with all that was in it, also what has sold out meanwhile', async () => {
    const store = await world.store();
    const [gone, few, both] = [
      await world.item(store, { stock: 5 }),
      await world.item(store, { stock: 5 }),
      await world.item(store, { stock: 5 }),
    ];
    const person = await world.member();
    const guest_id = await world.guest();
    const put = (item_id: number, quantity: number, of: object) =>
      world.call(addToCart, { moduleId, body: { item_id, quantity, ...of } });
    await put(gone, 2, { guest_id });
    await put(few, 3, { guest_id });
    await put(both, 2, { guest_id });
    await world.call(addToCart, {
      token: person.token,
      moduleId,
      body: { item_id: both, quantity: 3 },
    });
    await world.db.update(items).set({ stock: 0 }).where(eq(items.id, gone));
    await world.db.update(items).set({ stock: 1 }).where(eq(items.id, few));
    await world.db.update(items).set({ stock: 4 }).where(eq(items.id, both));
    const body = { email_or_phone: person.email, password: person.password, guest_id };
    const { token = '' } = await world.call(login, { body, moduleId });
    const lines = await world.call(listCart, { token: token ?? '', moduleId });
    const kept = lines.map(({ item_id, quantity, item }) => [item_id, [quantity, item.stock]]);
    expect(new Map(kept as [number, number[]][])).toEqual(
      new Map([
        [gone, [2, 0]],
        [few, [3, 1]],
        [both, [4, 4]],
      ]),
    );
  });
});

describe('two carts of different stores', () => {
  const quantities = async (token: string) =>
    (await world.call(listCart, { token, moduleId })).map((line) => [line.item_id, line.quantity]);

  async function conflict() {
    const stores = [await world.store(), await world.store()];
    const [mine = 0, theirs = 0] = await Promise.all(stores.map((store) => world.item(store)));
    const person = await world.member();
    const guest_id = await world.guest();
    const { token } = person;
    await world.call(addToCart, { token, moduleId, body: { item_id: mine, quantity: 1 } });
    const line = { item_id: theirs, quantity: 2, guest_id };
    await world.call(addToCart, { moduleId, body: line });
    const body = { email_or_phone: person.email, password: person.password, guest_id };
    const answer = await world.call(login, { body, moduleId });
    expect(answer.cart_conflict).toEqual({
      module_id: moduleId,
      customer_store: { id: stores[0], name: 'Test store' },
      guest_store: { id: stores[1], name: 'Test store' },
    });
    return { token: answer.token ?? '', guest_id, mine, theirs };
  }

  it('keeping the guest’s puts it in place of the customer’s, once', async () => {
    const { token, guest_id, mine, theirs } = await conflict();
    expect(await quantities(token)).toEqual([[mine, 1]]);
    const body = { guest_id, keep: 'guest', module_id: moduleId };
    for (const _ of [1, 2]) {
      const answer = await world.call(takeOverCart, { token, moduleId, body });
      expect(answer.cart_conflict).toBeUndefined();
      expect(await quantities(token)).toEqual([[theirs, 2]]);
    }
  });

  it('keeping the customer’s empties the guest’s', async () => {
    const { token, guest_id, mine } = await conflict();
    const body = { guest_id, keep: 'customer', module_id: moduleId };
    await world.call(takeOverCart, { token, moduleId, body });
    expect(await quantities(token)).toEqual([[mine, 1]]);
    expect(await world.call(listCart, { query: { guest_id }, moduleId })).toEqual([]);
  });
});
