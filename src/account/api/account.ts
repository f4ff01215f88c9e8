import {
  removeAccount,
  takeOverCart,
  updateInterest,
  updateProfile,
} from '../../../domain/account/customerEndpoints';
import type { BodyOf } from '../../../domain/wire/define';
import { ApiError } from '../../client/apiError';
import { call } from '../../client/client';

/** Calls of a signed-in customer about the account itself; each throws ApiError. */
export const sendProfile = (body: BodyOf<typeof updateProfile>, signal: AbortSignal) =>
  call(updateProfile, { body, signal, timeoutMs: 60_000 });

/** @param isLastOfSession it was asked for before, and may have ended the sign-in. @throws ApiError also where success comes with errors */
export async function deleteAccount(isLastOfSession: boolean, signal: AbortSignal): Promise<void> {
  const { errors } = await call(removeAccount, { signal, isLastOfSession });
  if (errors && errors.length > 0) throw new ApiError('refused', 200, errors);
}

export const sendInterests = (interest: number[], signal: AbortSignal) =>
  call(updateInterest, { body: { interest }, signal });

export const settleCarts = (body: BodyOf<typeof takeOverCart>, signal: AbortSignal) =>
  call(takeOverCart, { body, signal });
