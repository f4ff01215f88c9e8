import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPoints } from '../../../server/account/loyalty/ledger';
import { bookToWallet } from '../../../server/account/wallet/ledger';
import { loyaltyEntries } from '../../../server/db/schema/loyalty';
import { customers } from '../../../server/db/schema/people';
import { walletEntries } from '../../../server/db/schema/wallet';
import { answerDue } from '../../../server/orders/inbox/reply';
import { openShop, type Shop } from '../orders/shop';
import { type AppRequest, askAs, at, misfits } from './app';
import { pageTable } from './tables';

let shop: Shop;
let store: number;
let token: string;
const email = 'sara@example.com';
const start = new Date('2026-01-05T21:30:00Z');

const answer = async (call: string, request?: AppRequest) => {
  const { status, body } = await askAs(shop.app, call, { ...request, token });
  expect([call, status, status === 200 ? '' : body]).toEqual([call, 200, '']);
  return body;
};
const refused = async (call: string, request?: AppRequest) => {
  const { status, body } = await askAs(shop.app, call, { ...request, token });
  return [status, at(body, 'errors', 0, 'code')];
};
const rowsIn = (body: unknown, key: string): unknown[] => {
  const rows = at(body, key);
  return Array.isArray(rows) ? rows : [];
};
const page = { limit: 10, offset: 1 };
const told = (rows: readonly unknown[], ...names: string[]) =>
  rows.map((row) => names.map((name) => at(row, name)));

beforeAll(async () => {
  shop = await openShop({ PUBLIC_URL: 'https://shop.example' });
  store = await shop.store();
  const person = { name: 'Sara Saleh', email, phone: '+966507770001', password: 'secret-12' };
  const { body } = await askAs(shop.app, 'POST /auth/sign-up', { body: person });
  token = String(at(body, 'token'));
  const [row] = await shop.db.select().from(customers).where(eq(customers.email, email));
  const customerId = row?.id ?? 0;
  await shop.db.transaction(async (tx) => {
    const money = { customerId, reference: '' };
    await bookToWallet(tx, { ...money, kind: 'add_fund', amount: 50_000 }, start);
    await bookToWallet(tx, { ...money, kind: 'bonus', amount: 5_000 }, start);
    await bookToWallet(
      tx,
      { ...money, kind: 'order', amount: -12_500, reference: 'order:77' },
      start,
    );
    await addPoints(tx, { customerId, kind: 'earned', points: 300, reference: 'order:77' }, start);
  });
});
afterAll(() => shop.close());

// By hand, as the family's versions of 2025 and 2026 say it.
const movementTable = `
  id whole, user_id whole, transaction_id text, credit number, debit number, balance number
  transaction_type text, reference text, created_at moment`;
const personTable = `
  id whole, f_name text, l_name text, phone text|null, email text|null, image_full_url address|null
  user_id whole|null, vendor_id whole|null, deliveryman_id whole|null, admin_id null`;
const messageTable = `
  id whole, conversation_id whole, sender_id whole, message text|null, file null
  file_full_url list, is_seen flag, order_id whole|null, order null, created_at moment`;
const talkTable = `
  id whole, sender_id whole, sender_type text, receiver_id whole, receiver_type text
  unread_message_count whole, last_message_id whole|null, last_message_time moment
  sender object, receiver object, last_message object|null`;

it('WAL-10 an app reads what moved in its wallet in the words of the family, by the clock of the shop', async () => {
  const body = await answer('GET /customer/wallet/transactions', { query: page });
  expect(misfits(body, pageTable)).toEqual([]);
  const rows = rowsIn(body, 'data');
  expect(rows.flatMap((row) => misfits(row, `${movementTable}, admin_bonus number`))).toEqual([]);
  // Half past nine in the evening at Greenwich is half past midnight in Riyadh.
  const at_ = '2026-01-06 00:30:00';
  const names = ['transaction_type', 'credit', 'debit', 'balance', 'reference', 'created_at'];
  expect(told(rows, ...names)).toEqual([
    ['order_place', 0, 12.5, 42.5, '77', at_],
    ['CashBack', 5, 0, 55, '', at_],
    ['add_fund', 50, 0, 50, '', at_],
  ]);
  for (const [type, kinds] of [
    ['order', ['order_place']],
    ['CashBack', ['CashBack']],
    ['referrer', []],
    ['all', ['order_place', 'CashBack', 'add_fund']],
  ] as const) {
    const sifted = await answer('GET /customer/wallet/transactions', { query: { ...page, type } });
    expect(told(rowsIn(sifted, 'data'), 'transaction_type').flat()).toEqual(kinds);
  }
  // A tenth of at least 100, at most 30, without an end: the demo's own.
  const bonuses = await answer('GET /customer/wallet/bonuses');
  const bonusTable = 'id whole, title text, description text, start_date day, end_date day';
  expect(misfits(at(bonuses, 0), bonusTable)).toEqual([]);
  const figures = ['bonus_type', 'bonus_amount', 'minimum_add_amount', 'maximum_bonus_amount'];
  expect(told([at(bonuses, 0)], ...figures)).toEqual([['percentage', 10, 100, 30]]);
  const settings = await answer('GET /config');
  const fund = {
    amount: '20',
    payment_method: at(settings, 'active_payment_method_list', 0, 'gateway'),
    payment_platform: 'app',
    callback: 'https://shop.example/wallet',
  };
  const opened = await answer('POST /customer/wallet/add-fund', { body: fund });
  expect(misfits(opened, 'redirect_link address')).toEqual([]);
});

it('LOY-07 an app reads its points and converts them; what is too few is refused by the code of the field', async () => {
  const of = 'GET /customer/loyalty-point/transactions';
  const before = await answer(of, { query: page });
  expect(misfits(before, pageTable)).toEqual([]);
  const names = ['transaction_type', 'credit', 'debit', 'balance', 'reference'];
  expect(told(rowsIn(before, 'data'), ...names)).toEqual([['order_place', 300, 0, 300, '77']]);
  const convert = 'POST /customer/loyalty-point/point-transfer';
  expect(await refused(convert, { body: { point: 1 } })).toEqual([403, 'point']);
  expect(misfits(await answer(convert, { body: { point: 200 } }), 'message text')).toEqual([]);
  const rows = rowsIn(await answer(of, { query: page }), 'data');
  expect(rows.flatMap((row) => misfits(row, movementTable))).toEqual([]);
  expect(told(rows, ...names)[0]).toEqual(['point_to_wallet', 0, 200, 100, '']);
});

it('SESS-08 an app writes to a store, is answered, and finds the conversation again', async () => {
  const whom = { vendor_id: store };
  const none = await answer('GET /customer/message/details', { query: { ...page, ...whom } });
  expect(misfits(none, pageTable)).toEqual([]);
  expect([at(none, 'status'), at(none, 'messages'), at(none, 'conversation')]).toEqual([
    true,
    [],
    null,
  ]);
  // Looking has begun nothing.
  expect(at(await answer('GET /customer/message/list', { query: page }), 'total_size')).toBe(0);

  const to = { receiver_type: 'vendor', receiver_id: store };
  const sent = await answer('POST /customer/message/send', { body: { ...to, message: 'Open?' } });
  expect(misfits(sent, `${pageTable}, status boolean, messages list`)).toEqual([]);
  const [mine] = rowsIn(sent, 'messages');
  expect(misfits(mine, messageTable)).toEqual([]);
  const talk = at(sent, 'conversation');
  expect(misfits(talk, talkTable)).toEqual([]);
  for (const side of ['sender', 'receiver'])
    expect(misfits(at(talk, side), personTable)).toEqual([]);
  // Own is what the customer's side has sent; the store is known by its number for chats.
  expect([at(mine, 'message'), at(mine, 'sender_id')]).toEqual(['Open?', at(talk, 'sender_id')]);
  expect([at(talk, 'sender', 'f_name'), at(talk, 'receiver', 'vendor_id')]).toEqual([
    'Sara',
    store,
  ]);

  shop.clock.advance(5_000);
  await answerDue(shop.deps);
  const list = await answer('GET /customer/message/list', { query: page });
  expect(misfits(list, `${pageTable}, type text`)).toEqual([]);
  const [listed] = rowsIn(list, 'conversations');
  expect(misfits(listed, talkTable)).toEqual([]);
  expect(at(listed, 'unread_message_count')).toBe(1);
  expect(at(listed, 'last_message', 'sender_id')).toBe(at(listed, 'receiver_id'));
  const name = String(at(listed, 'receiver', 'f_name'));
  const sought = (text: string) =>
    answer('GET /customer/message/search-list', { query: { ...page, name: text } });
  expect(told(rowsIn(await sought(name), 'conversations'), 'id')).toEqual([[at(talk, 'id')]]);
  expect(rowsIn(await sought('nobody at all'), 'conversations')).toEqual([]);

  // Whoever asks for a conversation has read it.
  const read = await answer('GET /customer/message/details', { query: { ...page, ...whom } });
  expect(rowsIn(read, 'messages')).toHaveLength(2);
  const after = await answer('GET /customer/message/list', { query: page });
  expect(told(rowsIn(after, 'conversations'), 'unread_message_count')).toEqual([[0]]);
  const other = { receiver_type: 'vendor', receiver_id: 999_999, message: 'Hello' };
  expect((await refused('POST /customer/message/send', { body: other }))[0]).toBe(404);
});

it('SESS-15 an app knows each of its news by a number of its own', async () => {
  const { db, deps, clock } = shop;
  await db.update(walletEntries).set({ id: 1_000 }).where(eq(walletEntries.kind, 'add_fund'));
  await db.update(loyaltyEntries).set({ id: 1_000 }).where(eq(loyaltyEntries.points, 300));
  const now = deps.clock.now();
  clock.set(start);
  const news = await answer('GET /customer/notifications');
  clock.set(now);
  const rows = rowsIn({ news }, 'news');
  expect(rows.map((row) => at(row, 'data', 'type'))).toEqual(['loyalty_point', 'add_fund']);
  // Both are told from the thousandth row of their kind.
  expect(told(rows, 'id')).toEqual([[5_004], [5_003]]);
});
