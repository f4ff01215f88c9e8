import * as v from 'valibot';
import { endpoint } from '../wire/define';
import { message, page, paging, text } from '../wire/fields';
import { notification } from './notification';

const none = v.object({});

export const listNotifications = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/customer/notifications',
  summary: 'What happened to orders, trips, refunds, wallet and points, the newest first',
  auth: 'customer',
  query: v.object(paging),
  body: none,
  answer: page('notifications', notification),
});

export const readNotifications = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/customer/notifications/read',
  summary: 'Note that news have been seen, up to a moment',
  auth: 'customer',
  query: none,
  body: v.object({ until: v.pipe(v.string(), v.isoTimestamp()) }),
  answer: message,
});

export const registerPush = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/customer/cm-firebase-token',
  summary:
    'The browser that push messages of this sign-in go to; an empty token ends that, as signing out does',
  auth: 'customer',
  query: none,
  body: v.object({ cm_firebase_token: v.pipe(text, v.trim(), v.maxLength(1_000)) }),
  answer: message,
});
