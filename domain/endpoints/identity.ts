import * as v from 'valibot';
import { guest, loginResponse, profile } from '../entities/customer';
import { text } from '../wire';
import { endpoint } from './define';

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

export const login = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/auth/login',
  summary: 'Sign in',
  auth: 'none',
  query: none,
  body: v.object({
    email_or_phone: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(255)),
    password: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
    login_type: v.optional(v.picklist(['manual', 'otp', 'social']), 'manual'),
    field_type: v.optional(text, ''),
    type: v.optional(text, ''),
    guest_id: v.optional(v.nullable(text)),
  }),
  answer: loginResponse,
});

export const signUp = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/auth/sign-up',
  summary: 'Register',
  auth: 'none',
  query: none,
  body: v.object({
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
    email: v.pipe(v.string(), v.trim(), v.email(), v.maxLength(255)),
    phone: v.pipe(v.string(), v.trim(), v.minLength(10), v.maxLength(20)),
    password: v.pipe(v.string(), v.minLength(6), v.maxLength(200)),
    confirm_password: v.optional(v.string()),
    ref_code: v.optional(v.nullable(text)),
    guest_id: v.optional(v.nullable(text)),
  }),
  answer: loginResponse,
});

export const logout = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/auth/logout',
  summary: 'End this session; its token is dead afterwards',
  auth: 'customer',
  query: none,
  body: none,
  answer: v.unknown(),
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

export const updateZone = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/customer/update-zone',
  summary: 'Remember the zone of the zoneId header',
  auth: 'customer',
  query: none,
  body: none,
  answer: v.unknown(),
});
