import * as v from 'valibot';
import { endpoint } from '../wire/define';
import { message } from '../wire/fields';
import { courierApplication, storeApplication, storePlans } from './application';

const none = v.object({});

export const applyAsStore = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/auth/vendor/register',
  summary:
    'Apply to sell; email_taken, phone_taken, address_outside_zone, image_format, too_large with the field',
  auth: 'none',
  query: none,
  body: storeApplication,
  answer: message,
  multipart: true,
});

export const applyAsCourier = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/auth/delivery-man/store',
  summary:
    'Apply to deliver; email_taken, phone_taken, address_outside_zone, image_format, too_large with the field',
  auth: 'none',
  query: none,
  body: courierApplication,
  answer: message,
  multipart: true,
});

export const listStorePlans = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/vendor/package-view',
  summary: 'Commission and packages for stores',
  auth: 'none',
  query: none,
  body: none,
  answer: storePlans,
});
