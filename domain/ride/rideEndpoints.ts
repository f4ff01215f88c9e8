import * as v from 'valibot';
import { leastPassword } from '../desk/staff';
import { giveUpReasons } from '../orders/courierChange';
import { latinDigits } from '../values/typedNumber';
import { endpoint } from '../wire/define';
import { flag, latitude, longitude, message } from '../wire/fields';
import { rider } from './courier';
import { codeLength, rideBoard, rideEarnings, rideJob } from './rideOrder';

const none = v.object({});
const session = v.object({ token: v.pipe(v.string(), v.nonEmpty()) });

export const signInToRide = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/ride/sign-in',
  summary: 'Sign in as a courier, by e-mail or phone; credentials, too_many_attempts',
  auth: 'none',
  query: none,
  body: v.object({
    login: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(255)),
    password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  }),
  answer: session,
});

export const chooseRidePassword = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/ride/password',
  summary: 'Choose a password with the link that one was given, once; invite_expired',
  auth: 'none',
  query: none,
  body: v.object({
    invite: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
    password: v.pipe(v.string(), v.minLength(leastPassword), v.maxLength(200)),
  }),
  answer: session,
});

export const signOutOfRide = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/ride/sign-out',
  summary: 'End this session of a courier, who is off duty then',
  auth: 'courier',
  query: none,
  body: none,
  answer: message,
});

export const readRider = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/ride/me',
  summary: 'Who is signed in as a courier',
  auth: 'courier',
  query: none,
  body: none,
  answer: rider,
});

export const readRideBoard = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/ride/board',
  summary: 'The courier’s orders, and those of the zone that nobody rides yet',
  auth: 'courier',
  query: none,
  body: none,
  answer: rideBoard,
});

export const setDuty = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/ride/duty',
  summary: 'Take orders from now on, or no more; what was accepted stays',
  auth: 'courier',
  query: none,
  body: v.object({ is_on_duty: v.picklist([0, 1]) }),
  answer: rideBoard,
  idempotent: true,
});

export const acceptRide = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/ride/orders/{id}/accept',
  summary: 'Accept an order; order_handled says who was faster',
  auth: 'courier',
  query: none,
  body: none,
  answer: rideJob,
  idempotent: true,
});

export const giveRideBack = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/ride/orders/{id}/give-back',
  summary: 'Give an order back that was not picked up yet; order_handled',
  auth: 'courier',
  query: none,
  body: none,
  answer: message,
  idempotent: true,
});

export const pickUpRide = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/ride/orders/{id}/picked-up',
  summary:
    'Say that an order was picked up, with the cash that is due where its sender pays; cash_due, order_handled',
  auth: 'courier',
  query: none,
  body: v.object({ is_cash_collected: v.optional(v.picklist([0, 1]), 0) }),
  answer: rideJob,
  idempotent: true,
});

export const arriveAtDoor = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/ride/orders/{id}/arrived',
  summary:
    'Say that one is at the door: its shopper is told, and from then it is counted until the order may be left there; order_handled',
  auth: 'courier',
  query: none,
  body: none,
  answer: rideJob,
  idempotent: true,
});

export const deliverRide = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/ride/orders/{id}/delivered',
  summary:
    'Hand an order over, with the code that its shopper says and the cash that is due; delivery_code, cash_due, order_handled, too_many_attempts',
  auth: 'courier',
  query: none,
  body: v.object({
    code: v.pipe(v.string(), v.trim(), v.transform(latinDigits), v.length(codeLength)),
    is_cash_collected: v.optional(v.picklist([0, 1]), 0),
  }),
  answer: rideJob,
  idempotent: true,
});

export const leaveAtDoor = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/ride/orders/{id}/left-at-door',
  summary:
    'Leave an order at the door, with a picture of it and the cash that is due: where its shopper wishes so, or some minutes after one has said to be there; door_early, image_format, too_large, cash_due, order_handled',
  auth: 'courier',
  query: none,
  body: v.object({ photo: v.instance(File), is_cash_collected: v.optional(flag, 0) }),
  answer: rideJob,
  multipart: true,
  idempotent: true,
});

export const giveRideUp = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/ride/orders/{id}/give-up',
  summary:
    'Say that one cannot go on with what was picked up, and why: it is back where it was fetched, or another courier fetches it from here; order_handled',
  auth: 'courier',
  query: none,
  body: v.object({ reason: v.picklist(giveUpReasons), is_brought_back: v.picklist([0, 1]) }),
  answer: message,
  idempotent: true,
});

export const tellPlace = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/ride/place',
  summary: 'Say where the courier is; shoppers of what is on the way see it',
  auth: 'courier',
  query: none,
  body: v.object({ latitude, longitude }),
  answer: message,
});

export const readEarnings = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/ride/earnings',
  summary: 'What was earned today and on the last seven days, and the cash in hand',
  auth: 'courier',
  query: none,
  body: none,
  answer: rideEarnings,
});
