import type { BodyOf } from '../../domain/endpoints/define';
import { login, requestGuestId, signUp } from '../../domain/endpoints/identity';
import { guestIdKey, tokenKey } from '../storage/storage';
import { call } from './client';

let underWay: Promise<string> | null = null;

/**
 * The guest id of this browser, asked for once when none is stored (SESS-12); null when signed in.
 * @throws ApiError
 */
export async function ensureGuestId(signal?: AbortSignal): Promise<string | null> {
  if (tokenKey.get()) return null;
  const stored = guestIdKey.get();
  if (stored) return stored;
  underWay ??= call(requestGuestId)
    .then(({ guest_id }) => {
      // The session may have asked at the same time: the first answer stays.
      const known = guestIdKey.get();
      if (!known) guestIdKey.set(guest_id);
      return known ?? guest_id;
    })
    .finally(() => {
      underWay = null;
    });
  const guestId = await underWay;
  signal?.throwIfAborted();
  return guestId;
}

export type Credentials = { identifier: string; password: string };
export type NewAccount = Omit<BodyOf<typeof signUp>, 'guest_id'>;

/** Signs in by e-mail or phone and password (LOGIN-07, LOGIN-09). @throws ApiError */
export const logIn = ({ identifier, password }: Credentials, signal: AbortSignal) => {
  const kind = identifier.includes('@') ? 'email' : 'phone';
  return call(login, {
    body: {
      email_or_phone: identifier,
      password,
      login_type: 'manual',
      field_type: kind,
      type: kind,
      guest_id: guestIdKey.get(),
    },
    signal,
  });
};

/** Registers (SIGN-11, SIGN-12). @throws ApiError */
export const register = (account: NewAccount, signal: AbortSignal) =>
  call(signUp, { body: { ...account, guest_id: guestIdKey.get() }, signal });
