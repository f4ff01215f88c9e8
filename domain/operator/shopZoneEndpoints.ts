import * as v from 'valibot';
import { endpoint } from '../wire/define';
import { flag, message, requiredText } from '../wire/fields';
import { shopZone, shopZones, zoneForm } from './shopZone';
import { zoneServes } from './zoneServes';

const none = v.object({});
/** What it may leave outside. */
const leaves = v.optional(v.nullable(zoneServes), null);

export const listShopZones = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/desk/shop/zones',
  summary: 'All zones with their corners and charges, those that are closed too, and the modules',
  auth: 'operator',
  query: none,
  body: none,
  answer: shopZones,
});

export const readShopZone = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/desk/shop/zones/{id}',
  summary: 'A zone with all that can be said of it, in each language, and what it serves',
  auth: 'operator',
  query: none,
  body: none,
  answer: shopZone,
});

export const addShopZone = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/desk/shop/zones',
  summary: 'Make a zone, once for each key',
  auth: 'operator',
  query: none,
  body: v.object({ zone: zoneForm }),
  answer: shopZone,
  idempotent: 'required',
});

export const editShopZone = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/desk/shop/zones/{id}',
  summary:
    'Say what a zone is from now on; 409 leaves_outside with what it would serve no longer until `leaves` names the same, 409 changed_meanwhile, validation',
  auth: 'operator',
  query: none,
  body: v.object({
    zone: zoneForm,
    version: requiredText,
    leaves,
  }),
  answer: shopZone,
});

export const setZoneActive = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/desk/shop/zones/{id}/active',
  summary:
    'Close a zone, or open it again; orders under way stay; 409 leaves_outside with what it serves now until `leaves` names the same',
  auth: 'operator',
  query: none,
  body: v.object({ is_active: flag, leaves }),
  answer: message,
});
