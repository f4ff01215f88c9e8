import { fromPromise } from 'xstate';
import * as banners from '../../../domain/operator/shopBannerEndpoints';
import * as coupons from '../../../domain/operator/shopCouponEndpoints';
import * as settings from '../../../domain/operator/shopSettingEndpoints';
import * as stores from '../../../domain/operator/shopStoreEndpoints';
import * as texts from '../../../domain/operator/shopTextEndpoints';
import * as zones from '../../../domain/operator/shopZoneEndpoints';
import {
  editShopMachine,
  type ShopAsked,
  type ShopLoaded,
  type ShopPart,
  type ShopRead,
  type ShopTold,
} from '../../../machines/operator/editShop';
import { refusedIn } from '../../client/apiError';
import { fileOf } from '../../client/photoData';
import { callOperator, readRoomAgain } from '../api/operator';
import { readSettingsAgain } from '../api/shopParts';
import { dropShopDraft, rebaseShopDraft, renewShopKey } from '../shop/shopDraft';

const pictureMilliseconds = 60_000;

async function read(part: ShopPart, signal: AbortSignal): Promise<ShopRead> {
  if (part.kind === 'settings') {
    const params = { id: part.id };
    const read = await callOperator(settings.readShopSettings, { params, signal });
    return { kind: 'settings', settings: read };
  }
  if (part.kind === 'texts') {
    const params = { id: part.id };
    return { kind: 'texts', texts: await callOperator(texts.readShopTexts, { params, signal }) };
  }
  if (part.kind === 'zone') {
    const around = await callOperator(zones.listShopZones, { signal });
    if (part.id === null) return { kind: 'zone', zone: null, around };
    const params = { id: part.id };
    return {
      kind: 'zone',
      zone: await callOperator(zones.readShopZone, { params, signal }),
      around,
    };
  }
  if (part.kind === 'store') {
    const params = { id: part.id };
    const store = await callOperator(stores.readShopStore, { params, signal });
    return { kind: 'store', store };
  }
  const places = await callOperator(coupons.readCouponPlaces, { signal });
  const params = { id: part.id ?? 0 };
  if (part.kind === 'banner') {
    const banner =
      part.id === null ? null : await callOperator(banners.readShopBanner, { params, signal });
    return { kind: 'banner', banner, places };
  }
  const coupon =
    part.id === null ? null : await callOperator(coupons.readShopCoupon, { params, signal });
  return { kind: 'coupon', coupon, places };
}

async function loadedOf(part: ShopPart, signal: AbortSignal): Promise<ShopLoaded> {
  try {
    return { ok: true, read: await read(part, signal) };
  } catch (error) {
    const { reason, status } = refusedIn(error);
    if (reason === 'unauthenticated') return { ok: false, reason: 'signedOut' };
    if (status === 404) return { ok: false, reason: 'gone' };
    throw error;
  }
}

/** A new picture is kept first, and named by its address then. */
async function pictureOf(picture: string, signal: AbortSignal): Promise<{ image?: string }> {
  if (picture === '') return {};
  const body = { image: fileOf(picture) };
  const options = { body, signal, timeoutMs: pictureMilliseconds };
  return { image: (await callOperator(banners.keepBannerPicture, options)).image_full_url };
}

async function save({ part, saving, leaves }: ShopAsked, signal: AbortSignal): Promise<unknown> {
  if (!saving) return null;
  const params = { id: part.id ?? 0 };
  if (saving.kind === 'settings') {
    const { values, version } = saving;
    return callOperator(settings.editShopSettings, { params, body: { values, version }, signal });
  }
  if (saving.kind === 'texts') {
    const { values, version } = saving;
    return callOperator(texts.editShopTexts, { params, body: { values, version }, signal });
  }
  if (saving.kind === 'zone') {
    const { form: zone, key, version } = saving;
    return part.id === null
      ? callOperator(zones.addShopZone, { body: { zone }, idempotencyKey: key, signal })
      : callOperator(zones.editShopZone, { params, body: { zone, version, leaves }, signal });
  }
  if (saving.kind === 'banner') {
    const { key, version } = saving;
    const banner = { ...saving.form, ...(await pictureOf(saving.picture, signal)) };
    return part.id === null
      ? callOperator(banners.addShopBanner, { body: { banner }, idempotencyKey: key, signal })
      : callOperator(banners.editShopBanner, { params, body: { banner, version }, signal });
  }
  const { form: coupon, key, version } = saving;
  return part.id === null
    ? callOperator(coupons.addShopCoupon, { body: { coupon }, idempotencyKey: key, signal })
    : callOperator(coupons.editShopCoupon, { params, body: { coupon, version }, signal });
}

/** A coupon works, a zone or a store is open, a banner is shown. */
const isOn = (read: ShopRead | null): boolean =>
  (read?.kind === 'coupon' && read.coupon?.is_active === 1) ||
  (read?.kind === 'zone' && read.zone?.is_active === 1) ||
  (read?.kind === 'banner' && read.banner?.is_active === 1) ||
  (read?.kind === 'store' && read.store.is_open === 1);

function turn({ part, read, leaves }: ShopAsked, signal: AbortSignal): Promise<unknown> {
  const params = { id: part.id ?? 0 };
  if (read?.kind === 'settings') {
    const { version } = read.settings;
    return callOperator(settings.resetShopSettings, { params, body: { version }, signal });
  }
  if (read?.kind === 'texts') {
    const { version } = read.texts;
    return callOperator(texts.removeShopTexts, { params, body: { version }, signal });
  }
  const turned = isOn(read) ? 0 : 1;
  if (part.kind === 'store')
    return callOperator(stores.setStoreOpen, { params, body: { is_open: turned }, signal });
  const body = { is_active: turned };
  if (part.kind === 'banner')
    return callOperator(banners.setBannerActive, { params, body, signal });
  if (part.kind === 'zone') {
    // What was shown when it was asked is meant, and what is told since once it is confirmed.
    const shown = read?.kind === 'zone' ? read.zone?.serves : null;
    const meant = { ...body, leaves: leaves ?? shown ?? null };
    return callOperator(zones.setZoneActive, { params, body: meant, signal });
  }
  return callOperator(coupons.setCouponActive, { params, body, signal });
}

/** Refusals that name the field that is to blame. */
const ofFields = ['validation', 'image_format', 'too_large'];

async function toldOf({ part }: ShopAsked, asking: Promise<unknown>): Promise<ShopTold> {
  try {
    await asking;
    readRoomAgain();
    if (part.kind !== 'coupon') readSettingsAgain();
    return { ok: true };
  } catch (error) {
    const { reason, said, errors } = refusedIn(error);
    if (reason === 'unauthenticated') return { ok: false, reason: 'signedOut' };
    if (reason === 'changed_meanwhile')
      return { ok: false, reason: 'changed', by: errors[0]?.by ?? '' };
    const leaves = errors[0]?.leaves;
    if (reason === 'leaves_outside' && leaves) return { ok: false, reason: 'leaves', leaves };
    const field = errors[0]?.field?.replace(/^\w+\./, '');
    if (ofFields.includes(reason) && field)
      return { ok: false, reason: 'fault', fault: { field, message: said } };
    // It was made with what was typed then: sent once more it is another.
    if (reason === 'idempotency_key_reused') renewShopKey(part);
    return { ok: false, reason: 'refused', message: said };
  }
}

export const liveEditShopMachine = editShopMachine.provide({
  actors: {
    loadPart: fromPromise<ShopLoaded, { part: ShopPart }>(({ input, signal }) =>
      loadedOf(input.part, signal),
    ),
    savePart: fromPromise<ShopTold, ShopAsked>(({ input, signal }) =>
      toldOf(input, save(input, signal)),
    ),
    turnPart: fromPromise<ShopTold, ShopAsked>(({ input, signal }) =>
      toldOf(input, turn(input, signal)),
    ),
  },
  actions: {
    forgetDraft: (_, { part }) => dropShopDraft(part),
    rebaseDraft: (_, { part }) => rebaseShopDraft(part),
    settleDraft: (_, { part }) =>
      part.kind === 'settings' || part.kind === 'texts'
        ? dropShopDraft(part)
        : rebaseShopDraft(part),
  },
});
