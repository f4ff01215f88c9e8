import * as v from 'valibot';
import { config, landing, policyPage } from '../entities/config';
import { module } from '../entities/module';
import {
  direction,
  distance,
  geocoding,
  placeDetails,
  suggestions,
  zone,
  zoneLookup,
} from '../entities/place';
import { id, latitude, longitude, message, rows } from '../wire';
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

export const getZoneId = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/config/get-zone-id',
  summary: 'Zones that cover a point; 404 code coordinates when none does',
  auth: 'none',
  query: v.object({ lat: latitude, lng: longitude }),
  body: none,
  answer: zoneLookup,
});

export const reverseGeocode = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/config/geocode-api',
  summary: 'Address text of a point',
  auth: 'none',
  query: v.object({ lat: latitude, lng: longitude }),
  body: none,
  answer: geocoding,
});

export const autocompletePlaces = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/config/place-api-autocomplete',
  summary: 'Places by the beginning of their name',
  auth: 'none',
  query: v.object({ search_text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)) }),
  body: none,
  answer: suggestions,
});

export const getPlaceDetails = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/config/place-api-details',
  summary: 'Coordinates of a place',
  auth: 'none',
  query: v.object({ placeid: v.pipe(v.string(), v.minLength(1)) }),
  body: none,
  answer: placeDetails,
});

export const getDistance = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/config/distance-api',
  summary: 'Road distance and driving time between two points',
  auth: 'none',
  query: v.object({
    origin_lat: latitude,
    origin_lng: longitude,
    destination_lat: latitude,
    destination_lng: longitude,
  }),
  body: none,
  answer: distance,
});

export const getDirection = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/config/direction-api',
  summary: 'Route between two points as an encoded polyline',
  auth: 'none',
  query: v.object({
    origin_lat: latitude,
    origin_lng: longitude,
    destination_lat: latitude,
    destination_lng: longitude,
  }),
  body: none,
  answer: direction,
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

export const checkZone = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/zone/check',
  summary: 'Whether a zone covers a point',
  auth: 'none',
  query: v.object({ lat: latitude, lng: longitude, zone_id: id }),
  body: none,
  answer: v.boolean(),
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

export const getAboutUs = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/about-us',
  summary: 'About us',
  auth: 'none',
  query: none,
  body: none,
  answer: policyPage,
});

export const getPrivacyPolicy = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/privacy-policy',
  summary: 'Privacy policy',
  auth: 'none',
  query: none,
  body: none,
  answer: policyPage,
});

export const getTerms = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/terms-and-conditions',
  summary: 'Terms and conditions',
  auth: 'none',
  query: none,
  body: none,
  answer: policyPage,
});

export const getShippingPolicy = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/shipping-policy',
  summary: 'Shipping policy',
  auth: 'none',
  query: none,
  body: none,
  answer: policyPage,
});

export const getRefundPolicy = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/refund-policy',
  summary: 'Refund policy',
  auth: 'none',
  query: none,
  body: none,
  answer: policyPage,
});

export const getCancellationPolicy = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/cancelation',
  summary: 'Cancellation policy',
  auth: 'none',
  query: none,
  body: none,
  answer: policyPage,
});

export const subscribeNewsletter = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/newsletter/subscribe',
  summary: 'Subscribe an address to the newsletter',
  auth: 'none',
  query: none,
  body: v.object({ email: v.pipe(v.string(), v.trim(), v.email(), v.maxLength(255)) }),
  answer: message,
});
