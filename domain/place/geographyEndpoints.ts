import * as v from 'valibot';
import { endpoint } from '../wire/define';
import { id, latitude, longitude } from '../wire/fields';
import { direction, distance, geocoding, placeDetails, suggestions, zoneLookup } from './place';

const none = v.object({});

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

export const checkZone = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/zone/check',
  summary: 'Whether a zone covers a point',
  auth: 'none',
  query: v.object({ lat: latitude, lng: longitude, zone_id: id }),
  body: none,
  answer: v.boolean(),
});
