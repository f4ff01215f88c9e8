import * as v from 'valibot';
import { endpoint } from '../wire/define';
import { message, requiredText } from '../wire/fields';
import { settingsForm, shopSettings } from './shopSettings';

const none = v.object({});

export const readShopSettings = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/desk/shop/settings/{id}',
  summary: 'A group of business settings by its name, such as shop or prices, with their defaults',
  auth: 'operator',
  query: none,
  body: none,
  answer: shopSettings,
});

export const editShopSettings = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/desk/shop/settings/{id}',
  summary:
    'Set settings of a group; 409 changed_meanwhile where they are no longer what was read, validation',
  auth: 'operator',
  query: none,
  body: v.object({ values: settingsForm, version: requiredText }),
  answer: shopSettings,
});

export const resetShopSettings = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/desk/shop/settings/{id}/defaults',
  summary:
    'Put the settings of a group back to their defaults; 409 changed_meanwhile where it is no longer what was read',
  auth: 'operator',
  query: none,
  body: v.object({ version: requiredText }),
  answer: message,
});
