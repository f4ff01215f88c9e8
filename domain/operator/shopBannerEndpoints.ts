import * as v from 'valibot';
import { endpoint } from '../wire/define';
import { flag, id, message, numOr, requiredText, rows, text } from '../wire/fields';
import { bannerForm, bannerRow, bannerTargets, shopBanner, targetKinds } from './shopBanner';

const none = v.object({});

export const listShopBanners = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/desk/shop/banners',
  summary: 'All banners as shoppers meet them, module by module, those that are switched off too',
  auth: 'operator',
  query: none,
  body: none,
  answer: v.object({ banners: rows(bannerRow) }),
});

export const findBannerTargets = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/desk/shop/banner-targets',
  summary:
    'Stores, items, categories, vehicles or providers of a module by name, of one zone or of all',
  auth: 'operator',
  query: v.object({
    of: v.picklist(targetKinds),
    module_id: id,
    zone_id: numOr(null),
    name: v.optional(v.pipe(text, v.maxLength(100)), ''),
  }),
  body: none,
  answer: bannerTargets,
});

export const keepBannerPicture = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/desk/shop/banner-pictures',
  summary:
    'Keep a picture for a banner, drawn anew; the same one has the same address; image_format, too_large',
  auth: 'operator',
  query: none,
  body: v.object({ image: v.instance(File) }),
  answer: v.object({ image_full_url: text }),
  multipart: true,
});

export const readShopBanner = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/desk/shop/banners/{id}',
  summary: 'A banner with all that can be said of it, in each language',
  auth: 'operator',
  query: none,
  body: none,
  answer: shopBanner,
});

export const addShopBanner = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/desk/shop/banners',
  summary: 'Make a banner, once for each key',
  auth: 'operator',
  query: none,
  body: v.object({ banner: bannerForm }),
  answer: shopBanner,
  idempotent: 'required',
});

export const editShopBanner = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/desk/shop/banners/{id}',
  summary:
    'Say what a banner is from now on; 409 changed_meanwhile where it is no longer what was read, validation',
  auth: 'operator',
  query: none,
  body: v.object({ banner: bannerForm, version: requiredText }),
  answer: shopBanner,
});

export const setBannerActive = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/desk/shop/banners/{id}/active',
  summary: 'Switch a banner off, or on again',
  auth: 'operator',
  query: none,
  body: v.object({ is_active: flag }),
  answer: message,
});
