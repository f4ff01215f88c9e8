import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDesk, signInAtDesk } from '../../../domain/desk/deskEndpoints';
import { endpointTable } from '../../../domain/endpoints';
import * as calls from '../../../domain/operator/operatorEndpoints';
import type { AnyEndpoint } from '../../../domain/wire/define';
import { acts } from '../../../server/db/schema/acts';
import { refundRequests } from '../../../server/db/schema/afterOrder';
import { applications } from '../../../server/db/schema/applications';
import { coupons } from '../../../server/db/schema/carts';
import { ledger } from '../../../server/db/schema/ledger';
import { operators } from '../../../server/db/schema/operators';
import { orders } from '../../../server/db/schema/orders';
import { moduleZones, policies, settings, zones } from '../../../server/db/schema/places';
import { banners } from '../../../server/db/schema/stores';
import { byCommand } from '../../../server/operator/noteAct';
import { inviteOperator, removeOperator } from '../../../server/operator/people';
import type { CallOptions } from '../../support/server';
import { password, staffAt } from '../desk/desk';
import { openShop, type Shop } from '../orders/shop';
import { riderIn } from '../ride/riders';
import { applied, operatorIn } from './operators';

let shop: Shop;
let strangers: (string | undefined)[];
let operator: string;
let victim: { application: number; order: number; store: number; coupon: number };

beforeAll(async () => {
  shop = await openShop();
  const store = await shop.store();
  const { order_id: order } = await shop.order(await shop.guest(), await shop.item(store));
  await shop.db
    .insert(refundRequests)
    .values({ orderId: order, reason: 'x', images: [], createdAt: new Date(0) });
  const posted = { shoppers: -9_000, store: 9_000, shop: 0, bank: 0, at: new Date(0) };
  await shop.db.insert(ledger).values({ storeId: store, kind: 'order', orderId: order, ...posted });
  const coupon = await shop.coupon('VICTIM');
  victim = { application: await applied(shop), order, store, coupon };
  operator = (await operatorIn(shop)).token;
  strangers = [
    undefined,
    'f'.repeat(43),
    await shop.customer(),
    (await riderIn(shop, 1)).token,
    (await staffAt(shop, store)).token,
    (await staffAt(shop, store, 'owner')).token,
  ];
}, 300_000);
afterAll(() => shop.close());

const couponForm = {
  code: 'MINE',
  title: { en: 'Mine' },
  coupon_type: 'default',
  module_id: null,
  store_ids: [],
  zone_ids: [],
  discount: 1,
  discount_type: 'percent',
  max_discount: 0,
  min_purchase: 0,
  start_date: '2026-01-01T00:00:00.000Z',
  expire_date: '2036-01-01T00:00:00.000Z',
  limit_per_person: null,
  limit_in_all: null,
};

const zoneForm = {
  name: { en: 'Mine' },
  area: [
    { lat: 0, lng: 0 },
    { lat: 0, lng: 1 },
    { lat: 1, lng: 1 },
  ],
  modules: [
    {
      ...{ module_id: 1, works: 1, per_km_shipping_charge: 1 },
      minimum_shipping_charge: 1,
      maximum_shipping_charge: '',
      increased_delivery_fee: 0,
    },
  ],
};

const bannerForm = {
  title: { en: 'Mine' },
  image: '/media/catalogue/x.webp',
  module_id: 1,
  zone_id: null,
  leads_to: 'nothing',
  target_id: null,
  link: '',
  position: 0,
};

/** What each call with an id or a body names, as it would be done by an operator. */
const steps: Record<string, () => CallOptions> = {
  acceptApplication: () => ({ params: { id: victim.application } }),
  refuseApplication: () => ({ params: { id: victim.application }, body: { why: 'Too far' } }),
  approveRefund: () => ({ params: { id: victim.order }, body: { amount: 1, words: '' } }),
  rejectRefund: () => ({ params: { id: victim.order }, body: { words: 'No' } }),
  passOnOrder: () => ({ params: { id: victim.order }, body: { way: 'cancel' } }),
  readLedger: () => ({ params: { id: victim.store } }),
  exportLedger: () => ({ params: { id: victim.store } }),
  readShopCoupon: () => ({ params: { id: victim.coupon } }),
  editShopCoupon: () => ({
    params: { id: victim.coupon },
    body: { coupon: { ...couponForm, code: 'MINE' }, version: 'x' },
  }),
  setCouponActive: () => ({ params: { id: victim.coupon }, body: { is_active: 0 } }),
  readShopZone: () => ({ params: { id: 1 } }),
  editShopZone: () => ({ params: { id: 1 }, body: { zone: zoneForm, version: 'x' } }),
  setZoneActive: () => ({ params: { id: 1 }, body: { is_active: 0 } }),
  readShopBanner: () => ({ params: { id: 1 } }),
  editShopBanner: () => ({ params: { id: 1 }, body: { banner: bannerForm, version: 'x' } }),
  setBannerActive: () => ({ params: { id: 1 }, body: { is_active: 0 } }),
  readShopStore: () => ({ params: { id: victim.store } }),
  setStoreOpen: () => ({ params: { id: victim.store }, body: { is_open: 0 } }),
  readShopSettings: () => ({ params: { id: 'pages' } }),
  editShopSettings: () => ({
    params: { id: 'pages' },
    body: { values: { refund_policy: 0 }, version: 'x' },
  }),
  resetShopSettings: () => ({ params: { id: 'pages' }, body: { version: 'x' } }),
  readShopTexts: () => ({ params: { id: 'about-us' } }),
  editShopTexts: () => ({
    params: { id: 'about-us' },
    body: { values: { title: { en: 'Mine' }, value: { en: 'Mine' } }, version: 'x' },
  }),
  removeShopTexts: () => ({ params: { id: 'about-us' }, body: { version: 'x' } }),
  recordPayment: () => ({
    params: { id: victim.store },
    body: { amount: 9, balance: 9, reference: '' },
  }),
};
const room = [...endpointTable].filter(([, { auth }]) => auth === 'operator');
const withId = room.filter(([, { path }]) => path.includes('{id}'));
const answer = async (endpoint: AnyEndpoint, options: CallOptions) => {
  const { status, errors } = await shop.refusal(endpoint, options);
  return { status, code: errors[0]?.code };
};

/** All that a call of the room could change. */
const state = async () => [
  await shop.db.select().from(applications),
  await shop.db.select().from(orders),
  await shop.db.select().from(refundRequests),
  await shop.db.select().from(ledger),
  await shop.db.select().from(coupons),
  await shop.db.select().from(zones),
  await shop.db.select().from(moduleZones),
  await shop.db.select().from(banners),
  await shop.db.select().from(settings),
  await shop.db.select().from(policies),
  await shop.db.select().from(acts),
];

describe('every call of the operators’ room', () => {
  it('is for operators: each below /desk/shop but the two ways in', () => {
    const below = [...endpointTable.values()].filter(({ path }) => path.startsWith('/desk/shop/'));
    const open = below.filter(({ auth }) => auth !== 'operator').map(({ path }) => path);
    expect(open).toEqual(['/desk/shop/sign-in', '/desk/shop/password']);
    expect(below).toHaveLength(room.length + 2);
    expect(withId.map(([name]) => name).sort()).toEqual(Object.keys(steps).sort());
  });

  it.each(room)(
    '%s: nobody, an invented token, a customer, a courier, staff and an owner are told to sign in',
    async (name, endpoint) => {
      const before = await state();
      for (const token of strangers) {
        expect(await answer(endpoint, { ...steps[name]?.(), token })).toEqual({
          status: 401,
          code: 'unauthenticated',
        });
      }
      expect(await state()).toEqual(before);
    },
  );

  it.each(withId)('%s: what is not there is not found, or was answered', async (name, endpoint) => {
    const options = { ...steps[name]?.(), params: { id: 999_999_999 }, token: operator };
    const { code } = await answer(endpoint, options);
    expect(code).toBe(name.endsWith('Refund') ? 'already_answered' : 'not_found');
  });
});

describe('an operator', () => {
  it('is no store’s and no shopper’s', async () => {
    expect(await answer(readDesk, { token: operator })).toEqual({
      status: 401,
      code: 'unauthenticated',
    });
  });

  it('is let in by no desk’s password, and lets nobody in at a desk', async () => {
    const { email } = await staffAt(shop, victim.store);
    const wrong = { status: 401, code: 'credentials' };
    expect(await answer(calls.signInAsOperator, { body: { email, password } })).toEqual(wrong);
    const other = await operatorIn(shop);
    const body = { email: other.email, password };
    expect(await answer(signInAtDesk, { body })).toEqual(wrong);
  });

  it('comes by a link that is good once and for seven days, and leaves with all sessions', async () => {
    const secretOf = async () =>
      (await inviteOperator(shop.deps, 'Nora@Shop.example', byCommand)).link.split('#invite=')[1] ??
      '';
    const choose = async (invite: string) =>
      shop.call(calls.chooseOperatorPassword, { body: { invite, password: 'long enough' } });
    const first = await secretOf();
    const second = await secretOf();
    await expect(choose(first)).rejects.toThrow('invite_expired');
    const { token } = await choose(second);
    await expect(choose(second)).rejects.toThrow('invite_expired');
    const { id: _, ...read } = await shop.call(calls.readOperator, { token });
    expect(read).toEqual({ email: 'nora@shop.example', applications: 1, refunds: 1, lost: 0 });
    const late = await secretOf();
    shop.clock.advance(7 * 86_400_000 + 1);
    await expect(choose(late)).rejects.toThrow('invite_expired');
    expect(await removeOperator(shop.deps, 'nora@shop.example', byCommand)).toBe(true);
    expect((await answer(calls.readOperator, { token })).status).toBe(401);
    expect(
      await shop.db.select().from(operators).where(eq(operators.email, 'nora@shop.example')),
    ).toEqual([]);
  });

  it('is let in no more once signed out', async () => {
    const { token } = await operatorIn(shop);
    await shop.call(calls.signOutOperator, { token, body: {} });
    expect((await answer(calls.readOperator, { token })).status).toBe(401);
  });
});
