import { eq } from 'drizzle-orm';
import { addShopBanner, keepBannerPicture } from '../../../../domain/operator/shopBannerEndpoints';
import { addShopCoupon } from '../../../../domain/operator/shopCouponEndpoints';
import { readShopSettings } from '../../../../domain/operator/shopSettingEndpoints';
import { readShopTexts } from '../../../../domain/operator/shopTextEndpoints';
import { addShopZone } from '../../../../domain/operator/shopZoneEndpoints';
import { refundRequests } from '../../../../server/db/schema/afterOrder';
import { orders } from '../../../../server/db/schema/orders';
import { balanceOf } from '../../../../server/operator/ledger/read';
import { byCommand } from '../../../../server/operator/noteAct';
import { inviteOperator } from '../../../../server/operator/people';
import { moveOrder } from '../../../../server/orders/tracking/advance';
import { pngOf } from '../../../support/pictures';
import { password } from '../../desk/desk';
import { applied, operatorIn } from '../../operator/operators';
import { moduleId, zoneId } from '../../orders/shop';
import { riderIn } from '../../ride/riders';
import type { FuzzWorld, Way, Ways } from '../fuzzWorld';

const signedIn: Way = async (world) => ({ token: (await operatorIn(world)).token });
const application = async (world: FuzzWorld) => ({
  token: (await operatorIn(world)).token,
  params: { id: await applied(world) },
});
/** An order that has arrived. */
const delivered = async (world: FuzzWorld) => {
  const { order_id: id } = await world.placed(await world.guest());
  while (await moveOrder(world.deps, id));
  return id;
};
const refund = async (world: FuzzWorld) => {
  const id = await delivered(world);
  await world.db
    .insert(refundRequests)
    .values({ orderId: id, reason: 'x', images: [], createdAt: world.deps.clock.now() });
  return { token: (await operatorIn(world)).token, params: { id } };
};
/** An order on its way with a courier of whom nothing is heard. */
const lost = async (world: FuzzWorld) => {
  const { order_id: id } = await world.placed(await world.guest());
  const { id: courierId } = await riderIn(world, zoneId);
  const now = world.deps.clock.now();
  await world.db
    .update(orders)
    .set({ status: 'picked_up', courierId, riddenAt: now, silentSince: now })
    .where(eq(orders.id, id));
  return { token: (await operatorIn(world)).token, params: { id } };
};
const account = async (world: FuzzWorld) => {
  await delivered(world);
  return { token: (await operatorIn(world)).token, params: { id: world.storeId } };
};

/** What is said of a coupon that there is not yet. */
const couponForm = (world: FuzzWorld, parts: object = {}) => ({
  code: `FUZZ-${world.stranger().email.slice(0, 20).replace(/\W/g, '')}`,
  title: { en: 'Ten off', ar: 'خصم عشرة' },
  coupon_type: 'store_wise' as const,
  module_id: moduleId,
  store_ids: [world.storeId],
  zone_ids: [],
  discount: 10,
  discount_type: 'percent' as const,
  max_discount: 5,
  min_purchase: 20,
  start_date: '2026-01-01T00:00:00.000Z',
  expire_date: '2036-01-01T00:00:00.000Z',
  limit_per_person: 1,
  limit_in_all: 100,
  ...parts,
});
/** A coupon, and whoever may change it. */
const coupon = async (world: FuzzWorld) => {
  const { token } = await operatorIn(world);
  const body = { coupon: couponForm(world) };
  const made = await world.call(addShopCoupon, { token, body });
  return { token, params: { id: made.id }, version: made.version };
};

/** What is said of a zone that there is not yet, far from where shoppers are. */
const zoneForm = {
  name: { en: 'Fig Hill', ar: 'تل التين' },
  area: [
    { lat: 10, lng: 10 },
    { lat: 10, lng: 10.02 },
    { lat: 10.02, lng: 10.02 },
  ],
  modules: [
    {
      module_id: moduleId,
      works: 1 as const,
      per_km_shipping_charge: 0.5,
      minimum_shipping_charge: 2,
      maximum_shipping_charge: 9,
      increased_delivery_fee: 10,
    },
  ],
};
/** A zone, and whoever may change it. */
const zone = async (world: FuzzWorld) => {
  const { token } = await operatorIn(world);
  const made = await world.call(addShopZone, { token, body: { zone: zoneForm } });
  return { token, params: { id: made.id }, version: made.version };
};

const aPicture = () => new File([Uint8Array.from(pngOf(96, 36))], 'fig.png', { type: 'image/png' });
/** What is said of a banner that there is not yet, and whoever may make it. */
const newBanner = async (world: FuzzWorld) => {
  const { token } = await operatorIn(world);
  const { image_full_url: image } = await world.call(keepBannerPicture, {
    token,
    body: { image: aPicture() },
  });
  const banner = {
    title: { en: 'Figs are here', ar: 'وصل التين' },
    image,
    module_id: moduleId,
    zone_id: zoneId,
    leads_to: 'store' as const,
    target_id: world.storeId,
    link: '',
    position: 7,
  };
  return { token, body: { banner } };
};
/** A banner, and whoever may change it. */
const banner = async (world: FuzzWorld) => {
  const { token, body } = await newBanner(world);
  const made = await world.call(addShopBanner, { token, body });
  return { token, params: { id: made.id }, body: { ...body, version: made.version } };
};

/** What operators do at /desk/shop. */
export const operator: Ways = {
  signInAsOperator: async (world) => ({
    body: { email: (await operatorIn(world)).email, password },
  }),
  chooseOperatorPassword: async (world) => {
    const { link } = await inviteOperator(world.deps, world.stranger().email, byCommand);
    return { body: { invite: link.split('#invite=')[1] ?? '', password } };
  },
  signOutOperator: signedIn,
  readOperator: signedIn,
  listApplications: async (world) => {
    const { token, params } = await application(world);
    return { token, query: { of: 'open', after: params.id - 1 } };
  },
  acceptApplication: application,
  refuseApplication: async (world) => ({
    ...(await application(world)),
    body: { why: 'Too far' },
  }),
  listRefunds: async (world) => {
    const { token, params } = await refund(world);
    return { token, query: { of: 'open', after: params.id - 1 } };
  },
  approveRefund: async (world) => ({
    ...(await refund(world)),
    body: { amount: 1, words: 'Sorry.' },
  }),
  rejectRefund: async (world) => ({ ...(await refund(world)), body: { words: 'On time.' } }),
  listLostOrders: async (world) => {
    const { token, params } = await lost(world);
    return { token, query: { after: params.id - 1 } };
  },
  passOnOrder: async (world) => ({ ...(await lost(world)), body: { way: 'fetch' } }),
  listActs: async (world) => {
    const { token } = await account(world);
    await inviteOperator(world.deps, world.stranger().email, byCommand);
    return { token, query: { by: '', kind: 'operator.added', after: 1_000_000 } };
  },
  listBalances: async (world) => ({
    token: (await account(world)).token,
    query: { name: 'test', after: world.storeId - 1 },
  }),
  readLedger: async (world) => ({ ...(await account(world)), query: { after: 1_000_000 } }),
  recordPayment: async (world) => {
    const asked = await account(world);
    const { balance } = await balanceOf(world.db, world.storeId, 'en');
    return { ...asked, body: { amount: 1, balance, reference: 'T-1' } };
  },
  exportLedger: account,
  listShopCoupons: async (world) => {
    const { token, params } = await coupon(world);
    return { token, query: { of: 'running', after: params.id + 1 } };
  },
  readShopSettings: async (world) => ({ ...(await signedIn(world)), params: { id: 'pages' } }),
  editShopSettings: async (world) => {
    const asked = { token: (await operatorIn(world)).token, params: { id: 'pages' } };
    const { version } = await world.call(readShopSettings, asked);
    return { ...asked, body: { values: { refund_policy: 1, shipping_policy: 0 }, version } };
  },
  resetShopSettings: async (world) => {
    const asked = { token: (await operatorIn(world)).token, params: { id: 'pages' } };
    const { version } = await world.call(readShopSettings, asked);
    return { ...asked, body: { version } };
  },
  readShopTexts: async (world) => ({ ...(await signedIn(world)), params: { id: 'about-us' } }),
  editShopTexts: async (world) => {
    const asked = { token: (await operatorIn(world)).token, params: { id: 'about-us' } };
    const { version } = await world.call(readShopTexts, asked);
    const values = { title: { en: 'About us' }, value: { en: '<p>Figs.</p>', es: 'Higos.' } };
    return { ...asked, body: { values, version } };
  },
  removeShopTexts: async (world) => {
    const asked = { token: (await operatorIn(world)).token, params: { id: 'about-us' } };
    const { version } = await world.call(readShopTexts, asked);
    return { ...asked, body: { version } };
  },
  readCouponPlaces: signedIn,
  findSellers: async (world) => ({
    ...(await signedIn(world)),
    query: { module_id: 1, name: 'test' },
  }),
  readShopCoupon: async (world) => {
    const { token, params } = await coupon(world);
    return { token, params };
  },
  addShopCoupon: async (world) => ({
    ...(await signedIn(world)),
    body: { coupon: couponForm(world) },
  }),
  editShopCoupon: async (world) => {
    const { version, ...asked } = await coupon(world);
    return { ...asked, body: { coupon: couponForm(world), version } };
  },
  setCouponActive: async (world) => {
    const { token, params } = await coupon(world);
    return { token, params, body: { is_active: 0 } };
  },
  listShopZones: signedIn,
  readShopZone: async (world) => {
    const { token, params } = await zone(world);
    return { token, params };
  },
  addShopZone: async (world) => ({ ...(await signedIn(world)), body: { zone: zoneForm } }),
  editShopZone: async (world) => {
    const { version, ...asked } = await zone(world);
    const leaves = { stores: 0, orders: 0, places: 0 };
    return { ...asked, body: { zone: zoneForm, version, leaves } };
  },
  setZoneActive: async (world) => {
    const { token, params } = await zone(world);
    return { token, params, body: { is_active: 0 } };
  },
  listShopBanners: signedIn,
  findBannerTargets: async (world) => ({
    ...(await signedIn(world)),
    query: { of: 'item', module_id: moduleId, zone_id: zoneId, name: 'test' },
  }),
  keepBannerPicture: async (world) => ({
    ...(await signedIn(world)),
    body: { image: aPicture() },
  }),
  readShopBanner: async (world) => {
    const { token, params } = await banner(world);
    return { token, params };
  },
  addShopBanner: newBanner,
  editShopBanner: banner,
  setBannerActive: async (world) => {
    const { token, params } = await banner(world);
    return { token, params, body: { is_active: 0 } };
  },
  readShopStore: async (world) => ({
    ...(await signedIn(world)),
    params: { id: world.owner.storeId },
  }),
  setStoreOpen: async (world) => ({
    ...(await signedIn(world)),
    params: { id: world.owner.storeId },
    body: { is_open: 1 },
  }),
};
