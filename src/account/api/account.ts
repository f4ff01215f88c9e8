import {
  removeAccount,
  takeOverCart,
  updateInterest,
  updateProfile,
} from '../../../domain/account/customerEndpoints';
import type { BodyOf } from '../../../domain/wire/define';
import { call } from '../../client/client';

/** Calls of a signed-in customer about the account itself; each throws ApiError. */
export const sendProfile = (body: BodyOf<typeof updateProfile>, signal: AbortSignal) =>
  call(updateProfile, { body, signal, timeoutMs: 60_000 });

export const deleteAccount = (signal: AbortSignal) => call(removeAccount, { signal });

export const sendInterests = (interest: number[], signal: AbortSignal) =>
  call(updateInterest, { body: { interest }, signal });

export const settleCarts = (body: BodyOf<typeof takeOverCart>, signal: AbortSignal) =>
  call(takeOverCart, { body, signal });
