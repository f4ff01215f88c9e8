import type { Tx } from '../../db/client';
import type { Deps } from '../../deps';
import { countAttempt, countByAddress, countTurn } from '../attempts';
import type { Call } from '../call';
import { findByKey } from '../claims';
import { knownDevice } from '../device';
import { codeMinutes } from './limits';
import type { CodeRow } from './store';
import { mostWrongTries } from './store';

type Subject = Pick<CodeRow, 'channel' | 'identifier' | 'customerId'>;

/** The name of the device that calls, if it is known to the account that the code is for. */
export async function deviceOf(
  deps: Deps,
  call: Call,
  { channel, identifier, customerId }: Subject,
): Promise<string | null> {
  const owner = customerId ?? (await findByKey(deps.db, { channel, value: identifier }))?.id;
  return knownDevice(deps, call, owner);
}

/**
 * Counts a code that is sent, text messages of all together for the shop's bill: by device where the account was signed in to before, so that strangers use none of its
 * codes up; else by address and by whom it goes to, first from one address and then from all.
 * @throws Refusal `otp_daily_limit`, `too_many_attempts` with Retry-After
 */
export async function countCode(
  tx: Tx,
  { env }: Deps,
  call: Call,
  { channel, identifier }: Pick<CodeRow, 'channel' | 'identifier'>,
  device: string | null,
  now: Date,
): Promise<void> {
  const key = `codes:${identifier}`;
  const own = `${key}@${device ?? call.address}`;
  if (!device) await countByAddress(tx, 'codes', call.address, env.LIMIT_CODES, now);
  await countAttempt(tx, own, env.LIMIT_CODES_TO, now, 'otp_daily_limit');
  if (device) return;
  await countTurn(tx, key, { rate: env.LIMIT_CODES_ACCOUNT, waits: env.CODE_WAITS }, now);
  if (channel === 'phone') {
    await countAttempt(tx, 'codes', env.LIMIT_CODES_SHOP, now, 'too_many_attempts');
  }
}

/** Counts a guess of a known device, which has tries of its own of each code. @throws Refusal `otp_too_many` */
export const countOwnGuess = ({ db }: Deps, { salt }: CodeRow, device: string, now: Date) =>
  countAttempt(
    db,
    `guess:${salt}:${device}`,
    { most: mostWrongTries, seconds: codeMinutes * 60 },
    now,
    'otp_too_many',
  );
