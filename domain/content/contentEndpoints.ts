import * as v from 'valibot';
import { policyPage } from '../config';
import { endpoint } from '../wire/define';
import { message } from '../wire/fields';

const none = v.object({});

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
