import * as v from 'valibot';
import { endpoint } from '../wire/define';
import { message, requiredText } from '../wire/fields';
import { shopTexts, textsForm } from './shopTexts';

const none = v.object({});

export const readShopTexts = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/desk/shop/texts/{id}',
  summary:
    'Texts of a page of rules (terms-and-conditions) or of a part of the landing page (hero)',
  auth: 'operator',
  query: none,
  body: none,
  answer: shopTexts,
});

export const editShopTexts = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/desk/shop/texts/{id}',
  summary:
    'Say what stands there; 409 changed_meanwhile where it is no longer what was read, validation',
  auth: 'operator',
  query: none,
  body: v.object({ values: textsForm, version: requiredText }),
  answer: shopTexts,
});

export const removeShopTexts = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/desk/shop/texts/{id}/removed',
  summary:
    'Take the texts away: a page of rules is not there any more, the landing page has its own words; 409 changed_meanwhile where it is no longer what was read',
  auth: 'operator',
  query: none,
  body: v.object({ version: requiredText }),
  answer: message,
});
