import * as v from 'valibot';
import { config, landing } from '../entities/config';
import { module } from '../entities/module';
import { zone } from '../entities/place';
import { rows } from '../wire';
import { endpoint } from './define';

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
