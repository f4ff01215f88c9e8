import * as v from 'valibot';
import { endpoint } from '../wire/define';
import { flag, message } from '../wire/fields';
import { codeAnswer, loginResponse } from './identity';
import * as payload from './identityPayloads';

const none = v.object({});

export const login = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/auth/login',
  summary:
    'Sign in by password, or by code: without otp it is sent, with it checked; credentials, too_many_attempts, otp_wrong, otp_expired, otp_too_many, otp_too_soon, otp_daily_limit',
  auth: 'none',
  query: none,
  body: payload.loginPayload,
  answer: loginResponse,
});

export const signUp = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/auth/sign-up',
  summary: 'Register; email_taken, phone_taken, ref_code',
  auth: 'none',
  query: none,
  body: payload.signUpPayload,
  answer: loginResponse,
});

export const verifyPhone = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/auth/verify-phone',
  summary:
    'Prove the phone or e-mail of a login under way; without otp the code is sent again; otp_wrong, otp_expired, otp_too_many, otp_too_soon, otp_daily_limit',
  auth: 'none',
  query: none,
  body: payload.verifyPhonePayload,
  answer: loginResponse,
});

export const firebaseVerifyToken = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/auth/firebase-verify-token',
  summary:
    'Prove a phone by a code that Firebase sent: signs in (login_type otp) or continues a login; otp_wrong, otp_expired, provider_unreachable',
  auth: 'none',
  query: none,
  body: payload.firebaseVerifyPayload,
  answer: loginResponse,
});

export const socialLogin = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/auth/social-login',
  summary:
    'Sign in with a provider’s token; email (a phone is needed), unverified_match (prove the account itself: send otp along), provider_token, provider_unreachable',
  auth: 'none',
  query: none,
  body: payload.socialPayload,
  answer: loginResponse,
});

export const socialRegister = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/auth/social-register',
  summary: 'The same with the phone that social-login asked for',
  auth: 'none',
  query: none,
  body: payload.socialRegisterPayload,
  answer: loginResponse,
});

export const updateInfo = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/auth/update-info',
  summary:
    'Complete the profile of a login under way (is_personal_info 0); email_taken, phone_taken, ref_code, completion_expired',
  auth: 'none',
  query: none,
  body: payload.updateInfoPayload,
  answer: loginResponse,
});

export const forgotPassword = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/auth/forgot-password',
  summary: 'Send a code for a new password; the same answer whether there is an account or not',
  auth: 'none',
  query: none,
  body: payload.forgotPasswordPayload,
  answer: codeAnswer,
});

export const verifyToken = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/auth/verify-token',
  summary: 'Check a code for a new password; it counts its tries with reset-password',
  auth: 'none',
  query: none,
  body: payload.verifyTokenPayload,
  answer: message,
});

export const resetPassword = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/auth/reset-password',
  summary: 'Set a new password, once a code; all sessions end',
  auth: 'none',
  query: none,
  body: payload.resetPasswordPayload,
  answer: message,
});

export const firebaseResetPassword = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/auth/firebase-reset-password',
  summary: 'Prove a phone by Firebase; the code is then the reset_token of reset-password',
  auth: 'none',
  query: none,
  body: payload.firebaseResetPayload,
  answer: v.object({ ...message.entries, is_reset_token: v.optional(flag, 1) }),
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
