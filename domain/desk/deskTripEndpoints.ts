import * as v from 'valibot';
import { endpoint } from '../wire/define';
import { num, numOr, rows, text } from '../wire/fields';
import { declineLength, deskTrip, deskTripFigures } from './deskTrip';

const none = v.object({});

export const listDeskTrips = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/desk/trips',
  summary: 'Open trips of the renting office: those that wait first, then by when they begin',
  auth: 'staff',
  query: v.object({
    /** The `next` of the page before. */
    skip: v.optional(v.pipe(num, v.integer(), v.minValue(0), v.maxValue(1_000_000)), 0),
    limit: v.optional(v.pipe(num, v.integer(), v.minValue(1), v.maxValue(100)), 50),
  }),
  body: none,
  answer: v.object({ trips: rows(deskTrip), next: numOr(null) }),
});

export const listPastTrips = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/desk/trips/past',
  summary:
    'Trips of the renting office that have ended or were declined or cancelled, newest first',
  auth: 'staff',
  query: v.object({
    /** The `next` of the page before. */
    after: v.optional(v.nullable(num)),
    limit: v.optional(v.pipe(num, v.integer(), v.minValue(1), v.maxValue(100)), 25),
  }),
  body: none,
  answer: v.object({ trips: rows(deskTrip), next: numOr(null) }),
});

export const readTripFigures = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/desk/trips/figures',
  summary: 'How many trips of the renting office ended today and this month, and for how much',
  auth: 'staff',
  query: none,
  body: none,
  answer: deskTripFigures,
});

export const readDeskTrip = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/desk/trips/{id}',
  summary: 'A trip of the renting office',
  auth: 'staff',
  query: none,
  body: none,
  answer: deskTrip,
});

export const confirmTrip = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/desk/trips/{id}/confirm',
  summary: 'Say that the vehicles will be there; trip_handled says who was faster',
  auth: 'staff',
  query: none,
  body: none,
  answer: deskTrip,
});

export const declineTrip = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/desk/trips/{id}/decline',
  summary:
    'Decline a trip that has not begun, in words that its customer reads: vehicles, coupon and money go back; trip_handled',
  auth: 'staff',
  query: none,
  body: v.object({ words: v.pipe(text, v.trim(), v.nonEmpty(), v.maxLength(declineLength)) }),
  answer: deskTrip,
});

export const startTrip = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/desk/trips/{id}/start',
  summary:
    'Say that the keys were handed over, and how much cash was collected with them: all of a trip for cash, else 0; cash_due where that is another sum, trip_handled. Without a sum none is noted',
  auth: 'staff',
  query: none,
  body: v.object({ collected: v.optional(v.pipe(num, v.minValue(0))) }),
  answer: deskTrip,
});

export const endTrip = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/desk/trips/{id}/end',
  summary:
    'Say that the vehicles are back, and how much was collected: all that is due; cash_due where that is another sum, trip_handled',
  auth: 'staff',
  query: none,
  body: v.object({ collected: v.pipe(num, v.minValue(0)) }),
  answer: deskTrip,
});
