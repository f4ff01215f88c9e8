import { defineModel } from '../../../charts/package/define';
import {
  type CouponRead,
  editShopMachine,
  type ShopLoaded,
  type ShopTold,
} from '../../../machines/operator/editShop';

const title = { en: 'Ten off', ar: '', es: '' };
const terms = {
  code: 'TEN',
  coupon_type: 'default',
  discount: 10,
  discount_type: 'percent',
  min_purchase: 0,
  max_discount: 0,
  start_date: '2026-11-01T00:00:00.000Z',
  expire_date: '2026-12-31T00:00:00.000Z',
  limit_in_all: null,
  limit_per_person: 1,
  module_id: null,
  store_ids: [],
  zone_ids: [],
} as const;
const coupon: CouponRead['coupon'] = {
  ...terms,
  store_ids: [],
  zone_ids: [],
  id: 7,
  version: 'v1',
  title,
  used_count: 3,
  is_active: 1,
  sellers: [],
};
const loaded: Record<string, ShopLoaded> = {
  'it is there': {
    ok: true,
    read: { kind: 'coupon', coupon, places: { modules: [], zones: [] } },
  },
  'there is no such coupon': { ok: false, reason: 'gone' },
  'the session has ended': { ok: false, reason: 'signedOut' },
};
const told: Record<string, ShopTold> = {
  'it is noted': { ok: true },
  'somebody was faster': { ok: false, reason: 'changed', by: 'samir@shop.example' },
  'another has its code': {
    ok: false,
    reason: 'fault',
    fault: { field: 'code', message: 'Another has it.' },
  },
  'the session has ended': { ok: false, reason: 'signedOut' },
  'the shop says no': { ok: false, reason: 'refused', message: 'No.' },
};

/** Of a zone alone. */
const saved: Record<string, ShopTold> = {
  ...told,
  'some would be served no longer': {
    ok: false,
    reason: 'leaves',
    leaves: { stores: 2, orders: 1, places: 0 },
  },
};

export const editShop = defineModel(editShopMachine, {
  inputs: { 'a coupon': { part: { kind: 'coupon', id: 7 } } },
  events: {
    'editShop.saved': [
      {
        saving: {
          kind: 'coupon',
          form: { ...terms, store_ids: [], zone_ids: [], code: 'ELEVEN', title },
          key: 'k1',
          version: 'v1',
        },
      },
    ],
    'editShop.turnAsked': [{}],
    'editShop.turnConfirmed': [{}],
    'editShop.kept': [{}],
    'editShop.leavingConfirmed': [{}],
    'editShop.mineKept': [{}],
    'editShop.theirsTaken': [{}],
    'editShop.retried': [{}],
    'editShop.back': [{}],
    'editShop.closed': [{}],
  },
  results: { loadPart: loaded, savePart: saved, turnPart: saved },
  project: ({ step, by, message, fault, leaves }) => [
    step,
    by,
    message,
    fault?.field,
    leaves?.stores,
  ],
});
