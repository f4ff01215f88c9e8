import * as v from 'valibot';
import { profile } from '../account/customer';
import { endpoint } from '../wire/define';
import { guest } from './guest';

const none = v.object({});

export const requestGuestId = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/auth/guest/request',
  summary: 'A guest id for somebody who has none',
  auth: 'none',
  query: none,
  body: none,
  answer: guest,
});

export const getProfile = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/customer/info',
  summary: 'The signed-in customer',
  auth: 'customer',
  query: none,
  body: none,
  answer: profile,
});
