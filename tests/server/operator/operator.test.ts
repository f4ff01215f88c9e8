import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as desk from '../../../domain/desk/deskEndpoints';
import * as calls from '../../../domain/operator/operatorEndpoints';
import { acts } from '../../../server/db/schema/acts';
import { refundRequests } from '../../../server/db/schema/afterOrder';
import { applications } from '../../../server/db/schema/applications';
import { storeStaff } from '../../../server/db/schema/desk';
import { ledger } from '../../../server/db/schema/ledger';
import { orders } from '../../../server/db/schema/orders';
import { outgoing } from '../../../server/db/schema/outgoing';
import { stores } from '../../../server/db/schema/stores';
import { runOpsCommand } from '../../../server/ops/command';
import { moveOrder } from '../../../server/orders/tracking/advance';
import { runSettingsCommand } from '../../../server/settings/command';
import { staffAt } from '../desk/desk';
import { openShop, type Shop } from '../orders/shop';
import { applied, operatorIn } from './operators';

let shop: Shop;
let token: string;
let email: string;
beforeAll(async () => {
  shop = await openShop();
  ({ token, email } = await operatorIn(shop));
}, 300_000);
afterAll(() => shop.close());

const acted = async () =>
  (await shop.db.select().from(acts).orderBy(acts.id)).map(({ role, by, kind, about, note }) =>
    [role, by, kind, about, note].join('|'),
  );
const codeOf = async (...asked: Parameters<Shop['refusal']>) =>
  (await shop.refusal(...asked)).errors[0]?.code;

describe('applications', () => {
  it('are listed with what was said, accepted or refused once, and become a store with its owner', async () => {
    const id = await applied(shop, { pictures: { logo: '/media/uploads/nothing.webp' } });
    const other = await applied(shop);
    const { applications: waiting, next } = await shop.call(calls.listApplications, { token });
    expect(next).toBeNull();
    expect(waiting.map((one) => one.id)).toEqual([id, other]);
    const [first] = waiting;
    expect([first?.kind, first?.status, first?.first_name, first?.last_name]).toEqual([
      'store',
      'pending',
      'Lina',
      'Haddad',
    ]);
    const said = first?.facts.map(({ name, value }) => `${name}: ${value}`).sort();
    expect(said).toEqual([
      'business_plan: commission',
      'module_id: Food',
      'store_address: Palm Street 1',
      'store_name: Oven',
    ]);
    const made = await shop.call(calls.acceptApplication, { token, params: { id }, body: {} });
    expect(made.kind).toBe('store');
    const [store] = await shop.db.select().from(stores).where(eq(stores.id, made.id));
    expect([store?.name.en, store?.active, store?.commission]).toEqual(['Oven', false, 10_000]);
    const [owner] = await shop.db.select().from(storeStaff).where(eq(storeStaff.storeId, made.id));
    expect(owner?.role).toBe('owner');
    const refuse = { token, params: { id: other }, body: { why: 'Too far away' } };
    await shop.call(calls.refuseApplication, refuse);
    expect(await codeOf(calls.refuseApplication, refuse)).toBe('already_answered');
    expect(await codeOf(calls.acceptApplication, { token, params: { id }, body: {} })).toBe(
      'already_answered',
    );
    expect((await shop.call(calls.listApplications, { token })).applications).toEqual([]);
    const { applications: done } = await shop.call(calls.listApplications, {
      token,
      query: { of: 'answered' },
    });
    expect(done.map((one) => [one.id, one.status, one.answer])).toEqual([
      [other, 'rejected', 'Too far away'],
      [id, 'approved', ''],
    ]);
    const told = await shop.db.select().from(outgoing).where(eq(outgoing.subject, 'application'));
    expect(told.map(({ about, what }) => [about, what])).toEqual([
      [id, 'approved'],
      [other, 'rejected'],
    ]);
    expect(await acted()).toEqual([
      `operator|${email}|application.approved|${id}|`,
      `operator|${email}|application.rejected|${other}|Too far away`,
    ]);
  });

  it('of somebody who signs in elsewhere already are left as they were, and in no log', async () => {
    const before = await acted();
    const { email: taken } = await staffAt(shop, await shop.store());
    const id = await applied(shop, { email: taken });
    expect(await codeOf(calls.acceptApplication, { token, params: { id }, body: {} })).toBe(
      'email_taken',
    );
    const [row] = await shop.db.select().from(applications).where(eq(applications.id, id));
    expect(row?.status).toBe('pending');
    expect(await acted()).toEqual(before);
  });
});

describe('money asked back', () => {
  async function asked() {
    const store = await shop.store();
    const { order_id: id } = await shop.order(await shop.guest(), await shop.item(store));
    while (await moveOrder(shop.deps, id));
    await shop.db.insert(refundRequests).values({
      orderId: id,
      reason: 'It came much too late',
      images: [],
      createdAt: shop.deps.clock.now(),
    });
    return { id, store };
  }

  it('is listed, given in part, and told in the ledger and the log', async () => {
    const { id, store } = await asked();
    const { refunds } = await shop.call(calls.listRefunds, { token });
    const [mine] = refunds.filter((one) => one.id === id);
    const inArabic = await shop.call(calls.listRefunds, { token, language: 'ar' });
    const [theirs] = inArabic.refunds.filter((one) => one.id === id);
    expect(theirs?.reason).toBe('تأخر كثيرًا');
    expect([mine?.store, mine?.reason, mine?.status, mine?.is_paid_by_receiver]).toEqual([
      'Test store',
      'It came much too late',
      'pending',
      0,
    ]);
    await shop.db.update(orders).set({ chargePayer: 'receiver' }).where(eq(orders.id, id));
    const again = await shop.call(calls.listRefunds, { token });
    expect(again.refunds.find((one) => one.id === id)?.is_paid_by_receiver).toBe(1);
    await shop.db.update(orders).set({ chargePayer: null }).where(eq(orders.id, id));
    const most = mine?.order_amount ?? 0;
    const approve = (amount: number) => ({
      token,
      params: { id },
      body: { amount, words: 'Sorry.' },
    });
    expect(await codeOf(calls.approveRefund, approve(most + 0.01))).toBe('validation');
    await shop.call(calls.approveRefund, approve(4));
    expect(await codeOf(calls.approveRefund, approve(4))).toBe('already_answered');
    expect((await acted()).at(-1)).toBe(`operator|${email}|refund.approved|${id}|4`);
    const rows = await shop.db.select().from(ledger).where(eq(ledger.storeId, store));
    expect(rows.map(({ kind }) => kind).sort()).toEqual(['order', 'refund']);
  });

  it('is refused with words', async () => {
    const { id, store } = await asked();
    const reject = { token, params: { id }, body: { words: 'It was on time.' } };
    await shop.call(calls.rejectRefund, reject);
    expect(await codeOf(calls.rejectRefund, reject)).toBe('already_answered');
    expect((await acted()).at(-1)).toBe(`operator|${email}|refund.rejected|${id}|It was on time.`);
    const { refunds } = await shop.call(calls.listRefunds, { token, query: { of: 'answered' } });
    const mine = refunds.find((one) => one.id === id);
    expect([mine?.status, mine?.amount, mine?.answer]).toEqual(['rejected', 0, 'It was on time.']);
    const rows = await shop.db.select().from(ledger).where(eq(ledger.storeId, store));
    expect(rows.map(({ kind }) => kind)).toEqual(['order']);
  });
});

describe('who did what', () => {
  it('knows acts of desks, commands and settings, and is read by person and kind', async () => {
    const store = await shop.store();
    const item = await shop.item(store);
    const { order_id: order } = await shop.order(await shop.guest(), item);
    const owner = await staffAt(shop, store, 'owner');
    const at = { token: owner.token };
    const before = (await acted()).length;
    await shop.call(desk.acceptOrder, { ...at, params: { id: order }, body: { minutes: 20 } });
    await shop.call(desk.markPrepared, { ...at, params: { id: order }, body: {} });
    await shop.call(desk.setSoldOut, { ...at, params: { id: item }, body: { is_sold_out: 1 } });
    await shop.call(desk.setPrice, { ...at, params: { id: item }, body: { price: 12.5 } });
    await shop.call(desk.setPause, { ...at, body: { minutes: 30 } });
    await runOpsCommand(shop.deps, ['order', String(order), 'next']);
    await runOpsCommand(shop.deps, ['operator', 'add', 'sam@shop.example']);
    await runSettingsCommand(shop.db, { verb: 'set', field: 'phone', value: '+123' });
    // What is not done is in no log.
    await runOpsCommand(shop.deps, ['order', '1', 'next']);
    await runSettingsCommand(shop.db, { verb: 'get', field: 'phone' });
    await runSettingsCommand(shop.db, { verb: 'set', field: 'tax_included', value: 'maybe' });
    await shop.refusal(desk.setPrice, { ...at, params: { id: 1 }, body: { price: 1 } });
    const by = `owner|${owner.email}`;
    const told = (await acted()).slice(before);
    expect(told.filter((line) => !line.includes('operator.added'))).toEqual([
      `${by}|order.accepted|${order}|`,
      `${by}|order.prepared|${order}|`,
      `${by}|item.sold_out|${item}|`,
      `${by}|item.priced|${item}|12.5`,
      `${by}|store.paused|${store}|30`,
      `command||order.moved|${order}|picked_up`,
      'command||setting.changed||set phone',
    ]);
    expect(told.filter((line) => line.includes('operator.added'))).toHaveLength(1);
    const query = { by: owner.email, kind: 'item.priced' };
    const { acts: found } = await shop.call(calls.listActs, { token, query });
    expect(found.map(({ kind, about, note }) => [kind, about, note])).toEqual([
      ['item.priced', item, '12.5'],
    ]);
    const { acts: all } = await shop.call(calls.listActs, { token });
    expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).toSorted((a, b) => b - a));
  });
});
