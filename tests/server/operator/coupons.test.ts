import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addToCart, applyCoupon, listCoupons } from '../../../domain/cart/cartEndpoints';
import * as calls from '../../../domain/operator/shopCouponEndpoints';
import { acts } from '../../../server/db/schema/acts';
import { coupons } from '../../../server/db/schema/carts';
import { modules } from '../../../server/db/schema/places';
import { rentalProviders } from '../../../server/db/schema/rental';
import { moduleId, openShop, type Shop } from '../orders/shop';
import { operatorIn } from './operators';

let shop: Shop;
let token: string;
let email: string;
let store: number;
let guest_id: string;
beforeAll(async () => {
  shop = await openShop();
  ({ token, email } = await operatorIn(shop));
  store = await shop.store();
  guest_id = await shop.guest();
  const body = { guest_id, item_id: await shop.item(store), quantity: 3 };
  await shop.call(addToCart, { moduleId, body });
}, 300_000);
afterAll(() => shop.close());

let number = 0;
const form = (parts: Record<string, unknown> = {}) => {
  number += 1;
  return {
    code: `FIG-${number}`,
    title: { en: 'Fig days', ar: 'أيام التين', es: '' },
    coupon_type: 'default',
    module_id: null,
    store_ids: [],
    zone_ids: [],
    discount: 12.5,
    discount_type: 'percent',
    max_discount: 4.555,
    min_purchase: '20',
    start_date: '2026-01-01T00:00:00.000Z',
    expire_date: '2036-01-01T00:00:00.000Z',
    limit_per_person: 2,
    limit_in_all: '',
    ...parts,
  };
};
const add = (parts: Record<string, unknown> = {}, headers = {}) =>
  shop.call(calls.addShopCoupon, { token, headers, body: { coupon: form(parts) } });
const refused = async (parts: Record<string, unknown>) => {
  const body = { coupon: form(parts) };
  const { status, errors } = await shop.refusal(calls.addShopCoupon, { token, body });
  return [status, errors[0]?.code, errors[0]?.field];
};
const listed = async (of: 'running' | 'planned' | 'over') =>
  (await shop.call(calls.listShopCoupons, { token, query: { of } })).coupons;
const apply = (code: string) => ({ moduleId, query: { guest_id, code, store_id: store } });
const refusalOf = async (code: string) =>
  (await shop.refusal(applyCoupon, apply(code))).errors[0]?.code;

describe('a coupon that an operator makes', () => {
  it('is among those of shoppers and works at once, in their language (OPER-07)', async () => {
    const { version, ...made } = await add();
    expect(version).toMatch(/^[0-9a-f]{32}$/);
    expect(made).toEqual({
      id: made.id,
      code: made.code,
      title: { en: 'Fig days', ar: 'أيام التين', es: '' },
      coupon_type: 'default',
      module_id: null,
      store_ids: [],
      zone_ids: [],
      sellers: [],
      discount: 12.5,
      discount_type: 'percent',
      max_discount: 4.56,
      min_purchase: 20,
      start_date: '2026-01-01T00:00:00.000Z',
      expire_date: '2036-01-01T00:00:00.000Z',
      limit_per_person: 2,
      limit_in_all: null,
      used_count: 0,
      is_active: 1,
    });
    const { title, discount } = await shop.call(applyCoupon, {
      ...apply(made.code.toLowerCase()),
      language: 'ar',
    });
    expect([title, discount]).toEqual(['أيام التين', 12.5]);
    const shown = await shop.call(listCoupons, { moduleId, query: { guest_id }, language: 'es' });
    expect(shown.find(({ id }) => id === made.id)?.title).toBe('Fig days');
    expect((await listed('running'))[0]).toEqual({
      id: made.id,
      code: made.code,
      title: 'Fig days',
      coupon_type: 'default',
      discount: 12.5,
      discount_type: 'percent',
      min_purchase: 20,
      start_date: '2026-01-01T00:00:00.000Z',
      expire_date: '2036-01-01T00:00:00.000Z',
      limit_in_all: null,
      used_count: 0,
      is_active: 1,
    });
  });

  it('is made once, however often it is sent (OPER-09)', async () => {
    const coupon = form();
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const send = (said: object) =>
      shop.request(calls.addShopCoupon, { token, headers, body: { coupon: said } });
    const both = await Promise.all([send(coupon), send(coupon)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await shop.db.$count(coupons, eq(coupons.code, coupon.code))).toBe(1);
    expect((await send(form())).status).toBe(409);
  });

  it.each([
    ['a code with a space', { code: 'FIG DAYS' }, 'coupon.code'],
    ['no title in the first language', { title: { en: ' ', ar: 'تين' } }, 'coupon.title.en'],
    ['nothing that is taken off', { discount: '' }, 'coupon.discount'],
    ['more than all of it', { discount: 101 }, 'coupon.discount'],
    ['less than nothing', { discount_type: 'amount', discount: -1 }, 'coupon.discount'],
    ['an end before its start', { expire_date: '2025-01-01T00:00:00.000Z' }, 'coupon.expire_date'],
    ['a day that there is not', { start_date: '2026-13-01T00:00:00.000Z' }, 'coupon.start_date'],
    ['no stores', { coupon_type: 'store_wise', module_id: moduleId }, 'coupon.store_ids'],
    ['stores without a module', { coupon_type: 'store_wise', store_ids: [1] }, 'coupon.module_id'],
    ['no zones', { coupon_type: 'zone_wise' }, 'coupon.zone_ids'],
    ['a zone that there is not', { coupon_type: 'zone_wise', zone_ids: [99] }, 'coupon.zone_ids'],
    ['a module that there is not', { module_id: 99 }, 'coupon.module_id'],
    ['half a use', { limit_per_person: 1.5 }, 'coupon.limit_per_person'],
    ['no use at all', { limit_in_all: 0 }, 'coupon.limit_in_all'],
  ])('with %s is refused at its field (OPER-07, OPER-09)', async (_, parts, field) => {
    expect(await refused(parts)).toEqual([403, 'validation', field]);
  });

  it('of a store of another module is refused; of offices are meant where the module has them', async () => {
    const parts = { coupon_type: 'store_wise', store_ids: [store] };
    expect(await refused({ ...parts, module_id: 1 })).toEqual([
      403,
      'validation',
      'coupon.store_ids',
    ]);
    const { sellers } = await add({ ...parts, module_id: moduleId });
    expect(sellers).toEqual([{ id: store, name: 'Test store' }]);
    const [rental] = await shop.db.select().from(modules).where(eq(modules.type, 'rental'));
    const [office] = await shop.db.select().from(rentalProviders).limit(1);
    const query = {
      module_id: rental?.id ?? 0,
      name: (office?.name.en ?? '').slice(1, 6).toUpperCase(),
    };
    const found = await shop.call(calls.findSellers, { token, query });
    expect(found.sellers).toContainEqual({ id: office?.id, name: office?.name.en });
  });

  it('is told that another has its code, in the words of its operator, and of two at once one is made (OPER-09)', async () => {
    const { code } = await add();
    const body = { coupon: form({ code: code.toLowerCase() }) };
    const asked = { token, body, language: 'es' } as const;
    expect(await shop.refusal(calls.addShopCoupon, asked)).toEqual({
      status: 403,
      errors: [
        { code: 'validation', message: 'Otro cupón tiene este código.', field: 'coupon.code' },
      ],
    });
    const one = { token, body: { coupon: form({ code: 'AT-ONCE' }) } };
    const other = { token, body: { coupon: form({ code: 'at-once' }) } };
    const both = await Promise.all(
      [one, other].map((each) => shop.request(calls.addShopCoupon, each)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
  });
});

describe('a coupon that is changed', () => {
  const edit = (id: number, version: string, parts: Record<string, unknown>) => ({
    token,
    params: { id },
    body: { coupon: form(parts), version },
  });

  it('is what was read, else its operator is told who was faster (OPER-08)', async () => {
    const { id, code, version } = await add();
    const changed = await shop.call(
      calls.editShopCoupon,
      edit(id, version, { code, discount_type: 'amount', discount: 3 }),
    );
    expect([changed.discount, changed.max_discount, changed.version === version]).toEqual([
      3,
      0,
      false,
    ]);
    const late = { ...edit(id, version, { code }), token: (await operatorIn(shop)).token };
    expect(await shop.refusal(calls.editShopCoupon, late)).toEqual({
      status: 409,
      errors: [
        {
          code: 'changed_meanwhile',
          message: 'Somebody else has changed this meanwhile.',
          by: email,
        },
      ],
    });
    const both = await Promise.all(
      [5, 6].map((discount) =>
        shop.request(calls.editShopCoupon, edit(id, changed.version, { code, discount })),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('keeps its uses, which change nothing of what was read, and allows no fewer (OPER-08)', async () => {
    const { id, code, version } = await add({ limit_in_all: 9 });
    await shop.db.update(coupons).set({ usedCount: 4 }).where(eq(coupons.id, id));
    const fewer = await shop.refusal(
      calls.editShopCoupon,
      edit(id, version, { code, limit_in_all: 3 }),
    );
    expect(fewer.errors).toEqual([
      {
        code: 'validation',
        message: 'It has been used 4 times already.',
        field: 'coupon.limit_in_all',
      },
    ]);
    const { used_count } = await shop.call(
      calls.editShopCoupon,
      edit(id, version, { code, limit_in_all: 4 }),
    );
    expect(used_count).toBe(4);
    expect((await listed('over')).map((one) => one.id)).toContain(id);
  });

  it('ends and works again, which shoppers see at once; the log says who did so (OPER-04, OPER-07)', async () => {
    const { id, code, version } = await add();
    const turn = (is_active: 0 | 1) =>
      shop.call(calls.setCouponActive, { token, params: { id }, body: { is_active } });
    await turn(0);
    await turn(0);
    expect(await refusalOf(code)).toBe('coupon_invalid');
    expect((await listed('over')).map((one) => one.id)).toContain(id);
    expect((await shop.refusal(calls.editShopCoupon, edit(id, version, { code }))).status).toBe(
      409,
    );
    await turn(1);
    expect((await shop.request(applyCoupon, apply(code))).status).toBe(200);
    const noted = await shop.db.select().from(acts).where(like(acts.kind, 'coupon.%'));
    expect(
      noted
        .filter(({ about }) => about === id)
        .map((act) => [act.role, act.by, act.kind, act.note]),
    ).toEqual([
      ['operator', email, 'coupon.added', code],
      ['operator', email, 'coupon.ended', code],
      ['operator', email, 'coupon.resumed', code],
    ]);
  });

  it('is planned until it begins, and over once it has expired (OPER-07)', async () => {
    const now = shop.deps.clock.now().getTime();
    const at = (days: number) => new Date(now + days * 86_400_000).toISOString();
    const planned = await add({ start_date: at(1), expire_date: at(2) });
    const over = await add({ start_date: at(-2), expire_date: at(-1) });
    expect((await listed('planned')).map(({ id }) => id)).toEqual([planned.id]);
    expect((await listed('over'))[0]?.id).toBe(over.id);
    const running = (await listed('running')).map(({ id }) => id);
    expect(running.filter((id) => id === planned.id || id === over.id)).toEqual([]);
  });
});
