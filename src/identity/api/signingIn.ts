import * as endpoints from '../../../domain/identity/identityEndpoints';
import type { BodyOf } from '../../../domain/wire/define';
import { call } from '../../client/client';
import { guestIdKey } from '../../client/storage/storage';

/** Calls of spec section "Identity". Each throws ApiError; the guest's id goes along where a cart may be taken over (SESS-07). */
type Without<Body> = Omit<Body, 'guest_id'>;
type Body<Name extends keyof typeof endpoints> = Without<BodyOf<(typeof endpoints)[Name]>>;

const asGuest = <T extends object>(body: T) => ({ ...body, guest_id: guestIdKey.get() });

export const logIn = (body: Body<'login'>, signal: AbortSignal) =>
  call(endpoints.login, { body: asGuest(body), signal });

export const register = (body: Body<'signUp'>, signal: AbortSignal) =>
  call(endpoints.signUp, { body: asGuest(body), signal });

export const verifyContact = (body: Body<'verifyPhone'>, signal: AbortSignal) =>
  call(endpoints.verifyPhone, { body: asGuest(body), signal });

export const verifyProviderCode = (body: Body<'firebaseVerifyToken'>, signal: AbortSignal) =>
  call(endpoints.firebaseVerifyToken, { body: asGuest(body), signal });

export const logInSocially = (body: Body<'socialLogin'>, signal: AbortSignal) =>
  call(endpoints.socialLogin, { body: asGuest(body), signal });

export const registerSocially = (body: Body<'socialRegister'>, signal: AbortSignal) =>
  call(endpoints.socialRegister, { body: asGuest(body), signal });

export const completeProfile = (body: Body<'updateInfo'>, signal: AbortSignal) =>
  call(endpoints.updateInfo, { body: asGuest(body), signal });

export const requestReset = (body: Body<'forgotPassword'>, signal: AbortSignal) =>
  call(endpoints.forgotPassword, { body, signal });

export const verifyReset = (body: Body<'verifyToken'>, signal: AbortSignal) =>
  call(endpoints.verifyToken, { body, signal });

export const resetPassword = (body: Body<'resetPassword'>, signal: AbortSignal) =>
  call(endpoints.resetPassword, { body, signal });

export const verifyProviderReset = (body: Body<'firebaseResetPassword'>, signal: AbortSignal) =>
  call(endpoints.firebaseResetPassword, { body, signal });
