import * as v from 'valibot';
import { config, landing } from '../config';
import { endpoint } from '../wire/define';
import { rows } from '../wire/fields';
import { module } from './module';
import { zone } from './place';

const none = v.object({});

export const getConfig = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/config',
  summary: 'Business settings of the shop',
  auth: 'none',
  query: none,
  body: none,
  answer: config,
});

export const listZones = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/zone/list',
  summary: 'Zones with their polygons',
  auth: 'none',
  query: none,
  body: none,
  answer: rows(zone),
});

export const listModules = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/module',
  summary: 'Modules of the zones in the zoneId header; all without it',
  auth: 'none',
  query: none,
  body: none,
  answer: rows(module),
});

export const getLanding = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/react-landing-page',
  summary: 'Texts and figures of the landing page',
  auth: 'none',
  query: none,
  body: none,
  answer: landing,
});
